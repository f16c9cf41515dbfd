"""Memory for what the steps of one value write on the way.

Where a plan is written it comes from the plan, which has it in common with plans for other sizes, as buffers are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar, copy_context
from typing import TypeVar

import numpy as np

from typedtensor.ir import Array, DType, Shape

R = TypeVar("R")

Source = Callable[[Shape, DType], Array]
"""Gives an array of a shape and a dtype, with anything in it, the last axis fastest."""


def _empty(shape: Shape, dtype: DType) -> Array:
    return np.empty(shape, dtype)


_SOURCE: ContextVar[Source] = ContextVar("typedtensor_temporaries", default=_empty)


def with_temporaries(source: Source, emit: Callable[[], R]) -> R:
    """Have what steps need on the way given by ``source`` while they are emitted, wherever an interrupt comes."""
    return copy_context().run(_from, source, emit)


def _from(source: Source, emit: Callable[[], R]) -> R:
    _SOURCE.set(source)
    return emit()


def temporary(shape: Sequence[int], dtype: DType) -> Array:
    """An array for what is written on the way, the last axis fastest."""
    return _SOURCE.get()(tuple(shape), dtype)


def temporary_like(array: Array, dtype: DType | None = None) -> Array:
    """One of the shape of another array, whose axes lie in the same order."""
    dtype = array.dtype if dtype is None else dtype
    if array.flags.c_contiguous:
        return temporary(array.shape, dtype)
    order = sorted(range(array.ndim), key=lambda n: -abs(array.strides[n]))
    made = temporary([array.shape[n] for n in order], dtype)
    return made.transpose([order.index(n) for n in range(array.ndim)])
