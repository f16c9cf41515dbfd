"""Slices along an axis. A slice has a new label, since its size differs."""

from __future__ import annotations

from typing import Any

from typedtensor.backends import place
from typedtensor.backends.writing import slice_length
from typedtensor.base.options import whole
from typedtensor.core.axes import declared_size
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, PolyOp1, PolyOp2, TensorType, U, V, apart
from typedtensor.ops.core.fitting import require_declared

__all__ = ["PlaceAlong", "SliceAlong"]


class SliceAlong(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A U *B", linear="each"):
    """The elements ``start:stop:step`` along U, as the axis V.

    Args:
        axis: the label U.
        to: the label of the slice.
        start: the first position; a negative one counts from the end.
        stop: the position before which the slice ends; the end of the axis if it is None.
        step: the distance between positions, at least 1.

    Raises:
        SizeError: when the step is not positive.

    See also: slices of ``numpy.ndarray``, ``torch.narrow``, ``jax.lax.slice_in_dim``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Even(Axis): ...
    >>> SliceAlong(Row, Even, step=2)(Tensor[Row]([0.0, 1.0, 2.0, 3.0]))
    Tensor[Even=2]([0., 2.])
    """

    def __init__(self, axis: type[U], to: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> None:
        super().__init__(axis, to)
        self.range = checked_slice(start, stop, step)

    def ground(self, x: TensorType, /) -> Kernel:
        key = slice_key(self.position("U", x), self.range)
        if (size := declared_size(self.label("U"))) is not None:
            require_declared(self, self.label("V"), len(range(size)[self.range]))
        return lambda xp, x: x[key]

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        r = self.range
        return PlaceAlong(self.label("U"), self.label("V"), r.start, r.stop, r.step)(x, dy)

    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> object:
        return slice_key(self.position("U", operands[0].tensor_type), self.range)


class PlaceAlong(PolyOp2[U, V], rule="k *A U *B, t *A V *B -> t *A U *B where V not in U"):
    """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U.

    It is the transpose of :class:`SliceAlong`.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], of: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> None:
        super().__init__(axis, of)
        self.range = checked_slice(start, stop, step)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        key = slice_key(axis, self.range)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            room = slice_length(self.range, x1.shape[axis])
            if room != x2.shape[axis]:
                raise SizeError(f"{self.title} places {x2.shape[axis]} elements at {room} positions")
            return place(xp, x1.shape, key, x2)

        return kernel

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        r = self.range
        return SliceAlong(self.label("U"), self.label("V"), r.start, r.stop, r.step)(dy)


def checked_slice(start: int, stop: int | None, step: int) -> slice:
    first = whole("the start of a slice", start)
    last = None if stop is None else whole("the stop of a slice", stop)
    return slice(first, last, whole("the step of a slice", step, 1))


def slice_key(axis: int, part: slice) -> tuple[Any, ...]:
    return (*(slice(None),) * axis, part, ...)
