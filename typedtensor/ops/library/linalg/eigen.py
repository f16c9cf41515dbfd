"""Eigenvalues and eigenvectors of symmetric matrices."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.family import Among1, Kernel, Labelled, Operand, PolyOp1, TensorType, U, V, W
from typedtensor.ops.core.matrices import Matrices, inner, transposed
from typedtensor.ops.library.linalg.reciprocals import gaps, over
from typedtensor.ops.library.products import Dot, product_like
from typedtensor.ops.library.relabelling import permuted_like

__all__ = ["Eigenvalues", "Eigenvectors", "eigenvalues", "eigenvectors"]


class Eigenvalues(
    Among1[U, V, W], rule="*A U *B V *C -> *A W *B *C where |U| = |V|, |W| = |U|, W not in *A U *B V *C, V not in U"
):
    """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order.

    Of a matrix that is not symmetric, ``(x + xᵀ) / 2`` is taken, so that gradients are symmetric. Where eigenvalues are
    equal, second derivatives are NaN: they depend on how the matrix changes. A plan decomposes once for eigenvalues and
    :func:`eigenvectors`.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.eigh``, ``numpy.linalg.eigvalsh``, ``torch.linalg.eigh``, ``jax.numpy.linalg.eigh``.

    >>> from typedtensor import Axis, Dual, Tensor
    >>> class Feature(Axis): ...
    >>> class Component(Axis): ...
    >>> Eigenvalues(Feature, Dual[Feature], Component)(Tensor[Feature, Dual[Feature]]([[2.0, 0.0], [0.0, 1.0]]))
    Tensor[Component=2]([1., 2.])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        at = Matrices(self, x)

        def kernel(xp: Namespace, x: Array) -> Array:
            values, _ = of_matrices(xp, "eigen", _symmetric(xp, at.last(xp, x)))
            return at.vectors(xp, values)

        return kernel

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        vectors = Eigenvectors(rows, columns, self.label("W"), True)(x)
        return product_like(x, vectors * dy.expand_like(vectors), relabelled(vectors, {rows: columns}))


class Eigenvectors(
    PolyOp1[U, V, W], rule="*A U *B V *C -> *A U *B W *C where |U| = |V|, |W| = |U|, W not in *A U *B V *C, V not in U"
):
    """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W.

    They have length 1, and the largest element of each is positive. Of a matrix that is not symmetric, ``(x + xᵀ) / 2``
    is taken. Where eigenvalues are equal, any vectors of their space are eigenvectors: the gradient is right for what
    depends on the space alone.

    Args:
        rows: the label U.
        columns: the label V.
        component: the label W.
        strict: whether the gradient is NaN where eigenvalues are equal.

    Raises:
        SizeError: when U and V differ in size.

    See also: ``numpy.linalg.eigh``, ``torch.linalg.eigh``, ``jax.numpy.linalg.eigh``.
    """

    def __init__(self, rows: type[U], columns: type[V], component: type[W], /, strict: bool = False) -> None:
        super().__init__(rows, columns, component)
        self.strict = strict

    def ground(self, x: TensorType, /) -> Kernel:
        at = Matrices(self, x)

        def kernel(xp: Namespace, x: Array) -> Array:
            _, vectors = of_matrices(xp, "eigen", _symmetric(xp, at.last(xp, x)))
            return at.back(xp, vectors)

        return kernel

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns, component = self.label("U"), self.label("V"), self.label("W")
        second = inner(component)
        other = relabelled(y, {component: second})
        product = Dot(rows)(other, dy)
        turned = over(product, gaps(Eigenvalues(rows, columns, component)(x), component, product), self.strict)
        back = Dot(component)(turned, relabelled(y, {rows: columns}))
        found = product_like(x, other, back)
        return (found + permuted_like(transposed(found, rows, columns), x)) * 0.5


def _symmetric(xp: Namespace, x: Array) -> Array:
    return (x + xp.matrix_transpose(x)) * 0.5


eigenvalues = Labelled(Eigenvalues)
eigenvectors = Labelled(Eigenvectors)
