"""Matrix functions defined by power series: exponentials and powers.

Their derivatives are parts of the same functions of larger matrices: the upper right of ``f([[x, e], [0, x]])`` is the
derivative of ``f(x)`` along ``e``. See Mathias (1996), "A chain rule for matrix functions and applications".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.base.options import whole
from typedtensor.core.axes import Concat, Label, U, V
from typedtensor.ops.core.arities import Between1, Between2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Kernel, Labelled, Operand, TensorType, apart, relabelled
from typedtensor.ops.core.matrices import Matrices, OnMatrices, inner, transposed
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.elementwise.selection import ZerosLike
from typedtensor.ops.library.relabelling import permuted_like
from typedtensor.ops.library.slicing import ConcatAlong, TakePart

__all__ = ["MatrixExp", "MatrixExpSlope", "MatrixPower", "MatrixPowerSlope", "matrix_exp", "matrix_power"]


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
