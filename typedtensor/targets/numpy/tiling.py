"""Tiling and tile fusion: consecutive steps run block by block, so that intermediate results stay in the cache.

Most steps compute the blocks of their result along an axis independently. A run of such steps may process the first
block in all steps, then the second. The order is safe if no block of one step touches memory of a different block of
another step, which the addresses tell. A buffer that is live only within the run needs memory for one block alone.

With a worker pool, each thread takes a share of the blocks of large steps, matrix products included.
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
from typedtensor.targets.numpy.emission.steps import BoundCall, Operation, Step, bind, execute
from typedtensor.targets.numpy.tile_dependence import (
    Divisible,
    Division,
    are_apart,
    as_divisible,
    footprints_of,
)


@dataclass(frozen=True, slots=True)
class Life:
    """The live range of a buffer: its address, its bytes, and the first and the last step."""

    start: int
    size: int
    born: int
    dead: int


def tiled(
    code: Sequence[Step],
    lives: Sequence[Life] = (),
    workers: WorkerPool | None = None,
    cache: int | None = cost_model.TILE_BYTES,
    smallest: int = cost_model.TILE_LEAST_BYTES,
    first: int = 0,
    least: int | None = None,
) -> list[Step]:
    """Return equivalent steps, with tiled runs where tiling saves memory traffic.

    Args:
        code: the steps.
        lives: live ranges of buffers; a buffer's contents are undefined outside of them.
        workers: the pool that shares the blocks, if there is one.
        cache: the target size of a block's memory in bytes; None divides steps for threads only.
        smallest: the least size in bytes of the largest array of a step that is tiled.
        first: the number of the first step in the numbering of ``lives``.
        least: the least work of a thread; by default, where Python begins its shares.
    """
    least = cost_model.THREAD_BYTES if least is None else least
    if workers is None and cache is None:
        return [*code]
    result: list[Step] = []
    threads = workers is not None
    found = [(step, as_divisible(step, 2 * smallest, for_threads=threads)) for step in code]
    if threads and sum(x.work for _, x in found if x is not None) >= len(code) * cost_model.SHARED_STEP_BYTES:
        # Small steps in between make the runs that threads share longer.
        found = [(step, x or as_divisible(step, 1, for_threads=True)) for step, x in found]
    size = 1 if workers is None else workers.size
    for _, run in itertools.groupby(enumerate(found, first), lambda x: x[1][1] is None):
        places = [*run]
        members = [divisible for _, (_, divisible) in places if divisible is not None]
        if not members or (cache is None and _threads(members, workers, least) < 2):
            result.extend([step for _, (step, _) in places])
            continue
        for group in _groups(members, places[0][0], lives, size):
            result.extend(group.blocks(workers, cache, smallest, least))
    return result


def _groups(members: Sequence[Divisible], first: int, lives: Sequence[Life], threads: int = 1) -> Iterator[_Group]:
    """Yield maximal runs of steps that can be tiled together, as evenly among threads as each alone."""
    group: _Group | None = None
    for place, member in enumerate(members, first):
        if group is None or not group.take(member):
            if group is not None:
                yield group
            group = _Group(place, lives, member, threads)
    if group is not None:
        yield group


def _threads(members: Sequence[Divisible], workers: WorkerPool | None, least: int) -> int:
    """Return the number of threads that the work of some steps is enough for."""
    return 1 if workers is None else min(workers.size, int(sum(x.work for x in members) / least))


def _share(units: int, threads: int) -> float:
    """Return the largest share of a thread."""
    return -(-units // threads) / units


class Share(Operation):
    """Lists of steps that run in parallel."""

    def __init__(self, workers: WorkerPool, parts: Sequence[Sequence[Step]]) -> None:
        self.workers, self.parts = workers, parts

    def call(self, out: None, inputs: tuple[Any, ...]) -> BoundCall:
        return self.workers.share, tuple(functools.partial(execute, bind(part)) for part in self.parts)


class _Group:
    """A run of steps that can be tiled together.

    Attributes:
        place: the number of the first step.
        units: the number of equal parts that the steps can be divided into.
    """

    def __init__(self, place: int, lives: Sequence[Life], member: Divisible, threads: int) -> None:
        self.place, self.lives, self.members, self.units = place, lives, [member], member.length
        self._threads = threads
        self._footprints = footprints_of([member], Division(self.units, 1))

    def take(self, divisible: Divisible) -> bool:
        """Append a step if it can be tiled with the others; return whether it was appended."""
        units = math.gcd(self.units, divisible.length)
        if units < 2 or _share(units, self._threads) > cost_model.UNEVEN * _share(self.units, self._threads):
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

    def blocks(self, workers: WorkerPool | None, cache: int | None, smallest: int, least: int) -> Iterator[Step]:
        """Yield the steps, divided among threads or into blocks where that pays."""
        if workers is not None:
            division = self._divided(_threads(self.members, workers, least))
            if division is not None:
                parts = [[*self._part(n, division)] for n in range(division.count)]
                shared = [tiled(part, self.lives, None, cache, smallest, self.place) for part in parts]
                yield Step(Share(workers, shared), None, ())
                return
            yield from tiled(self._steps(), self.lives, None, cache, smallest, self.place)
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
        """Return a division into ``count`` parts or slightly fewer; None if there is none."""
        if min(count, self.units) < 2:
            return None
        division = Division(self.units, -(-self.units // count))
        spans = footprints_of(self.members, division)
        return division if are_apart(spans, spans, division.count) else None

    def _part(self, number: int, division: Division, own: Collection[tuple[int, int]] = ()) -> Iterator[Step]:
        """Yield the steps of one part; the operands ``own`` use the memory of the first part."""
        for place, member in enumerate(self.members):
            operands = enumerate(member.operands)
            yield member.step.on([x.part(number, division, first=(place, n) in own) for n, x in operands])

    def _steps(self) -> list[Step]:
        return [member.step for member in self.members]

    def _count(self, cache: int, smallest: int) -> int:
        """Return the number of blocks."""
        arrays = {(x.low, x.high): x.array.nbytes for m in self.members for x in m.operands if x.axis is not None}
        touched = sum(arrays.values())
        least = min(max(x.array.nbytes for x in member.operands) for member in self.members)
        return max(1, min(-(-touched // cache), least // smallest, self.units))

    def _own(self, division: Division) -> set[tuple[int, int]]:
        """Return the operands, as (step, operand) numbers, whose buffers are live only within the run."""
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
            # Later contents of the memory must be local as well: each block overwrites them first.
            later = {operand for operand in inside if operand[0] >= dead}
            # All parts move by the same number of bytes, which keeps their relative positions.
            if later <= found and len({span.step for operand, span in inside.items() if operand not in later}) == 1:
                found.update(inside)
        return found
