"""Padding rules of the primitives of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import (
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    Argument,
    Assemble,
    AveragePool,
    AveragePoolInput,
    Broadcast,
    Cast,
    CheckRange,
    Concatenate,
    Constant,
    Contract,
    Conv,
    ConvInput,
    ConvWeight,
    DType,
    Elementwise,
    FoldIn,
    Full,
    Key,
    Largest,
    MatMul,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    MaxRows,
    Number,
    Permute,
    Place,
    RandomUniform,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Sort,
    Special,
    Take,
    TakeAlong,
    Value,
    Where,
    make,
    plain,
)
from typedtensor.passes.padding.layouts import (
    Factors,
    Layout,
    NotPaddedError,
    is_padded,
    is_prefix,
    merged,
    natural,
    reshaped,
    varies,
)
from typedtensor.passes.padding.padder import Padder, pads

SMALLEST = 2
"""The least size of an axis of symbolic size."""


# Elementwise functions, and arrays from nothing


@pads(Elementwise, Where, Cast, Sigmoid, Special, FoldIn)
def _elementwise(padder: Padder, primitive: Any, value: Value, *operands: Argument) -> Value:
    kinds = [x.dtype for x in operands if isinstance(x, Value) and x.dtype != np.bool_]
    read = [padder.number(x, _precision(x, kinds, value.dtype)) if not isinstance(x, Value) else x for x in operands]
    result = make(primitive, *read)
    return padder.laid(result, padder.together(read, result.shape))


def _precision(number: Number, kinds: Sequence[DType], result: DType) -> DType:
    """Return the dtype of a number among operands of the given dtypes."""
    for kind in kinds:
        if isinstance(plain(number), int) or kind.kind in "fc":
            return kind
    return np.dtype(np.int64) if isinstance(plain(number), int) else result


@pads(Full)
def _full(padder: Padder, p: Full, value: Value) -> Value:
    number = padder.number(p.number, p.dtype)
    result = value if number is p.number else make(Broadcast(p.shape), number)
    return padder.laid(result, tuple([None if varies(size) else (size,) for size in p.shape]))


@pads(Constant)
def _constant(padder: Padder, p: Constant, value: Value) -> Value:
    if any(map(varies, value.shape)):
        raise NotPaddedError(f"the elements of {value} are known for one size only, and its size varies")
    return value


@pads(RandomUniform)
def _uniform(padder: Padder, p: RandomUniform, value: Value, key: Argument) -> Value:
    if any(map(varies, p.shape[1:])):
        raise NotPaddedError(
            f"the random numbers of {value} depend on the sizes of all its axes, and a padded axis changes them"
        )  # numbers follow memory order
    first = padder.layouts[key] if isinstance(key, Value) else ()
    return padder.laid(make(p, key), (*first, *natural(p.shape)))


# Reductions, matrix products and scans


def _neutral(function: str, dtype: DType) -> Number:
    """Return the neutral element of a reduction."""
    if function in ("maximum", "minimum"):
        if dtype.kind == "b":
            return function == "minimum"
        sign = -1 if function == "maximum" else 1
        if dtype.kind == "f":
            return sign * float("inf")
        limits = np.iinfo(dtype)
        return int(limits.min if sign < 0 else limits.max)
    number = {"add": 0, "multiply": 1, "logical_or": False, "logical_and": True}.get(function)
    if number is None:
        raise NotPaddedError(f"the neutral element of {function} is unknown, so nothing can fill the padding")
    return bool(number) if dtype.kind == "b" else number


@pads(Reduce)
def _reduce(padder: Padder, p: Reduce, value: Value, x: Value) -> Value:
    layout = padder.layouts[x]
    if any(varies(x.shape[n]) for n in p.axes):
        x = padder.masked(x, p.axes, _neutral(p.function, x.dtype))
    kept = [(1,) if n in p.axes else f for n, f in enumerate(layout) if p.kept or n not in p.axes]
    return padder.laid(make(p, x), tuple(kept))


@pads(MatMul)
def _product(padder: Padder, p: MatMul, value: Value, x: Value, y: Value) -> Value:
    result = make(p, *_without_padding(padder, x, y, [(len(x.shape) - 1, len(y.shape) - 2)]))
    first, second = padder.layouts[x], padder.layouts[y]
    stacks = [(first[:-2], x.shape[:-2]), (second[:-2], y.shape[:-2])]
    return padder.laid(result, (*merged(stacks, result.shape[:-2], padder.extras.key), first[-2], second[-1]))


@pads(Contract)
def _contraction(padder: Padder, p: Contract, value: Value, x: Value, y: Value) -> Value:
    result = make(p, *_without_padding(padder, x, y, [*zip(p.first, p.second, strict=True)]))
    rest = [f for n, f in enumerate(padder.layouts[x]) if n not in p.first]
    return padder.laid(result, (*rest, *(f for n, f in enumerate(padder.layouts[y]) if n not in p.second)))


def _without_padding(padder: Padder, x: Value, y: Value, pairs: Sequence[tuple[int, int]]) -> tuple[Value, Value]:
    """Set the padding of a product's operands to 0 along pairs of contracted axes."""
    first, second = [*padder.layouts[x]], [*padder.layouts[y]]
    for n, m in pairs:
        size = (x.shape[n],)
        [first[n]] = [second[m]] = merged([((first[n],), size), ((second[m],), size)], size, padder.extras.key)
    rows = padder.masked(x, [n for n, _ in pairs], 0, tuple(first))
    return rows, padder.masked(y, [m for _, m in pairs], 0, tuple(second))


