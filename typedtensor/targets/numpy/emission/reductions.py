"""Reductions, sums as products with ones where that is faster."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.gathering import accumulate_into
from typedtensor.ir import Accumulate, Arg, Array, DType, Reduce, Sort
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import ArgReduction, Function, Reduction, Step, dot, matmul
from typedtensor.targets.numpy.emission.tables import emits


@emits(Reduce)
def _reduce(primitive: Reduce, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    if primitive.function == "add" and out.dtype.kind == "f" and x.dtype == out.dtype and not primitive.kept:
        code = _by_products(x, primitive.axes, out)
        if code:
            return code
    return [Step(_reduction(getattr(np, primitive.function), primitive.axes, primitive.kept), out, (x,))]


_reduction = functools.lru_cache(256)(Reduction)


@emits(Accumulate)
def _accumulate(primitive: Accumulate, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_accumulated, primitive.function, primitive.axis), out, tuple(arrays))]


@emits(Sort)
def _sort(primitive: Sort, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_sorted, primitive.axis, primitive.positions), out, tuple(arrays))]


@emits(Arg)
def _arg(primitive: Arg, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(ArgReduction(primitive.largest, primitive.axis), out, tuple(arrays))]


def _by_products(x: Array, axes: tuple[int, ...], out: Array) -> list[Step]:
    """Sums as products with ones, which are several times faster, and add in as good an order; none where they are not.

    The array is seen as a stack of matrices in the order of memory, ``outer × summed × inner``.
    """
    if x.flags.c_contiguous:
        dense, there, summed = x, out, sorted(axes)
    else:
        order = sorted(range(x.ndim), key=lambda n: -abs(x.strides[n]))
        left = [n for n in order if n not in axes]
        rank = sorted(left)
        dense, there = x.transpose(order), out.transpose([rank.index(n) for n in left])
        summed = [n for n, axis in enumerate(order) if axis in axes]
        if not dense.flags.c_contiguous:
            return []
    if not there.flags.c_contiguous:
        return []
    first = summed[0] if summed else 0
    last = first + len(summed)
    if summed and summed[-1] >= last:
        return _in_two_steps(dense, [n in summed for n in range(x.ndim)], there)
    if len(summed) == x.ndim and x.size > cost_model.SUM_MOST:
        return _in_parts(dense, out)
    shape = dense.shape
    outer, count, inner = math.prod(shape[:first]), math.prod(shape[first:last]), math.prod(shape[last:])
    if inner == outer == 1 and 0 < count <= cost_model.SUM_MOST:
        return [dot(dense.reshape(count), _ones(count, x.dtype), out.reshape(()))]
    if inner == 1 and outer > 1 and cost_model.SUM_LEAST <= count <= cost_model.SUM_MOST:
        return [dot(dense.reshape(outer, count), _ones(count, x.dtype), _flat(out))]
    if inner >= cost_model.SUM_LEAST and count >= (
        cost_model.SUM_LEAST_AT_ONCE if outer == 1 else cost_model.SUM_LEAST
    ):
        ones, stack = _ones(count, x.dtype).reshape(1, count), dense.reshape(outer, count, inner)
        return [matmul(ones, stack[0] if outer == 1 else stack, _stacked(out, outer, inner))]
    return []


def _in_two_steps(dense: Array, summed: Sequence[bool], out: Array) -> list[Step]:
    """The sum along the fastest axes of those that are summed, if they are many, then along the others."""
    last = len(summed) - summed[::-1].index(True)
    first = last - [*summed[:last][::-1], False].index(False)
    outer, count, inner = (math.prod(x) for x in (dense.shape[:first], dense.shape[first:last], dense.shape[last:]))
    rest = Reduction(np.add, tuple(n for n in range(first) if summed[n]))
    partial = np.empty(dense.shape[:first] + dense.shape[last:], dense.dtype)
    if inner == 1 and outer > 1 and cost_model.SUM_LEAST_AT_ONCE <= count <= cost_model.SUM_MOST:
        made = dot(dense.reshape(outer, count), _ones(count, dense.dtype), partial.reshape(outer))
    elif inner >= cost_model.SUM_LEAST_AT_ONCE and outer > 1 and count >= cost_model.SUM_LEAST_AT_ONCE:
        ones = _ones(count, dense.dtype).reshape(1, count)
        made = matmul(ones, dense.reshape(outer, count, inner), partial.reshape(outer, 1, inner))
    else:
        return []
    return [made, Step(rest, out, (partial,))]


def _in_parts(dense: Array, out: Array) -> list[Step]:
    """The sum of a whole array as that of sums of parts that lie together, which are many, but not too large."""
    first = next(n for n in range(dense.ndim) if math.prod(dense.shape[n + 1 :]) <= cost_model.SUM_MOST) + 1
    outer, count = math.prod(dense.shape[:first]), math.prod(dense.shape[first:])
    if count < cost_model.SUM_LEAST_AT_ONCE:
        return []
    partial = np.empty(outer, dense.dtype)
    return [
        dot(dense.reshape(outer, count), _ones(count, dense.dtype), partial),
        Step(Reduction(np.add), out, (partial,)),
    ]


def _accumulated(function: str, axis: int, out: Array, x: Array) -> None:
    accumulate_into(function, x, axis, out)


def _sorted(axis: int, positions: bool, out: Array, x: Array) -> None:
    out[...] = (np.argsort if positions else np.sort)(x, axis, kind="stable")


@functools.lru_cache(64)
def _ones(count: int, dtype: DType) -> Array:
    return np.ones(count, dtype)


def _flat(out: Array) -> Array:
    if out.flags.c_contiguous:
        return out.reshape(-1)
    order = sorted(range(out.ndim), key=lambda n: -abs(out.strides[n]))
    return out.transpose(order).reshape(-1, copy=False)


def _stacked(out: Array, outer: int, inner: int) -> Array:
    flat = _flat(out)
    return flat.reshape(1, inner) if outer == 1 else flat.reshape(outer, 1, inner)
