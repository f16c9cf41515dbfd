"""Number of passes of a dense Jacobian: at most the number of elements of its smaller side, plus one for the value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Tensor, fold, given, jacobian
from typedtensor.backends import Array, Namespace
from typedtensor.core.operand import Operand
from typedtensor.nn import Linear, LSTMCell, LSTMState, TransformerBlock
from typedtensor.ops import PolyOp1, tanh


class In(Axis, size=4): ...


class Few(Axis, size=2): ...


class Many(Axis, size=6): ...


class Time(Axis, size=3): ...


class Head(Axis, size=2): ...


class Width(Axis, size=2): ...


class Through(PolyOp1, rule="*A -> *A"):
    """The identity, which counts what goes through it: values, tangents and deltas."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.count += 1
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return self(dy)


def recurrent(xs: Expr[Tensor[Time, In]]) -> Expr[Tensor[Few]]:
    cell, zeros = LSTMCell(In, Few, seed=0), Const(Tensor[Few](np.zeros(2)))
    return fold(lambda s, x: cell(x, s), LSTMState(zeros, zeros), xs, Time).hidden


class Case(NamedTuple):
    """A model, its point, and how many passes its Jacobian takes."""

    model: Callable[[Any], Any]
    x: Any
    passes: int


def normal(*shape: int) -> Any:
    return np.random.default_rng(0).normal(size=shape)


ATTENTION = TransformerBlock(In, Head, Width, Many, over=Time, seed=0)
ONE, STEPS = Const(Tensor[In](normal(4))), Const(Tensor[Time, In](normal(3, 4)))

CASES = {
    "MLP, narrow": Case(Linear(In, Many, seed=0) >> tanh >> Linear(Many, Few, seed=1), ONE, 2),
    "MLP, wide": Case(Linear(In, Few, seed=0) >> tanh >> Linear(Few, Many, seed=1), ONE, 4),
    "LSTM": Case(recurrent, STEPS, 2),
    "attention": Case(lambda x: ATTENTION(x, None).sum(Time), STEPS, 4),
    "attention, square": Case(lambda x: ATTENTION(x, None), STEPS, 12),
}


@pytest.mark.parametrize("name", CASES)
def test_passes_of_a_dense_jacobian(name: str) -> None:
    model, x, passes = CASES[name]
    through = Through()
    made = jacobian(lambda z: model(through(z)), x)
    with given(plan=False):
        found = made.value.numpy()
        assert through.count == passes + 1
        np.testing.assert_allclose(found, jacobian(model, x).value.numpy(), rtol=1e-9)
        rows, columns = model(x).value.numpy().size, x.value.numpy().size
    assert found.size == rows * columns
    assert passes == min(rows, columns)
