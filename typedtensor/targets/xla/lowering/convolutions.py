"""Convolutions and their gradients.

On processors XLA is slow at depthwise convolutions, windows of one element, and gradients by the kernels of groups,
which are sums over the positions within a window there. By ``benchmarks/convolutions.py --engine xla`` with 8 images of
64 channels of 32 × 32 and windows of 3 × 3, a step with four groups takes 24 ms in place of 510, a depthwise value 5 ms
in place of 20 to 32.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable
from typing import Any

from typedtensor.ir import Conv, ConvInput, ConvWeight, Value
from typedtensor.targets.xla.lowering.table import lowers

MOST_TAPS = 64
"""The largest number of positions within a window for such a sum, whose terms XLA has to compile."""


@lowers(Conv)
def _conv(jax: Any, p: Conv | ConvInput | ConvWeight, v: Value, x: Any, k: Any) -> Any:
    """Return a convolution of images with any number of batch axes."""
    if not (v.size and x.size and k.size):
        return jax.numpy.zeros(v.shape, v.dtype)
    flat = x.reshape(-1, *x.shape[p.channel :])
    result = _correlated(jax, p, flat.astype(v.dtype), k.astype(v.dtype))
    return result.reshape(*x.shape[: p.channel], *result.shape[1:])


@lowers(ConvInput)
def _conv_input(jax: Any, p: ConvInput, v: Value, k: Any, y: Any) -> Any:
    return _transposed(jax, v, lambda x: _conv(jax, p, v, x, k), k, y)


@lowers(ConvWeight)
def _conv_weight(jax: Any, p: ConvWeight, v: Value, x: Any, y: Any) -> Any:
    return _transposed(jax, v, lambda k: _conv(jax, p, v, x, k), x, y)


def _transposed(jax: Any, value: Value, function: Callable[[Any], Any], other: Any, y: Any) -> Any:
    """Return the transpose of a convolution, as a linear function of one operand, applied to ``y``."""
    if not (value.size and other.size and y.size):
        return jax.numpy.zeros(value.shape, value.dtype)
    [result] = jax.linear_transpose(function, jax.ShapeDtypeStruct(value.shape, value.dtype))(y.astype(value.dtype))
    return result


def _correlated(jax: Any, p: Conv | ConvInput | ConvWeight, x: Any, k: Any) -> Any:
    padding = [*zip(p.before, p.after, strict=True)]
    if jax.default_backend() != "cpu" or not _is_by_taps(p, k):
        return jax.lax.conv_general_dilated(x, k, p.stride, padding, None, p.dilation, None, p.groups)
    numpy, windows = jax.numpy, p.geometry.windows(x.shape[2:], k.shape[2:])
    # Channels last: the contracted axis.
    padded = numpy.pad(numpy.moveaxis(x, 1, -1), [(0, 0), *padding, (0, 0)])
    kernels = numpy.moveaxis(k, (0, 1), (-2, -1))
    products = [
        _tap(numpy, padded[(*windows.under(*tap), slice(None))], kernels[tap], p.groups) for tap in windows.taps()
    ]
    return numpy.moveaxis(functools.reduce(operator.add, products), -1, 1)


def _is_by_taps(p: Conv | ConvInput | ConvWeight, k: Any) -> bool:
    """Whether a sum over the positions within a window is faster on a processor."""
    taps = math.prod(k.shape[2:])
    return taps == 1 or (taps <= MOST_TAPS and p.groups > 1 and (k.shape[1] == 1 or isinstance(p, ConvWeight)))


def _tap(numpy: Any, x: Any, k: Any, groups: int) -> Any:
    """Return the term of one position within the windows, of elements ``(…, C)`` and kernels ``(O, C / G)``."""
    outputs, inputs = k.shape
    if groups == 1:
        return x @ k.T
    if outputs == groups and inputs == 1:
        return x * k[:, 0]
    parts = x.reshape(*x.shape[:-1], groups, inputs)
    kernels = k.reshape(groups, outputs // groups, inputs)
    result = numpy.einsum("...gc,goc->...go", parts, kernels)
    return result.reshape(*x.shape[:-1], outputs)
