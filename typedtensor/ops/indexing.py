"""Rows of a table by index, one-hot vectors, single positions."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.axes import U, V
from typedtensor.backends import Array, Namespace, add_rows, array_like, device_of, place
from typedtensor.errors import SizeError
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.gathering import check_indices
from typedtensor.ops.operation import PolyOp, PolyOp1, PolyOp2, PolyOp3
from typedtensor.rules import no_such_index
from typedtensor.tensor import AnyTensor
from typedtensor.tensor_type import TensorType


class OneHot(PolyOp1[V], rule="int *A -> real *A V where V not in *A"):
    """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32.

    Args:
        axis: the label, or a sized axis. Without a size it is the declared one, or that which the label has in the
            open computation.

    Raises:
        SizeError: when the size is not known, or an index is out of range.

    See also: ``torch.nn.functional.one_hot``, ``jax.nn.one_hot``.

    >>> from typedtensor import Axis, IntTensor
    >>> class Batch(Axis): ...
    >>> class Digit(Axis): ...
    >>> OneHot(Digit(3))(IntTensor[Batch]([2, 0]))
    Tensor[Batch=2, Digit=3]([[0., 0., 1.],
                              [1., 0., 0.]])
    """

    def __init__(self, axis: type[V] | V, /) -> None:
        super().__init__(axis)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        size = self.size("V")
        x = check_indices(self, xp, x, size)
        positions = xp.arange(size, device=device_of(x))
        return xp.astype(xp.expand_dims(x, axis=-1) == positions, xp.float32)


class Embed(PolyOp2, rule="int *A, V E -> *A E"):
    """The rows of the table ``x2`` at the indices ``x1``.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take(axis=0)``, ``torch.nn.functional.embedding``, ``jax.numpy.take(axis=0)``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1 = check_indices(self, xp, x1, x2.shape[0], device_of(x2))
        return xp.reshape(xp.take(x2, xp.reshape(x1, (-1,)), axis=0), (*x1.shape, x2.shape[1]))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AddRows()(x2, x1, dy)

    def part_taken(self, number: int, operands: tuple[AnyTensor, ...]) -> Array:
        return operands[0].numpy()


class AddRows(PolyOp3, rule="k V E, int *A, *A E -> V E"):
    """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``.

    It is the transpose of :class:`Embed`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.add.at``, ``torch.Tensor.index_add``, ``jax.ops.segment_sum``.
    """

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        rows = x1.shape[0]
        return add_rows(xp, rows, check_indices(self, xp, x2, rows, device_of(x1)), x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Embed()(x2, dy)


class Select(PolyOp1[U], rule="t *A U *B -> t *A *B"):
    """The elements at one index along U.

    Args:
        axis: the label.
        index: the position; a negative one counts from the end.

    Raises:
        SizeError: when the index is out of range.

    See also: ``numpy.take``, ``torch.select``, ``jax.lax.index_in_dim``.
    """

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = index

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            return x[_at(self, axis, x.shape[axis], self.index)]

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return PlaceIndex(self.label("U"), self.index)(x, dy)

    def part_taken(self, number: int, operands: tuple[AnyTensor, ...]) -> object:
        return (*(slice(None),) * self.position("U", operands[0].tensor_type), self.index, ...)


class PlaceIndex(PolyOp2[U], rule="k *A U *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = index

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            key = _at(self, axis, x1.shape[axis], self.index)
            return place(xp, x1.shape, key, array_like(xp, x2, x1))

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Select(self.label("U"), self.index)(dy)


def _at(operation: PolyOp, axis: int, size: int, index: int) -> tuple[object, ...]:
    """The key of the elements at an index along an axis."""
    if not -size <= index < size:
        raise SizeError(no_such_index(operation.title, index, size))
    return (*(slice(None),) * axis, index, ...)
