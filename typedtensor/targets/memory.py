"""Where the values of a program lie: buffers, places in them, and the arena that the buffers of a program share."""

from __future__ import annotations

import math
import weakref
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import numpy as np

from typedtensor.backends.memory import aligned, aligned_size
from typedtensor.backends.writing import slice_bounds, slice_length
from typedtensor.base.lazily import lazily
from typedtensor.ir import Array, DType, Key, Loop, Primitive, Shape, Value, evaluated, plain
from typedtensor.ir.views import axis_runs


@dataclass(eq=False)
class Buffer:
    """Memory for one value.

    Attributes:
        bytes: its size.
        array: what owns it, if the program does not: a constant.
        first: the first statement that uses it,
        last: and the last one.
    """

    bytes: int
    array: np.ndarray[Any, Any] | None = None
    first: int = -1
    last: int = -1

    def use(self, statement: int) -> None:
        """Note that a statement uses the buffer."""
        self.first = statement if self.first < 0 else self.first
        self.last = max(self.last, statement)


class Place(NamedTuple):
    """An array in a buffer.

    Attributes:
        buffer: the buffer.
        offset: of the first element, in bytes.
        shape: the sizes of its axes.
        strides: the distance of elements along them, in bytes.
        dtype: of the elements.
        terms: loops of the program around, each with the bytes by which a round of it moves the place.
    """

    buffer: Buffer
    offset: int
    shape: Shape
    strides: tuple[int, ...]
    dtype: DType
    terms: tuple[tuple[int, int], ...] = ()

    def permuted(self, order: tuple[int, ...]) -> Place:
        """The place with its axes in another order."""
        return self._replace(shape=tuple(self.shape[n] for n in order), strides=tuple(self.strides[n] for n in order))

    def broadcast(self, shape: Shape) -> Place:
        """The place repeated along axes of size 1 and new leading axes."""
        new = len(shape) - len(self.shape)
        sizes = zip(self.shape, self.strides, shape[new:], strict=True)
        strides = (*(0,) * new, *(0 if one == 1 and size != 1 else s for one, s, size in sizes))
        return self._replace(shape=shape, strides=strides)

    def sliced(self, key: Key) -> Place:
        """The elements at a key."""
        offset, shape, strides = self.offset, list[int](), list[int]()
        for part, size, stride in zip(key, self.shape, self.strides, strict=False):
            if isinstance(part, tuple):
                start, _, step = slice_bounds(slice(*part), size)
                length = slice_length(slice(*part), size)
                offset += start * stride if length else 0
                shape.append(length)
                strides.append(stride * step)
            else:
                offset += (part % size) * stride
        rest = len(key)
        return self._replace(
            offset=offset, shape=(*shape, *self.shape[rest:]), strides=(*strides, *self.strides[rest:])
        )

    def reshaped(self, shape: Shape) -> Place | None:
        """The elements in C order with another shape; None if that takes a copy."""
        if not math.prod(shape):
            return self._replace(shape=shape, strides=(0,) * len(shape))
        strides = [0] * len(shape)
        for here, there in axis_runs(self.shape, shape):
            steps = [(self.shape[n], self.strides[n]) for n in here if self.shape[n] != 1]
            if any(s != size * next_ for (_, s), (size, next_) in pairwise(steps)):
                return None
            step = steps[-1][1] if steps else 0
            for n in reversed(there):
                strides[n] = step
                step *= shape[n]
        return self._replace(shape=shape, strides=tuple(strides))

    def moved(self, loop: int, stride: int) -> Place:
        """The place that each round of a loop moves by some bytes."""
        return self._replace(terms=(*self.terms, (loop, stride))) if stride else self

    def without(self, axis: int) -> Place:
        """The first elements along an axis."""
        rest = slice(axis + 1, None)
        return self._replace(
            shape=(*self.shape[:axis], *self.shape[rest]), strides=(*self.strides[:axis], *self.strides[rest])
        )

    def rounds(self, loop: Begin) -> Place:
        """The places of all rounds of a loop, along a new first axis."""
        stride = sum(moved for n, moved in self.terms if n == loop.loop)
        return self._replace(
            offset=self.offset + loop.start * stride,
            shape=(loop.rounds, *self.shape),
            strides=(loop.step * stride, *self.strides),
            terms=tuple(term for term in self.terms if term[0] != loop.loop),
        )

    def array(self, base: Array, start: int = 0) -> Array:
        """The array, in what holds the buffer from some byte on."""
        if 0 in self.shape:
            return np.empty(self.shape, self.dtype)
        return np.ndarray(self.shape, self.dtype, base, start + self.offset, self.strides)

    @property
    def order(self) -> tuple[int, ...]:
        """The axes from that along which elements are farthest apart to that along which they are closest."""
        return tuple(sorted(range(len(self.shape)), key=lambda n: -abs(self.strides[n])))

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    def is_same(self, other: Place) -> bool:
        """Whether another place has the same elements in the same order."""
        alike = self[:3] == other[:3] and self[4:] == other[4:]
        return alike and all(
            size == 1 or s == o for size, s, o in zip(self.shape, self.strides, other.strides, strict=True)
        )

    @property
    def is_contiguous(self) -> bool:
        """Whether the elements lie in C order without gaps."""
        steps = zip(self.shape, self.strides, contiguous(self.shape, self.dtype.itemsize), strict=True)
        return all(size == 1 or stride == step for size, stride, step in steps) or self.size < 2


