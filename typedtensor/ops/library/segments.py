"""Reductions along an axis by segment number: of edges by node, of tokens by text; bags of rows of a table."""

from __future__ import annotations

import functools
import math
import operator
from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace, add_rows, device_of, max_rows
from typedtensor.backends.library import Library
from typedtensor.backends.primitives import Primitives
from typedtensor.base.options import check_number, whole
from typedtensor.core.axes import label_name, label_of
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.family import Kernel, Labelled, Operand, TensorType, U, V, apart
from typedtensor.ops.core.fitting import check_indices, subscript
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.elementwise.exponential import Sqrt
from typedtensor.ops.library.elementwise.selection import AsRealLike, AsSingle, Maximum, Where, shared
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike
from typedtensor.ops.library.indexing import AddAt, Embed, OneHot, Take
from typedtensor.ops.library.reductions import Sum
from typedtensor.ops.library.softmax import finite

__all__ = ["EmbedBag", "SegmentMax", "SegmentMean", "SegmentSoftmax", "SegmentSum"]
__all__ += ["embed_bag", "segment_max", "segment_mean", "segment_min", "segment_prod", "segment_softmax"]
__all__ += ["segment_std", "segment_sum", "segment_var"]


class Segmented(PolyOp2[U, V]):
    """The base of segment operations: the labels of elements and segments, and the gathering of rows by segment."""

    def __init__(self, axis: type[U], segments: type[V] | V, /) -> None:
        super().__init__(axis, segments)

    def rows(self, xp: Namespace, x1: Array, x2: Array, axis: int) -> tuple[int, Array, Array, tuple[int, ...]]:
        """The number of segments, checked indices, a matrix with a row for each, and the sizes of the other axes."""
        size = self.size("V")
        index = check_indices(self, xp, x2, size, device_of(x1))
        moved = xp.moveaxis(x1, axis, 0) if axis else x1
        others = tuple(moved.shape[1:])
        rows = moved if len(others) == 1 else xp.reshape(moved, (moved.shape[0], math.prod(others)))
        return size, index, rows, others

    def back(self, xp: Namespace, rows: Array, others: tuple[int, ...], axis: int) -> Array:
        """Rows with the other axes, their own in its place."""
        found = rows if len(others) == 1 else xp.reshape(rows, (rows.shape[0], *others))
        return xp.moveaxis(found, 0, axis) if axis else found


class SegmentSum(Segmented[U, V], rule="t *A U *B, int U -> t *A V *B where t not in bool", linear="first"):
    """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0.

    Args:
        axis: the label U of the elements.
        segments: the label V of the segments, or a sized axis: ``Node(5)``.

    Raises:
        SizeError: when the number of segments is not known, or an index is out of range.

    See also: ``jax.ops.segment_sum``, ``torch.Tensor.index_add``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Edge(Axis): ...
    >>> class Node(Axis): ...
    >>> SegmentSum(Edge, Node(3))(Tensor[Edge]([1.0, 2.0, 4.0]), IntTensor[Edge]([2, 0, 2]))
    Tensor[Node=3]([2., 0., 5.])
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if isinstance(xp, Library):
            size = self.size("V")
            return xp.add_along(size, check_indices(self, xp, x2, size, device_of(x1)), x1, axis)
        size, index, rows, others = self.rows(xp, x1, x2, axis)
        return self.back(xp, add_rows(xp, size, index, rows), others, axis)

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Take(self.label("V"))(dy, x2)


class SegmentMean(Segmented[U, V], rule="*A U *B, int U -> *A V *B", linear="first"):
    """The means of the elements of ``x1`` along U in each segment of ``x2``.

    Args:
        axis: the label U of the elements.
        segments: the label V of the segments, or a sized axis: ``Node(5)``.
        empty: the mean of an empty segment.

    Raises:
        SizeError: when the number of segments is not known, or an index is out of range.

    See also: ``torch_scatter.scatter_mean``.
    """

    def __init__(self, axis: type[U], segments: type[V] | V, /, empty: float = 0.0) -> None:
        super().__init__(axis, segments)
        self.empty = check_number("the mean of an empty segment", empty)

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        size, index, rows, others = self.rows(xp, x1, x2, axis)
        counts = _counts(xp, size, index, rows)
        means = add_rows(xp, size, index, rows) / xp.where(counts == 0, 1.0, counts)
        return self.back(xp, _filled(xp, means, counts, self.empty or None), others, axis)

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        count = SegmentSum(self.label("U"), self.sized("V"))(AsRealLike()(x2.eq(x2), AsSingle()(dy)), x2)
        share = AsRealLike()(1.0 / Maximum()(count, 1.0), dy)
        return Take(self.label("V"))(dy * ExpandLike()(share, dy), x2)


class SegmentMax(Segmented[U, V], rule="t *A U *B, int U -> t *A V *B where t not in bool"):
    """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient.

    Args:
        axis: the label U of the elements.
        segments: the label V of the segments, or a sized axis: ``Node(5)``.
        empty: the maximum of an empty segment; by default minus infinity, and of integers the least that there is.

    Raises:
        SizeError: when the number of segments is not known, or an index is out of range.

    See also: ``jax.ops.segment_max``, ``torch_scatter.scatter_max``.
    """

    def __init__(self, axis: type[U], segments: type[V] | V, /, empty: float | None = None) -> None:
        super().__init__(axis, segments)
        if empty is not None:
            check_number("the maximum of an empty segment", empty)
        self.empty = empty

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        if x1.kind == "int" and self.empty is not None:
            whole("the maximum of an empty segment of integers", self.empty)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size, index, rows, others = self.rows(xp, x1, x2, axis)
            counts = None if self.empty is None else _counts(xp, size, index, rows)
            return self.back(xp, _filled(xp, max_rows(xp, size, index, rows), counts, self.empty), others, axis)

        return kernel

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        back, add = Take(self.label("V")), SegmentSum(self.label("U"), self.sized("V"))
        extremum = back(y, x2)
        hits = x1.eq(extremum)
        return shared(back(dy, x2), hits, back(add(AsRealLike()(hits, AsSingle()(x1)), x2), x2), extremum)


class SegmentSoftmax(Segmented[U, V], rule="*A U *B, int U -> *A U *B"):
    """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``.

    Its arguments and errors are those of :class:`SegmentSum`.

    See also: ``torch_geometric.utils.softmax``, ``jraph.segment_softmax``.
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        size, index, rows, others = self.rows(xp, x1, x2, axis)
        top = xp.take(finite(xp, max_rows(xp, size, index, rows)), index, axis=0)
        powers = xp.exp(rows - top)
        found = powers / xp.take(add_rows(xp, size, index, powers), index, axis=0)
        return self.back(xp, found, others, axis)

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        back, add, weighted = Take(self.label("V")), SegmentSum(self.label("U"), self.sized("V")), dy * y
        return weighted - y * back(add(weighted, x2), x2)


