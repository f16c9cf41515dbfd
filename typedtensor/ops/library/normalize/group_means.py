"""Means over a group of channels and all positions, repeated at each element, and means of squares: the basis of group
and batch norms. Squares of float16 are computed in float32, as they overflow from 256 on."""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends.library import Library
from typedtensor.backends.reducing import narrowed, reduced, widened
from typedtensor.base.options import whole
from typedtensor.core.axes import label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, Over1, PolyOp1, TensorType, U
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.sums import Size

__all__ = ["GroupMean", "MeanSquareOver", "group_mean"]

P = TypeVarTuple("P")


class GroupMean(PolyOp1[U], rule="*N U *S -> *N U *S"):
    """Replace each element by the mean over the channels of its group and over all axes after the channels.

    Args:
        axis: the label of the channels.
        groups: the number of groups, of neighbouring channels; None for each channel on its own.
        squared: whether the mean is that of the squares of the elements.

    Raises:
        SizeError: when the number of groups does not divide the channels.

    See also: ``torch.nn.functional.group_norm``, which takes it away.

    >>> from typedtensor import Axis, Tensor
    >>> class Channel(Axis): ...
    >>> class Time(Axis): ...
    >>> GroupMean(Channel, 1)(Tensor[Channel, Time]([[1.0, 2.0], [3.0, 6.0]]))
    Tensor[Channel=2, Time=2]([[3., 3.],
                               [3., 3.]])
    """

    mixed = frozenset({"*S"})

    def __init__(self, axis: type[U], /, groups: int | None = None, *, squared: bool = False) -> None:
        super().__init__(axis)
        self.groups = None if groups is None else whole("the number of groups", groups, 1)
        self.squared = squared

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            channels = x.shape[axis]
            groups = channels if self.groups is None else self.groups
            if groups and channels % groups:
                name = label_name(self.label("U"))
                raise SizeError(
                    f"{self.title} cannot divide {channels} elements along {name} into {groups} equal groups"
                )
            divided = (*x.shape[:axis], groups, channels // max(groups, 1), *x.shape[axis + 1 :])
            z = _square(xp, x) if self.squared else x
            means = xp.mean(xp.reshape(z, divided), axis=tuple(range(axis + 1, len(divided))), keepdims=True)
            return xp.reshape(xp.broadcast_to(narrowed(xp, means, x), divided), x.shape)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        spread = GroupMean(self.label("U"), self.groups)(dy)  # an orthogonal projection is its own transpose
        return spread * 2.0 * x if self.squared else spread


class MeanSquareOver(Over1[*P], rule="*A -> *A - *P where *P within *A"):
    """``Σ x² / n`` over the n elements along several labels; NaN of none.

    Args:
        axes: the labels.

    See also: the second moments of ``torch.nn.functional.batch_norm``.

    >>> from typedtensor import Axis, Tensor
    >>> class Batch(Axis): ...
    >>> class Channel(Axis): ...
    >>> MeanSquareOver(Batch)(Tensor[Batch, Channel]([[1.0, 3.0], [3.0, 4.0]]))
    Tensor[Channel=2]([ 5. , 12.5])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = tuple(map(x.axes.index, self.labels))

        def kernel(xp: Namespace, x: Array) -> Array:
            z = _square(xp, x)
            if isinstance(xp, Library):
                return narrowed(xp, xp.mean(z, axis=axes), x)
            count = math.prod(x.shape[n] for n in axes) * 1.0  # an operator in place of float(): sizes may be symbolic
            return narrowed(xp, reduced(xp, "sum", z, axes) / xp.asarray(count, dtype=z.dtype), x)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        count = math.prod([Size(axis)(x) for axis in self.labels], start=1.0)
        return x * ExpandLike()(dy * 2.0 / count, x)


def _square(xp: Namespace, x: Array) -> Array:
    z = widened(xp, x)
    return z * z


group_mean = Labelled(GroupMean)
