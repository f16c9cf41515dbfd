"""Means, variances and standard deviations."""

from __future__ import annotations

import math
from typing import Any, TypeVarTuple

from typedtensor.backends import shape_of
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept_mean, mean, narrowed, reduced, widened
from typedtensor.core.axes import label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Axis, Kernel, Namespace, Operand, Over1, TensorType, kind_of
from typedtensor.ops.library.elementwise.selection import quotient
from typedtensor.ops.library.reduce.reduction import positions, spread, written_out
from typedtensor.ops.library.sums import Size

__all__ = ["Mean", "Std", "Variance"]

P = TypeVarTuple("P")


class Mean(Over1[*P], rule="t *A -> real *A / *P where t not in int", linear="each"):
    """The mean along labels, or of all elements; for truth values, the share of true ones, in float32.

    See also: ``numpy.mean``, ``torch.mean``, ``jax.numpy.mean``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return lambda xp, x: mean(xp, x if kind_of(x) == "real" else xp.astype(x, xp.float32), axes)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return spread(self.labels, dy / Size(*self.labels)(x), x)


class Variance(Over1[*P], rule="*A -> *A / *P"):
    """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all.

    Args:
        axes: the labels.
        correction: 0 for the variance of these elements, 1 for an estimate from a sample.

    See also: ``numpy.var``, ``torch.var``, ``jax.numpy.var``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Variance(Row, correction=1)(Tensor[Row]([1.0, 2.0, 3.0]))
    Tensor[()](1.)
    """

    def __init__(self, *axes: type[Axis], correction: float = 0.0) -> None:
        super().__init__(*axes)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _slope(self, dy * 2.0, x)


class Std(Over1[*P], rule="*A -> *A / *P"):
    """The root of :class:`Variance`. The gradient is 0 where all elements are equal.

    Args:
        axes: the labels.
        correction: as for :class:`Variance`.

    See also: ``numpy.std``, ``torch.std``, ``jax.numpy.std``.
    """

    def __init__(self, *axes: type[Axis], correction: float = 0.0) -> None:
        super().__init__(*axes)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, root=True)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _slope(self, quotient(dy, y), x)


def _slope(operation: Variance[*tuple[Any, ...]] | Std[*tuple[Any, ...]], dy: Operand, x: Operand) -> Operand:
    """``dy (x - mean x) / (n - correction)``."""
    labels = operation.labels
    scale = dy / (Size(*labels)(x) - operation.correction)
    return (x - spread(labels, Mean(*labels)(x), x)) * spread(labels, scale, x)


def _variance(
    operation: Variance[*tuple[Any, ...]] | Std[*tuple[Any, ...]], of: TensorType, *, root: bool = False
) -> Kernel:
    """The kernel of a variance, or of its root."""
    places, correction = positions(operation.labels, of), operation.correction
    names = " and ".join(map(label_name, operation.labels or of.axes)) or "no axes"

    def kernel(xp: Namespace, x: Array) -> Array:
        axes, sizes = written_out(places, x), shape_of(x)
        count = math.prod(sizes[n] for n in axes) * 1.0  # an operator in place of float(): sizes may be symbolic
        if correction > 0.0 and count <= correction:
            raise SizeError(
                f"{operation.title} was given {count:g} elements along {names}, so with the correction "
                f"{correction:g} there is nothing to divide by: give it more elements, or use correction=0"
            )
        if isinstance(xp, Library) and axes and all(sizes):
            return xp.variance(x, axes, correction, root)
        z = widened(xp, x)
        centred = z - kept_mean(xp, z, axes)
        total = reduced(xp, "sum", centred * centred, axes)
        found = total / xp.asarray(count - correction, dtype=z.dtype)  # NaN for no elements, like their mean
        return narrowed(xp, xp.sqrt(found) if root else found, x)

    return kernel
