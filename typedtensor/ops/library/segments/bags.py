"""Sums and means of bags of table rows, each bag given by indices."""

from __future__ import annotations

import functools
import operator

import numpy as np

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.primitives import Primitives
from typedtensor.core.axes import U, label_name
from typedtensor.ops.core.family import Kernel, Labelled, Operand, PolyOp2, TensorType, apart
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.selection import AsRealLike, Where
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike
from typedtensor.ops.library.indexing import AddRows, Embed
from typedtensor.ops.library.normalize.precision import AsSingle
from typedtensor.ops.library.sums import Sum

__all__ = ["EmbedBag", "embed_bag"]


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
                keys = [(*(slice(None),) * axis, n, ...) for n in range(size)]
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

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        counts = x1.eq(x1) if self.ignored is None else x1.ne(self.ignored)
        index = x1 if self.ignored is None else Where()(counts, x1, 0)
        rows = Embed()(index, x2)
        if self.mean:
            number = Maximum()(Sum(axis)(AsRealLike()(counts, AsSingle()(dy))), 1.0)
            dy = dy / ExpandLike()(number, dy)
        wide = ExpandAlong(axis)(rows, dy)
        return AddRows()(x2, index, wide if self.ignored is None else Where()(ExpandLike()(counts, wide), wide, 0.0))


def _in_few(xp: Namespace, index: Array, table: Array, axis: int) -> Array | None:
    """Bags of few rows, row by row, so that all rows are not laid out to be added up; None for others."""
    size, is_own = index.shape[axis], xp is np or isinstance(xp, Primitives)
    if not is_own or type(size) is not int or not 0 < size <= _FEW or table.dtype == np.float16:
        return None
    each = [index[(*(slice(None),) * axis, n, ...)] for n in range(size)]
    parts = [xp.reshape(xp.take(table, xp.reshape(x, (-1,)), axis=0), (*x.shape, table.shape[1])) for x in each]
    return functools.reduce(operator.add, parts)


_FEW = 8
"""The most rows of a bag that are added one by one."""


def _rows(xp: Namespace, table: Array, index: Array, counts: Array | None) -> Array:
    """Rows of a table, or zeros where they do not count."""
    rows = xp.reshape(xp.take(table, xp.reshape(index, (-1,)), axis=0), (*index.shape, table.shape[1]))
    return rows if counts is None else xp.where(xp.expand_dims(counts, axis=-1), rows, xp.zeros_like(rows))


_FEW = 8
"""The most rows of a bag that are added one by one."""

embed_bag = Labelled(EmbedBag)
