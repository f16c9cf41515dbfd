"""Symbolic sizes: integers that record how they depend on other sizes, so that a program can be instantiated for
others.

A symbolic size behaves as the ``int`` that it is. Arithmetic on it yields symbolic numbers. A comparison fixes its
outcome, and so does a function that converts a size to a plain number. The caller that instantiates a program for other
sizes therefore checks the result.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

DEEPEST = 64
"""The most nested operations of a symbolic number; a deeper result is a plain number."""


class SymbolicInt(int):
    """An integer that depends on sizes.

    >>> rows = SymbolicInt.named(3, 0)
    >>> cells = 4 * (rows + 1)
    >>> cells, evaluated(cells, (5,))
    (16, 24)
    """

    rule: tuple[Callable[..., Any], tuple[Any, ...]]
    depth: int

    @classmethod
    def named(cls, number: int, place: int) -> SymbolicInt:
        """Return one of the independent sizes, by its index."""
        result = cls(number)
        result.rule, result.depth = (_given, (place,)), 0
        return result


class SymbolicFloat(float):
    """A float that depends on sizes."""

    rule: tuple[Callable[..., Any], tuple[Any, ...]]
    depth: int


def _given(place: int) -> Any:
    raise TypeError(f"the size {place} has not been given")


def _following(function: Callable[..., Any], swapped: bool = False) -> Any:
    def method(self: Any, *others: Any) -> Any:
        if others and not isinstance(others[0], (int, float)):
            return NotImplemented
        return following(function, *((*others, self) if swapped else (self, *others)))

    return method


def following(function: Callable[..., Any], *operands: Any) -> Any:
    """Apply a function to numbers. The result is symbolic if a number is."""
    number = function(*map(plain, operands))
    depth = 1 + max([getattr(x, "depth", -1) for x in operands], default=-1)
    kind: Any = SymbolicInt if type(number) is int else SymbolicFloat if type(number) is float else None
    if kind is None or not 0 < depth <= DEEPEST:
        return number
    result = kind(number)
    result.rule, result.depth = (function, operands), depth
    return result


_KINDS: tuple[Any, ...] = SymbolicInt, SymbolicFloat
for _kind in _KINDS:
    for _name in ("add", "sub", "mul", "floordiv", "mod", "truediv", "pow"):
        setattr(_kind, f"__{_name}__", _following(getattr(operator, _name)))
        setattr(_kind, f"__r{_name}__", _following(getattr(operator, _name), swapped=True))
    _kind.__neg__ = _following(operator.neg)


def plain(number: Any) -> Any:
    """Return a number as a plain Python number."""
    if isinstance(number, SymbolicInt):
        return int.__index__(number)
    return float.__float__(number) if isinstance(number, SymbolicFloat) else number


def evaluated(number: Any, sizes: Sequence[int]) -> Any:
    """Evaluate a number for given sizes."""
    if not isinstance(number, (SymbolicInt, SymbolicFloat)):
        return number
    function, operands = number.rule
    return sizes[operands[0]] if function is _given else function(*[evaluated(x, sizes) for x in operands])


def place_of(number: Any) -> int | None:
    """Return the index of an independent size; None for other numbers."""
    if not isinstance(number, SymbolicInt):
        return None
    function, operands = number.rule
    return operands[0] if function is _given else None


_BELOW: ContextVar[dict[tuple[int, int], Any] | None] = ContextVar("_BELOW", default=None)


def reaches(number: Any, limit: int) -> bool:
    """Whether a number is at least ``limit``; :func:`noting_limits` records a smaller number for other instances."""
    if number >= limit:
        return True
    below = _BELOW.get()
    if below is not None and isinstance(number, SymbolicInt):
        below[plain(number), limit] = number
    return False


@contextmanager
def noting_limits() -> Iterator[dict[tuple[int, int], Any]]:
    """Collect the symbolic numbers that :func:`reaches` finds below a limit, with it."""
    below: dict[tuple[int, int], Any] = {}
    token = _BELOW.set(below)
    try:
        yield below
    finally:
        _BELOW.reset(token)


class Numbers:
    """A table of symbolic numbers, in which common subexpressions are evaluated once.

    >>> numbers, rows = Numbers(), SymbolicInt.named(3, 0)
    >>> place = numbers.place(4 * rows)
    >>> numbers.at((5,))[place]
    20
    """

    def __init__(self) -> None:
        self._rules: list[tuple[Callable[..., Any], Sequence[tuple[bool, Any]]]] = []
        self._places: dict[Hashable, int] = {}
        self._place_of: dict[int, int] = {}
        self._kept: list[object] = []

    def place(self, number: SymbolicInt | SymbolicFloat) -> int:
        """Return the index of a number in the table, adding it and the numbers that it depends on."""
        place = self._place_of.get(id(number))
        if place is None:
            function, operands = number.rule
            parts = [
                (True, self.place(x)) if isinstance(x, (SymbolicInt, SymbolicFloat)) else (False, x) for x in operands
            ]
            key = function, tuple([(*part, type(part[1])) for part in parts])
            place = self._places.setdefault(key, len(self._rules))
            if place == len(self._rules):
                self._rules.append((function, parts))
            self._place_of[id(number)] = place
            self._kept.append(number)
        return place

    def at(self, sizes: Sequence[int]) -> list[Any]:
        """Evaluate all numbers of the table for given sizes."""
        found: list[Any] = []
        for function, operands in self._rules:
            if function is _given:
                [(_, place)] = operands
                found.append(sizes[place])
            else:
                found.append(function(*[found[x] if follows else x for follows, x in operands]))
        return found
