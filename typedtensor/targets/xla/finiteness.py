"""The finiteness check of gradients, which every training step makes.

XLA materializes the truth values of all elements and then reduces them. A product with zero is zero or NaN, and the
product of a row of zeros with a matrix reads the matrix once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Array, DType, Primitive, Program, Reduce, Shape, Value, function_of, make, meaning
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.xla.lowering import lowers


@dataclass(frozen=True)
class AllFinite(Primitive, opcode="all_finite"):
    """Whether no element of a nonempty array with two axes or more is NaN or infinite."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return (), np.dtype(bool)


def by_products(program: Program) -> Program:
    """Return a program that checks finiteness by products with zeros."""
    return rewrite_everywhere(program, lambda: _as_product)


def _as_product(value: Value) -> Value | None:
    if isinstance(value.primitive, Reduce) and value.primitive.function == "logical_and" and not value.shape:
        [finite] = value.operands
        if isinstance(finite, Value) and function_of(finite) == "isfinite":
            [x] = finite.operands
            if isinstance(x, Value) and x.dtype.kind == "f" and len(x.shape) > 1 and 0 not in x.shape:
                return make(AllFinite(), x)
    return None


@meaning(AllFinite)
def _meaning(p: AllFinite, x: Array) -> Array:
    return np.asarray(np.isfinite(x).all())


@lowers(AllFinite)
def _lower(jax: Any, p: AllFinite, v: Value, x: Any) -> Any:
    numpy, rows = jax.numpy, x.shape[0]
    return numpy.matmul(numpy.zeros(rows, x.dtype), x.reshape(rows, -1), precision="highest").sum() == 0
