"""Views: primitives whose result has elements of the operand, with other axes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from typedtensor.backends.writing import slice_bounds, slice_length
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make
from typedtensor.ir.sizes import plain, same_formula

Key = tuple[Any, ...]
"""A subscript: integers, and slices as hashable tuples (start, stop, step)."""

ALL = (None, None, None)
"""All positions along an axis, in a key."""


@dataclass(frozen=True)
class Permute(Primitive):
    """The operand with its axes permuted."""

    order: tuple[int, ...]
    is_view: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        assert sorted(self.order) == list(range(len(x.shape))), f"{self.order} is no order of the axes of {x}"
        return tuple(x.shape[n] for n in self.order), x.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Permute((0, *(n + 1 for n in self.order))), *operands)


@dataclass(frozen=True)
class Broadcast(Primitive):
    """The operand repeated along axes of size 1 and along new leading axes."""

    shape: Shape
    is_view: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        last = self.shape[len(self.shape) - len(x.shape) :]
        alike = len(x.shape) <= len(self.shape) and all(a in (1, b) for a, b in zip(x.shape, last, strict=True))
        assert alike, f"{x} cannot be broadcast to {self.shape}"
        return self.shape, x.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        [x] = arrays_of(operands)
        new = len(self.shape) + 1 - len(x.shape)
        return make(Broadcast((length, *self.shape)), make(Reshape((length, *(1,) * new, *x.shape[1:])), x))


@dataclass(frozen=True)
class Slice(Primitive):
    """The elements at a key, which has a slice or an integer for each of the leading axes."""

    key: Key
    is_view: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return shape_at(self.key, x.shape), x.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Slice((ALL, *self.key)), *operands)


@dataclass(frozen=True)
class Reshape(Primitive):
    """The elements in C order with another shape. A target copies them if their layout requires it."""

    shape: Shape
    is_view: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        assert math.prod(self.shape) == x.size, f"{x} cannot have the shape {self.shape}"
        return self.shape, x.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Reshape((length, *self.shape)), *operands)


class AlongAxis(Primitive, abstract=True):
    """The base of primitives along an axis of their operands and of the result, batched by moving that axis."""

    axis: int

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        primitive: Any = self
        return make(replace(primitive, axis=self.axis + 1), *batched(operands, mapped, length))


def batched(operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> list[Argument]:
    """Broadcast the unmapped operands along the new axis; numbers stay."""
    return [
        x if has or not isinstance(x, Value) else make(Broadcast((length, *x.shape)), x)
        for x, has in zip(operands, mapped, strict=True)
    ]


def shape_at(key: Key, shape: Shape) -> Shape:
    """The shape of the elements at a key.

    Raises:
        IndexError: when an integer in the key is out of range.
    """
    assert len(key) <= len(shape), f"a key of {len(key)} parts for {len(shape)} axes"
    kept = []
    for part, size in zip(key, shape, strict=False):
        if isinstance(part, tuple):
            kept.append(slice_length(slice(*part), size))
        else:
            _require_element(part, size)
    return (*kept, *shape[len(key) :])


def _require_element(place: int, size: int) -> None:
    if not -size <= place < size:
        raise IndexError(f"there is no element {place} along an axis of size {size}")


def broadcast_shapes(*shapes: Shape) -> Shape:
    """The shape that shapes broadcast to.

    Raises:
        ValueError: when they do not broadcast.

    >>> broadcast_shapes((3, 1), (4,), (2, 1, 4))
    (2, 3, 4)
    """
    result: list[int] = []
    for shape in shapes:
        if len(shape) > len(result):
            result[:0] = shape[: len(shape) - len(result)]
        for n, size in enumerate(reversed(shape), 1):
            if same_formula(size, result[-n]):
                continue
            if result[-n] == 1:
                result[-n] = size
            elif size != 1 and size != result[-n]:
                raise ValueError(f"shapes {', '.join(map(str, shapes))} cannot be broadcast")
    return tuple(result)


def same_shape(one: Shape, other: Shape) -> bool:
    """Whether shapes are equal; of different ranks, no sizes are compared, which may be symbolic."""
    return len(one) == len(other) and one == other


def axis_runs(first: Shape, second: Shape) -> Iterator[tuple[range, range]]:
    """Match the axes of two shapes of equal size in the shortest runs of equal size. An axis of size 1 is a run by
    itself.

    >>> list(axis_runs((6, 1, 4), (2, 3, 4)))
    [(range(0, 1), range(0, 2)), (range(1, 2), range(2, 2)), (range(2, 3), range(2, 3))]
    """
    m = n = 0
    while m < len(first) or n < len(second):
        start, other = m, n
        if m < len(first) and first[m] == 1:
            m += 1
        elif n < len(second) and second[n] == 1:
            n += 1
        else:
            here, there, m, n = first[m], second[n], m + 1, n + 1
            while here != there:
                if plain(here) < plain(there):  # whatever is taken in first, the runs are of equal size
                    here, m = here * first[m], m + 1
                else:
                    there, n = there * second[n], n + 1
        yield range(start, m), range(other, n)


def positions_at(part: Any, size: int) -> range:
    """The positions along an axis that a part of a key selects."""
    if isinstance(part, tuple):
        return range(size)[slice(*part)]
    _require_element(part, size)
    return range(part % size, part % size + 1)


def are_disjoint(first: Key, second: Key, shape: Shape) -> bool:
    """Whether two keys into an array select no common element, because they differ along one axis."""
    return any(not _meet(*each) for each in zip(first, second, shape, strict=False))


def _meet(one: Any, other: Any, size: int) -> bool:
    """Whether two parts of keys select a common position along an axis."""
    (low, high, step), (first, last, stride) = _bounds(one, size), _bounds(other, size)
    if low >= high or first >= last or high <= first or last <= low:
        return False
    if step == stride == 1:
        return True
    fewer, more = sorted((positions_at(one, size), positions_at(other, size)), key=len)
    return any(place in more for place in fewer)


def _bounds(part: Any, size: int) -> tuple[int, int, int]:
    """The first position that a part of a key selects, the end, and the distance."""
    if not isinstance(part, tuple):
        _require_element(part, size)
        place = part + size if part < 0 else part
        return place, place + 1, 1
    start, stop, step = slice_bounds(slice(*part), size)
    return (start, stop, step) if step > 0 else (stop + 1, start + 1, -step)


def subscript(key: Key) -> tuple[Any, ...]:
    """Return a key as a subscript for NumPy; the result of such a subscript is always an array, also without axes."""
    return (*(slice(*part) if isinstance(part, tuple) else part for part in key), Ellipsis)


def hashable(key: Any, rank: int) -> Key:
    """Return a subscript as a key, with its ellipsis expanded; None stays for a new axis."""
    parts = list(key) if isinstance(key, tuple) else [key]
    if Ellipsis in parts:
        at = parts.index(Ellipsis)
        missing = rank - sum(part is not None for part in parts) + 1
        parts[at : at + 1] = [slice(None)] * missing
    return tuple((p.start, p.stop, p.step) if isinstance(p, slice) else p for p in parts)
