"""Cumulative sums, products and extrema along an axis."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.gathering import accumulate
from typedtensor.ops.core.apart import apart, relabelled
from typedtensor.ops.core.arities import Along1, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Labelled, Operand, U
from typedtensor.ops.core.matrices import another
from typedtensor.ops.library.diagonals import Omit, SumOmitted, Triu
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.indexing import ScatterAdd

__all__ = ["CumMax", "CumMin", "CumProd", "CumProdSlope", "CumSum", "LastRecord"]
__all__ += ["cummax", "cummin", "cumprod", "cumsum"]


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

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _summed(xp, x, axis, self.reverse)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return CumSum(self.label("U"), not self.reverse)(dy)


def _summed(xp: Namespace, x: Array, axis: int, reverse: bool) -> Array:
    if not reverse:
        return accumulate(xp, "add", x, axis)
    return xp.flip(accumulate(xp, "add", xp.flip(x, axis=axis), axis), axis=axis)


class CumProd(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative products along U, inclusive. All derivatives are exact where elements are 0.

    Second derivatives take memory for each pair of elements along U.

    See also: ``numpy.cumprod``, ``torch.cumprod``, ``jax.numpy.cumprod``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return accumulate(xp, "multiply", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return CumProdSlope(self.label("U"), True)(x, dy)


class CumProdSlope(PolyOp2[U], rule="*A U *B, *A U *B -> *A U *B"):
    """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up
    to it of the product in which ``x2`` is in the place of ``x1``.

    Args:
        axis: the label U.
        transposed: at each element, the sum over the positions from it on instead: the gradient.
    """

    def __init__(self, axis: type[U], /, transposed: bool = False) -> None:
        super().__init__(axis)
        self.transposed = transposed

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x, z] = alike(xp, x1, x2)
        zero, one, none = x == 0, xp.ones_like(x), xp.zeros_like(x)
        zeros = accumulate(xp, "add", xp.astype(zero, x.dtype), axis)
        first = zero & (zeros == 1)
        # Before the first zero the products themselves, there the products without it, and behind it 0.
        products = accumulate(xp, "multiply", x, axis)
        without = accumulate(xp, "multiply", xp.where(first, one, x), axis)
        safe = xp.where(zero, one, x)
        if self.transposed:
            behind = xp.where(first, _summed(xp, z * without, axis, True), none)
            return xp.where(zeros == 0, _summed(xp, z * products, axis, True) / safe, behind)
        behind = _summed(xp, xp.where(first, z, none), axis, False) * without
        return xp.where(zeros == 0, _summed(xp, z / safe, axis, False) * products, behind)

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, other = self.label("U"), another(self.label("U"), x1)
        along, weights = (dy, x2) if self.transposed else (x2, dy)
        omitted = Omit(axis, other)(x1)
        pairs = ExpandAlong(axis)(omitted, relabelled(along, {axis: other})) * ExpandAlong(other)(omitted, weights)
        return SumOmitted(axis, other)(CumProdSlope(axis, True)(omitted, Triu(other, axis)(pairs)))

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return CumProdSlope(self.label("U"), not self.transposed)(x1, dy)


class CumMax(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient.

    See also: ``numpy.maximum.accumulate``, ``torch.cummax``, ``jax.lax.cummax``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return accumulate(xp, "maximum", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, LastRecord(axis)(x), dy)


class CumMin(Along1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The cumulative minima along U, inclusive. The first of equal elements gets the gradient.

    See also: ``numpy.minimum.accumulate``, ``torch.cummin``, ``jax.lax.cummin``.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return accumulate(xp, "minimum", x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, LastRecord(axis)(-x), dy)


class LastRecord(Along1[U], rule="t *A U *B -> int *A U *B where t not in bool"):
    """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at.

    See also: ``torch.cummax``, whose second result it is.
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
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


cummax = Labelled(CumMax)
cummin = Labelled(CumMin)
cumprod = Labelled(CumProd)
cumsum = Labelled(CumSum)
