"""What reductions have in common: along a label, along labels, or along all axes."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVarTuple

from typedtensor.backends import shape_of
from typedtensor.ops.core.family import Array, Kernel, Label, Namespace, Operand, Over1, TensorType
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLike

P = TypeVarTuple("P")
Axes = int | tuple[int, ...] | None
"""The position of one axis, those of several, or all axes."""


class Reduction(Over1[*P]):
    """A reduction along its labels, or along all axes if it has none."""

    @abstractmethod
    def reduced(self, xp: Namespace, x: Array, axes: Axes) -> Array:
        """Return the reduction of an array."""

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return lambda xp, x: self.reduced(xp, x, axes)


def positions(labels: tuple[Label, ...], x: TensorType) -> Axes:
    """The axes of an operand that has each of the labels once."""
    if len(labels) == 1:
        return x.axes.index(labels[0])
    return tuple(sorted(map(x.axes.index, labels))) if labels else None


def written_out(axes: Axes, x: Array) -> tuple[int, ...]:
    """The positions of axes of an array."""
    return tuple(range(len(shape_of(x)))) if axes is None else (axes,) if isinstance(axes, int) else axes


def of_something(operation: PolyOp, x: TensorType, axes: Axes, kernel: Kernel, sought: str) -> Kernel:
    """A kernel that refuses axes without elements, of which nothing is the largest."""

    def checked(xp: Namespace, array: Array, *others: Array) -> Array:
        sizes = shape_of(array)
        if not all(sizes[axis] for axis in written_out(axes, array)):
            refuse_nothing(operation, x, sizes, sought)
        return kernel(xp, array, *others)

    return checked


def spread(labels: tuple[Label, ...], y: Operand, x: Operand) -> Operand:
    """A reduction of ``x`` along labels, repeated along the axes of ``x`` that it lacks."""
    return ExpandAlong(labels[0])(x, y) if len(labels) == 1 else ExpandLike()(y, x)
