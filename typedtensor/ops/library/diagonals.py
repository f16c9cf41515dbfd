"""Diagonals and triangles of matrices, with any batch axes, and matrices without their diagonals."""

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.backends import device_of
from typedtensor.backends.library import Library
from typedtensor.ops.core.arities import Between1, PolyOp1
from typedtensor.ops.core.family import Array, Kernel, Label, Labelled, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.core.matrices import Matrices, OnMatrices
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike

__all__ = ["Diagonal", "Omit", "Trace", "Tril", "Triu", "diagonal", "trace", "tril", "triu"]


class Omit(PolyOp1[U, V], rule="*A U *B -> *A V U *B where |V| = |U|, V not in *A U *B"):
    """``x`` for each position along V, with the element at the same position along U replaced by a number.

    It makes derivatives of products: those of all elements but one are products of these rows.

    Args:
        axis: the label U.
        to: the label V.
        value: the number.
    """

    of_gradients = True

    def __init__(self, axis: type[U], to: type[V], /, value: float = 1.0) -> None:
        super().__init__(axis, to)
        self.value = value

    @property
    def is_affine(self) -> bool:
        return self.value != 0

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        size = x.shape[axis]
        wide = xp.broadcast_to(xp.expand_dims(x, axis=axis), (*x.shape[:axis], size, *x.shape[axis:]))
        rows, columns = places(xp, wide, axis, axis + 1)
        return xp.where(rows == columns, xp.full_like(wide, self.value), wide)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return sum_of_others(dy, self.label("V"), self.label("U"))


def sum_of_others(x: Operand, rows: Label, columns: Label) -> Operand:
    """The sums along rows of the elements beside the diagonal; the transpose of :class:`Omit`."""
    return (Tril(rows, columns, -1)(x) + Triu(rows, columns, 1)(x)).sum(rows)


def places(xp: Namespace, x: Array, *axes: int) -> Iterator[Array]:
    """The positions along axes, as arrays that broadcast against ``x``."""
    for at in axes:
        yield xp.reshape(xp.arange(x.shape[at], device=device_of(x)), (x.shape[at], *(1,) * (len(x.shape) - 1 - at)))


class Diagonal(
    OnMatrices, Between1[U, V], rule="t *A U *B V *C -> t *A U *B *C where |U| = |V|, t not in bool", linear="along"
):
    """The elements on the diagonal of U and V, along U.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.diagonal``, ``torch.diagonal``, ``jax.numpy.diagonal``.
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        at.check(x)
        if at.rows == x.ndim - 2 and isinstance(xp, Library):
            return xp.linalg.diagonal(x)
        return xp.sum(_on_diagonal(xp, x, at), axis=at.columns)

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        return Tril(rows, columns)(Triu(rows, columns)(ExpandAlong(columns)(x, dy)))


class Trace(
    OnMatrices, Between1[U, V], rule="t *A U *B V *C -> t *A *B *C where |U| = |V|, t not in bool", linear="each"
):
    """The sum of the elements on the diagonal of U and V.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.trace``, ``torch.trace``, ``jax.numpy.trace``.
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        at.check(x)
        if at.rows == x.ndim - 2 and isinstance(xp, Library):
            return xp.sum(xp.linalg.diagonal(x), axis=-1)
        return xp.sum(_on_diagonal(xp, x, at), axis=(at.rows, at.columns))

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        return Tril(rows, columns)(Triu(rows, columns)(ExpandLike()(dy, x)))


def _on_diagonal(xp: Namespace, x: Array, at: Matrices) -> Array:
    rows, columns = places(xp, x, at.rows, at.columns)
    return xp.where(rows == columns, x, xp.zeros_like(x))


diagonal = Labelled(Diagonal)
trace = Labelled(Trace)


class Triangle(PolyOp1[U, V], family="t *A U *B V *C -> t *A U *B V *C"):
    """The base of triangles: the labels of rows and columns, and the offset from the diagonal."""

    upper = False

    def __init__(self, rows: type[U], columns: type[V], /, offset: int = 0) -> None:
        super().__init__(rows, columns)
        self.offset = offset

    def ground(self, x: TensorType, /) -> Kernel:
        rows, columns, offset, upper = self.position("U", x), self.position("V", x), self.offset, self.upper
        are_last = (rows, columns) == (len(x.axes) - 2, len(x.axes) - 1)

        def kernel(xp: Namespace, x: Array) -> Array:
            if are_last and isinstance(xp, Library):
                return (xp.triu if upper else xp.tril)(x, k=offset)
            before, above = places(xp, x, rows, columns)
            last = before + offset
            return xp.where(above >= last if upper else above <= last, x, xp.zeros_like(x))

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return self(dy)


class Tril(Triangle[U, V], rule="t *A U *B V *C -> t *A U *B V *C where t not in bool", linear="along"):
    """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0.

    Args:
        rows: the label U.
        columns: the label V.
        offset: how many diagonals above the main one are kept; a negative one takes some away.

    See also: ``numpy.tril``, ``torch.tril``, ``jax.numpy.tril``.
    """


class Triu(Triangle[U, V], rule="t *A U *B V *C -> t *A U *B V *C where t not in bool", linear="along"):
    """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0.

    Args:
        rows: the label U.
        columns: the label V.
        offset: how many diagonals above the main one are taken away; a negative one keeps some below.

    See also: ``numpy.triu``, ``torch.triu``, ``jax.numpy.triu``.
    """

    upper = True


tril = Labelled(Tril)
triu = Labelled(Triu)
