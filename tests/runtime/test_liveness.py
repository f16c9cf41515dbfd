"""Values are let go of when nobody can ask for them again, and only then."""

from __future__ import annotations

import gc
import tracemalloc

import numpy as np

from typedtensor import Axis, Expr, Param, Tensor, given
from typedtensor.ops import tanh


class Row(Axis): ...


def parameter(size: int = 2) -> Param[Tensor[Row]]:
    return Param(Tensor[Row](np.linspace(0.1, 1.0, size)))


def chain(x: Expr[Tensor[Row]], length: int) -> Expr[Tensor[Row]]:
    for _ in range(length):
        x = x >> tanh
    return x


def test_what_nothing_refers_to_is_let_go_of_by_the_backward_pass() -> None:
    x = parameter()
    loss = chain(x, 10).sum()
    with given(plan=False) as computation:
        computation.gradients(loss)
        assert computation.counts.dropped == 10
        assert computation.counts.evaluated == 12


def test_what_is_referred_to_is_kept() -> None:
    x = parameter()
    middle = chain(x, 5)
    loss = chain(middle, 5).sum()
    with given(plan=False) as computation:
        computation.gradients(loss)
        assert computation.counts.dropped == 9
        _ = middle.value
        _ = loss.value
        assert computation.counts.evaluated == 12


def test_what_another_expression_is_computed_from_is_kept() -> None:
    x = parameter()
    shared = chain(x, 5)
    loss, other = shared.sum(), (shared * 2.0).sum()
    del shared
    with given(plan=False) as computation:
        computation.gradients(loss)
        before = computation.counts.evaluated
        _ = other.value
        assert computation.counts.evaluated == before + 3  # the number, the product and the sum


def test_gradients_for_something_else_afterwards_compute_again_what_they_need() -> None:
    x, y = parameter(), parameter()
    loss = (chain(x, 5) * chain(y, 5)).sum()
    with given() as computation:
        first = computation.gradients(loss)
        second = computation.gradients(loss, y)
        np.testing.assert_array_equal(first[y].numpy(), second[y].numpy())


def test_memory_of_the_backward_pass_of_a_deep_network() -> None:
    size, depth = 50_000, 40
    x = parameter(size)
    loss = chain(x, depth).sum()
    one = size * 8
    with given(plan=False) as computation:
        gc.collect()
        tracemalloc.start()
        _ = loss.value
        held = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        computation.gradients(loss)
        after, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert held > depth * one
    assert peak < held + 6 * one  # a few deltas at a time, while values go
    assert after < 4 * one
