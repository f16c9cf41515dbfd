"""Determinants, and inverses."""

from __future__ import annotations

import math

from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.arities import Between1
from typedtensor.ops.core.family import Array, Label, Labelled, Namespace, Operand, U, V
from typedtensor.ops.core.matrices import Matrices, OnMatrices, inner
from typedtensor.ops.library.products import Dot
from typedtensor.ops.library.relabelling import permuted_like

__all__ = ["Cofactors", "Det", "Inv", "LogAbsDet", "LogDet", "SignDet"]
__all__ += ["cofactors", "det", "inv", "log_abs_det", "logdet", "sign_det"]


class Inv(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A V *B U *C where |U| = |V|"):
    """The inverses of matrices of rows U and columns V: their rows are V, and their columns U.

    To solve equations, :func:`solve` is faster and more exact. A singular matrix has an inverse that is not finite.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.inv``, ``torch.linalg.inv``, ``jax.numpy.linalg.inv``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> Inv(Row, Column)(Tensor[Row, Column]([[2.0, 0.0], [0.0, 4.0]]))
    Tensor[Column=2, Row=2]([[0.5 , 0.  ],
                             [0.  , 0.25]])
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return at.back(xp, of_matrices(xp, "inverse", at.last(xp, x))[0])

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return -_enclosed(dy, y, x, self.label("U"), self.label("V"))


class Det(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A *B *C where |U| = |V|"):
    """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.det``, ``torch.linalg.det``, ``jax.numpy.linalg.det``.
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return of_matrices(xp, "determinant", at.last(xp, x))[0]

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy.expand_like(x) * Cofactors(self.label("U"), self.label("V"))(x)


class Cofactors(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A U *B V *C where |U| = |V|"):
    """The derivatives of determinants for the elements of matrices of rows U and columns V.

    They are exact for singular matrices, too; their own derivatives are not finite there.

    Raises:
        SizeError: when U and V differ in size.
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return at.back(xp, of_matrices(xp, "cofactors", at.last(xp, x))[0])

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        crossed = _enclosed(dy, y, x, rows, columns)
        total = (dy * y).sum(rows, columns).expand_like(x) * y
        return (total - crossed) / Det(rows, columns)(x).expand_like(x)


class LogAbsDet(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A *B *C where |U| = |V|"):
    """The logarithms of the absolute values of determinants, for matrices of rows U and columns V.

    Of a singular matrix it is minus infinity.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.slogdet``, ``torch.linalg.slogdet``, ``jax.numpy.linalg.slogdet``, whose second result it
    is.
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return of_matrices(xp, "sign_and_log", at.last(xp, x))[1]

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy.expand_like(x) * permuted_like(Inv(self.label("U"), self.label("V"))(x), x)


class LogDet(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A *B *C where |U| = |V|"):
    """The logarithms of the determinants of matrices of rows U and columns V.

    Of a singular matrix it is minus infinity, and where the determinant is negative it is NaN.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.slogdet``, ``torch.logdet``, ``jax.numpy.linalg.slogdet``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> LogDet(Row, Column)(Tensor[Row, Column]([[1.0, 0.0], [0.0, 1.0]]))
    Tensor[()](0.)
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        sign, log = of_matrices(xp, "sign_and_log", at.last(xp, x))
        return xp.where(sign < 0.0, xp.full_like(log, math.nan), log)

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy.expand_like(x) * permuted_like(Inv(self.label("U"), self.label("V"))(x), x)


class SignDet(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A *B *C where |U| = |V|"):
    """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.slogdet``, ``torch.linalg.slogdet``, ``jax.numpy.linalg.slogdet``, whose first result it
    is.
    """

    detached = frozenset({0})

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return of_matrices(xp, "sign_and_log", at.last(xp, x))[0]


def _enclosed(dy: Operand, y: Operand, x: Operand, rows: Label, columns: Label) -> Operand:
    """The matrix products ``y dy y`` with the transpose of ``dy``, with the axes in the order of ``x``."""
    left, right = inner(columns), inner(rows)
    slope = relabelled(dy, {rows: right, columns: left})
    product = Dot(left)(relabelled(y, {columns: left}), slope)
    return permuted_like(Dot(right)(product, relabelled(y, {rows: right})), x)


cofactors = Labelled(Cofactors)
det = Labelled(Det)
inv = Labelled(Inv)
log_abs_det = Labelled(LogAbsDet)
logdet = Labelled(LogDet)
sign_det = Labelled(SignDet)
