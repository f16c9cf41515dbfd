"""Programs of optimizer steps: the reference interpreter, XLA and NumPy's target agree."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

from tests.fuzz.optimizers import Step as Case
from tests.fuzz.optimizers import Training
from tests.sampling import sample
from tests.specialization.test_together import ALGORITHMS, Column, Row, Session, same
from tests.targets.using import using
from typedtensor import Input, NonFiniteError, Param, Tensor, given
from typedtensor.ad.symbolic import gradients_found
from typedtensor.ir import Program, parse, printed, verify
from typedtensor.lowering.expressions import lower
from typedtensor.lowering.updates import UpdateProgram, step_program
from typedtensor.optim import Adam, AdamW, Optimizer, scheduled
from typedtensor.optim.update import ParameterUpdate
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget

TARGETS: list[Callable[[], Target]] = [ReferenceTarget, NumPyTarget, XlaTarget]
MORE: dict[str, Callable[[Any], Optimizer]] = {"Adam, scheduled": lambda p: Adam(p, learning_rate=lambda n: 0.1 / n)}

ALL = {**ALGORITHMS, **MORE}
EARLY = ("SGD", "Adam")
"""Those that are tried on XLA each time: each program is compiled."""

each_algorithm = pytest.mark.parametrize("make", ALL.values(), ids=ALL)


def step_of(session: Session) -> tuple[Program, UpdateProgram, list[Any]]:
    """The program of a step on the three parameters, what gives its scalars, and the states before the first step."""
    parameters, loss = session.parameters, session.large
    arrays = [np.asarray(p.value.numpy()) for p in parameters]
    found = gradients_found(loss, parameters)
    leaves: dict[Any, Any] = dict(zip([*parameters, session.x], [*arrays, np.zeros(4)], strict=True))
    gradients = lower((loss, *(found[p] for p in parameters)), leaves)
    update = ParameterUpdate(session.optimizer.transformations)
    made = update.trace([x.shape for x in arrays], np.dtype(float))
    states = [update.flat(update.start(x)) for x in arrays]
    return step_program(gradients, range(3), made), made, [x for each in zip(*states, strict=True) for x in each]


@each_algorithm
@pytest.mark.parametrize("target", TARGETS)
def test_the_program_of_a_step(target: Callable[[], Target], make: Callable[[Any], Optimizer]) -> None:
    if target is XlaTarget:
        pytest.importorskip("jax")
    session = Session(make)
    program, update, states = step_of(session)
    values = session.values
    executable = target().prepare(verify(parse(printed(program, elide=False))))
    for n in range(5):
        data = np.random.default_rng([1, n]).normal(size=4)
        with given(session.x.bind(Tensor[Column](data))) as computation:
            session.optimizer.step(session.large)
            expected = session.large.value.item()
            assert computation.counts.planned == 1
        loss, finite, *made = map(np.asarray, executable.run([*values, data, *states, *update.numbers(n + 1)]))
        values, states = made[:3], made[3:]
        assert finite.tolist() == [True] * 3
        np.testing.assert_allclose(loss, expected, rtol=1e-12)
        for one, other in zip(values, session.values, strict=True):
            assert one.dtype == other.dtype
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("target", TARGETS)
def test_the_program_of_a_step_says_which_gradients_are_not_finite(target: Callable[[], Target]) -> None:
    if target is XlaTarget:
        pytest.importorskip("jax")
    session = Session(ALGORITHMS["Adam"])
    program, update, states = step_of(session)
    w, b, s = session.values
    for scale, expected in ((1.0, [True, True, True]), (1e200, [False, False, True])):
        with np.errstate(all="ignore"):
            _, finite, *_ = target()(program, w, b, s * scale, np.ones(4), *states, *update.numbers(1))
        assert np.asarray(finite).tolist() == expected


def test_numbers_that_depend_on_the_step_are_inputs() -> None:
    """All others stand in the program, so that a step costs nothing for them."""
    session = Session(lambda p: AdamW(p, learning_rate=0.1))
    program, update, _ = step_of(session)
    assert len(update.scalars) == 2
    assert update.numbers(1) == pytest.approx([0.1 / 0.001**0.5, 1e-9])
    assert [x.shape for x in program.inputs[-2:]] == [(), ()]
    assert scheduled(3, lambda step: step * 2.0) == 6.0


@pytest.fixture
def _on(request: pytest.FixtureRequest) -> Iterator[None]:
    """Plans run on another target, which compiles a step as one program."""
    if request.param is XlaTarget:
        pytest.importorskip("jax")
    with using(request.param()):
        yield


elsewhere = pytest.mark.parametrize("_on", [ReferenceTarget, XlaTarget], indirect=True)


@pytest.mark.parametrize(
    ("_on", "make"),
    [
        *(pytest.param(ReferenceTarget, make, id=f"{name}-reference") for name, make in ALL.items()),
        *sample(
            (pytest.param(XlaTarget, make, id=f"{name}-XLA") for name, make in ALL.items()),
            where=lambda row: row.id.removesuffix("-XLA") in EARLY,
        ),
    ],
    indirect=["_on"],
)
@pytest.mark.usefixtures("_on")
def test_optimizers_on_another_target(make: Callable[[Any], Optimizer]) -> None:
    planned, interpreted = Session(make), Session(make)
    order = [(0, True), (0, True), (1, True), (1, True), (0, False), (0, True), (1, True)]
    for n, (small, plan) in enumerate(order):
        planned.step(planned.small if small else planned.large, n, plan)
        interpreted.step(interpreted.small if small else interpreted.large, n, False)
        same(planned, interpreted)
        if n == 3:
            for session in (planned, interpreted):
                session.b.assign(Tensor[Row](np.full(3, 0.1)))
            planned.optimizer = copy.copy(planned.optimizer)  # by its state
    assert planned.planned == 6


@elsewhere
@pytest.mark.usefixtures("_on")
def test_two_optimizers_in_one_computation_on_another_target() -> None:
    """The second step is made against the gradients of the values before the first, and changes those after it."""
    sessions = [Session(ALGORITHMS["Adam"]), Session(ALGORITHMS["Adam"])]
    seconds = [Adam(s.parameters, learning_rate=0.1) for s in sessions]
    for n in range(4):
        for session, second, plan in zip(sessions, seconds, (True, False), strict=True):
            with given(session.x.bind(Tensor[Column](np.full(4, n + 1.0))), plan=plan) as computation:
                if n == 3:
                    computation.gradients(session.large)
                session.optimizer.step(session.large)
                second.step(session.large)
        same(*sessions)


@elsewhere
@pytest.mark.usefixtures("_on")
def test_a_gradient_that_is_not_finite_is_refused_on_another_target() -> None:
    v, w, x = Param(Tensor[Row](np.ones(2)), name="v"), Param(Tensor[Row](np.zeros(2)), name="w"), Input(Tensor[()])
    loss, optimizer = (v * v).sum() + (w * x).sum() * x, Adam([v, w])
    refused = pytest.raises(NonFiniteError, match="the gradient of the loss for w is not finite")
    for number in (0.0, 0.0, 0.0, 1e200):
        before, finite = v.value, number == 0.0
        with given(x.bind(Tensor[()](np.asarray(number)))), nullcontext() if finite else refused:
            optimizer.step(loss)
        assert (v.value is before) == (not finite)
    assert optimizer.steps == 3


@pytest.mark.slow
def test_a_step_without_elements_says_nothing_of_the_next() -> None:
    both, none = (Case(scale=1.0, uses=uses) for uses in ((0, 1), (0,)))
    training = Training(
        chain=(("ClipByGlobalNorm", (1.0,)),),
        rate=0.1,
        falls=False,
        shapes=((4, 0), (3, 3)),
        dtypes=("float64", "float64"),
        steps=(both, both, both, both, none, none, both, both),
        seed=173,
        without=(),
    )
    assert training.fault() is None