@pads(Accumulate, Sort)
def _along(padder: Padder, p: Any, value: Value, x: Value) -> Value:
    layout = list(padder.layouts[x])
    if varies(x.shape[p.axis]):
        if isinstance(p, Sort):
            raise NotPaddedError(f"{value} sorts along an axis with padding")
        padder.require_prefix(x, p.axis)
        layout[p.axis] = (x.shape[p.axis],)
    return padder.laid(make(p, x), tuple(layout))


@pads(Arg)
def _arg(padder: Padder, p: Arg, value: Value, x: Value) -> Value:
    padder.require_prefix(x, p.axis)
    layout = padder.layouts[x]
    if varies(x.shape[p.axis]):
        x = padder.masked(x, [p.axis], _neutral("maximum" if p.largest else "minimum", x.dtype))
    return padder.laid(make(p, x), (*layout[: p.axis], *layout[p.axis + 1 :]))


@pads(Largest)
def _largest(padder: Padder, p: Largest, value: Value, x: Value) -> Value:
    last = len(x.shape) - 1
    padder.require_prefix(x, last)
    layout = padder.layouts[x]
    if varies(x.shape[last]):  # after equal elements
        x = padder.masked(x, [last], _neutral("maximum", x.dtype))
    return padder.laid(make(p, x), (*layout[:-1], (p.count,)))


# Gathers and scatters


@pads(CheckRange)
def _check(padder: Padder, p: CheckRange, value: Value, index: Value) -> Value:
    layout, index = padder.layouts[index], padder.readable(index)
    if varies(p.size):
        beyond = make(Elementwise("greater_equal"), index, padder.number(p.size, index.dtype))
        index = make(Where(), beyond, p.size, index)
    return padder.laid(make(p, index), layout)


@pads(Take)
def _take(padder: Padder, p: Take, value: Value, table: Value, index: Value) -> Value:
    padder.require_prefix(table, 0)
    layout = (*padder.layouts[index], *padder.layouts[table][1:])
    return padder.laid(make(p, table, padder.readable(index)), layout)


@pads(TakeAlong)
def _take_along(padder: Padder, p: TakeAlong, value: Value, x: Value, index: Value) -> Value:
    result = make(p, x, padder.readable(index))
    return padder.laid(result, _beside(padder, x, p.axis, index))


