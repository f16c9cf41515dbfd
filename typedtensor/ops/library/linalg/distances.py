"""Distances, Kronecker products and norms of weights, composed of products and norms."""

from __future__ import annotations

from typedtensor.core.axes import Flat, U, V  # noqa: F401  # the rule of kron names Flat
from typedtensor.core.operand import Operand
from typedtensor.ops.core.matrices import another
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.elementwise.exponential import Sqrt
from typedtensor.ops.library.elementwise.selection import Where, ZerosLike
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.linalg.eigen import Eigenvalues
from typedtensor.ops.library.normalization import Norm
from typedtensor.ops.library.products import Dot, Outer

__all__ = ["cdist", "kron", "spectral_norm", "weight_norm"]


@ruled("*A U, W U -> *A W where W not in *A")
def cdist(x: Operand, y: Operand, axis: type[U], *, order: float = 2.0) -> Operand:
    """The distances of points ``x`` from all points ``y`` along W; their coordinates are along the last axis U.

    They are norms of differences, so small ones are precise; it takes memory for all of these.

    Args:
        x: points.
        y: other points, along one label that the first lack.
        axis: the label U.
        order: the order of the norm; 2.

    See also: ``torch.cdist``, ``torch.pdist``, ``scipy.spatial.distance.cdist``.

    >>> from typedtensor import Axis, Tensor
    >>> class Point(Axis): ...
    >>> class Centre(Axis): ...
    >>> class Place(Axis): ...
    >>> x, y = Tensor[Point, Place]([[0.0, 0.0], [3.0, 0.0]]), Tensor[Centre, Place]([[0.0, 4.0]])
    >>> cdist(x, y, Place)
    Tensor[Point=2, Centre=1]([[4.],
                               [5.]])
    """
    each = Outer()(x, ZerosLike()(y.sum(axis)) + 1.0)  # every element of x at each of the points y
    return Norm(axis, order=order)(each - ExpandLike()(y, each))


@ruled("U V, W X -> Flat[U, W] Flat[V, X]")
def kron(x: Operand, y: Operand) -> Operand:
    """The Kronecker product of two matrices: ``x[u, v] y[w, x]`` at the row (u, w) and the column (v, x).

    See also: ``numpy.kron``, ``torch.kron``, ``jax.numpy.kron``.

    >>> from typedtensor import Axis, Tensor
    >>> class A(Axis): ...
    >>> class B(Axis): ...
    >>> class C(Axis): ...
    >>> class D(Axis): ...
    >>> kron(Tensor[A, B]([[1.0, 2.0]]), Tensor[C, D]([[1.0], [3.0]]))
    Tensor[Flat[A, C]=2, Flat[B, D]=2]([[1., 2.],
                                        [3., 6.]])
    """
    [u, v], [w, x2] = x.axes, y.axes
    return Outer()(x, y).transpose(u, w, v, x2).flatten(u, w).flatten(v, x2)


@ruled("*A U *B V *C -> *A *B *C")
def spectral_norm(x: Operand, rows: type[U], columns: type[V]) -> Operand:
    """The largest singular values of matrices: the most that they make a vector longer.

    A layer whose map makes no vector longer has the weight ``w / spectral_norm(w, Pixel, Hidden)``.

    Args:
        x: the matrices.
        rows: the label U; the products that the value is computed from have this size.
        columns: the label V.

    See also: ``numpy.linalg.norm(ord=2)``, ``torch.linalg.matrix_norm(ord=2)``,
    ``torch.nn.utils.parametrizations.spectral_norm``; Miyato et al. (2018).

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> spectral_norm(Tensor[Row, Column]([[0.0, 2.0], [-3.0, 0.0]]), Row, Column)
    Tensor[()](3.)
    """
    turned = another(rows, x)
    products = Dot(columns)(x, x.rename(rows, turned))
    largest = Eigenvalues(rows, turned, another(turned, products))(products).max(another(turned, products))
    some = largest > 0.0
    return Where()(some, Sqrt()(Where()(some, largest, 1.0)), 0.0)


@ruled("*A U *B, U -> *A U *B")
def weight_norm(direction: Operand, length: Operand, axis: type[U]) -> Operand:
    """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``.

    Args:
        direction: the vectors; their elements are along all other axes.
        length: their lengths.
        axis: the label U, mostly that of a layer's outputs.

    See also: Salimans and Kingma (2016); ``torch.nn.utils.parametrizations.weight_norm``.

    >>> from typedtensor import Axis, Tensor
    >>> class Pixel(Axis): ...
    >>> class Hidden(Axis): ...
    >>> weight_norm(Tensor[Pixel, Hidden]([[3.0, 0.0], [4.0, 1.0]]), Tensor[Hidden]([5.0, 2.0]), Hidden)
    Tensor[Pixel=2, Hidden=2]([[3., 0.],
                               [4., 2.]])
    """
    others = [each for each in direction.axes if each != axis]
    norms: Operand = Norm(*others)(direction) if others else abs(direction)
    return direction * ExpandLike()(length / norms, direction)
