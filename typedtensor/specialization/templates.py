"""Programs for sizes that are met for the first time, from the program for others.

A program is made with sizes that say how they follow from those of labels (:mod:`typedtensor.ir.sizes`). For others it
is made anew value by value: no tracing, no passes. What was decided by sizes stays decided, so each primitive states
its shape again, and sizes of 0 and 1, at which programs differ, are refused.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    Argument,
    Constant,
    Input,
    Instance,
    Numbers,
    Primitive,
    Program,
    Shape,
    SymbolicFloat,
    SymbolicInt,
    Value,
)
from typedtensor.lowering.unplannable import Unplannable


class NotAlikeError(Unplannable):
    """There is no program for sizes that is like the one for others."""


class Instances:
    """Programs for other sizes, from one that was made with sizes that follow from others.

    What follows from sizes is found once, with the numbers in it, each of which is computed once for all places; so is
    each shape and each primitive. Values of one primitive whose operands have the same shapes are checked once.

    Args:
        program: the program.
    """

    def __init__(self, program: Program, numbers: Numbers | None = None) -> None:
        self._program, self._numbers = program, numbers or Numbers()
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
        self._shapes = {row.shape: row.value.shape for row in self._rows if row.shape is not None}
        self.vary = any(row.varies for row in self._rows)
        placed = [*dict.fromkeys((*program.order(), *program.inputs))]
        self._placed = [self._rows[places[x]] for x in placed]
        self._places = {x: n for n, x in enumerate(placed)}
        self._checked = [row for row in self._rows if row.varies and not row.met and not self._is_plain(row)]

    def at(self, sizes: Sequence[int]) -> Program:
        """The program for sizes, by their places.

        Raises:
            NotAlikeError: when it does not fit.
        """
        parts = self._parts_at(self._numbers.at(sizes))
        primitives: dict[int, Primitive] = {}
        make: Callable[[], Program] = partial(self._made, parts)
        placed = self._placed
        if self._is_as_said(parts, primitives):
            shapes = [row.value.shape if row.shape is None else parts[row.shape] for row in placed]
        else:
            whole = make()
            made = dict(zip(self._program.inputs, whole.inputs, strict=True))
            made.update(zip(self._program.order(), whole.order(), strict=True))
            # Where shapes do not follow from sizes as they were said to, none is the same as another for all sizes.
            make, shapes = (lambda: whole), [(*made[x].shape,) for x in self._places]
        return Instance(self._program, self._places, shapes, _Computed(placed, parts, primitives), make)

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
        """The place of what follows from sizes, or has parts that do; None for all else."""
        kind = type(x)
        key: Hashable
        part: _Part
        if kind is tuple:
            places = [self._part(y) for y in x]  # each of them, so that all numbers are known
            if all(place is None for place in places):
                return None
            part = [*zip(places, x, strict=True)]
            key = tuple([_constant(y) if place is None else place for place, y in part])
        elif kind is SymbolicInt or kind is SymbolicFloat:
            key = part = self._numbers.place(x)
        elif kind is Program:
            key = id(x)
            if (kind, key) in self._place_of:
                return self._place_of[kind, key]
            part = Instances(x, self._numbers)
            if not part.vary:
                return None
        else:
            return None
        place = self._place_of.setdefault((kind is tuple, kind is Program, key), len(self._parts))
        if place == len(self._parts):
            self._parts.append(part)
        return place

    def _parts_at(self, numbers: Sequence[Any]) -> list[Any]:
        """What follows from sizes where numbers are known, by their places."""
        parts: list[Any] = []
        for part in self._parts:
            if isinstance(part, int):
                parts.append(numbers[part])
            elif isinstance(part, Instances):
                parts.append(part._made(part._parts_at(numbers)))
            else:
                parts.append(tuple([x if place is None else parts[place] for place, x in part]))
        for place, before in self._shapes.items():
            _check(parts[place], before)
        return parts

    def _is_plain(self, row: _Row) -> bool:
        """Whether it is plain for all sizes that a value has its shape: all that it reads by elements has that one."""
        read = [(self._rows[n].shape, self._rows[n].value.shape) for n, _, _ in row.operands if n >= 0]
        own = row.shape, row.value.shape
        return row.value.primitive.elementwise and bool(read) and all(x == own for x in read)

    def _is_as_said(self, parts: Sequence[Any], primitives: dict[int, Primitive]) -> bool:
        """Whether operands give all values the shapes that follow from sizes."""
        rows = self._rows
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
            if _shape(row.value, primitive, tuple(arguments), wanted) != wanted:
                return False
        return True

    def _made(self, parts: Sequence[Any]) -> Program:
        """The program with its values."""
        made: list[Value] = []
        new: dict[Value, Value] = {}
        primitives: dict[int, Primitive] = {}
        as_said = True
        for row in self._rows:
            value, operands, _, _, shape, varies, met = row
            found = value
            if varies:
                primitive = _primitive(row, parts, primitives)
                arguments = tuple(
                    [made[n] if n >= 0 else x if place is None else parts[place] for n, place, x in operands]
                )
                wanted = value.shape if shape is None else parts[shape]
                given = wanted if met and as_said else _shape(value, primitive, arguments, wanted)
                as_said = as_said and given == wanted
                # a number takes the precision of what it meets
                found = Value(primitive, arguments, given, value.dtype, value.source)
            made.append(found)
            new[value] = found
        return self._program.instance(new)


_Part = int | Sequence[tuple[int | None, Any]] | Instances
"""What follows from sizes: a number by its place among numbers, a tuple of other parts and of what does not follow, or
the body of a loop."""


class _Row(NamedTuple):
    """A value of a program.

    Attributes:
        value: the value.
        operands: for each its row, or -1 if it is a number; the place of the part that the number is, if it follows
            from sizes; and what it is.
        primitive: the number of its primitive.
        settings: those of its primitive that follow from sizes, with the places of their parts.
        shape: the place of its shape, if that follows from sizes.
        varies: whether anything about it does, or about what it is computed from.
        met: whether a value before it is of the same primitive, of operands of the same shapes.
    """

    value: Value
    operands: Sequence[tuple[int, int | None, Any]]
    primitive: int
    settings: Mapping[str, int]
    shape: int | None
    varies: bool
    met: bool


class _Computed:
    """What values are computed by.

    Args:
        rows: the values, by their places.
        parts: what follows from sizes.
        primitives: those that are made already, by their numbers.
    """

    __slots__ = ("_parts", "_primitives", "_rows")

    def __init__(self, rows: Sequence[_Row], parts: Sequence[Any], primitives: dict[int, Primitive]) -> None:
        self._rows, self._parts, self._primitives = rows, parts, primitives

    def primitive(self, place: int) -> Primitive:
        """The primitive of a value."""
        row = self._rows[place]
        if not row.settings:
            return row.value.primitive
        known = self._primitives.get(row.primitive)
        return _primitive(row, self._parts, self._primitives) if known is None else known

    def numbers(self, place: int) -> Sequence[Argument]:
        """The numbers among its operands."""
        parts = self._parts
        return [x if part is None else parts[part] for n, part, x in self._rows[place].operands if n < 0]


def _primitive(row: _Row, parts: Sequence[Any], primitives: dict[int, Primitive]) -> Primitive:
    """The primitive of a value; each is made once."""
    if not row.settings:
        return row.value.primitive
    known = primitives.get(row.primitive)
    if known is None:
        known = primitives[row.primitive] = _with(row.value.primitive, row.settings, parts)
    return known


def _constant(x: Any) -> Hashable:
    """What parts that do not follow from sizes have in common only if they are the same; 0 and -0 are not."""
    return type(x), x.hex() if type(x) is float else x


def _form(place: int | None, x: Any) -> Hashable:
    """Equal for what is the same for all sizes: a part by its place, all else by what it is."""
    if place is not None:
        return SymbolicInt, place
    if type(x) is tuple:
        return tuple, *[_form(None, y) for y in x]
    return _constant(x) if isinstance(x, (int, float, str, np.dtype, type(None))) else (object, id(x))


def _shape(value: Value, primitive: Primitive, operands: tuple[Argument, ...], shape: Shape) -> Shape:
    """The shape of a value for other sizes, which is as a rule the one that it is to have.

    Raises:
        NotAlikeError: when its operands do not give the shape.
    """
    if not _gives(primitive, operands, shape) and not isinstance(primitive, (Input, Constant)):
        try:
            inferred, _ = primitive.result(operands)
        except (AssertionError, ValueError, IndexError) as error:
            raise NotAlikeError(f"{value} for other sizes: {error}") from error
        if inferred != shape:
            for before, size, wanted in zip(value.shape, inferred, shape, strict=True):
                if size != wanted and isinstance(before, SymbolicInt):
                    raise NotAlikeError(f"{value} has the shape {inferred}, not {shape}")
            _check(inferred, value.shape)
            return inferred
    return shape


def _gives(primitive: Primitive, operands: tuple[Argument, ...], shape: Shape) -> bool:
    """Whether it is plain that a primitive has a result of a shape: all that it reads by elements has that shape."""
    if not primitive.elementwise:
        return False
    arrays = [x for x in operands if isinstance(x, Value)]
    return bool(arrays) and all(x.shape == shape for x in arrays)


def _check(shape: Shape, before: Shape) -> None:
    """See that a program of the same form computes what has a shape.

    Raises:
        NotAlikeError: when it has 0 or 1 where the other has more.
    """
    for n, size in zip(shape, before, strict=True):
        if n < 2 <= size:
            raise NotAlikeError(f"a value has the shape {shape}")


def _with(primitive: Any, settings: Mapping[str, int], parts: Sequence[Any]) -> Primitive:
    """A primitive with other settings."""
    kind: Any = type(primitive)
    made: Primitive = kind(
        **{name: parts[settings[name]] if name in settings else getattr(primitive, name) for name in _settings(kind)}
    )
    return made


@functools.cache
def _settings(kind: Any) -> Sequence[str]:
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
