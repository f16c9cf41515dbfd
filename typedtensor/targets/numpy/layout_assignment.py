"""Layout assignment: the order of each value's axes in memory.

A maximum is several times faster along an axis that is not the fastest one: it takes a few operations on long rows
(sums are fast either way). A product whose columns are compared later, as the scores of a softmax, is therefore
column-major; elementwise functions of it follow, and BLAS supports both layouts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    AddAlong,
    Argument,
    Array,
    Assemble,
    Key,
    MatMul,
    Permute,
    Place,
    Primitive,
    Reduce,
    Reshape,
    Shape,
    Value,
    axis_runs,
    readers_of,
    shape_of,
)
from typedtensor.targets.numpy.passes.dots import Dots
from typedtensor.targets.numpy.passes.masks import Mask
from typedtensor.targets.numpy.passes.placed_sums import AddAt

Readers = Mapping[Value, Sequence[Value]]
"""The readers of each value."""


def follows(primitive: Primitive) -> bool:
    """Whether a result has the layout of its operands."""
    return primitive.elementwise or isinstance(primitive, Mask)


def by_columns(order: Sequence[Value], readers: Readers) -> set[Value]:
    """Return the matrix products whose columns are compared, and products combined with these elementwise."""
    compared = [
        (value.operands[0], axis)
        for value in order
        if isinstance(value.primitive, Reduce) and value.primitive.function in ("maximum", "minimum")
        for axis in value.primitive.axes
    ]
    found = _products(compared, {})
    if not found:
        return found
    return _products([(value, len(value.shape) - 1) for value in found], readers)


def _products(stack: list[tuple[Argument, int]], readers: Readers) -> set[Value]:
    """Return the products whose columns are a given axis of values, through elementwise operands.

    With readers, also through elementwise readers.
    """
    found: set[Value] = set()
    seen: set[tuple[Value, int]] = set()
    while stack:
        value, axis = stack.pop()
        if not isinstance(value, Value) or (value, axis) in seen:
            continue
        seen.add((value, axis))
        primitive = value.primitive
        if isinstance(primitive, MatMul) and axis == len(value.shape) - 1:
            found.add(value)
        x = value.operands[0] if value.operands else 0
        if follows(primitive):
            stack.extend((x, axis) for x in value.operands if shape_of(x) == value.shape)
        elif isinstance(primitive, Permute):
            stack.append((x, primitive.order[axis]))
        elif isinstance(primitive, Reshape) and axis == len(value.shape) - 1 and shape_of(x)[-1:] == value.shape[-1:]:
            stack.append((x, len(shape_of(x)) - 1))
        for reader in readers.get(value, ()):
            primitive = reader.primitive
            if follows(primitive) and reader.shape == value.shape:
                stack.append((reader, axis))
            elif isinstance(primitive, Permute):
                stack.append((reader, primitive.order.index(axis)))
    return found


def as_read(order: Sequence[Value], readers: Readers) -> dict[Value, tuple[int, ...]]:
    """Return the axes, slowest first, of products that are read in another order, as products of heads.

    BLAS writes them in that order, and a reshape that joins their axes needs no copy.
    """
    found: dict[Value, tuple[int, ...]] = {}
    for value in order:
        rank = len(value.shape)
        if isinstance(value.primitive, MatMul) and rank == 2 and _is_split(value, readers):
            found[value] = (1, 0)
        elif isinstance(value.primitive, MatMul) and rank > 2:
            orders = {x.primitive.order if isinstance(x.primitive, Permute) else () for x in readers[value]}
            first = next(iter(orders), ())
            if len(orders) == 1 and first and first[-1] >= rank - 2 and _are_joined(readers[value], readers):
                found[value] = first
    return found


def _is_split(value: Value, readers: Readers) -> bool:
    """Whether the columns of a matrix are split, and all readers have its rows as the fastest axis."""
    split = [x for x in readers.get(value, ()) if isinstance(x.primitive, Reshape) and len(x.shape) > 2]
    if len(split) != 1 or len(readers[value]) != 1 or split[0].shape[0] != value.shape[0]:
        return False
    shape, waiting, seen, last = split[0].shape, split, set(split), set[int]()
    while waiting:
        for reader in readers.get(waiting.pop(), ()):
            if isinstance(reader.primitive, Permute):
                last.add(reader.primitive.order[-1])
            elif follows(reader.primitive) and reader.shape == shape and reader not in seen:
                seen.add(reader)
                waiting.append(reader)
    return last == {0}


def _are_joined(values: Sequence[Value], readers: Readers) -> bool:
    """Whether axes of values, or of elementwise functions of them, are joined."""
    waiting, seen = list(values), set(values)
    while waiting:
        for reader in readers[value := waiting.pop()]:
            if isinstance(reader.primitive, Reshape):
                return True
            if follows(reader.primitive) and reader.shape == value.shape and reader not in seen:
                seen.add(reader)
                waiting.append(reader)
    return False


def placed(order: Sequence[Value], readers: Readers) -> set[Value]:
    """Return padded values whose readers are all elementwise: they may have the layout of the operand."""
    return {
        value
        for value in order
        if isinstance(value.primitive, (Place, Assemble))
        and all(follows(x.primitive) or isinstance(x.primitive, AddAt) for x in readers[value])
    }


class Hints(NamedTuple):
    """Layout decisions of a program ahead of buffer assignment.

    Attributes:
        columns: the column-major products.
        read: the axes, slowest first, of products that are written as they are read.
        placed: the padded values that have the layout of their operand.
    """

    columns: set[Value]
    read: Mapping[Value, tuple[int, ...]]
    placed: set[Value]


def hints_of(order: Sequence[Value]) -> Hints:
    """Return the layout decisions of a program."""
    readers = readers_of(order)
    return Hints(by_columns(order, readers), as_read(order, readers), placed(order, readers))


def layout(value: Value, arrays: Sequence[Any], hints: Hints) -> tuple[int, ...]:
    """Return the axes of a value, slowest first."""
    rank, primitive = len(value.shape), value.primitive
    if value in hints.placed and arrays[0].ndim == rank:
        return _order(arrays[0])
    if follows(primitive) or isinstance(primitive, (AddAlong, AddAt)):
        for array in arrays:
            if isinstance(array, np.ndarray) and array.shape == value.shape and 0 not in array.strides:
                return _order(array)
    if isinstance(primitive, (Reduce, Dots)):
        axes = primitive.axes if isinstance(primitive, Reduce) else (arrays[0].ndim - 1,)
        kept = isinstance(primitive, Reduce) and primitive.kept
        order = [n for n in _order(arrays[0]) if kept or n not in axes]
        left = sorted(order)
        return tuple([left.index(n) for n in order])
    if isinstance(primitive, Reshape) and value.size:
        return _copied(value.shape, arrays[0])
    if value in hints.columns:
        return (*range(rank - 2), rank - 1, rank - 2)
    return hints.read.get(value) or tuple(range(rank))


def around(order: Sequence[int], key: Key) -> tuple[int, ...]:
    """Return the layout of a value whose part at ``key`` has the layout ``order``; other axes are slower."""
    kept = [n for n, part in enumerate(key) if isinstance(part, tuple)]
    kept.extend(range(len(key), len(key) + len(order) - len(kept)))
    return (*(n for n, part in enumerate(key) if not isinstance(part, tuple)), *(kept[n] for n in order))


def _copied(shape: Shape, array: Array) -> tuple[int, ...]:
    """Return the layout of a reshaped copy whose fastest axes are those with the smallest strides in the original."""
    runs: list[tuple[int, range]] = []
    for taken, given in axis_runs(array.shape, shape):
        strides = [abs(array.strides[n]) for n in taken if array.shape[n] > 1 and array.strides[n]]
        runs.append((min(strides, default=array.nbytes), given))
    return tuple([n for _, given in sorted(runs, key=lambda run: -run[0]) for n in given])


def _order(array: Array) -> tuple[int, ...]:
    if array.flags.c_contiguous:
        return tuple(range(array.ndim))
    strides = array.strides
    return tuple(sorted(range(array.ndim), key=lambda n: -abs(strides[n])))
