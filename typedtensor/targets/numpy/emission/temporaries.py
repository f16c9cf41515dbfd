"""Memory for what the steps of one value write on the way.

Where a plan is written it comes from the plan, which has it in common with plans for other sizes, as buffers are.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from typedtensor.ir import Array, DType, Shape

Source = Callable[[Shape, DType], Array]
"""Gives an array of a shape and a dtype, with anything in it, the last axis fastest."""


def _empty(shape: Shape, dtype: DType) -> Array:
    return np.empty(shape, dtype)


class _Current(threading.local):
    source: Source = staticmethod(_empty)


_CURRENT = _Current()


@contextmanager
def temporaries_from(source: Source) -> Iterator[None]:
    """Have what steps need on the way given by ``source`` while they are emitted."""
    before = _CURRENT.source
    _CURRENT.source = source
    try:
        yield
    finally:
        _CURRENT.source = before


def temporary(shape: Sequence[int], dtype: DType) -> Array:
    """An array for what is written on the way, the last axis fastest."""
    return _CURRENT.source(tuple(shape), dtype)


def temporary_like(array: Array, dtype: DType | None = None) -> Array:
    """One of the shape of another array, whose axes lie in the same order."""
    dtype = array.dtype if dtype is None else dtype
    if array.flags.c_contiguous:
        return temporary(array.shape, dtype)
    order = sorted(range(array.ndim), key=lambda n: -abs(array.strides[n]))
    made = temporary([array.shape[n] for n in order], dtype)
    return made.transpose([order.index(n) for n in range(array.ndim)])
