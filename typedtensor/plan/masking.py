"""A choice between elements and a number that is the same at every step, such as what attention hides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Number, Operand, Primitive, Shape, Value, make


@dataclass(frozen=True, eq=False)
class Mask(Primitive):
    """The elements of the operand where a constant condition holds, else a number, by bits that are made once.

    Attributes:
        condition: truth values, which broadcast to the operand's shape.
        other: the number.
    """

    condition: Array
    other: Number

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return x.shape, x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        bits = np.dtype(f"i{out.itemsize}")
        condition = _in_order_of(out, self.condition)
        code: list[Instruction] = [(np.bitwise_and, (x.view(bits), -condition.astype(bits), out.view(bits)))]
        if self.other != 0 or np.signbit(self.other):
            number = np.asarray(self.other, out.dtype).view(bits)
            code.append((np.bitwise_or, (out.view(bits), np.where(condition, bits.type(0), number), out.view(bits))))
        return code

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands)

    def __str__(self) -> str:
        return f"mask with {self.other}"


def _in_order_of(like: Array, condition: Array) -> Array:
    """A condition with the axes of an array laid out as that is, and one element where it is the same along an axis."""
    whole = np.broadcast_to(condition, like.shape)
    single = whole[tuple(slice(None if stride else 1) for stride in whole.strides)]
    order = sorted(range(like.ndim), key=lambda n: -abs(like.strides[n]))
    compact = np.ascontiguousarray(single.transpose(order))
    return compact.transpose([order.index(n) for n in range(like.ndim)])
