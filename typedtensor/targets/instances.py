"""Instantiation of a program for new sizes from a template with symbolic sizes.

A template is a program whose sizes are symbolic expressions of the sizes of labels (:mod:`typedtensor.ir.sizes`). An
instance for other sizes is built value by value, without tracing and passes. It is asked for where all comparisons of
sizes, by which the template was made, have the same outcomes; sizes of 0 and 1, at which programs differ, are refused.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Sequence
from operator import is_
from typing import Any, Generic, TypeVar

from typedtensor.ir import (
    Guards,
    Instance,
    Numbers,
    Primitive,
    Program,
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
    """The instances of a template, whose symbolic numbers are evaluated once each.

    Args:
        program: the template.
        least: the least size of an axis that has more elements in the template.

    Attributes:
        program: as above.
        symbols: the independent sizes; 0 for those that nothing depends on.
    """

    def __init__(self, program: Program, least: int = 2) -> None:
        self.program, self._least, self._numbers = program, least, Numbers()
        self._sizes: dict[int, int] = {}
        if any(map(is_symbolic, (n for x in program.inputs for n in x.shape))):
            self._collect(program)
        symbols = self._numbers.symbols
        self.symbols: Sequence[int] = [symbols.get(n, 0) for n in range(max(symbols, default=-1) + 1)]

    def _collect(self, x: Any, is_shape: bool = False) -> None:
        """Collect symbolic numbers, and which of them are sizes of values."""
        if type(x) is tuple:
            for y in x:
                self._collect(y, is_shape)
        elif is_symbolic(x):
            place = self._numbers.place(x)
            if is_shape:
                self._sizes[place] = plain(x)
        elif type(x) is Program:
            for value in (*x.inputs, *x.order()):
                self._collect(value.shape, True)
                for y in (*value.operands, *(getattr(value.primitive, name) for name in _settings(value.primitive))):
                    self._collect(y)

    def at(self, sizes: Sequence[int]) -> Program:
        """Return the instance for sizes, in the order of the symbols.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        program, numbers = self.program, self._numbers_at(sizes)
        if not self.symbols:
            return program
        inputs, outputs = (
            [ShapeDtype(self._evaluated(x.shape, numbers), x.dtype) for x in xs]
            for xs in (program.inputs, program.outputs)
        )
        return Instance(program, inputs, outputs, lambda: self._evaluated(program, numbers))

    def like(self, sizes: Sequence[int]) -> tuple[Program, Sequence[int]]:
        """Return the program of symbolic sizes, for which decisions take the given ones, and these symbols.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        if [*map(plain, self.symbols)] == [*sizes]:
            return self.program, self.symbols
        symbols = [SymbolicInt.named(size, n) for n, size in enumerate(sizes)]
        return self._evaluated(self.program, self._numbers_at(symbols)), symbols

    def _numbers_at(self, sizes: Sequence[int]) -> Sequence[Any]:
        numbers = self._numbers.at(sizes)
        for place, before in self._sizes.items():
            size = numbers[place]
            if size < self._least and size < 2 <= before:
                raise NotAlikeError(f"a size is {size}, and {before} in the template")
        return numbers

    def _evaluated(self, x: Any, numbers: Sequence[Any]) -> Any:
        """Return a number, a tuple or a program for numbers; what depends on none of them stays the same object."""
        if is_symbolic(x):
            return numbers[self._numbers.place(x)]
        if type(x) is tuple:
            found = tuple([self._evaluated(y, numbers) for y in x])
            return x if all(map(is_, found, x)) else found
        return self._program(x, numbers) if type(x) is Program else x

    def _program(self, program: Program, numbers: Sequence[Any]) -> Program:
        new: dict[Value, Value] = {}
        for value in (*program.inputs, *program.order()):
            if value not in new:
                primitive: Any = value.primitive
                before = {name: getattr(primitive, name) for name in _settings(primitive)}
                settings = {name: self._evaluated(x, numbers) for name, x in before.items()}
                if not all(map(is_, settings.values(), before.values())):
                    primitive = type(primitive)(**settings)
                operands = tuple(
                    [new[x] if isinstance(x, Value) else self._evaluated(x, numbers) for x in value.operands]
                )
                shape = self._evaluated(value.shape, numbers)
                kept = primitive is value.primitive and shape is value.shape and all(map(is_, operands, value.operands))
                # explicit: a number adopts the dtype of the other operand
                new[value] = value if kept else Value(primitive, operands, shape, value.dtype, value.source)
        return program if all(map(is_, new, new.values())) else program.instance(new)


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


def _settings(primitive: Primitive) -> Sequence[str]:
    """The names of the fields of a primitive."""
    kind: Any = type(primitive)
    return _names(kind)


@functools.cache
def _names(kind: Any) -> Sequence[str]:
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
