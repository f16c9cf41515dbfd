"""Padding rules of views, slices, placements and concatenations."""

from __future__ import annotations

from typing import Any

from typedtensor.ir import Assemble, Broadcast, Concatenate, Key, Permute, Place, Reshape, Slice, Value, make
from typedtensor.passes.padding.layouts import Factors, Layout, is_padded, is_prefix, merged, natural, reshaped, varies
from typedtensor.passes.padding.padder import Padder, pads
from typedtensor.passes.padding.refusal import NotPaddedError

SMALLEST = 2
"""The least size of an axis of symbolic size."""


@pads(Permute)
def _permute(padder: Padder, p: Permute, value: Value, x: Value) -> Value:
    return padder.laid(make(p, x), tuple([padder.layouts[x][n] for n in p.order]))


@pads(Broadcast)
def _broadcast(padder: Padder, p: Broadcast, value: Value, x: Value) -> Value:
    return padder.laid(make(p, x), merged([(padder.layouts[x], x.shape)], p.shape, padder.extras.key))


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
        if at_end:
            key.append(-1)
        elif is_padded(factors) and not (is_prefix(factors) and not varies(part) and 0 <= part < SMALLEST):
            raise NotPaddedError(f"{value} selects a position that depends on a size")
        else:
            key.append(part)
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
    shapes = [(*x.shape[: p.axis], 1, *x.shape[p.axis + 1 :]) for x in parts]
    layouts = [padder.layouts[x] for x in parts]
    whole = (*result.shape[: p.axis], 1, *result.shape[p.axis + 1 :])
    found = list(merged([*zip(layouts, shapes, strict=True)], whole, padder.extras.key))
    found[p.axis] = (result.shape[p.axis],)
    return padder.laid(result, tuple(found))
