"""Largest and smallest elements among those that a mask allows: ``x.max(Time, where=mask)``."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, shape_of
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.reductions import MaxShare, MaxShareAlong
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.reduce.masked import MaskedAlong, both
from typedtensor.ops.library.sums import ExpandAlong

__all__ = ["MaskedMax", "MaskedMaxAlong", "MaskedMin", "MaskedMinAlong"]


class MaskedMax(PolyOp2, rule="*A, bool *A -> real"):
    """The largest element of ``x1`` where ``x2`` is true; minus infinity if it is nowhere true.

    Equal ones share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``x.max(where=mask)``, which applies it; ``numpy.max(where=…, initial=-numpy.inf)``,
    ``torch.masked.amax``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, array: Array, allowed: Array) -> Array:
            if not all(sizes := shape_of(array)):
                refuse_nothing(self, x1, sizes)
            array, allowed = both(xp, array, allowed)
            return xp.max(xp.where(allowed, array, -math.inf))

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(x2, dy * MaxShare()(Where()(x2, x1, -math.inf)), 0.0)


class MaskedMaxAlong(MaskedAlong[U], rule="*A U *B, bool *C U *D -> *A *B where *C *D within *A *B"):
    """The largest elements of ``x1`` along U where ``x2`` is true; minus infinity where it is nowhere true.

    Equal ones share the gradient. The mask has the axis U, and is repeated along the axes that it lacks.

    Raises:
        SizeError: when U has no elements.

    See also: ``x.max(U, where=mask)``, which applies it; ``numpy.max(axis=…, where=…, initial=-numpy.inf)``,
    ``torch.masked.amax``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0, 6.0], [3.0, 4.0, 9.0]])
    >>> x.max(Column, where=BoolTensor[Column]([True, True, False]))
    Tensor[Row=2]([2., 4.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return of_something(self, x1, (self.position("U", x1, x2),), super().ground(x1, x2), "largest")

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return xp.max(xp.where(allowed, x, -math.inf), axis=axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, allowed = self.label("U"), ExpandLike()(x2, x1)
        shares = MaxShareAlong(axis)(Where()(allowed, x1, -math.inf))
        return Where()(allowed, ExpandAlong(axis)(x1, dy) * shares, 0.0)


class MaskedMin(PolyOp2, rule="*A, bool *A -> real"):
    """The smallest element of ``x1`` where ``x2`` is true; infinity if it is nowhere true.

    Equal ones share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``x.min(where=mask)``, which applies it; ``numpy.min(where=…, initial=numpy.inf)``,
    ``torch.masked.amin``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, array: Array, allowed: Array) -> Array:
            if not all(sizes := shape_of(array)):
                refuse_nothing(self, x1, sizes, "smallest")
            array, allowed = both(xp, array, allowed)
            return xp.min(xp.where(allowed, array, math.inf))

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(x2, dy * MaxShare()(Where()(x2, -x1, -math.inf)), 0.0)


class MaskedMinAlong(MaskedAlong[U], rule="*A U *B, bool *C U *D -> *A *B where *C *D within *A *B"):
    """The smallest elements of ``x1`` along U where ``x2`` is true; infinity where it is nowhere true.

    Equal ones share the gradient. The mask has the axis U, and is repeated along the axes that it lacks.

    Raises:
        SizeError: when U has no elements.

    See also: ``x.min(U, where=mask)``, which applies it; ``numpy.min(axis=…, where=…, initial=numpy.inf)``,
    ``torch.masked.amin``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return of_something(self, x1, (self.position("U", x1, x2),), super().ground(x1, x2), "smallest")

    def reduced(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array:
        return xp.min(xp.where(allowed, x, math.inf), axis=axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis, allowed = self.label("U"), ExpandLike()(x2, x1)
        shares = MaxShareAlong(axis)(Where()(allowed, -x1, -math.inf))
        return Where()(allowed, ExpandAlong(axis)(x1, dy) * shares, 0.0)


def of_something(operation: PolyOp, of: TensorType, axes: tuple[int, ...], kernel: Kernel, sought: str) -> Kernel:
    """A kernel that refuses axes without elements, of which nothing is the largest."""

    def checked(xp: Namespace, array: Array, mask: Array) -> Array:
        if not all(array.shape[axis] for axis in axes):
            refuse_nothing(operation, of, array.shape, sought)
        return kernel(xp, array, mask)

    return checked
