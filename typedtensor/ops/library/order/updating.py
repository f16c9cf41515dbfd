"""Replacement of elements along an axis."""

from __future__ import annotations

import numpy as np

from typedtensor.backends import array_like
from typedtensor.backends.writing import are_different
from typedtensor.ops.core.family import Along3, Array, Kernel, Labelled, Namespace, Operand, TensorType, U, apart
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.library.elementwise.selection import ZerosLike
from typedtensor.ops.library.order.gathering import AddAt, Take

__all__ = ["IndexUpdate", "index_update"]


class IndexUpdate(Along3[U], rule="t *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool"):
    """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``.

    Where an index stands several times, the sum of its elements is there. A window from ``start`` on is written at
    ``arange(Window, start)``, and is read there by :func:`take`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.put``, ``torch.Tensor.index_copy``, ``jax.numpy.ndarray.at[…].set``,
    ``jax.lax.dynamic_update_slice``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Word(Axis): ...
    >>> class Place(Axis): ...
    >>> x = Tensor[Word]([0.5, 1.5, 2.5])
    >>> IndexUpdate(Word)(x, IntTensor[Place]([2, 0]), Tensor[Place]([9.0, 8.0]))
    Tensor[Word=3]([8. , 1.5, 9. ])
    """

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        add, axis = AddAt(self.label("U")).ground(x1, x2, x3), self.position("U", x1, x2, x3)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            x3 = array_like(xp, x3, x1)
            if xp is np and x1.dtype == x3.dtype:
                index = check_indices(self, xp, x2, x1.shape[axis])
                if are_different(index.reshape(-1), x1.shape[axis]):
                    result = x1.copy()
                    result[(*(slice(None),) * axis, index)] = x3
                    return result
            hits = add(xp, x1, x2, xp.ones_like(x3))
            return xp.where(hits > 0, add(xp, x1, x2, x3), x1)

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return IndexUpdate(self.label("U"))(dy, x2, ZerosLike()(x3))

    @apart("U")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Take(self.label("U"))(dy, x2)


index_update = Labelled(IndexUpdate)
