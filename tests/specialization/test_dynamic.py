"""Plans of expressions with dynamic parts: one for each form that they turn out to have."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.drawn import cases
from tests.runtime.faults import Faults
from tests.runtime.programs import Column, Matrix, Program, Row, Scalar, Steps, steps
from tests.specialization.running import plans_made
from typedtensor import Const, Expr, Input, Operand, Param, ScopeError, Tensor, dynamic, given
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1, exp, relu, tanh
from typedtensor.optim import SGD
from typedtensor.runtime.cache import PLANS

x = Input(Tensor[Row, Column])
choice = Input(Tensor[()])


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The requests that a plan was made for."""
    PLANS.clear()
    return plans_made(monkeypatch)


def matrix(seed: int = 0) -> Tensor[Row, Column]:
    return Tensor[Row, Column](np.random.default_rng(seed).normal(size=(3, 4)))


def number(value: float) -> Tensor[()]:
    return Tensor[()](np.array(float(value)))


class Experts:
    """Two experts on what is common to them; a number chooses one."""

    def __init__(self) -> None:
        self.common, self.first, self.second = (Param(matrix(n)) for n in range(3))
        self.runs = 0

    @property
    def parameters(self) -> list[Any]:
        return [self.common, self.first, self.second]

    def loss(self) -> Scalar:
        """A new expression."""
        common = (x * self.common) >> tanh
        return self.one_of(common, choice).mean() + common.sum()

    @dynamic
    async def one_of(self, common: Matrix, number: Scalar) -> Matrix:
        self.runs += 1
        if (await number).item() > 0:
            return common * self.first
        return (common * self.second) >> relu


def gradients(loss: Any, parameters: Any, *bindings: Any, **options: Any) -> tuple[int, list[Any]]:
    """How many plans were run, and the value of a loss with its gradients."""
    with given(*bindings, **options) as computation:
        found = computation.gradients(loss)
        return computation.counts.planned, [loss.value.numpy(), *(found[p].numpy() for p in parameters)]


def assert_equal(found: list[Any], expected: list[Any]) -> None:
    for array, wanted in zip(found, expected, strict=True):
        np.testing.assert_allclose(array, wanted, rtol=1e-12, atol=1e-12)


def test_each_form_has_a_plan_that_new_expressions_share(made: list[Any]) -> None:
    experts = Experts()
    planned = []
    for step, chosen in enumerate([1.0, -1.0, 1.0, -1.0, -1.0, 1.0]):
        bindings = x.bind(matrix(step)), choice.bind(number(chosen))
        runs = experts.runs
        count, found = gradients(experts.loss(), experts.parameters, *bindings)
        assert experts.runs == runs + 1
        planned.append(count)
        assert_equal(found, gradients(experts.loss(), experts.parameters, *bindings, plan=False)[1])
    assert planned == [1] * 6
    assert len(made) == 2


