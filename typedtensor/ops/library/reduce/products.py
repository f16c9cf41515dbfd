"""Products of elements."""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace
from typedtensor.backends.reducing import reduced, reduction
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import Tensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.labelled import Along1
from typedtensor.ops.library.elementwise.selection import AsReal, Where
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.reductions import Sum
from typedtensor.ops.library.sums import ExpandAlong, SumAlong

__all__ = ["Prod", "ProdAlong", "ProdOthers", "ProdOthersAlong"]

A = TypeVarTuple("A")


class Prod(PolyOp1, rule="t *A -> t where t not in bool"):
    """The product of all elements. Its gradient is exact where elements are 0, and overflows where the product does.

    See also: ``numpy.prod``, ``torch.prod``, ``jax.numpy.prod``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return reduced(xp, "prod", x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandLike()(dy, x) * ProdOthers()(x)


class ProdAlong(Along1[U], rule="t *A U *B -> t *A *B where t not in bool"):
    """The product along U. Its gradient is exact where elements are 0, and overflows where the product does.

    See also: ``numpy.prod(axis=…)``, ``torch.prod(dim=…)``, ``jax.numpy.prod(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("prod", self.position("U", x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ExpandAlong(axis)(x, dy) * ProdOthersAlong(axis)(x)


class ProdOthers(PolyOp1, rule="*A -> *A"):
    """For each element the product of all the others: the derivative of :class:`Prod`.

    Its second derivative takes elements that are 0 for constants.
    """

    mixed = frozenset({"*A"})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return _others(xp, x, tuple(range(x.ndim)))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _slope_of_others(dy, x, lambda x: ExpandLike()(Sum()(x), x), lambda x: ExpandLike()(Prod()(x), x))


class ProdOthersAlong(Along1[U], rule="*A U *B -> *A U *B"):
    """For each element the product of all the others along U: the derivative of :class:`ProdAlong`.

    Its second derivative takes elements that are 0 for constants.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: _others(xp, x, (axis,))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        expand = ExpandAlong(axis)
        return _slope_of_others(dy, x, lambda x: expand(x, SumAlong(axis)(x)), lambda x: expand(x, ProdAlong(axis)(x)))


def _others(xp: Namespace, x: Array, axes: tuple[int, ...]) -> Array:
    zero = x == 0
    safe = xp.where(zero, xp.ones_like(x), x)
    zeros = xp.astype(zero, x.dtype)
    beside = xp.sum(zeros, axis=axes, keepdims=True) - zeros
    return xp.where(beside == 0, xp.prod(safe, axis=axes, keepdims=True) / safe, xp.zeros_like(x))


def _slope_of_others(
    dy: Operand[Tensor[*A]],
    x: Operand[Tensor[*A]],
    summed: Callable[[Operand[Tensor[*A]]], Operand[Tensor[*A]]],
    multiplied: Callable[[Operand[Tensor[*A]]], Operand[Tensor[*A]]],
) -> Operand[Tensor[*A]]:
    """Return ``Σᵢ dyᵢ Πⱼ xⱼ`` with i and j over the other elements, by cases of the number of zeros among them."""
    choose, zero = Where(), x.eq(0.0)
    safe = choose(zero, 1.0, x)
    zeros = AsReal()(zero)
    beside = summed(zeros) - zeros
    quotients, at_zeros = choose(zero, 0.0, dy / safe), choose(zero, dy, 0.0)
    factor = choose(
        beside.eq(0.0),
        summed(quotients) - quotients,
        choose(beside.eq(1.0), summed(at_zeros) - at_zeros, 0.0),
    )
    return factor * (multiplied(safe) / safe)
