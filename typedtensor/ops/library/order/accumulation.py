"""Cumulative sums, products and extrema along an axis."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.backends.gathering import accumulate
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.scattering import ScatterAdd
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along1
from typedtensor.ops.library.elementwise.selection import AsReal, Where

__all__ = ["CumMax", "CumMin", "CumProd", "CumSum", "LastRecord", "cummax", "cummin", "cumprod", "cumsum"]


class CumSum(PolyOp1[U], rule="t *A U *B -> t *A U *B where t not in bool", linear="along"):
    """The cumulative sums along U: at each position the sum of all elements up to it, inclusive.

    Args:
        axis: the label U.
        reverse: from the end, so that the first is the sum of all.

    See also: ``numpy.cumsum``, ``torch.cumsum``, ``jax.numpy.cumsum``.
    """

    def __init__(self, axis: type[U], /, reverse: bool = False) -> None:
        super().__init__(axis)
        self.reverse = reverse

    def ground(self, x: TensorType, /) -> Kernel:
        axis, reverse = self.position("U", x), self.reverse

        def kernel(xp: Namespace, x: Array) -> Array:
            if not reverse:
                return accumulate(xp, "add", x, axis)
            return xp.flip(accumulate(xp, "add", xp.flip(x, axis=axis), axis), axis=axis)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return CumSum(self.label("U"), not self.reverse)(dy)


class CumProd(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative products along U, inclusive. The gradient is exact where elements are 0.

    See also: ``numpy.cumprod``, ``torch.cumprod``, ``jax.numpy.cumprod``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: accumulate(xp, "multiply", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis, choose, zero = self.label("U"), Where(), x.eq(0.0)
        zeros = CumSum(axis)(AsReal()(zero))
        first = zero & zeros.eq(1.0)
        # The products themselves before the first zero, the products without it at the zero, and 0 behind it.
        without = choose(first, 1.0, x)
        before = CumSum(axis, True)(dy * y) / choose(zero, 1.0, x)
        at = CumSum(axis, True)(dy * CumProd(axis)(without))
        return choose(zeros.eq(0.0), before, choose(first, at, 0.0))


class CumMax(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient.

    See also: ``numpy.maximum.accumulate``, ``torch.cummax``, ``jax.lax.cummax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: accumulate(xp, "maximum", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, LastRecord(axis)(x), dy)


class CumMin(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative minima along U, inclusive. The first of equal elements gets the gradient.

    See also: ``numpy.minimum.accumulate``, ``torch.cummin``, ``jax.lax.cummin``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: accumulate(xp, "minimum", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, LastRecord(axis)(-x), dy)


class LastRecord(Along1[U], rule="t *A U *B -> int *A U *B where t not in bool"):
    """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at.

    See also: ``torch.cummax``, whose second result it is.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            size = x.shape[axis]
            if size < 2:
                return xp.zeros(x.shape, dtype=xp.asarray(0).dtype)
            most = accumulate(xp, "maximum", x, axis)
            key = (slice(None),) * axis
            later, earlier = most[(*key, slice(1, None), ...)], most[(*key, slice(0, -1), ...)]
            places = xp.reshape(xp.arange(1, size), (size - 1, *(1,) * (len(x.shape) - axis - 1)))
            records = xp.where(later > earlier, places, xp.zeros_like(places))
            start = xp.zeros((*x.shape[:axis], 1, *x.shape[axis + 1 :]), dtype=records.dtype)
            return accumulate(xp, "maximum", xp.concat([start, records], axis=axis), axis)

        return kernel


cummax = Labelled(CumMax)
cummin = Labelled(CumMin)
cumprod = Labelled(CumProd)
cumsum = Labelled(CumSum)
