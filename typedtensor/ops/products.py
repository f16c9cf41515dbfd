"""Products of matrices and vectors. They go by position, so they also apply to a square ``Tensor[Hidden, Hidden]``."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, alike
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.operation import PolyOp1, PolyOp2
from typedtensor.tensor_type import TensorType


class MatMul(PolyOp2, rule="*N A, A B -> *N B"):
    """``y[…, b] = Σₐ x1[…, a] x2[a, b]``.

    See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if x1.ndim <= 2:
            return x1 @ x2
        # One product of matrices is faster than a product for each of the leading axes.
        return xp.reshape(_as_matrix(xp, x1) @ x2, (*x1.shape[:-1], x2.shape[1]))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(dy, Transpose()(x2))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumOuter()(x1, dy)


class SumOuter(PolyOp2, rule="*N A, *N B -> A B"):
    """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes.

    It is the gradient of :class:`MatMul` for the matrix.

    See also: ``numpy.einsum("na,nb->ab", …)``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.matrix_transpose(_as_matrix(xp, x1)) @ _as_matrix(xp, x2)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(x2, Transpose()(dy))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(x1, dy)


class Transpose(PolyOp1, rule="t A B -> t B A"):
    """The two axes of a matrix swapped.

    See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.matrix_transpose(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Transpose()(dy)


class Outer(PolyOp2, rule="*A, *B -> *A *B"):
    """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``.

    See also: ``numpy.multiply.outer``, ``torch.outer``, ``jax.numpy.outer``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x1, x2] = alike(xp, x1, x2)
        return xp.reshape(x1, x1.shape + (1,) * x2.ndim) * x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractTrailing()(x2, dy)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractLeading()(x1, dy)


class ContractTrailing(PolyOp2, rule="*B, *A *B -> *A"):
    """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(range(len(x1.axes)))
        last = tuple(n + len(x2.axes) - len(x1.axes) for n in summed)
        return lambda xp, x1, x2: xp.tensordot(*alike(xp, x2, x1), axes=(last, summed))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractLeading()(dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Outer()(dy, x1)


class ContractLeading(PolyOp2, rule="*A, *A *B -> *B"):
    """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(range(len(x1.axes)))
        return lambda xp, x1, x2: xp.tensordot(*alike(xp, x1, x2), axes=(summed, summed))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ContractTrailing()(dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Outer()(x1, dy)


def _as_matrix(xp: Namespace, x: Array) -> Array:
    """All axes but the last as one."""
    return x if x.ndim == 2 else xp.reshape(x, (math.prod(x.shape[:-1]), x.shape[-1]))
