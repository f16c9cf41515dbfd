"""Reductions along an axis by segment number: of edges by node, of tokens by text."""

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, add_rows, device_of, max_rows
from typedtensor.backends.library import Library
from typedtensor.base.options import check_number, whole
from typedtensor.ops.core.family import Kernel, Labelled, Operand, PolyOp2, TensorType, U, V, apart
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.library.elementwise.selection import AsRealLike, shared
from typedtensor.ops.library.normalize.precision import AsSingle
from typedtensor.ops.library.order.gathering import Take
from typedtensor.ops.library.shift import finite

__all__ = ["SegmentMax", "SegmentMean", "SegmentShare", "SegmentSoftmax", "SegmentSum", "SegmentTotal"]
__all__ += ["segment_max", "segment_mean", "segment_softmax", "segment_sum"]


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

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            if isinstance(xp, Library):
                size = self.size("V")
                return xp.add_along(size, check_indices(self, xp, x2, size, device_of(x1)), x1, axis)
            size, index, rows, others = self.rows(xp, x1, x2, axis)
            return self.back(xp, add_rows(xp, size, index, rows), others, axis)

        return kernel

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

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size, index, rows, others = self.rows(xp, x1, x2, axis)
            counts = _counts(xp, size, index, rows)
            means = add_rows(xp, size, index, rows) / xp.where(counts == 0, 1.0, counts)
            return self.back(xp, _filled(xp, means, counts, self.empty or None), others, axis)

        return kernel

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        share = SegmentShare(self.label("U"), self.sized("V"))
        return Take(self.label("V"))(dy, x2) * share(x1, x2)


class SegmentShare(Segmented[U, V], rule="*A U *B, int U -> *A U *B"):
    """``1 / n`` for each element, whose segment has n of them: the derivative of :class:`SegmentMean`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size, index, rows, _ = self.rows(xp, x1, x2, axis)
            counts = xp.take(_counts(xp, size, index, rows), index, axis=0)  # at least 1
            shape = tuple(n if at == axis else 1 for at, n in enumerate(x1.shape))
            return xp.broadcast_to(xp.reshape(1.0 / counts, shape), tuple(x1.shape))

        return kernel


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

    Args:
        axis: the label U of the elements.
        segments: the label V of the segments, or a sized axis: ``Node(5)``.

    Raises:
        SizeError: when the number of segments is not known, or an index is out of range.

    See also: ``torch_geometric.utils.softmax``, ``jraph.segment_softmax``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size, index, rows, others = self.rows(xp, x1, x2, axis)
            top = xp.take(finite(xp, max_rows(xp, size, index, rows)), index, axis=0)
            powers = xp.exp(rows - top)
            found = powers / xp.take(add_rows(xp, size, index, powers), index, axis=0)
            return self.back(xp, found, others, axis)

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        weighted = dy * y
        return weighted - y * SegmentTotal(self.label("U"), self.sized("V"))(weighted, x2)


class SegmentTotal(Segmented[U, V], rule="*A U *B, int U -> *A U *B", linear="along"):
    """For each element of ``x1`` along U the sum over its segment: the derivative of itself."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size, index, rows, others = self.rows(xp, x1, x2, axis)
            sums = xp.take(add_rows(xp, size, index, rows), index, axis=0)
            return self.back(xp, sums, others, axis)

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SegmentTotal(self.label("U"), self.sized("V"))(dy, x2)


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
