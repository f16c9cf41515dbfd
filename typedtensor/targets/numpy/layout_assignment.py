"""How values are laid out in memory.

The largest element is found several times faster along an axis that is not the fastest one: then it is a few
operations on long rows (sums are fast either way). So a product whose columns are compared later, as the scores of a
softmax are, is laid out by columns; what is computed from it elementwise follows, and BLAS takes either.
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
"""By a value, those that are computed from it."""


def follows(primitive: Primitive) -> bool:
    """Whether a result is laid out as its operands are."""
    return primitive.elementwise or isinstance(primitive, Mask)


def by_columns(order: Sequence[Value], readers: Readers) -> set[Value]:
    """The products of matrices whose columns are compared, and those that meet what follows them elementwise."""
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
    """The products whose columns are an axis of values, or of what these are computed from element by element.

    With readers, also of what is computed from these.
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
    """The axes, from the slowest to the fastest, of products that are read in another order, as those of heads are.

    BLAS writes them so at once, and what joins axes of them need not copy them.
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
    """Whether the columns of a matrix are split, and rows are the fastest axis where all that follows is read."""
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
    """Whether axes of values are joined, or of what is computed from one element by element."""
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
    """Values with zeros around others that only meet values elementwise: they may be laid out as those others are."""
    return {
        value
        for value in order
        if isinstance(value.primitive, (Place, Assemble))
        and all(follows(x.primitive) or isinstance(x.primitive, AddAt) for x in readers[value])
    }


class Hints(NamedTuple):
    """What is known of the layouts of a program before its values have places.

    Attributes:
        columns: the products that are laid out by columns.
        read: the axes, from the slowest to the fastest, of those that are laid out as they are read.
        placed: the values with zeros that follow what is between them.
    """

    columns: set[Value]
    read: Mapping[Value, tuple[int, ...]]
    placed: set[Value]


def hints_of(order: Sequence[Value]) -> Hints:
    """What is known of the layouts of a program."""
    readers = readers_of(order)
    return Hints(by_columns(order, readers), as_read(order, readers), placed(order, readers))


def layout(value: Value, arrays: Sequence[Any], hints: Hints) -> tuple[int, ...]:
    """The axes of a value from the slowest to the fastest."""
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
    """The layout of a value one of whose parts, that at a key, has a layout; other axes are slower."""
    kept = [n for n, part in enumerate(key) if isinstance(part, tuple)]
    kept.extend(range(len(key), len(key) + len(order) - len(kept)))
    return (*(n for n, part in enumerate(key) if not isinstance(part, tuple)), *(kept[n] for n in order))


def _copied(shape: Shape, array: Array) -> tuple[int, ...]:
    """The layout of a copy with other axes in which those stand last that lie closest together in the original."""
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
