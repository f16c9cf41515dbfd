"""Instantiation of a program for new sizes from a template with symbolic sizes.

A template is a program whose sizes are symbolic expressions of the sizes of labels (:mod:`typedtensor.ir.sizes`). An
instance for other sizes is built value by value, without tracing and passes. It is asked for where all comparisons of
sizes, by which the template was made, have the same outcomes; sizes of 0 and 1, at which programs differ, are refused.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from typedtensor.ir import (
    Guards,
    Instance,
    Numbers,
    Primitive,
    Program,
    Shape,
    ShapeDtype,
    SymbolicInt,
    Value,
    guarding,
    is_symbolic,
    plain,
)
from typedtensor.lowering.unplannable import Unplannable

MOST_VARIANTS = 8
"""The largest number of variants of a program; the latest ones are kept."""

T = TypeVar("T")


class NotAlikeError(Unplannable):
    """The template has no instance for the sizes."""


class Instances:
    """The instances of a template.

    The symbolic parts of the template are collected once. An instance evaluates each distinct number and shape once.

    Args:
        program: the template.
        numbers: the table of symbolic numbers, which a loop's body shares with the whole program.
        least: the least size of an axis that has more elements in the template.

    Attributes:
        program: as above.
        symbols: the independent sizes; 0 for those that nothing depends on.
    """

    def __init__(self, program: Program, numbers: Numbers | None = None, least: int = 2) -> None:
        self.program, self._numbers, self._least = program, numbers or Numbers(), least
        self._parts: list[_Part] = []
        self._place_of: dict[Hashable, int] = {}
        self._rows: list[_Row] = []
        places: dict[Value, int] = {}
        for value in (*program.inputs, *program.order()):
            if value not in places:
                places[value] = len(self._rows)
                self._rows.append(self._row(value, places))
        symbols = self._numbers.symbols
        self.symbols: Sequence[int] = [symbols.get(n, 0) for n in range(max(symbols, default=-1) + 1)]
        self._shapes = {row.shape: row.value.shape for row in self._rows if row.shape is not None}
        self.vary = any(row.varies for row in self._rows)
        self._places = places

    def at(self, sizes: Sequence[int]) -> Program:
        """Return the instance for sizes, in the order of the symbols.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        parts = self._parts_at(self._numbers.at(sizes))
        inputs, outputs = ([self._type(x, parts) for x in xs] for xs in (self.program.inputs, self.program.outputs))
        return Instance(self.program, inputs, outputs, partial(self._made, parts))

    def _type(self, x: Value, parts: Sequence[Any]) -> ShapeDtype:
        shape = self._rows[self._places[x]].shape
        return ShapeDtype(x.shape if shape is None else parts[shape], x.dtype)

    def like(self, sizes: Sequence[int]) -> tuple[Program, Sequence[int]]:
        """Return the program of symbolic sizes, for which decisions take the given ones, and these symbols.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        if [*map(plain, self.symbols)] == [*sizes]:
            return self.program, self.symbols
        symbols = [SymbolicInt.named(size, n) for n, size in enumerate(sizes)]
        return self._made(self._parts_at(self._numbers.at(symbols))), symbols

    def _row(self, value: Value, places: Mapping[Value, int]) -> _Row:
        operands = [(places[x], None, x) if isinstance(x, Value) else (-1, self._part(x), x) for x in value.operands]
        primitive: Any = value.primitive
        kind: Any = type(primitive)
        settings = [(name, self._part(getattr(primitive, name))) for name in _settings(kind)]
        varying = {name: place for name, place in settings if place is not None}
        shape = self._part(value.shape)
        varies = any(place is not None if row < 0 else self._rows[row].varies for row, place, _ in operands)
        return _Row(value, operands, varying, shape, bool(varying) or shape is not None or varies)

    def _part(self, x: Any) -> int | None:
        """Return the index of a symbolic number, or of a tuple or body with symbolic parts; None for all else."""
        kind = type(x)
        key: Hashable
        part: _Part
        if kind is tuple:
            places = [self._part(y) for y in x]  # no short circuit, so that all numbers are registered
            if all(place is None for place in places):
                return None
            part = [*zip(places, x, strict=True)]
            key = tuple([_constant(y) if place is None else place for place, y in part])
        elif is_symbolic(x):
            key = part = self._numbers.place(x)
        elif kind is Program:
            key = id(x)
            if (kind, key) in self._place_of:
                return self._place_of[kind, key]
            part = Instances(x, self._numbers, self._least)
            if not part.vary:
                return None
        else:
            return None
        place = self._place_of.setdefault((kind is tuple, kind is Program, key), len(self._parts))
        if place == len(self._parts):
            self._parts.append(part)
        return place

    def _parts_at(self, numbers: Sequence[Any]) -> list[Any]:
        """Return the symbolic parts, by index, for given values of the symbolic numbers."""
        parts: list[Any] = []
        for part in self._parts:
            if isinstance(part, int):
                parts.append(numbers[part])
            elif isinstance(part, Instances):
                parts.append(part._made(part._parts_at(numbers)))
            else:
                parts.append(tuple([x if place is None else parts[place] for place, x in part]))
        for place, before in self._shapes.items():
            _check(parts[place], before, self._least)
        return parts

    def _made(self, parts: Sequence[Any]) -> Program:
        """Build the program of an instance."""
        result: list[Value] = []
        new: dict[Value, Value] = {}
        for value, operands, settings, shape, varies in self._rows:
            found = value
            if varies:
                primitive = _with(value.primitive, settings, parts) if settings else value.primitive
                arguments = tuple(
                    [result[n] if n >= 0 else x if place is None else parts[place] for n, place, x in operands]
                )
                # explicit: a number adopts the dtype of the other operand
                found = Value(
                    primitive, arguments, value.shape if shape is None else parts[shape], value.dtype, value.source
                )
            result.append(found)
            new[value] = found
        return self.program.instance(new)


class Variants(Generic[T]):
    """What is made of a program of symbolic sizes: once for all sizes of which decisions have the same outcomes.

    Args:
        instances: the instances of the program.
        make: makes it of the program and the symbols of its sizes.
    """

    def __init__(self, instances: Instances, make: Callable[[Program, Sequence[int]], T]) -> None:
        self._instances, self._make = instances, make
        self._made: list[tuple[Guards, T]] = []

    def at(self, sizes: Sequence[int]) -> T:
        """Return what is made for sizes.

        Raises:
            NotAlikeError: when the program has no instance for these sizes.
        """
        for guards, made in self._made:
            if guards.hold(sizes):
                return made
        with guarding() as guards:
            made = self._make(*self._instances.like(sizes))
        self._made = [(guards, made), *self._made[: MOST_VARIANTS - 1]]
        return made


_Part = int | Sequence[tuple[int | None, Any]] | Instances
"""A symbolic part: the index of a number, a tuple with symbolic parts among its elements, or the body of a loop."""


class _Row(NamedTuple):
    """A value of a program.

    Attributes:
        value: the value.
        operands: for each operand: its row, or -1 for a number; the index of the symbolic part of a symbolic number;
            the operand itself.
        settings: the symbolic settings of its primitive, with the indices of their parts.
        shape: the index of its shape, if that is symbolic.
        varies: whether the value, or a value that it depends on, has a symbolic part.
    """

    value: Value
    operands: Sequence[tuple[int, int | None, Any]]
    settings: Mapping[str, int]
    shape: int | None
    varies: bool


def _constant(x: Any) -> Hashable:
    """Return a key that only identical constants share; 0.0 and -0.0 differ."""
    return type(x), x.hex() if type(x) is float else x


def _check(shape: Shape, before: Shape, least: int) -> None:
    """Check that a shape keeps the form of the template's shape.

    Raises:
        NotAlikeError: when a size is 0 or 1, and below ``least``, where the template's is larger.
    """
    for n, size in zip(shape, before, strict=True):
        if n < least and n < 2 <= size:
            raise NotAlikeError(f"a value has the shape {shape}")


def _with(primitive: Any, settings: Mapping[str, int], parts: Sequence[Any]) -> Primitive:
    """Return a primitive with its symbolic settings replaced."""
    kind: Any = type(primitive)
    result: Primitive = kind(
        **{name: parts[settings[name]] if name in settings else getattr(primitive, name) for name in _settings(kind)}
    )
    return result


@functools.cache
def _settings(kind: Any) -> Sequence[str]:
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
