"""Pools: the largest element, or the mean, of each window, over the last two axes or along a named one.

Over two axes, the labels of an operation hold the sizes of its windows and strides, so that type checkers know the
sizes of results. Without a stride, windows are adjacent.

Along a named axis, the result has a new label: with stride and padding, or a number of parts. A pool over several axes
is a composition, ``max_pool(max_pool(x, Width, Column, 3, 2), Height, Row, 3, 2)``, which computes less than windows
over all axes. A pool over whole axes is ``x.max(Height)`` or ``x.mean(Height)``.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar, Generic

from typedtensor.backends import Array, Namespace
from typedtensor.backends.pooling import average_pool, average_pool_input, max_pool, max_pool_input, max_pool_output
from typedtensor.backends.pools_along import Piece, PoolWindows
from typedtensor.backends.primitives import Sizes
from typedtensor.core.axes import Axis, K, Strided, U, V, W, declared_size, size_of  # noqa: F401  # Strided is named in rules
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import P, PolyOp1, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Kernel, Labelled, Operand, TensorType, apart
from typedtensor.ops.core.fitting import naming_labels, require_declared, require_fit
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import window_count

__all__ = ["AdaptiveAveragePool", "AdaptiveMaxPool", "AverageAlongInput", "AveragePool2D", "AveragePool2DStrided"]
__all__ += ["AveragePoolAlong", "AveragePoolInput", "MaxAlongInput", "MaxAlongOutput", "MaxPool2D", "MaxPool2DStrided"]
__all__ += ["MaxPoolAlong", "MaxPoolInput", "MaxPoolOutput"]
__all__ += ["adaptive_average_pool", "adaptive_max_pool", "average_pool_along", "max_pool_along"]


PARTS = PoolWindows()


class OverWindows(PolyOp):
    """The base of pools, and of the operations of their gradients.

    Attributes:
        pool: the windows.
        largest: whether they are pools of the largest elements, not of means.
        along: the axis of the first operand that the windows are along; none for the last two.
    """

    pool: PoolWindows = PARTS
    largest: ClassVar[bool] = False
    along: ClassVar[str] = ""

    def ground(self, *operands: TensorType) -> Kernel:
        kernel = along(self.position(self.along, *operands), self.forward) if self.along else self.forward
        return naming_labels(self, operands, kernel)

    def pieces(self, xp: Namespace, x: Array, count: int) -> list[Piece]:
        """The arrays to pool, and the windows over each."""
        return list(self.pool.pieces(xp, x, count, -math.inf if self.largest else 0.0))

    def fitting_pieces(self, xp: Namespace, x: Array, y: Array, operand: int) -> list[Piece]:
        """The same, where an operand ``y`` has an element for each window.

        Raises :class:`SizeError` when the numbers differ.
        """
        pieces = self.pieces(xp, x, y.shape[-2])
        if self.pool.window is not None:
            axes = 1 if self.along else 2
            given, wanted = y.shape[-2:][:axes], pieces[0][1].count[:axes]
            require_fit(self, operand, given, wanted, "one element for each window")
        return pieces


class Pooling(OverWindows, PolyOp1[*P]):
    """A pool itself."""

    def count(self) -> int:
        """The number of parts, which windows do not have."""
        return 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        pooled = max_pool if self.largest else average_pool
        return joined(xp, [pooled(xp, part, windows) for part, windows in self.pieces(xp, x, self.count())], x)


class PoolInput(OverWindows, PolyOp2[*P]):
    """``x2`` at the largest elements of the windows over ``x1``, or spread evenly under them: a gradient."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        spread = max_pool_input if self.largest else average_pool_input
        x, count = x1 if self.largest else xp.zeros_like(x1, dtype=x2.dtype), x2.shape[-2]
        given = zip(self.fitting_pieces(xp, x, x2, 1), self.pool.places(count), strict=True)
        found = [spread(xp, part, x2[..., at, :], windows) for (part, windows), at in given]
        return self.pool.put_back(xp, x, found, count)


