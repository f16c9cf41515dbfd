"""Sums of products along the last axis, as of squares: computed at once, so that the products are never written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import (
    Argument,
    Array,
    DType,
    Elementwise,
    Primitive,
    Program,
    Reduce,
    Shape,
    Value,
    make,
    meaning,
    resolved,
)
from typedtensor.passes.rewrite import in_bodies, rewrite_known
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Reduction, Step, elementwise
from typedtensor.targets.numpy.emission.tables import emits


@dataclass(frozen=True)
class Dots(Primitive):
    """``numpy.vecdot``: the sum along the last axis of the products of real operands of one shape."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x1, x2 = operands
        assert isinstance(x1, Value)
        assert isinstance(x2, Value)
        return x1.shape[:-1], resolved("multiply", (x1.dtype, x2.dtype))

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if all(mapped) else None


meaning(Dots)(lambda p, x1, x2: (x1 * x2).sum(-1))


@emits(Dots)
def _emit(p: Dots, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x1, x2 = arrays
    if x1.strides[-1] == x2.strides[-1] == out.itemsize:
        return [elementwise(np.vecdot, out, x1, x2)]
    products = np.empty_like(x1)
    return [elementwise(np.multiply, products, x1, x2), Step(Reduction(np.add, -1), out, (products,))]


def find_dots(program: Program) -> Program:
    """A program, and the bodies of its loops, in which sums of products are computed at once."""
    readers = Counter(x for value in program.order() for x in value.operands if isinstance(x, Value))
    readers.update(program.outputs)

    found = {value for value in program.order() if _is_sum_of_products(value, readers)}

    def dots(value: Value, made: Value) -> Value | None:
        if value not in found:
            return None
        [products] = made.operands
        assert isinstance(products, Value)
        return make(Dots(), *products.operands)

    return in_bodies(rewrite_known(program, dots) if found else program, find_dots)


def _is_sum_of_products(value: Value, readers: Counter[Value]) -> bool:
    """Whether a value is a sum along the last axis of products that nothing else reads."""
    primitive = value.primitive
    if not isinstance(primitive, Reduce):
        return False
    [x] = value.operands
    if not (isinstance(x, Value) and x.primitive == Elementwise("multiply") and readers[x] == 1):
        return False
    last = primitive.function == "add" and primitive.axes == (len(x.shape) - 1,) and not primitive.kept
    alike = all(isinstance(y, Value) and (y.shape, y.dtype) == (x.shape, value.dtype) for y in x.operands)
    return last and alike and value.dtype.kind == "f" and x.shape[-1] <= cost_model.SUM_MOST