@pads(AddAlong)
def _add_along(padder: Padder, p: AddAlong, value: Value, x: Value, index: Value, values: Argument) -> Value:
    layout = list(_beside(padder, x, p.axis, index, values))
    layout.insert(p.axis, (x.shape[p.axis],))
    number = values if isinstance(values, Value) else padder.number(values, x.dtype)
    return padder.laid(make(p, x, padder.readable(index), number), tuple(layout))


def _beside(padder: Padder, x: Value, axis: int, *others: Argument) -> Layout:
    """Merge the layouts of an array without one axis and of further arrays of that shape."""
    padder.require_prefix(x, axis)
    layout, rest = padder.layouts[x], (*x.shape[:axis], *x.shape[axis + 1 :])
    read = [(padder.layouts[y], y.shape) for y in others if isinstance(y, Value)]
    return merged([((*layout[:axis], *layout[axis + 1 :]), rest), *read], rest, padder.extras.key)


@pads(AddRows, MaxRows)
def _rows(padder: Padder, p: Any, value: Value, index: Value, values: Value) -> Value:
    rank = len(index.shape)
    along = _stacks(padder, rank, index, values)
    layout = (*along, *padder.layouts[values][rank:])
    filler = 0 if isinstance(p, AddRows) else _neutral("maximum", values.dtype)
    places = padder.masked(index, range(rank), 0, along)
    result = make(p, places, padder.masked(values, range(rank), filler, layout))
    return padder.laid(result, ((result.shape[0],), *layout[rank:]))


def _stacks(padder: Padder, rank: int, x: Value, y: Value) -> Layout:
    """Merge the layouts of the first axes of two arrays, which are equal."""
    pairs = [(padder.layouts[z][:rank], z.shape[:rank]) for z in (x, y)]
    return merged(pairs, x.shape[:rank], padder.extras.key)


# Views, slices, placements and concatenations


@pads(Permute)
def _permute(padder: Padder, p: Permute, value: Value, x: Value) -> Value:
    return padder.laid(make(p, x), tuple([padder.layouts[x][n] for n in p.order]))


@pads(Broadcast)
def _broadcast(padder: Padder, p: Broadcast, value: Value, x: Value) -> Value:
    return padder.laid(make(p, x), padder.together([x], p.shape))


@pads(Reshape)
def _reshape(padder: Padder, p: Reshape, value: Value, x: Value) -> Value:
    result = Value(p, (x,), p.shape, x.dtype)
    return padder.laid(result, reshaped(padder.layouts[x], x.shape, p.shape, padder.extras.key))


@pads(Slice)
def _slice(padder: Padder, p: Slice, value: Value, x: Value) -> Value:
    layout: list[Factors] = []
    key: list[Any] = []
    for place, part in enumerate(p.key):
        factors, size = padder.layouts[x][place], x.shape[place]
        if isinstance(part, tuple):
            key.append(part)
            layout.append(_sliced(factors, part, size))
            continue
        at_end = place == 0 and x in padder.held and padder.extras.key(part) in map(padder.extras.key, (-1, size - 1))
        is_first = is_prefix(factors) and not varies(part) and 0 <= part < SMALLEST
        if is_padded(factors) and not at_end and not is_first:
            raise NotPaddedError(f"{value} selects a position that depends on a size")
        key.append(-1 if at_end else part)
    result = make(Slice(tuple(key)), x)
    whole = [*layout, *padder.layouts[x][len(p.key) :]]
    pairs = zip(whole, natural(result.shape), strict=True)
    return padder.laid(result, tuple([new if f is not None and len(f) == 1 else f for f, new in pairs]))


def _sliced(factors: Factors, part: tuple[Any, ...], size: int) -> Factors:
    """Return the factors of a sliced axis."""
    start, stop, step = part
    if not is_padded(factors) or part == (None, None, None):
        return factors
    alone = factors is not None and len(factors) == 1 and step in (None, 1)
    begins = not varies(start or 0) and 0 <= (start or 0) <= SMALLEST
    if not alone or not begins or not (stop is None or varies(stop) or -SMALLEST <= stop <= SMALLEST):
        raise NotPaddedError(f"the part {part} of an axis of size {size} depends on its size")
    return (size,)


