"""Pooling over the last two axes, its gradients, and their transposes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from typedtensor.backends import pooling
from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Windows
from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make


@dataclass(frozen=True)
class Pooling(Primitive, abstract=True):
    """The base of pooling primitives.

    Attributes:
        window: the size of a window.
        stride: the distance between windows.
    """

    window: Sizes
    stride: Sizes
    taps: ClassVar[Callable[..., Any]]

    def windows(self, extent: Sequence[int]) -> Windows:
        """The windows over the last two axes of an array of a shape."""
        return Windows.over((extent[-2], extent[-1]), self.window, self.stride)

    def by_taps(self, xp: Namespace, *arrays: Array) -> Any:
        """Return the result in a namespace: elementwise functions of one slice for each position within a window."""
        return self.taps(xp, *arrays, self.windows(arrays[0].shape))

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if all(mapped) else None


@dataclass(frozen=True)
class MaxPool(Pooling):
    """The largest element of each window.

    See also: ``lax.reduce_window``, ``torch.nn.functional.max_pool2d``.
    """

    taps = staticmethod(pooling.max_by_taps)

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return (*x.shape[:-2], *self.windows(x.shape).count), x.dtype


@dataclass(frozen=True)
class MaxPoolInput(Pooling):
    """The gradient of :class:`MaxPool`: the second operand at the first largest element of each window, 0 elsewhere."""

    taps = staticmethod(pooling.max_input_by_taps)

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, y = arrays_of(operands)
        return x.shape, y.dtype


@dataclass(frozen=True)
class MaxPoolOutput(Pooling):
    """The elements of the second operand at the first largest element of each window over the first operand."""

    taps = staticmethod(pooling.max_output_by_taps)

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, values = arrays_of(operands)
        return (*x.shape[:-2], *self.windows(x.shape).count), values.dtype


@dataclass(frozen=True)
class AveragePool(Pooling):
    """The mean of each window.

    See also: ``lax.reduce_window``, ``torch.nn.functional.avg_pool2d``.
    """

    taps = staticmethod(pooling.average_by_taps)

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return (*x.shape[:-2], *self.windows(x.shape).count), resolved("divide", (x.dtype, float))


@dataclass(frozen=True)
class AveragePoolInput(Pooling):
    """The gradient of :class:`AveragePool`: the operand spread evenly under its windows; ``extent`` are the image's
    sizes."""

    extent: Sizes

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [y] = arrays_of(operands)
        return (*y.shape[:-2], *self.extent), resolved("divide", (y.dtype, float))

    def by_taps(self, xp: Namespace, *arrays: Array) -> Any:
        [y] = arrays
        like = xp.zeros((*y.shape[:-2], *self.extent), dtype=y.dtype)
        return pooling.average_input_by_taps(xp, like, y, self.windows(self.extent))
