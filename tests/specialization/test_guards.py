"""Guards that nothing else would miss: each of these tests fails if its guard is taken away."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Input, Param, SizeError, Tensor, fold, given
from typedtensor.backends import Array, Namespace
from typedtensor.control import Forest, ForestInput, tree_fold
from typedtensor.core.operand import Operand
from typedtensor.ops import PolyOp1
from typedtensor.optim import SGD
from typedtensor.runtime.state import SizeTable


class Row(Axis): ...


class Root(Axis): ...


class Moody(PolyOp1, rule="*A -> *A"):
    """``x``, or an error when it is told to fail."""

    fails = False

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if self.fails:
            self.fails = False
            raise ArithmeticError("not today")
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def test_a_users_operation_that_fails_once_is_no_fault_of_the_plan() -> None:
    w, moody = Param(Tensor[()](np.float64(1.0))), Moody()
    loss = moody(w) * 2.0
    for _ in range(3):
        with given() as computation:
            computation.gradients(loss)
    moody.fails = True
    with given() as computation:  # a warning would be an error here
        with contextlib.suppress(ArithmeticError):
            computation.gradients(loss)
    with given() as computation:
        computation.gradients(loss)
        assert computation.counts.planned == 1


class Strict(PolyOp1, rule="*A -> *A"):
    """``x`` where nothing is negative; counts what it was given of that."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if (x < 0).any():
            self.refused += 1
            raise ArithmeticError("negative")
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


class Scarce(Strict, rule="*A -> *A"):
    """The same of memory."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        try:
            return super().forward(xp, x)
        except ArithmeticError:
            raise MemoryError from None


@pytest.mark.parametrize("operation", [Strict, Scarce])
@pytest.mark.parametrize("streamed", [False, True])
def test_a_users_operation_that_fails_in_a_plan_is_not_done_again(operation: type[Strict], streamed: bool) -> None:
    w, strict = Param(Tensor[()](np.float64(1.0))), operation()
    loss, optimizer = strict(w) * 2.0, SGD([w], learning_rate=0.0)

    def step(value: float) -> int:
        w.assign(Tensor[()](np.float64(value)))
        with given() as computation:
            if streamed:
                optimizer.step(loss)
            else:
                computation.gradients(loss)
            return computation.counts.planned

    assert [step(1.0) for _ in range(3)] == [0, 1, 1]
    with pytest.raises((ArithmeticError, MemoryError)) as caught:
        step(-1.0)
    assert strict.refused == 1
    assert f"while computing {operation.__name__}" in "".join(caught.value.__notes__)
    assert step(1.0) == 1


@pytest.mark.parametrize("operation", [Strict, Scarce])
def test_a_users_operation_that_fails_in_a_plan_of_a_value_is_not_done_again(operation: type[Strict]) -> None:
    strict, x = operation(), Input(Tensor[Row])
    y: Expr[Tensor[Row]] = strict(x)
    for _ in range(40):  # a smaller expression is interpreted
        y = y * 1.0
    total = y.sum(Row)

    def planned(value: float) -> bool:
        with given(x.bind(Tensor[Row](np.full(4, value)))) as computation:
            assert total.value.item() == 4.0 * value
            return computation.requests[0].planned

    assert [planned(1.0) for _ in range(3)] == [False, True, True]
    with pytest.raises((ArithmeticError, MemoryError)):
        planned(-1.0)
    assert strict.refused == 1
    assert planned(1.0)


@pytest.mark.parametrize("operation", [Strict, Scarce])
def test_a_users_operation_that_fails_in_a_plan_of_a_body_is_not_done_again(operation: type[Strict]) -> None:
    strict, x, zero = operation(), Input(Tensor[Row]), Const(Tensor[()](np.float64(0.0)))
    last = fold(lambda state, one: state + strict(one), zero, x, Row)
    for _ in range(3):
        with given(x.bind(Tensor[Row](np.ones(4)))):
            assert last.value.item() == 4.0
    with given(x.bind(Tensor[Row](np.array([1.0, 1.0, -1.0, 1.0])))), pytest.raises((ArithmeticError, MemoryError)):
        last.value.item()
    assert strict.refused == 1


def test_levels_of_trees_that_hold_a_users_operation_are_done_once() -> None:
    calls = 0

    class Counted(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            nonlocal calls
            calls += 1
            return x * 1.0

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return dy

    counted, x, trees = Counted(), Input(Tensor[Row]), ForestInput(Row, Root)
    folded = tree_fold(lambda leaf: leaf, lambda left, right: counted(left + right), x, trees, Row, Root).stack()
    for forest, inner in [(Forest((0, 1), (2, 3)), 2)] * 3 + [(Forest(((0, 1), (2, 3))), 3)]:
        calls = 0
        with given(x.bind(Tensor[Row](np.ones(4))), *trees.bind(forest)):
            assert folded.value.numpy().sum() == 4.0
        assert calls == inner


def test_what_was_first_seen_of_a_size_is_what_messages_name() -> None:
    sizes = SizeTable()
    sizes.observe(Row, 3, lambda: "the first")
    sizes.complete({Row: 3}, lambda: "a plan")
    assert sizes.known == {Row: 3}
    with pytest.raises(SizeError, match="size 5 in the third, but size 3 in the first"):
        sizes.observe(Row, 5, lambda: "the third")
