"""Temporary buffers of the steps of one value.

A plan under construction allocates them from its arena, which it shares with plans for other sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar, copy_context
from functools import lru_cache
from typing import TypeVar

import numpy as np

from typedtensor.ir import Array, DType, Shape

R = TypeVar("R")

Source = Callable[[Shape, DType], Array]
"""Returns an uninitialized row-major array of a shape and a dtype."""


def _empty(shape: Shape, dtype: DType) -> Array:
    return np.empty(shape, dtype)


_SOURCE: ContextVar[Source] = ContextVar("typedtensor_temporaries", default=_empty)


def with_temporaries(source: Source, emit: Callable[[], R]) -> R:
    """Call ``emit`` with ``source`` as the allocator of temporaries; an interrupt restores the previous one, too."""
    return copy_context().run(_from, source, emit)


def _from(source: Source, emit: Callable[[], R]) -> R:
    _SOURCE.set(source)
    return emit()


def temporary(shape: Sequence[int], dtype: DType) -> Array:
    """Return a row-major temporary."""
    return _SOURCE.get()(tuple(shape), dtype)


def temporary_like(array: Array, dtype: DType | None = None) -> Array:
    """Return a temporary with the shape and the layout of another array."""
    dtype = array.dtype if dtype is None else dtype
    if array.flags.c_contiguous:
        return temporary(array.shape, dtype)
    order, inverse = slowest_first(array.strides)
    return temporary([array.shape[n] for n in order], dtype).transpose(inverse)


@lru_cache(256)
def slowest_first(strides: Shape) -> tuple[Sequence[int], Sequence[int]]:
    """Return the axes from the slowest to the fastest, and the position of each axis among them."""
    order = sorted(range(len(strides)), key=lambda n: -abs(strides[n]))
    return order, [order.index(n) for n in range(len(strides))]
