"""Solutions of systems of linear equations, and factors of matrices with triangles."""

from __future__ import annotations

from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.core.axes import W, label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.apart import relabelled
from typedtensor.ops.core.arities import Among1, Between1, Between2, PolyOp2
from typedtensor.ops.core.family import Array, Kernel, Label, Labelled, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.core.matrices import Matrices, OnMatrices, inner, solving, transposed
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.diagonals import Tril, Triu
from typedtensor.ops.library.products import Dot, product_like
from typedtensor.ops.library.relabelling import Permute, permuted_like

__all__ = ["Cholesky", "OrthogonalFactor", "Solve", "TriangularFactor", "TriangularSolve"]
__all__ += ["cholesky", "orthogonal_factor", "solve", "triangular_factor", "triangular_solve"]


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


class Cholesky(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A U *B V *C where |U| = |V|"):
    """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V.

    Of a matrix that is not symmetric, ``(x + xᵀ) / 2`` is taken, so that gradients are symmetric. One that is not
    positive definite has NaN for a result, and leaves the others alone.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.cholesky``, ``torch.linalg.cholesky``, ``jax.numpy.linalg.cholesky``. Murray (2016),
    "Differentiation of the Cholesky decomposition".

    >>> from typedtensor import Axis, Dual, Tensor
    >>> class Feature(Axis): ...
    >>> Cholesky(Feature, Dual[Feature])(Tensor[Feature, Dual[Feature]]([[4.0, 2.0], [2.0, 5.0]]))
    Tensor[Feature=2, Dual[Feature]=2]([[2., 0.],
                                        [1., 2.]])
    """

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        x = at.last(xp, x)
        [found] = of_matrices(xp, "cholesky", (x + xp.matrix_transpose(x)) * 0.5)
        return at.back(xp, found)

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        second = inner(columns)
        other = relabelled(y, {columns: second})
        product = Dot(rows)(other, dy)
        lower = (Tril(second, columns)(product) + Tril(second, columns, -1)(product)) * 0.5
        left = TriangularSolve(rows, second).solve_transposed(other, lower)
        right = TriangularSolve(rows, columns).solve_transposed(y, relabelled(left, {rows: second}))
        found = permuted_like(relabelled(right, {second: columns}), x)
        return (found + permuted_like(transposed(found, rows, columns), x)) * 0.5


cholesky = Labelled(Cholesky)


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
