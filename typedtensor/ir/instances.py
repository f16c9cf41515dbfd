"""Instances of a program for other sizes, whose values are made on demand."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from typedtensor.ir.program import Argument, DType, Primitive, Program, Shape, Typed, Value, shape_of


class Contents(Protocol):
    """The primitives and numbers of an instance, by a value's position in the order."""

    def primitive(self, place: int) -> Primitive:
        """The primitive of a value."""

    def numbers(self, place: int) -> Sequence[Argument]:
        """The numbers among a value's operands."""


class Instance(Program):
    """A program like another one, value by value, for other sizes.

    A target that writes an instance by a recipe needs shapes and some primitives only. Few instances need all values.

    Args:
        like: the program for other sizes.
        places: the position of each of its values in the order; unread inputs come last.
        shapes: the shapes of the instance's values, by position; one tuple object is the same shape for all sizes.
        computed: the primitives and numbers of the instance.
        make: makes the program with its values.

    Attributes:
        like, shapes, computed: as above.
    """

    __slots__ = ("_make", "_places", "_whole", "computed", "shapes")

    like: Program
    shapes: Sequence[Shape]
    computed: Contents
    _places: Mapping[Value, int]
    _make: Callable[[], Program]
    _whole: Program | None

    def __init__(
        self,
        like: Program,
        places: Mapping[Value, int],
        shapes: Sequence[Shape],
        computed: Contents,
        make: Callable[[], Program],
    ) -> None:
        fields = {"like": like, "_places": places, "shapes": shapes, "computed": computed, "_make": make}
        for name, field in {**fields, "_whole": None}.items():
            object.__setattr__(self, name, field)  # programs are immutable

    @property
    def whole(self) -> Program:
        """The program with its values, made at the first access."""
        result = self._whole
        if result is None:
            result = self._make()
            object.__setattr__(self, "_whole", result)
        return result

    @property
    def inputs(self) -> tuple[Value, ...]:
        return self.whole.inputs

    @property
    def outputs(self) -> tuple[Value, ...]:
        return self.whole.outputs

    def order(self) -> Sequence[Value]:
        return self.whole.order()

    def input_types(self) -> Sequence[Typed]:
        return self._types(self.like.inputs)

    def output_types(self) -> Sequence[Typed]:
        return self._types(self.like.outputs)

    def _types(self, values: Sequence[Value]) -> Sequence[Typed]:
        shapes, places = self.shapes, self._places
        return [ShapeDtype(shapes[places[x]], x.dtype) for x in values]

    def shape_of(self, operand: Argument) -> Shape:
        """The shape, in the instance, of an operand of the program for other sizes."""
        return self.shapes[self._places[operand]] if isinstance(operand, Value) else ()

    def at(self, operand: Value) -> int:
        """The position of a value of the program for other sizes."""
        return self._places[operand]


class Subprogram:
    """Some values of a template, and of its instances, as programs with outputs of their own.

    Args:
        like: the template.
        outputs: values of it.
    """

    def __init__(self, like: Program, outputs: Sequence[Value]) -> None:
        self._like, self._program = like, Program(like.inputs, tuple(outputs))
        values = dict.fromkeys((*self._program.order(), *like.inputs))
        self._places = {value: n for n, value in enumerate(values)}

    def of(self, instance: Instance) -> Instance:
        """Return the part of an instance of the template."""
        rows = [*map(instance.at, self._places)]
        shapes, computed = [instance.shapes[n] for n in rows], _SubprogramContents(instance.computed, rows)
        return Instance(self._program, self._places, shapes, computed, partial(self._made, instance))

    def _made(self, instance: Instance) -> Program:
        like, whole = self._like, instance.whole
        values = dict(zip(like.inputs, whole.inputs, strict=True))
        values.update(zip(like.order(), whole.order(), strict=True))
        return self._program.instance(values)


class _SubprogramContents:
    """The primitives and numbers of a part; ``rows`` are the positions of its values in the whole."""

    __slots__ = ("_rows", "_whole")

    def __init__(self, whole: Contents, rows: Sequence[int]) -> None:
        self._whole, self._rows = whole, rows

    def primitive(self, place: int) -> Primitive:
        """The primitive of a value."""
        return self._whole.primitive(self._rows[place])

    def numbers(self, place: int) -> Sequence[Argument]:
        """The numbers among a value's operands."""
        return self._whole.numbers(self._rows[place])


def form_of(program: Program) -> tuple[Program, Callable[[Argument], Shape]]:
    """Return the program whose values describe a program, its template if it is an instance, and their shapes."""
    return (program.like, program.shape_of) if isinstance(program, Instance) else (program, shape_of)


class ShapeDtype(NamedTuple):
    """A shape and a dtype."""

    shape: Shape
    dtype: DType

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)
