"""Scaling along an axis to mean 0 and variance 1, or to mean square 1; means of groups of channels.

The gradients of the scaled value and of the scale use these operations, so they can be differentiated again. Squares of
float16 are computed in float32, as they overflow from 256 on.
"""

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept_mean, narrowed, reduced, squeezed, widened
from typedtensor.base.options import check_number, whole
from typedtensor.core.axes import label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Along1, Over1, PolyOp1
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, TensorType, U
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike
from typedtensor.ops.library.reductions import Mean, Size

__all__ = ["GroupMean", "MeanSquareOver", "Normalize", "NormalizeScale", "RMSNormalize", "RMSNormalizeScale"]
__all__ += ["group_mean", "normalize", "rms_normalize"]

P = TypeVarTuple("P")


class Normalization(Along1[U]):
    """The base of normalizations: the scale ``1 / √(mean z² + ε)``, and gradients. ``z`` is ``x``, centred or not."""

    centred = True

    def __init__(self, axis: type[U], /, epsilon: float = 1e-5) -> None:
        super().__init__(axis)
        check_number("the epsilon of a normalization", epsilon, 0)
        self.epsilon = epsilon

    def parts(self, xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
        """``z``, and its scale, which keeps the axis with size 1; both :func:`widened`."""
        x = widened(xp, x)
        z = x - kept_mean(xp, x, axis) if self.centred else x
        return z, 1.0 / xp.sqrt(kept_mean(xp, z * z, axis) + self.epsilon)


class Scaled(Normalization[U], family="*A U *B -> *A U *B"):
    """``z`` times its scale."""

    def forward_along(self, position: int, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library) and all(x.shape):
            return (xp.normalize if self.centred else xp.rms_normalize)(x, position, self.epsilon)
        z, scale = self.parts(xp, x, position)
        return narrowed(xp, z * scale, x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        mean, expand = Mean(self.label("U")), ExpandAlong(self.label("U"))
        inner = dy - expand(dy, mean(dy)) if self.centred else dy
        inner = inner - y * expand(y, mean(dy * y))
        scale = (NormalizeScale if self.centred else RMSNormalizeScale)(self.label("U"), self.epsilon)
        return inner * expand(x, scale(x))


class Scale(Normalization[U], family="*A U *B -> *A *B"):
    """The scale alone."""

    def forward_along(self, position: int, xp: Namespace, x: Array, /) -> Array:
        return narrowed(xp, squeezed(xp, self.parts(xp, x, position)[1], position), x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        scaled = (Normalize if self.centred else RMSNormalize)(axis, self.epsilon)(x)
        return scaled * ExpandAlong(axis)(x, -dy * y * y / Size(axis)(x))


class Normalize(Scaled[U], rule="*A U *B -> *A U *B"):
    """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1.

    Args:
        axis: the label U.
        epsilon: added to the variance, which may be 0.

    See also: ``torch.nn.functional.layer_norm``, ``jax.nn.standardize``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Normalize(Row, epsilon=0.0)(Tensor[Row]([1.0, 2.0, 2.0, 3.0]))
    Tensor[Row=4]([-1.4142,  0.    ,  0.    ,  1.4142])
    """


class NormalizeScale(Scale[U], rule="*A U *B -> *A *B"):
    """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with.

    See also: ``torch.native_layer_norm``, whose third result it is.
    """


class RMSNormalize(Scaled[U], rule="*A U *B -> *A U *B"):
    """``x / √(mean x² + ε)`` along U: mean square 1.

    Args:
        axis: the label U.
        epsilon: added to the mean square, which may be 0.

    See also: Zhang and Sennrich (2019); ``torch.nn.functional.rms_norm``.
    """

    centred = False


class RMSNormalizeScale(Scale[U], rule="*A U *B -> *A *B"):
    """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""

    centred = False


normalize = Labelled(Normalize)
rms_normalize = Labelled(RMSNormalize)


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

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        channels = x.shape[axis]
        groups = channels if self.groups is None else self.groups
        if groups and channels % groups:
            name = label_name(self.label("U"))
            raise SizeError(f"{self.title} cannot divide {channels} elements along {name} into {groups} equal groups")
        divided = (*x.shape[:axis], groups, channels // max(groups, 1), *x.shape[axis + 1 :])
        z = _square(xp, x) if self.squared else x
        means = xp.mean(xp.reshape(z, divided), axis=tuple(range(axis + 1, len(divided))), keepdims=True)
        return xp.reshape(xp.broadcast_to(narrowed(xp, means, x), divided), x.shape)

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