def _counts(xp: Namespace, size: int, index: Array, rows: Array) -> Array:
    """Return the number of elements of each segment, as a column."""
    ones = xp.full((rows.shape[0], 1), 1, dtype=rows.dtype, device=device_of(rows))
    return add_rows(xp, size, index, ones)


def _filled(xp: Namespace, rows: Array, counts: Array | None, empty: float | None) -> Array:
    """Rows with a number in place of those that count no elements; as they are if it is None."""
    if counts is None or empty is None:
        return rows
    return xp.where(counts == 0, xp.asarray(empty, dtype=rows.dtype, device=device_of(rows)), rows)


segment_max = Labelled(SegmentMax)
segment_mean = Labelled(SegmentMean)
segment_softmax = Labelled(SegmentSoftmax)
segment_sum = Labelled(SegmentSum)


@ruled("t *A U *B, int U -> t *A V *B where t not in bool")
def segment_min(
    x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float | None = None
) -> Operand:
    """The smallest elements along U in each segment. Equal ones share the gradient.

    Args:
        x: the elements.
        index: the number of the segment of each position along U.
        axis: the label U of the elements.
        segments: the label V of the segments, or a sized axis: ``Node(5)``.
        empty: the minimum of an empty segment; by default infinity, and of integers the largest that there is.

    Raises:
        SizeError: when the number of segments is not known, or an index is out of range.

    See also: ``jax.ops.segment_min``, ``torch_scatter.scatter_min``, ``torch.Tensor.scatter_reduce``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Edge(Axis): ...
    >>> class Node(Axis): ...
    >>> segment_min(Tensor[Edge]([1.0, 2.0, 4.0]), IntTensor[Edge]([2, 0, 2]), Edge, Node(3), empty=0.0)
    Tensor[Node=3]([2., 0., 1.])
    """
    if x.tensor_type.kind == "int":  # the least integer has no negative
        return -1 - SegmentMax(axis, segments, empty=None if empty is None else -1 - empty)(-1 - x, index)
    return -SegmentMax(axis, segments, empty=None if empty is None else -empty)(-x, index)


@ruled("t *A U *B, int U -> t *A V *B where t not in bool, V not in *A U *B")
def segment_prod(x: Operand, index: Operand, axis: type[U], segments: type[V] | V) -> Operand:
    """The products of the elements along U in each segment; empty segments give 1.

    All derivatives are exact where elements are 0. It takes memory for each pair of an element and a segment.

    Arguments are those of :func:`segment_min`.

    See also: ``jax.ops.segment_prod``, ``torch_scatter.scatter_mul``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Edge(Axis): ...
    >>> class Node(Axis): ...
    >>> segment_prod(Tensor[Edge]([3.0, 2.0, 4.0]), IntTensor[Edge]([2, 0, 2]), Edge, Node(3))
    Tensor[Node=3]([ 2.,  1., 12.])
    """
    each = x.expand(segments)
    belongs = ExpandLike()(OneHot(segments)(index).ne(0.0), each)
    one = 1 if x.tensor_type.kind == "int" else 1.0
    order: Any = [label_of(segments) if label == axis else label for label in x.axes]
    product: Any = Where()(belongs, each, one).prod(axis)
    return product.transpose(*order)


