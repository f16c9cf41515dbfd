"""Gathering along any axis: by one list of indices, or by several for each element of the other axes."""

# mypy: no-warn-return-any

from __future__ import annotations

import numpy as np

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.gathering import gather as gathered
from typedtensor.backends.library import Library
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.scattering import AddAt, ScatterAdd
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.core.labelled import Along2

__all__ = ["Gather", "Take", "gather", "take"]


class Take(Along2[U], rule="t *A U *B, int *C -> t *A *C *B", linear="first", adjoints=(AddAt,)):
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


class Gather(PolyOp2[U, V], rule="t *A U *B, int *A V *B -> t *A V *B", adjoints=(ScatterAdd,)):
    """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def __init__(self, axis: type[U], along: type[V], /) -> None:
        super().__init__(axis, along)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            return gathered(xp, x1, check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis)

        return kernel

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ScatterAdd(self.label("U"), self.label("V"))(x1, x2, dy)


gather = Labelled(Gather)
take = Labelled(Take)
