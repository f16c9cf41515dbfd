"""Fusion of sums of products along the last axis, sums of squares included, so that no product is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import (
    Argument,
    Array,
    DType,
    Primitive,
    Program,
    Reduce,
    Shape,
    Value,
    function_of,
    make,
    meaning,
    reads_of,
    resolved,
)
from typedtensor.passes.rewrite import in_bodies, rewrite_known
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Reduction, Step, elementwise
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary_like


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
    products = temporary_like(x1)
    return [elementwise(np.multiply, products, x1, x2), Step(Reduction(np.add, -1), out, (products,))]


def find_dots(program: Program) -> Program:
    """Return a program with fused sums of products, in regions as well."""
    sums = [(value, x) for value in program.order() if (x := _products(value)) is not None]
    if not sums:
        return in_bodies(program, find_dots)
    reads = reads_of(program.order())
    reads.update(program.outputs)
    found = {value for value, products in sums if reads[products] == 1}

    def dots(value: Value, made: Value) -> Value | None:
        if value not in found:
            return None
        [products] = made.operands
        assert isinstance(products, Value)
        return make(Dots(), *products.operands)

    return in_bodies(rewrite_known(program, dots), find_dots)


def _products(value: Value) -> Value | None:
    """Return the product of floats that a value sums along the last axis, or None."""
    primitive = value.primitive
    if not isinstance(primitive, Reduce) or primitive.function != "add" or primitive.kept:
        return None
    [x] = value.operands
    if not isinstance(x, Value) or function_of(x) != "multiply" or primitive.axes != (len(x.shape) - 1,):
        return None
    alike = all(isinstance(y, Value) and (y.shape, y.dtype) == (x.shape, value.dtype) for y in x.operands)
    return x if alike and value.dtype.kind == "f" and x.shape[-1] <= cost_model.SUM_MOST else None
