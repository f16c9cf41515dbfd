"""Instantiation of a program for new sizes from a template with symbolic sizes.

A template is a program whose sizes are symbolic expressions of the sizes of labels (:mod:`typedtensor.ir.sizes`). An
instance for other sizes is built value by value, without tracing and passes. Decisions that depended on sizes are
not taken again, so each primitive infers its shape again, and sizes of 0 and 1, at which programs differ, are refused.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from typedtensor.ir import (
    Argument,
    Constant,
    Guards,
    Input,
    Instance,
    MatMul,
    Numbers,
    Permute,
    Primitive,
    Program,
    Reduce,
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

    The symbolic parts of the template are collected once. An instance evaluates each distinct number, shape and
    primitive once, and checks values of equal primitives with operands of equal shapes once.

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
        self._primitives: dict[Hashable, int] = {}
        self._forms: set[Hashable] = set()
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
        self._checked = [row for row in self._rows if row.varies and not row.met and not self._is_as_said_always(row)]

    def at(self, sizes: Sequence[int]) -> Program:
        """Return the instance for sizes, in the order of the symbols.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        parts = self._parts_at(self._numbers.at(sizes))
        if not self._is_as_said(parts):
            return self._made(parts)
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
        like = kind, *[_form(place, getattr(primitive, name)) for name, place in settings]
        number = self._primitives.setdefault(like, len(self._primitives))
        shape = self._part(value.shape)
        varies = [place is not None if row < 0 else self._rows[row].varies for row, place, _ in operands]
        read = [
            (_form(self._rows[row].shape, x.shape), x.dtype) if isinstance(x, Value) else _form(place, x)
            for row, place, x in operands
        ]
        form = number, *read, _form(shape, value.shape)
        met = form in self._forms
        self._forms.add(form)
        anything = bool(varying) or shape is not None or any(varies)
        return _Row(value, operands, number, varying, shape, anything, met)

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

    def _is_as_said_always(self, row: _Row) -> bool:
        """Whether shape inference gives a value its symbolic shape for all sizes, as it only selects sizes of operands.

        It is asked with the indices of symbolic sizes for sizes, which are equal where the sizes are the same number.
        """
        primitive = row.value.primitive
        if isinstance(primitive, (Input, Constant)):
            return True
        if row.settings or not (primitive.elementwise or isinstance(primitive, (MatMul, Permute, Reduce))):
            return False
        operands = tuple(
            [x if n < 0 else Value(primitive, (), self._sizes_of(self._rows[n]), x.dtype) for n, _, x in row.operands]
        )
        try:
            inferred, _ = primitive.result(operands)
        except (AssertionError, ValueError):  # different symbolic sizes, which happen to be equal
            return False
        return inferred == self._sizes_of(row)

    def _sizes_of(self, row: _Row) -> Shape:
        """Return the sizes of a value: numbers, and in place of a symbolic number a tuple with its index."""
        if row.shape is None:
            return row.value.shape
        part: Any = self._parts[row.shape]
        sizes: list[Any] = [x if place is None else (place,) for place, x in part]
        return tuple(sizes)

    def _is_as_said(self, parts: Sequence[Any]) -> bool:
        """Whether shape inference gives all values the shapes of the symbolic expressions."""
        rows, primitives = self._rows, dict[int, Primitive]()
        given: dict[int, Value] = {}
        for row in self._checked:
            arguments: list[Argument] = []
            for n, part, x in row.operands:
                if n < 0:
                    arguments.append(x if part is None else parts[part])
                    continue
                stand = given.get(n)
                if stand is None:
                    other = rows[n]
                    shape = x.shape if other.shape is None else parts[other.shape]
                    stand = given[n] = Value(_primitive(other, parts, primitives), (), shape, x.dtype)
                arguments.append(stand)
            wanted = row.value.shape if row.shape is None else parts[row.shape]
            primitive = _primitive(row, parts, primitives)
            if _shape(row.value, primitive, tuple(arguments), wanted, self._least) != wanted:
                return False
        return True

    def _made(self, parts: Sequence[Any]) -> Program:
        """Build the program of an instance."""
        result: list[Value] = []
        new: dict[Value, Value] = {}
        primitives: dict[int, Primitive] = {}
        as_said = True
        for row in self._rows:
            value, operands, _, _, shape, varies, met = row
            found = value
            if varies:
                primitive = _primitive(row, parts, primitives)
                arguments = tuple(
                    [result[n] if n >= 0 else x if place is None else parts[place] for n, place, x in operands]
                )
                wanted = value.shape if shape is None else parts[shape]
                given = wanted if met and as_said else _shape(value, primitive, arguments, wanted, self._least)
                as_said = as_said and given == wanted
                # explicit: a number adopts the dtype of the other operand
                found = Value(primitive, arguments, given, value.dtype, value.source)
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
        primitive: the index of its primitive.
        settings: the symbolic settings of its primitive, with the indices of their parts.
        shape: the index of its shape, if that is symbolic.
        varies: whether the value, or a value that it depends on, has a symbolic part.
        met: whether an earlier value has an equal primitive and operands of equal shapes.
    """

    value: Value
    operands: Sequence[tuple[int, int | None, Any]]
    primitive: int
    settings: Mapping[str, int]
    shape: int | None
    varies: bool
    met: bool


def _primitive(row: _Row, parts: Sequence[Any], primitives: dict[int, Primitive]) -> Primitive:
    """Return the primitive of a value; each distinct one is built once."""
    if not row.settings:
        return row.value.primitive
    known = primitives.get(row.primitive)
    if known is None:
        known = primitives[row.primitive] = _with(row.value.primitive, row.settings, parts)
    return known


def _constant(x: Any) -> Hashable:
    """Return a key that only identical constants share; 0.0 and -0.0 differ."""
    return type(x), x.hex() if type(x) is float else x


def _form(place: int | None, x: Any) -> Hashable:
    """Return a key of an object for all sizes: of a symbolic part its index, of a constant its value."""
    if place is not None:
        return SymbolicInt, place
    if type(x) is tuple:
        return tuple, *[_form(None, y) for y in x]
    return _constant(x) if isinstance(x, (int, float, str, np.dtype, type(None))) else (object, id(x))


def _shape(value: Value, primitive: Primitive, operands: tuple[Argument, ...], shape: Shape, least: int) -> Shape:
    """Return the shape of a value for other sizes: as a rule the evaluated symbolic one.

    Raises:
        NotAlikeError: when shape inference fails or contradicts a symbolic size.
    """
    if not _gives(primitive, operands, shape) and not isinstance(primitive, (Input, Constant)):
        try:
            inferred, _ = primitive.result(operands)
        except (AssertionError, ValueError, IndexError) as error:
            raise NotAlikeError(f"{value} for other sizes: {error}") from error
        if inferred != shape:
            for before, size, wanted in zip(value.shape, inferred, shape, strict=True):
                if size != wanted and is_symbolic(before):
                    raise NotAlikeError(f"{value} has the shape {inferred}, not {shape}")
            _check(inferred, value.shape, least)
            return inferred
    return shape


def _gives(primitive: Primitive, operands: tuple[Argument, ...], shape: Shape) -> bool:
    """Whether a result needs no shape inference: the primitive is elementwise and all operands have the shape."""
    if not primitive.elementwise:
        return False
    arrays = [x for x in operands if isinstance(x, Value)]
    return bool(arrays) and all(x.shape == shape for x in arrays)


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
