"""Log-sum-exp and its relatives along one axis. All shift by the maximum first, so that nothing overflows.

With a mask, they are among the elements that it allows. Where it is false all along U, the softmax is 0 and its
logarithm -inf, both with the gradient 0. Masked elements are not read, so they may be infinite or NaN.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar

import numpy as np

from typedtensor.backends.gathering import accumulate
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import all_true, kept, narrowed, reduced, squeezed, widened
from typedtensor.ops.core.arities import Along1, Along2
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, TensorType, U, device_of
from typedtensor.ops.library.elementwise.arithmetic import Equal, IsInf
from typedtensor.ops.library.elementwise.exponential import Exp
from typedtensor.ops.library.elementwise.selection import AsRealLike, Maximum, Where
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike
from typedtensor.ops.library.reductions import Sum

__all__ = ["LogSoftmax", "LogSumExp", "MaskedLogSoftmax", "MaskedSoftmax", "Softmax", "Sparsemax"]
__all__ += ["log_softmax", "log_sum_exp", "softmax", "sparsemax"]


_LARGEST: Any = np.maximum.reduce


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum; an infinite one is left out, as inf - inf is NaN,
    and so is that of nothing.
    """
    if not x.shape[axis]:
        return x, kept(xp, "sum", x, axis)
    if xp is np:
        top = _LARGEST(x, axis, None, None, True)
        if not all_true(np.isfinite(top)):
            top = finite(np, top)
    else:
        top = finite(xp, kept(xp, "max", x, axis))
    return x - top, top


def finite(xp: Namespace, x: Array) -> Array:
    """``x``, or 0 where it is infinite or NaN."""
    return xp.where(xp.isfinite(x), x, 0.0)


