"""Products in lower precisions: their factors are rounded, as accelerators have units of their own for such products.

Parameters, the state of optimizers, and what is between products stay in float32; products of matrices are added up in
float32 as well, and the results of convolutions in bfloat16, of which XLA has no others, are rounded once more. Both
precisions have the exponents of float32, so that losses need not be scaled. See ``torch.autocast``, which leaves
results of products in bfloat16, and ``torch.set_float32_matmul_precision``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import (
    Argument,
    Array,
    Contract,
    Conv,
    ConvInput,
    ConvWeight,
    DType,
    MatMul,
    Primitive,
    Program,
    Shape,
    Value,
    compute,
    make,
    meaning,
    new_input,
)
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.base import Precision
from typedtensor.targets.xla.lowering import LOWERINGS, lowers

_CONVOLUTIONS = (Conv, ConvInput, ConvWeight)
_PRODUCTS = (MatMul, Contract, *_CONVOLUTIONS)


@dataclass(frozen=True)
class InPrecision(Primitive, opcode="in_precision"):
    """A product of factors that are rounded, to bfloat16; or may be, to TensorFloat32."""

    of: Primitive
    compute: Precision

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return self.of.result(operands)


def in_precision(program: Program, compute: Precision) -> Program:
    """A program whose products of float32 have factors in a lower precision."""

    def lowered(value: Value) -> Value | None:
        if not isinstance(value.primitive, _PRODUCTS) or value.dtype != np.float32:
            return None
        return make(InPrecision(value.primitive, compute), *value.operands)

    return rewrite_everywhere(program, lambda: lowered)


def rounded(x: Any) -> Array:
    """Numbers of float32 with the eight significant bits of bfloat16, to the nearest, of two the even one.

    >>> rounded(np.array([1.0, 1.00390625, 1.01171875, 3.14159265], np.float32)).tolist()
    [1.0, 1.0, 1.015625, 3.140625]
    """
    numbers = np.asarray(x, np.float32, order="C")
    bits = numbers.view(np.uint32)
    kept = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(numbers), numbers, kept.view(np.float32))


@meaning(InPrecision)
def _meaning(p: InPrecision, *x: Array) -> Array:
    """TensorFloat32 is what a device may round to; without units for it, none does."""
    halved = p.compute == "bfloat16"
    factors = [rounded(y) if halved else y for y in x]
    product = make(p.of, *[new_input("", y.shape, y.dtype) for y in factors])
    made = compute(product, factors)
    return rounded(made) if halved and isinstance(p.of, _CONVOLUTIONS) else made


@lowers(InPrecision)
def _lower(jax: Any, p: InPrecision, v: Value, *x: Any) -> Any:
    with jax.default_matmul_precision("tensorfloat32" if p.compute == "tensorfloat32" else "default"):
        if p.compute == "tensorfloat32":
            return LOWERINGS[type(p.of)](jax, p.of, Value(p.of, v.operands, v.shape, v.dtype), *x)
        lower = jax.numpy.bfloat16
        given = [y.astype(lower) for y in x]
        if isinstance(p.of, MatMul):
            return jax.numpy.matmul(*given, preferred_element_type=v.dtype)
        if isinstance(p.of, Contract):
            return jax.numpy.tensordot(*given, (p.of.first, p.of.second), preferred_element_type=v.dtype)
        return LOWERINGS[type(p.of)](jax, p.of, Value(p.of, v.operands, v.shape, np.dtype(lower)), *given)
