"""Programs for sizes that are met for the first time, from the program for others.

A program is made with sizes that say how they follow from those of labels (:mod:`typedtensor.ir.sizes`). For others it
is made anew value by value: no tracing, no passes. What was decided by sizes stays decided, so each primitive states
its shape again, and sizes of 0 and 1, at which programs differ, are refused.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from typedtensor.ir import (
    Argument,
    Constant,
    Input,
    Numbers,
    Program,
    SymbolicFloat,
    SymbolicInt,
    Value,
)
from typedtensor.lowering.unplannable import Unplannable


class NotAlikeError(Unplannable):
    """There is no program for sizes that is like the one for others."""


class Instances:
    """Programs for other sizes, from one that was made with sizes that follow from others.

    What follows from sizes is found once, with the numbers in it, each of which is computed once for all places.

    Args:
        program: the program.
    """

    def __init__(self, program: Program, numbers: Numbers | None = None) -> None:
        self._program, self._numbers = program, numbers or Numbers()
        self._bodies: dict[int, Instances] = {}
        self._rows: list[_Row] = []
        places: dict[Value, int] = {}
        for value in (*program.inputs, *program.order()):
            if value not in places:
                places[value] = len(self._rows)
                self._rows.append(self._row(value, places))
        self.vary = any(row.varies for row in self._rows)

    def at(self, sizes: Sequence[int]) -> Program:
        """The program for sizes, by their places.

        Raises:
            NotAlikeError: when it does not fit.
        """
        return self._at(self._numbers.at(sizes), {})

    def _row(self, value: Value, places: Mapping[Value, int]) -> _Row:
        operands = tuple([(places[x], None) if isinstance(x, Value) else (-1, x) for x in value.operands])
        primitive: Any = value.primitive
        kind: Any = type(primitive)
        settings = tuple([name for name in _settings(kind) if self._varies(getattr(primitive, name))])
        varies = [self._rows[n].varies if n >= 0 else self._varies(x) for n, x in operands]
        return _Row(value, operands, settings, bool(settings) or self._varies(value.shape) or any(varies))

    def _varies(self, x: Any) -> bool:
        kind = type(x)
        if kind is tuple:
            parts = [self._varies(part) for part in x]  # each of them, so that all numbers are known
            return any(parts)
        if kind is Program:
            if id(x) not in self._bodies:
                self._bodies[id(x)] = Instances(x, self._numbers)
            return self._bodies[id(x)].vary
        if kind is SymbolicInt or kind is SymbolicFloat:
            self._numbers.add(x)
            return True
        return False

    def _at(self, numbers: Mapping[int, Any], known: dict[int, Any]) -> Program:
        """The program where numbers are known.

        Args:
            numbers: the numbers that follow from sizes.
            known: the shapes and the primitives that were made, by the ``id`` of those that they were made from.
        """
        made: list[Value] = []
        new: dict[Value, Value] = {}
        for value, operands, settings, varies in self._rows:
            found = value
            if varies:
                arguments = [made[n] if n >= 0 else numbers.get(id(x), x) for n, x in operands]
                found = self._value(value, arguments, settings, numbers, known)
            made.append(found)
            new[value] = found
        return self._program.instance(new)

    def _value(
        self,
        value: Value,
        operands: Sequence[Argument],
        settings: Sequence[str],
        numbers: Mapping[int, Any],
        known: dict[int, Any],
    ) -> Value:
        primitive: Any = value.primitive
        if settings:
            if id(primitive) not in known:
                parts = {name: self._part(getattr(primitive, name), numbers, known) for name in settings}
                known[id(primitive)] = dataclasses.replace(primitive, **parts)
            primitive = known[id(primitive)]
        shape = known.get(id(value.shape))
        if shape is None:
            shape = known[id(value.shape)] = tuple([numbers.get(id(n), n) for n in value.shape])
        if not isinstance(primitive, (Input, Constant)):
            try:
                inferred, _ = primitive.result(operands)
            except (AssertionError, ValueError, IndexError) as error:
                raise NotAlikeError(f"{value} for other sizes: {error}") from error
            if inferred != shape:
                for before, size, wanted in zip(value.shape, inferred, shape, strict=True):
                    if size != wanted and isinstance(before, SymbolicInt):
                        raise NotAlikeError(f"{value} has the shape {inferred}, not {shape}")
                shape = inferred
        for n, before in zip(shape, value.shape, strict=True):
            if n < 2 <= before:
                raise NotAlikeError(f"{value} has the shape {shape}")
        return Value(primitive, tuple(operands), shape, value.dtype)  # a number takes the precision of what it meets

    def _part(self, x: Any, numbers: Mapping[int, Any], known: dict[int, Any]) -> Any:
        if type(x) is tuple:
            return tuple([self._part(part, numbers, known) for part in x])
        if type(x) is Program:
            return self._bodies[id(x)]._at(numbers, known)
        return numbers.get(id(x), x)


class _Row(NamedTuple):
    """A value of a program.

    Attributes:
        value: the value.
        operands: for each of its operands the number of its row, or -1 and what it is.
        settings: those of its primitive that follow from sizes.
        varies: whether anything about it does, or about what it is computed from.
    """

    value: Value
    operands: Sequence[tuple[int, Any]]
    settings: Sequence[str]
    varies: bool


@functools.cache
def _settings(kind: Any) -> Sequence[str]:
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
