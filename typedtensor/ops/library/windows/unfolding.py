"""Windows along an axis as new axes."""

from __future__ import annotations

from typedtensor.backends.windows import Windows, place_under
from typedtensor.base.options import whole
from typedtensor.core.axes import K, U, V, declared_size
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, PolyOp1, PolyOp2, TensorType, apart
from typedtensor.ops.core.fitting import naming_labels, require_declared, require_fit
from typedtensor.rules import window_count

__all__ = ["Fold", "Unfold", "UnfoldLike", "unfold"]


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
        return Fold(self.label("U"), self.label("V"), self.label("K"), self.stride, self.dilation)(x, dy)


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

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], window: type[K], /, stride: int = 1, dilation: int = 1) -> None:
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

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        labels = (self.label("U"), self.label("V"), self.label("K"))
        return UnfoldLike(*labels, self.stride, self.dilation)(x2, dy)


class UnfoldLike(PolyOp2[U, V, K], rule="k *A V K *B, *A U *B -> *A V K *B where V not in *A U *B, K not in *A U V *B"):
    """The elements under each window over ``x2``, with the sizes of ``x1``."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], window: type[K], /, stride: int = 1, dilation: int = 1) -> None:
        super().__init__(axis, to, window)
        self.stride, self.dilation = checked(stride, dilation)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("V", x1, x2)

        def kernel(xp: Namespace, like: Array, x: Array) -> Array:
            y = unfolded(xp, x, axis, like.shape[axis + 1], self.stride, self.dilation)
            require_fit(self, 0, like.shape[axis : axis + 1], y.shape[axis : axis + 1], "one element for each window")
            return y

        return naming_labels(self, (x1, x2), kernel)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Fold(self.label("U"), self.label("V"), self.label("K"), self.stride, self.dilation)(x2, dy)


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
