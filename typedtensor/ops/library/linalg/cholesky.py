"""Square roots of positive definite matrices."""

from __future__ import annotations

from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.family import Array, Between1, Kernel, Labelled, Namespace, Operand, TensorType, U, V
from typedtensor.ops.core.matrices import Matrices, inner, transposed
from typedtensor.ops.library.arrange.triangles import Tril
from typedtensor.ops.library.linalg.solving import TriangularSolve
from typedtensor.ops.library.products import Dot
from typedtensor.ops.library.relabelling import permuted_like

__all__ = ["Cholesky", "cholesky"]


class Cholesky(Between1[U, V], rule="*A U *B V *C -> *A U *B V *C where |U| = |V|"):
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

    def ground(self, x: TensorType, /) -> Kernel:
        at = Matrices(self, x)

        def kernel(xp: Namespace, x: Array) -> Array:
            x = at.last(xp, x)
            [found] = of_matrices(xp, "cholesky", (x + xp.matrix_transpose(x)) * 0.5)
            return at.back(xp, found)

        return kernel

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
