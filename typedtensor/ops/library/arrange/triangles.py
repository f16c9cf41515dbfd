"""Triangles of matrices, with any batch axes."""

from __future__ import annotations

from typedtensor.backends.library import Library
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, PolyOp1, TensorType, U, V, apart
from typedtensor.ops.library.arrange.diagonals import distance

__all__ = ["Tril", "Triu", "tril", "triu"]


class Triangle(PolyOp1[U, V]):
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
            places = distance(xp, x, rows, columns)
            return xp.where(places >= offset if upper else places <= offset, x, xp.zeros_like(x))

        return kernel


class Tril(Triangle[U, V], rule="t *A U *B V *C -> t *A U *B V *C where t not in bool", linear="along"):
    """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0.

    Args:
        rows: the label U.
        columns: the label V.
        offset: how many diagonals above the main one are kept; a negative one takes some away.

    See also: ``numpy.tril``, ``torch.tril``, ``jax.numpy.tril``.
    """

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

    upper = True

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Triu(self.label("U"), self.label("V"), self.offset)(dy)


tril = Labelled(Tril)
triu = Labelled(Triu)
