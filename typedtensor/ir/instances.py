"""Instances of a program for other sizes, whose values are made on demand."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from typedtensor.ir.program import Argument, DType, Primitive, Program, Shape, Typed, Value


class Computed(Protocol):
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
    computed: Computed
    _places: Mapping[Value, int]
    _make: Callable[[], Program]
    _whole: Program | None

    def __init__(
        self,
        like: Program,
        places: Mapping[Value, int],
        shapes: Sequence[Shape],
        computed: Computed,
        make: Callable[[], Program],
    ) -> None:
        fields = {"like": like, "_places": places, "shapes": shapes, "computed": computed, "_make": make}
        for name, field in {**fields, "_whole": None}.items():
            object.__setattr__(self, name, field)  # programs are immutable

    @property
    def whole(self) -> Program:
        """The program with its values, made at the first access."""
        made = self._whole
        if made is None:
            made = self._make()
            object.__setattr__(self, "_whole", made)
        return made

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


class ShapeDtype(NamedTuple):
    """A shape and a dtype."""

    shape: Shape
    dtype: DType

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)
