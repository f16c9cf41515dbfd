"""Slices along an axis. A slice has another label, as it has another size."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any

from typedtensor.axes import U, V
from typedtensor.backends import Array, Namespace, place
from typedtensor.errors import SizeError
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.operation import PolyOp1, PolyOp2
from typedtensor.tensor import AnyTensor
from typedtensor.tensor_type import TensorType


class SliceAlong(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A U *B"):
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
        self.range = _range(start, stop, step)

    def ground(self, x: TensorType, /) -> Kernel:
        key = _at(self.position("U", x), self.range)
        return lambda xp, x: x[key]

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        r = self.range
        return PlaceAlong(self.label("U"), self.label("V"), r.start, r.stop, r.step)(x, dy)

    def part_taken(self, number: int, operands: tuple[AnyTensor, ...]) -> object:
        return _at(self.position("U", operands[0].tensor_type), self.range)


class PlaceAlong(PolyOp2[U, V], rule="k *A U *B, t *A V *B -> t *A U *B"):
    """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U.

    It is the transpose of :class:`SliceAlong`.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], of: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> None:
        super().__init__(axis, of)
        self.range = _range(start, stop, step)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1)
        key = _at(axis, self.range)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            room = len(range(*self.range.indices(x1.shape[axis])))
            if room != x2.shape[axis]:
                raise SizeError(f"{self.title} places {x2.shape[axis]} elements at {room} positions")
            return place(xp, x1.shape, key, x2)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        r = self.range
        return SliceAlong(self.label("U"), self.label("V"), r.start, r.stop, r.step)(dy)


def _range(start: int, stop: int | None, step: int) -> slice:
    if step < 1:
        raise SizeError(f"the step of a slice must be at least 1, not {step}")
    return slice(start, stop, step)


def _at(axis: int, part: slice) -> tuple[Any, ...]:
    return (*(slice(None),) * axis, part, ...)
