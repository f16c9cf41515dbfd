"""How primitives without bodies are padded."""

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
    Conv,
    ConvInput,
    ConvWeight,
    DType,
    Elementwise,
    FoldIn,
    Full,
    Key,
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
    Shape,
    Sigmoid,
    Slice,
    Sort,
    Special,
    Take,
    TakeAlong,
    Value,
    Where,
    make,
)
from typedtensor.passes.padding.layouts import Factors, Layout, is_padded, is_prefix, merged, natural, reshaped, varies
from typedtensor.passes.padding.padder import Padder, pads
from typedtensor.passes.padding.refusal import NotPaddedError

SMALLEST = 2
"""The least size of an axis that varies."""


@pads(Elementwise, Where, Cast, Sigmoid, Special, FoldIn)
def _elementwise(padder: Padder, primitive: Any, value: Value, *operands: Argument) -> Value:
    kinds = [x.dtype for x in operands if isinstance(x, Value) and x.dtype != np.bool_]
    read = [padder.number(x, _precision(x, kinds, value.dtype)) if not isinstance(x, Value) else x for x in operands]
    made = make(primitive, *read)
    return padder.laid(made, _together(padder, read, made.shape))


def _precision(number: Number, kinds: Sequence[DType], result: DType) -> DType:
    """The precision that a number takes from what it meets."""
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
    made = value if number is p.number else make(Broadcast(p.shape), number)
    return padder.laid(made, _alike(p.shape))


def _alike(shape: Shape) -> Layout:
    """The layout of an array of one number."""
    return tuple([None if varies(size) else (size,) for size in shape])


@pads(Constant)
def _constant(padder: Padder, p: Constant, value: Value) -> Value:
    if any(map(varies, value.shape)):
        raise NotPaddedError(f"{value} is as long as an axis that varies")
    return value


@pads(Permute)
def _permute(padder: Padder, p: Permute, value: Value, x: Value) -> Value:
    return padder.laid(make(p, x), tuple([padder.layouts[x][n] for n in p.order]))


@pads(Broadcast)
def _broadcast(padder: Padder, p: Broadcast, value: Value, x: Value) -> Value:
    return padder.laid(make(p, x), merged([(padder.layouts[x], x.shape)], p.shape, padder.extras.key))


@pads(Reshape)
def _reshape(padder: Padder, p: Reshape, value: Value, x: Value) -> Value:
    made = Value(p, (x,), p.shape, x.dtype)
    return padder.laid(made, reshaped(padder.layouts[x], x.shape, p.shape, padder.extras.key))


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
        if at_end:
            key.append(-1)
        elif is_padded(factors) and not (is_prefix(factors) and not varies(part) and 0 <= part < SMALLEST):
            raise NotPaddedError(f"{value} is at a position that depends on a size")
        else:
            key.append(part)
    made = make(Slice(tuple(key)), x)
    whole = [*layout, *padder.layouts[x][len(p.key) :]]
    pairs = zip(whole, natural(made.shape), strict=True)
    return padder.laid(made, tuple([new if f is not None and len(f) == 1 else f for f, new in pairs]))


def _sliced(factors: Factors, part: tuple[Any, ...], size: int) -> Factors:
    """The factors of an axis at a slice."""
    start, stop, step = part
    if not is_padded(factors) or part == (None, None, None):
        return factors
    alone = factors is not None and len(factors) == 1 and step in (None, 1)
    if not alone or varies(start or 0) or not 0 <= (start or 0) <= SMALLEST:
        raise NotPaddedError(f"the part {part} of an axis of size {size} depends on its size")
    if stop is not None and not varies(stop) and not (-SMALLEST <= stop < 0 or 0 <= stop <= SMALLEST):
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
    """The layout of an array that has another one at a key."""
    whole = (None, None, None)
    layout: list[Factors] = []
    places = iter(range(len(x.shape)))
    for size, part in zip(value.shape, (*key, *[whole] * (len(value.shape) - len(key))), strict=True):
        if isinstance(part, tuple):
            factors = padder.layouts[x][next(places)]
            taken = _sliced((size,), part, size) if varies(size) else (size,)
            layout.append(factors if part == whole else taken)
        elif varies(size) and (varies(part) or not 0 <= part < SMALLEST):
            raise NotPaddedError(f"{value} has something at a position that depends on a size")
        else:
            layout.append((size,))
    return tuple(layout)


