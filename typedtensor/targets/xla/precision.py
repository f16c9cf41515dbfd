"""Products in lower precisions: factors are rounded, for the matrix units of accelerators.

Parameters, optimizer states and values between products stay in float32, and products accumulate in float32. In
bfloat16 results are rounded as well, which halves the residuals of gradients; except results of the program, as
gradients by weights. Both precisions have the exponents of float32, so that losses need no scaling. See
``torch.autocast`` and ``torch.set_float32_matmul_precision``.
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
    Permute,
    Primitive,
    Program,
    Reshape,
    Shape,
    Value,
    arrays_of,
    compute,
    make,
    meaning,
    new_input,
)
from typedtensor.passes.rewrite import in_bodies, rewrite_known
from typedtensor.targets.target import Precision
from typedtensor.targets.xla.lowering import LOWERINGS, lowers

_CONVOLUTIONS = (Conv, ConvInput, ConvWeight)
_PRODUCTS = (MatMul, Contract, *_CONVOLUTIONS)


@dataclass(frozen=True)
class InPrecision(Primitive, opcode="in_precision"):
    """A product whose factors are rounded to bfloat16, or may be rounded to TensorFloat32.

    Attributes:
        of: the product.
        compute: the precision.
        returned: whether the program returns the result, which is not rounded then; XLA rounds results of convolutions.
    """

    of: Primitive
    compute: Precision
    returned: bool = False

    @property
    def rounds(self) -> bool:
        """Whether the result is rounded."""
        return self.compute == "bfloat16" and (not self.returned or isinstance(self.of, _CONVOLUTIONS))

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return self.of.result(operands)


def in_precision(program: Program, compute: Precision) -> Program:
    """Return a program whose float32 products have factors in a lower precision."""

    returned = {_viewed(x) for x in program.outputs}

    def lowered(value: Value, made: Value) -> Value | None:
        if not isinstance(value.primitive, _PRODUCTS) or value.dtype != np.float32:
            return None
        return make(InPrecision(value.primitive, compute, value in returned), *made.operands)

    return in_bodies(rewrite_known(program, lowered), lambda body: in_precision(body, compute))


def _viewed(value: Value) -> Value:
    """Return the value that a value is a view of, or itself."""
    while isinstance(value.primitive, Permute | Reshape):
        [x] = arrays_of(value.operands)
        value = x
    return value


def rounded(x: Any) -> Array:
    """Round float32 numbers to the eight significant bits of bfloat16, to nearest, ties to even.

    >>> rounded(np.array([1.0, 1.00390625, 1.01171875, 3.14159265], np.float32)).tolist()
    [1.0, 1.0, 1.015625, 3.140625]
    """
    numbers = np.asarray(x, np.float32, order="C")
    bits = numbers.view(np.uint32)
    kept = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(numbers), numbers, kept.view(np.float32))


@meaning(InPrecision)
def _meaning(p: InPrecision, *x: Array) -> Array:
    """Round to bfloat16. Rounding to TensorFloat32 is optional, and the reference does not round."""
    halved = p.compute == "bfloat16"
    factors = [rounded(y) if halved else y for y in x]
    product = make(p.of, *[new_input("", y.shape, y.dtype) for y in factors])
    result = compute(product, factors)
    return rounded(result) if p.rounds else result


@lowers(InPrecision)
def _lower(jax: Any, p: InPrecision, v: Value, *x: Any) -> Any:
    with jax.default_matmul_precision("tensorfloat32" if p.compute == "tensorfloat32" else "default"):
        if p.compute == "tensorfloat32":
            return LOWERINGS[type(p.of)](jax, p.of, Value(p.of, v.operands, v.shape, v.dtype), *x)
        lower = jax.numpy.bfloat16
        given = [y.astype(lower) for y in x]
        kind = np.dtype(lower) if p.rounds else v.dtype
        if isinstance(p.of, MatMul):
            return jax.numpy.matmul(*given, preferred_element_type=kind)
        if isinstance(p.of, Contract):
            return jax.numpy.tensordot(*given, (p.of.first, p.of.second), preferred_element_type=kind)
        return LOWERINGS[type(p.of)](jax, p.of, Value(p.of, v.operands, v.shape, kind), *given)
