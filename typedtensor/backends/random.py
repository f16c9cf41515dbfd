"""Random numbers that are a function of a seed and a number, the same on every back end."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends.namespace import Array, Namespace, as_numpy
from typedtensor.backends.primitives import Primitives


def uniform(xp: Namespace, seed: int, step: Array, shape: tuple[int, ...], device: Any = None) -> Array:
    """Numbers from 0 to less than 1 in single precision, for a seed and the ``step``, which are not negative."""
    if isinstance(xp, Primitives):
        return xp.uniform(seed, step, shape)
    draws = drawn(seed, as_numpy(step), np.empty(shape, np.float32))
    return draws if xp is np else xp.asarray(draws, device=device)


def drawn(seed: int, step: Array, out: Array) -> Array:
    """The same, written to an array of NumPy."""
    generator = np.random.default_rng([seed, int(step)])
    if out.flags.c_contiguous:
        generator.random(out=out, dtype=np.float32)
    else:
        out[...] = generator.random(out.shape, dtype=np.float32)
    return out