class LogSumExp(Along1[U], rule="*A U *B -> *A *B"):
    """``ln Σ eˣ`` along U; minus infinity where U has no elements.

    The gradient is :class:`Softmax`. Where the result is infinite, the elements that are share it, as in
    :class:`LogAddExp`.

    See also: ``scipy.special.logsumexp``, ``torch.logsumexp``, ``jax.nn.logsumexp``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.log_sum_exp(x, axis)
        z, top = shifted(xp, widened(xp, x), axis)
        if not x.shape[axis]:  # NumPy warns of the logarithm of 0
            return narrowed(xp, squeezed(xp, xp.full_like(top, -xp.inf), axis), x)
        return narrowed(xp, xp.log(reduced(xp, "sum", xp.exp(z), axis)) + squeezed(xp, top, axis), x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, expand = self.label("U"), ExpandAlong(self.label("U"))
        infinite, largest = expand(x, IsInf()(y)), AsRealLike()(Equal()(x, expand(x, y)), x)
        shares = largest / expand(x, Maximum()(Sum(axis)(largest), 1.0))
        return expand(x, dy) * Where()(infinite, shares, Softmax(axis)(x))


class Softmax(Along1[U], rule="*A U *B -> *A U *B"):
    """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN.

    See also: ``scipy.special.softmax``, ``torch.softmax``, ``jax.nn.softmax``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, allowed: Array | None = None, /) -> Array:
        if isinstance(xp, Library):
            found = xp.softmax(_among(xp, x, allowed), axis)
            return found if allowed is None else xp.where(allowed, found, 0.0)
        powers = xp.exp(shifted(xp, _among(xp, widened(xp, x), allowed), axis)[0])
        return narrowed(xp, powers / _total(xp, powers, axis, allowed), x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        weighted = dy * y
        return weighted - y * ExpandAlong(axis)(y, Sum(axis)(weighted))


class LogSoftmax(Along1[U], rule="*A U *B -> *A U *B"):
    """``x - ln Σ eˣ`` along U.

    See also: ``scipy.special.log_softmax``, ``torch.log_softmax``, ``jax.nn.log_softmax``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, allowed: Array | None = None, /) -> Array:
        if isinstance(xp, Library):
            found = xp.log_softmax(_among(xp, x, allowed), axis)
            return found if allowed is None else xp.where(allowed, found, -math.inf)
        if not x.shape[axis]:
            return x
        z, _ = shifted(xp, _among(xp, widened(xp, x), allowed), axis)
        return narrowed(xp, z - xp.log(_total(xp, xp.exp(z), axis, allowed)), x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return dy - Exp()(y) * ExpandAlong(axis)(y, Sum(axis)(dy))


def _among(xp: Namespace, x: Array, allowed: Array | None) -> Array:
    return x if allowed is None else xp.where(allowed, x, -math.inf)


def _total(xp: Namespace, powers: Array, axis: int, allowed: Array | None) -> Array:
    """The sum along an axis as a divisor: 1 in place of 0, where nothing is allowed."""
    total = kept(xp, "sum", powers, axis)
    return total if allowed is None else xp.where(total == 0, 1.0, total)


class _Masked(Along2[U]):
    """One of both among the elements that a mask allows. Others are excluded, even where their gradient is NaN."""

    unmasked: ClassVar[type[Softmax[Any] | LogSoftmax[Any]]]

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis, expand = self.position("U", x1, x2), ExpandLike().kernel_for((x2, x1))
        forward = self.unmasked(self.label("U")).forward_along
        return lambda xp, x1, x2: forward(axis, xp, x1, expand(xp, x2, x1))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return self.unmasked(self.label("U")).backward(Where()(ExpandLike()(x2, dy), dy, 0.0), y, x1)


class MaskedSoftmax(_Masked[U], rule="*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B"):
    """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere.

    The mask has the axis U, and is repeated along the axes that it lacks. Where it is false all along U, the result is
    0, and so is the gradient.

    See also: ``softmax(x, U, where=mask)``, which applies it; ``jax.nn.softmax(where=...)``,
    ``torch.masked.softmax``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Time(Axis): ...
    >>> class Past(Axis): ...
    >>> scores = Tensor[Time, Past]([[0.0, 0.0], [7.0, 8.0]])
    >>> MaskedSoftmax(Past)(scores, BoolTensor[Past]([True, False]))
    Tensor[Time=2, Past=2]([[1., 0.],
                            [1., 0.]])
    """

    unmasked = Softmax


class MaskedLogSoftmax(_Masked[U], rule="*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B"):
    """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0.

    See also: ``jax.nn.log_softmax(where=...)``, ``torch.masked.log_softmax``.
    """

    unmasked = LogSoftmax


log_softmax = Labelled(LogSoftmax, masked=MaskedLogSoftmax)
log_sum_exp = Labelled(LogSumExp)
softmax = Labelled(Softmax, masked=MaskedSoftmax)


class Sparsemax(Along1[U], rule="*A U *B -> *A U *B"):
    """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0.

    See also: Martins and Astudillo (2016), "From softmax to sparsemax".

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Sparsemax(Row)(Tensor[Row]([2.0, 1.5, 0.0]))
    Tensor[Row=3]([0.75, 0.25, 0.  ])
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        size = x.shape[axis]
        if not size:
            return x
        x = x - xp.max(x, axis=axis, keepdims=True)
        ordered = xp.flip(xp.sort(x, axis=axis), axis=axis)
        places = xp.reshape(xp.arange(1, size + 1, device=device_of(x)), (size, *(1,) * (x.ndim - axis - 1)))
        counts = xp.astype(places, x.dtype)
        chosen = 1.0 + counts * ordered > accumulate(xp, "add", ordered, axis)
        number = xp.sum(xp.astype(chosen, x.dtype), axis=axis, keepdims=True)
        total = xp.sum(xp.where(chosen, ordered, xp.zeros_like(ordered)), axis=axis, keepdims=True)
        rest = x - (total - 1.0) / number
        return xp.where(rest < 0.0, xp.zeros_like(rest), rest)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, some = self.label("U"), y > 0.0
        kept = Where()(some, dy, 0.0)
        mean = Sum(axis)(kept) / Sum(axis)(Where()(some, 1.0, 0.0))
        return Where()(some, dy - ExpandAlong(axis)(x, mean), 0.0)


sparsemax = Labelled(Sparsemax)