def test_one_plan_serves_all_experts_that_are_alike(made: list[Any]) -> None:
    weights = [Param(matrix(n)) for n in range(5)]

    @dynamic
    async def one_of(common: Matrix, number: Scalar) -> Matrix:
        return common * weights[int((await number).item())]

    loss = one_of((x * 2.0) >> tanh, choice).sum()
    for step, chosen in enumerate([3, 0, 4, 1, 3]):
        bindings = x.bind(matrix(step)), choice.bind(number(chosen))
        count, found = gradients(loss, weights, *bindings)
        assert count == 1
        assert_equal(found, gradients(loss, weights, *bindings, plan=False)[1])
        assert [bool(array.any()) for array in found[1:]] == [n == chosen for n in range(5)]
    assert len(made) == 1


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed."""

    def __init__(self, counts: Counter[str], name: str) -> None:
        super().__init__()
        self.counts, self.name = counts, name

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.counts[self.name] += 1
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def test_a_gate_is_computed_once_and_a_branch_that_is_not_taken_never() -> None:
    counts: Counter[str] = Counter()
    gate, left, right = (Counted(counts, name) for name in ("gate", "left", "right"))
    w = Param(matrix())

    @dynamic
    async def gated(x: Matrix) -> Matrix:
        return left(x * w) if (await gate((x * w).sum())).item() > 0 else right(x * w)

    loss = gated(x).sum()
    for step in range(4):
        counts.clear()
        assert gradients(loss, [w], x.bind(Tensor[Row, Column](w.value.numpy())))[0] == (step > 0)
        # An operation of a user is not tried out to make a plan.
        assert counts == {"gate": 1, "left": 1}


def test_what_was_awaited_and_is_on_the_way_is_not_computed_again() -> None:
    w = Param(matrix())

    @dynamic
    async def grown(x: Matrix) -> Matrix:
        while (await x.sum()).item() < 25.0:
            x = (x * x + 1.0) >> tanh >> exp
        return x

    @dynamic
    async def gated(x: Matrix) -> Matrix:
        return x * 2.0 if (await x).numpy()[0, 0] > 0 else x

    for part in (grown, gated):
        loss = part(x * w).sum()
        for _ in range(3):
            count, found = gradients(loss, [w], x.bind(matrix(1)))
            assert count == (part is grown and 0)
            with given(x.bind(matrix(1)), plan=False) as computation:
                expected = computation.gradients(loss)[w].numpy()
                evaluated = computation.counts.evaluated
            np.testing.assert_array_equal(found[1], expected)
            with given(x.bind(matrix(1))) as computation:
                computation.gradients(loss)
                assert computation.counts.evaluated == evaluated


def test_parts_in_parts_parts_that_are_shared_and_parts_that_return_what_is_there() -> None:
    w, v, table = Param(matrix()), Param(matrix(1)), Const(matrix(2))

    @dynamic
    async def halved(x: Matrix, times: int) -> Matrix:
        return halved(x * 0.5, times - 1) + x if times else x

    @dynamic
    async def itself(x: Matrix) -> Matrix:
        return x

    @dynamic
    async def constant(x: Matrix) -> Matrix:
        return table

    @dynamic
    async def scalar(x: Matrix) -> Scalar:
        return (halved(x, 1) * constant(x)).sum()

    shared = halved(x * w, 2)
    losses = [
        (shared * itself(shared) + itself(w) * constant(x)).sum(),
        scalar(x * w + v),
        scalar(itself(w)) * itself(v).sum(),
        halved(w, 3).sum() + halved(w, 2).sum(),
    ]
    for loss in losses:
        for step in range(3):
            count, found = gradients(loss, [w, v], x.bind(matrix(step)))
            assert count == 1
            assert_equal(found, gradients(loss, [w, v], x.bind(matrix(step)), plan=False)[1])


@cases(20, 100, code=steps())
def test_random_programs(code: Steps) -> None:
    program = Program(code, Faults())
    program.probe = lambda value: value  # type: ignore[assignment]  # operations of the library alone
    for step in range(4):
        bindings = [x.bind(matrix(step // 2))]
        _, found = gradients(program(x), program.weights, *bindings)
        assert_equal(found, gradients(program(x), program.weights, *bindings, plan=False)[1])


def test_steps_on_changing_parameters() -> None:
    ours, theirs = Experts(), Experts()
    for step, chosen in enumerate([1.0, -1.0, 1.0, -1.0, -1.0, 1.0]):
        for experts, plan in [(ours, True), (theirs, False)]:
            with given(x.bind(matrix(step)), choice.bind(number(chosen)), plan=plan):
                SGD(experts.parameters, learning_rate=0.1).step(experts.loss())
    assert_equal([p.value.numpy() for p in ours.parameters], [p.value.numpy() for p in theirs.parameters])


def test_a_failure_in_a_plan_names_the_node_and_its_line() -> None:
    counts: Counter[str] = Counter()

    class Failing(Counted, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            if self.counts["failing"] < 0:
                raise OSError("gone")
            return super().forward(xp, x)

    failing, w = Failing(counts, "failing"), Param(matrix())

    @dynamic
    async def part(x: Matrix) -> Matrix:
        return failing(x)

    loss = part(x * w).sum()
    for _ in range(2):
        gradients(loss, [w], x.bind(matrix()))
    counts["failing"] = -1
    with pytest.raises(OSError, match="gone") as caught:
        gradients(loss, [w], x.bind(matrix()))
    assert any("while computing" in note and f"{__file__}:" in note for note in caught.value.__notes__)


def test_a_part_that_depends_on_itself_is_still_an_error() -> None:
    cycle: list[Matrix] = []

    @dynamic
    async def part(w: Matrix) -> Matrix:
        return cycle[0] * w

    w = Param(matrix())
    cycle.append(part(w) + 1.0)
    for _ in range(3):
        with pytest.raises(ScopeError, match="awaits its own value"):
            gradients(cycle[0].sum(), [w])


def test_an_expression_with_dynamic_parts_is_let_go_of() -> None:
    w = Param(number(2.0))

    @dynamic
    async def part(w: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        return w * w

    for times in range(2):
        loss: Any = part(w) * w if times else part(w)
        for _ in range(3):
            gradients(loss, [w])
        gone = weakref.ref(loss)
        del loss
        gc.collect()
        assert gone() is None
