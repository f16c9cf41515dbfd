"""Distribution of arithmetic over broadcasts and sums, so that it runs on the smaller array.

A function of a broadcast becomes a broadcast of the function; a sum of multiples becomes a multiple of the sum. The
remaining factors are combined with each other before they are combined with larger arrays. So a mean over several axes
is one sum and one quotient, and its gradient and that of a variance are sums of few arrays.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeGuard

from typedtensor.ir import (
    Argument,
    Broadcast,
    Elementwise,
    Full,
    Reduce,
    Reshape,
    Shape,
    Value,
    axis_runs,
    function_of,
    make,
    shape_of,
)
from typedtensor.passes.constant_folding import full_number

_FACTORS = {"multiply": (0, 1), "divide": (1,)}
"""The positions of operands that may be factors."""


DISTRIBUTED = frozenset({Elementwise, Reduce, Reshape})
"""The types of primitives that :func:`distribute` moves."""


def distribute(value: Value, simplified: Callable[..., Argument]) -> Argument | None:
    """Move arithmetic above a broadcast, and factors that all terms share below a sum.

    Args:
        value: the value.
        simplified: applies a primitive to operands and simplifies the result.
    """
    primitive = value.primitive
    if not value.operands or value.dtype.kind != "f":
        return None
    if isinstance(primitive, Elementwise):
        return _of_repeated(value) or _of_factors(value, primitive.function)
    if isinstance(primitive, Reduce) and primitive.function == "add" and not primitive.kept:
        return _sum_of_multiples(value, primitive.axes, simplified)
    return _of_split(value) if isinstance(primitive, Reshape) else None


def _repeated(operand: Argument) -> Value | None:
    """Return the operand of a broadcast that enlarges it; None for other operands."""
    if not isinstance(operand, Value) or not isinstance(operand.primitive, Broadcast):
        return None
    [source] = operand.operands
    assert isinstance(source, Value)
    return source if source.size < operand.size else None


def _is_like(operand: Argument, value: Value) -> TypeGuard[Value]:
    """Whether an operand has the shape and the dtype of a value."""
    return isinstance(operand, Value) and (operand.shape, operand.dtype) == (value.shape, value.dtype)


def _of_repeated(value: Value) -> Value | None:
    """Move a function of broadcasts and numbers above the broadcast, if it has fewer elements there."""
    for x in value.operands:
        if isinstance(x, Value) and not isinstance(x.primitive, (Broadcast, Full)):
            return None
    operands: list[Argument] = []
    for x in value.operands:
        before: Argument | None = full_number(x)
        if before is None and shape_of(x) == value.shape:
            before = _repeated(x)
        if before is None:
            return None
        operands.append(before)
    if not any(isinstance(x, Value) for x in operands):
        return None
    result = make(value.primitive, *operands)
    return make(Broadcast(value.shape), result) if result.size < value.size and result.dtype == value.dtype else None


def _of_factors(value: Value, function: str) -> Value | None:
    """Turn ``number * (broadcast * rest)`` into ``broadcast' * rest``, with the number multiplied into the broadcast's
    source."""
    if function != "negative" and function not in _FACTORS:
        return None
    operands = [*value.operands]
    places = [n for n in _FACTORS.get(function, ()) if full_number(operands[n]) is not None]
    place = 0 if function == "negative" else 1 - places[0] if len(places) == 1 else None
    if place is None:
        return None
    product = operands[place]
    if not _is_like(product, value) or function_of(product) != "multiply":
        return None
    for x, rest in (product.operands, product.operands[::-1]):
        if _is_like(x, value) and _is_like(rest, value) and (source := _repeated(x)) is not None:
            operands[place] = source
            numbers = [full_number(operand) for operand in operands]
            multiple = make(value.primitive, *[x if n is None else n for x, n in zip(operands, numbers, strict=True)])
            if (multiple.shape, multiple.dtype) == (source.shape, value.dtype):
                return make(Elementwise("multiply"), make(Broadcast(value.shape), multiple), rest)
    return None


def _sum_of_multiples(value: Value, axes: Sequence[int], simplified: Callable[..., Argument]) -> Value | None:
    """Move a factor that is constant along the reduced axes out of a sum."""
    [x] = value.operands
    if not isinstance(x, Value) or not isinstance(x.primitive, Elementwise) or x.size <= value.size:
        return None
    function, inner = x.primitive.function, x.operands
    if function == "negative":
        return make(x.primitive, simplified(value.primitive, *inner)) if _is_like(inner[0], x) else None
    for n in _FACTORS.get(function, ()):
        rest = inner[1 - n]
        if not _is_like(rest, x) or (factor := _along(inner[n], x.shape, axes)) is None:
            continue
        if function == "divide" and (isinstance(factor, Value) or not factor):
            continue  # for divisor 0, infinities of both signs add up to NaN, unlike the quotient of the sum
        total = simplified(value.primitive, rest)
        multiple = make(x.primitive, *((factor, total) if n == 0 else (total, factor)))
        if (multiple.shape, multiple.dtype) == (value.shape, value.dtype):
            return multiple
    return None


def _along(factor: Argument, shape: Shape, axes: Sequence[int]) -> Argument | None:
    """Return a factor without the given axes, if it is constant along them."""
    if (number := full_number(factor)) is not None:
        return number if math.isfinite(number) else None
    if not isinstance(factor, Value) or factor.shape != shape or (source := _repeated(factor)) is None:
        return None
    new = len(shape) - len(source.shape)
    if any(n >= new and source.shape[n - new] != 1 for n in axes):
        return None
    left = tuple([source.shape[n - new] if n >= new else 1 for n in range(len(shape)) if n not in axes])
    result = tuple([size for n, size in enumerate(shape) if n not in axes])
    made = source if source.shape == left else make(Reshape(left), source)
    return made if left == result else make(Broadcast(result), made)


def _of_split(value: Value) -> Value | None:
    """Move a reshape above a broadcast.

    Where a broadcast axis is merged with others, as a group of channels is, the source is broadcast along that axis
    alone before the reshape.
    """
    [x] = value.operands
    source = _repeated(x)
    if source is None or not value.size:
        return None
    whole = shape_of(x)
    padded = (*[1] * (len(whole) - len(source.shape)), *source.shape)
    before: list[int] = []
    after: list[int] = []
    for taken, given in axis_runs(whole, value.shape):
        repeated = all(padded[n] == 1 for n in taken)
        before.extend(1 if repeated else whole[n] for n in taken)
        after.extend(1 if repeated else value.shape[n] for n in given)
    if math.prod(before) == value.size:
        return None
    result = source if source.shape == tuple(before) else make(Broadcast(tuple(before)), source)
    return make(Broadcast(value.shape), result if result.shape == tuple(after) else make(Reshape(tuple(after)), result))
