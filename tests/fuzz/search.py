"""The search that all fuzzers share: cases by number, until the time is over; the smallest one that fails is shown."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, Self


class Case(Protocol):
    """A case of a fuzzer; its text is a script that runs by itself."""

    def fault(self) -> str | None:
        """What is wrong, or None."""

    def smaller(self) -> Iterable[Self]:
        """Cases with less in them, to be tried in this order."""


@dataclass(frozen=True)
class Found:
    """A case that fails.

    Attributes:
        name: the seed and the number of the case that was drawn.
        case: the smallest case like it.
        fault: what is wrong with that.
    """

    name: str
    case: Case
    fault: str

    def __str__(self) -> str:
        said = "\n".join(f"# {line}" for line in self.fault.splitlines())
        return f"# case {self.name}; in a checkout: PYTHONPATH=. python THIS_FILE\n{said}\n{self.case}"


@dataclass(frozen=True)
class Search:
    """How long is looked for faults, and where the cases begin.

    Attributes:
        seconds: the time that a fuzzer has.
        seed: what the cases are drawn from: those of one seed are always the same.
    """

    seconds: float = 60.0
    seed: int = 0

    def first(self, draw: Callable[[random.Random], Case | None]) -> Found | None:
        """The first fault, if there is one.

        Args:
            draw: a case, or None where none was found.

        Raises:
            AssertionError: no case was tried in this time.
        """
        end, tried, number = time.monotonic() + self.seconds, 0, 0
        while time.monotonic() < end:
            name = f"{self.seed}:{number}"
            case = draw(random.Random(name))
            number += 1
            if case is None:
                continue
            tried += 1
            fault = case.fault()
            if fault is not None:
                return Found(name, *shrink(case, fault))
        assert tried, f"none of {number} cases that were drawn could be tried"
        return None


def shrink(case: Case, fault: str, seconds: float = 20.0) -> tuple[Case, str]:
    """A small case that fails in the same way: with the same first word of what is wrong."""
    end = time.monotonic() + seconds
    again = True
    while again and time.monotonic() < end:
        again = False
        for other in case.smaller():
            found = other.fault()
            if found is not None and found.split()[0] == fault.split()[0]:
                case, fault, again = other, found, True
                break
            if time.monotonic() > end:
                break
    return case, fault
