"""Convolutions and pools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typedtensor.backends import pooling
from typedtensor.ir import (
    AveragePool,
    AveragePoolInput,
    Conv,
    ConvInput,
    ConvWeight,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    Value,
)
from typedtensor.targets.xla.lowering.table import lowers

lowers(MaxPool)(lambda jax, p, v, x: pooling.max_by_taps(jax.numpy, x, p.windows(x.shape)))
lowers(MaxPoolInput)(lambda jax, p, v, x, y: pooling.max_input_by_taps(jax.numpy, x, y, p.windows(x.shape)))
lowers(MaxPoolOutput)(lambda jax, p, v, x, y: pooling.max_output_by_taps(jax.numpy, x, y, p.windows(x.shape)))
lowers(AveragePool)(lambda jax, p, v, x: pooling.average_by_taps(x, p.windows(x.shape)))
lowers(AveragePoolInput)(
    lambda jax, p, v, y: pooling.average_input_by_taps(jax.numpy, y, p.extent, p.windows(p.extent))
)


@lowers(Conv)
def _conv(jax: Any, p: Conv | ConvInput | ConvWeight, v: Value, x: Any, k: Any) -> Any:
    """A convolution of images with any axes before the channels."""
    if not (v.size and x.size and k.size):
        return jax.numpy.zeros(v.shape, v.dtype)
    flat = x.reshape(-1, *x.shape[p.channel :])
    made = jax.lax.conv_general_dilated(
        flat.astype(v.dtype),
        k.astype(v.dtype),
        p.stride,
        list(zip(p.before, p.after, strict=True)),
        rhs_dilation=p.dilation,
        feature_group_count=p.groups,
    )
    return made.reshape(*x.shape[: p.channel], *made.shape[1:])


@lowers(ConvInput)
def _conv_input(jax: Any, p: ConvInput, v: Value, k: Any, y: Any) -> Any:
    return _transposed(jax, v, lambda x: _conv(jax, p, v, x, k), k, y)


@lowers(ConvWeight)
def _conv_weight(jax: Any, p: ConvWeight, v: Value, x: Any, y: Any) -> Any:
    return _transposed(jax, v, lambda k: _conv(jax, p, v, x, k), x, y)


def _transposed(jax: Any, value: Value, function: Callable[[Any], Any], other: Any, y: Any) -> Any:
    """The transpose of a convolution as a function of one operand, at its result's `y`."""
    if not (value.size and other.size and y.size):
        return jax.numpy.zeros(value.shape, value.dtype)
    [made] = jax.linear_transpose(function, jax.ShapeDtypeStruct(value.shape, value.dtype))(y)
    return made
