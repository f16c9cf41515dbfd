"""Symbolic sizes: integers that record how they depend on other sizes, so that a program can be instantiated for
others.

Arithmetic on a symbolic size yields symbolic numbers. Whatever fixes an outcome, such as a comparison, a truth test or
a conversion to a plain number, is recorded as a guard: the program serves the sizes with the same outcomes.
"""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil, floor
from typing import Any, TypeGuard

import numpy as np

DEEPEST = 64
"""The most nested operations of a symbolic number; a deeper result is a plain number."""

FAR_ABOVE = 4
"""The factor by which sizes may exceed a limit that the sizes of a program stay below. Such limits only decide about
speed, so the program still serves sizes near them."""


class SymbolicNumber:
    """A number that depends on sizes. It is no ``int`` or ``float``, so that no conversion of it goes unnoticed.

    Attributes:
        number: its value for the sizes that the program is made for.
        rule: the function and the operands that it is computed by.
        depth: the number of nested operations.
    """

    __slots__ = ("depth", "number", "rule")

    number: Any
    rule: tuple[Callable[..., Any], tuple[Any, ...]]
    depth: int

    def __init__(self, number: Any, function: Callable[..., Any], operands: tuple[Any, ...], depth: int) -> None:
        self.number, self.rule, self.depth = number, (function, operands), depth

    def __repr__(self) -> str:
        return repr(self.number)

    def __format__(self, specification: str) -> str:
        return format(self.number, specification)

    def __hash__(self) -> int:
        return hash(self.number)  # a dict compares the keys of one hash, which records a guard

    def __bool__(self) -> bool:
        return bool(guarded(operator.truth, self))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(guarded(plain, self), dtype)

    def __int__(self) -> int:
        return int(guarded(int, self))

    def __float__(self) -> float:
        return float(guarded(float, self))


class SymbolicInt(SymbolicNumber):
    """An integer that depends on sizes.

    >>> rows = SymbolicInt.named(3, 0)
    >>> cells = 4 * (rows + 1)
    >>> cells, evaluated(cells, (5,))
    (16, 24)
    """

    __slots__ = ()

    @classmethod
    def named(cls, number: int, place: int) -> Any:
        """Return one of the independent sizes, by its index."""
        return cls(number, _given, (place,), 0)

    def __index__(self) -> int:
        return int(guarded(int, self))


class SymbolicFloat(SymbolicNumber):
    """A float that depends on sizes."""

    __slots__ = ()


def is_symbolic(number: object) -> TypeGuard[SymbolicNumber]:
    """Whether a number depends on sizes."""
    return isinstance(number, SymbolicNumber)


def _given(place: int) -> Any:
    raise TypeError(f"the size {place} has not been given")


def _method(apply: Callable[..., Any], function: Callable[..., Any], swapped: bool = False) -> Any:
    def method(self: Any, *others: Any) -> Any:
        if others and not isinstance(others[0], (int, float, SymbolicNumber)):
            return NotImplemented
        return apply(function, *((*others, self) if swapped else (self, *others)))

    return method


def following(function: Callable[..., Any], *operands: Any) -> Any:
    """Apply a function to numbers. The result is symbolic if a number is."""
    number = function(*map(plain, operands))
    depth = 1 + max([getattr(x, "depth", -1) for x in operands], default=-1)
    kind = SymbolicInt if type(number) is int else SymbolicFloat if type(number) is float else None
    if not depth:
        return number
    if kind is None or depth > DEEPEST:
        return guarded(function, *operands)
    return kind(number, function, operands, depth)


def guarded(function: Callable[..., Any], *operands: Any) -> Any:
    """Apply a function to numbers. The result is plain, and recorded by :func:`guarding`."""
    result = function(*map(plain, operands))
    guards = _GUARDS.get()
    if guards is not None:
        guards.add(function, operands, result)
    return result


