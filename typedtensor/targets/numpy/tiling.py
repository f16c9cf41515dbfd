"""Neighbouring steps done block by block, so that what one writes is in the cache when the next reads it.

Most steps compute the parts of their result along an axis independently of each other. Where several such follow
each other, all of them can be done for the first part, then for the second. That is the same computation if no part of
one touches the memory of another part of the others, which is seen from the addresses. A buffer that is of use between
them alone is that of the first part for all parts, so that it never leaves the cache.

Where there are threads, each does a part of what is large, products of matrices among it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.backends.crew import Crew
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Call, Operation, Step, bind, execute
from typedtensor.targets.numpy.tile_dependence import (
    Divisible,
    Division,
    Footprint,
    are_apart,
    as_divisible,
    bounds,
    footprints_of,
)


@dataclass(frozen=True, slots=True)
class Life:
    """When a buffer holds something: where it starts, its bytes, and the steps from and up to which it does."""

    start: int
    size: int
    born: int
    dead: int


def block(
    code: Sequence[Step],
    lives: Sequence[Life] = (),
    crew: Crew | None = None,
    cache: int = cost_model.TILE_BYTES,
    smallest: int = cost_model.TILE_LEAST_BYTES,
) -> list[Step]:
    """Steps that do the same, those that follow each other block by block where that saves memory traffic.

    Args:
        code: the steps.
        lives: of buffers; they are in no particular state before and afterwards.
        crew: threads that do some of the blocks, if there are any.
        cache: the bytes that a block touches at most, if possible.
        smallest: the bytes of the largest array of a step in a block at least.
    """
    made: list[Step] = []
    group = _Group(0, lives)
    for place, step in enumerate(code):
        divisible = as_divisible(step, 2 * smallest, for_threads=crew is not None)
        if divisible is None or not group.takes(divisible):
            made.extend(group.blocks(crew, cache, smallest))
            group = _Group(place if divisible is not None else place + 1, lives)
        if divisible is None:
            made.append(step)
        else:
            group.add(divisible)
    made.extend(group.blocks(crew, cache, smallest))
    return made


class Share(Operation):
    """Several lists of steps, each on one of some threads."""

    def __init__(self, crew: Crew, parts: Sequence[Sequence[Step]]) -> None:
        self.crew, self.parts = crew, parts

    def call(self, out: None, inputs: tuple[Any, ...]) -> Call:
        return self.crew.share, tuple(functools.partial(execute, bind(part)) for part in self.parts)


class _Group:
    """Steps that follow each other, and can be done part by part.

    Attributes:
        place: of the first one.
        units: into how many parts that are alike they can be divided.
    """

    def __init__(self, place: int, lives: Sequence[Life]) -> None:
        self.place, self.lives = place, lives
        self.members: list[Divisible] = []
        self.units = 0
        self._footprints: set[Footprint] = set()

    def takes(self, divisible: Divisible) -> bool:
        """Whether another step can be done part by part with these."""
        units = math.gcd(self.units, divisible.length)
        if units < 2:
            return False
        division = Division(units, 1)
        new = footprints_of([divisible], division)
        spans = self._footprints if units == self.units else footprints_of(self.members, division)
        return are_apart(spans | new, new, units)

    def add(self, divisible: Divisible) -> None:
        """Take another step in."""
        units = math.gcd(self.units, divisible.length)
        self.members.append(divisible)
        new = [divisible] if units == self.units else self.members
        self._footprints = footprints_of(new, Division(units, 1)) | (self._footprints if units == self.units else set())
        self.units = units

    def blocks(self, crew: Crew | None, cache: int, smallest: int) -> Iterator[Step]:
        """The steps, shared by threads or block by block if that is worth it."""
        if crew is not None:
            yield from self._shared(crew, cache, smallest)
            return
        division = self._divided(self._count(cache, smallest) if len(self.members) > 1 else 1)
        if division is None:
            yield from self._steps()
            return
        own = self._own(division)
        for number in range(division.count):
            yield from self._part(number, division, own)

    def _shared(self, crew: Crew, cache: int, smallest: int) -> Iterator[Step]:
        """The steps for threads, each of which does its part block by block."""
        lives = [Life(x.start, x.size, x.born - self.place, x.dead - self.place) for x in self.lives]
        division = self._divided(min(crew.size, int(sum(x.work for x in self.members) / cost_model.THREAD_BYTES)))
        if division is None:
            yield from block(self._steps(), lives, None, cache, smallest)
            return
        parts = [block(list(self._part(n, division)), lives, None, cache, smallest) for n in range(division.count)]
        yield Step(Share(crew, parts), None, ())

    def _divided(self, count: int) -> Division | None:
        """The division into so many parts, or a few less; None if there is none."""
        if min(count, self.units) < 2:
            return None
        division = Division(self.units, -(-self.units // count))
        spans = footprints_of(self.members, division)
        return division if are_apart(spans, spans, division.count) else None

    def _part(self, number: int, division: Division, own: Collection[tuple[int, int]] = ()) -> Iterator[Step]:
        """The steps for a part, with the buffers of the first one for the operands ``own``."""
        for place, member in enumerate(self.members):
            operands = enumerate(member.operands)
            yield member.step.on([x.part(number, division, first=(place, n) in own) for n, x in operands])

    def _steps(self) -> list[Step]:
        return [member.step for member in self.members]

    def _count(self, cache: int, smallest: int) -> int:
        """In how many blocks it is done."""
        arrays = {bounds(x.array): x.array.nbytes for m in self.members for x in m.operands if x.axis is not None}
        touched = sum(arrays.values())
        least = min(max(x.array.nbytes for x in member.operands) for member in self.members)
        return max(1, min(-(-touched // cache), least // smallest, self.units))

    def _own(self, division: Division) -> set[tuple[int, int]]:
        """The operands, by the places of their steps and theirs in these, in buffers of use here alone."""
        found: set[tuple[int, int]] = set()
        members = enumerate(self.members)
        spans = {(n, m): x.footprint(division) for n, member in members for m, x in enumerate(member.operands)}
        for life in sorted(self.lives, key=lambda life: -life.born):
            born, dead = life.born - self.place, life.dead - self.place
            if born < 0 or dead > len(self.members):
                continue
            start, stop = life.start, life.start + life.size
            inside = {
                operand: span
                for operand, span in spans.items()
                if operand[0] >= born and span.low < stop and start < span.high
            }
            # What comes to be there later must be of use here alone as well: each block begins with writing over it.
            later = {operand for operand in inside if operand[0] >= dead}
            # All parts are moved by the same number of bytes, so that they lie to each other as before.
            if later <= found and len({span.step for operand, span in inside.items() if operand not in later}) == 1:
                found.update(inside)
        return found
