"""Tile dependence analysis: which steps can be tiled, and the memory that each tile touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.emission.steps import Step


@dataclass(frozen=True, slots=True)
class Division:
    """A division of an axis into equal units, and into parts of ``each`` units; the last part may have fewer.

    The same division applies to axes of different lengths, if the number of units divides each length.
    """

    units: int
    each: int

    @property
    def count(self) -> int:
        """Return the number of parts."""
        return -(-self.units // self.each)

    def part(self, number: int, length: int, *, first: bool = False) -> slice:
        """Return the slice of a part of an axis; with ``first``, a slice of the same length from the start."""
        unit = length // self.units
        start, stop = number * self.each, min((number + 1) * self.each, self.units)
        return slice(0, (stop - start) * unit) if first else slice(start * unit, stop * unit)


class Access(NamedTuple):
    """An array that a step reads or writes.

    Attributes:
        array: the array.
        axis: its divided axis, if any.
        written: whether the step writes it.
        low: its start address.
        high: its end address.
    """

    array: Array
    axis: int | None
    written: bool
    low: int
    high: int

    @classmethod
    def of(cls, array: Array, axis: int | None, *, written: bool = False) -> Access:
        """Return the access of an array; an empty one has no parts."""
        return cls(array, axis if array.size else None, written, *bounds(array))

    def part(self, number: int, division: Division, *, first: bool = False) -> Array:
        """Return a part of the array; with ``first``, the part of the same length at the start."""
        if self.axis is None:
            return self.array
        place = division.part(number, self.array.shape[self.axis], first=first)
        part: Array = self.array[(*(slice(None),) * self.axis, place)]
        return part

    def footprint(self, division: Division) -> Footprint:
        """Return the memory that the parts touch."""
        array, axis, written, low, high = self
        if axis is None:
            return Footprint(low, 0, high - low, low, high, written)
        length, stride = array.shape[axis], array.strides[axis]
        first = length // division.units * min(division.each, division.units)
        rest = stride * (length - first)
        start = low if stride >= 0 else low - rest
        return Footprint(start, stride * first, high - low - abs(rest), low, high, written)


def bounds(array: Array) -> tuple[int, int]:
    """Return the start and the end address of an array's memory."""
    low = high = data_address(array)
    if array.flags.c_contiguous:
        return low, low + array.nbytes
    for size, stride in zip(array.shape, array.strides, strict=True):
        reach = stride * (size - 1)
        low, high = low + min(reach, 0), high + max(reach, 0)
    return low, high + array.itemsize


class Footprint(NamedTuple):
    """The memory that the parts of an access touch.

    Attributes:
        start: the address of the first part.
        step: the distance of consecutive parts in bytes.
        size: the bytes of a part; the last part may have fewer.
        low: the start address of all parts.
        high: the end address of all parts.
        written: whether the access writes.
    """

    start: int
    step: int
    size: int
    low: int
    high: int
    written: bool

    def meets(self, other: Footprint, count: int) -> bool:
        """Whether one of ``count`` parts overlaps a part with another number of ``other``."""
        if self.low >= other.high or other.low >= self.high:
            return False
        if self.step != other.step or self.step == 0:
            return True
        # A part overlaps the part at a given offset of the other, if the distance in bytes is in the range.
        step, distance = abs(self.step), other.start - self.start
        first, last = (-other.size - distance) // step + 1, -((distance - self.size) // step) - 1
        first, last = max(first, 1 - count), min(last, count - 1)
        return first <= last and (first, last) != (0, 0)


@dataclass(frozen=True, slots=True)
class Divisible:
    """A step that can be tiled.

    Attributes:
        step: the step.
        operands: the accesses of the step; the last one writes.
    """

    step: Step
    operands: tuple[Access, ...]

    @property
    def length(self) -> int:
        """Return the largest possible number of parts."""
        out = self.operands[-1]
        assert out.axis is not None
        length: int = out.array.shape[out.axis]
        return length

    @property
    def work(self) -> float:
        """Return the cost of the step, in bytes written by an addition that takes as long."""
        return self.step.operation.work(self.step.out, self.step.inputs)


def footprints_of(members: Sequence[Divisible], division: Division) -> set[Footprint]:
    """Return the footprints of all accesses of some steps."""
    return {x.footprint(division) for member in members for x in member.operands}


def are_apart(footprints: set[Footprint], others: set[Footprint], count: int) -> bool:
    """Whether no part of a footprint conflicts with a part with another number of any footprint, itself included."""
    for other in others:
        _, _, _, low, high, written = other
        for one in footprints:  # of a long run, most of which are far from the other one
            if one[3] < high and low < one[4] and (written or one[5]) and one.meets(other, count):
                return False
    return True


def as_divisible(step: Step, least: int, *, for_threads: bool) -> Divisible | None:
    """Return a step as one that can be tiled, or None.

    Args:
        step: the step.
        least: the least size in bytes of the step's largest array.
        for_threads: whether the parts are for threads.
    """
    operation, out, inputs = step
    if operation.for_threads and not for_threads:
        return None
    if least > 1 and not any(isinstance(x, np.ndarray) and x.nbytes >= least for x in (out, *inputs)):
        return None
    axes = operation.axes(out, inputs)
    if axes is None or not out.size:
        return None
    arrays = [(x, axis) for x, axis in zip(inputs, axes, strict=False) if isinstance(x, np.ndarray)]
    if least > 1 and max(x.nbytes for x in (out, *[x for x, _ in arrays])) < least:
        return None
    return Divisible(step, (*[Access.of(x, axis) for x, axis in arrays], Access.of(out, axes[-1], written=True)))
