"""Sums of products along the last axis, as of squares: computed at once, so that the products are never written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.elementwise import Elementwise, resolved
from typedtensor.plan.reductions import Reduce
from typedtensor.plan.rewriting import in_bodies, rewrite
from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Program, Shape, Value, make

LONGEST = 8192
"""How many products are added at most: rounding grows with their number."""


@dataclass(frozen=True)
class Dots(Primitive):
    """``numpy.vecdot``: the sum along the last axis of the products of real operands of one shape."""

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        x1, x2 = operands
        assert isinstance(x1, Value)
        assert isinstance(x2, Value)
        return x1.shape[:-1], resolved(np.multiply, (x1.dtype, x2.dtype))

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        x1, x2 = arrays
        if x1.strides[-1] == x2.strides[-1] == out.itemsize:
            return [(np.vecdot, (x1, x2, out))]
        products = np.empty_like(x1)
        return [(np.multiply, (x1, x2, products)), (np.add.reduce, (products, -1, None, out))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if all(mapped) else None

    def __str__(self) -> str:
        return "dots"


def find_dots(program: Program) -> Program:
    """A program, and the bodies of its loops, in which sums of products are computed at once."""
    readers = Counter(x for value in program.order() for x in value.operands if isinstance(x, Value))
    readers.update(program.outputs)

    found = {
        value: x
        for value in program.order()
        if isinstance(value.primitive, Reduce) and (x := _products(value, readers)) is not None
    }
    return in_bodies(rewrite(program, found.get) if found else program, find_dots)


def _products(value: Value, readers: Counter[Value]) -> Value | None:
    """A sum along the last axis of products that nothing else reads, as what computes it at once."""
    primitive, [x] = value.primitive, value.operands
    assert isinstance(primitive, Reduce)
    if not (isinstance(x, Value) and x.primitive == Elementwise(np.multiply) and readers[x] == 1):
        return None
    last = primitive.function is np.add and primitive.axes == (len(x.shape) - 1,) and not primitive.kept
    alike = all(isinstance(y, Value) and (y.shape, y.dtype) == (x.shape, value.dtype) for y in x.operands)
    if last and alike and value.dtype.kind == "f" and x.shape[-1] <= LONGEST:
        return make(Dots(), *x.operands)
    return None
