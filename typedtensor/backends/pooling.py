"""Pooling over the last two axes, its gradients, and their transposes.

Where they are no primitives, they are computed tap by tap: for each position within a window, on the elements at that
position of all windows.
"""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import primitive
from typedtensor.backends.windows import Windows, place_under


def max_by_taps(xp: Namespace, x: Array, windows: Windows) -> Array:
    """The largest element of each window."""
    best: Array = None
    for tap in windows.taps():
        part = x[windows.under(*tap)]
        best = part if best is None else xp.maximum(best, part)
    return best


def max_input_by_taps(xp: Namespace, x: Array, y: Array, windows: Windows) -> Array:
    """The gradient of :func:`max_by_taps`: ``y`` at the first largest element of each window, 0 elsewhere."""
    parts = (xp.where(hit, y, xp.zeros_like(y)) for hit in firsts(xp, x, windows))
    like = x if x.dtype == y.dtype else xp.zeros_like(x, dtype=y.dtype)
    return place_under(xp, like, windows, parts)


def max_output_by_taps(xp: Namespace, x: Array, values: Array, windows: Windows) -> Array:
    """The elements of ``values`` at the first largest element of each window over ``x``."""
    total = xp.zeros_like(values[windows.under(0, 0)])
    for tap, hit in zip(windows.taps(), firsts(xp, x, windows), strict=True):
        total = xp.where(hit, values[windows.under(*tap)], total)
    return total


def average_by_taps(xp: Namespace, x: Array, windows: Windows) -> Array:
    """The mean of each window."""
    total: Array = None
    for tap in windows.taps():
        part = x[windows.under(*tap)]
        total = part if total is None else total + part
    return total / (windows.size[0] * windows.size[1])


def average_input_by_taps(xp: Namespace, like: Array, y: Array, windows: Windows) -> Array:
    """The gradient of :func:`average_by_taps`: ``y`` spread evenly under its windows, in the shape of ``like``."""
    share = y / (windows.size[0] * windows.size[1])
    if like.dtype != share.dtype:
        like = xp.zeros_like(like, dtype=share.dtype)
    return place_under(xp, like, windows, (share for _ in windows.taps()))


def firsts(xp: Namespace, x: Array, windows: Windows) -> Iterator[Array]:
    """For each position within a window, whether the first largest element is there."""
    best, found = max_by_taps(xp, x, windows), None
    for tap in windows.taps():
        hit = x[windows.under(*tap)] == best
        if found is None:
            found = hit
        else:
            hit = hit & ~found
            found = found | hit
        yield hit


max_pool = primitive("max_pool")(max_by_taps)
max_pool_input = primitive("max_pool_input")(max_input_by_taps)
max_pool_output = primitive("max_pool_output")(max_output_by_taps)
average_pool = primitive("average_pool")(average_by_taps)
average_pool_input = primitive("average_pool_input")(average_input_by_taps)
