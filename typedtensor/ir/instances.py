"""Instances of a program for other sizes, whose values are made on demand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from typedtensor.ir.program import DType, Primitive, Program, Shape, Typed, Value


class Instance(Program):
    """A program like another one, value by value, for other sizes.

    A target that has compiled the other one for all sizes needs the types of inputs and outputs only.

    Args:
        like: the program for other sizes.
        inputs: the types of the inputs.
        outputs: the types of the outputs.
        make: makes the program with its values.
    """

    __slots__ = ("_make", "_types", "_whole")

    like: Program
    _types: tuple[Sequence[Typed], Sequence[Typed]]
    _make: Callable[[], Program]
    _whole: Program | None

    def __init__(
        self, like: Program, inputs: Sequence[Typed], outputs: Sequence[Typed], make: Callable[[], Program]
    ) -> None:
        for name, field in {"like": like, "_types": (inputs, outputs), "_make": make, "_whole": None}.items():
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

    def has(self, kind: type[Primitive]) -> bool:
        return self.whole.has(kind)

    def input_types(self) -> Sequence[Typed]:
        return self._types[0]

    def output_types(self) -> Sequence[Typed]:
        return self._types[1]


class ShapeDtype(NamedTuple):
    """A shape and a dtype."""

    shape: Shape
    dtype: DType

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)
