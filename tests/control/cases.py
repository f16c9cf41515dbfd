"""Shared labels, arrays and comparisons of the tests of structured nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from typedtensor import Axis, Computation, Expr, Param, Tensor, given
from typedtensor.ad import gradients
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.control.recursion.opened import RecursiveCall

Array = np.ndarray[Any, np.dtype[np.float64]]


class Time(Axis): ...


class Batch(Axis): ...


class In(Axis, size=3): ...


class Hidden(Axis, size=4): ...


def operations(of: type[StructuredOp] = StructuredOp) -> set[type[StructuredOp]]:
    """Return the classes of operations with bodies; a recursive call stands in what is being traced alone."""
    below = of.__subclasses__()
    return {x for each in below for x in operations(each)} - {RecursiveCall} if below else {of}


def numbers(*shape: int, seed: int = 0) -> Array:
    """Return numbers of a magnitude at which no function is flat."""
    return np.random.default_rng([seed, *shape]).normal(size=shape) * 0.7


def values_and_derivatives(loss: Expr[Tensor[()]], *of: Param[Any]) -> list[Array]:
    """Return the loss, its gradients, and the gradients of the sum of their squares, by the pass on values."""
    firsts = gradients(loss, *of)
    squares = [(first * first).sum() for first in firsts]
    total: Any = squares[0]
    for square in squares[1:]:
        total = total + square
    with given() as computation:
        found: list[Any] = [loss.value, *(computation.gradients(loss, *of)[x] for x in of)]
        found += [first.value for first in firsts]
        found += [computation.gradients(total, *of)[x] for x in of]
        assert_balanced(computation)
        return [x.numpy() for x in found]


def expected_by_jax(loss: Callable[..., Any], *of: Param[Any]) -> list[Array]:
    """Return the loss and derivatives by JAX."""
    import jax

    numbers = range(len(of))
    first = jax.grad(loss, tuple(numbers))

    def total(*xs: Any) -> Any:
        return sum((x * x).sum() for x in first(*xs))

    # Uncompiled: compilation takes many times longer than computation.
    with jax.enable_x64(True), jax.disable_jit():
        xs = [jax.numpy.asarray(x.value.numpy()) for x in of]
        value, slopes = jax.value_and_grad(loss, tuple(numbers))(*xs)
        found = [value, *slopes, *slopes, *jax.grad(total, tuple(numbers))(*xs)]
        return [np.asarray(x) for x in found]


def assert_close(found: list[Array], expected: list[Array]) -> None:
    """Raise when one of several arrays differs beyond rounding in double precision."""
    assert len(found) == len(expected)
    for number, (one, other) in enumerate(zip(found, expected, strict=True)):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=1e-10, atol=1e-11, err_msg=f"number {number}")


def assert_balanced(computation: Computation) -> None:
    """Raise when a buffer was not released."""
    assert computation.counts.live == 0
