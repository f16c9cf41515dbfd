"""Lowering of pools.

On processors XLA computes convolutions with the channels last. Gradients of pools are computed in that layout, too:
otherwise XLA writes them with the channels before height and width, which reads and writes with large strides.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends import pooling
from typedtensor.ir import MaxPoolInput, Value
from typedtensor.targets.xla.lowering.table import lowers


@lowers(MaxPoolInput)
def _max_pool_input(jax: Any, p: MaxPoolInput, v: Value, x: Any, y: Any) -> Any:
    numpy, windows = jax.numpy, p.windows(x.shape)
    if x.ndim < 3 or jax.default_backend() != "cpu":
        return p.by_taps(numpy, x, y)
    slopes = numpy.moveaxis(y, -3, -1)
    zero, whole = [(0, 0, 0)], 0
    for tap, hit in zip(windows.taps(), pooling.firsts(numpy, x, windows), strict=True):
        part = numpy.where(numpy.moveaxis(hit, -3, -1), slopes, np.zeros((), v.dtype))
        sizes = zip(tap, windows.stride, windows.count, x.shape[-2:], strict=True)
        around = [(n, size - n - step * (count - 1) - 1, step - 1) for n, step, count, size in sizes]
        whole += jax.lax.pad(part, np.zeros((), v.dtype), [*zero * (x.ndim - 3), *around, *zero])
    return numpy.moveaxis(whole, -1, -3)
