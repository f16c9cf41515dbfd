"""The finiteness check of gradients, which every training step makes.

XLA materializes the truth values of all elements and then reduces them, in several kernels for each gradient. A product
with zero is zero or NaN, the product of a row of zeros with a matrix reads the matrix once, and one kernel compares the
products of all gradients.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Array, DType, Primitive, Program, Shape, Value, make, meaning
from typedtensor.targets.xla.lowering import lowers

FEW = 1 << 10
"""The largest number of elements of an array with one axis whose products are not added: one kernel makes them all."""


@dataclass(frozen=True)
class TimesZero(Primitive, opcode="times_zero"):
    """The products of arrays with zero, added along first axes, one array after another: NaN for what is not finite."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        arrays = [x for x in operands if isinstance(x, Value)]
        return (sum([_columns(x.shape) for x in arrays]),), arrays[0].dtype


def by_products(program: Program, gradients: Sequence[Value]) -> Program:
    """Return the program of a step with the products of the gradients in place of the truth values."""
    loss, _, *others = program.outputs
    return Program(program.inputs, (loss, make(TimesZero(), *gradients), *others))


def are_finite(products: Array, shapes: Sequence[Shape]) -> Array:
    """Return whether each of the arrays with some shapes is finite, from their products."""
    ends = np.cumsum([_columns(shape) for shape in shapes])[:-1]
    return np.array([not part.any() for part in np.split(products, ends)])


def _columns(shape: Shape) -> int:
    return prod(shape) if _is_short(shape) else prod(shape[1:])


def _is_short(shape: Shape) -> bool:
    return len(shape) < 2 and prod(shape) <= FEW


@meaning(TimesZero)
def _meaning(p: TimesZero, *arrays: Array) -> Array:
    with np.errstate(invalid="ignore"):
        return np.concatenate([x.reshape(-1) * 0 if _is_short(x.shape) else (x * 0).sum(0).reshape(-1) for x in arrays])


@lowers(TimesZero)
def _lower(jax: Any, p: TimesZero, v: Value, *arrays: Any) -> Any:
    numpy = jax.numpy

    def products(x: Any) -> Any:
        if _is_short(x.shape):
            return x.reshape(-1) * 0
        zeros = numpy.zeros(x.shape[0], x.dtype)
        return numpy.matmul(zeros, x.reshape(x.shape[0], _columns(x.shape)), precision="highest")

    return numpy.concatenate([*map(products, arrays)])
