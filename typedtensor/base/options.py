"""Validation of numeric options of operations, with uniform messages."""

from __future__ import annotations

import math
import operator
from typing import SupportsFloat, SupportsIndex

from typedtensor.errors import SizeError


def as_whole(given: object) -> int | None:
    """Convert an integer of Python or NumPy to a Python int; None for anything else, bools included."""
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return operator.index(given)
    except TypeError:  # an array of several elements
        return None


def whole(what: str, given: object, least: int | None = None, instead: str = "") -> int:
    """Convert an integer of Python or NumPy to a Python int.

    Operations are interned by labels and options, so a float 1.0 must not be stored as 1.

    Args:
        what: the name of the number, for the message.
        given: the argument.
        least: the lower bound.
        instead: the end of the message for a number below it.

    Raises:
        SizeError: when the argument is no integer or below the bound.

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
    """Check a numeric option: at least ``least``, or greater if ``above``.

    Raises:
        SizeError: when it is out of range, no number, or NaN.

    >>> check_number("the epsilon", float("nan"), 0)
    Traceback (most recent call last):
    ...
    typedtensor.errors.SizeError: the epsilon must be at least 0, not nan
    """
    try:
        found = float(given) if isinstance(given, (SupportsFloat, SupportsIndex)) else None
    except TypeError:  # an array of several elements
        found = None
    if found is None:
        raise SizeError(f"{what} must be a number, not {given!r}")
    if not (found > least if above else found >= least):
        wanted = "a number" if least == -math.inf else f"{'more than' if above else 'at least'} {least:g}"
        raise SizeError(f"{what} must be {wanted}, not {given}")
    return found


def ordered(what: str, least: object, most: object) -> None:
    """Check that two bounds are in order. Either may be None.

    Raises:
        SizeError: when a bound is no number or NaN, or the first one is larger.
    """
    bounds = [check_number(f"a bound of {what}", bound) for bound in (least, most) if bound is not None]
    if bounds != sorted(bounds):
        raise SizeError(f"the bounds of {what} must be in order, not {least} and {most}")
