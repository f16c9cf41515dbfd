"""The derivatives of maxima, and the divisors of means."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.labelled import Along1

__all__ = ["MaxShare", "MaxShareAlong", "SizeAlong"]


class MaxShare(PolyOp1, rule="*A -> *A"):
    """``1/n`` at each of the n largest elements, else 0: the derivative of :class:`Max`. Its own gradient is 0."""

    detached = frozenset({0})
    mixed = frozenset({"*A"})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if not all(x.shape):
            return x
        hits = xp.astype(x == xp.max(x), x.dtype)
        return hits / xp.sum(hits)


class MaxShareAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """``1/n`` at each of the n largest elements along U, else 0: the derivative of :class:`MaxAlong`.

    Its own gradient is 0.
    """

    detached = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            if not x.shape[axis]:
                return x
            hits = xp.astype(x == xp.max(x, axis=axis, keepdims=True), x.dtype)
            return hits / xp.sum(hits, axis=axis, keepdims=True)

        return kernel


class SizeAlong(Along1[U], rule="t *A U *B -> real"):
    """The size of U, as a number whose dtype depends on the other operands."""

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: x.shape[axis] * 1.0  # an operator, as sizes may be symbolic