_COMPARISONS = [getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")]

for _name in ("add", "sub", "mul", "floordiv", "mod", "truediv", "pow"):
    setattr(SymbolicNumber, f"__{_name}__", _method(following, getattr(operator, _name)))
    setattr(SymbolicNumber, f"__r{_name}__", _method(following, getattr(operator, _name), swapped=True))
_ALONE: dict[str, Any] = {"neg": operator.neg, "abs": abs, "round": round, "floor": floor, "ceil": ceil}
for _name, _apply in _ALONE.items():
    setattr(SymbolicNumber, f"__{_name}__", _method(following, _apply))
for _function in _COMPARISONS:
    setattr(SymbolicNumber, f"__{_function.__name__}__", _method(guarded, _function))


def plain(number: Any) -> Any:
    """Return a number as a plain Python number, for decisions that are right for all sizes."""
    return number.number if isinstance(number, SymbolicNumber) else number


class _Formula:
    """A symbolic number that equals those of the same formula only."""

    __slots__ = ("number",)

    def __init__(self, number: SymbolicNumber) -> None:
        self.number = number

    def __hash__(self) -> int:
        return hash(self.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Formula) and same_formula(self.number, other.number)


def same_formula(one: Any, other: Any) -> bool:
    """Whether numbers are equal for all sizes, as they are computed alike."""
    if one is other or not (is_symbolic(one) and is_symbolic(other)):
        return one is other or (type(one) is type(other) and bool(one == other))
    (function, operands), (also, others) = one.rule, other.rule
    alike = one.number == other.number and function == also and len(operands) == len(others)
    return alike and all(map(same_formula, operands, others))


_PLAIN = frozenset({int, float, bool, str, type(None)})


def formula_of(x: Any) -> Any:
    """Return a key of an object, such as a shape or a primitive, which is equal for those alike for all sizes."""
    if isinstance(x, tuple):
        return x if all(type(y) in _PLAIN for y in x) else tuple(map(formula_of, x))
    if is_symbolic(x):
        return _Formula(x)
    if dataclasses.is_dataclass(x) and type(x).__eq__ is not object.__eq__:
        return type(x), *[formula_of(getattr(x, field.name)) for field in dataclasses.fields(x)]
    return x


def evaluated(number: Any, sizes: Sequence[int]) -> Any:
    """Evaluate a number for given sizes."""
    if not is_symbolic(number):
        return number
    function, operands = number.rule
    return sizes[operands[0]] if function is _given else function(*[evaluated(x, sizes) for x in operands])


def place_of(number: Any) -> int | None:
    """Return the index of an independent size; None for other numbers."""
    if not isinstance(number, SymbolicInt):
        return None
    function, operands = number.rule
    return operands[0] if function is _given else None


class Numbers:
    """A table of symbolic numbers, in which common subexpressions are evaluated once.

    >>> numbers, rows = Numbers(), SymbolicInt.named(3, 0)
    >>> place = numbers.place(4 * rows)
    >>> numbers.at((5,))[place]
    20

    Attributes:
        symbols: the independent sizes among them, by their indices.
    """

    def __init__(self) -> None:
        self.symbols: dict[int, Any] = {}
        self._rules: list[tuple[Callable[..., Any], Sequence[tuple[bool, Any]]]] = []
        self._places: dict[Hashable, int] = {}
        self._place_of: dict[int, int] = {}
        self._kept: list[object] = []

    def place(self, number: SymbolicNumber) -> int:
        """Return the index of a number in the table, adding it and the numbers that it depends on."""
        place = self._place_of.get(id(number))
        if place is None:
            place = self._place_of[id(number)] = self.place_by(*number.rule)
            self._kept.append(number)
            if (symbol := place_of(number)) is not None:
                self.symbols[symbol] = number
        return place

    def place_by(self, function: Callable[..., Any], operands: Sequence[Any]) -> int:
        """Return the index of what a function gives for numbers."""
        parts = [(True, self.place(x)) if is_symbolic(x) else (False, x) for x in operands]
        key = function, tuple([(*part, type(part[1])) for part in parts])
        place = self._places.setdefault(key, len(self._rules))
        if place == len(self._rules):
            self._rules.append((function, parts))
        return place

    def at(self, sizes: Sequence[int]) -> list[Any]:
        """Evaluate all numbers of the table for given sizes, which may be symbolic; those missing stay as they are."""
        found: list[Any] = []
        symbolic = any(map(is_symbolic, sizes))
        for function, operands in self._rules:
            if function is _given:
                [(_, place)] = operands
                found.append(sizes[place] if place < len(sizes) else plain(self.symbols[place]))
                continue
            arguments = [found[x] if follows else x for follows, x in operands]
            found.append(following(function, *arguments) if symbolic else function(*arguments))
        return found


class Formulas:
    """Integers that may be symbolic, as an array for any sizes.

    >>> rows = SymbolicInt.named(3, 0)
    >>> Formulas([7, 4 * rows]).at((5,))
    array([ 7, 20])
    """

    def __init__(self, integers: Sequence[int]) -> None:
        self._numbers = Numbers()
        self._array = np.array([plain(x) for x in integers], np.int64)
        symbolic = [(n, self._numbers.place(x)) for n, x in enumerate(integers) if is_symbolic(x)]
        self._at, self._places = [n for n, _ in symbolic], [place for _, place in symbolic]

    def at(self, sizes: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Evaluate all integers for given sizes."""
        result, found = self._array.copy(), self._numbers.at(sizes)
        result[self._at] = [found[place] for place in self._places]
        return result


Guard = tuple[Callable[..., Any], Sequence[Any], Any]
"""A function of numbers, the numbers, and what is to be the result."""


class Guards:
    """What a program fixes about its sizes: other sizes with the same outcomes have the same program.

    >>> rows = SymbolicInt.named(4, 0)
    >>> with guarding() as guards:
    ...     rows % 2 == 0
    True
    >>> guards.hold((6,)), guards.hold((7,))
    (True, False)
    """

    def __init__(self) -> None:
        self._numbers, self._outcomes = Numbers(), dict[int, Guard]()

    def add(self, function: Callable[..., Any], operands: Sequence[Any], result: Any) -> None:
        """Record the result of a function of numbers, unless it is the same for all sizes."""
        places = [self._numbers.place(x) if is_symbolic(x) else None for x in operands]
        same = len({*places}) == 1
        if not same or (places[0] is not None and function not in _COMPARISONS):  # a number equals itself
            self._outcomes[self._numbers.place_by(function, operands)] = function, operands, result

    def hold(self, sizes: Sequence[int]) -> bool:
        """Whether sizes have the recorded outcomes."""
        return self.outcomes(sizes) == [result for _, _, result in self._outcomes.values()]

    @property
    def rules(self) -> list[Guard]:
        """What is recorded, in the order of the outcomes."""
        return [*self._outcomes.values()]

    def again(self) -> None:
        """Record the same outcomes in the guards around these."""
        for function, operands, _ in self._outcomes.values():
            guarded(function, *operands)

    def outcomes(self, sizes: Sequence[int]) -> Sequence[object]:
        """What sizes give in place of the recorded outcomes; nothing where a number cannot be computed."""
        try:
            numbers = self._numbers.at(sizes)
        except ArithmeticError:
            return [None]
        return [numbers[place] for place in self._outcomes]


_GUARDS: ContextVar[Guards | None] = ContextVar("_GUARDS", default=None)


@contextmanager
def guarding(guards: Guards | None = None) -> Iterator[Guards]:
    """Collect what is fixed about sizes, beside what was collected before."""
    guards = Guards() if guards is None else guards
    token = _GUARDS.set(guards)
    try:
        yield guards
    finally:
        _GUARDS.reset(token)


def reaches(number: Any, limit: int) -> bool:
    """Whether a number is at least a limit, which decides about speed: see :data:`FAR_ABOVE`."""
    return plain(number) >= limit or not guarded(is_below, number, FAR_ABOVE * limit)


def is_below(number: Any, limit: int) -> bool:
    """Whether a number is below a limit, which decides about speed."""
    return bool(number < limit)
