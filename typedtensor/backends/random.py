"""Random numbers as a function of a key and a position, by the counter-based generator Philox4x64-10.

They are equal on every backend, target and platform. A key is a 64-bit integer. The numbers of a key and its derived
keys come from two streams, so one key may serve for both.

See also: Salmon, Moraes, Dror and Shaw (2011), "Parallel random numbers: as easy as 1, 2, 3"; ``numpy.random.Philox``.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from typedtensor.backends.flow import Flow
from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace, as_numpy, device_of, namespace_of
from typedtensor.backends.primitives import primitive

_MULTIPLIERS = 0xD2E7470EE14C6C93, 0xCA5A826395121157
_WEYL = 0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B
_ROUNDS = 10
_HALF = 0xFFFFFFFF
_FEW = 8
"""At most so many keys are folded one by one by NumPy's generator, more by array operations."""

DRAWING, FOLDING = 0, 1
"""The second word of the generator's key: the use of its numbers."""


@primitive("uniform")
def uniform(xp: Namespace, key: Array, shape: tuple[int, ...], dtype: Any, device: Any = None) -> Array:
    """Uniform numbers in (0, 1) for each key: odd multiples of 2⁻²⁴, or in float64 of 2⁻⁵³."""
    flow = tracing(key)
    if flow is not None:
        return flow.in_words(lambda xp, key: drawn_by_words(xp, key, shape, dtype, flow.repeat), key)
    key = as_numpy(key)
    draws = drawn(key, np.empty((*key.shape, *shape), np.float64 if "64" in str(dtype) else np.float32))
    return xp.astype(draws if xp is np else xp.asarray(draws, device=device), dtype)


@primitive("fold_in")
def fold_in(xp: Namespace, key: Array, number: Array) -> Array:
    """A derived key for each key and number, which broadcast."""
    flow = tracing(key, number)
    if flow is not None:

        def words(xp: Namespace, key: Array, number: Array) -> Array:
            return folded_by_words(xp, key, number, flow.repeat).astype(np.int64)

        return flow.in_words(words, key, number)
    found = folded(as_numpy(key), as_numpy(number))
    return found if xp is np else xp.asarray(found, device=device_of(key))


def tracing(*integers: Array) -> Flow | None:
    """The loops of the library that traces a program in which one of some integers has no value."""
    for x in integers:
        library = namespace_of(x)
        flow = library.flow([x]) if isinstance(library, Library) else None
        if flow is not None:
            return flow
    return None


