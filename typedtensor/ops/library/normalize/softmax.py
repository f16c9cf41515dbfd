"""Log-sum-exp and its relatives along one axis. All shift by the maximum first, so that nothing overflows."""

from __future__ import annotations

from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept, narrowed, reduced, squeezed, widened
from typedtensor.ops.core.family import Along1, Array, Kernel, Labelled, Namespace, Operand, TensorType, U
from typedtensor.ops.library.elementwise.exponential import Exp
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.logic import Equal, IsInf
from typedtensor.ops.library.elementwise.selection import AsRealLike, Where
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.normalize.masked_softmax import MaskedLogSoftmax, MaskedSoftmax
from typedtensor.ops.library.shift import shifted
from typedtensor.ops.library.sums import Sum

__all__ = ["LogSoftmax", "LogSumExp", "Softmax", "log_softmax", "log_sum_exp", "softmax"]


class LogSumExp(Along1[U], rule="*A U *B -> *A *B"):
    """``ln Σ eˣ`` along U; minus infinity where U has no elements.

    The gradient is :class:`Softmax`. Where the result is infinite, the elements that are share it, as in
    :class:`LogAddExp`.

    See also: ``scipy.special.logsumexp``, ``torch.logsumexp``, ``jax.nn.logsumexp``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library):
                return xp.log_sum_exp(x, axis)
            z, top = shifted(xp, widened(xp, x), axis)
            if not x.shape[axis]:  # NumPy warns of the logarithm of 0
                return narrowed(xp, squeezed(xp, xp.full_like(top, -xp.inf), axis), x)
            return narrowed(xp, xp.log(reduced(xp, "sum", xp.exp(z), axis)) + squeezed(xp, top, axis), x)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, expand = self.label("U"), ExpandAlong(self.label("U"))
        infinite, largest = expand(x, IsInf()(y)), AsRealLike()(Equal()(x, expand(x, y)), x)
        shares = largest / expand(x, Maximum()(Sum(axis)(largest), 1.0))
        return expand(x, dy) * Where()(infinite, shares, Softmax(axis)(x))


class Softmax(Along1[U], rule="*A U *B -> *A U *B"):
    """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN.

    See also: ``scipy.special.softmax``, ``torch.softmax``, ``jax.nn.softmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library):
                return xp.softmax(x, axis)
            powers = xp.exp(shifted(xp, widened(xp, x), axis)[0])
            return narrowed(xp, powers / kept(xp, "sum", powers, axis), x)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        weighted = dy * y
        return weighted - y * ExpandAlong(axis)(y, Sum(axis)(weighted))


class LogSoftmax(Along1[U], rule="*A U *B -> *A U *B"):
    """``x - ln Σ eˣ`` along U.

    See also: ``scipy.special.log_softmax``, ``torch.log_softmax``, ``jax.nn.log_softmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        return lambda xp, x: log_softmax_along(xp, x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return dy - Exp()(y) * ExpandAlong(axis)(y, Sum(axis)(dy))


def log_softmax_along(xp: Namespace, x: Array, axis: int) -> Array:
    """``x - ln Σ eˣ`` along an axis, given by its position."""
    if isinstance(xp, Library):
        return xp.log_softmax(x, axis)
    if not x.shape[axis]:
        return x
    z, _ = shifted(xp, widened(xp, x), axis)
    return narrowed(xp, z - xp.log(kept(xp, "sum", xp.exp(z), axis)), x)


log_softmax = Labelled(LogSoftmax, masked=MaskedLogSoftmax)
log_sum_exp = Labelled(LogSumExp)
softmax = Labelled(Softmax, masked=MaskedSoftmax)
