"""Solutions of systems of linear equations."""

from __future__ import annotations

from typedtensor.ops.core.family import Between2, Kernel, Label, Labelled, Operand, PolyOp2, TensorType, U, V, apart
from typedtensor.ops.core.matrices import solving
from typedtensor.ops.library.arrange.triangles import Tril, Triu
from typedtensor.ops.library.products import product_like
from typedtensor.ops.library.relabelling import Permute

__all__ = ["Solve", "TriangularSolve", "solve", "triangular_solve"]


class Solve(
    Between2[U, V],
    rule="*A U *B V *C, *D U *E -> *D V *E where |U| = |V|, *A *B *C within *D *E, V not in *D *E",
    linear="second",
):
    """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V.

    The right-hand sides ``x2`` have the axis U, for which the solution has V. They have the other axes of ``x1`` as
    well, each for its own matrix, and any more for which the matrix is the same. A singular matrix has a solution that
    is not finite.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.solve``, ``torch.linalg.solve``, ``jax.numpy.linalg.solve``.

    >>> from typedtensor import Axis, Tensor
    >>> class Equation(Axis): ...
    >>> class Unknown(Axis): ...
    >>> a = Tensor[Equation, Unknown]([[2.0, 0.0], [1.0, 1.0]])
    >>> Solve(Equation, Unknown)(a, Tensor[Equation]([4.0, 5.0]))
    Tensor[Unknown=2]([2., 3.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return solving(self, x1, x2, "solve")

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return -product_like(x1, self.solve_transposed(x1, dy), y)

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.solve_transposed(x1, dy)

    def solve_transposed(self, x1: Operand, x2: Operand) -> Operand:
        """The solution ``y`` of ``x1ᵀ y = x2``."""
        rows, columns = self.label("U"), self.label("V")
        return Solve(columns, rows)(_exchanged(x1, rows, columns), x2)


class TriangularSolve(
    PolyOp2[U, V],
    rule="*A U *B V *C, *D U *E -> *D V *E where |U| = |V|, *A *B *C within *D *E, V not in *D *E",
    linear="second",
):
    """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V.

    Axes are those of :class:`Solve`. Only the triangle is read, and only it has a gradient. If there is 0 on its
    diagonal, the solution is not finite.

    Args:
        rows: the label U.
        columns: the label V.
        upper: the upper triangle of ``x1`` counts, in place of the lower one.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``scipy.linalg.solve_triangular``, ``torch.linalg.solve_triangular``,
    ``jax.scipy.linalg.solve_triangular``.
    """

    def __init__(self, rows: type[U], columns: type[V], /, upper: bool = False) -> None:
        super().__init__(rows, columns)
        self.upper = upper

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return solving(self, x1, x2, "solve_upper" if self.upper else "solve_lower")

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.triangle(-product_like(x1, self.solve_transposed(x1, dy), y))

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.solve_transposed(x1, dy)

    def solve_transposed(self, x1: Operand, x2: Operand) -> Operand:
        """The solution ``y`` of ``x1ᵀ y = x2``, where the other triangle counts."""
        rows, columns = self.label("U"), self.label("V")
        return TriangularSolve(columns, rows, not self.upper)(_exchanged(x1, rows, columns), x2)

    def triangle(self, x: Operand) -> Operand:
        """The elements of matrices that count."""
        return (Triu if self.upper else Tril)(self.label("U"), self.label("V"))(x)


def _exchanged(x: Operand, rows: Label, columns: Label) -> Operand:
    """``x`` with two axes in each other's places."""
    order = [columns if axis == rows else rows if axis == columns else axis for axis in x.axes]
    exchanged: Operand = Permute(*order)(x)
    return exchanged


solve = Labelled(Solve)
triangular_solve = Labelled(TriangularSolve)
