"""Gathering along any axis: by one list of indices, or by several for each element of the other axes."""

from __future__ import annotations

import math

import numpy as np

from typedtensor.backends import Array, Namespace, add_rows, array_like, device_of, put_along
from typedtensor.backends.gathering import chosen, scatter_add
from typedtensor.backends.gathering import gather as gathered
from typedtensor.backends.library import Library
from typedtensor.ops.core.family import Kernel, Labelled, Operand, PolyOp3, TensorType, U, V, apart
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.core.labelled import Along2, Along3, Between2

__all__ = ["AddAt", "Gather", "PutAlong", "ScatterAdd", "Take", "TakeAlong"]
__all__ += ["gather", "scatter", "take", "take_along"]


class Take(Along2[U], rule="t *A U *B, int *C -> t *A *C *B", linear="first"):
    """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take(axis=…)``, ``torch.index_select``, ``jax.numpy.take(axis=…)``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Word(Axis): ...
    >>> class Place(Axis): ...
    >>> Take(Word)(Tensor[Word]([0.5, 1.5, 2.5]), IntTensor[Place]([2, 2, 0, 1]))
    Tensor[Place=4]([2.5, 2.5, 0.5, 1.5])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        order = (axis, *(n for n in range(len(x1.axes)) if n != axis))
        many, rank = len(x2.axes), len(x1.axes) - 1 + len(x2.axes)
        back = (*range(many, many + axis), *range(many), *range(many + axis, rank))

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            index = check_indices(self, xp, x2, x1.shape[axis], device_of(x1))
            if xp is np:  # its take accepts indices of any rank
                return x1.take(index, axis)
            if many == 1 and isinstance(xp, Library):
                return xp.take(x1, index, axis=axis)
            shape = tuple(index.shape)
            rows = xp.permute_dims(x1, order)
            found = xp.take(rows, xp.reshape(index, (-1,)), axis=0)
            return xp.permute_dims(xp.reshape(found, (*shape, *rows.shape[1:])), back)

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AddAt(self.label("U"))(x1, x2, dy)


class Gather(Between2[U, V], rule="t *A U *B, int *A V *B -> t *A V *B"):
    """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            return gathered(xp, x1, check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis)

        return kernel

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ScatterAdd(self.label("U"), self.label("V"))(x1, x2, dy)


class TakeAlong(Along2[U], rule="t *A U *B, int *A *B -> t *A *B", linear="first"):
    """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            return chosen(xp, x1, check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis)

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PutAlong(self.label("U"))(x1, x2, dy)


class AddAt(Along3[U], rule="k *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool"):
    """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.add.at``, ``torch.Tensor.index_add``, ``jax.numpy.ndarray.at[…].add``.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis, many = self.position("U", x1, x2, x3), len(x2.axes)
        rank = len(x3.axes)
        order = (*range(axis, axis + many), *range(axis), *range(axis + many, rank))
        back = (*range(1, axis + 1), 0, *range(axis + 1, rank - many + 1))

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            size = x1.shape[axis]
            index = check_indices(self, xp, x2, size, device_of(x1))
            moved = xp.permute_dims(x3, order)
            others = tuple(moved.shape[many:])
            count = math.prod(moved.shape[:many])
            rows = xp.reshape(moved, (count, math.prod(others)))
            sums = add_rows(xp, size, xp.reshape(index, (count,)), rows)
            return xp.permute_dims(xp.reshape(sums, (size, *others)), back)

        return kernel

    @apart("U")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Take(self.label("U"))(dy, x2)


class ScatterAdd(PolyOp3[U, V], rule="k *A U *B, int *A V *B, t *A V *B -> t *A U *B where t not in bool"):
    """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V.

    It is the transpose of :class:`Gather`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``torch.Tensor.scatter_add``, ``numpy.add.at``, ``jax.numpy.ndarray.at[…].add``.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], along: type[V], /) -> None:
        super().__init__(axis, along)

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2, x3)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            size = x1.shape[axis]
            return scatter_add(xp, size, check_indices(self, xp, x2, size, device_of(x1)), x3, axis)

        return kernel

    @apart("U", "V")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Gather(self.label("U"), self.label("V"))(dy, x2)


class PutAlong(Along3[U], rule="k *A U *B, int *A *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``.

    It is the transpose of :class:`TakeAlong`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.put_along_axis``, ``torch.scatter``.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2, x3)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            size = x1.shape[axis]
            index = check_indices(self, xp, x2, size, device_of(x1))
            return put_along(xp, size, index, array_like(xp, x3, x1), axis)

        return kernel

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return TakeAlong(self.label("U"))(dy, x2)


gather = Labelled(Gather)
scatter = Labelled(ScatterAdd)
take = Labelled(Take)
take_along = Labelled(TakeAlong)
