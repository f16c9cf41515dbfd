"""Tensor contraction."""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from typedtensor.backends.namespace import Array, Namespace

__all__ = ["tensordot"]


def tensordot(xp: Namespace, factors: Sequence[Array], axes: tuple[Sequence[int], Sequence[int]]) -> Array:
    """``xp.tensordot``, but with NaN for 0 times NaN or infinity.

    NumPy scales an array by a factor of one element, where a factor 0 yields 0.

    >>> tensordot(np, [np.zeros(1), np.array([[np.nan, 1.0]])], ((0,), (0,)))
    array([nan,  0.])
    """
    x1, x2 = factors
    if xp is not np or (x1.size != 1 and x2.size != 1):
        return xp.tensordot(x1, x2, axes=axes)
    shape = [n for x, summed in zip(factors, axes, strict=True) for i, n in enumerate(x.shape) if i not in summed]
    # The contracted axes have a single element, too.
    product = x1.reshape(()) * x2 if x1.size == 1 else x1 * x2.reshape(())
    return product.reshape(shape)
