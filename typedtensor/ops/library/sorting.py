"""Order along an axis: sorting, the largest elements, places among ordered numbers, cumulative sums and extrema."""

from __future__ import annotations

import numpy as np

from typedtensor.backends import alike
from typedtensor.backends.gathering import accumulate, gather
from typedtensor.backends.library import Library
from typedtensor.backends.ordering import largest_order, stable_order
from typedtensor.backends.primitives import Primitives
from typedtensor.errors import SizeError
from typedtensor.ops.core.apart import relabelled
from typedtensor.ops.core.arities import Along1, Along2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Array, Labelled, Namespace, Operand, U, V, apart
from typedtensor.ops.core.fitting import subscript
from typedtensor.ops.core.matrices import another
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.diagonals import Omit, Triu, sum_of_others
from typedtensor.ops.library.elementwise.selection import Maximum, Minimum, Where
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.indexing import ScatterAdd, Take

__all__ = ["ArgSort", "ArgTopK", "CumMax", "CumMin", "CumProd", "CumProdSlope", "CumSum", "LastRecord"]
__all__ += ["SearchSorted", "Sort", "TopK"]
__all__ += ["arg_top_k", "argsort", "cummax", "cummin", "cumprod", "cumsum", "interp", "searchsorted", "sort"]
__all__ += ["top_k"]


