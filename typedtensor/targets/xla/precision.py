"""Products in lower precisions: their factors are rounded, as accelerators have units of their own for such products.

Parameters, the state of optimizers, and what is between products stay in float32, and products are added up in float32
as well. In bfloat16 results are rounded once more, so that what is kept for gradients is half as large; but for those
that a program returns, as gradients for weights are. Both precisions have the exponents of float32, so that losses need
not be scaled. See ``torch.autocast`` and ``torch.set_float32_matmul_precision``.
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
    compute,
    make,
    meaning,
    new_input,
)
from typedtensor.passes.rewrite import in_bodies, rewrite_known
from typedtensor.targets.base import Precision
from typedtensor.targets.xla.lowering import LOWERINGS, lowers

_CONVOLUTIONS = (Conv, ConvInput, ConvWeight)
_PRODUCTS = (MatMul, Contract, *_CONVOLUTIONS)


@dataclass(frozen=True)
class InPrecision(Primitive, opcode="in_precision"):
    """A product of factors that are rounded, to bfloat16; or may be, to TensorFloat32.

    Attributes:
        of: the product.
        compute: the precision.
        returned: whether the result is returned, and not rounded; of convolutions XLA has none that are not.
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
    """A program whose products of float32 have factors in a lower precision."""

    returned = {_viewed(x) for x in program.outputs}

    def lowered(value: Value, made: Value) -> Value | None:
        if not isinstance(value.primitive, _PRODUCTS) or value.dtype != np.float32:
            return None
        return make(InPrecision(value.primitive, compute, value in returned), *made.operands)

    return in_bodies(rewrite_known(program, lowered), lambda body: in_precision(body, compute))


def _viewed(value: Value) -> Value:
    """What a value has the elements of, in the same or another order."""
    while isinstance(value.primitive, Permute | Reshape):
        [x] = value.operands
        assert isinstance(x, Value)
        value = x
    return value


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
    return rounded(made) if p.rounds else made


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
