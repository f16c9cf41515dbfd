"""Log-sum-exp and its relatives along one axis. All shift by the maximum first, so that nothing overflows."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.axes import U
from typedtensor.backends import Array, Namespace
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.exponential import Exp
from typedtensor.ops.labelled import Along1
from typedtensor.ops.sums import ExpandAlong, SumAlong
from typedtensor.tensor_type import TensorType


def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
    """``x`` less its maximum along an axis, and that maximum; an infinite one is left out, as inf - inf is NaN."""
    top = xp.max(x, axis=axis, keepdims=True)
    top = xp.where(xp.isfinite(top), top, xp.zeros_like(top))
    return x - top, top


class LogSumExp(Along1[U], rule="*A U *B -> *A *B"):
    """``ln Σ eˣ`` along U.

    See also: ``scipy.special.logsumexp``, ``torch.logsumexp``, ``jax.nn.logsumexp``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            z, top = shifted(xp, x, axis)
            return xp.log(xp.sum(xp.exp(z), axis=axis)) + xp.squeeze(top, axis=axis)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy) * Softmax(axis)(x)


class Softmax(Along1[U], rule="*A U *B -> *A U *B"):
    """``eˣ / Σ eˣ`` along U.

    See also: ``scipy.special.softmax``, ``torch.softmax``, ``jax.nn.softmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            powers = xp.exp(shifted(xp, x, axis)[0])
            return powers / xp.sum(powers, axis=axis, keepdims=True)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        weighted = dy * y
        return weighted - y * ExpandAlong(axis)(y, SumAlong(axis)(weighted))


class LogSoftmax(Along1[U], rule="*A U *B -> *A U *B"):
    """``x - ln Σ eˣ`` along U.

    See also: ``scipy.special.log_softmax``, ``torch.log_softmax``, ``jax.nn.log_softmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            z, _ = shifted(xp, x, axis)
            return z - xp.log(xp.sum(xp.exp(z), axis=axis, keepdims=True))

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return dy - Exp()(y) * ExpandAlong(axis)(y, SumAlong(axis)(dy))
