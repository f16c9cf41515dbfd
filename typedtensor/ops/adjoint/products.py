"""The gradients of products of matrices and vectors."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.reducing import reshaped, tensordot
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2

__all__ = ["ContractLeading", "ContractTrailing", "SumOuter"]


class SumOuter(PolyOp2, rule="*N A, *N B -> A B"):
    """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes.

    It is the gradient of :class:`MatMul` for the matrix.

    See also: ``numpy.einsum("na,nb->ab", …)``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.matrix_transpose(as_matrix(xp, x1)) @ as_matrix(xp, x2)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of()(x2, dy.transpose())

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of()(x1, dy)


class ContractTrailing(PolyOp2, rule="*B, *A *B -> *A"):
    """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(range(len(x1.axes)))
        last = tuple(n + len(x2.axes) - len(x1.axes) for n in summed)
        return lambda xp, x1, x2: tensordot(xp, alike(xp, x2, x1), (last, summed))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractLeading()(dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of()(dy, x1)


class ContractLeading(PolyOp2, rule="*A, *A *B -> *B"):
    """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(range(len(x1.axes)))
        return lambda xp, x1, x2: tensordot(xp, alike(xp, x1, x2), (summed, summed))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractTrailing()(dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of()(x1, dy)


def as_matrix(xp: Namespace, x: Array) -> Array:
    """Merge all axes but the last."""
    return x if x.ndim == 2 else reshaped(xp, x, (math.prod(x.shape[:-1]), x.shape[-1]))
