"""The gradients of convolutions, each linear in two of ``x``, the kernel and ``y``.

The gradients of each are the others, so that convolutions can be differentiated any number of times. They serve any
number of spatial axes ``*S``; with the kernel first, ``C`` and ``O`` are known where they separate runs.
"""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from typedtensor.backends import Array, Namespace
from typedtensor.backends.convolution import correlate, spread, weigh
from typedtensor.backends.primitives import Pair
from typedtensor.backends.windows import Windows
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.fitting import naming_labels, require_fit
from typedtensor.ops.core.operation import PolyOp3

__all__ = ["ConvolutionInput", "ConvolutionKernel", "ConvolutionOutput"]


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where the windows of a convolution lie.

    Attributes:
        stride: the distance between windows, along the height and along the width.
        same: whether there are zeros around the image, so that there are as many windows as positions.
    """

    stride: Pair = (1, 1)
    same: bool = False

    def __post_init__(self) -> None:
        if min(self.stride) < 1:
            raise SizeError(f"the stride of a convolution must be at least 1, not {min(self.stride)}")

    def of(self, window: Pair) -> tuple[Pair, Pair, Pair]:
        """The stride, and the zeros before and after the image, for a window of a size."""
        if not self.same:
            return self.stride, (0, 0), (0, 0)
        if min(window) < 1:
            raise SizeError(f"the window of a convolution with zeros around must be at least 1, not {min(window)}")
        before = ((window[0] - 1) // 2, (window[1] - 1) // 2)
        return self.stride, before, (window[0] - 1 - before[0], window[1] - 1 - before[1])


VALID = Geometry()


class Gradient(PolyOp3):
    """An operation that knows where the windows lie."""

    def __init__(self, geometry: Geometry = VALID, /) -> None:
        super().__init__()
        self.geometry = geometry

    def require_windows(self, x: Array, window: Pair, y: Array) -> None:
        """Check that ``y``, the last operand, has an element for each window over ``x``.

        Raises:
            SizeError: when it has more of them or fewer.
        """
        stride, before, after = self.geometry.of(window)
        rows, columns = (n + zeros + more for n, zeros, more in zip(x.shape[-2:], before, after, strict=True))
        count = Windows.over((rows, columns), window, stride).count
        require_fit(self, 2, y.shape[-2:], count, "one element for each window")


class ConvolutionInput(Gradient, rule="O C *K, k *N C *S, *N O *P -> *N C *S"):
    """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image.

    See also: ``torch.nn.functional.conv_transpose2d``, ``jax.lax.conv_transpose``.
    """

    shape_only = frozenset({1})
    mixed = frozenset({"*K", "*P", "*S"})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, k: Array, like: Array, y: Array) -> Array:
            window = tuple(k.shape[-2:])
            self.require_windows(like, window, y)
            return spread(xp, k, like, y, *self.geometry.of(window))

        return naming_labels(self, (x1, x2, x3), computed_flat(len(x1.axes) - 2, kernel))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionKernel(self.geometry)(x1, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionOutput(self.geometry)(x1, x3, dy)


class ConvolutionKernel(Gradient, rule="k O C *K, *N C *S, *N O *P -> O C *K"):
    """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel.

    See also: ``torch.nn.grad.conv2d_weight``.
    """

    shape_only = frozenset({0})
    mixed = frozenset({"*K", "*P", "*S"})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, like: Array, x: Array, y: Array) -> Array:
            window = tuple(like.shape[-2:])
            self.require_windows(x, window, y)
            return weigh(xp, window, x, y, *self.geometry.of(window))

        return naming_labels(self, (x1, x2, x3), computed_flat(len(x1.axes) - 2, kernel))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionInput(self.geometry)(dy, x2, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionOutput(self.geometry)(dy, x3, x2)


class ConvolutionOutput(Gradient, rule="O C *K, k *N O *P, *N C *S -> *N O *P"):
    """``y[o, p] = Σ x3[c, p s + i] x1[o, c, i]``, with the axes of ``x2``: a convolution, its labels known.

    Raises:
        SizeError: when the result has other sizes than ``x2``.
    """

    shape_only = frozenset({1})
    mixed = frozenset({"*K", "*P", "*S"})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, k: Array, like: Array, x: Array) -> Array:
            y = correlate(xp, x, k, *self.geometry.of(tuple(k.shape[-2:])))
            if y.shape != like.shape:
                raise SizeError(f"{self.title} gives {tuple(y.shape)}, not the sizes of {tuple(like.shape)}")
            return y

        return naming_labels(self, (x1, x2, x3), computed_flat(len(x1.axes) - 2, kernel))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionKernel(self.geometry)(x1, x3, dy)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionInput(self.geometry)(x1, x3, dy)


def computed_flat(axes: int, kernel: Callable[..., Array]) -> Kernel:
    """A computation over two spatial axes, also for one, which is taken for an image one element high.

    Raises:
        SizeError: for another number of spatial axes.
    """
    if axes == 2:
        return kernel
    if axes != 1:
        raise SizeError(f"convolutions are over 1 or 2 axes, not {axes}")

    def raised(xp: Namespace, *arrays: Array) -> Array:
        return xp.squeeze(kernel(xp, *(xp.expand_dims(a, axis=-2) for a in arrays)), axis=-2)

    return raised
