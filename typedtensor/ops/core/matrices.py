"""Matrices in operands: rows and columns are at any positions."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Generic

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.backends.linear_algebra import of_matrices
from typedtensor.backends.reducing import Order, reshaped, squeezed
from typedtensor.core.axes import Axis, Label, U, label_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.apart import relabelled
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.operation import PolyOp


class Inner(Axis, Generic[U], size="|U|"):
    """A second axis of the label U, which products in a gradient are summed over."""


def inner(label: Label) -> Label:
    """A label for a second axis of a label."""
    return Inner[label]


def another(label: Label, x: Operand) -> Label:
    """A label for one more axis of a label, which ``x`` does not have."""
    while label in x.axes:
        label = inner(label)
    return label


class Matrices:
    """The rows U and the columns V of an operand.

    Args:
        operation: the operation.
        operands: the types of its operands.
        square: whether the matrices must be square.
    """

    def __init__(self, operation: PolyOp, *operands: TensorType, square: bool = True) -> None:
        self.operation, self.square = operation, square
        self.rows, self.columns = (operation.position(name, *operands) for name in ("U", "V"))
        rank = len(operands[0].axes)
        self.others = [n for n in range(rank) if n not in (self.rows, self.columns)]
        self._order = Order((*self.others, self.rows, self.columns))

    def last(self, xp: Namespace, x: Array) -> Array:
        """The array with rows and columns as its last axes."""
        self.check(x)
        return self._order.of(xp, x)

    def back(self, xp: Namespace, x: Array) -> Array:
        """Move the last two axes back to the positions of rows and columns."""
        return self._order.back(xp, x)

    def vectors(self, xp: Namespace, x: Array) -> Array:
        """Move the last axis to the position of the rows."""
        return squeezed(xp, self.back(xp, xp.expand_dims(x, axis=-1)), self.columns)

    def check(self, x: Array) -> None:
        """Check that the matrices are square. Raises :class:`SizeError` when they must be square and are not."""
        rows, columns = x.shape[self.rows], x.shape[self.columns]
        if self.square and rows != columns:
            names = " and ".join(label_name(self.operation.label(name)) for name in ("U", "V"))
            raise SizeError(
                f"{self.operation.title} needs square matrices, but {names} have the sizes {rows} and {columns}"
            )


class OnMatrices(PolyOp):
    """An operation on the matrices of the first operand: ``forward_on(at, xp, *arrays)`` computes it.

    Attributes:
        square: whether the matrices must be square.
    """

    square: ClassVar[bool] = True
    forward_on: Callable[..., Array]

    def ground(self, *operands: TensorType) -> Kernel:
        return partial(self.forward_on, Matrices(self, *operands, square=self.square))


def solving(operation: PolyOp, x1: TensorType, x2: TensorType, function: str) -> Kernel:
    """The kernel of a function of matrices and right-hand sides with the same other axes."""
    at = Matrices(operation, x1, x2)
    known = operation.position("U", x1, x2, of=1)
    left = [n for n in range(len(x2.axes)) if n != known]
    stack = []
    for axis in (x1.axes[n] for n in at.others):
        stack.append(next(n for n in left if x2.axes[n] == axis))
        left.remove(stack[-1])
    order = Order((*stack, known, *left))
    vector = len(x2.axes) == 1

    def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
        a, b = at.last(xp, x1), order.of(xp, x2)
        if vector and xp is np:
            [found] = of_matrices(xp, function, a, b)
            return found
        sides = tuple(b.shape[len(stack) + 1 :])
        b = reshaped(xp, b, (*b.shape[: len(stack) + 1], math.prod(sides)))
        [found] = of_matrices(xp, function, a, b)
        return order.back(xp, reshaped(xp, found, (*found.shape[:-1], *sides)))

    return kernel


def transposed(x: Operand, rows: Label, columns: Label) -> Operand:
    """``x`` with two labels exchanged."""
    return relabelled(x, {rows: columns, columns: rows})