@pads(Place)
def _place(padder: Padder, p: Place, value: Value, x: Value) -> Value:
    layout = _placed(padder, value, p.key, x)
    return padder.laid(make(p, padder.masked(x, range(len(x.shape)), 0)), layout)


@pads(Assemble)
def _assemble(padder: Padder, p: Assemble, value: Value, *parts: Value) -> Value:
    layouts = [_placed(padder, value, key, x) for key, x in zip(p.keys, parts, strict=True)]
    layout = merged([(of, p.shape) for of in layouts], p.shape, padder.extras.key)
    filled = [padder.masked(x, range(len(x.shape)), 0) for x in parts]
    return padder.laid(Value(p, tuple(filled), value.shape, value.dtype), layout)


def _placed(padder: Padder, value: Value, key: Key, x: Value) -> Layout:
    """Return the layout of an array that is zero except for another array at a key."""
    whole = (None, None, None)
    layout: list[Factors] = []
    places = iter(range(len(x.shape)))
    for size, part in zip(value.shape, (*key, *[whole] * (len(value.shape) - len(key))), strict=True):
        if isinstance(part, tuple):
            factors = padder.layouts[x][next(places)]
            taken = _sliced((size,), part, size) if varies(size) else (size,)
            layout.append(factors if part == whole else taken)
        elif varies(size) and (varies(part) or not 0 <= part < SMALLEST):
            raise NotPaddedError(f"{value} places its operand at a position that depends on a size")
        else:
            layout.append((size,))
    return tuple(layout)


@pads(Concatenate)
def _concatenate(padder: Padder, p: Concatenate, value: Value, *parts: Value) -> Value:
    if any(varies(x.shape[p.axis]) for x in parts[:-1]) or not is_prefix(padder.layouts[parts[-1]][p.axis]):
        raise NotPaddedError(f"{value} joins an array after one with padding, which would lie between both")
    result = make(p, *parts)
    *shapes, whole = [(*x.shape[: p.axis], 1, *x.shape[p.axis + 1 :]) for x in (*parts, result)]
    layouts = [padder.layouts[x] for x in parts]
    found = list(merged([*zip(layouts, shapes, strict=True)], whole, padder.extras.key))
    found[p.axis] = (result.shape[p.axis],)
    return padder.laid(result, tuple(found))


# Convolutions and pools, of which the axes before those of the windows may be padded


@pads(Conv, ConvInput, MaxPool, AveragePool, AveragePoolInput)
def _windows(padder: Padder, p: Any, value: Value, *operands: Value) -> Value:
    x, inner = operands[isinstance(p, ConvInput)], p.channel if isinstance(p, (Conv, ConvInput)) else -2
    rank = len(x.shape) + inner
    _require_fixed(rank, x)
    result = make(p, *operands)
    return padder.laid(result, (*padder.layouts[x][:rank], *natural(result.shape[rank:])))


@pads(ConvWeight)
def _convolution_weight(padder: Padder, p: ConvWeight, value: Value, x: Value, y: Value) -> Value:
    rank = len(x.shape) + p.channel
    stacks = _stacks(padder, rank, x, y)
    _require_fixed(rank, x, y)
    filled = [padder.masked(z, range(rank), 0, (*stacks, *natural(z.shape[rank:]))) for z in (x, y)]
    result = make(p, *filled)
    return padder.laid(result, natural(result.shape))


@pads(MaxPoolInput, MaxPoolOutput)
def _pool_gradient(padder: Padder, p: Any, value: Value, x: Value, y: Value) -> Value:
    rank = len(x.shape) - 2
    _require_fixed(rank, x, y)
    result = make(p, x, y)
    return padder.laid(result, (*_stacks(padder, rank, x, y), *natural(result.shape[rank:])))


def _require_fixed(rank: int, *values: Value) -> None:
    for x in values:
        if any(map(varies, x.shape[rank:])):
            raise NotPaddedError(f"windows cover axes of {x} that have padding")
