"""Padding rules of gather and scatter primitives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.ir import (
    AddAlong,
    AddRows,
    Argument,
    CheckRange,
    Elementwise,
    MaxRows,
    Take,
    TakeAlong,
    Value,
    Where,
    make,
)
from typedtensor.passes.padding.layouts import Layout, merged, varies
from typedtensor.passes.padding.padder import Padder, pads
from typedtensor.passes.padding.shared import at_end_only, neutral


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
    at_end_only(padder, table, 0)
    layout = (*padder.layouts[index], *padder.layouts[table][1:])
    return padder.laid(make(p, table, padder.readable(index)), layout)


@pads(TakeAlong)
def _take_along(padder: Padder, p: TakeAlong, value: Value, x: Value, index: Value) -> Value:
    at_end_only(padder, x, p.axis)
    result = make(p, x, padder.readable(index))
    return padder.laid(result, _beside(padder, x, p.axis, [index]))


@pads(AddAlong)
def _add_along(padder: Padder, p: AddAlong, value: Value, x: Value, index: Value, values: Argument) -> Value:
    at_end_only(padder, x, p.axis)
    others = [y for y in (index, values) if isinstance(y, Value)]
    layout = list(_beside(padder, x, p.axis, others))
    layout.insert(p.axis, (x.shape[p.axis],))
    number = values if isinstance(values, Value) else padder.number(values, x.dtype)
    return padder.laid(make(p, x, padder.readable(index), number), tuple(layout))


def _beside(padder: Padder, x: Value, axis: int, others: Sequence[Value]) -> Layout:
    """Merge the layouts of an array without one axis and of further arrays of that shape."""
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
    filler = 0 if isinstance(p, AddRows) else neutral("maximum", values.dtype)
    result = make(
        p,
        padder.masked(index, range(rank), 0, along),
        padder.masked(values, range(rank), filler, layout),
    )
    return padder.laid(result, ((result.shape[0],), *layout[rank:]))
