"""Where arrays are on several devices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.ir import Array, DType
from typedtensor.targets.xla.processes import together


@dataclass(frozen=True)
class Layout:
    """Where the leaves and the results of a program are; shardings are those of :mod:`jax.sharding`.

    Attributes:
        leaves: the sharding of each leaf.
        everywhere: that of what each device has as a whole.
        results: that of results that are handed out; None if XLA may choose it.
        parted: for each leaf the axes along which devices have parts.
        collected: whether this process can see all the parts of an array.
    """

    leaves: Sequence[Any]
    everywhere: Any
    results: Any | None
    parted: Sequence[tuple[int, ...]]
    collected: bool


def put(jax: Any, array: Any, dtype: DType, sharding: Any) -> Any:
    """An array, where it is to be; the same one if it is there."""
    if isinstance(array, jax.Array):
        is_there = array.sharding.is_equivalent_to(sharding, array.ndim)
        return array if is_there else jax.device_put(array, sharding)
    whole = np.asarray(array, dtype)
    if sharding.is_fully_addressable:
        return jax.device_put(whole, sharding)
    return jax.make_array_from_callback(whole.shape, sharding, lambda index: whole[index])


def fetch(array: Any) -> Array:
    """An array of NumPy with all elements, also of those on devices of other processes, which ask for them as well."""
    if getattr(array, "is_fully_addressable", True):
        return np.asarray(array)
    if array.is_fully_replicated:
        with together():
            return np.asarray(array)
    jax: Any = import_module("jax")
    with jax.enable_x64(True), together():
        return np.asarray(import_module("jax.experimental.multihost_utils").process_allgather(array, tiled=True))
