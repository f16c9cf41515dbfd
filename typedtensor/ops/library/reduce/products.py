"""Products of elements."""

from __future__ import annotations

from typing import Any, TypeVarTuple

from typedtensor.backends.reducing import reduction
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.family import Along1, Array, Kernel, Namespace, Operand, Over1, TensorType, U
from typedtensor.ops.core.matrices import another
from typedtensor.ops.library.arrange.diagonals import Omit, SumOmitted
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.reduce.reduction import positions

__all__ = ["Prod", "ProdOthersAlong"]

P = TypeVarTuple("P")


class Prod(Over1[*P], rule="t *A -> t *A / *P where t not in bool"):
    """The product along labels, or of all elements.

    All derivatives are exact where elements are 0; they overflow where it does. Second derivatives take memory for each
    pair of elements along a label.

    See also: ``numpy.prod``, ``torch.prod``, ``jax.numpy.prod``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("prod", positions(self.labels, x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        if len(self.labels) != 1:
            return self._one_by_one(dy, y, x)
        [axis] = self.labels
        return ExpandAlong(axis)(x, dy) * ProdOthersAlong(axis)(x)

    @apart()
    def _one_by_one(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        """The gradient of products along one label after the other."""
        parts = []
        for axis in reversed(self.labels or x.axes):
            parts.append((Prod(axis), x))
            x = parts[-1][0](x)
        delta: Any = dy  # it grows by an axis with each product
        for product, of in reversed(parts):
            delta = product.backward(delta, of, of)
        return delta


class ProdOthersAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """For each element the product of all the others along U: the derivative of :class:`Prod`."""

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            zero = x == 0
            safe = xp.where(zero, xp.ones_like(x), x)
            zeros = xp.astype(zero, x.dtype)
            beside = xp.sum(zeros, axis=axis, keepdims=True) - zeros
            return xp.where(beside == 0, xp.prod(safe, axis=axis, keepdims=True) / safe, xp.zeros_like(x))

        return kernel

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, other = self.label("U"), another(self.label("U"), x)
        omitted = Omit(axis, other)(x)
        weights = ExpandAlong(axis)(omitted, relabelled(dy, {axis: other}))
        return SumOmitted(axis, other)(weights * ProdOthersAlong(axis)(omitted))
