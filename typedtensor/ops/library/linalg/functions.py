"""Determinants, inverses, and functions of matrices that are defined by power series: exponentials and powers.

The derivatives of the latter are parts of the same functions of larger matrices: the upper right of
``f([[x, e], [0, x]])`` is the derivative of ``f(x)`` along ``e``. See Mathias (1996), "A chain rule for matrix
functions and applications".
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from typedtensor.backends import device_of
from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.base.options import whole
from typedtensor.core.axes import Concat
from typedtensor.ops.core.arities import Between1, Between2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import (
    Array,
    Kernel,
    Label,
    Labelled,
    Namespace,
    Operand,
    TensorType,
    U,
    V,
    apart,
    relabelled,
)
from typedtensor.ops.core.matrices import Matrices, OnMatrices, inner, transposed
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.elementwise.selection import ZerosLike
from typedtensor.ops.library.products import Dot
from typedtensor.ops.library.relabelling import permuted_like
from typedtensor.ops.library.slicing import ConcatAlong, TakePart

__all__ = ["Cofactors", "Det", "Inv", "LogAbsDet", "LogDet", "MatrixExp", "MatrixExpSlope", "MatrixPower"]
__all__ += ["MatrixPowerSlope", "SignDet"]
__all__ += ["cofactors", "det", "inv", "log_abs_det", "logdet", "matrix_exp", "matrix_power", "sign_det"]


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


class MatrixExp(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A U *B V *C where |U| = |V|"):
    """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``scipy.linalg.expm``, ``torch.linalg.matrix_exp``, ``jax.scipy.linalg.expm``. Higham (2005), "The scaling
    and squaring method for the matrix exponential revisited".

    >>> from typedtensor import Axis, Dual, Tensor
    >>> class State(Axis): ...
    >>> MatrixExp(State, Dual[State])(Tensor[State, Dual[State]]([[0.0, 1.0], [0.0, 0.0]]))
    Tensor[State=2, Dual[State]=2]([[1., 1.],
                                    [0., 1.]])
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return at.back(xp, _exponential(xp, at.last(xp, x)))

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        return MatrixExpSlope(rows, columns)(_turned(x, rows, columns), dy)


class MatrixExpSlope(Between2[U, V], rule="*A U *B V *C, *A U *B V *C -> *A U *B V *C where |U| = |V|"):
    """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``.

    See also: ``scipy.linalg.expm_frechet``, ``jax.scipy.linalg.expm_frechet``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return _slope(self, x1, x2, _exponential)

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return _of_slope(MatrixExpSlope, dy, x1, x2, self.label("U"), self.label("V"))

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        return MatrixExpSlope(rows, columns)(_turned(x1, rows, columns), dy)


class MatrixPower(PolyOp1[U, V], rule="*A U *B V *C -> *A U *B V *C where |U| = |V|"):
    """The powers of matrices of rows U and columns V.

    Args:
        rows: the label U.
        columns: the label V.
        exponent: how many times the matrix is a factor; the powers of the inverse where it is negative.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.matrix_power``, ``torch.linalg.matrix_power``, ``jax.numpy.linalg.matrix_power``.
    """

    def __init__(self, rows: type[U], columns: type[V], /, exponent: int) -> None:
        super().__init__(rows, columns)
        self.exponent = whole("the exponent of a matrix power", exponent)

    def ground(self, x: TensorType, /) -> Kernel:
        at, exponent = Matrices(self, x), self.exponent
        return lambda xp, x: at.back(xp, _power(xp, at.last(xp, x), exponent))

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        return MatrixPowerSlope(rows, columns, self.exponent)(_turned(x, rows, columns), dy)


class MatrixPowerSlope(PolyOp2[U, V], rule="*A U *B V *C, *A U *B V *C -> *A U *B V *C where |U| = |V|"):
    """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``.

    Args:
        rows: the label U.
        columns: the label V.
        exponent: that of the powers.
    """

    def __init__(self, rows: type[U], columns: type[V], /, exponent: int) -> None:
        super().__init__(rows, columns)
        self.exponent = whole("the exponent of a matrix power", exponent)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        exponent = self.exponent
        return _slope(self, x1, x2, lambda xp, x: _power(xp, x, exponent))

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        exponent = self.exponent
        return _of_slope(
            lambda rows, columns: MatrixPowerSlope(rows, columns, exponent),
            dy,
            x1,
            x2,
            self.label("U"),
            self.label("V"),
        )

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        return MatrixPowerSlope(rows, columns, self.exponent)(_turned(x1, rows, columns), dy)


def _exponential(xp: Namespace, x: Array) -> Array:
    return of_matrices(xp, "exponential", x)[0]


def _power(xp: Namespace, x: Array, exponent: int) -> Array:
    """Return a power of matrices, by repeated squaring."""
    if exponent < 0:
        [x] = of_matrices(xp, "inverse", x)
        exponent = -exponent
    size = x.shape[-1]
    found = None
    while exponent:
        if exponent % 2:
            found = x if found is None else xp.matmul(found, x)
        exponent //= 2
        if exponent:
            x = xp.matmul(x, x)
    if found is None:
        places = xp.arange(size, device=device_of(x))
        same = xp.expand_dims(places, axis=-1) == places
        return xp.broadcast_to(xp.astype(same, x.dtype), tuple(x.shape))
    return found


def _slope(operation: PolyOp, x1: TensorType, x2: TensorType, function: Callable[[Namespace, Array], Array]) -> Kernel:
    at = Matrices(operation, x1, x2)

    def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
        x, along = at.last(xp, x1), at.last(xp, x2)
        size = x.shape[-1]
        above = xp.concat([x, along], axis=-1)
        below = xp.concat([xp.zeros_like(x), x], axis=-1)
        found = function(xp, xp.concat([above, below], axis=-2))
        return at.back(xp, found[..., 0:size, size : 2 * size])

    return kernel


def _turned(x: Operand, rows: Label, columns: Label) -> Operand:
    """Transpose matrices and keep their labels."""
    return permuted_like(transposed(x, rows, columns), x)


def _of_slope(
    slope: Callable[[Label, Label], Any], dy: Operand, x1: Operand, x2: Operand, rows: Label, columns: Label
) -> Operand:
    """Return the gradient of a directional derivative by the point of evaluation."""
    x, along = _turned(x1, rows, columns), _turned(x2, rows, columns)
    zeros = ZerosLike()(x1)
    below, behind = inner(rows), inner(columns)
    high, wide = _both(rows, below), _both(columns, behind)

    def blocks(one: Operand, two: Operand, three: Operand, four: Operand) -> Operand:
        join = ConcatAlong(columns, behind, wide)
        upper = join(one, relabelled(two, {columns: behind}))
        lower = join(three, relabelled(four, {columns: behind}))
        whole: Operand = ConcatAlong(rows, below, high)(upper, relabelled(lower, {rows: below}))
        return whole

    found = slope(high, wide)(blocks(x, zeros, along, x), blocks(zeros, dy, zeros, zeros))
    like = ConcatAlong(columns, behind, wide)(zeros, relabelled(zeros, {columns: behind}))
    parts = (TakePart(columns, wide, last)(x1, TakePart(rows, high, last)(like, found)) for last in (False, True))
    first, second = parts
    return first + second


def _both(first: Label, second: Label) -> Label:
    return Concat[first, second]


matrix_exp = Labelled(MatrixExp)
matrix_power = Labelled(MatrixPower)
