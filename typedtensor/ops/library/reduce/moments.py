"""Variances and standard deviations, along one axis or over all."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept_mean, narrowed, reduced, widened
from typedtensor.core.axes import Axis, U, label_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.adjoint.reductions import SizeAlong
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.elementwise.selection import quotient
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.reductions import Mean, Size
from typedtensor.ops.library.reductions_along import MeanAlong
from typedtensor.ops.library.sums import ExpandAlong

__all__ = ["Std", "StdAlong", "StdOver", "Variance", "VarianceAlong", "VarianceOver"]

P = TypeVarTuple("P")


class Variance(PolyOp1, rule="*A -> real"):
    """``Σ (x - mean x)² / (n - correction)`` over all n elements.

    Args:
        correction: 0 for the variance of these elements, 1 for an estimate from a sample.

    See also: ``numpy.var``, ``torch.var``, ``jax.numpy.var``.
    """

    def __init__(self, *, correction: float = 0.0) -> None:
        super().__init__()
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, tuple(range(len(x.axes))), self.correction)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return (x - ExpandLike()(Mean()(x), x)) * ExpandLike()(dy * 2.0 / (Size()(x) - self.correction), x)


class Std(PolyOp1, rule="*A -> real"):
    """``√(Σ (x - mean x)² / (n - correction))`` over all n elements. The gradient is 0 where all are equal.

    Args:
        correction: as for :class:`Variance`.

    See also: ``numpy.std``, ``torch.std``, ``jax.numpy.std``.
    """

    def __init__(self, *, correction: float = 0.0) -> None:
        super().__init__()
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, tuple(range(len(x.axes))), self.correction, root=True)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        scale = quotient(dy, y) / (Size()(x) - self.correction)
        return (x - ExpandLike()(Mean()(x), x)) * ExpandLike()(scale, x)


class VarianceAlong(PolyOp1[U], rule="*A U *B -> *A *B"):
    """``Σ (x - mean x)² / (n - correction)`` along U.

    Args:
        axis: the label U.
        correction: 0 for the variance of these elements, 1 for an estimate from a sample.

    See also: ``numpy.var(axis=…)``, ``torch.var(dim=…)``, ``jax.numpy.var(axis=…)``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> VarianceAlong(Row, correction=1)(Tensor[Row]([1.0, 2.0, 3.0]))
    Tensor[()](1.)
    """

    def __init__(self, axis: type[U], /, correction: float = 0.0) -> None:
        super().__init__(axis)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, (self.position("U", x),), self.correction)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return (x - ExpandAlong(axis)(x, MeanAlong(axis)(x))) * ExpandAlong(axis)(
            x, dy * 2.0 / (SizeAlong(axis)(x) - self.correction)
        )


class StdAlong(PolyOp1[U], rule="*A U *B -> *A *B"):
    """``√(Σ (x - mean x)² / (n - correction))`` along U. The gradient is 0 where all elements are equal.

    Args:
        axis: the label U.
        correction: as for :class:`VarianceAlong`.

    See also: ``numpy.std(axis=…)``, ``torch.std(dim=…)``, ``jax.numpy.std(axis=…)``.
    """

    def __init__(self, axis: type[U], /, correction: float = 0.0) -> None:
        super().__init__(axis)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, (self.position("U", x),), self.correction, root=True)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        scale = quotient(dy, y) / (SizeAlong(axis)(x) - self.correction)
        return (x - ExpandAlong(axis)(x, MeanAlong(axis)(x))) * ExpandAlong(axis)(x, scale)


class VarianceOver(PolyOp1[*P], rule="*A -> *A - *P where *P within *A"):
    """``Σ (x - mean x)² / (n - correction)`` over the n elements along several labels.

    Args:
        axes: the labels.
        correction: as for :class:`Variance`.

    See also: ``numpy.var(axis=…)``, ``torch.var(dim=…)``, ``jax.numpy.var(axis=…)``.
    """

    def __init__(self, *axes: type[Axis], correction: float = 0.0) -> None:
        super().__init__(*axes)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, tuple(map(x.axes.index, self.arguments["*P"])), self.correction)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _slope_over(self, dy * 2.0, x, self.correction)


class StdOver(PolyOp1[*P], rule="*A -> *A - *P where *P within *A"):
    """``√(Σ (x - mean x)² / (n - correction))`` over the n elements along several labels.

    The gradient is 0 where all elements are equal.

    Args:
        axes: the labels.
        correction: as for :class:`Variance`.

    See also: ``numpy.std(axis=…)``, ``torch.std(dim=…)``, ``jax.numpy.std(axis=…)``.
    """

    def __init__(self, *axes: type[Axis], correction: float = 0.0) -> None:
        super().__init__(*axes)
        self.correction = correction

    def ground(self, x: TensorType, /) -> Kernel:
        return _variance(self, x, tuple(map(x.axes.index, self.arguments["*P"])), self.correction, root=True)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return _slope_over(self, quotient(dy, y), x, self.correction)


def _slope_over(operation: PolyOp, dy: Operand, x: Operand, correction: float) -> Operand:
    """``dy (x - mean x) / (n - correction)``."""
    labels, mean = operation.arguments["*P"], x
    for axis in labels:
        mean = MeanAlong(axis)(mean)
    count = math.prod([SizeAlong(axis)(x) for axis in labels], start=1.0)
    return (x - ExpandLike()(mean, x)) * ExpandLike()(dy / (count - correction), x)


def _variance(
    operation: PolyOp, of: TensorType, axes: tuple[int, ...], correction: float, *, root: bool = False
) -> Kernel:
    """The kernel of a variance, or of its root."""
    names = " and ".join(label_name(of.axes[n]) for n in axes) or "no axes"

    def kernel(xp: Namespace, x: Array) -> Array:
        count = math.prod(x.shape[n] for n in axes) * 1.0  # an operator in place of float(): sizes may be symbolic
        if correction > 0.0 and count <= correction:
            raise SizeError(
                f"{operation.title} was given {count:g} elements along {names}, so with the correction "
                f"{correction:g} there is nothing to divide by: give it more elements, or use correction=0"
            )
        if isinstance(xp, Library) and axes and all(x.shape):
            return xp.variance(x, axes, correction, root)
        z = widened(xp, x)
        centred = z - kept_mean(xp, z, axes)
        total = reduced(xp, "sum", centred * centred, axes)
        found = total / xp.asarray(count - correction, dtype=z.dtype)  # NaN for no elements, like their mean
        return narrowed(xp, xp.sqrt(found) if root else found, x)

    return kernel
