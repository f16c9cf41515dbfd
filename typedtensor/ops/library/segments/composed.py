"""Minima, products and variances of segments, composed of sums, means and maxima."""

from __future__ import annotations

import math
from typing import Any

from typedtensor.core.axes import U, V, label_of
from typedtensor.core.operand import Operand
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.elementwise.exponential import Sqrt
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.indexing import OneHot
from typedtensor.ops.library.order.gathering import Take
from typedtensor.ops.library.segments.reductions import SegmentMax, SegmentMean

__all__ = ["segment_min", "segment_prod", "segment_std", "segment_var"]


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
