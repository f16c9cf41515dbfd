"""The sum along an axis, and its transpose: repetition along an axis."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, filled_like
from typedtensor.backends.reducing import reduction
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.labelled import Along1, Along2

__all__ = ["ExpandAlong", "SumAlong"]


class SumAlong(Along1[U], rule="t *A U *B -> t *A *B where t not in bool", linear="sum"):
    """The sum along U.

    See also: ``numpy.sum(axis=…)``, ``torch.sum(dim=…)``, ``jax.numpy.sum(axis=…)``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> SumAlong(Row)(Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]]))
    Tensor[Column=2]([4., 6.])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("sum", self.position("U", x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandAlong(self.label("U"))(x, dy)


class ExpandAlong(Along2[U], rule="k *A U *B, t *A *B -> t *A U *B", linear="collective"):
    """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`SumAlong`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            if type(x2) in PYTHON_SCALARS:
                return filled_like(xp, x2, x1)
            return xp.broadcast_to(xp.expand_dims(x2, axis=axis), x1.shape)

        return kernel

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumAlong(self.label("U"))(dy)
