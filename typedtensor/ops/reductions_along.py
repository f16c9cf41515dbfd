"""Means and maxima along one axis."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.axes import U
from typedtensor.backends import Array, Namespace
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.labelled import Along1
from typedtensor.ops.selection import ZerosLike
from typedtensor.ops.sums import ExpandAlong
from typedtensor.tensor_type import TensorType


class MeanAlong(Along1[U], rule="*A U *B -> *A *B"):
    """The mean along U.

    See also: ``numpy.mean(axis=…)``, ``torch.mean(dim=…)``, ``jax.numpy.mean(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.mean(x, axis=axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy / SizeAlong(axis)(x))


class SizeAlong(Along1[U], rule="t *A U *B -> real"):
    """The size of U, as a number that takes the precision of what it meets."""

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: float(x.shape[axis])

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ZerosLike()(x)


class MaxAlong(Along1[U], rule="t *A U *B -> t *A *B where t not in bool"):
    """The largest elements along U; equal ones share the gradient.

    See also: ``numpy.max(axis=…)``, ``torch.amax``, ``jax.numpy.max(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.max(x, axis=axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy) * MaxShareAlong(axis)(x)


class MaxShareAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """``1/n`` at each of the n largest elements along U, else 0: the derivative of :class:`MaxAlong`.

    Its own gradient is 0.
    """

    detached = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            hits = xp.astype(x == xp.max(x, axis=axis, keepdims=True), x.dtype)
            return hits / xp.sum(hits, axis=axis, keepdims=True)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ZerosLike()(x)


class ArgMax(Along1[U], rule="real *A U *B -> int *A *B"):
    """The index of the largest element along U, the first one of equals.

    See also: ``numpy.argmax``, ``torch.argmax``, ``jax.numpy.argmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.argmax(x, axis=axis)
