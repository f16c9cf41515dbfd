"""The gradients of convolutions, each linear in two of ``x``, the kernel and ``y``.

The gradients of each are the others, so convolutions can be differentiated any number of times. There may be any number
of spatial axes ``*S``. The kernel comes first, so that its channels are known where they separate runs.
"""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import ClassVar

from typedtensor.backends import Array, Namespace
from typedtensor.backends.convolution import correlate, spread, weigh
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.adjoint.geometry import DENSE, DEPTHWISE, GROUPED, VALID, Channels, Moves
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp3
from typedtensor.ops.core.fitting import naming_labels, require_fit

__all__ = [
    "ConvolutionInput",
    "ConvolutionKernel",
    "ConvolutionOutput",
    "DepthwiseInput",
    "DepthwiseKernel",
    "DepthwiseOutput",
    "GroupedInput",
    "GroupedKernel",
    "GroupedOutput",
]


class Gradient(PolyOp3):
    """The base of operations with the geometry of a convolution's windows."""

    channels: ClassVar[Channels]
    mixed = frozenset({"*K", "*P", "*S"})

    def __init__(self, moves: Moves = VALID, /) -> None:
        super().__init__()
        self.moves = moves

    def require_windows(self, x: Array, k: Array, y: Array) -> None:
        """Check that ``y`` has one element for each window over ``x``; all arrays are in the form of primitives.

        Raises:
            SizeError: when it has not.
        """
        window = tuple(k.shape[2:])
        count = self.moves.of(window).windows(x.shape[-len(window) :], window).count
        require_fit(self, 2, y.shape[-len(window) :], count, "one element for each window")


class InputGradient(Gradient, family="*K, k *A, *B -> *A"):
    """The gradient of a convolution for the image."""

    shape_only = frozenset({1})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        rank = self.channels.rank(x1)

        def kernel(xp: Namespace, k: Array, like: Array, y: Array) -> Array:
            whole = self.channels.kernel(xp, k)
            y, flat = self.channels.image(xp, y, rank), self.channels.image(xp, like, rank)
            self.require_windows(flat, whole, y)
            groups = self.channels.groups(k)
            x = spread(xp, whole, tuple(flat.shape[-rank:]), y, self.moves.of(whole.shape[2:], groups))
            return xp.reshape(x, like.shape)

        return naming_labels(self, (x1, x2, x3), kernel)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return KERNEL[self.channels](self.moves)(x1, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return OUTPUT[self.channels](self.moves)(x1, x3, dy)


class Weight(Gradient, family="k *A, *B, *C -> *A"):
    """The gradient of a convolution for the kernel."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        rank = self.channels.rank(x1)

        def kernel(xp: Namespace, like: Array, x: Array, y: Array) -> Array:
            whole = self.channels.kernel(xp, like)
            x, y = self.channels.image(xp, x, rank), self.channels.image(xp, y, rank)
            self.require_windows(x, whole, y)
            window = tuple(whole.shape[2:])
            k = weigh(xp, window, x, y, self.moves.of(window, self.channels.groups(like)))
            return xp.reshape(k, like.shape)

        return naming_labels(self, (x1, x2, x3), kernel)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return INPUT[self.channels](self.moves)(dy, x2, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return OUTPUT[self.channels](self.moves)(dy, x3, x2)


class Output(Gradient, family="*K, k *A, *B -> *A"):
    """A convolution whose output labels are those of an operand."""

    shape_only = frozenset({1})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        rank = self.channels.rank(x1)

        def kernel(xp: Namespace, k: Array, like: Array, x: Array) -> Array:
            whole, x = self.channels.kernel(xp, k), self.channels.image(xp, x, rank)
            y = correlate(xp, x, whole, self.moves.of(whole.shape[2:], self.channels.groups(k)))
            if tuple(y.shape[-rank:]) != tuple(like.shape[-rank:]):
                raise SizeError(f"{self.title} gives {tuple(y.shape)}, not the sizes of {tuple(like.shape)}")
            return xp.reshape(y, like.shape)

        return naming_labels(self, (x1, x2, x3), kernel)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return KERNEL[self.channels](self.moves)(x1, x3, dy)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return INPUT[self.channels](self.moves)(x1, x3, dy)


class ConvolutionInput(
    InputGradient, rule="O C *K, k *N C *S, *N O *P -> *N C *S where *S as many as *K, *P as many as *K"
):
    """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image.

    See also: ``torch.nn.functional.conv_transpose2d``, ``jax.lax.conv_transpose``.
    """

    channels = DENSE


class ConvolutionKernel(Weight, rule="k O C *K, *N C *S, *N O *P -> O C *K where *S as many as *K, *P as many as *K"):
    """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel.

    See also: ``torch.nn.grad.conv2d_weight``.
    """

    channels = DENSE


class ConvolutionOutput(Output, rule="O C *K, k *N O *P, *N C *S -> *N O *P where *S as many as *K, *P as many as *K"):
    """``y[o, p] = Σ x3[c, p s + i] x1[o, c, i]``, with the axes of ``x2``: a convolution with given output labels.

    Raises:
        SizeError: when the result has other sizes than ``x2``.
    """

    channels = DENSE


class GroupedInput(
    InputGradient, rule="G O C *K, k *N G C *S, *N G O *P -> *N G C *S where *S as many as *K, *P as many as *K"
):
    """:class:`ConvolutionInput` for each group of channels."""

    channels = GROUPED


class GroupedKernel(
    Weight, rule="k G O C *K, *N G C *S, *N G O *P -> G O C *K where *S as many as *K, *P as many as *K"
):
    """:class:`ConvolutionKernel` for each group of channels."""

    channels = GROUPED


class GroupedOutput(
    Output, rule="G O C *K, k *N G O *P, *N G C *S -> *N G O *P where *S as many as *K, *P as many as *K"
):
    """:class:`ConvolutionOutput` for each group of channels."""

    channels = GROUPED


class DepthwiseInput(
    InputGradient, rule="C *K, k *N C *S, *N C *P -> *N C *S where *S as many as *K, *P as many as *K"
):
    """:class:`ConvolutionInput` for each channel."""

    channels = DEPTHWISE


class DepthwiseKernel(Weight, rule="k C *K, *N C *S, *N C *P -> C *K where *S as many as *K, *P as many as *K"):
    """:class:`ConvolutionKernel` for each channel."""

    channels = DEPTHWISE


class DepthwiseOutput(Output, rule="C *K, k *N C *P, *N C *S -> *N C *P where *S as many as *K, *P as many as *K"):
    """:class:`ConvolutionOutput` for each channel."""

    channels = DEPTHWISE


INPUT: dict[Channels, type[InputGradient]] = {
    DENSE: ConvolutionInput,
    GROUPED: GroupedInput,
    DEPTHWISE: DepthwiseInput,
}
KERNEL: dict[Channels, type[Weight]] = {
    DENSE: ConvolutionKernel,
    GROUPED: GroupedKernel,
    DEPTHWISE: DepthwiseKernel,
}
OUTPUT: dict[Channels, type[Output]] = {
    DENSE: ConvolutionOutput,
    GROUPED: GroupedOutput,
    DEPTHWISE: DepthwiseOutput,
}
