"""Statistics of samples along labels: medians, counts, quantiles, covariances."""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends.reducing import Order
from typedtensor.base.options import check_number, ordered
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Over1
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.core.fitting import subscript
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.elementwise.arithmetic import Ceil, Floor, ToInt
from typedtensor.ops.library.elementwise.selection import AsInt, AsRealLike, AsSingle, Minimum, Where
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.indexing import OneHot, take
from typedtensor.ops.library.normalization import L2Normalize
from typedtensor.ops.library.products import Dot
from typedtensor.ops.library.reductions import (
    Axes,
    MaskedMax,
    MaskedMin,
    Max,
    Size,
    Sum,
    of_something,
    positions,
    spread,
    written_out,
)
from typedtensor.ops.library.segments import SegmentSum
from typedtensor.ops.library.sorting import sort

__all__ = ["Median", "bincount", "corrcoef", "cov", "histogram", "quantile"]

P = TypeVarTuple("P")


class Median(Over1[*P], rule="*A -> *A / *P"):
    """The median along labels, or of all: the middle element in order, or the mean of the middle two.

    Equal elements share the gradient. If one is NaN, so is the median.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.median``, ``jax.numpy.median``, :func:`quantile`; ``torch.median``, the smaller of the two.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Median(Row)(Tensor[Row]([4.0, 1.0, 9.0, 2.0]))
    Tensor[()](3.)
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return of_something(self, x, axes, lambda xp, x: _median(xp, *_in_one(xp, x, axes)), "median")

    @apart()
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        """Half for the lower middle element, the nearest below ``y`` where half of all are, and half for the upper."""
        labels, wide, parts = self.labels, spread(self.labels, y, x), []
        for beyond, nearest in ((x < wide, MaskedMax), (x > wide, MaskedMin)):
            count = Sum(*labels)(AsRealLike()(beyond, AsSingle()(x)))
            middle = Where()(count * 2.0 >= Size(*labels)(x), nearest(*labels)(x, beyond), y)
            parts.append(Max(*labels).slope(dy * 0.5, middle, x, None))
        return parts[0] + parts[1]


def _in_one(xp: Namespace, x: Array, axes: Axes) -> tuple[Array, int]:
    """Return elements with the given axes as one, and its position: the last, if there are several."""
    if isinstance(axes, int):
        return x, axes
    kept, order = len(x.shape) - len(written_out(axes, x)), _behind(x, axes)
    sizes = tuple(x.shape[n] for n in order)
    return xp.reshape(Order(order).of(xp, x), (*sizes[:kept], math.prod(sizes[kept:]))), kept


def _behind(x: Array, axes: Axes) -> tuple[int, ...]:
    """The order of the axes of an array with the given ones last."""
    last = written_out(axes, x)
    return (*(n for n in range(len(x.shape)) if n not in last), *last)


def _median(xp: Namespace, x: Array, axis: int) -> Array:
    size, ordered = x.shape[axis], xp.sort(x, axis=axis)
    low, high, last = (ordered[subscript(axis, n)] for n in ((size - 1) // 2, size // 2, size - 1))
    # Halves are added since the sum may overflow; equal ones, which may be infinite, are taken as they are.
    middle = xp.where(low == high, low, low * 0.5 + high * 0.5)
    return xp.where(xp.isnan(last), last, middle)  # NaN sorts last


@ruled("int *A U *B -> int *A *B V where V not in *A U *B")
def bincount(x: Operand, axis: type[U], numbers: type[V] | V) -> Operand:
    """How often each number from 0 to less than ``|V|`` occurs along U.

    The numbers that occur are where it is not 0; sums in place of counts are :func:`segment_sum` of weights.

    Args:
        x: the numbers.
        axis: the label U.
        numbers: the label V, or a sized axis: ``Digit(10)``.

    Raises:
        SizeError: when the size of V is not known, or a number is out of range.

    See also: ``numpy.bincount``, ``numpy.unique``, ``torch.unique``, ``torch.bincount``, ``jax.numpy.bincount``.

    >>> from typedtensor import Axis, IntTensor
    >>> class Row(Axis): ...
    >>> class Digit(Axis): ...
    >>> bincount(IntTensor[Row]([3, 0, 3]), Row, Digit(4))
    IntTensor[Digit=4]([1, 0, 0, 2])
    """
    return _counts(x, x.eq(x), axis, numbers)


@ruled("*A U *B -> int *A *B V where V not in *A U *B")
def histogram(x: Operand, axis: type[U], bins: type[V] | V, *, least: float, most: float) -> Operand:
    """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``.

    Each contains its lower end, the last one its upper end, too. Elements outside of all of them, and NaN, do not
    count.

    Args:
        x: the elements.
        axis: the label U.
        bins: the label V of the ranges, or a sized axis: ``Bin(10)``.
        least: the lower end of the first range.
        most: the upper end of the last range.

    Raises:
        SizeError: when the size of V is not known, or the ends are not in order.

    See also: ``numpy.histogram``, ``torch.histc``, ``jax.numpy.histogram``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Bin(Axis): ...
    >>> histogram(Tensor[Row]([0.5, 1.0, 9.0, 2.0]), Row, Bin(2), least=0.0, most=2.0)
    IntTensor[Bin=2]([1, 2])
    """
    ordered("the ends of a histogram", least, most)
    if least == most:
        raise SizeError(f"the ends of a histogram must differ, but least and most are both {least}")
    inside = (x >= least) & (x <= most)
    count = Size()(x.sum().expand(bins))
    place = Floor()((Where()(inside, x, least) - least) / (most - least) * count)
    return _counts(ToInt()(Minimum()(place, count - 1.0)), inside, axis, bins)


def _counts(x: Operand, counted: Operand, axis: type[U], numbers: type[V] | V) -> Operand:
    if len(x.axes) == 1:
        return SegmentSum(axis, numbers)(AsInt()(counted), x)
    hot = OneHot(numbers)(x).ne(0.0)  # counted in the least memory
    return (hot & ExpandLike()(counted, hot)).count_nonzero(axis)


@ruled("*A U *B -> *A *B")
def quantile(x: Operand, axis: type[U], q: float) -> Operand:
    """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation.

    Args:
        x: the elements.
        axis: the label U.
        q: the share, from 0 to 1.

    Raises:
        SizeError: when ``q`` is not between 0 and 1.

    See also: ``numpy.quantile``, ``numpy.percentile``, ``torch.quantile``, ``jax.numpy.quantile``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> quantile(Tensor[Row]([3.0, 1.0, 2.0, 9.0]), Row, 0.25)
    Tensor[()](1.75)
    """
    check_number("the share of a quantile", q, 0.0)
    if q > 1.0:
        raise SizeError(f"the share of a quantile must be from 0 to 1, not {q}")
    elements: Operand = sort(x, axis)
    place = (AsRealLike()(x.positions(axis).max(), AsSingle()(x))) * q
    low, high = (take(elements, ToInt()(end), axis) for end in (Floor()(place), Ceil()(place)))
    return low + (high - low) * AsRealLike()(place - Floor()(place), x)


@ruled("*A U *B, *C U *D -> *A | *B | *C | *D")
def cov(x: Operand, y: Operand, axis: type[U], *, correction: float = 1.0) -> Operand:
    """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``.

    There is one for each pair along the other axes; those that both have are aligned. So the matrix of covariances is
    ``cov(x, x.rename(Feature, Other), Sample)``.

    Args:
        x: the samples.
        y: other ones.
        axis: the label U.
        correction: what is subtracted from the number of samples.

    See also: ``numpy.cov``, ``torch.cov``, ``jax.numpy.cov``.

    >>> from typedtensor import Axis, Tensor
    >>> class Sample(Axis): ...
    >>> class Feature(Axis): ...
    >>> class Other(Axis): ...
    >>> x = Tensor[Sample, Feature]([[1.0, 4.0], [2.0, 2.0], [3.0, 0.0]])
    >>> cov(x, x.rename(Feature, Other), Sample)
    Tensor[Feature=2, Other=2]([[ 1., -2.],
                                [-2.,  4.]])
    """
    return Dot(axis)(_centred(x, axis), _centred(y, axis)) / (Size(axis)(x) - correction)


@ruled("*A U *B, *C U *D -> *A | *B | *C | *D")
def corrcoef(x: Operand, y: Operand, axis: type[U]) -> Operand:
    """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0.

    Args:
        x: the samples.
        y: other ones.
        axis: the label U.

    See also: ``numpy.corrcoef``, ``torch.corrcoef``, ``jax.numpy.corrcoef``.

    >>> from typedtensor import Axis, Tensor
    >>> class Sample(Axis): ...
    >>> corrcoef(Tensor[Sample]([1.0, 2.0, 3.0]), Tensor[Sample]([4.0, 2.0, 0.0]), Sample)
    Tensor[()](-1.)
    """
    unit = L2Normalize(axis)
    return Dot(axis)(unit(_centred(x, axis)), unit(_centred(y, axis)))


def _centred(x: Operand, axis: type[U]) -> Operand:
    return x - ExpandLike()(x.mean(axis), x)
