"""In which operands operations are linear, as is found without values, against what they give."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, Case
from tests.ops.cases.case import Row
from typedtensor import AnyTensor, Const, Expr, Input, Tensor
from typedtensor.core.expr import App, new_input
from typedtensor.core.operand import Operand
from typedtensor.ops import Add, Exp, Mul, PolyOp1, PolyOp2
from typedtensor.transforms.linearity import LINEAR, How, Judge, of_leaf

BY_CHANCE = {("Abs", (0,)), ("LeakyReLU", (0,)), ("MatrixPowerSlope", (0,)), ("Prod", (0,)), ("L2Normalize", (0,))}
"""Operations that are linear in operands of one case: a slope is the same on both sides, a factor is alone."""


def test_operations_are_linear_in_what_is_found() -> None:
    """In each choice of operands of each case; where none is found, there is a case that shows it."""
    shown: dict[Any, bool] = {}
    for case in CASES:
        node = applied(case)
        if not isinstance(node, App) or node.tensor_type.kind != "real":
            continue
        for moved in choices(case, node):
            how = found(node, moved).how
            if how is How.LINEAR:
                assert is_linear(case, moved), (str(case), moved)
            elif how is How.OTHERWISE:
                key = type(case.operation).__name__, moved
                shown[key] = shown.get(key, False) or not is_linear(case, moved)
            else:
                assert how is How.UNKNOWN
                assert case.operation.linear is None
    assert {key for key, differs in shown.items() if not differs} <= BY_CHANCE


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (lambda: Doubled(), (How.LINEAR,)),
        (lambda: Shifted(), (How.OTHERWISE,)),
        (lambda: Without(), (How.UNKNOWN,)),
        (lambda: Between(), (How.OTHERWISE, How.OTHERWISE, How.LINEAR)),
    ],
)
def test_operations_of_ones_own(operation: Callable[[], Any], expected: tuple[How, ...]) -> None:
    """In the first operand, in the second, and in both."""
    made: Any = operation()
    x: Any = Input(Tensor[Row])
    node = made(*[x] * made.arity)
    every = [(0,)] if made.arity == 1 else [(0,), (1,), (0, 1)]
    assert tuple(found(node, moved).how for moved in every) == expected


class Doubled(PolyOp1, rule="*A -> *A"):
    """``2 x``."""

    def forward(self, xp: Any, x: Any, /) -> Any:
        return x * 2.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * 2.0


class Shifted(PolyOp1, rule="*A -> *A"):
    """``2 x + 1``."""

    is_affine = True

    def forward(self, xp: Any, x: Any, /) -> Any:
        return x * 2.0 + 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * 2.0


class Without(PolyOp1, rule="*A -> *A"):
    """Without a gradient."""

    def forward(self, xp: Any, x: Any, /) -> Any:
        return x


class Between(PolyOp2, rule="*A, *A -> *A"):
    """``(x1 + x2) / 2``."""

    def forward(self, xp: Any, x1: Any, x2: Any, /) -> Any:
        return (x1 + x2) * 0.5

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * 0.5

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * 0.5


def test_zeros_are_seen() -> None:
    x: Expr[Tensor[Row]] = Input(Tensor[Row])
    zero, three = Const(Tensor[Row](np.zeros(3))), Const(Tensor[Row](np.full(3, 3.0)))
    assert of_leaf(zero.expand_like(x)).how is How.ZERO
    assert of_leaf(three.expand_like(x)).how is How.CONSTANT
    sums: list[Any] = [Add()(x, zero), Add()(x, three), Mul()(x, zero), Exp()(zero)]
    hows = [Judge().of(y, [LINEAR if o is x else of_leaf(o) for o in y.operands]).how for y in sums]
    assert hows == [How.LINEAR, How.OTHERWISE, How.LINEAR, How.CONSTANT]


def applied(case: Case) -> Any:
    operands: list[Any] = [new_input(x.tensor_type) if isinstance(x, AnyTensor) else x for x in case.operands]
    apply: Any = case.operation
    return apply(*operands)


def choices(case: Case, node: App[Any]) -> list[tuple[int, ...]]:
    """Choices of operands that pass gradients on."""
    real = [
        n
        for n, x in enumerate(case.operands)
        if isinstance(x, AnyTensor) and x.kind == "real" and node.op.passes_gradient(n)
    ]
    return [moved for count in range(1, len(real) + 1) for moved in itertools.combinations(real, count)]


def found(node: App[Any], moved: Sequence[int]) -> Any:
    return Judge().of(node, [LINEAR if n in moved else of_leaf(x) for n, x in enumerate(node.operands)])


def is_linear(case: Case, moved: Sequence[int]) -> bool:
    """Whether a sum of two operands with factors has that sum of results."""
    draw = np.random.default_rng(0)
    apply: Any = case.operation
    operands: list[Any] = list(case.operands)
    first, second = ([draw.normal(size=operands[n].shape) for n in moved] for _ in range(2))

    def at(one: float, two: float) -> Any:
        points = list(operands)
        for n, x, y in zip(moved, first, second, strict=True):
            points[n] = operands[n].tensor_type.wrap(np.asarray(one * x + two * y))
        return apply(*points).numpy()

    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            sides = at(1.7, -0.6), 1.7 * at(1.0, 0.0) - 0.6 * at(0.0, 1.0)
        except (ArithmeticError, ValueError):
            return False
    return bool(np.allclose(*sides, rtol=1e-6, atol=1e-6))
