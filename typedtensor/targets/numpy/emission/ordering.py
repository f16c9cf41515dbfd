"""Copies to another memory layout."""

from __future__ import annotations

import math

from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.emission.temporaries import temporary

_LINE = 64
"""The size of a cache line in bytes."""


def ordering(out: Array, x: Array) -> list[Step]:
    """Return steps that copy an array to a row-major one.

    Elements adjacent in the copy but a power of two apart in the original map to the same few sets of the cache. Blocks
    that fit into the cache are first copied unchanged, to rows at another distance.
    """
    rows = x.shape[-1] if x.ndim > 1 and out.nbytes >= cost_model.TILE_LEAST_BYTES else 0
    if rows < cost_model.CONFLICTING_ROWS or x.strides[-1] % cost_model.CONFLICTING_BYTES:
        return [copying(out, x)]
    length = x.shape[0]
    count = min(length, max(1, cost_model.TILE_BYTES // 2 * length // out.nbytes))
    order = sorted(range(x.ndim - 1), key=lambda n: -abs(x.strides[n]))
    sizes = [count if n == 0 else x.shape[n] for n in order]
    elements = math.prod(sizes)
    lines = -(-elements * x.itemsize // _LINE) | 1  # an odd number of lines reaches all sets of the cache
    apart = temporary((rows, lines * _LINE // x.itemsize), x.dtype)[:, :elements].reshape(rows, *sizes)
    part = apart.transpose(*(order.index(n) + 1 for n in range(x.ndim - 1)), 0)
    code: list[Step] = []
    for start in range(0, length, count):
        some = x[start : start + count]
        code += [copying(part[: len(some)], some), copying(out[start : start + count], part[: len(some)])]
    return code
