"""Convolutions over the last axes, any number of them, and their two gradients.

The three are sums over the same triples of elements, ``y[n, o, p] x[n, c, p·s + i] k[o, c, i]``: each sums over what
the other two have beyond it. Images are ``(…, C, *S)`` with zeros around them, kernels ``(O, C, *K)``; of ``G``
groups of channels, kernels have ``C / G``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, make


@dataclass(frozen=True)
class _Windowed(Primitive, abstract=True):
    """What the three share.

    Attributes:
        stride: the distance between windows.
        before: how many zeros there are before the image.
        after: how many zeros there are after it.
        dilation: the distance between the elements under a window.
        groups: how many parts the channels are in, each with kernels of its own.
    """

    stride: Sizes
    before: Sizes
    after: Sizes
    dilation: Sizes
    groups: int

    @property
    def geometry(self) -> Geometry:
        """Where the windows lie."""
        return Geometry(self.stride, self.before, self.after, self.dilation, self.groups)

    @property
    def channel(self) -> int:
        """The position of the channels, counted from the end."""
        return -len(self.stride) - 1


@dataclass(frozen=True)
class Conv(_Windowed):
    """``y[…, o, p] = Σ x[…, c, p s + i d] k[o, c, i]``, of an image and a kernel.

    See also: ``lax.conv_general_dilated``, ``torch.nn.functional.conv2d``.
    """

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, k = _values(operands)
        assert x.shape[self.channel] == k.shape[1] * self.groups, f"{x} has not the channels of {k}"
        windows = self.geometry.windows(x.shape[self.channel + 1 :], k.shape[2:])
        return (*x.shape[: self.channel], k.shape[0], *windows.count), _product_dtype(x, k)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [True, False] else None


@dataclass(frozen=True)
class ConvInput(_Windowed):
    """The gradient of a convolution for its image, whose spatial axes have the sizes ``extent``, of ``k`` and ``y``.

    See also: ``lax.conv_transpose``, ``torch.nn.functional.conv_transpose2d``.
    """

    extent: Sizes

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        k, y = _values(operands)
        assert y.shape[self.channel] == k.shape[0], f"{y} has not the channels of {k}"
        return (*y.shape[: self.channel], k.shape[1] * self.groups, *self.extent), _product_dtype(k, y)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [False, True] else None


@dataclass(frozen=True)
class ConvWeight(_Windowed):
    """The gradient of a convolution for its kernel, whose windows have the sizes ``window``, of ``x`` and ``y``."""

    window: Sizes

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, y = _values(operands)
        channel = self.channel
        assert x.shape[:channel] == y.shape[:channel], f"{x} and {y} are not of as many images"
        return (y.shape[channel], x.shape[channel] // max(self.groups, 1), *self.window), _product_dtype(x, y)


def _product_dtype(x1: Value, x2: Value) -> DType:
    return resolved("multiply", (x1.dtype, x2.dtype))


def _values(operands: Sequence[Argument]) -> tuple[Value, Value]:
    x1, x2 = operands
    assert isinstance(x1, Value)
    assert isinstance(x2, Value)
    return x1, x2