@ruled("*A U *B, int U -> *A V *B")
def segment_var(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float = 0.0) -> Operand:
    """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``.

    Args:
        x, index, axis, segments: as of :func:`segment_min`.
        empty: the variance of an empty segment.

    See also: ``jraph.segment_variance``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Edge(Axis): ...
    >>> class Node(Axis): ...
    >>> segment_var(Tensor[Edge]([1.0, 2.0, 5.0]), IntTensor[Edge]([2, 0, 2]), Edge, Node(3))
    Tensor[Node=3]([0., 0., 4.])
    """
    means = SegmentMean(axis, segments)(x, index)
    deviations = x - Take(label_of(segments))(means, index)
    return SegmentMean(axis, segments, empty=empty)(deviations * deviations, index)


@ruled("*A U *B, int U -> *A V *B")
def segment_std(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float = 0.0) -> Operand:
    """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal.

    Args:
        x, index, axis, segments: as of :func:`segment_min`.
        empty: the deviation of an empty segment.

    See also: ``torch_scatter.scatter_std``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Edge(Axis): ...
    >>> class Node(Axis): ...
    >>> segment_std(Tensor[Edge]([1.0, 2.0, 5.0]), IntTensor[Edge]([2, 0, 2]), Edge, Node(3), empty=-1.0)
    Tensor[Node=3]([ 0., -1.,  2.])
    """
    variance = segment_var(x, index, axis, segments, empty=math.inf)
    there, spread = variance.ne(math.inf), variance > 0.0
    return Where()(there, Where()(spread & there, Sqrt()(Where()(spread & there, variance, 1.0)), 0.0), empty)


class EmbedBag(PolyOp2[U], rule="int *A U *B, V E -> *A *B E"):
    """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U.

    Of an empty bag it is 0. For bags of any lengths one after the other, see :func:`segment_sum` and
    :func:`segment_mean` of ``embed(x1, x2)``; for the largest elements, ``embed(x1, x2).max(Word)``.

    Args:
        axis: the label U.
        mean: the sums are divided by the numbers of indices.
        ignored: the index that fills bags up, and does not count; it need not be in range. None for none.

    Raises:
        SizeError: when an index is out of range.

    See also: ``torch.nn.functional.embedding_bag``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Word(Axis): ...
    >>> class Place(Axis): ...
    >>> class Feature(Axis): ...
    >>> table = Tensor[Word, Feature]([[1.0, 0.0], [2.0, 10.0]])
    >>> EmbedBag(Place, ignored=-1)(IntTensor[Place]([0, 1, 1, -1]), table)
    Tensor[Feature=2]([ 5., 20.])
    """

    def __init__(self, axis: type[U], /, mean: bool = False, ignored: int | None = None) -> None:
        super().__init__(axis)
        self.mean, self.ignored = mean, ignored

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis, table = self.position("U", x1, x2), label_name(x2.axes[0])

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            counts = None
            if self.ignored is not None:
                counts = x1 != self.ignored
                x1 = xp.where(counts, x1, xp.zeros_like(x1))
            index, size = check_indices(self, xp, x1, x2.shape[0], device_of(x2), table), x1.shape[axis]
            if (xp is np or isinstance(xp, Primitives)) and type(size) is int and 0 < size <= _FEW:
                # One after the other, so that all rows need not be laid out to be added up.
                keys = [subscript(axis, n) for n in range(size)]
                parts = [_rows(xp, x2, index[key], None if counts is None else counts[key]) for key in keys]
                total = functools.reduce(operator.add, parts)
                total = total / size if self.mean and counts is None else total
            else:
                rows = _rows(xp, x2, index, counts)
                total = (xp.mean if self.mean and counts is None and size else xp.sum)(rows, axis=axis)
            if counts is None or not self.mean:
                return total
            number = xp.sum(xp.astype(counts, x2.dtype), axis=axis)
            return total / xp.expand_dims(xp.maximum(number, xp.ones_like(number)), axis=-1)

        return kernel

    @apart("U", "V", "E")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        counts = x1.eq(x1) if self.ignored is None else x1.ne(self.ignored)
        index = x1 if self.ignored is None else Where()(counts, x1, 0)
        rows = Embed()(index, x2)
        if self.mean:
            number = Maximum()(Sum(axis)(AsRealLike()(counts, AsSingle()(dy))), 1.0)
            dy = dy / ExpandLike()(number, dy)
        wide = ExpandAlong(axis)(rows, dy)
        return AddAt(x2.axes[0])(
            x2, index, wide if self.ignored is None else Where()(ExpandLike()(counts, wide), wide, 0.0)
        )


def _rows(xp: Namespace, table: Array, index: Array, counts: Array | None) -> Array:
    """Rows of a table, or zeros where they do not count."""
    rows = xp.reshape(xp.take(table, xp.reshape(index, (-1,)), axis=0), (*index.shape, table.shape[1]))
    return rows if counts is None else xp.where(xp.expand_dims(counts, axis=-1), rows, xp.zeros_like(rows))


_FEW = 8
"""The most rows of a bag that are added one by one."""

embed_bag = Labelled(EmbedBag)
