"""Reductions; sums as products with a vector of ones where that is faster."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.backends.gathering import accumulate_into
from typedtensor.ir import Accumulate, Arg, Array, DType, Reduce, Shape, Sort
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import ArgReduction, Function, Reduction, Step, dot, line_sum, matmul
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary


@emits(Reduce)
def reduce(primitive: Reduce, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """Return the steps of a reduction; a sum of floats may be a product with ones."""
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
    """Return a sum as products with ones, several times faster and as accurate; no steps where it is not faster.

    The array is viewed as a stack of matrices in memory order, ``outer × summed × inner``.
    """
    form = _form(x.shape, x.strides, axes, out.shape, out.strides, x.itemsize)
    if form is None:
        return []
    there = out if form.order is None else out.transpose(form.left)
    dense = (x if form.order is None else x.transpose(form.order)).reshape(form.dense)
    result = there if form.partial is None else temporary(form.partial, x.dtype)
    ones = _ones(form.ones, x.dtype)
    if form.by_lines:
        code = [(line_sum if dense.ndim == 2 else matmul)(ones.reshape(1, form.ones), dense, result.reshape(form.made))]
    else:
        code = [dot(dense, ones, result.reshape(form.made))]
    return code if form.partial is None else [*code, Step(_reduction(np.add, form.rest), there, (result,))]


class _Form(NamedTuple):
    """The shapes of a sum as a product with ones.

    Attributes:
        order: the axes of the array from the slowest to the fastest; None if they are in that order.
        left: the axes of the result in this order.
        ones: the number of ones.
        by_lines: whether the sum adds lines together, rather than the elements of each line.
        dense: the shape of the array as a vector, a matrix, or a stack of matrices.
        made: the shape of the product in the array that it is written to.
        partial: the shape of a first sum along some of the axes; None if the product is the result.
        rest: the other axes, which a second reduction sums; None for all.
    """

    order: Sequence[int] | None
    left: Sequence[int]
    ones: int
    by_lines: bool
    dense: Shape
    made: Shape
    partial: Shape | None = None
    rest: tuple[int, ...] | None = None


@functools.lru_cache(256)
def _form(shape: Shape, strides: Shape, axes: tuple[int, ...], out: Shape, steps: Shape, itemsize: int) -> _Form | None:
    """Return the form of a sum, by the shapes and strides of the array and the result; None if products do not pay."""
    order: Sequence[int] | None = None
    left: Sequence[int] = range(len(out))
    summed = sorted(axes)
    if not _is_dense(shape, strides, itemsize):
        order = sorted(range(len(shape)), key=lambda n: -abs(strides[n]))
        kept = [n for n in order if n not in axes]
        rank = sorted(kept)
        left = [rank.index(n) for n in kept]
        summed = [n for n, axis in enumerate(order) if axis in axes]
        shape, strides = tuple([shape[n] for n in order]), tuple([strides[n] for n in order])
        if not _is_dense(shape, strides, itemsize):
            return None
    if not _is_dense([out[n] for n in left], [steps[n] for n in left], itemsize):
        return None
    make = functools.partial(_Form, order, left)
    first = summed[0] if summed else 0
    last = first + len(summed)
    if summed and summed[-1] >= last:
        return _in_two_steps(make, shape, [n in summed for n in range(len(shape))])
    if len(summed) == len(shape) and math.prod(shape) > cost_model.SUM_MOST:
        return _in_parts(make, shape)
    outer, count, inner = math.prod(shape[:first]), math.prod(shape[first:last]), math.prod(shape[last:])
    if inner == outer == 1 and 0 < count <= cost_model.SUM_MOST:
        return make(count, False, (count,), ())
    if inner == 1 and outer > 1 and cost_model.SUM_LEAST <= count <= cost_model.SUM_MOST:
        return make(count, False, (outer, count), (outer,))
    if inner >= cost_model.SUM_LEAST and count >= (
        cost_model.SUM_LEAST_AT_ONCE if outer == 1 else cost_model.SUM_LEAST
    ):
        if outer == 1:
            return make(count, True, (count, inner), (1, inner))
        return make(count, True, (outer, count, inner), (outer, 1, inner))
    return None


def _is_dense(shape: Sequence[int], strides: Sequence[int], itemsize: int) -> bool:
    """Whether an array is contiguous, the last axis fastest."""
    step = itemsize
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size > 1 and stride != step:
            return 0 in shape
        step *= size
    return True


def _in_two_steps(make: Callable[..., _Form], shape: Shape, summed: Sequence[bool]) -> _Form | None:
    """Return a sum along the fastest summed axes, if these have many elements, then along the others."""
    last = len(summed) - summed[::-1].index(True)
    first = last - [*summed[:last][::-1], False].index(False)
    outer, count, inner = (math.prod(x) for x in (shape[:first], shape[first:last], shape[last:]))
    partial, rest = shape[:first] + shape[last:], tuple([n for n in range(first) if summed[n]])
    if inner == 1 and outer > 1 and cost_model.SUM_LEAST_AT_ONCE <= count <= cost_model.SUM_MOST:
        return make(count, False, (outer, count), (outer,), partial, rest)
    if inner >= cost_model.SUM_LEAST_AT_ONCE and outer > 1 and count >= cost_model.SUM_LEAST_AT_ONCE:
        return make(count, True, (outer, count, inner), (outer, 1, inner), partial, rest)
    return None


def _in_parts(make: Callable[..., _Form], shape: Shape) -> _Form | None:
    """Return the sum of a whole array as a sum of sums of contiguous parts."""
    first = next(n for n in range(len(shape)) if math.prod(shape[n + 1 :]) <= cost_model.SUM_MOST) + 1
    outer, count = math.prod(shape[:first]), math.prod(shape[first:])
    if count < cost_model.SUM_LEAST_AT_ONCE:
        return None
    return make(count, False, (outer, count), (outer,), (outer,))


def _accumulated(function: str, axis: int, out: Array, x: Array) -> None:
    accumulate_into(function, x, axis, out)


def _sorted(axis: int, positions: bool, out: Array, x: Array) -> None:
    out[...] = (np.argsort if positions else np.sort)(x, axis, kind="stable")


@functools.lru_cache(64)
def _ones(count: int, dtype: DType) -> Array:
    return np.ones(count, dtype)
