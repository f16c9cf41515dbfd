"""The gradient of products that are summed over labels, which is its own gradient, too."""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, alike, array_like, shape_of
from typedtensor.backends.reducing import reduced
from typedtensor.core.axes import Label
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.dots import aligned_product
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp3

__all__ = ["EinsumLike"]


class EinsumLike(PolyOp3, rule="k *A, *B, *C -> *A where *A within *A | *B, *B within *B | *C, *C within *C | *A"):
    """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks.

    It is broadcast along the labels that only ``x1`` has. It is the gradient of :class:`Einsum`, and its own.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        present = [axis in x2.axes or axis in x3.axes for axis in x1.axes]
        product = summed_product(
            x2.axes, x3.axes, [axis for axis, there in zip(x1.axes, present, strict=True) if there]
        )

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            if type(x2) in PYTHON_SCALARS and type(x3) in PYTHON_SCALARS:
                x2 = array_like(xp, x2, x1)
            found = product(xp, *alike(xp, x2, x3))
            sizes = shape_of(x1)
            shape = tuple([n if known else 1 for known, n in zip(present, sizes, strict=True)])
            return xp.broadcast_to(xp.reshape(found, shape), sizes)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return EinsumLike()(x2, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return EinsumLike()(x3, x2, dy)


def summed_product(first: Sequence[Label], second: Sequence[Label], result: Sequence[Label]) -> Kernel:
    """The product of two arrays with labelled axes, summed over the labels that the result lacks.

    Labels that only one of them has are summed before the product.
    """
    pairs = ((first, second), (second, first))
    alone = [tuple(n for n, a in enumerate(x) if a not in y and a not in result) for x, y in pairs]
    left, right = ([a for n, a in enumerate(x) if n not in at] for x, at in zip((first, second), alone, strict=True))
    product, [first_alone, second_alone] = aligned_product(left, right, result), alone
    if not first_alone and not second_alone:
        return product

    def kernel(xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1 = reduced(xp, "sum", x1, first_alone) if first_alone else x1
        x2 = reduced(xp, "sum", x2, second_alone) if second_alone else x2
        return product(xp, x1, x2)

    return kernel
