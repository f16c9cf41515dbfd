"""The gradients of pools, and the gradients of these."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.pooling import average_pool, average_pool_input, max_pool_input, max_pool_output
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Windows
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.fitting import naming_labels, require_fit
from typedtensor.ops.core.operation import PolyOp

__all__ = ["AveragePoolInput", "AveragePoolOutput", "MaxPoolInput", "MaxPoolOutput"]


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
