"""Eigenvalues and eigenvectors of symmetric matrices, singular values and vectors of all, pseudoinverses."""

from __future__ import annotations

import math
from typing import ClassVar

from typedtensor.backends import Array, Namespace
from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.arities import Among1, Between1, PolyOp1
from typedtensor.ops.core.family import Label, Labelled, Operand, U, V, W, relabelled
from typedtensor.ops.core.matrices import Matrices, OnMatrices, inner, transposed
from typedtensor.ops.library.diagonals import Omit
from typedtensor.ops.library.elementwise.selection import quotient
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.products import Dot, product_like
from typedtensor.ops.library.relabelling import permuted_like

__all__ = ["Eigenvalues", "Eigenvectors", "LeftSingularVectors", "Pinv", "RightSingularVectors", "SingularValues"]
__all__ += ["eigenvalues", "eigenvectors", "left_singular_vectors", "pinv", "right_singular_vectors"]
__all__ += ["singular_values"]


def over(x: Operand, y: Operand, strict: bool) -> Operand:
    """``x / y``; where ``y`` is 0, it is 0 if not strict."""
    return x / y if strict else quotient(x, y)


def gaps(values: Operand, axis: Label, like: Operand) -> Operand:
    """``v[k] - v[i]`` of values along an axis k, for a second axis i of it; infinite where k is i."""
    second = inner(axis)
    later = Omit(axis, second, math.inf)(values)
    return permuted_like(later - ExpandAlong(axis)(later, relabelled(values, {axis: second})), like)


