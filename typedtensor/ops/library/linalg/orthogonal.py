"""QR decompositions."""

from __future__ import annotations

from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.core.axes import Label, U, V, W, label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.family import Among1, Array, Kernel, Labelled, Namespace, Operand, TensorType
from typedtensor.ops.core.matrices import Matrices, inner, transposed
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.arrange.triangles import Tril
from typedtensor.ops.library.linalg.solving import TriangularSolve
from typedtensor.ops.library.products import Dot
from typedtensor.ops.library.relabelling import permuted_like

__all__ = ["OrthogonalFactor", "TriangularFactor", "orthogonal_factor", "triangular_factor"]


class OrthogonalFactor(
    Among1[U, V, W], rule="*A U *B V *C -> *A U *B W *C where |V| <= |U|, |W| = |V|, W not in *A U *B V *C, V not in U"
):
    """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W.

    There are at least as many rows as columns, and the diagonal of ``r`` is positive, which makes ``q`` unique where
    the columns of ``x`` are independent. A plan decomposes once for ``q`` and :func:`triangular_factor`.

    Raises:
        SizeError: when there are more columns than rows.

    See also: ``numpy.linalg.qr``, ``torch.linalg.qr``, ``jax.numpy.linalg.qr``. Walter and Lehmann (2013), "Algorithmic
    differentiation of linear algebra functions with application in optimum experimental design".

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> class Basis(Axis): ...
    >>> OrthogonalFactor(Row, Column, Basis)(Tensor[Row, Column]([[3.0], [4.0]]))
    Tensor[Row=2, Basis=1]([[0.6],
                            [0.8]])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return _factor(self, x, 0)

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns, basis = self.label("U"), self.label("V"), self.label("W")
        product = -Dot(rows)(dy, relabelled(y, {basis: inner(basis)}))
        slope = permuted_like(_onto(y, product, basis), y) + dy
        factor = TriangularFactor(rows, columns, basis)(x)
        return permuted_like(TriangularSolve(basis, columns, True)(factor, slope), x)


class TriangularFactor(
    Among1[U, V, W], rule="*A U *B V *C -> *A W *B V *C where |V| <= |U|, |W| = |V|, W not in *A U *B V *C, V not in U"
):
    """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W.

    Their diagonals are positive.

    Raises:
        SizeError: when there are more columns than rows.

    See also: ``numpy.linalg.qr``, ``torch.linalg.qr``, ``jax.numpy.linalg.qr``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return _factor(self, x, 1)

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns, basis = self.label("U"), self.label("V"), self.label("W")
        product = Dot(columns)(y, relabelled(dy, {basis: inner(basis)}))
        slope = _onto(OrthogonalFactor(rows, columns, basis)(x), product, basis)
        return permuted_like(TriangularSolve(basis, columns, True)(y, slope), x)


def _onto(q: Operand, product: Operand, basis: Label) -> Operand:
    """Return ``q`` times the symmetric matrix that shares the lower triangle of ``product``."""
    second = inner(basis)
    below = Tril(basis, second, -1)(product)
    whole = Tril(basis, second)(product) + permuted_like(transposed(below, basis, second), product)
    return relabelled(Dot(basis)(q, whole), {second: basis})


def _factor(operation: PolyOp, x: TensorType, number: int) -> Kernel:
    at = Matrices(operation, x, square=False)

    def kernel(xp: Namespace, x: Array) -> Array:
        if x.shape[at.rows] < x.shape[at.columns]:
            names = [label_name(operation.label(name)) for name in ("U", "V")]
            raise SizeError(
                f"{operation.title} needs matrices with at least as many rows as columns, but there are "
                f"{x.shape[at.rows]} along {names[0]} and {x.shape[at.columns]} along {names[1]}"
            )
        return at.back(xp, of_matrices(xp, "orthogonal", at.last(xp, x))[number])

    return kernel


orthogonal_factor = Labelled(OrthogonalFactor)
triangular_factor = Labelled(TriangularFactor)
