"""Pools: the largest element, or the mean, of each window over the last two axes.

The labels of an operation hold the sizes of its windows and strides, so that type checkers know the sizes of results.
Without a stride, windows are adjacent.
"""

from __future__ import annotations

from typedtensor.backends.pooling import average_pool, average_pool_input, max_pool, max_pool_input, max_pool_output
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Windows
from typedtensor.core.axes import Axis, K, Strided, U, V, W, size_of  # noqa: F401  # Strided is named in rules
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import P
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, PolyOp1, PolyOp2, PolyOp3, TensorType
from typedtensor.ops.core.fitting import naming_labels, require_fit
from typedtensor.ops.core.operation import PolyOp

__all__ = ["AveragePool2D", "AveragePool2DStrided", "AveragePoolInput", "AveragePoolOutput", "MaxPool2D"]
__all__ += ["MaxPool2DStrided", "MaxPoolInput", "MaxPoolOutput"]


class Pooling(PolyOp1[*P]):
    """The base of pools: the size of their windows, and the stride."""

    def __init__(self, *labels: type[Axis] | Axis) -> None:
        super().__init__(*labels)
        sizes = tuple(map(size_of, labels))
        if min(sizes) < 1:
            raise SizeError(f"{self.title}: the window and the stride of a pool must be at least 1, not {min(sizes)}")
        self.window: Sizes = (sizes[0], sizes[1])
        self.stride: Sizes = (sizes[-2], sizes[-1])

    def windows(self, x: Array) -> Windows:
        """The windows over an array."""
        return Windows.over(tuple(x.shape[-2:]), self.window, self.stride)

    def ground(self, x: TensorType, /) -> Kernel:
        return naming_labels(self, (x,), self.forward)


class MaxPooling(Pooling[*P], family="*N H W -> *N K L"):
    """A pool of the largest elements."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return max_pool(xp, x, self.windows(x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return MaxPoolInput(self.window, self.stride)(x, dy)


class AveragePooling(Pooling[*P], family="*N H W -> *N K L"):
    """A pool of means."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return average_pool(xp, x, self.windows(x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return AveragePoolInput(self.window, self.stride)(x, dy)


class MaxPool2D(MaxPooling[U, V], rule="*N H W -> *N Strided[H, U, U] Strided[W, V, V]"):
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

    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None:
        super().__init__(height, width)


class MaxPool2DStrided(MaxPooling[U, V, W, K], rule="*N H X -> *N Strided[H, U, W] Strided[X, V, K]"):
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

    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None:
        super().__init__(height, width, down, across)


class AveragePool2D(AveragePooling[U, V], rule="*N H W -> *N Strided[H, U, U] Strided[W, V, V]", linear="along"):
    """The mean of each of the windows, which do not overlap; a remainder at the end is ignored.

    Args:
        height: the height of a window: a label that declares its size, or a sized axis.
        width: the width of a window.

    Raises:
        SizeError: when a label has no size, or a window is larger than the image.

    See also: ``torch.nn.functional.avg_pool2d``, ``jax.lax.reduce_window(…, add, …)``.
    """

    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None:
        super().__init__(height, width)


class AveragePool2DStrided(
    AveragePooling[U, V, W, K], rule="*N H X -> *N Strided[H, U, W] Strided[X, V, K]", linear="along"
):
    """The mean of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width.

    Args:
        height: the height of a window: a label that declares its size, or a sized axis.
        width: the width of a window.
        down: the stride along the height.
        across: the stride along the width.

    Raises:
        SizeError: when a label has no size, or a window is larger than the image.

    See also: ``torch.nn.functional.avg_pool2d(stride=…)``.
    """

    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None:
        super().__init__(height, width, down, across)


class Pooled(PolyOp):
    """The base of operations with the windows of a pool.

    Args:
        window: the height and the width of a window.
        stride: the distance between windows, along the height and along the width.
    """

    def __init__(self, window: Sizes, stride: Sizes, /) -> None:
        super().__init__()
        self.window, self.stride = window, stride

    def windows(self, x: Array, y: Array, operand: int) -> Windows:
        """The windows over an array, of which an operand has one element each.

        Raises:
            SizeError: when the numbers differ.
        """
        windows = Windows.over(tuple(x.shape[-2:]), self.window, self.stride)
        require_fit(self, operand, y.shape[-2:], windows.count, "one element for each window")
        return windows

    def ground(self, *operands: TensorType) -> Kernel:
        return naming_labels(self, operands, self.forward)


class MaxPoolInput(Pooled, PolyOp2, rule="*N H W, *N K L -> *N H W"):
    """``x2`` at the largest element of each window over ``x1``, 0 elsewhere: the gradient of a pool.

    See also: ``torch.nn.functional.max_unpool2d``.
    """

    of_gradients = True

    detached = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        windows = self.windows(x1, x2, 1)
        return max_pool_input(xp, x1, x2, windows)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MaxPoolOutput(self.window, self.stride)(x2, x1, dy)


class MaxPoolOutput(Pooled, PolyOp3, rule="k *N K L, *N H W, *N H W -> *N K L"):
    """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""

    shape_only = frozenset({0})
    detached = frozenset({1})

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        windows = self.windows(x2, x1, 0)
        return max_pool_output(xp, x2, x3, windows)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return MaxPoolInput(self.window, self.stride)(x2, dy)


class AveragePoolInput(Pooled, PolyOp2, rule="k *N H W, *N K L -> *N H W"):
    """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        windows = self.windows(x1, x2, 1)
        return average_pool_input(xp, x1, x2, windows)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AveragePoolOutput(self.window, self.stride)(x2, dy)


class AveragePoolOutput(Pooled, PolyOp2, rule="k *N K L, *N H W -> *N K L"):
    """The mean of each window over ``x2``; the axes are those of ``x1``."""

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return average_pool(xp, x2, self.windows(x2, x1, 0))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AveragePoolInput(self.window, self.stride)(x2, dy)