@pads(Concatenate)
def _concatenate(padder: Padder, p: Concatenate, value: Value, *parts: Value) -> Value:
    if any(varies(x.shape[p.axis]) for x in parts[:-1]) or not is_prefix(padder.layouts[parts[-1]][p.axis]):
        raise NotPaddedError(f"{value} has something after what is padded")
    made = make(p, *parts)
    shapes = [(*x.shape[: p.axis], 1, *x.shape[p.axis + 1 :]) for x in parts]
    layouts = [padder.layouts[x] for x in parts]
    whole = (*made.shape[: p.axis], 1, *made.shape[p.axis + 1 :])
    found = list(merged([*zip(layouts, shapes, strict=True)], whole, padder.extras.key))
    found[p.axis] = (made.shape[p.axis],)
    return padder.laid(made, tuple(found))


def _neutral(function: str, dtype: DType) -> Number:
    """What a function of two elements gives the other one for."""
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
        raise NotPaddedError(f"nothing is known of {function} along what is padded")
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
    first, second = padder.layouts[x], padder.layouts[y]
    inner = merged([((first[-1],), (x.shape[-1],)), ((second[-2],), (y.shape[-2],))], (x.shape[-1],), padder.extras.key)
    rows = padder.masked(x, [-1], 0, (*first[:-1], *inner))
    columns = padder.masked(y, [-2], 0, (*second[:-2], *inner, second[-1]))
    made = make(p, rows, columns)
    stacks = [(first[:-2], x.shape[:-2]), (second[:-2], y.shape[:-2])]
    return padder.laid(made, (*merged(stacks, made.shape[:-2], padder.extras.key), first[-2], second[-1]))


def _at_end_only(padder: Padder, x: Value, axis: int) -> None:
    if not is_prefix(padder.layouts[x][axis]):
        raise NotPaddedError(f"{x} has padding within the axis {axis}, along which it is read")


@pads(CheckRange)
def _check(padder: Padder, p: CheckRange, value: Value, index: Value) -> Value:
    layout, index = padder.layouts[index], padder.readable(index)
    if varies(p.size):
        size = padder.number(p.size, index.dtype)
        beyond = make(Elementwise("greater_equal"), index, size)
        index = make(Where(), beyond, p.size, index)
    return padder.laid(make(p, index), layout)


@pads(Take)
def _take(padder: Padder, p: Take, value: Value, table: Value, index: Value) -> Value:
    _at_end_only(padder, table, 0)
    layout = (*padder.layouts[index], *padder.layouts[table][1:])
    return padder.laid(make(p, table, padder.readable(index)), layout)


@pads(TakeAlong)
def _take_along(padder: Padder, p: TakeAlong, value: Value, x: Value, index: Value) -> Value:
    _at_end_only(padder, x, p.axis)
    made = make(p, x, padder.readable(index))
    return padder.laid(made, _beside(padder, x, p.axis, [index]))


@pads(AddAlong)
def _add_along(padder: Padder, p: AddAlong, value: Value, x: Value, index: Value, values: Argument) -> Value:
    _at_end_only(padder, x, p.axis)
    others = [y for y in (index, values) if isinstance(y, Value)]
    layout = list(_beside(padder, x, p.axis, others))
    layout.insert(p.axis, (x.shape[p.axis],))
    number = values if isinstance(values, Value) else padder.number(values, x.dtype)
    return padder.laid(make(p, x, padder.readable(index), number), tuple(layout))


