"""Lowering of pools."""

from __future__ import annotations

from typedtensor.backends import pooling
from typedtensor.ir import (
    AveragePool,
    AveragePoolInput,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
)
from typedtensor.targets.xla.lowering.table import lowers

lowers(MaxPool)(lambda jax, p, v, x: pooling.max_by_taps(jax.numpy, x, p.windows(x.shape)))
lowers(MaxPoolInput)(lambda jax, p, v, x, y: pooling.max_input_by_taps(jax.numpy, x, y, p.windows(x.shape)))
lowers(MaxPoolOutput)(lambda jax, p, v, x, y: pooling.max_output_by_taps(jax.numpy, x, y, p.windows(x.shape)))
lowers(AveragePool)(lambda jax, p, v, x: pooling.average_by_taps(x, p.windows(x.shape)))
lowers(AveragePoolInput)(
    lambda jax, p, v, y: pooling.average_input_by_taps(jax.numpy, y, p.extent, p.windows(p.extent))
)