class MaxOutput(OverWindows, PolyOp3[*P]):
    """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""

    detached = frozenset({1})
    largest = True

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        pieces = self.fitting_pieces(xp, x2, x1, 0)
        given = zip(pieces, self.pool.pieces(xp, x3, x1.shape[-2], 0.0), strict=True)
        return joined(xp, [max_pool_output(xp, part, z, windows) for (part, windows), (z, _) in given], x3)


def over_plane(window: Sizes, stride: Sizes) -> PoolWindows:
    """Windows over the last two axes."""
    return PoolWindows(window[0], stride[0], across=(window[1], stride[1]))


class PlanePooling(Pooling[*P], family="*N H W -> *N K L"):
    """A pool over the last two axes, whose labels hold the sizes of its windows and strides."""

    def __init__(self, *labels: type[Axis] | Axis) -> None:
        super().__init__(*labels)
        sizes = tuple(map(size_of, labels))
        if min(sizes) < 1:
            raise SizeError(f"{self.title}: the window and the stride of a pool must be at least 1, not {min(sizes)}")
        self.pool = over_plane(sizes[:2], sizes[-2:])

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return (MaxPoolInput if self.largest else AveragePoolInput)(*self.pool.plane)(x, dy)


class AdjacentWindows(PlanePooling[U, V]):
    """A pool over windows that do not overlap."""

    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None:
        super().__init__(height, width)


class StridedWindows(PlanePooling[U, V, W, K]):
    """A pool over windows at given distances."""

    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None:
        super().__init__(height, width, down, across)


class MaxPool2D(AdjacentWindows[U, V], rule="*N H W -> *N Strided[H, U, U] Strided[W, V, V]"):
    """The largest element of each of the windows, which do not overlap; a remainder at the end is ignored.

    Of equal elements the first one, row by row, takes the gradient, as in PyTorch.

    Args:
        height: the height of a window: a label that declares its size, or a sized axis.
        width: the width of a window.

    Raises:
        SizeError: when a label has no size, or a window is larger than the image.

    See also: ``torch.nn.functional.max_pool2d``, ``jax.lax.reduce_window(…, max, …)``.

    >>> from typedtensor import Axis, Tensor
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Two(Axis, size=2): ...
    >>> MaxPool2D(Two, Two)(Tensor[Height, Width]([[1.0, 2.0, 5.0, 6.0], [3.0, 4.0, 7.0, 8.0]]))
    Tensor[Strided[Height, Two, Two]=1, Strided[Width, Two, Two]=2]([[4., 8.]])
    """

    largest = True


class MaxPool2DStrided(StridedWindows[U, V, W, K], rule="*N H X -> *N Strided[H, U, W] Strided[X, V, K]"):
    """The largest element of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width.

    Of equal elements the first one, row by row, takes the gradient, as in PyTorch.

    Args:
        height: the height of a window: a label that declares its size, or a sized axis.
        width: the width of a window.
        down: the stride along the height.
        across: the stride along the width.

    Raises:
        SizeError: when a label has no size, or a window is larger than the image.

    See also: ``torch.nn.functional.max_pool2d(stride=…)``, ``jax.lax.reduce_window(…, max, …)``.
    """

    largest = True


class AveragePool2D(AdjacentWindows[U, V], rule="*N H W -> *N Strided[H, U, U] Strided[W, V, V]", linear="along"):
    """The mean of each of the windows, which do not overlap; a remainder at the end is ignored.

    Its arguments and errors are those of :class:`MaxPool2D`.

    See also: ``torch.nn.functional.avg_pool2d``, ``jax.lax.reduce_window(…, add, …)``.
    """


class AveragePool2DStrided(
    StridedWindows[U, V, W, K], rule="*N H X -> *N Strided[H, U, W] Strided[X, V, K]", linear="along"
):
    """The mean of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width.

    Its arguments and errors are those of :class:`MaxPool2DStrided`.

    See also: ``torch.nn.functional.avg_pool2d(stride=…)``.
    """


class OfPlane(OverWindows):
    """The base of operations with the windows of a pool over the last two axes.

    Args:
        window: the height and the width of a window.
        stride: the distance between windows, along the height and along the width.
    """

    def __init__(self, window: Sizes, stride: Sizes, /) -> None:
        super().__init__()
        self.pool = over_plane(window, stride)


class MaxPoolInput(OfPlane, PoolInput, rule="*N H W, *N K L -> *N H W"):
    """``x2`` at the largest element of each window over ``x1``, 0 elsewhere: the gradient of a pool.

    See also: ``torch.nn.functional.max_unpool2d``.
    """

    largest = True
    of_gradients = True
    detached = frozenset({0})

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MaxPoolOutput(*self.pool.plane)(x2, x1, dy)


class MaxPoolOutput(OfPlane, MaxOutput, rule="k *N K L, *N H W, *N H W -> *N K L"):
    """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return MaxPoolInput(*self.pool.plane)(x2, dy)


