"""Capacities of loops whose number of steps is data: for how many steps a program can store values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from types import MappingProxyType

from typedtensor.ir import Program, Repeat, TooManySteps, values_within

FIRST = 64
"""The initial capacity."""

FIRST_INSIDE = 8
"""The initial capacity of a loop in another loop, which allocates it for each step of the outer one."""

ROOMS: ContextVar[Mapping[int, int] | None] = ContextVar("typedtensor_rooms", default=MappingProxyType({}))
"""Capacities beyond the initial ones, by the number of the loop in its program. None forbids loops that store their
steps, where a failed run must not be repeated."""


class Rooms:
    """The numbering of a program's loops, in the order of lowering.

    Attributes:
        count: the number of loops.
    """

    def __init__(self) -> None:
        self.count = 0

    def next(self, *, inside: bool) -> tuple[int, int]:
        """Number the next loop; return its number and its capacity."""
        number, self.count = self.count, self.count + 1
        return number, (ROOMS.get() or {}).get(number, FIRST_INSIDE if inside else FIRST)


def larger(rooms: Mapping[int, int], full: TooManySteps) -> Mapping[int, int]:
    """Return capacities with a larger one for a loop: one and a half times its steps, as a power of two."""
    return {**rooms, full.loop: 1 << (full.steps * 3 // 2).bit_length()}


def keeps_steps(program: Program) -> bool:
    """Whether a program has a loop that decides about its number of steps and stores them."""
    return any(x.decides and x.stacks for x in _repeats(program))


def repeats(program: Program) -> bool:
    """Whether a program has a loop whose number of steps is data."""
    return any(True for _ in _repeats(program))


def _repeats(program: Program) -> Iterator[Repeat]:
    return (x.primitive for x in values_within(program) if isinstance(x.primitive, Repeat))
