"""Compression of constants that are equal along axes, such as a mask that all examples share."""

from __future__ import annotations

import numpy as np

from typedtensor.ir import Array, Broadcast, Constant, Value, constant, make

SMALL = 4096
"""Constants of no more elements are not compressed."""


def compressed(array: Array) -> Array:
    """Reduce each axis along which an array is constant to one element. Signs of zeros count.

    A folded constant has all its elements, for each head of each example, and a mask would have two numbers for each.
    """
    for axis in range(array.ndim):
        first = array[(*[slice(None)] * axis, slice(1))]
        if array.shape[axis] > 1 and _are_same(array, first):
            array = first
    return array


def _are_same(array: Array, first: Array) -> bool:
    if not (array == first).all():
        return False
    return array.dtype.kind != "f" or bool((np.signbit(array) == np.signbit(first)).all())


def compress_constant(value: Value) -> Value | None:
    """Turn a large constant into a broadcast of a smaller one.

    A folded constant has all its elements: the mask of 12 heads and 12 sequences of 1,024 tokens is 151 MB, and reading
    it takes as long as reading the scores.
    """
    if not isinstance(value.primitive, Constant) or value.size <= SMALL:
        return None
    array = compressed(value.primitive.array)
    return make(Broadcast(value.shape), constant(array)) if array.size < value.size else None
