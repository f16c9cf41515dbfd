"""Slices along an axis. A slice has a new label, since its size differs."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.core.axes import U, V, declared_size
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.slicing import PlaceAlong, checked_slice, slice_key
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.fitting import require_declared

__all__ = ["SliceAlong"]


class SliceAlong(
    PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A U *B", linear="each", adjoints=(PlaceAlong,)
):
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
