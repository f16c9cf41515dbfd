"""Rows of a table by index, one-hot vectors, single positions."""

from __future__ import annotations

import numpy as np

from typedtensor.backends import Array, Namespace, add_rows, array_like, device_of, place
from typedtensor.backends.library import Library
from typedtensor.base.options import whole
from typedtensor.core.axes import declared_size, label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.family import Kernel, Labelled, Operand, PolyOp1, PolyOp2, PolyOp3, TensorType, U, V, apart
from typedtensor.ops.core.indices import check_indices, index_key

__all__ = ["AddRows", "Embed", "OneHot", "PlaceIndex", "Select", "embed", "one_hot", "select"]


class OneHot(PolyOp1[V], rule="int *A -> real *A V where V not in *A"):
    """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32.

    In the precision of what it meets it is ``as_real_like(one_hot(x, Digit), y)``: of float16, float32 makes float32.

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
        if xp is np:
            return (x[..., None] == np.arange(size)).astype(np.float32)
        positions = xp.arange(size, device=device_of(x))
        return xp.astype(xp.expand_dims(x, axis=-1) == positions, xp.float32)


class Embed(PolyOp2, rule="int *A, V E -> *A E"):
    """The rows of the table ``x2`` at the indices ``x1``.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take(axis=0)``, ``torch.nn.functional.embedding``, ``jax.numpy.take(axis=0)``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = label_name(x2.axes[0])

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            x1 = check_indices(self, xp, x1, x2.shape[0], device_of(x2), axis)
            if xp is np:  # its take accepts indices of any rank
                return x2.take(x1, 0)
            if isinstance(xp, Library):
                return xp.rows(x2, x1)
            return xp.reshape(xp.take(x2, xp.reshape(x1, (-1,)), axis=0), (*x1.shape, x2.shape[1]))

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AddRows()(x2, x1, dy)

    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> Array:
        return operands[0].numpy()


class Select(PolyOp1[U], rule="t *A U *B -> t *A *B", linear="each"):
    """The elements at one index along U; the result does not have the axis.

    Args:
        axis: the label.
        index: the position; a negative one counts from the end.

    Raises:
        SizeError: when the index is out of range.

    See also: ``numpy.take``, ``torch.select``, ``jax.lax.index_in_dim``.
    """

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = whole("the index of select", index)

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        if (size := declared_size(self.label("U"))) is not None:
            index_key(self, axis, size, self.index)  # raises for an index out of range

        def kernel(xp: Namespace, x: Array) -> Array:
            return x[index_key(self, axis, x.shape[axis], self.index)]

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return PlaceIndex(self.label("U"), self.index)(x, dy)

    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> object:
        return (*(slice(None),) * self.position("U", operands[0].tensor_type), self.index, ...)


class AddRows(PolyOp3, rule="k V E, int *A, *A E -> V E"):
    """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``.

    It is the transpose of :class:`Embed`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.add.at``, ``torch.Tensor.index_add``, ``jax.ops.segment_sum``.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis = label_name(x1.axes[0])

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            rows = x1.shape[0]
            return add_rows(xp, rows, check_indices(self, xp, x2, rows, device_of(x1), axis), x3)

        return kernel

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Embed()(x2, dy)


class PlaceIndex(PolyOp2[U], rule="k *A U *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = index

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            key = index_key(self, axis, x1.shape[axis], self.index)
            return place(xp, x1.shape, key, array_like(xp, x2, x1))

        return kernel

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Select(self.label("U"), self.index)(dy)


embed = Embed()
one_hot = Labelled(OneHot)
select = Labelled(Select)