class AveragePoolInput(OfPlane, PoolInput, rule="k *N H W, *N K L -> *N H W where K not in *N H W, L not in *N H W"):
    """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""

    @apart("H", "W", "K", "L")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        found: Operand = dy
        for axis, to, window, stride in zip(x1.axes[-2:], x2.axes[-2:], *self.pool.plane, strict=True):
            found = AveragePoolAlong(axis, to, window, stride)(found)
        return found


class PoolAlong(Pooling[U, V], family="*A U *B -> *A V *B"):
    """A pool along an axis."""

    along = "U"

    def count(self) -> int:
        return self.size("V") if self.pool.window is None else 0

    def ground(self, *operands: TensorType) -> Kernel:
        size, pool = declared_size(self.label("U")), self.pool
        if size is not None and pool.window is not None:
            require_declared(self, self.label("V"), window_count(size, pool.window, pool.stride, pool.padding))
        return super().ground(*operands)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        slope = MaxAlongInput if self.largest else AverageAlongInput
        return slope(self.label("U"), self.sized("V"), self.pool)(x, dy)


class WindowsAlong(PoolAlong[U, V]):
    """A pool of windows along an axis."""

    def __init__(
        self, axis: type[U], to: type[V] | V, /, window: int, stride: int | None = None, padding: int = 0
    ) -> None:
        super().__init__(axis, to)
        self.pool = PoolWindows(window, window if stride is None else stride, padding)


class PartsAlong(PoolAlong[U, V]):
    """A pool of parts of an axis."""

    def __init__(self, axis: type[U], to: type[V] | V, /) -> None:
        super().__init__(axis, to)


class MaxPoolAlong(WindowsAlong[U, V], rule="*A U *B -> *A V *B where V not in *A U *B"):
    """The largest element of each window along U, as the axis V.

    Of equal elements the first one takes the gradient. Along the width and then along the height it is PyTorch's pool
    of two axes, gradients included.

    Args:
        axis: the label U.
        to: the label of the result, whose size follows.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end, none of which is the largest; at most half of
            the window.

    Raises:
        SizeError: when a number is out of range, or the window is larger than the axis.

    See also: ``torch.nn.functional.max_pool1d``, ``jax.lax.reduce_window(…, max, …)``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Frame(Axis): ...
    >>> MaxPoolAlong(Time, Frame, 3, 2, 1)(Tensor[Time]([5.0, 1.0, 2.0, 4.0]))
    Tensor[Frame=2]([5., 4.])
    """

    largest = True


class AveragePoolAlong(WindowsAlong[U, V], rule="*A U *B -> *A V *B where V not in *A U *B", linear="along"):
    """The mean of each window along U, as the axis V; padding counts as zeros.

    Its arguments and errors are those of :class:`MaxPoolAlong`.

    See also: ``torch.nn.functional.avg_pool1d``, ``jax.lax.reduce_window(…, add, …)``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Frame(Axis): ...
    >>> AveragePoolAlong(Time, Frame, 2)(Tensor[Time]([5.0, 1.0, 2.0, 4.0]))
    Tensor[Frame=2]([3., 3.])
    """


class AdaptiveMaxPool(PartsAlong[U, V], rule="*A U *B -> *A V *B where V not in *A U *B"):
    """Divide U into ``|V|`` parts and return the largest element of each.

    Args:
        axis: the label U.
        to: the label of the result, or a sized axis.

    Raises:
        SizeError: when the size of V is not known.

    See also: ``torch.nn.functional.adaptive_max_pool1d``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Half(Axis, size=2): ...
    >>> AdaptiveMaxPool(Time, Half)(Tensor[Time]([5.0, 1.0, 2.0, 4.0, 3.0]))
    Tensor[Half=2]([5., 4.])
    """

    largest = True


class AdaptiveAveragePool(PartsAlong[U, V], rule="*A U *B -> *A V *B where V not in *A U *B", linear="along"):
    """Divide U into ``|V|`` parts and return the mean of each.

    Its arguments and errors are those of :class:`AdaptiveMaxPool`.

    See also: ``torch.nn.functional.adaptive_avg_pool1d``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Half(Axis, size=2): ...
    >>> AdaptiveAveragePool(Time, Half)(Tensor[Time]([5.0, 1.0, 2.0, 4.0]))
    Tensor[Half=2]([3., 3.])
    """


class OfPool(OverWindows, Generic[U, V]):
    """The base of operations with the windows of a pool along an axis."""

    along = "U"

    def __init__(self, axis: type[U], to: type[V] | V, /, pool: PoolWindows = PARTS) -> None:
        super().__init__(axis, to)
        self.pool = pool


class MaxAlongInput(OfPool[U, V], PoolInput[U, V], rule="*A U *B, *A V *B -> *A U *B where V not in U"):
    """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""

    largest = True
    of_gradients = True
    detached = frozenset({0})

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MaxAlongOutput(self.label("U"), self.label("V"), self.pool)(x2, x1, dy)


