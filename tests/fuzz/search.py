"""The search of all fuzzers: numbered cases until the time is over; the smallest failing one is shown."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, Self


class Case(Protocol):
    """A case of a fuzzer; its text is a complete script."""

    def fault(self) -> str | None:
        """Return the fault, or None."""

    def smaller(self) -> Iterable[Self]:
        """Return smaller cases, to try in this order."""


@dataclass(frozen=True)
class Found:
    """A failing case.

    Attributes:
        name: the seed and the number of the drawn case.
        case: the smallest case with the same fault.
        fault: the fault of that case.
    """

    name: str
    case: Case
    fault: str

    def __str__(self) -> str:
        said = "\n".join(f"# {line}" for line in self.fault.splitlines())
        return f"# case {self.name}; in a checkout: PYTHONPATH=. python THIS_FILE\n{said}\n{self.case}"


@dataclass(frozen=True)
class Search:
    """The time and the seed of a search.

    Attributes:
        seconds: the time of a fuzzer.
        seed: the seed of the cases; equal seeds yield equal cases.
    """

    seconds: float = 60.0
    seed: int = 0

    def first(self, draw: Callable[[random.Random], Case | None]) -> Found | None:
        """Return the first fault, if there is one.

        Args:
            draw: draws a case; returns None where it found none.

        Raises:
            AssertionError: when no case was tried in the time.
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
    """Return a small case that fails equally: the first word of its fault is the same."""
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
