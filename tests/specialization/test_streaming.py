"""Gradients that are taken in parts: steps are those of the interpreter, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np
import pytest

from tests.runtime.test_interrupts import UNINTERRUPTED, Interrupt
from tests.sampling import sample
from tests.specialization.test_together import ALGORITHMS
from typedtensor import Axis, Expr, Input, NonFiniteError, Param, Tensor, given
from typedtensor.backends import Array
from typedtensor.backends.openblas import openblas
from typedtensor.nn import Linear
from typedtensor.ops import relu, tanh
from typedtensor.optim import SGD, AdamW, LearningRate, Optimizer, Transformation, scheduled
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.targets.numpy import cost_model, streaming
from typedtensor.targets.numpy.gradient_sink import GradientSink
from typedtensor.targets.numpy.step_plan import StepPlan


class Batch(Axis): ...


class Pixel(Axis, size=12): ...


class Hidden(Axis, size=6): ...


class Out(Axis, size=3): ...


@pytest.fixture(autouse=True)
def taken() -> Iterator[list[int]]:
    """How many gradients each part has that is taken, or each weight that parts are added to."""
    counts: list[int] = []
    run, take, addition = streaming.StreamingPlan.run_into, GradientSink.take, GradientSink.addition
    streams: list[GradientSink] = []

    def run_into(self: Any, sink: GradientSink, **way: bool) -> None:
        streams.append(sink)
        run(self, sink, **way)
        streams.pop()

    def count(self: GradientSink, start: int, stop: int, gradient: Array, finite: bool) -> None:
        assert gradient.shape == (stop - start,)
        if streams:
            counts.append(stop - start)
        take(self, start, stop, gradient, finite)

    def count_addition(self: GradientSink, start: int, stop: int) -> tuple[float, Array, Array] | None:
        found = addition(self, start, stop)
        if found is not None:
            assert found[1].shape == found[2].shape == (stop - start,)
            counts.append(stop - start)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cost_model, "SINK_BYTES", 1)
        patch.setattr(cost_model, "SINK_PART_BYTES", 200)
        patch.setattr(cost_model, "SUM_PART_BYTES", 200)
        patch.setattr(streaming.StreamingPlan, "run_into", run_into)
        patch.setattr(GradientSink, "take", count)
        patch.setattr(GradientSink, "addition", count_addition)
        PLANS.clear()
        yield counts
    PLANS.clear()


class Session:
    def __init__(self, make: Callable[[Any], Optimizer], dtype: str = "f8") -> None:
        generator = np.random.default_rng(0)
        self.model = Linear(Pixel, Hidden) >> tanh >> Linear(Hidden, Out)
        self.scale = Param(Tensor[()](np.ones((), dtype)), name="scale")
        self.parameters: dict[str, Param[Any]] = {**self.model.parameters, "scale": self.scale}
        for name, parameter in self.model.parameters.items():
            value = generator.normal(size=parameter.value.shape).astype(dtype)
            self.parameters[name].assign(type(parameter.value)[parameter.axes](value), dtype=dtype)
        self.x = Input(Tensor[Batch, Pixel])
        y = (self.x >> self.model) * self.scale
        self.loss: Expr[Tensor[()]] = (y * y).mean()
        self.optimizer = make(self.parameters)
        self.dtype = dtype

    def given(self, number: int, **way: Any) -> Any:
        x = np.random.default_rng([1, number]).normal(size=(5, 12)).astype(self.dtype)
        return given(self.x.bind(Tensor[Batch, Pixel](x)), **way)

    def step(self, number: int, **way: Any) -> float:
        with self.given(number, **way):
            self.optimizer.step(self.loss)
            return float(self.loss.value)

    @property
    def state(self) -> list[Any]:
        return [self.optimizer.steps, *(np.array(p.value.numpy()) for p in self.parameters.values())]


def same(one: Session, other: Session, tolerance: float = 1e-11) -> None:
    for a, b in zip(one.state, other.state, strict=True):
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("make", ALGORITHMS.values(), ids=ALGORITHMS)
def test_steps_in_parts_are_those_of_the_interpreter(make: Callable[[Any], Optimizer], taken: list[int]) -> None:
    planned, interpreted = Session(make), Session(make)
    for n in range(7):
        if n == 4:
            for session in (planned, interpreted):
                session.scale.assign(Tensor[()](np.asarray(0.5)))
        assert planned.step(n) == pytest.approx(interpreted.step(n, plan=False), rel=1e-12)
        same(planned, interpreted)
    total = sum(p.value.numpy().size for p in planned.parameters.values())
    assert sum(taken) in (0, 6 * total)
    assert bool(taken) == (make is not ALGORITHMS["clipped by norm"])
    added = make is ALGORITHMS["SGD"]
    # Two weights, and what is before each; weights are taken in several parts, if more is done than adding.
    assert not taken or (len(taken) == 6 * 4 if added else len(taken) > 6 * 4)


def test_single_precision(taken: list[int]) -> None:
    planned, interpreted = Session(ALGORITHMS["Adam"], "f4"), Session(ALGORITHMS["Adam"], "f4")
    for n in range(5):
        planned.step(n)
        interpreted.step(n, plan=False)
    same(planned, interpreted, 1e-4)
    assert taken


def test_gradients_that_are_asked_for_after_a_step_are_those_before_it() -> None:
    session = Session(ALGORITHMS["SGD"])
    for n in range(4):
        with session.given(n, plan=False) as computation:
            expected = computation.gradients(session.loss)
        with session.given(n) as computation:
            session.optimizer.step(session.loss)
            found = computation.gradients(session.loss)
            for parameter in session.parameters.values():
                np.testing.assert_allclose(found[parameter].numpy(), expected[parameter].numpy(), rtol=1e-11)
    first, second = Session(ALGORITHMS["SGD"]), Session(ALGORITHMS["SGD"])
    for n in range(4):
        with first.given(n):
            first.optimizer.step(first.loss)
            first.optimizer.step(first.loss)  # against the same gradients
        with second.given(n, plan=False):
            second.optimizer.step(second.loss)
            second.optimizer.step(second.loss)
        same(first, second)


def test_without_parts(taken: list[int]) -> None:
    session, other = Session(ALGORITHMS["Adam"]), Session(ALGORITHMS["Adam"])
    for n in range(4):
        session.step(n, without=["stream"])
        other.step(n, plan=False)
    same(session, other)
    assert not taken


def test_an_optimizer_of_some_of_the_parameters(taken: list[int]) -> None:
    session, other = Session(ALGORITHMS["SGD"]), Session(ALGORITHMS["SGD"])
    for one in (session, other):
        one.optimizer = SGD([one.scale], learning_rate=0.1)
    for n in range(4):
        session.step(n)
        other.step(n, plan=False)
    same(session, other)
    assert not taken


@pytest.mark.parametrize("rates", [(lambda step: 0.5 / step, 0.2), (0.0,), (2.0,), (1e-13,)])
def test_factors_are_multiplied(rates: tuple[Any, ...], taken: list[int]) -> None:
    def make(parameters: Any) -> Optimizer:
        return Optimizer(parameters, *map(LearningRate, rates))

    planned, interpreted = Session(make), Session(make)
    for n in range(5):
        planned.step(n)
        interpreted.step(n, plan=False)
    same(planned, interpreted)
    added = len(rates) > 1  # other factors could hide what is not finite
    assert len(taken) == 4 * 4 if added else len(taken) > 4 * 4


@pytest.mark.parametrize("library", [None, openblas()], ids=["without a library", "OpenBLAS"])
@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_gradients_are_added_as_they_are_computed(library: Any, dtype: str, taken: list[int]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(streaming, "_library", lambda arena: library)
        planned, interpreted = Session(ALGORITHMS["SGD"], dtype), Session(ALGORITHMS["SGD"], dtype)
        for n in range(7):
            planned.step(n)
            interpreted.step(n, plan=False)
    same(planned, interpreted, 1e-11 if dtype == "f8" else 1e-4)
    assert len(taken) == 6 * 4


def test_a_value_that_is_not_finite_is_no_gradient_that_is_not(taken: list[int]) -> None:
    """Sums show whether gradients are finite, but where the value was infinite before."""
    sessions = [Session(ALGORITHMS["SGD"]) for _ in range(2)]
    for session in sessions:
        weight = session.parameters["0.weight"]
        values = np.full((12, 6), 0.1)
        values[0, 3] = np.inf
        weight.assign(Tensor[Pixel, Hidden](values))
        session.loss = (tanh(session.x @ weight) * session.scale).sum()
        session.optimizer = SGD({"weight": weight, "scale": session.scale}, learning_rate=0.01)
    planned, interpreted = sessions
    for n in range(5):
        planned.step(n)
        interpreted.step(n, plan=False)
    same(planned, interpreted)
    assert np.isinf(planned.parameters["0.weight"].value.numpy()).sum() == 1
    assert taken


def test_a_gradient_that_is_finite_only_if_multiplied_is_refused(taken: list[int]) -> None:
    weight = Param(Tensor[Pixel, Hidden](np.zeros((12, 6))), name="weight")
    x, factor = Input(Tensor[Batch, Pixel]), Input(Tensor[()])
    loss, optimizer = (x @ weight).sum() * factor, SGD({"weight": weight}, learning_rate=1e-3)
    refused = pytest.raises(NonFiniteError, match="the gradient of the loss for weight")
    for number in (0.0, 0.0, 0.0, 1e155):
        before, finite = weight.value, number == 0.0
        data = Tensor[Batch, Pixel](np.full((5, 12), number))
        with given(x.bind(data), factor.bind(Tensor[()](np.asarray(number)))), nullcontext() if finite else refused:
            optimizer.step(loss)
        assert (weight.value is not before) == finite
    assert taken == [72, 72, 72, 72]  # what is refused is computed once more, by the way that names it


@pytest.mark.parametrize("make", [AdamW, SGD])
def test_a_gradient_that_is_not_finite_is_named_and_changes_nothing(make: Any, taken: list[int]) -> None:
    weight = Param(Tensor[Pixel, Hidden](np.zeros((12, 6))), name="weight")
    bias = Param(Tensor[()](np.zeros(())), name="bias")
    x, factor = Input(Tensor[Batch, Pixel]), Input(Tensor[()])
    loss = (x @ weight).sum() * factor + bias
    parameters: dict[str, Param[Any]] = {"bias": bias, "weight": weight}
    optimizer = make(parameters, learning_rate=0.1)

    def step(number: float) -> None:
        data = np.zeros((5, 12))
        data[2, 7] = number
        with given(x.bind(Tensor[Batch, Pixel](data)), factor.bind(Tensor[()](np.asarray(number)))):
            optimizer.step(loss)

    for _ in range(3):
        step(0.0)
    before = weight.value, bias.value
    for _ in range(3):
        with pytest.raises(NonFiniteError, match="the gradient of the loss for weight is not finite"):
            step(1e200)
        assert (weight.value, bias.value) == before
    step(1.0)
    assert weight.value.numpy()[7, 0] != 0.0
    if make is SGD:
        step(1e100)  # the gradient is finite, but not the sum of its squares
        np.testing.assert_allclose(weight.value.numpy()[7], -0.1 * (1.0 + 1e200))
    assert taken


def same_state(one: list[Any], other: list[Any]) -> None:
    for a, b in zip(one, other, strict=True):
        np.testing.assert_array_equal(a, b)


class Failing(Transformation):
    """Its number of the third step fails."""

    traceable = True

    def apply(self, xp: Any, update: Array, value: Array, state: Any, step: Any) -> tuple[Array, Any]:
        return update * scheduled(step, self.number), state

    def number(self, step: int) -> float:
        if step == 3:
            raise ValueError("this step is not to my liking")
        return 1.0


def test_a_transformation_whose_number_fails_changes_nothing(taken: list[int]) -> None:
    session = Session(lambda p: Optimizer(p, Failing(), LearningRate(0.1)))
    session.step(0)
    session.step(1)
    before = session.state
    assert taken
    with pytest.raises(ValueError, match="not to my liking") as raised:
        session.step(2)
    assert "no parameter was changed" in "".join(raised.value.__notes__)
    same_state(session.state, before)


class Untraceable(Transformation):
    """Says that it can be traced, but looks at elements, and fails in the third step, in the last parameter."""

    traceable = True
    calls = 0

    def apply(self, xp: Any, update: Array, value: Array, state: Any, step: Any) -> tuple[Array, Any]:
        if float(xp.max(update)) > -np.inf:
            self.calls += 1
        if self.calls == 15:
            raise ValueError("this parameter is not to my liking")
        return update, state


def test_a_transformation_that_fails_changes_nothing(taken: list[int]) -> None:
    session = Session(lambda p: Optimizer(p, Untraceable(), LearningRate(0.1)))
    session.step(0)
    session.step(1)
    before = session.state
    assert session.optimizer.transformations[0].calls == 10  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="not to my liking") as raised:
        session.step(2)
    assert "no parameter was changed" in "".join(raised.value.__notes__)
    same_state(session.state, before)
    assert not taken


def test_a_schedule_that_fails_changes_nothing() -> None:
    session = Session(lambda p: SGD(p, learning_rate=lambda step: [0.1, 0.1][step - 1]))
    session.step(0)
    session.step(1)
    before = session.state
    with pytest.raises(IndexError) as raised:
        session.step(2)
    assert "no parameter was changed" in "".join(raised.value.__notes__)
    same_state(session.state, before)


@pytest.mark.parametrize("make", sample([AdamW, SGD], first=1))
def test_an_interrupt_in_any_line_of_a_step_in_parts(make: Any) -> None:
    def trained() -> Session:
        session = Session(lambda p: make(p, learning_rate=0.1))
        for n in range(4):
            session.step(n)
        return session

    def step(session: Session, interrupt: AbstractContextManager[Any] = UNINTERRUPTED) -> None:
        with session.given(4), interrupt:
            session.optimizer.step(session.loss)

    session, lines = trained(), Interrupt()
    before = session.state
    step(session, lines)
    after = session.state
    for line in range(1, lines.lines, max(1, lines.lines // 60)):
        PLANS.clear()
        session = trained()
        same_state(session.state, before)
        try:
            step(session, Interrupt(line, counted=lines))
        except KeyboardInterrupt:
            made = session.optimizer.steps == 5
            same_state(session.state, after if made else before)
            if not made:
                step(session)
        same_state(session.state, after)


def test_what_is_computed_in_parts_is_thin_and_read_by_nothing_else() -> None:
    session = Session(ALGORITHMS["SGD"])
    wide, leaves = Input(Tensor[Batch, Pixel]), list(session.parameters.values())
    arrays = [np.asarray(p.value.numpy()) for p in leaves]

    def streamed(loss: Any, batch: int) -> int:
        data = [*arrays, np.zeros((batch, 12))]
        plan = GradientPlan(loss, [*leaves, wide], data, leaves)
        assert isinstance(plan.executable, StepPlan)
        return len(plan.executable.streamed)

    loss = (relu(wide >> session.model) * session.scale).sum()
    assert streamed(loss, 5) == 2
    assert streamed(loss, cost_model.SINK_TERMS + 1) == 0
