"""Convolutions over the last two axes, and their two gradients.

The three are sums over the same triples of elements, ``y[n, o, p] x[n, c, p·s + i] k[o, c, i]``: each sums over what
the other two have beyond it. Images are ``(…, C, H, W)`` with zeros around them, kernels ``(O, C, I, J)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typedtensor.backends.primitives import Pair
from typedtensor.backends.windows import Windows
from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, make


@dataclass(frozen=True)
class _Windowed(Primitive):
    """What the three share.

    Attributes:
        stride: the distance between windows.
        before: how many zeros there are before the image.
        after: how many zeros there are after it.
    """

    stride: Pair
    before: Pair
    after: Pair


@dataclass(frozen=True)
class Conv(_Windowed):
    """``y[…, o, p, q] = Σ x[…, c, p s + i, q s + j] k[o, c, i, j]``, of an image and a kernel.

    See also: ``lax.conv_general_dilated``, ``torch.nn.functional.conv2d``.
    """

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, k = _values(operands)
        assert x.shape[-3] == k.shape[1], f"{x} has not the channels of {k}"
        height, width = (a + n + b for a, n, b in zip(self.before, x.shape[-2:], self.after, strict=True))
        windows = Windows.over((height, width), (k.shape[2], k.shape[3]), self.stride)
        return (*x.shape[:-3], k.shape[0], *windows.count), _product_dtype(x, k)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [True, False] else None


@dataclass(frozen=True)
class ConvInput(_Windowed):
    """The gradient of a convolution for its image, whose last two axes have the sizes ``extent``, of ``k`` and ``y``.

    See also: ``lax.conv_transpose``, ``torch.nn.functional.conv_transpose2d``.
    """

    extent: Pair

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        k, y = _values(operands)
        assert y.shape[-3] == k.shape[0], f"{y} has not the channels of {k}"
        return (*y.shape[:-3], k.shape[1], *self.extent), _product_dtype(k, y)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [False, True] else None


@dataclass(frozen=True)
class ConvWeight(_Windowed):
    """The gradient of a convolution for its kernel, whose windows have the sizes ``window``, of ``x`` and ``y``."""

    window: Pair

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, y = _values(operands)
        assert x.shape[:-3] == y.shape[:-3], f"{x} and {y} are not of as many images"
        return (y.shape[-3], x.shape[-3], *self.window), _product_dtype(x, y)


def _product_dtype(x1: Value, x2: Value) -> DType:
    return resolved("multiply", (x1.dtype, x2.dtype))


def _values(operands: Sequence[Argument]) -> tuple[Value, Value]:
    x1, x2 = operands
    assert isinstance(x1, Value)
    assert isinstance(x2, Value)
    return x1, x2
