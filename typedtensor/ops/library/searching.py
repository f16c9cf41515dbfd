"""Places of numbers among ordered ones, and interpolation between them."""

from __future__ import annotations

import numpy as np

from typedtensor.backends import alike
from typedtensor.ops.core.family import Along2, Array, Labelled, Namespace, Operand, U
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.elementwise.extrema import Maximum, Minimum
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.order.gathering import Take

__all__ = ["SearchSorted", "interp", "searchsorted"]


class SearchSorted(Along2[U], rule="t U, t *A -> int *A where t not in bool"):
    """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order.

    NaN counts as larger than any number.

    Args:
        axis: the label U.
        right: those that are equal are counted, too.

    See also: ``numpy.searchsorted``, ``numpy.digitize``, ``torch.searchsorted``, ``torch.bucketize``,
    ``jax.numpy.searchsorted``.

    >>> from typedtensor import Axis, Tensor
    >>> class Edge(Axis): ...
    >>> class Row(Axis): ...
    >>> SearchSorted(Edge)(Tensor[Edge]([0.0, 1.0, 2.0]), Tensor[Row]([-1.0, 1.0, 1.5, 9.0]))
    IntTensor[Row=4]([0, 1, 2, 3])
    """

    def __init__(self, axis: type[U], /, right: bool = False) -> None:
        super().__init__(axis)
        self.right = right

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if xp is np:
            return np.searchsorted(np.sort(x1), x2, "right" if self.right else "left")
        [x1, x2] = alike(xp, x1, x2)
        x2 = xp.expand_dims(x2, axis=-1)
        before = x1 <= x2 if self.right else x1 < x2
        largest = xp.logical_or(x1 == x1, True) if self.right else x1 == x1
        before = xp.logical_or(before, xp.logical_and(x2 != x2, largest))
        return xp.sum(xp.astype(before, xp.asarray(0).dtype), axis=-1)


searchsorted = Labelled(SearchSorted)


@ruled("*A, U, U -> *A")
def interp(x: Operand, places: Operand, values: Operand, axis: type[U]) -> Operand:
    """The piecewise linear function through points along U, at ``x``; constant before the first and after the last.

    Its derivatives are those of the pieces: at a point, that of the piece behind it.

    Args:
        x: where.
        places: the places of the points, in ascending order.
        values: the values there.
        axis: the label U of the points.

    See also: ``numpy.interp``, ``jax.numpy.interp``.

    >>> from typedtensor import Axis, Tensor
    >>> class Point(Axis): ...
    >>> class Row(Axis): ...
    >>> places, values = Tensor[Point]([0.0, 1.0, 3.0]), Tensor[Point]([0.0, 10.0, 20.0])
    >>> interp(Tensor[Row]([-1.0, 0.5, 2.0, 4.0]), places, values, Point)
    Tensor[Row=4]([ 0.,  5., 15., 20.])
    """
    index, take = SearchSorted(axis, right=True)(places, x), Take(axis)
    before, behind = Maximum()(index - 1, 0), Minimum()(index, places.positions(axis).max())
    start, low = take(places, before), take(values, before)
    width = take(places, behind) - start
    flat = width.eq(0.0)  # beyond the ends
    return low + Where()(flat, 0.0, (x - start) / Where()(flat, 1.0, width)) * (take(values, behind) - low)
