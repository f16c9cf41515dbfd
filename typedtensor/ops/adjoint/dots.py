"""The gradient of products aligned by labels, which is its own gradient, too."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
import string
from collections.abc import Sequence

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, alike, array_like
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import Order, reshaped
from typedtensor.core.axes import Label
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp3

__all__ = ["DotLike"]


class DotLike(PolyOp3, rule="k *A, *B, *C -> *A where *A within *B | *C, *B within *A | *C, *C within *A | *B"):
    """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks.

    Every label occurs in at least two of the three, so the gradients have the same form. It is the gradient of
    :class:`Dot`, and its own.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        product = aligned_product(x2.axes, x3.axes, x1.axes)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            if type(x2) in PYTHON_SCALARS and type(x3) in PYTHON_SCALARS:
                x2 = array_like(xp, x2, x1)
            return product(xp, *alike(xp, x2, x3))

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return DotLike()(x2, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return DotLike()(x3, x2, dy)


def aligned_product(first: Sequence[Label], second: Sequence[Label], result: Sequence[Label]) -> Kernel:
    """The product of two arrays with labelled axes, summed over the labels that the result lacks.

    It is one batched matrix product: labels of all three are batch axes, labels that the result lacks are contracted.
    """
    batch = [a for a in first if a in second and a in result]
    summed = [a for a in first if a in second and a not in result]
    left = [a for a in first if a not in second]
    right = [a for a in second if a not in first]
    first_order = Order(tuple(first.index(a) for a in (*batch, *left, *summed)))
    second_order = Order(tuple(second.index(a) for a in (*batch, *summed, *right)))
    made = [*batch, *left, *right]
    result_order = Order(tuple(made.index(a) for a in result))
    first_is_matrix, second_is_matrix = len(left) == len(summed) == 1, len(summed) == len(right) == 1
    b, m, n = len(batch), len(batch) + len(left), len(batch) + len(summed)
    equation = _equation(first, second, result)

    def product(xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if isinstance(xp, Library) and equation is not None:
            return xp.einsum(equation, x1, x2)
        x1, x2 = first_order.of(xp, x1), second_order.of(xp, x2)
        if first_is_matrix and second_is_matrix:
            return result_order.of(xp, xp.matmul(x1, x2))
        one, other = x1.shape, x2.shape
        if not first_is_matrix:
            x1 = reshaped(xp, x1, (*one[:b], math.prod(one[b:m]), math.prod(one[m:])))
        if not second_is_matrix:
            x2 = reshaped(xp, x2, (*other[:b], math.prod(other[b:n]), math.prod(other[n:])))
        return result_order.of(xp, reshaped(xp, xp.matmul(x1, x2), one[:m] + other[n:]))

    return product


def _equation(first: Sequence[Label], second: Sequence[Label], result: Sequence[Label]) -> str | None:
    """A product as an equation of ``einsum``; None if a label is repeated, or there are more labels than letters."""
    letters: dict[Label, str] = dict(zip(dict.fromkeys((*first, *second)), string.ascii_lowercase, strict=False))
    words = [[letters.get(axis, "") for axis in axes] for axes in (first, second, result)]
    if any(len(set(word)) < len(word) or "" in word for word in words):
        return None
    left, right, made = map("".join, words)
    return f"{left},{right}->{made}"