class Eigenvalues(
    OnMatrices,
    Among1[U, V, W],
    rule="*A U *B V *C -> *A W *B *C where |U| = |V|, |W| = |U|, W not in *A U *B V *C, V not in U",
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

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        values, _ = of_matrices(xp, "eigen", _symmetric(xp, at.last(xp, x)))
        return at.vectors(xp, values)

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        vectors = Eigenvectors(rows, columns, self.label("W"), True)(x)
        return product_like(x, vectors * dy.expand_like(vectors), relabelled(vectors, {rows: columns}))


class Eigenvectors(
    OnMatrices,
    PolyOp1[U, V, W],
    rule="*A U *B V *C -> *A U *B W *C where |U| = |V|, |W| = |U|, W not in *A U *B V *C, V not in U",
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

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        _, vectors = of_matrices(xp, "eigen", _symmetric(xp, at.last(xp, x)))
        return at.back(xp, vectors)

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


class SingularValues(
    OnMatrices,
    Among1[U, V, W],
    rule="*A U *B V *C -> *A W *B *C where |W| <= |U|, |W| <= |V|, |W| = |U| or |W| = |V|, "
    "W not in *A U *B V *C, V not in U",
):
    """The singular values along W of matrices of rows U and columns V, in descending order.

    There are as many as rows or columns, whichever are fewer. Their largest is the spectral norm, their sum the nuclear
    norm. Where they are equal or 0, second derivatives are NaN: they depend on how the matrix changes. A plan
    decomposes once for them and for singular vectors.

    See also: ``numpy.linalg.svd``, ``torch.linalg.svd``, ``jax.numpy.linalg.svd``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> class Component(Axis): ...
    >>> SingularValues(Row, Column, Component)(Tensor[Row, Column]([[0.0, 2.0], [-3.0, 0.0]]))
    Tensor[Component=2]([3., 2.])
    """

    square = False

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return at.vectors(xp, of_matrices(xp, "singular", at.last(xp, x))[1])

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        labels = self.label("U"), self.label("V"), self.label("W")
        left, right = LeftSingularVectors(*labels, True)(x), RightSingularVectors(*labels, True)(x)
        return product_like(x, left * dy.expand_like(left), right)


class SingularVectors(OnMatrices, PolyOp1[U, V, W]):
    """The base of singular vectors: those of rows are the first of three results, those of columns the last.

    Their gradients are by Townsend (2016).
    """

    square = False
    of_columns: ClassVar[bool] = False

    def __init__(self, rows: type[U], columns: type[V], component: type[W], /, strict: bool = False) -> None:
        super().__init__(rows, columns, component)
        self.strict = strict

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        return at.back(xp, of_matrices(xp, "singular", at.last(xp, x))[2 if self.of_columns else 0])

    @apart("U", "V", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        labels = rows, columns, component = self.label("U"), self.label("V"), self.label("W")
        axis, opposite = (columns, LeftSingularVectors) if self.of_columns else (rows, RightSingularVectors)
        other, values = opposite(*labels, self.strict)(x), SingularValues(*labels)(x)
        second = inner(component)
        turned = relabelled(y, {component: second})
        product = Dot(axis)(turned, dy)
        skew = product - permuted_like(transposed(product, second, component), product)
        around = over(skew, gaps(values * values, component, product), self.strict)
        inside = permuted_like(Dot(second)(turned, around), y)
        outside = over(dy - permuted_like(Dot(second)(turned, product), y), values.expand_like(y), self.strict)
        # The vectors of the value 0 jump, their products with it do not.
        return product_like(x, inside, Dot(axis)(x, y)) + product_like(x, outside, other)


class LeftSingularVectors(
    SingularVectors[U, V, W],
    rule="*A U *B V *C -> *A U *B W *C where |W| <= |U|, |W| <= |V|, |W| = |U| or |W| = |V|, "
    "W not in *A U *B V *C, V not in U",
):
    """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`.

    They have length 1, and the largest element of each is positive. ``dot(left * values.expand_like(left), right, W)``
    is the matrix. Where singular values are equal or 0, the gradient is right for what depends on the space of their
    vectors alone.

    Args:
        rows: the label U.
        columns: the label V.
        component: the label W.
        strict: whether the gradient is NaN where singular values are equal or 0.

    See also: ``numpy.linalg.svd``, ``torch.linalg.svd``, ``jax.numpy.linalg.svd``, with ``full_matrices=False``.
    """


class RightSingularVectors(
    SingularVectors[U, V, W],
    rule="*A U *B V *C -> *A W *B V *C where |W| <= |U|, |W| <= |V|, |W| = |U| or |W| = |V|, "
    "W not in *A U *B V *C, V not in U",
):
    """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`.

    They have length 1, and the signs that the left ones require. Their gradient is as that of
    :func:`left_singular_vectors`.

    Its arguments are those of :class:`LeftSingularVectors`.

    See also: ``numpy.linalg.svd``, ``torch.linalg.svd``, ``jax.numpy.linalg.svd``, with ``full_matrices=False``.
    """

    of_columns = True


class Pinv(OnMatrices, Between1[U, V], rule="*A U *B V *C -> *A V *B U *C"):
    """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U.

    ``dot(pinv(a, U, V), b, U)`` is the solution of ``a y = b`` by least squares, and of several the shortest. Singular
    values that are smaller than the largest times the number of rows or columns times the precision count as 0. The
    gradient is that for a rank that does not change.

    See also: ``numpy.linalg.pinv``, ``numpy.linalg.lstsq``, ``torch.linalg.pinv``, ``jax.numpy.linalg.pinv``. Golub and
    Pereyra (1973), "The differentiation of pseudo-inverses and nonlinear least squares problems".

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.ops import dot
    >>> class Point(Axis): ...
    >>> class Weight(Axis): ...
    >>> a = Tensor[Point, Weight]([[1.0], [1.0], [1.0]])
    >>> dot(Pinv(Point, Weight)(a), Tensor[Point]([1.0, 2.0, 6.0]), Point)
    Tensor[Weight=1]([3.])
    """

    square = False

    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array:
        x = at.last(xp, x)
        left, values, right = of_matrices(xp, "singular", x)
        if not values.shape[-1]:
            return at.back(xp, xp.matrix_transpose(x))
        least = values[..., :1] * (max(x.shape[-2:]) * float(xp.finfo(x.dtype).eps))
        inverses = xp.where(values > least, 1.0 / values, xp.zeros_like(values))
        found = xp.matmul(xp.matrix_transpose(right), xp.expand_dims(inverses, axis=-1) * xp.matrix_transpose(left))
        return at.back(xp, found)

    @apart("U", "V", split=True)
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        rows, columns = self.label("U"), self.label("V")
        row, column = inner(rows), inner(columns)
        both, down, across = {rows: row, columns: column}, {columns: column}, {rows: row}
        last = relabelled(y, across)
        within = Dot(row)(Dot(column)(relabelled(y, down), relabelled(dy, both)), last)
        before = Dot(row)(Dot(column)(relabelled(dy, down), relabelled(y, both)), last)
        after = Dot(row)(Dot(column)(relabelled(y, down), relabelled(y, both)), relabelled(dy, across))
        left = Dot(column)(relabelled(x, down), Dot(rows)(relabelled(y, down), before))
        right = Dot(row)(Dot(columns)(after, last), relabelled(x, across))
        terms = (permuted_like(term, x) for term in (within, before, left, after, right))
        within, before, left, after, right = terms
        return before - left + after - right - within


left_singular_vectors = Labelled(LeftSingularVectors)
pinv = Labelled(Pinv)
right_singular_vectors = Labelled(RightSingularVectors)
singular_values = Labelled(SingularValues)
