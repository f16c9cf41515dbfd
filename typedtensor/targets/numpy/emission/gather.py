"""Gathers and scatters: ``numpy.take`` on flat arrays where the layout allows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.writing import add_at, least, max_at
from typedtensor.ir import AddAlong, AddRows, Array, CheckRange, MaxRows, Take, TakeAlong
from typedtensor.targets.numpy.emission.steps import (
    Function,
    Gather,
    Reduction,
    Scatter,
    Step,
    copying,
    elementwise,
    zeros,
)
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary


@emits(Take)
def _take(primitive: Take, out: Array, arrays: Sequence[Any]) -> list[Step]:
    table, index = arrays
    return [Step(Gather(0), out, (table, index))]


@emits(TakeAlong)
def _take_along(primitive: TakeAlong, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x, index = arrays
    flat, step, start = _flattened(x, primitive.axis)
    if flat is None:
        return [Step(Function(_take_slowly, primitive.axis), out, (x, index))]
    places, code = _places(index, step, start)
    return [*code, Step(Gather(), out, (flat, places))]


@emits(AddAlong)
def _add_along(primitive: AddAlong, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x, index, values = arrays
    flat, step, start = _flattened(out, primitive.axis)
    code: list[Step] = [] if x is out else [copying(out, x)]
    if flat is None:
        return [*code, Step(Function(_add_slowly, primitive.axis, primitive.factor), out, (index, values))]
    places, found = _places(index, step, start)
    there = temporary(index.shape, out.dtype)
    add = np.add if primitive.factor > 0 else np.subtract
    code.extend([*found, Step(Gather(), there, (flat, places)), elementwise(add, there, there, values)])
    return [*code, Step(Scatter(), flat, (places, there))]


@emits(AddRows)
def _add_rows(primitive: AddRows, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [zeros(out), Step(Function(add_at), out, tuple(arrays))]


@emits(MaxRows)
def _max_rows(primitive: MaxRows, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [copying(out, least(out.dtype)), Step(Function(max_at), out, tuple(arrays))]


@emits(CheckRange)
def _check_range(primitive: CheckRange, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [index] = arrays
    code = [copying(out, index)]
    if index.size:
        # As an unsigned number, a negative index exceeds any size.
        places, largest = index.view(f"u{index.itemsize}"), np.empty((), f"u{index.itemsize}")
        code.append(Step(Reduction(np.maximum), largest, (places,)))
        code.append(Step(Function(check_range, primitive.size), None, (largest,)))
    return code


def _flattened(x: Array, axis: int) -> tuple[Array | None, int, Array]:
    """Return an array as a flat view, the step along an axis, and the positions of the elements at index 0."""
    order = sorted(range(x.ndim), key=lambda n: -x.strides[n])
    dense = x.transpose(order)
    others = tuple(size for n, size in enumerate(x.shape) if n != axis)
    if not dense.flags.c_contiguous:
        return None, 0, np.zeros(0, np.intp)
    strides = [stride // x.itemsize for stride in x.strides]
    start = np.zeros(others, np.intp)
    for n, stride in enumerate(stride for m, stride in enumerate(strides) if m != axis):
        start += (np.arange(others[n]) * stride).reshape(-1, *(1,) * (len(others) - n - 1))
    return dense.reshape(math.prod(x.shape)), strides[axis], start


def _places(index: Array, step: int, start: Array) -> tuple[Array, list[Step]]:
    """Return the flat positions of indexed elements, and the steps that compute them."""
    places = temporary(index.shape, np.dtype(np.intp))
    return places, [
        elementwise(np.multiply, places, index, np.asarray(step)),
        elementwise(np.add, places, places, start),
    ]


def _take_slowly(axis: int, out: Array, x: Array, index: Array) -> None:
    np.copyto(out, np.take_along_axis(x, np.expand_dims(index, axis), axis).squeeze(axis))


def _add_slowly(axis: int, factor: int, out: Array, index: Array, values: Any) -> None:
    places = np.expand_dims(index, axis)
    summed = np.take_along_axis(out, places, axis) + factor * np.expand_dims(np.asarray(values), axis)
    np.put_along_axis(out, places, summed, axis)


def check_range(size: int, _: None, largest: Array) -> None:
    """Raise an IndexError unless the largest index, as an unsigned number, is below a size."""
    if largest.item() >= size:
        raise IndexError(f"an index is not from 0 to {size - 1}")
