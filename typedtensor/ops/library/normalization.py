"""Norms, scaling along an axis to length 1, to mean 0 and variance 1, or to mean square 1; means of groups of channels.

The gradients of the scaled value and of the scale use these operations, so they can be differentiated again. Squares of
float16 are computed in float32, as they overflow from 256 on.
"""

from __future__ import annotations

import math
from typing import TypeVarTuple

import numpy as np

from typedtensor.backends.library import Library
from typedtensor.backends.reducing import all_true, kept, kept_mean, mean, narrowed, reduced, squeezed, widened
from typedtensor.base.options import check_number, whole
from typedtensor.core.axes import label_name
from typedtensor.core.tensor import Tensor
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Along1, Along2, Over1, PolyOp1
from typedtensor.ops.core.family import Array, Axis, Kernel, Labelled, Namespace, Operand, TensorType, U, apart
from typedtensor.ops.library.elementwise.selection import Sign, Where, quotient
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike
from typedtensor.ops.library.reductions import Mean, Size, Sum, positions, spread, written_out

__all__ = ["CosineSimilarity", "GroupMean", "L2Normalize", "MeanSquareOver", "Norm", "Normalize", "NormalizeScale"]
__all__ += ["RMSNormalize", "RMSNormalizeScale"]
__all__ += ["cosine_similarity", "group_mean", "l2_normalize", "normalize", "rms_normalize"]

A = TypeVarTuple("A")
P = TypeVarTuple("P")


class Norm(Over1[*P], rule="*A -> *A / *P"):
    """``(Σ |x|^p)^(1/p)`` along labels, or of all elements.

    It overflows only if the result does, and its gradient at 0 is 0.

    Args:
        axes: the labels.
        order: the order p, at least 1; 1 for the sum of absolute values, 2 for the length. For that of infinite order
            see :class:`Max`, of absolute values.

    Raises:
        SizeError: when the order is below 1, or infinite.

    See also: ``numpy.linalg.vector_norm``, ``torch.linalg.vector_norm``, ``jax.numpy.linalg.norm``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Norm(Row)(Tensor[Row]([3.0, -4.0]))
    Tensor[()](5.)
    """

    def __init__(self, *axes: type[Axis], order: float = 2.0) -> None:
        super().__init__(*axes)
        if not 1.0 <= order < float("inf"):
            raise SizeError(
                f"the order of a norm must be at least 1 and finite, not {order}; see abs(x).max() for infinity"
            )
        self.order = float(order)

    def ground(self, x: TensorType, /) -> Kernel:
        axes, order = positions(self.labels, x), self.order
        return lambda xp, x: _norm(xp, x, written_out(axes, x), order)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _slope(spread(self.labels, dy, x), spread(self.labels, y, x), x, self.order)


class L2Normalize(PolyOp1[U], rule="*A U *B -> *A U *B"):
    """``x / max(‖x‖, ε)`` along U: vectors of length 1.

    Args:
        axis: the label U.
        epsilon: the least length that vectors are divided by; at least 0.

    See also: ``torch.nn.functional.normalize``.
    """

    def __init__(self, axis: type[U], /, epsilon: float = 1e-12) -> None:
        super().__init__(axis)
        check_number("the epsilon of a normalization", epsilon, 0)
        self.epsilon = epsilon

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _unit(xp, x, axis, self.epsilon)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, expand = self.label("U"), ExpandAlong(self.label("U"))
        length, along = Norm(axis)(x), Sum(axis)(dy * y)
        return _unit_slope(dy, y, expand(x, along), expand(x, length), self.epsilon)


class CosineSimilarity(Along2[U], rule="*A U *B, *A U *B -> *A *B"):
    """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors.

    Args:
        axis: the label U.
        epsilon: the least length that vectors are divided by; at least 0.

    See also: ``torch.nn.functional.cosine_similarity``, ``optax.cosine_similarity``.
    """

    def __init__(self, axis: type[U], /, epsilon: float = 1e-8) -> None:
        super().__init__(axis)
        self.epsilon = L2Normalize(axis, epsilon).epsilon

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        epsilon = self.epsilon
        if isinstance(xp, Library) and (whole := xp.cosine_similarity(x1, x2, axis, epsilon)) is not None:
            return whole
        z1, z2 = widened(xp, x1), widened(xp, x2)
        found = xp.sum(_unit(xp, z1, axis, epsilon) * _unit(xp, z2, axis, epsilon), axis=axis)
        return narrowed(xp, found, x1) if z1 is not x1 and z2 is not x2 else found

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        normalize = L2Normalize(self.label("U"), self.epsilon)
        delta = ExpandAlong(self.label("U"))(x1, dy) * normalize(x2)
        return normalize.backward(delta, normalize(x1), x1)

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.backward1(dy, y, x2, x1)


