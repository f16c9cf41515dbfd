"""The numbers that operations take beside operands: what is none of them is refused where it is given, in one form."""

from __future__ import annotations

import math
import operator
from typing import SupportsFloat, SupportsIndex

from typedtensor.errors import SizeError


def as_whole(given: object) -> int | None:
    """A whole number, one of NumPy's as well, as Python's; None for anything else, truth values too."""
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return operator.index(given)
    except TypeError:  # an array of several
        return None


def whole(what: str, given: object, least: int | None = None, instead: str = "") -> int:
    """A whole number, one of NumPy's as well, as Python's.

    Operations are made once for equal labels and options, so that 1.0 would stand for 1 later.

    Args:
        what: the name of the number, for the message.
        given: what is given in its place.
        least: the least that it may be.
        instead: how the message ends where it is less.

    Raises:
        SizeError: when it is no whole number, or less.

    >>> whole("the shift", 2.5)
    Traceback (most recent call last):
    ...
    typedtensor.errors.SizeError: the shift must be a whole number, not 2.5
    """
    found = as_whole(given)
    if found is None:
        raise SizeError(f"{what} must be a whole number, not {given!r}")
    if least is not None and found < least:
        raise SizeError(f"{what} must be at least {least}, not {found}{instead}")
    return found


def check_number(what: str, given: object, least: float = -math.inf, above: bool = False) -> float:
    """An option that is a number from ``least`` on, or above it.

    Raises:
        SizeError: when it is none of them, or NaN.

    >>> check_number("the epsilon", float("nan"), 0)
    Traceback (most recent call last):
    ...
    typedtensor.errors.SizeError: the epsilon must be at least 0, not nan
    """
    try:
        found = float(given) if isinstance(given, (SupportsFloat, SupportsIndex)) else None
    except TypeError:  # an array of several
        found = None
    if found is None:
        raise SizeError(f"{what} must be a number, not {given!r}")
    if not (found > least if above else found >= least):
        wanted = "a number" if least == -math.inf else f"{'more than' if above else 'at least'} {least:g}"
        raise SizeError(f"{what} must be {wanted}, not {given}")
    return found


def ordered(what: str, least: object, most: object) -> None:
    """Hold two bounds, of which either may be None, to numbers in order.

    Raises:
        SizeError: when they are none, one is NaN, or the first is larger.
    """
    bounds = [check_number(f"a bound of {what}", bound) for bound in (least, most) if bound is not None]
    if bounds != sorted(bounds):
        raise SizeError(f"the bounds of {what} must be in order, not {least} and {most}")
