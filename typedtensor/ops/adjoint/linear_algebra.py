"""Operations for the gradients of solutions and determinants."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.dots import DotLike
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.labelled import Between2
from typedtensor.ops.core.matrices import solving

__all__ = ["SolveTransposed", "TriangularSolveTransposed"]


class SolveTransposed(
    Between2[U, V],
    rule="*A U *B V *C, *D V *E -> *D U *E where |U| = |V|, *A *B *C within *D *E, U not in *D *E",
):
    """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return solving(self, x1, x2, "solve", True)

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return -DotLike()(x1, y, self.adjoint_of(self.label("U"), self.label("V"))(x1, dy))

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"), self.label("V"))(x1, dy)


class TriangularSolveTransposed(
    PolyOp2[U, V],
    rule="*A U *B V *C, *D V *E -> *D U *E where |U| = |V|, *A *B *C within *D *E, U not in *D *E",
):
    """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged.

    Args:
        rows: the label U.
        columns: the label V.
        upper: whether the upper triangle of ``x1``, before the transposition, is read instead of the lower one.
    """

    def __init__(self, rows: type[U], columns: type[V], /, upper: bool = False) -> None:
        super().__init__(rows, columns)
        self.upper = upper

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return solving(self, x1, x2, "solve_lower" if self.upper else "solve_upper", True)

    @apart("U", "V", split=True)
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        solve = self.adjoint_of(self.label("U"), self.label("V"), self.upper)
        return solve.triangle(-DotLike()(x1, y, solve(x1, dy)))

    @apart("U", "V", split=True)
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.adjoint_of(self.label("U"), self.label("V"), self.upper)(x1, dy)