def _norm(xp: Namespace, x: Array, axes: tuple[int, ...], order: float) -> Array:
    if order == 2.0 and isinstance(xp, Library) and (length := xp.length(x, axes)) is not None:
        return length
    if (z := widened(xp, x)) is not x:
        return narrowed(xp, _norm(xp, z, axes, order), x)
    if order == 2.0 and xp is np and x.dtype == np.float32:  # squares of float32 are in the range of float64
        return np.sqrt(np.add.reduce(np.square(x, dtype=np.float64), axes)).astype(np.float32)
    size = abs(x)
    if order == 1.0 or not all(x.shape):
        return reduced(xp, "sum", size, axes)
    top = kept(xp, "max", size, axes)
    if order == 2.0 and xp is np and x.dtype == np.float64 and all_true((top > _LEAST) & (top < _MOST)):
        return np.sqrt(np.add.reduce(x * x, axes))
    safe = xp.where((top == 0) | xp.isinf(top), 1.0, top)
    scaled = size / safe
    scale = xp.reshape(safe, tuple(n for at, n in enumerate(x.shape) if at not in axes))
    if order == 2.0:
        return scale * xp.sqrt(xp.sum(scaled * scaled, axis=axes))
    return scale * xp.sum(scaled**order, axis=axes) ** (1.0 / order)


_LEAST, _MOST = 1e-140, 1e140
"""Bounds of numbers in float64 whose squares, and sums of many of them, are precise."""


def _unit(xp: Namespace, x: Array, axis: int, epsilon: float) -> Array:
    """``x / max(‖x‖, ε)`` along an axis."""
    if isinstance(xp, Library):
        if (whole := xp.unit(x, axis, epsilon)) is not None:
            return whole
        return x / xp.clip(xp.expand_dims(_norm(xp, x, (axis,), 2.0), axis=axis), epsilon, None)
    if (z := widened(xp, x)) is not x:
        return narrowed(xp, _unit(xp, z, axis, epsilon), x)
    length = xp.expand_dims(_norm(xp, x, (axis,), 2.0), axis=axis)
    return x / xp.maximum(length, xp.full_like(length, epsilon))


def _unit_slope(
    dy: Operand[Tensor[*A]],
    y: Operand[Tensor[*A]],
    along: Operand[Tensor[*A]],
    length: Operand[Tensor[*A]],
    least: float,
) -> Operand[Tensor[*A]]:
    """``(dy - y (dy · y)) / ‖x‖``, and ``dy / ε`` where the length is not more than ``ε``."""
    short = length <= least
    return (dy - y * Where()(short, 0.0, along)) / Where()(short, max(least, 1e-300), length)


def _slope(
    dy: Operand[Tensor[*A]], y: Operand[Tensor[*A]], x: Operand[Tensor[*A]], order: float
) -> Operand[Tensor[*A]]:
    """``dy sign(x) (|x| / y)^(p - 1)``, and 0 where ``y`` is."""
    if order == 1.0:
        return dy * Sign()(x)
    share = quotient(x, y)
    return dy * share if order == 2.0 else dy * Sign()(share) * abs(share) ** (order - 1.0)


cosine_similarity = Labelled(CosineSimilarity)
l2_normalize = Labelled(L2Normalize)


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
        average, expand = Mean(self.label("U")), ExpandAlong(self.label("U"))
        inner = dy - expand(dy, average(dy)) if self.centred else dy
        inner = inner - y * expand(y, average(dy * y))
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
        return lambda xp, x: narrowed(xp, mean(xp, _square(xp, x), axes), x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        count = math.prod([Size(axis)(x) for axis in self.labels], start=1.0)
        return x * ExpandLike()(dy * 2.0 / count, x)


def _square(xp: Namespace, x: Array) -> Array:
    z = widened(xp, x)
    return z * z


group_mean = Labelled(GroupMean)
