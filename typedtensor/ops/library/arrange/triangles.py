"""Triangles and diagonals of matrices, with any batch axes."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.library import Library
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.diagonals import PlaceDiagonal, PlaceTrace, distance
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Between1
from typedtensor.ops.core.matrices import Matrices

__all__ = ["Diagonal", "Trace", "Tril", "Triu", "diagonal", "trace", "tril", "triu"]


class Triangle(PolyOp1[U, V]):
    """The base of triangles: the labels of rows and columns, and the offset from the diagonal."""

    def __init__(self, rows: type[U], columns: type[V], /, offset: int = 0) -> None:
        super().__init__(rows, columns)
        self.offset = offset


class Tril(Triangle[U, V], rule="t *A U *B V *C -> t *A U *B V *C where t not in bool", linear="along"):
    """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0.

    Args:
        rows: the label U.
        columns: the label V.
        offset: how many diagonals above the main one are kept; a negative one takes some away.

    See also: ``numpy.tril``, ``torch.tril``, ``jax.numpy.tril``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        rows, columns, offset = self.position("U", x), self.position("V", x), self.offset
        are_last = (rows, columns) == (len(x.axes) - 2, len(x.axes) - 1)

        def kernel(xp: Namespace, x: Array) -> Array:
            if are_last and isinstance(xp, Library):
                return xp.tril(x, k=offset)
            return xp.where(distance(xp, x, rows, columns) <= offset, x, xp.zeros_like(x))

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Tril(self.label("U"), self.label("V"), self.offset)(dy)


class Triu(Triangle[U, V], rule="t *A U *B V *C -> t *A U *B V *C where t not in bool", linear="along"):
    """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0.

    Args:
        rows: the label U.
        columns: the label V.
        offset: how many diagonals above the main one are taken away; a negative one keeps some below.

    See also: ``numpy.triu``, ``torch.triu``, ``jax.numpy.triu``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        rows, columns, offset = self.position("U", x), self.position("V", x), self.offset
        are_last = (rows, columns) == (len(x.axes) - 2, len(x.axes) - 1)

        def kernel(xp: Namespace, x: Array) -> Array:
            if are_last and isinstance(xp, Library):
                return xp.triu(x, k=offset)
            return xp.where(distance(xp, x, rows, columns) >= offset, x, xp.zeros_like(x))

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Triu(self.label("U"), self.label("V"), self.offset)(dy)


class Diagonal(
    Between1[U, V],
    rule="t *A U *B V *C -> t *A U *B *C where |U| = |V|, t not in bool",
    linear="along",
    adjoints=(PlaceDiagonal,),
):
    """The elements on the diagonal of U and V, along U.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.diagonal``, ``torch.diagonal``, ``jax.numpy.diagonal``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        at = Matrices(self, x)

        def kernel(xp: Namespace, x: Array) -> Array:
            at.check(x)
            if at.rows == x.ndim - 2 and isinstance(xp, Library):
                return xp.linalg.diagonal(x)
            return xp.sum(_on_diagonal(xp, x, at), axis=at.columns)

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return PlaceDiagonal(self.label("U"), self.label("V"))(x, dy)


class Trace(
    Between1[U, V],
    rule="t *A U *B V *C -> t *A *B *C where |U| = |V|, t not in bool",
    linear="each",
    adjoints=(PlaceTrace,),
):
    """The sum of the elements on the diagonal of U and V.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.trace``, ``torch.trace``, ``jax.numpy.trace``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        at = Matrices(self, x)

        def kernel(xp: Namespace, x: Array) -> Array:
            at.check(x)
            if at.rows == x.ndim - 2 and isinstance(xp, Library):
                return xp.sum(xp.linalg.diagonal(x), axis=-1)
            return xp.sum(_on_diagonal(xp, x, at), axis=(at.rows, at.columns))

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return PlaceTrace(self.label("U"), self.label("V"))(x, dy)


def _on_diagonal(xp: Namespace, x: Array, at: Matrices) -> Array:
    return xp.where(distance(xp, x, at.rows, at.columns) == 0, x, xp.zeros_like(x))


diagonal = Labelled(Diagonal)
trace = Labelled(Trace)
tril = Labelled(Tril)
triu = Labelled(Triu)
