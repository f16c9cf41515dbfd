"""Largest and smallest elements."""

from __future__ import annotations

from typing import TypeVarTuple

import numpy as np

from typedtensor.backends.reducing import reduction
from typedtensor.ops.core.family import Along1, Array, Kernel, Label, Namespace, Operand, Over1, TensorType, U
from typedtensor.ops.library.elementwise.extrema import Maximum
from typedtensor.ops.library.elementwise.logic import Equal
from typedtensor.ops.library.elementwise.selection import AsRealLike, shared
from typedtensor.ops.library.reduce.reduction import of_something, positions, spread
from typedtensor.ops.library.sums import Sum

__all__ = ["ArgMax", "ArgMin", "Max", "Min"]

P = TypeVarTuple("P")


class Max(Over1[*P], rule="t *A -> t *A / *P where t not in bool"):
    """The largest elements along labels, or of all. Equal elements share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.max``, ``torch.amax``, ``jax.numpy.max``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return of_something(self, x, axes, reduction("max", axes), "largest")

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return among_hits(self.labels, dy, y, x, Equal()(x, spread(self.labels, y, x)))


class Min(Over1[*P], rule="t *A -> t *A / *P where t not in bool"):
    """The smallest elements along labels, or of all. Equal elements share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.min``, ``torch.amin``, ``jax.numpy.min``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return of_something(self, x, axes, reduction("min", axes), "smallest")

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return among_hits(self.labels, dy, y, x, Equal()(x, spread(self.labels, y, x)))


class ArgMax(Along1[U], rule="t *A U *B -> int *A *B where t not in bool"):
    """The index of the largest element along U, the first one if several are equal.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.argmax``, ``torch.argmax``, ``jax.numpy.argmax``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, array: Array) -> Array:
            return array.argmax(axis) if xp is np else xp.argmax(array, axis=axis)

        return of_something(self, x, axis, kernel, "largest")


class ArgMin(Along1[U], rule="t *A U *B -> int *A *B where t not in bool"):
    """The index of the smallest element along U, the first one if several are equal.

    Raises:
        SizeError: when U has no elements.

    See also: ``numpy.argmin``, ``torch.argmin``, ``jax.numpy.argmin``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return of_something(self, x, axis, lambda xp, array: xp.argmin(array, axis=axis), "smallest")


def among_hits(labels: tuple[Label, ...], dy: Operand, y: Operand, x: Operand, hits: Operand) -> Operand:
    """``dy / n`` at each of the n elements that hit the extremum ``y`` along labels, and 0 elsewhere."""
    number = Maximum()(Sum(*labels)(AsRealLike()(hits, x)), 1.0)  # nothing hits NaN
    return shared(spread(labels, dy, x), hits, spread(labels, number, x), spread(labels, y, x))
