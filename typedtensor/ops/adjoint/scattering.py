"""Sums at indices: the transposes of gathers."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, add_rows, device_of
from typedtensor.backends.gathering import scatter_add
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp3
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.core.labelled import Along3

__all__ = ["AddAt", "ScatterAdd", "scatter"]


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
        return self.adjoint_of(self.label("U"))(dy, x2)


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
        return self.adjoint_of(self.label("U"), self.label("V"))(dy, x2)


scatter = Labelled(ScatterAdd)
