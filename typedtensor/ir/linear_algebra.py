"""Linear algebra on matrices along the last two axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from typedtensor.backends.linear_algebra import result_shapes
from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make
from typedtensor.ir.views import batched


@dataclass(frozen=True)
class LinearAlgebra(Primitive):
    """A function of matrices, by its name in :mod:`typedtensor.backends.linear_algebra`.

    All operands have the same batch axes. Several results are concatenated along the last axis.
    """

    function: str

    @property
    def opcode(self) -> str:
        return f"linear_algebra_{self.function}"

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        values = arrays_of(operands)
        stack = values[0].shape[:-2]
        assert all(x.shape[:-2] == stack for x in values)
        shapes = result_shapes(self.function, tuple(x.shape for x in values))
        total = sum(math.prod(shape[len(stack) :]) for shape in shapes)
        shape = shapes[0] if len(shapes) == 1 else (*stack, total)
        return shape, resolved("add", (values[0].dtype, values[-1].dtype))

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *batched(operands, mapped, length))
