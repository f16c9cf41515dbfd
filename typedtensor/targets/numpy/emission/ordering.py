"""Copies to another order of memory."""

from __future__ import annotations

import math

from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.emission.temporaries import temporary

_LINE = 64
"""The bytes that come to the cache together."""


def ordering(out: Array, x: Array) -> list[Step]:
    """A copy of an array to one in the order of its axes.

    What lies side by side in the copy, but a power of two apart in the original, would meet in the same few places of
    the cache. It is copied first as it lies, to rows at other distances, so much of it at a time as stays in the cache.
    """
    rows = x.shape[-1] if x.ndim > 1 and out.nbytes >= cost_model.TILE_LEAST_BYTES else 0
    if rows < cost_model.CONFLICTING_ROWS or x.strides[-1] % cost_model.CONFLICTING_BYTES:
        return [copying(out, x)]
    length = x.shape[0]
    count = min(length, max(1, cost_model.TILE_BYTES // 2 * length // out.nbytes))
    order = sorted(range(x.ndim - 1), key=lambda n: -abs(x.strides[n]))
    sizes = [count if n == 0 else x.shape[n] for n in order]
    elements = math.prod(sizes)
    lines = -(-elements * x.itemsize // _LINE) | 1  # an odd number of them leads to all places
    apart = temporary((rows, lines * _LINE // x.itemsize), x.dtype)[:, :elements].reshape(rows, *sizes)
    part = apart.transpose(*(order.index(n) + 1 for n in range(x.ndim - 1)), 0)
    code: list[Step] = []
    for start in range(0, length, count):
        some = x[start : start + count]
        code += [copying(part[: len(some)], some), copying(out[start : start + count], part[: len(some)])]
    return code