class MaxAlongOutput(OfPool[U, V], MaxOutput[U, V], rule="k *A V *B, *A U *B, *A U *B -> *A V *B where V not in U"):
    """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""

    along = "V"

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return MaxAlongInput(self.label("U"), self.label("V"), self.pool)(x2, dy)


class AverageAlongInput(OfPool[U, V], PoolInput[U, V], rule="k *A U *B, *A V *B -> *A U *B where V not in U"):
    """``x2`` spread evenly under its windows over ``x1``."""

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, to, pool = self.label("U"), self.sized("V"), self.pool
        if pool.window is None:
            return AdaptiveAveragePool(axis, to)(dy)
        return AveragePoolAlong(axis, to, pool.window, pool.stride, pool.padding)(dy)


def along(axis: int, kernel: Callable[..., Array]) -> Kernel:
    """Wrap a kernel of arrays ``(…, U, R)`` for arrays with U at any position."""

    def moved(xp: Namespace, *arrays: Array) -> Array:
        lead, rest = arrays[0].shape[:axis], arrays[0].shape[axis + 1 :]
        y = kernel(xp, *(xp.reshape(x, (*lead, x.shape[axis], math.prod(rest))) for x in arrays))
        return xp.reshape(y, (*lead, y.shape[-2], *rest))

    return moved


def joined(xp: Namespace, pieces: list[Array], like: Array) -> Array:
    """Concatenate the results of pieces."""
    if not pieces:
        return like[..., :0, :]
    return pieces[0] if len(pieces) == 1 else xp.concat(pieces, axis=len(like.shape) - 2)


adaptive_average_pool = Labelled(AdaptiveAveragePool)
adaptive_max_pool = Labelled(AdaptiveMaxPool)
average_pool_along = Labelled(AveragePoolAlong)
max_pool_along = Labelled(MaxPoolAlong)
