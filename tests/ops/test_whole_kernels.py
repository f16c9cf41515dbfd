"""Kernels of several calls on arrays of JAX: compiled as a whole once they have run some times."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, IntTensor, SizeError, Tensor
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1, huber, segment_sum, take

jnp: Any = pytest.importorskip("jax.numpy")


class Row(Axis): ...


class Part(Axis): ...


def test_a_kernel_is_called_no_more_once_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, ...]] = []
    of_jax = import_module("typedtensor.backends.of_jax").JaxLibrary
    original = of_jax.huber

    def counted(self: Any, x1: Array, x2: Array, delta: float) -> Array:
        calls.append(x1.shape)
        return original(self, x1, x2, delta)

    monkeypatch.setattr(of_jax, "huber", counted)
    operation = type(huber)(0.5)
    x, y = Tensor[Row](jnp.asarray([1.0, 2.0])), Tensor[Row](jnp.asarray([1.25, 4.0]))
    for _ in range(10):
        np.testing.assert_allclose(operation(x, y).array, [0.03125, 0.875])
    assert len(calls) == 4  # twice as it is, to count calls, to be compiled
    operation(Tensor[Row](jnp.ones(3)), Tensor[Row](jnp.ones(3)))
    assert len(calls) == 5  # other sizes are other programs
    assert float(operation(x, 4.0).array[0]) == 1.375  # as they are with numbers, which have no precision


def test_sizes_that_are_given_are_part_of_what_is_compiled() -> None:
    x, places = Tensor[Row](jnp.asarray([1.0, 2.0, 4.0])), IntTensor[Row](jnp.asarray([1, 0, 1]))
    for size in (2, 3, 2, 4, 3):
        for _ in range(4):
            assert segment_sum(x, places, Row, Part(size)).array.tolist() == [2.0, 5.0, 0.0, 0.0][:size]


def test_indices_that_can_be_read_are_checked_each_time() -> None:
    x = Tensor[Row](jnp.asarray([1.0, 2.0, 4.0]))
    for _ in range(4):
        assert take(x, IntTensor[Part](np.array([2, 0])), Row).array.tolist() == [4.0, 1.0]
        with pytest.raises(SizeError, match="index 3 into"):
            take(x, IntTensor[Part](np.array([3, 0])), Row)


def test_operations_of_users_are_called_each_time() -> None:
    calls = []

    class Noted(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            calls.append(x.shape)
            return xp.exp(x) * 2.0 + x

    noted = Noted()
    for _ in range(5):
        noted(Tensor[Row](jnp.ones(2)))
    assert len(calls) == 5
