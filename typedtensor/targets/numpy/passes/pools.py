"""Pools tap by tap: elementwise functions of one slice for each position within a window.

In the layout of convolutions, a tap is a slice of whole lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typedtensor.backends import pooling
from typedtensor.ir import (
    Argument,
    AveragePool,
    AveragePoolInput,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    Primitive,
    Value,
)
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.tracing import Traced

TAPS: dict[type[Primitive], Callable[..., Traced]] = {
    MaxPool: lambda p, x: pooling.max_by_taps(NAMESPACE, x, p.windows(x.shape)),
    MaxPoolInput: lambda p, x, y: pooling.max_input_by_taps(NAMESPACE, x, y, p.windows(x.shape)),
    MaxPoolOutput: lambda p, x, y: pooling.max_output_by_taps(NAMESPACE, x, y, p.windows(x.shape)),
    AveragePool: lambda p, x: pooling.average_by_taps(x, p.windows(x.shape)),
    AveragePoolInput: lambda p, y: pooling.average_input_by_taps(NAMESPACE, y, p.extent, p.windows(p.extent)),
}


def by_taps(value: Value) -> Argument:
    """Return a pool, its gradient, or the gradient's transpose, in terms of slices and elementwise functions."""
    make = TAPS[type(value.primitive)]
    operands: list[Any] = [Traced(x) for x in value.operands if isinstance(x, Value)]
    return make(value.primitive, *operands).value
