"""Convolutions over any number of last axes, and their two gradients.

All three sum over the same triples of elements, ``y[n, o, p] x[n, c, p·s + i] k[o, c, i]``. Each sums over the indices
that its result lacks. Images are ``(…, C, *S)`` with zeros around them, kernels ``(O, C, *K)``. With ``G`` groups of
channels, kernels have ``C / G``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make


@dataclass(frozen=True)
class _Windowed(Primitive, abstract=True):
    """The base of convolutions and their gradients.

    Attributes:
        stride: the distance between windows.
        before: the zeros before the image.
        after: the zeros after the image.
        dilation: the distance between the elements under a window.
        groups: the number of groups of channels; each group has kernels of its own.
    """

    stride: Sizes
    before: Sizes
    after: Sizes
    dilation: Sizes
    groups: int

    @property
    def geometry(self) -> Geometry:
        """The geometry of the windows."""
        return Geometry(self.stride, self.before, self.after, self.dilation, self.groups)

    @property
    def channel(self) -> int:
        """The position of the channels, counted from the end."""
        return -len(self.stride) - 1


@dataclass(frozen=True)
class Conv(_Windowed):
    """``y[…, o, p] = Σ x[…, c, p s + i d] k[o, c, i]``, the convolution of an image with a kernel.

    See also: ``lax.conv_general_dilated``, ``torch.nn.functional.conv2d``.
    """

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, k = arrays_of(operands)
        assert x.shape[self.channel] == k.shape[1] * self.groups, f"{x} has not the channels of {k}"
        windows = self.geometry.windows(x.shape[self.channel + 1 :], k.shape[2:])
        return (*x.shape[: self.channel], k.shape[0], *windows.count), _product_dtype(x, k)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [True, False] else None


@dataclass(frozen=True)
class ConvInput(_Windowed):
    """The gradient of a convolution for its image, from the kernel ``k`` and the cotangent ``y``; ``extent`` are the
    image's sizes.

    See also: ``lax.conv_transpose``, ``torch.nn.functional.conv_transpose2d``.
    """

    extent: Sizes

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        k, y = arrays_of(operands)
        assert y.shape[self.channel] == k.shape[0], f"{y} has not the channels of {k}"
        return (*y.shape[: self.channel], k.shape[1] * self.groups, *self.extent), _product_dtype(k, y)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [False, True] else None


@dataclass(frozen=True)
class ConvWeight(_Windowed):
    """The gradient of a convolution for its kernel, from the image ``x`` and the cotangent ``y``; ``window`` are its
    sizes."""

    window: Sizes

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, y = arrays_of(operands)
        channel = self.channel
        assert x.shape[:channel] == y.shape[:channel], f"{x} and {y} are not of as many images"
        return (y.shape[channel], x.shape[channel] // max(self.groups, 1), *self.window), _product_dtype(x, y)


def _product_dtype(x1: Value, x2: Value) -> DType:
    return resolved("multiply", (x1.dtype, x2.dtype))
