"""Sparse probabilities."""

from __future__ import annotations

from typedtensor.backends.gathering import accumulate
from typedtensor.ops.core.family import Along1, Array, Kernel, Labelled, Namespace, Operand, TensorType, U, device_of
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.sums import Sum

__all__ = ["Sparsemax", "sparsemax"]


class Sparsemax(Along1[U], rule="*A U *B -> *A U *B"):
    """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0.

    See also: Martins and Astudillo (2016), "From softmax to sparsemax".

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Sparsemax(Row)(Tensor[Row]([2.0, 1.5, 0.0]))
    Tensor[Row=3]([0.75, 0.25, 0.  ])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            size = x.shape[axis]
            if not size:
                return x
            x = x - xp.max(x, axis=axis, keepdims=True)
            ordered = xp.flip(xp.sort(x, axis=axis), axis=axis)
            places = xp.reshape(xp.arange(1, size + 1, device=device_of(x)), (size, *(1,) * (x.ndim - axis - 1)))
            counts = xp.astype(places, x.dtype)
            chosen = 1.0 + counts * ordered > accumulate(xp, "add", ordered, axis)
            number = xp.sum(xp.astype(chosen, x.dtype), axis=axis, keepdims=True)
            total = xp.sum(xp.where(chosen, ordered, xp.zeros_like(ordered)), axis=axis, keepdims=True)
            rest = x - (total - 1.0) / number
            return xp.where(rest < 0.0, xp.zeros_like(rest), rest)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, some = self.label("U"), y > 0.0
        kept = Where()(some, dy, 0.0)
        mean = Sum(axis)(kept) / Sum(axis)(Where()(some, 1.0, 0.0))
        return Where()(some, dy - ExpandAlong(axis)(x, mean), 0.0)


sparsemax = Labelled(Sparsemax)
