"""Programs for sizes that are met for the first time, from the program for others.

A program is made with sizes that say how they follow from those of labels (:mod:`typedtensor.ir.sizes`). For others it
is made anew value by value: no tracing, no passes. What was decided by sizes stays decided, so each primitive states
its shape again, and sizes of 0 and 1, at which programs differ, are refused.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence
from typing import Any

from typedtensor.ir import (
    Argument,
    Constant,
    Input,
    Primitive,
    Program,
    Shape,
    SymbolicFloat,
    SymbolicInt,
    Value,
    evaluated,
)
from typedtensor.lowering.unplannable import Unplannable

_FIXED = frozenset({int, float, bool, str, type(None)})
"""The types of most settings of primitives, which do not follow from sizes."""


class NotAlikeError(Unplannable):
    """There is no program for sizes that is like the one for others."""


def instance(program: Program, sizes: Sequence[int]) -> Program:
    """A program for other sizes.

    Args:
        program: made with sizes that follow from others.
        sizes: these others, by their places.

    Raises:
        NotAlikeError: when it does not fit.
    """
    return _At(sizes).program(program)


class _At:
    """Programs, and what they consist of, where other sizes are given."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self._sizes = sizes
        self._shapes: dict[int, Shape] = {}
        self._primitives: dict[int, Primitive] = {}

    def program(self, program: Program) -> Program:
        """A program; it is kept while this is used, so that its parts can be told by their ``id``."""
        new: dict[Value, Value] = {}
        for value in (*program.inputs, *program.order()):
            if value not in new:
                new[value] = self._value(value, new)
        return Program(tuple([new[x] for x in program.inputs]), tuple([new[x] for x in program.outputs]))

    def _value(self, value: Value, new: dict[Value, Value]) -> Value:
        operands: list[Argument] = [new[x] if isinstance(x, Value) else self._part(x) for x in value.operands]
        primitive, shape = self._primitive(value.primitive), self._shape(value.shape)
        if primitive is value.primitive and shape is value.shape and all(map(_is, operands, value.operands)):
            return value
        if not isinstance(primitive, (Input, Constant)):
            try:
                inferred, _ = primitive.result(operands)
            except (AssertionError, ValueError, IndexError) as error:
                raise NotAlikeError(f"{value} for other sizes: {error}") from error
            for before, size, known in zip(value.shape, inferred, shape, strict=True):
                if size != known and isinstance(before, SymbolicInt):
                    raise NotAlikeError(f"{value} has the shape {inferred}, not {shape}")
            shape = inferred
        if any(n < 2 <= before for n, before in zip(shape, value.shape, strict=True)):
            raise NotAlikeError(f"{value} has the shape {shape}")
        return Value(primitive, tuple(operands), shape, value.dtype)  # a number takes the precision of what it meets

    def _shape(self, shape: Shape) -> Shape:
        found = self._shapes.get(id(shape))
        if found is None:
            found = self._shapes[id(shape)] = self._part(shape)
        return found

    def _primitive(self, primitive: Primitive) -> Primitive:
        found = self._primitives.get(id(primitive))
        if found is None:
            kind: Any = type(primitive)
            changed = {
                name: made for name in _settings(kind) if (made := self._part(x := getattr(primitive, name))) is not x
            }
            found = dataclasses.replace(primitive, **changed) if changed else primitive  # type: ignore[type-var]
            self._primitives[id(primitive)] = found
        return found

    def _part(self, x: Any) -> Any:
        kind = type(x)
        if kind in _FIXED:
            return x
        if kind is SymbolicInt or kind is SymbolicFloat:
            return evaluated(x, self._sizes)
        if kind is tuple:
            made = tuple([self._part(part) for part in x])
            return x if all(map(_is, made, x)) else made
        return self.program(x) if kind is Program else x


@functools.cache
def _settings(kind: Any) -> Sequence[str]:
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []


def _is(x: Any, y: Any) -> bool:
    return x is y
