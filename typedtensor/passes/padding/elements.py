"""Padding rules of elementwise primitives, full arrays and constants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import (
    Argument,
    Broadcast,
    Cast,
    Constant,
    DType,
    Elementwise,
    FoldIn,
    Full,
    Number,
    Shape,
    Sigmoid,
    Special,
    Value,
    Where,
    make,
)
from typedtensor.passes.padding.layouts import Layout, merged, varies
from typedtensor.passes.padding.padder import Padder, pads
from typedtensor.passes.padding.refusal import NotPaddedError


@pads(Elementwise, Where, Cast, Sigmoid, Special, FoldIn)
def _elementwise(padder: Padder, primitive: Any, value: Value, *operands: Argument) -> Value:
    kinds = [x.dtype for x in operands if isinstance(x, Value) and x.dtype != np.bool_]
    read = [padder.number(x, _precision(x, kinds, value.dtype)) if not isinstance(x, Value) else x for x in operands]
    result = make(primitive, *read)
    return padder.laid(result, _together(padder, read, result.shape))


def _precision(number: Number, kinds: Sequence[DType], result: DType) -> DType:
    """Return the dtype of a number among operands of the given dtypes."""
    for kind in kinds:
        if isinstance(number, int) or kind.kind in "fc":
            return kind
    return np.dtype(np.int64) if isinstance(number, int) else result


def _together(padder: Padder, operands: Sequence[Argument], shape: Shape) -> Layout:
    read = [x for x in operands if isinstance(x, Value)]
    return merged([(padder.layouts[x], x.shape) for x in read], shape, padder.extras.key)


@pads(Full)
def _full(padder: Padder, p: Full, value: Value) -> Value:
    number = padder.number(p.number, p.dtype)
    result = value if number is p.number else make(Broadcast(p.shape), number)
    return padder.laid(result, _alike(p.shape))


def _alike(shape: Shape) -> Layout:
    """Return the layout of an array whose elements are all equal."""
    return tuple([None if varies(size) else (size,) for size in shape])


@pads(Constant)
def _constant(padder: Padder, p: Constant, value: Value) -> Value:
    if any(map(varies, value.shape)):
        raise NotPaddedError(f"the elements of {value} are known for one size only, and its size varies")
    return value