def whole(shape: Shape, dtype: DType, buffer: Buffer | None = None) -> Place:
    """The place of an array in C order that a buffer holds, by default one of its own."""
    buffer = buffer or Buffer(math.prod(shape) * dtype.itemsize)
    return Place(buffer, 0, shape, contiguous(shape, dtype.itemsize), dtype)


def contiguous(shape: Shape, itemsize: int, order: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """The strides of an array without gaps, whose axes lie in some order; by default in that of C."""
    strides, step = [0] * len(shape), itemsize
    for n in reversed(order if order is not None else range(len(shape))):
        strides[n] = step
        step *= shape[n]
    return tuple(strides)


def for_sizes(x: Any, sizes: Sequence[int]) -> Any:
    """Return a symbolic number, or a shape, a place, a primitive or a value that has some, for given sizes."""
    if isinstance(x, Primitive) and is_dataclass(x):
        return replace(x, **{field.name: for_sizes(getattr(x, field.name), sizes) for field in fields(x)})
    if isinstance(x, Place):
        names = ("offset", "shape", "strides", "terms")
        return x._replace(**{name: for_sizes(getattr(x, name), sizes) for name in names})
    if isinstance(x, Value):
        return Value(for_sizes(x.primitive, sizes), x.operands, for_sizes(x.shape, sizes), x.dtype)
    return tuple(for_sizes(y, sizes) for y in x) if type(x) is tuple else evaluated(x, sizes)


class Begin(NamedTuple):
    """The begin of a loop of the program, whose counter goes from a start by a step for a number of rounds."""

    loop: int
    start: int
    step: int
    rounds: int


class End(NamedTuple):
    """The end of a loop."""

    loop: int


def along(loop: int, length: int, backwards: bool) -> Begin:
    """The begin of a loop along an axis."""
    return Begin(loop, length - 1, -1, length) if backwards else Begin(loop, 0, 1, length)


def in_rounds(
    p: Loop, loop: int, stacks: Sequence[Place], sequences: Sequence[Place]
) -> tuple[list[Place], list[Place]]:
    """The places of what varies among the inputs of a body in each round of a loop, and of its outputs."""
    after = int(not p.backwards)

    def at(place: Place, offset: int) -> Place:
        step = place.strides[0]
        return place._replace(offset=place.offset + offset * step).without(0).moved(loop, step)

    inputs = [*(at(stack, 1 - after) for stack in stacks[: p.carries]), *(at(x, 0) for x in sequences)]
    return inputs, [at(stack, after if n < p.carries else 0) for n, stack in enumerate(stacks)]


class Scratch:
    """A piece of memory for intermediate values, as large as the largest of the programs that ran in it.

    Executions that have run in it hold it, so that it goes with the last of them.
    """

    def __init__(self) -> None:
        self.bytes = np.empty(0, np.uint8)

    def reserve(self, size: int) -> Array:
        """Return the memory, of some bytes at least."""
        if self.bytes.size < size:
            self.bytes = np.empty(0, np.uint8)  # before the larger one is there
            self.bytes = aligned(size)
        return self.bytes


_FREE: list[weakref.ref[Scratch]] = []


def borrowed(last: Scratch | None) -> Scratch:
    """Return memory that nothing else uses until it is given back: what was used last if it is free, or any other."""
    try:
        if last is not None:
            _FREE.remove(weakref.ref(last))
            return last
    except ValueError:
        last = None  # something else uses it
    while True:
        try:
            found = _FREE.pop()()
        except IndexError:
            return Scratch()
        if found is not None:
            return found


def give_back(scratch: Scratch) -> None:
    """Let other programs have memory."""
    _FREE.append(weakref.ref(scratch))


S = TypeVar("S")


class Arena:
    """The buffers of a program in one piece of memory, which buffers share that are not used at the same time.

    The longest one is placed first, each at the first gap between those in use at the same time.

    Args:
        buffers: the buffers, which may have symbolic sizes.

    Attributes:
        bytes: the size of the piece.
        offsets: where each buffer lies.
    """

    def __init__(self, buffers: Iterable[Buffer]) -> None:
        ordered = sorted(buffers, key=lambda b: -plain(b.bytes))
        table = np.zeros((5, len(ordered) + 1), np.int64)  # of those that are placed, from below
        lows, highs, begins, ends, numbers = table
        for n, buffer in enumerate(ordered):
            first, last, size = buffer.first, buffer.last, aligned_size(plain(buffer.bytes))
            beside = ((begins[:n] <= last) & (first <= ends[:n])).nonzero()[0]  # in use at the same time
            tops = np.maximum.accumulate(highs[beside])
            gaps = lows[beside]
            gaps[1:] -= tops[:-1]
            fits = (gaps >= size).nonzero()[0]
            below = fits[0] if len(fits) else len(tops)
            start = int(tops[below - 1]) if below else 0
            at = lows[:n].searchsorted(start, "right")
            table[:, at + 1 : n + 1] = table[:, at:n]
            table[:, at] = start, start + size, first, last, n
        self.bytes = int(highs.max())
        places = zip(numbers[:-1].tolist(), lows.tolist(), strict=False)
        self.offsets = {ordered[number]: low for number, low in places}

    @lazily
    def spans(self) -> Sequence[tuple[int, int]]:
        """When each buffer is in use, counted in the buffers whose use has begun."""
        begins = sorted({buffer.first for buffer in self.offsets})
        return [(bisect_left(begins, x.first), bisect_right(begins, x.last)) for x in self.offsets]

    def at(self, sizes: Sequence[int]) -> tuple[int, list[int]]:
        """The size of the piece and the offsets when the buffers have other sizes, each above those that it is now."""
        starts = list[int]()
        heights = [0] * len(self.spans)  # of what was placed, at each time
        for size, (begin, end) in zip(sizes, self.spans, strict=True):
            start = max(heights[begin:end])
            starts.append(start)
            heights[begin:end] = [start + aligned_size(size)] * (end - begin)
        return max(heights, default=0), starts


def arranged(statements: Sequence[S], places: Callable[[S], Iterable[Place]], buffers: Sequence[Buffer]) -> Arena:
    """Place buffers by what uses them; what is used in a loop and lies outside is in use until the loop ends.

    Args:
        statements: what runs, with the begins and the ends of loops.
        places: returns the places that a statement uses.
        buffers: the buffers.
    """
    own = set(buffers)
    begun: list[int] = []
    spans: list[tuple[int, int]] = []
    for n, s in enumerate(statements):
        if isinstance(s, Begin):
            begun.append(n)
        elif isinstance(s, End):
            spans.append((begun.pop(), n))
        for place in places(s):
            if place.buffer in own:
                place.buffer.use(n)
    for start, end in spans:  # inner loops first
        for buffer in buffers:
            if buffer.first < start <= buffer.last <= end:
                buffer.last = end
            elif start <= buffer.first <= end < buffer.last:
                buffer.first = start
    return Arena([b for b in buffers if b.first >= 0])
