"""Placement of arrays on several devices."""

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
    """The shardings, of :mod:`jax.sharding`, of a program's leaves and results.

    Attributes:
        leaves: the sharding of each leaf.
        everywhere: the replicated sharding.
        results: the sharding of results for the user; None if XLA may choose it.
        parted: for each leaf, the sharded axes.
        collected: whether this process can address all shards of an array.
    """

    leaves: Sequence[Any]
    everywhere: Any
    results: Any | None
    parted: Sequence[tuple[int, ...]]
    collected: bool


def put(jax: Any, array: Any, dtype: DType, sharding: Any) -> Any:
    """Place an array by a sharding; return the same array if it has the sharding."""
    if isinstance(array, jax.Array):
        is_there = array.sharding.is_equivalent_to(sharding, array.ndim)
        return array if is_there else jax.device_put(array, sharding)
    whole = np.asarray(array, dtype)
    if sharding.is_fully_addressable:
        return jax.device_put(whole, sharding)
    return jax.make_array_from_callback(whole.shape, sharding, lambda index: whole[index])


def fetch(array: Any) -> Array:
    """Return the whole array as a NumPy array; a collective operation if other processes hold shards."""
    if getattr(array, "is_fully_addressable", True):
        return np.asarray(array)
    if array.is_fully_replicated:
        with together():
            return np.asarray(array)
    jax: Any = import_module("jax")
    with jax.enable_x64(True), together():
        return np.asarray(import_module("jax.experimental.multihost_utils").process_allgather(array, tiled=True))