def drawn(key: Array, out: Array) -> Array:
    """Write the numbers of NumPy keys to a real array whose leading axes are those of the keys."""
    key = np.asarray(key)
    count = math.prod(out.shape[key.ndim :])
    for place in np.ndindex(key.shape):
        generator = np.random.Philox(key=_words(key[place], DRAWING))
        words = generator.random_raw(count if out.itemsize == 8 else (count + 1) // 2)
        # The first bits of a word become the fraction of a number from 1 to less than 2
        if out.itemsize == 8:
            words >>= np.uint64(12)
            words |= np.uint64(0x3FF0000000000000)
            numbers: Array = words.view(np.float64)
            below: Any = np.float64(1.0 - 2.0**-53)
        else:
            halves = words.astype("<u8", copy=False).view("<u4")[:count]
            halves >>= np.uint32(9)
            halves |= np.uint32(0x3F800000)
            numbers, below = halves.view("<f4"), np.float32(1.0 - 2.0**-24)
        np.subtract(numbers.reshape(out.shape[key.ndim :]), below, out=out[(*place, ...)])
    return out


def folded(key: Array, number: Array) -> Array:
    """Derive keys from NumPy keys and numbers."""
    key, number = np.broadcast_arrays(key, number)
    if key.size > _FEW:
        return folded_by_words(np, key.astype(np.uint64), number.astype(np.uint64)).view(np.int64)
    found = np.empty(key.shape, np.int64)
    for place in np.ndindex(key.shape):
        counter = np.array([0, int(number[place]) % 2**64, 0, 0], np.uint64)
        word = np.random.Philox(key=_words(key[place], FOLDING), counter=counter).random_raw()
        found[place] = word - 2**64 * (word >> 63)
    return found


def _words(key: Any, use: int) -> Array:
    return np.array([int(key) % 2**64, use], np.uint64)


Words = tuple[Array, ...]
"""Arrays of unsigned words."""

Repeat = Callable[[int, Callable[[Words], Words], Words], Words]
"""Applies a function a number of times, as a loop of the target if a compiler would take too long for the unrolled
code."""


def _written_out(times: int, function: Callable[[Words], Words], words: Words) -> Words:
    for _ in range(times):
        words = function(words)
    return words


def folded_by_words(xp: Namespace, key: Array, number: Array, repeat: Repeat = _written_out) -> Array:
    """:func:`folded` as operations on arrays of unsigned words."""
    zero = xp.zeros_like(key + number)
    return _philox(xp, (zero + xp.uint64(1), number + zero, zero, zero), key + zero, FOLDING, repeat)[0]


def drawn_by_words(
    xp: Namespace, key: Array, shape: tuple[int, ...], dtype: Any, repeat: Repeat = _written_out
) -> Array:
    """:func:`drawn` as operations on arrays of unsigned words."""
    double = np.dtype(dtype).itemsize == 8
    count = math.prod(shape)
    block = xp.arange(-(-count // (4 if double else 8)), dtype=xp.uint64) + xp.uint64(1)
    key = xp.expand_dims(key, axis=-1)
    words = xp.stack(block_of_draws(xp, key, block, repeat), axis=-1)
    if double:
        bits, digits = words >> xp.uint64(12), 52
    else:
        bits, digits = xp.stack([words & xp.uint64(_HALF), words >> xp.uint64(32)], axis=-1) >> xp.uint64(9), 23
    bits = xp.reshape(bits, (*key.shape[:-1], math.prod(bits.shape[key.ndim - 1 :])))[..., :count]
    numbers = xp.reshape(bits, (*key.shape[:-1], *shape)).astype(np.float64 if double else np.float32)
    return ((numbers + 0.5) * 0.5**digits).astype(dtype)


def block_of_draws(xp: Namespace, key: Array, block: Array, repeat: Repeat = _written_out) -> Words:
    """The four words of each block, counted from 1, of the numbers of keys, which broadcast."""
    zero = xp.zeros_like(key + block)
    return _philox(xp, (zero + block, zero, zero, zero), key + zero, DRAWING, repeat)


def _philox(xp: Namespace, counter: Words, key: Array, use: int, repeat: Repeat = _written_out) -> Words:
    """The four words of a block."""

    def mix(words: Words) -> Words:
        a, b, c, d, first, second = words
        (high, low), (upper, lower) = _product(xp, a, _MULTIPLIERS[0]), _product(xp, c, _MULTIPLIERS[1])
        following = first + xp.uint64(_WEYL[0]), second + xp.uint64(_WEYL[1])
        return upper ^ b ^ first, lower, high ^ d ^ second, low, *following

    return repeat(_ROUNDS, mix, (*counter, key, xp.zeros_like(key) + xp.uint64(use)))[:4]


def _product(xp: Namespace, x: Array, factor: int) -> tuple[Array, Array]:
    """The high and the low word of a product, by products of half words."""
    half, thirty_two = xp.uint64(_HALF), xp.uint64(32)
    low, high = x & half, x >> thirty_two
    below, above = xp.uint64(factor & _HALF), xp.uint64(factor >> 32)
    first = low * above + (low * below >> thirty_two)
    second = high * below + (first & half)
    return high * above + (first >> thirty_two) + (second >> thirty_two), x * xp.uint64(factor)
