"""Neighbouring instructions done block by block, so that what one writes is in the cache when the next reads it.

Most instructions compute the parts of their result along an axis independently of each other. Where several such follow
each other, all of them can be done for the first part, then for the second. That is the same computation if no part of
one touches the memory of another part of the others, which is seen from the addresses. A buffer that is of use between
them alone is that of the first part for all parts, so that it never leaves the cache.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np

from typedtensor.backends.cblas import Product
from typedtensor.backends.crew import Crew
from typedtensor.plan.values import Array, Instruction

CACHE = 1024 * 1024
"""The bytes that a block touches at most, if it can be divided so far: a second-level cache."""

SMALLEST = 128 * 1024
"""The bytes of the largest operand of an instruction in a block at least; below, calls cost more than memory."""

SHARE = 1024 * 1024
"""How much each of several threads does at least, as bytes that it writes: to wake one up takes its time."""

MULTIPLICATION = 0.2
"""The bytes that are written in the time of a multiplication in a product of matrices."""


@dataclass(frozen=True, slots=True)
class Life:
    """When a buffer holds something: where it starts, its bytes, and the instructions from and up to which it does."""

    start: int
    size: int
    born: int
    dead: int


@dataclass(frozen=True, slots=True)
class _Operand:
    """What an instruction reads or writes: an array, and the axis along which it is divided, if it is."""

    array: Array
    axis: int | None
    written: bool

    def part(self, number: int, count: int) -> Array:
        """The part with a number."""
        if self.axis is None:
            return self.array
        length = self.array.shape[self.axis] // count
        part: Array = self.array[(*(slice(None),) * self.axis, slice(number * length, (number + 1) * length))]
        return part

    def span(self, count: int) -> _Span:
        """The memory that it touches."""
        low = high = self.array.ctypes.data
        for n, (size, stride) in enumerate(zip(self.array.shape, self.array.strides, strict=True)):
            reach = stride * ((size // count if n == self.axis else size) - 1)
            low, high = low + min(reach, 0), high + max(reach, 0)
        step = 0
        if self.axis is not None:
            step = self.array.strides[self.axis] * (self.array.shape[self.axis] // count)
        return _Span(low, step, high + self.array.itemsize - low, self.written)


@dataclass(frozen=True, slots=True)
class _Span:
    """Memory: where the first part starts, the bytes from a part to the next and of a part, and if it is written."""

    start: int
    step: int
    size: int
    written: bool

    def meets(self, other: _Span, count: int) -> bool:
        """Whether a part touches another part of the other."""
        (low, high), (low2, high2) = self.bounds(count), other.bounds(count)
        if low >= high2 or low2 >= high:
            return False
        if self.step != other.step or self.step == 0:
            return True
        # A part touches the one that is so many parts further on in the other, if the bytes between are in the range.
        step, distance = abs(self.step), other.start - self.start
        first, last = (-other.size - distance) // step + 1, -((distance - self.size) // step) - 1
        first, last = max(first, 1 - count), min(last, count - 1)
        return first <= last and (first, last) != (0, 0)

    def bounds(self, count: int) -> tuple[int, int]:
        """Where all parts together start and end."""
        last = self.start + self.step * (count - 1)
        return min(self.start, last), max(self.start, last) + self.size


@dataclass(frozen=True, slots=True)
class _Divisible:
    """An instruction whose result can be computed part by part.

    Attributes:
        length: how many parts there are at most.
        operands: what it touches; last, what it writes.
        make: the instruction on parts of the operands.
        work: how much it does, as bytes of a sum that take as long to write.
    """

    length: int
    operands: tuple[_Operand, ...]
    make: Callable[[Sequence[Any]], Instruction]
    work: float


def block(
    code: Sequence[Instruction],
    lives: Sequence[Life] = (),
    crew: Crew | None = None,
    cache: int = CACHE,
    smallest: int = SMALLEST,
) -> list[Instruction]:
    """Instructions that do the same, those that follow each other block by block where that saves memory traffic.

    Args:
        code: the instructions.
        lives: of buffers; they are in no particular state before and afterwards.
        crew: threads that do some of the blocks, if there are any.
        cache: the bytes that a block touches at most, if possible.
        smallest: the bytes of the largest operand of an instruction in a block at least.
    """
    made: list[Instruction] = []
    group = _Group(0, lives)
    for place, instruction in enumerate(code):
        divisible = _divisible(instruction, products=crew is not None)
        if divisible is not None and max(x.array.nbytes for x in divisible.operands) < 2 * smallest:
            divisible = None
        if divisible is None or not group.takes(divisible):
            made.extend(group.blocks(crew, cache, smallest))
            group = _Group(place if divisible is not None else place + 1, lives)
        if divisible is None:
            made.append(instruction)
        else:
            group.add(instruction, divisible)
    made.extend(group.blocks(crew, cache, smallest))
    return made


class _Group:
    """Instructions that follow each other, and can be done part by part.

    Attributes:
        place: of the first one.
    """

    def __init__(self, place: int, lives: Sequence[Life]) -> None:
        self.place, self.lives = place, lives
        self.code: list[Instruction] = []
        self.members: list[_Divisible] = []
        self.parts = 0
        self._spans: set[_Span] = set()

    def takes(self, divisible: _Divisible) -> bool:
        """Whether another instruction can be done part by part with these."""
        parts = math.gcd(self.parts, divisible.length)
        if parts < 2:
            return False
        new = _spans_of([divisible], parts)
        return _are_apart((self._spans if parts == self.parts else _spans_of(self.members, parts)) | new, new, parts)

    def add(self, instruction: Instruction, divisible: _Divisible) -> None:
        """Take another instruction in."""
        parts = math.gcd(self.parts, divisible.length)
        self.code.append(instruction)
        self.members.append(divisible)
        new = [divisible] if parts == self.parts else self.members
        self._spans = _spans_of(new, parts) | (self._spans if parts == self.parts else set())
        self.parts = parts

    def blocks(self, crew: Crew | None, cache: int, smallest: int) -> Iterator[Instruction]:
        """The instructions, shared by threads or block by block if that is worth it."""
        if crew is not None:
            yield from self._shared(crew, cache, smallest)
            return
        count = self._count(cache, smallest) if len(self.members) > 1 else 1
        if count == 1 or not self._divides(count):
            yield from self.code
            return
        own = self._own(count)
        for number in range(count):
            yield from self._part(number, count, own)

    def _shared(self, crew: Crew, cache: int, smallest: int) -> Iterator[Instruction]:
        """The instructions for threads, each of which does its share block by block."""
        lives = [Life(x.start, x.size, x.born - self.place, x.dead - self.place) for x in self.lives]
        threads = min(crew.size, int(sum(x.work for x in self.members) / SHARE))
        count = next((n for n in range(threads, self.parts + 1) if n > 1 and self.parts % n == 0), 1)
        if threads < 2 or count == 1 or not self._divides(count):
            yield from block(self.code, lives, None, cache, smallest)
            return
        parts = [block(list(self._part(n, count)), lives, None, cache, smallest) for n in range(count)]
        shares = [parts[count * n // threads : count * (n + 1) // threads] for n in range(threads)]
        yield crew.share, tuple(functools.partial(_run, list(chain.from_iterable(share))) for share in shares)

    def _divides(self, count: int) -> bool:
        """Whether it can be done in so many parts."""
        spans = _spans_of(self.members, count)
        return _are_apart(spans, spans, count)

    def _part(self, number: int, count: int, own: Collection[tuple[int, int]] = ()) -> Iterator[Instruction]:
        """The instructions for a part, with the buffers of the first one for the operands ``own``."""
        for place, member in enumerate(self.members):
            operands = enumerate(member.operands)
            yield member.make([x.part(0 if (place, n) in own else number, count) for n, x in operands])

    def _count(self, cache: int, smallest: int) -> int:
        """In how many blocks it is done."""
        arrays = {x.span(1).bounds(1): x.array.nbytes for m in self.members for x in m.operands if x.axis is not None}
        touched = sum(arrays.values())
        least = min(max(x.array.nbytes for x in member.operands) for member in self.members)
        best = 1
        for count in range(2, self.parts + 1):
            if touched <= cache * best or least < smallest * count:
                break
            if self.parts % count == 0:
                best = count
        return best

    def _own(self, count: int) -> set[tuple[int, int]]:
        """The operands, by the places of their instructions and theirs in these, in buffers of use here alone."""
        found: set[tuple[int, int]] = set()
        spans = {(n, m): x.span(count) for n, member in enumerate(self.members) for m, x in enumerate(member.operands)}
        for life in sorted(self.lives, key=lambda life: -life.born):
            born, dead = life.born - self.place, life.dead - self.place
            if born < 0 or dead > len(self.members):
                continue
            inside = {}
            for operand, span in spans.items():
                low, high = span.bounds(count)
                if operand[0] >= born and low < life.start + life.size and life.start < high:
                    inside[operand] = span
            # What comes to be there later must be of use here alone as well: each block begins with writing over it.
            later = {operand for operand in inside if operand[0] >= dead}
            # All parts are moved by the same number of bytes, so that they lie to each other as before.
            if later <= found and len({span.step for operand, span in inside.items() if operand not in later}) == 1:
                found.update(inside)
        return found


def _run(code: Sequence[Instruction]) -> None:
    for function, arguments in code:
        function(*arguments)


def _spans_of(members: Sequence[_Divisible], count: int) -> set[_Span]:
    return {x.span(count) for member in members for x in member.operands}


def _are_apart(spans: set[_Span], others: set[_Span], count: int) -> bool:
    """Whether no part of a span touches what is written in another part of another, or of itself."""
    return not any(one.meets(other, count) for one in spans for other in others if one.written or other.written)


def _divisible(instruction: Instruction, *, products: bool) -> _Divisible | None:
    """An instruction as one that can be done part by part, if it is known to be.

    Args:
        instruction: the instruction.
        products: whether products of matrices are, too: they take longer in parts, unless threads share them.
    """
    function, arguments = instruction
    if isinstance(function, Product):
        return _matrices(function) if products else None
    if function is np.matmul:
        return _product(*arguments)
    if isinstance(function, np.ufunc):
        if function.nout == 1 and function.signature is None and len(arguments) == function.nin + 1:
            return _elementwise(arguments, lambda parts: (function, tuple(parts)))
        return None
    if isinstance(function, functools.partial):
        ufunc, out = function.func, function.keywords.get("out")
        if isinstance(ufunc, np.ufunc) and isinstance(out, np.ndarray) and len(arguments) == ufunc.nin:
            return _elementwise(
                (*arguments, out), lambda parts: (functools.partial(ufunc, out=parts[-1]), tuple(parts[:-1]))
            )
        return None
    place = getattr(function, "__self__", None)
    if isinstance(place, np.ndarray) and function == place.__setitem__ and arguments[0] is Ellipsis:
        return _elementwise((arguments[1], place), lambda parts: (parts[1].__setitem__, (Ellipsis, parts[0])))
    return None


def _elementwise(arrays: Sequence[Any], make: Callable[[Sequence[Any]], Instruction]) -> _Divisible | None:
    """An instruction whose last array is what it writes, each element from those at the same place."""
    *inputs, out = arrays
    axis = _slowest(out, range(out.ndim))
    return None if axis is None else _over(axis, inputs, out, make)


def _product(x1: Array, x2: Array, out: Array) -> _Divisible | None:
    """The products of matrices, of which each is computed alone."""
    axis = _slowest(out, range(out.ndim - 2))
    return None if axis is None else _over(axis, [x1, x2], out, lambda parts: (np.matmul, tuple(parts)))


def _matrices(product: Product) -> _Divisible:
    """A product of matrices, divided into rows or columns."""
    x1, x2, out = product.x1, product.x2, product.out
    axis = 0 if out.strides[0] >= out.strides[1] else 1
    operands = _Operand(x1, 0 if axis == 0 else None, False), _Operand(x2, None if axis == 0 else 1, False)
    return _Divisible(
        out.shape[axis],
        (*operands, _Operand(out, axis, True)),
        lambda parts: (product.part(*parts), ()),
        out.size * x1.shape[1] * MULTIPLICATION,
    )


def _over(axis: int, inputs: Sequence[Any], out: Array, make: Callable[[Sequence[Any]], Instruction]) -> _Divisible:
    """An instruction that is divided along an axis of its result; numbers are among its inputs as they are."""
    operands = [_Operand(x, _aligned(x, axis - out.ndim), False) for x in inputs if isinstance(x, np.ndarray)]

    def complete(parts: Sequence[Any]) -> Instruction:
        found = iter(parts)
        return make([next(found) if isinstance(x, np.ndarray) else x for x in (*inputs, out)])

    return _Divisible(out.shape[axis], (*operands, _Operand(out, axis, True)), complete, float(out.nbytes))


def _aligned(array: Array, axis: int) -> int | None:
    """An axis, counted from the last, in an operand; None if it is not divided along it."""
    return array.ndim + axis if array.ndim + axis >= 0 and array.shape[axis] > 1 else None


def _slowest(array: Array, axes: range) -> int | None:
    """The axis whose parts lie farthest apart, if there are several parts."""
    found = max(axes, key=lambda n: (array.shape[n] > 1) * abs(array.strides[n]), default=None)
    return None if found is None or array.shape[found] < 2 else found
