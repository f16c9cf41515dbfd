"""For how many steps the loops of a program have room, whose number is known only when they run."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType

from typedtensor.ir import Program, Region, Repeat, TooManySteps

FIRST = 64
"""For how many steps there is room at first."""

FIRST_INSIDE = 8
"""The same of a loop in another, for each step of which there is as much room."""

ROOMS: ContextVar[Mapping[int, int] | None] = ContextVar("typedtensor_rooms", default=MappingProxyType({}))
"""The room of loops that need more than at first, by their numbers in a program; None where none may keep its steps,
as what fails is not to be computed again."""


class Rooms:
    """The loops of a program, in the order in which they are lowered.

    Attributes:
        count: how many there are.
    """

    def __init__(self) -> None:
        self.count = 0

    def next(self, *, inside: bool) -> tuple[int, int]:
        """The number of a loop, perhaps inside another, and its room."""
        number, self.count = self.count, self.count + 1
        return number, (ROOMS.get() or {}).get(number, FIRST_INSIDE if inside else FIRST)


def larger(rooms: Mapping[int, int], full: TooManySteps) -> Mapping[int, int]:
    """Rooms with more for a loop: for half as many steps again as it has taken, as a power of two."""
    return {**rooms, full.loop: 1 << (full.steps * 3 // 2).bit_length()}


def keeps_steps(program: Program) -> bool:
    """Whether a program has a loop that decides how many steps it takes, and keeps them."""
    regions = [value.primitive for value in program.order() if isinstance(value.primitive, Region)]
    return any((isinstance(x, Repeat) and x.decides and bool(x.stacks)) or keeps_steps(x.body) for x in regions)


def repeats(program: Program) -> bool:
    """Whether a program has a loop whose number of steps is known only when it runs."""
    regions = [value.primitive for value in program.order() if isinstance(value.primitive, Region)]
    return any(isinstance(x, Repeat) or repeats(x.body) for x in regions)
