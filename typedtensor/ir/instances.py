"""Programs for other sizes, whose values are made when they are asked for."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from typedtensor.ir.program import Argument, DType, Primitive, Program, Shape, Typed, Value


class Computed(Protocol):
    """What values are computed by, at their places."""

    def primitive(self, place: int) -> Primitive:
        """The primitive of a value."""

    def numbers(self, place: int) -> Sequence[Argument]:
        """The numbers among its operands."""


class Instance(Program):
    """A program for other sizes than the one that it is like, value by value.

    What writes it by a recipe needs shapes and some primitives alone, and few programs are read otherwise.

    Args:
        like: the program for other sizes.
        places: the place of each of its values in the order; inputs that nothing reads come after all.
        shapes: the shapes that they have, by their places.
        computed: what they are computed by.
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
            object.__setattr__(self, name, field)  # programs do not change

    @property
    def whole(self) -> Program:
        """The program with its values, which are made once."""
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
        """The shape of what an operand in the program for other sizes is here."""
        return self.shapes[self._places[operand]] if isinstance(operand, Value) else ()


class ShapeDtype(NamedTuple):
    """A shape and a dtype."""

    shape: Shape
    dtype: DType

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)
