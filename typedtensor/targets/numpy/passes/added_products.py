"""Sums with small products in the steps of loops: the product is added to the other term in place.

A step of a recurrent layer adds the product with its state to what was computed for all steps at once. MKL generates
code for products of just these sizes, which adds to the memory of the other term.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.mkl import generated_product, generates_products
from typedtensor.ir import (
    Argument,
    Array,
    DType,
    Loop,
    MatMul,
    Primitive,
    Program,
    Shape,
    Value,
    function_of,
    make,
    meaning,
    readers_of,
    shape_of,
)
from typedtensor.ir.sizes import reaches
from typedtensor.passes.rewrite import replaced_anywhere
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.added_products import GeneratedSum
from typedtensor.targets.numpy.emission.products import matmul
from typedtensor.targets.numpy.emission.steps import Step, copying, elementwise
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary
from typedtensor.targets.numpy.passes.signs import negated


@dataclass(frozen=True)
class AddProduct(Primitive):
    """The first operand plus the matrix product of the other two, both times a factor.

    Attributes:
        factor: 1 or -1.
    """

    factor: int = 1

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, _, _ = operands
        assert isinstance(x, Value)
        return x.shape, x.dtype


@meaning(AddProduct)
def _added(p: AddProduct, x: Array, x1: Array, x2: Array) -> Array:
    result: Array = p.factor * (x + np.matmul(x1, x2))
    return result


@emits(AddProduct)
def _emit(p: AddProduct, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x, x1, x2 = arrays
    apart = not any(np.may_share_memory(out, factor) for factor in (x1, x2))
    code = generated_product(x1, x2, out, p.factor) if apart else None
    if code is None:
        product = temporary(out.shape, out.dtype)
        total = [*matmul(MatMul(), product, [x1, x2]), elementwise(np.add, out, x, product)]
        return total if p.factor == 1 else [*total, elementwise(np.negative, out, out)]
    over = data_address(x) == data_address(out) and x.strides == out.strides
    return [*([] if over else [copying(out, x)]), Step(GeneratedSum(code), out, (out, x1, x2))]


def add_products(value: Value) -> Argument | None:
    """Return a loop whose steps add small products in place, or None."""
    loop = value.primitive
    if not isinstance(loop, Loop) or not loop.body.has(MatMul):
        return None
    order = loop.body.order()
    readers = readers_of(order)
    kept = {*loop.body.outputs, *loop.body.inputs[: loop.carries], *loop.body.inputs[loop.carries + loop.sequences :]}
    sums: dict[Value, Value] = {}
    for total in order:
        for x, product in (total.operands, total.operands[::-1]) if function_of(total) == "add" else ():
            if not isinstance(x, Value) or not isinstance(product, Value) or type(product.primitive) is not MatMul:
                continue
            alike = (x.shape, x.dtype) == (product.shape, product.dtype) == (total.shape, total.dtype)
            own = not any(v in kept or len(readers[v]) > 1 for v in (x, product))
            if alike and own and _pays(product, loop) and total not in sums:
                sums[total] = Value(AddProduct(), (x, *product.operands), total.shape, total.dtype, total.source)
    if not sums or not generates_products():
        return None
    body = replaced_anywhere(loop.body, sums)
    for n in range(len(sums)):
        body = _with_other_sign(body, n)
    return make(loop.with_body(body), *value.operands)


def _with_other_sign(body: Program, number: int) -> Program:
    """Return a body in which a sum with a product has the other sign, if that saves changes of sign."""
    order = body.order()
    total = [x for x in order if isinstance(x.primitive, AddProduct)][number]
    changes = negated(total, order, body.outputs)
    if changes is None:
        return body
    opposite = Value(AddProduct(-1), total.operands, total.shape, total.dtype, total.source)
    return replaced_anywhere(body, {total: opposite, **{x: opposite if y is total else y for x, y in changes.items()}})


def _pays(product: Value, loop: Loop) -> bool:
    """Whether a product is small, and all steps together take long enough for the code to be generated."""
    if len(product.shape) != 2 or product.dtype.kind != "f":
        return False
    work = math.prod(product.shape) * shape_of(product.operands[0])[1]
    small = not reaches(work, cost_model.GENERATED_MOST)
    return small and reaches(work * loop.length, cost_model.GENERATED_MULTIPLICATIONS)