class Sort(PolyOp1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The elements along U in ascending order. NaN counts as larger than any number.

    Args:
        axis: the label U.
        descending: the largest first.

    See also: ``numpy.sort``, ``torch.sort``, ``jax.numpy.sort``.
    """

    def __init__(self, axis: type[U], /, descending: bool = False) -> None:
        super().__init__(axis)
        self.descending = descending

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library) and self.descending:
            return xp.descending(x, axis)[0]
        found = _in_order(xp, x, axis)
        return xp.flip(found, axis=axis) if self.descending else found

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, ArgSort(axis, self.descending)(x), dy)


class ArgSort(PolyOp1[U], rule="t *A U *B -> int *A U *B where t not in bool"):
    """The indices that sort the elements along U.

    Args:
        axis: the label U.
        descending: the largest first.

    See also: ``numpy.argsort``, ``torch.argsort``, ``jax.numpy.argsort``.
    """

    def __init__(self, axis: type[U], /, descending: bool = False) -> None:
        super().__init__(axis)
        self.descending = descending

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _order(xp, x, axis, self.descending)


class TopK(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where t not in bool, V not in *A *B, |V| <= |U|"):
    """The ``|V|`` largest elements along U, the largest first, along V.

    Args:
        axis: the label U.
        to: the label V, or a sized axis: ``Best(5)``.

    Raises:
        SizeError: when the size of V is not known, or larger than that of U.

    See also: ``torch.topk``, ``jax.lax.top_k``.

    >>> from typedtensor import Axis, Tensor
    >>> class Word(Axis): ...
    >>> class Best(Axis, size=2): ...
    >>> TopK(Word, Best)(Tensor[Word]([1.0, 4.0, 3.0, 2.0]))
    Tensor[Best=2]([4., 3.])
    """

    def __init__(self, axis: type[U], to: type[V] | V, /) -> None:
        super().__init__(axis, to)

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.descending(x, axis)[0][subscript(axis, slice(0, _count(self, x, axis)))]
        if isinstance(xp, Primitives):  # the gradient needs the indices, too
            return gather(xp, x, _best(self, xp, x, axis), axis)
        size = x.shape[axis]
        last = slice(size - _count(self, x, axis), size)
        found = xp.flip(_in_order(xp, x, axis)[subscript(axis, last)], axis=axis)
        return found.copy() if xp is np else found

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, self.label("V"))(x, ArgTopK(axis, self.sized("V"))(x), dy)


class ArgTopK(PolyOp1[U, V], rule="t *A U *B -> int *A V *B where t not in bool, V not in *A *B, |V| <= |U|"):
    """The indices of the ``|V|`` largest elements along U, that of the largest first, along V.

    Its arguments and errors are those of :class:`TopK`.

    See also: ``torch.topk``, ``jax.lax.top_k``.
    """

    def __init__(self, axis: type[U], to: type[V] | V, /) -> None:
        super().__init__(axis, to)

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _best(self, xp, x, axis)


def _in_order(xp: Namespace, x: Array, axis: int) -> Array:
    if xp is not np:
        return xp.sort(x, axis=axis)
    found = x.copy("K")
    found.sort(axis)
    return found


def _order(xp: Namespace, x: Array, axis: int, descending: bool) -> Array:
    if xp is np:
        return stable_order(x, axis, descending)
    if descending:
        if isinstance(xp, Library):
            return xp.descending(x, axis)[1]
        # Reversed twice, so that equal elements keep their order.
        return x.shape[axis] - 1 - xp.flip(_order(xp, xp.flip(x, axis=axis), axis, False), axis=axis)
    return xp.argsort(x, axis=axis, stable=True)


def _best(operation: PolyOp, xp: Namespace, x: Array, axis: int) -> Array:
    count = _count(operation, x, axis)
    if isinstance(xp, Primitives):
        return xp.largest(x, count, axis)
    if xp is np:
        return largest_order(x, count, axis)
    return _order(xp, x, axis, True)[subscript(axis, slice(0, count))]


def _count(operation: PolyOp, x: Array, axis: int) -> int:
    count = operation.size("V")
    if count > x.shape[axis]:
        raise SizeError(f"{operation.title} must find {count} elements, but the axis has only {x.shape[axis]}")
    return count


arg_top_k = Labelled(ArgTopK)
argsort = Labelled(ArgSort)
sort = Labelled(Sort)
top_k = Labelled(TopK)


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


class CumSum(PolyOp1[U], rule="t *A U *B -> t *A U *B where t not in bool", linear="along"):
    """The cumulative sums along U: at each position the sum of all elements up to it, inclusive.

    Args:
        axis: the label U.
        reverse: from the end, so that the first is the sum of all.

    See also: ``numpy.cumsum``, ``torch.cumsum``, ``jax.numpy.cumsum``.
    """

    def __init__(self, axis: type[U], /, reverse: bool = False) -> None:
        super().__init__(axis)
        self.reverse = reverse

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _summed(xp, x, axis, self.reverse)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return CumSum(self.label("U"), not self.reverse)(dy)


def _summed(xp: Namespace, x: Array, axis: int, reverse: bool) -> Array:
    if not reverse:
        return accumulate(xp, "add", x, axis)
    return xp.flip(accumulate(xp, "add", xp.flip(x, axis=axis), axis), axis=axis)


class CumProd(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative products along U, inclusive. All derivatives are exact where elements are 0.

    Second derivatives take memory for each pair of elements along U.

    See also: ``numpy.cumprod``, ``torch.cumprod``, ``jax.numpy.cumprod``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return accumulate(xp, "multiply", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return CumProdSlope(self.label("U"), True)(x, dy)


class CumProdSlope(PolyOp2[U], rule="*A U *B, *A U *B -> *A U *B"):
    """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up
    to it of the product in which ``x2`` is in the place of ``x1``.

    Args:
        axis: the label U.
        transposed: at each element, the sum over the positions from it on instead: the gradient.
    """

    def __init__(self, axis: type[U], /, transposed: bool = False) -> None:
        super().__init__(axis)
        self.transposed = transposed

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x, z] = alike(xp, x1, x2)
        zero, one, none = x == 0, xp.ones_like(x), xp.zeros_like(x)
        zeros = accumulate(xp, "add", xp.astype(zero, x.dtype), axis)
        first = zero & (zeros == 1)
        # Before the first zero the products themselves, there the products without it, and behind it 0.
        products = accumulate(xp, "multiply", x, axis)
        without = accumulate(xp, "multiply", xp.where(first, one, x), axis)
        safe = xp.where(zero, one, x)
        if self.transposed:
            behind = xp.where(first, _summed(xp, z * without, axis, True), none)
            return xp.where(zeros == 0, _summed(xp, z * products, axis, True) / safe, behind)
        behind = _summed(xp, xp.where(first, z, none), axis, False) * without
        return xp.where(zeros == 0, _summed(xp, z / safe, axis, False) * products, behind)

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, other = self.label("U"), another(self.label("U"), x1)
        along, weights = (dy, x2) if self.transposed else (x2, dy)
        omitted = Omit(axis, other)(x1)
        pairs = ExpandAlong(axis)(omitted, relabelled(along, {axis: other})) * ExpandAlong(other)(omitted, weights)
        return sum_of_others(CumProdSlope(axis, True)(omitted, Triu(other, axis)(pairs)), other, axis)

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return CumProdSlope(self.label("U"), not self.transposed)(x1, dy)


class CumMax(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient.

    See also: ``numpy.maximum.accumulate``, ``torch.cummax``, ``jax.lax.cummax``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return accumulate(xp, "maximum", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, LastRecord(axis)(x), dy)


class CumMin(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative minima along U, inclusive. The first of equal elements gets the gradient.

    See also: ``numpy.minimum.accumulate``, ``torch.cummin``, ``jax.lax.cummin``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return accumulate(xp, "minimum", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, LastRecord(axis)(-x), dy)


class LastRecord(Along1[U], rule="t *A U *B -> int *A U *B where t not in bool"):
    """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at.

    See also: ``torch.cummax``, whose second result it is.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        size = x.shape[axis]
        if size < 2:
            return xp.zeros(x.shape, dtype=xp.asarray(0).dtype)
        most = accumulate(xp, "maximum", x, axis)
        later, earlier = most[subscript(axis, slice(1, None))], most[subscript(axis, slice(0, -1))]
        places = xp.reshape(xp.arange(1, size), (size - 1, *(1,) * (len(x.shape) - axis - 1)))
        records = xp.where(later > earlier, places, xp.zeros_like(places))
        start = xp.zeros((*x.shape[:axis], 1, *x.shape[axis + 1 :]), dtype=records.dtype)
        return accumulate(xp, "maximum", xp.concat([start, records], axis=axis), axis)


cummax = Labelled(CumMax)
cummin = Labelled(CumMin)
cumprod = Labelled(CumProd)
cumsum = Labelled(CumSum)
