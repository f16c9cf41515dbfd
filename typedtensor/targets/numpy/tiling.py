"""Neighbouring steps done block by block, so that what one writes is in the cache when the next reads it.

Most steps compute the parts of their result along an axis independently of each other. Where several such follow
each other, all of them can be done for the first part, then for the second. That is the same computation if no part of
one touches the memory of another part of the others, which is seen from the addresses. A buffer that is of use between
them alone is that of the first part for all parts, so that it never leaves the cache.

Where there are threads, each does a part of what is large, products of matrices among it.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.backends.workers import WorkerPool
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Call, Operation, Step, bind, execute
from typedtensor.targets.numpy.tile_dependence import (
    Divisible,
    Division,
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
    workers: WorkerPool | None = None,
    cache: int | None = cost_model.TILE_BYTES,
    smallest: int = cost_model.TILE_LEAST_BYTES,
    first: int = 0,
) -> list[Step]:
    """Steps that do the same, those that follow each other block by block where that saves memory traffic.

    Args:
        code: the steps.
        lives: of buffers; they are in no particular state before and afterwards.
        workers: threads that do some of the blocks, if there are any.
        cache: the bytes that a block touches at most, if possible; None to divide what is for threads alone.
        smallest: the bytes of the largest array of a step in a block at least.
        first: the place of the first step among those that ``lives`` counts.
    """
    if workers is None and cache is None:
        return [*code]
    made: list[Step] = []
    threads = workers is not None
    found = [(step, as_divisible(step, 2 * smallest, for_threads=threads)) for step in code]
    for _, run in itertools.groupby(enumerate(found, first), lambda x: x[1][1] is None):
        places = [*run]
        members = [divisible for _, (_, divisible) in places if divisible is not None]
        if not members or (cache is None and _threads(members, workers) < 2):
            made.extend([step for _, (step, _) in places])
            continue
        for group in _groups(members, places[0][0], lives):
            made.extend(group.blocks(workers, cache, smallest))
    return made


def _groups(members: Sequence[Divisible], first: int, lives: Sequence[Life]) -> Iterator[_Group]:
    """Steps that follow each other, by those that can be done part by part together."""
    group: _Group | None = None
    for place, member in enumerate(members, first):
        if group is None or not group.take(member):
            if group is not None:
                yield group
            group = _Group(place, lives, member)
    if group is not None:
        yield group


def _threads(members: Sequence[Divisible], workers: WorkerPool | None) -> int:
    """For how many of some threads steps are enough work, if they can be divided."""
    return 1 if workers is None else min(workers.size, int(sum(x.work for x in members) / cost_model.THREAD_BYTES))


class Share(Operation):
    """Several lists of steps, each on one of some threads."""

    def __init__(self, workers: WorkerPool, parts: Sequence[Sequence[Step]]) -> None:
        self.workers, self.parts = workers, parts

    def call(self, out: None, inputs: tuple[Any, ...]) -> Call:
        return self.workers.share, tuple(functools.partial(execute, bind(part)) for part in self.parts)


class _Group:
    """Steps that follow each other, and can be done part by part.

    Attributes:
        place: of the first one.
        units: into how many parts that are alike they can be divided.
    """

    def __init__(self, place: int, lives: Sequence[Life], member: Divisible) -> None:
        self.place, self.lives, self.members, self.units = place, lives, [member], member.length
        self._footprints = footprints_of([member], Division(self.units, 1))

    def take(self, divisible: Divisible) -> bool:
        """Take another step in, if it can be done part by part with these; says whether it can."""
        units = math.gcd(self.units, divisible.length)
        if units < 2:
            return False
        division = Division(units, 1)
        new = footprints_of([divisible], division)
        spans = self._footprints if units == self.units else footprints_of(self.members, division)
        both = spans | new
        if not are_apart(both, new, units):
            return False
        self.members.append(divisible)
        self.units, self._footprints = units, both
        return True

    def blocks(self, workers: WorkerPool | None, cache: int | None, smallest: int) -> Iterator[Step]:
        """The steps, shared by threads or block by block if that is worth it."""
        if workers is not None:
            division = self._divided(_threads(self.members, workers))
            if division is not None:
                parts = [[*self._part(n, division)] for n in range(division.count)]
                shared = [block(part, self.lives, None, cache, smallest, self.place) for part in parts]
                yield Step(Share(workers, shared), None, ())
                return
            if any(x.step.operation.for_threads for x in self.members):
                yield from block(self._steps(), self.lives, None, cache, smallest, self.place)
                return
        division = None
        if cache is not None and len(self.members) > 1:
            division = self._divided(self._count(cache, smallest))
        if division is None:
            yield from self._steps()
            return
        own = self._own(division)
        for number in range(division.count):
            yield from self._part(number, division, own)

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
        first, last = self.place, self.place + len(self.members)
        for life in sorted([x for x in self.lives if first <= x.born and x.dead <= last], key=lambda x: -x.born):
            born, dead = life.born - first, life.dead - first
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
