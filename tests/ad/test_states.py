"""Gradients for states: made as the state is, of expressions and of values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, Input, Param, Tensor, given
from typedtensor.ad import gradient
from typedtensor.nn import Linear


class Row(Axis, size=2): ...


class Column(Axis, size=3): ...


@dataclass
class Pair:
    a: Expr[Tensor[Row]]
    b: Expr[Tensor[Column]]


class Named(NamedTuple):
    a: Expr[Tensor[Row]]
    b: Expr[Tensor[Column]]


A, B = Param(Tensor[Row]([1.0, 2.0])), Const(Tensor[Column]([3.0, 4.0, 5.0]))
UNUSED = Param(Tensor[Row]([1.0, 1.0]))
LOSS = (A * A).sum() + (B * B).sum()
STATES: list[Any] = [
    (A, B),
    [A, B],
    {"a": A, "b": B},
    Pair(A, B),
    Named(A, B),
    ((A,), {"b": [B], "unused": UNUSED}),
]


def arrays(state: Any) -> list[Any]:
    if isinstance(state, (tuple, list)):
        return [array for part in state for array in arrays(part)]
    if isinstance(state, dict):
        return arrays(list(state.values()))
    if isinstance(state, Pair):
        return [*arrays(state.a), *arrays(state.b)]
    return [state.value.numpy() if isinstance(state, Expr) else state.numpy()]


@pytest.mark.parametrize("state", STATES, ids=lambda state: type(state).__name__)
def test_gradients_are_made_as_the_state_is(state: Any) -> None:
    made = gradient(LOSS, state)
    with given() as computation:
        values = computation.gradients(LOSS, state)[state]
        assert type(made) is type(values) is type(state)
        for found in (arrays(made), arrays(values)):
            expected = [np.array([2.0, 4.0]), np.array([6.0, 8.0, 10.0]), np.zeros(2)][: len(found)]
            for one, other in zip(found, expected, strict=True):
                assert np.array_equal(one, other)


def test_parameters_of_a_module() -> None:
    layer = Linear(Row, Column)
    x = Input(Tensor[Row])
    made = gradient(layer(x).sum(), layer.parameters)
    with given(x.bind(Tensor[Row]([1.0, 2.0]))) as computation:
        values = computation.gradients(layer(x).sum())[layer.parameters]
        assert list(made) == list(values) == ["weight", "bias"]
        assert np.array_equal(made["weight"].value.numpy(), values["weight"].numpy())


def test_what_is_no_expression_is_refused() -> None:
    unchecked: Any = gradient
    with pytest.raises(
        AxisError, match="the second argument of gradient must consist of expressions, but contains Tensor"
    ):
        unchecked(LOSS, (A, A.value))
    with given() as computation, pytest.raises(AxisError, match="an argument of gradients must consist of"):
        computation.gradients(LOSS, (A, B.value))
    with given() as computation, pytest.raises(AxisError, match="but contains 3"):
        computation.gradients(LOSS)[[3]]
