"""Solutions of systems of linear equations."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.dots import DotLike
from typedtensor.ops.adjoint.linear_algebra import SolveTransposed, TriangularSolveTransposed
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Between2
from typedtensor.ops.core.matrices import solving
from typedtensor.ops.library.arrange.triangles import Tril, Triu

__all__ = ["Solve", "TriangularSolve", "solve", "triangular_solve"]


class Solve(
    Between2[U, V],
    rule="*A U *B V *C, *D U *E -> *D V *E where |U| = |V|, *A *B *C within *D *E, V not in *D *E",
    linear="second",
    adjoints=(SolveTransposed,),
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
        return solving(self, x1, x2, "solve", False)

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return -DotLike()(x1, SolveTransposed(self.label("U"), self.label("V"))(x1, dy), y)

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SolveTransposed(self.label("U"), self.label("V"))(x1, dy)


class TriangularSolve(
    PolyOp2[U, V],
    rule="*A U *B V *C, *D U *E -> *D V *E where |U| = |V|, *A *B *C within *D *E, V not in *D *E",
    linear="second",
    adjoints=(TriangularSolveTransposed,),
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
        return solving(self, x1, x2, "solve_upper" if self.upper else "solve_lower", False)

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        slope = TriangularSolveTransposed(self.label("U"), self.label("V"), self.upper)(x1, dy)
        return self.triangle(-DotLike()(x1, slope, y))

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TriangularSolveTransposed(self.label("U"), self.label("V"), self.upper)(x1, dy)

    def triangle(self, x: Operand) -> Operand:
        """The elements of matrices that count."""
        return (Triu if self.upper else Tril)(self.label("U"), self.label("V"))(x)


solve = Labelled(Solve)
triangular_solve = Labelled(TriangularSolve)
