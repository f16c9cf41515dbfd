"""Constants that are the same along axes, as masks are that all examples share: of those one element is kept."""

from __future__ import annotations

import numpy as np

from typedtensor.ir import Array, Broadcast, Constant, Value, constant, make

SMALL = 4096
"""Constants of no more elements stay as they are."""


def once(array: Array) -> Array:
    """An array with one element along each axis along which it is the same, to the sign of zeros.

    What was folded has all elements, as of each head of each example, and each mask would have two numbers for each.
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


def sparing(value: Value) -> Value | None:
    """A large constant as one that is repeated.

    What was folded has all its elements: the mask of 12 heads and 12 sequences of 1,024 tokens is 151 MB, and reading
    it takes as long as reading the scores.
    """
    if not isinstance(value.primitive, Constant) or value.size <= SMALL:
        return None
    array = once(value.primitive.array)
    return make(Broadcast(value.shape), constant(array)) if array.size < value.size else None
