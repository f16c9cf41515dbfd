"""Ranges of transformations' numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from numbers import Real

from typedtensor.errors import ScheduleError


@dataclass(frozen=True)
class Range:
    """An interval of numbers.

    Attributes:
        least: the lower bound.
        most: the upper bound, or infinity.
        within: whether the upper bound is excluded.
        above: whether the lower bound is excluded.
    """

    least: float = 0.0
    most: float = math.inf
    within: bool = False
    above: bool = False

    def check(self, of: str, name: str, number: object) -> None:
        """Check that a number is in the range.

        Args:
            of: the name of the class that takes the number.
            name: the name of the argument.
            number: the argument.

        Raises:
            ScheduleError: the argument is not a number, is NaN, or is outside of the range.

        >>> Range(0.0, 1.0, within=True).check("Adam", "beta1", 1.5)
        Traceback (most recent call last):
        ...
        typedtensor.errors.ScheduleError: beta1 of Adam is a number from 0 to less than 1, not 1.5
        """
        if not isinstance(number, Real) and getattr(number, "shape", None) != ():
            raise ScheduleError(f"{name} of {of} is {self}, not {number!r}")
        value = float(number)  # type: ignore[arg-type]  # an array without axes has a number, too
        outside = not self.least <= value <= self.most
        if outside or (self.within and value == self.most) or (self.above and value == self.least):
            raise ScheduleError(f"{name} of {of} is {self}, not {value:g}")

    def __str__(self) -> str:
        if self.most == math.inf:
            than = "more than" if self.above else "at least"
            return f"a {'finite ' if self.within else ''}number of {than} {self.least:g}"
        first = "more than " if self.above else ""
        return f"a number from {first}{self.least:g} to {'less than ' if self.within else ''}{self.most:g}"


NOT_NEGATIVE = Range()
FINITE = Range(within=True)
LIMIT = Range(above=True)
POSITIVE = Range(within=True, above=True)
DECAY = Range(0.0, 1.0, within=True)
SHARE = Range(0.0, 1.0)
PART = Range(0.0, 1.0, within=True, above=True)
COUNT = Range(1.0)
STEPS = Range(1.0, within=True)
