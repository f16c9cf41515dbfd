"""Padding rules of convolutions and pools. The axes before those of the windows may be padded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
    make,
)
from typedtensor.passes.padding.layouts import merged, natural, varies
from typedtensor.passes.padding.padder import Padder, pads
from typedtensor.passes.padding.refusal import NotPaddedError


@pads(Conv)
def _convolution(padder: Padder, p: Conv, value: Value, x: Value, kernel: Value) -> Value:
    return _of_stacks(padder, p, [x, kernel], x, p.channel)


@pads(ConvInput)
def _convolution_input(padder: Padder, p: ConvInput, value: Value, kernel: Value, y: Value) -> Value:
    return _of_stacks(padder, p, [kernel, y], y, p.channel)


@pads(ConvWeight)
def _convolution_weight(padder: Padder, p: ConvWeight, value: Value, x: Value, y: Value) -> Value:
    rank = len(x.shape) + p.channel
    pairs = [(padder.layouts[z][:rank], z.shape[:rank]) for z in (x, y)]
    stacks = merged(pairs, x.shape[:rank], padder.extras.key)
    _inner_is_fixed([x, y], rank)
    layouts = [(*stacks, *natural(z.shape[rank:])) for z in (x, y)]
    result = make(p, *[padder.masked(z, range(rank), 0, layout) for z, layout in zip((x, y), layouts, strict=True)])
    return padder.laid(result, natural(result.shape))


@pads(MaxPool, AveragePool, AveragePoolInput)
def _pool(padder: Padder, p: Any, value: Value, x: Value) -> Value:
    return _of_stacks(padder, p, [x], x, -2)


@pads(MaxPoolInput, MaxPoolOutput)
def _pool_gradient(padder: Padder, p: Any, value: Value, x: Value, y: Value) -> Value:
    rank = len(x.shape) - 2
    _inner_is_fixed([x, y], rank)
    result = make(p, x, y)
    pairs = [(padder.layouts[z][:rank], z.shape[:rank]) for z in (x, y)]
    stacks = merged(pairs, result.shape[:rank], padder.extras.key)
    return padder.laid(result, (*stacks, *natural(result.shape[rank:])))


def _of_stacks(padder: Padder, p: Any, operands: Sequence[Value], x: Value, inner: int) -> Value:
    """Apply a primitive that computes each element of the leading axes independently."""
    rank = len(x.shape) + inner
    _inner_is_fixed([x], rank)
    result = make(p, *operands)
    return padder.laid(result, (*padder.layouts[x][:rank], *natural(result.shape[rank:])))


def _inner_is_fixed(values: Sequence[Value], rank: int) -> None:
    for x in values:
        if any(map(varies, x.shape[rank:])):
            raise NotPaddedError(f"windows cover axes of {x} that have padding")
