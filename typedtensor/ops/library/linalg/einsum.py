"""Products of several tensors with aligned labels: some labels are kept, the others summed over."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace, alike
from typedtensor.core.axes import Axis, Label
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.einsum import EinsumLike, summed_product
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.functions import Labelled

__all__ = ["Einsum", "Einsum3", "einsum", "einsum3"]

P = TypeVarTuple("P")


class Einsum(PolyOp2[*P], rule="*A, *B -> *P where *P within *A | *B", linear="sum"):
    """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order.

    ``einsum("btd,bsd->bts", x1, x2)`` is ``einsum(x1, x2, Batch, Query, Key)``: labels say which axes belong together.

    See also: ``numpy.einsum``, ``torch.einsum``, ``jax.numpy.einsum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Einsum(Column)(m, Tensor[Row]([1.0, 10.0]))
    Tensor[Column=2]([31., 42.])
    """

    def __init__(self, *kept: type[Axis]) -> None:
        super().__init__(*kept)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        product = summed_product(x1.axes, x2.axes, self.arguments["*P"])
        if x1.axes and x2.axes:  # neither is a number
            return product
        return lambda xp, x1, x2: product(xp, *alike(xp, x1, x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return EinsumLike()(x1, dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return EinsumLike()(x2, x1, dy)


class Einsum3(PolyOp3[*P], rule="*A, *B, *C -> *P where *P within *A | *B | *C", linear="sum"):
    """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order.

    The first two are multiplied first, and what neither the third nor the result has is summed then.

    See also: ``numpy.einsum``, ``torch.einsum``, ``jax.numpy.einsum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Einsum3()(Tensor[Row]([1.0, 1.0]), m, Tensor[Column]([1.0, -1.0]))
    Tensor[()](-2.)
    """

    def __init__(self, *kept: type[Axis]) -> None:
        super().__init__(*kept)

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        kept = self.arguments["*P"]
        between = _between(x1.axes, x2.axes, (*x3.axes, *kept))
        first, second = summed_product(x1.axes, x2.axes, between), summed_product(between, x3.axes, kept)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            x1, x2, x3 = alike(xp, x1, x2, x3)
            return second(xp, first(xp, x1, x2), x3)

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return _slope(x1, dy, x2, x3)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return _slope(x2, dy, x1, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return _slope(x3, dy, x1, x2)


def _slope(x: Operand, dy: Operand, one: Operand, other: Operand) -> Operand:
    """Return the gradient for ``x`` of a product of ``x`` with two others."""
    product = Einsum(*_between(dy.axes, one.axes, (*x.axes, *other.axes)))(dy, one)
    return EinsumLike()(x, product, other)


def _between(first: tuple[Label, ...], second: tuple[Label, ...], wanted: tuple[Label, ...]) -> tuple[Label, ...]:
    """Return the labels that an intermediate product of two factors has to keep."""
    return tuple(axis for axis in dict.fromkeys((*first, *second)) if axis in wanted)


einsum = Labelled(Einsum)
einsum3 = Labelled(Einsum3)