def _beside(padder: Padder, x: Value, axis: int, others: Sequence[Value]) -> Layout:
    """The layout of the axes of an array beside one, which others have as well."""
    layout, shape = padder.layouts[x], x.shape
    rest = (*shape[:axis], *shape[axis + 1 :])
    first = ((*layout[:axis], *layout[axis + 1 :]), rest)
    return merged([first, *((padder.layouts[y], y.shape) for y in others)], rest, padder.extras.key)


@pads(AddRows, MaxRows)
def _rows(padder: Padder, p: Any, value: Value, index: Value, values: Value) -> Value:
    rank = len(index.shape)
    pairs = [(padder.layouts[index], index.shape), (padder.layouts[values][:rank], values.shape[:rank])]
    along = merged(pairs, index.shape, padder.extras.key)
    layout = (*along, *padder.layouts[values][rank:])
    filler = 0 if isinstance(p, AddRows) else _neutral("maximum", values.dtype)
    made = make(
        p,
        padder.masked(index, range(rank), 0, along),
        padder.masked(values, range(rank), filler, layout),
    )
    return padder.laid(made, ((made.shape[0],), *layout[rank:]))


@pads(Accumulate, Sort)
def _along(padder: Padder, p: Any, value: Value, x: Value) -> Value:
    layout = list(padder.layouts[x])
    if varies(x.shape[p.axis]):
        if isinstance(p, Sort):
            raise NotPaddedError(f"{value} is sorted along what is padded")
        _at_end_only(padder, x, p.axis)
        layout[p.axis] = (x.shape[p.axis],)
    return padder.laid(make(p, x), tuple(layout))


@pads(Arg)
def _arg(padder: Padder, p: Arg, value: Value, x: Value) -> Value:
    _at_end_only(padder, x, p.axis)
    layout = padder.layouts[x]
    if varies(x.shape[p.axis]):
        x = padder.masked(x, [p.axis], _neutral("maximum" if p.largest else "minimum", x.dtype))
    return padder.laid(make(p, x), (*layout[: p.axis], *layout[p.axis + 1 :]))


@pads(RandomUniform)
def _uniform(padder: Padder, p: RandomUniform, value: Value, key: Argument) -> Value:
    if any(map(varies, p.shape[1:])):
        raise NotPaddedError(f"the numbers of {value} depend on its shape")  # they are by places, the last axis fastest
    made = make(p, key)
    first = padder.layouts[key] if isinstance(key, Value) else ()
    return padder.laid(made, (*first, *natural(p.shape)))


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
    made = make(p, *[padder.masked(z, range(rank), 0, layout) for z, layout in zip((x, y), layouts, strict=True)])
    return padder.laid(made, natural(made.shape))


@pads(MaxPool, AveragePool, AveragePoolInput)
def _pool(padder: Padder, p: Any, value: Value, x: Value) -> Value:
    return _of_stacks(padder, p, [x], x, -2)


@pads(MaxPoolInput, MaxPoolOutput)
def _pool_gradient(padder: Padder, p: Any, value: Value, x: Value, y: Value) -> Value:
    rank = len(x.shape) - 2
    _inner_is_fixed([x, y], rank)
    made = make(p, x, y)
    pairs = [(padder.layouts[z][:rank], z.shape[:rank]) for z in (x, y)]
    stacks = merged(pairs, made.shape[:rank], padder.extras.key)
    return padder.laid(made, (*stacks, *natural(made.shape[rank:])))


def _of_stacks(padder: Padder, p: Any, operands: Sequence[Value], x: Value, inner: int) -> Value:
    """What is computed for each element of the first axes of an array by itself."""
    rank = len(x.shape) + inner
    _inner_is_fixed([x], rank)
    made = make(p, *operands)
    return padder.laid(made, (*padder.layouts[x][:rank], *natural(made.shape[rank:])))


def _inner_is_fixed(values: Sequence[Value], rank: int) -> None:
    for x in values:
        if any(map(varies, x.shape[rank:])):
            raise NotPaddedError(f"windows go over what is padded, {x}")
