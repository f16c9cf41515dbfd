"""Windows along an axis as new axes, and interpolation along an axis."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from typedtensor.backends import add_rows, device_of
from typedtensor.backends.windows import Windows, place_under
from typedtensor.base.options import whole
from typedtensor.core.axes import K, declared_size
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.core.fitting import naming_labels, require_declared, require_fit
from typedtensor.rules import window_count

__all__ = ["Fold", "Interpolate", "InterpolateInput", "Unfold", "interpolate", "unfold"]


class Unfold(PolyOp1[U, V, K], rule="*A U *B -> *A V K *B where V not in *A U *B, K not in *A U V *B", linear="along"):
    """The elements under each window along U: V numbers the windows, and K the positions within a window.

    Args:
        axis: the label U.
        to: the label of the windows, whose number follows.
        window: the label of the positions within a window, or a sized axis.
        stride: the distance between windows.
        dilation: the distance between the elements under a window.

    Raises:
        SizeError: when a window is larger than the axis, or its size is not known.

    See also: ``torch.Tensor.unfold``, ``numpy.lib.stride_tricks.sliding_window_view``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Frame(Axis): ...
    >>> class Lag(Axis, size=2): ...
    >>> Unfold(Time, Frame, Lag)(Tensor[Time]([1.0, 2.0, 3.0]))
    Tensor[Frame=2, Lag=2]([[1., 2.],
                            [2., 3.]])
    """

    def __init__(
        self, axis: type[U], to: type[V] | V, window: type[K] | K, /, stride: int = 1, dilation: int = 1
    ) -> None:
        super().__init__(axis, to, window)
        self.stride, self.dilation = checked(stride, dilation)

    def ground(self, x: TensorType, /) -> Kernel:
        axis, window = self.position("U", x), self.given_size(self.label("K")) or declared_size(self.label("K"))
        if (size := declared_size(self.label("U"))) is not None and window is not None:
            require_declared(self, self.label("V"), window_count(size, window, self.stride, 0, self.dilation))

        def kernel(xp: Namespace, x: Array) -> Array:
            return unfolded(xp, x, axis, self.size("K"), self.stride, self.dilation)

        return naming_labels(self, (x,), kernel)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Fold(self.label("U"), self.label("V"), self.sized("K"), self.stride, self.dilation)(x, dy)


class Fold(PolyOp2[U, V, K], rule="k *A U *B, *A V K *B -> *A U *B where V not in *A U *B, K not in *A U V *B"):
    """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U.

    It is the transpose of :class:`Unfold`.

    Args:
        axis: the label U.
        to: the label of the windows.
        window: the label of the positions within a window.
        stride: the distance between windows.
        dilation: the distance between the elements under a window.

    Raises:
        SizeError: when there are more windows over ``x1``, or fewer.

    See also: ``torch.nn.functional.fold``.
    """

    def __init__(self, axis: type[U], to: type[V], window: type[K] | K, /, stride: int = 1, dilation: int = 1) -> None:
        super().__init__(axis, to, window)
        self.stride, self.dilation = checked(stride, dilation)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, like: Array, x: Array) -> Array:
            windows = Windows.over((like.shape[axis],), (x.shape[axis + 1],), (self.stride,), (self.dilation,))
            require_fit(self, 1, x.shape[axis : axis + 1], windows.count, "one element for each window")
            last = xp.moveaxis(xp.moveaxis(x, axis + 1, 0), axis + 1, -1)
            shape = (*like.shape[:axis], *like.shape[axis + 1 :], like.shape[axis])
            zeros = xp.zeros(shape, dtype=x.dtype)
            parts = (last[n, ...] for (n,) in windows.taps())
            return xp.moveaxis(place_under(xp, zeros, windows, parts) if windows.size[0] else zeros, -1, axis)

        return naming_labels(self, (x1, x2), kernel)

    @apart("U", "V", "K")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Unfold(self.label("U"), self.label("V"), self.sized("K"), self.stride, self.dilation)(dy)


def unfolded(xp: Namespace, x: Array, axis: int, size: int, stride: int, dilation: int) -> Array:
    """Return windows of a size along an axis, followed by the positions within each."""
    windows = Windows.over((x.shape[axis],), (size,), (stride,), (dilation,))
    before = (slice(None),) * axis
    parts = [x[(*before, *windows.under(*tap)[1:], ...)] for tap in windows.taps()]
    if not parts:
        return xp.zeros((*x.shape[:axis], windows.count[0], 0, *x.shape[axis + 1 :]), dtype=x.dtype)
    return xp.stack(parts, axis=axis + 1)


def checked(stride: int, dilation: int) -> tuple[int, int]:
    """Check that both are at least 1, and return them."""
    return whole("the stride of windows", stride, 1), whole("the dilation of windows", dilation, 1)


unfold = Labelled(Unfold)


class Interpolate(PolyOp1[U, V], rule="*A U *B -> *A V *B where V not in *A U *B", linear="along"):
    """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear.

    Args:
        axis: the label U.
        to: the label of the result, or a sized axis.
        mode: ``"nearest"`` for the element under each, ``"linear"`` for a mean of its two neighbours.
        corners: for the mode ``"linear"``, whether the first and last elements are aligned; otherwise the ends of the
            axes, half an element beyond them, are aligned.

    Raises:
        SizeError: when the size of V is not known, or the mode is none of these.

    See also: ``torch.nn.functional.interpolate`` (``corners`` is ``align_corners``), ``jax.image.resize``.

    >>> from typedtensor import Axis, Tensor
    >>> class Width(Axis): ...
    >>> class Column(Axis, size=4): ...
    >>> Interpolate(Width, Column)(Tensor[Width]([1.0, 3.0]))
    Tensor[Column=4]([1., 1., 3., 3.])
    >>> Interpolate(Width, Column, "linear")(Tensor[Width]([1.0, 3.0]))
    Tensor[Column=4]([1. , 1.5, 2.5, 3. ])
    """

    def __init__(self, axis: type[U], to: type[V] | V, /, mode: Mode = "nearest", *, corners: bool = False) -> None:
        super().__init__(axis, to)
        self.between = Between(mode, corners)

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            return taken(xp, x, axis, self.size("V"), self.between)

        return naming_labels(self, (x,), kernel)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return InterpolateInput(self.label("U"), self.sized("V"), self.between)(x, dy)


Mode = Literal["nearest", "linear"]


@dataclass(frozen=True, slots=True)
class Between:
    """The positions of interpolated elements.

    Attributes:
        mode: ``"nearest"`` for the nearest element below, ``"linear"`` for a weighted mean of the two neighbours.
        corners: whether the first and the last elements coincide with those of the operand; otherwise they have equal
            margins.
    """

    mode: Mode
    corners: bool

    def __post_init__(self) -> None:
        if self.mode not in ("nearest", "linear"):
            raise SizeError(f'the mode of an interpolation must be "nearest" or "linear", not {self.mode!r}')
        if self.corners and self.mode == "nearest":
            raise SizeError('corners=True needs mode "linear": "nearest" takes the element under each position')

    def shares(self, extent: int, count: int) -> Iterator[tuple[Any, Any]]:
        """Positions in the operand and the weight of each; None for weight 1.

        Raises :class:`SizeError` when the operand is empty.
        """
        if count and not extent:
            raise SizeError(f"cannot interpolate {count} elements from an axis of size 0")
        if self.mode == "nearest":
            yield np.arange(count) * extent // max(count, 1), None
            return
        if self.corners:
            where = np.arange(count) * ((extent - 1) / max(count - 1, 1))
        else:
            where = np.maximum((np.arange(count) + 0.5) * (extent / max(count, 1)) - 0.5, 0)
        first = np.minimum(where.astype(int), max(extent - 1, 0))
        share = where - first
        yield first, 1 - share
        yield np.minimum(first + 1, max(extent - 1, 0)), share


NEAREST = Between("nearest", False)


def taken(xp: Namespace, x: Array, axis: int, count: int, between: Between) -> Array:
    """Interpolate ``count`` elements along an axis."""
    rows = xp.moveaxis(x, axis, 0)
    total: Array = None
    for index, share in between.shares(rows.shape[0], count):
        part = xp.take(rows, _array(xp, index, x), axis=0)
        if share is not None:
            part = _weighted(xp, part, share)
        total = part if total is None else total + part
    return xp.moveaxis(total, 0, axis)


def added(xp: Namespace, y: Array, axis: int, extent: int, between: Between) -> Array:
    """The transpose of :func:`taken`: add elements with their weights at their positions."""
    rows = xp.moveaxis(y, axis, 0)
    rest = rows.shape[1:]
    total: Array = None
    for index, share in between.shares(extent, rows.shape[0]):
        part = rows if share is None else _weighted(xp, rows, share)
        flat = xp.reshape(part, (rows.shape[0], math.prod(rest)))
        sums = add_rows(xp, extent, _array(xp, index, y), flat)
        total = sums if total is None else total + sums
    return xp.moveaxis(xp.reshape(total, (extent, *rest)), 0, axis)


def _array(xp: Namespace, values: Any, like: Array) -> Array:
    return xp.asarray(values, device=device_of(like))


def _weighted(xp: Namespace, rows: Array, shares: Any) -> Array:
    """Rows times their weights; 0 for weight 0, even if a row is infinite."""
    column = shares.reshape(-1, *[1] * (len(rows.shape) - 1))
    if not shares.all():
        rows = xp.where(_array(xp, column != 0, rows), rows, xp.zeros_like(rows))
    return rows * xp.astype(_array(xp, column, rows), rows.dtype)


class InterpolateInput(PolyOp2[U, V], rule="k *A U *B, *A V *B -> *A U *B where V not in U"):
    """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""

    def __init__(self, axis: type[U], to: type[V] | V, /, between: Between = NEAREST) -> None:
        super().__init__(axis, to)
        self.between = between

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, like: Array, y: Array) -> Array:
            return added(xp, y, axis, like.shape[axis], self.between)

        return naming_labels(self, (x1, x2), kernel)

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Interpolate(self.label("U"), self.sized("V"), self.between.mode, corners=self.between.corners)(dy)


interpolate = Labelled(Interpolate)
