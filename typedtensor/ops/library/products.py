"""Products of matrices and vectors, by position: they apply to a square ``Tensor[Hidden, Hidden]`` too."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.reducing import reshaped
from typedtensor.core.operand import Operand
from typedtensor.ops.adjoint.products import ContractLeading, ContractTrailing, SumOuter, as_matrix
from typedtensor.ops.core.arities import PolyOp1, PolyOp2

__all__ = ["MatMul", "Outer", "Transpose", "matmul", "outer"]


class MatMul(PolyOp2, rule="*N A, A B -> *N B", linear="sum", adjoints=(SumOuter,)):
    """``y[…, b] = Σₐ x1[…, a] x2[a, b]``.

    See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if x1.ndim <= 2:
            return x1 @ x2
        # One product of matrices is faster than one for each element of the leading axes.
        return reshaped(xp, as_matrix(xp, x1) @ x2, (*x1.shape[:-1], x2.shape[1]))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(dy, Transpose()(x2))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumOuter()(x1, dy)


class Transpose(PolyOp1, rule="t A B -> t B A", linear="each"):
    """The transpose of a matrix.

    See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.matrix_transpose(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Transpose()(dy)


class Outer(PolyOp2, rule="*A, *B -> *A *B", linear="each", adjoints=(ContractTrailing, ContractLeading)):
    """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``.

    See also: ``numpy.multiply.outer``, ``torch.outer``, ``jax.numpy.outer``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x1, x2] = alike(xp, x1, x2)
        return reshaped(xp, x1, x1.shape + (1,) * x2.ndim) * x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractTrailing()(x2, dy)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractLeading()(x1, dy)


matmul = MatMul()
outer = Outer()
