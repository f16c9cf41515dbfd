"""Steps that can be done part by part, and what memory the parts touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.emission.steps import Step


@dataclass(frozen=True, slots=True)
class Division:
    """How an axis is divided: into units, which are alike, and parts of so many units, of which the last may have less.

    Axes of several lengths are divided alike if the number of units divides them all.
    """

    units: int
    each: int

    @property
    def count(self) -> int:
        """How many parts there are."""
        return -(-self.units // self.each)

    def part(self, number: int, length: int, *, first: bool = False) -> slice:
        """A part of an axis with a length, or what is as long as that at the beginning."""
        unit = length // self.units
        start, stop = number * self.each, min((number + 1) * self.each, self.units)
        return slice(0, (stop - start) * unit) if first else slice(start * unit, stop * unit)


@dataclass(frozen=True, slots=True)
class Access:
    """What a step reads or writes: an array, and the axis along which it is divided, if it is."""

    array: Array
    axis: int | None
    written: bool

    def part(self, number: int, division: Division, *, first: bool = False) -> Array:
        """The part with a number, or what is as long as that at the beginning."""
        if self.axis is None:
            return self.array
        place = division.part(number, self.array.shape[self.axis], first=first)
        part: Array = self.array[(*(slice(None),) * self.axis, place)]
        return part

    def footprint(self, division: Division) -> Footprint:
        """The memory that it touches."""
        low, high = bounds(self.array)
        if self.axis is None:
            return Footprint(low, 0, high - low, low, high, self.written)
        part = self.part(0, division)
        start, stop = bounds(part)
        return Footprint(
            start, self.array.strides[self.axis] * part.shape[self.axis], stop - start, low, high, self.written
        )


def bounds(array: Array) -> tuple[int, int]:
    """Where the memory of an array starts and ends."""
    low = high = data_address(array)
    if array.flags.c_contiguous:
        return low, low + array.nbytes
    for size, stride in zip(array.shape, array.strides, strict=True):
        reach = stride * (size - 1)
        low, high = low + min(reach, 0), high + max(reach, 0)
    return low, high + array.itemsize


@dataclass(frozen=True, slots=True)
class Footprint:
    """Memory that is touched.

    Attributes:
        start: where the first part starts.
        step: the bytes from a part to the next.
        size: the bytes of a part; the last may have less.
        low: where all parts together start.
        high: where they end.
        written: whether it is written.
    """

    start: int
    step: int
    size: int
    low: int
    high: int
    written: bool

    def meets(self, other: Footprint, count: int) -> bool:
        """Whether one of so many parts touches another part of the other."""
        if self.low >= other.high or other.low >= self.high:
            return False
        if self.step != other.step or self.step == 0:
            return True
        # A part touches the one that is so many parts further on in the other, if the bytes between are in the range.
        step, distance = abs(self.step), other.start - self.start
        first, last = (-other.size - distance) // step + 1, -((distance - self.size) // step) - 1
        first, last = max(first, 1 - count), min(last, count - 1)
        return first <= last and (first, last) != (0, 0)


@dataclass(frozen=True, slots=True)
class Divisible:
    """A step whose result can be computed part by part.

    Attributes:
        step: the step.
        operands: the arrays that it touches; last, the one that it writes.
    """

    step: Step
    operands: tuple[Access, ...]

    @property
    def length(self) -> int:
        """How many parts there are at most."""
        out = self.operands[-1]
        assert out.axis is not None
        length: int = out.array.shape[out.axis]
        return length

    @property
    def work(self) -> float:
        """How much it does, as bytes of a sum that take as long to write."""
        return self.step.operation.work(self.step.out, self.step.inputs)


def footprints_of(members: Sequence[Divisible], division: Division) -> set[Footprint]:
    """The memory that steps touch."""
    return {x.footprint(division) for member in members for x in member.operands}


def are_apart(footprints: set[Footprint], others: set[Footprint], count: int) -> bool:
    """Whether no part of a footprint touches what is written in another part of another, or of itself."""
    return not any(one.meets(other, count) for one in footprints for other in others if one.written or other.written)


def as_divisible(step: Step, least: int, *, for_threads: bool) -> Divisible | None:
    """A step as one that can be done part by part, if it can.

    Args:
        step: the step.
        least: the bytes of the largest of its arrays at least.
        for_threads: whether the parts are for threads.
    """
    operation, out, inputs = step
    if operation.for_threads and not for_threads:
        return None
    if not any(isinstance(x, np.ndarray) and x.nbytes >= least for x in (out, *inputs)):
        return None
    axes = operation.axes(out, inputs)
    if axes is None:
        return None
    operands = [Access(x, n, False) for x, n in zip(inputs, axes, strict=False) if isinstance(x, np.ndarray)]
    operands.append(Access(out, axes[-1], True))
    return Divisible(step, tuple(operands)) if max(x.array.nbytes for x in operands) >= least else None
