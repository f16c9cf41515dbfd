"""Arrays that are put together of parts, and what windows cover, as targets that write to memory compute them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from typedtensor.ir import ALL, Assemble, Concatenate, Key, Primitive, Value
from typedtensor.passes.convolutions.windows import Columns, Overlap, Spread, spread_over, windows_under
from typedtensor.passes.placed_sums import PlacedSum
from typedtensor.targets.memory import Place


class Writer(Protocol):
    """What writes to places."""

    def put(self, target: Place, source: Any, /) -> object:
        """Write the elements of another place."""

    def add_to(self, target: Place, source: Any, /) -> object:
        """Add those to what is there."""

    def fill(self, target: Place, number: float, /) -> object:
        """Write a number."""


def keys_of(primitive: Primitive, parts: Sequence[Any]) -> Sequence[Key]:
    """Where the parts of an array are in it that is put together; nothing for other primitives."""
    if isinstance(primitive, Concatenate):
        return primitive.keys(parts)
    return primitive.keys if isinstance(primitive, Assemble) else ()


def parts_of(value: Value) -> list[tuple[Value, Key]]:
    """The parts of an array that is put together, with where they are in it; nothing for other values."""
    keys = keys_of(value.primitive, value.operands)
    return [(x, key) for x, key in zip(value.operands, keys, strict=False) if isinstance(x, Value)]


def is_full(primitive: Primitive) -> bool:
    """Whether the parts of an array that is put together are all of it."""
    return isinstance(primitive, Concatenate) or (isinstance(primitive, Assemble) and primitive.is_full)


def write_sum(w: Writer, p: PlacedSum, parts: Sequence[Place], out: Place) -> None:
    """Write zeros, or the first part, with parts added at their keys."""
    if not p.has_base:
        w.fill(out, 0)
    for n, (key, x) in enumerate(zip(p.keys, parts, strict=True)):
        (w.add_to if n else w.put)(out.sliced(key), x)


def write_columns(w: Writer, p: Columns, x: Place, out: Place) -> None:
    """Write the elements under each column of the windows; padding is zero."""
    lead = (ALL,) * (len(x.shape) - 4)
    first, extent = p.before[0], x.shape[-2]
    last = first + x.shape[-4]
    for edge in ((0, first, None), (last, None, None)):
        w.fill(out.sliced((*lead, edge)), 0)
    inside = out.sliced((*lead, (first, last, None)))
    windows = (ALL,) * (len(x.shape) - 2)
    for column in range(p.width):
        here = inside.sliced((*lead, ALL, column))
        under = windows_under(p, column, extent)
        for edge in ((0, under.start, None), (under.stop, None, None)):
            w.fill(here.sliced((*windows, edge)), 0)
        if under:
            start = under.start * p.stride + column * p.dilation - p.before[1]
            stop = start + p.stride * (len(under) - 1) + 1
            there = here.sliced((*windows, (under.start, under.stop, None)))
            w.put(there, x.sliced((*windows, (start, stop, p.stride))))


def write_spread(w: Writer, p: Spread, x: Place, out: Place) -> None:
    """Write the columns of windows, added up where they lie."""
    for bare, columns in spread_over(p, x.shape[1], x.shape[3]):
        for key in bare:
            w.fill(out.sliced(key), 0)
        for n, (key, column) in enumerate(columns):
            (w.add_to if n else w.put)(out.sliced(key), x.sliced(column))


def overlapped(p: Overlap, x: Place) -> Place | None:
    """Overlapping blocks of rows as a view of matrices, if these lie one below the other."""
    lead, count = p.lead, x.shape[p.lead + 1]
    lines, rows = x.strides[lead : lead + 2]
    if count == 1:
        rows = lines
    elif lines != count * rows:
        return None
    shape = (*x.shape[:lead], p.count, *x.shape[lead + 2 : -1], p.height * count, x.shape[-1])
    strides = (*x.strides[:lead], p.stride * lines, *x.strides[lead + 2 : -1], rows, x.strides[-1])
    return x._replace(shape=shape, strides=strides)
