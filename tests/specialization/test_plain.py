"""Models on plain tensors: their code runs at each call, and each operation computes at once."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from tests.specialization.networks import Narrow, Row, Wide
from typedtensor import Expr, IntTensor, Operand, Param, SizeError, Tensor, given, plain
from typedtensor.backends import Array, Namespace
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1, take_along, tanh


class Model:
    """Layers in a row."""

    def __init__(self, depth: int) -> None:
        self.there, self.back = Linear(Wide, Narrow), Linear(Narrow, Wide)
        self.depth, self.calls = depth, 0

    def __call__(self, x: Expr[Tensor[Row, Wide]]) -> Expr[Tensor[Row, Wide]]:
        self.calls += 1
        for _ in range(self.depth):
            x = tanh(self.back(tanh(self.there(x))))
        return x


def data(rows: int = 3, seed: int = 0) -> Tensor[Row, Wide]:
    return Tensor[Row, Wide](np.random.default_rng(seed).normal(size=(rows, 4)).astype(np.float32))


def same(found: Any, expected: Any) -> None:
    assert type(found) is type(expected)
    assert found.tensor_type is expected.tensor_type
    assert found.dtype == expected.dtype
    np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-5, atol=1e-6)


def test_the_open_computation_does_not_show() -> None:
    model = Model(10)
    for _ in range(4):
        with given() as computation:
            plain(model)(data())
            assert computation.counts.evaluated == 0
            assert not computation.sizes


def test_a_function_that_looks_at_its_values_is_computed_at_once() -> None:
    model = Model(10)

    def function(x: Any) -> Any:
        y: Any = model(x)
        return y if y.numpy().sum() > 1e9 else y * 2.0

    for _ in range(5):
        found: Any = plain(function)(data())
        with given(plan=False):
            same(found, plain(function)(data()))


def test_functions_of_several_tensors_and_of_several_results() -> None:
    model = Model(10)

    def pair(x: Any) -> Any:
        return model(x), x

    def product(x: Any, y: Any) -> Any:
        return model(x) * y

    for _ in range(2):
        x, y = data(), data(seed=1)
        with given(plan=False):
            expected = plain(product)(x, y)
        same(plain(product)(x, y), expected)
        results: Any = plain(pair)(x)
        assert results[1] is x


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.calls += 1
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def test_a_users_operation_is_computed_once_a_call() -> None:
    model, counted = Model(10), Counted()

    def function(x: Any) -> Any:
        return counted(model(x))

    for time in range(4):
        plain(function)(data())
        assert counted.calls == time + 1


def test_a_failure_is_in_the_line_of_the_model() -> None:
    table = Param(Tensor[Row, Wide](np.ones((2, 4), np.float32)))

    def function(index: Any) -> Any:
        y: Any = take_along(table, index, Wide)  # this line
        for _ in range(60):
            y = tanh(y)
        return y

    good, bad = IntTensor[Row](np.array([0, 3])), IntTensor[Row](np.array([0, 4]))
    plain(function)(good)
    with pytest.raises(SizeError, match="the index 4") as raised:
        plain(function)(bad)
    assert any("this line" in str(entry.statement) for entry in raised.traceback)
    plain(function)(good)


def test_a_model_is_let_go_of() -> None:
    model = Model(10)
    for _ in range(4):
        plain(model)(data())
    gone = weakref.ref(model)
    del model
    gc.collect()
    assert gone() is None
