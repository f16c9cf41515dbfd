"""Arrays that are put together of parts, and what windows cover, as targets that write to memory compute them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from typedtensor.ir import ALL, Assemble, Concatenate, Key, Value
from typedtensor.ir import Place as Placed
from typedtensor.passes.convolutions.windows import Columns, Spread, spread_over, windows_under
from typedtensor.passes.placed_sums import PlacedSum
from typedtensor.targets.memory import Place


class Writer(NamedTuple):
    """What a target writes to a place.

    Attributes:
        put: writes the elements of another place.
        add: adds those to what is there.
        fill: writes a number.
    """

    put: Callable[[Place, Place], object]
    add: Callable[[Place, Place], object]
    fill: Callable[[Place, float], object]


def parts_of(value: Value) -> list[tuple[Value, Key]]:
    """The parts of an array that is put together, and where they are in it; nothing for other values."""
    primitive = value.primitive
    keys: Sequence[Key] = ()
    if isinstance(primitive, Concatenate):
        keys = primitive.keys(value.operands)
    elif isinstance(primitive, Assemble):
        keys = primitive.keys
    elif isinstance(primitive, Placed):
        keys = (primitive.key,)
    return [(x, key) for x, key in zip(value.operands, keys, strict=False) if isinstance(x, Value)]


def is_full(value: Value) -> bool:
    """Whether the parts of an array that is put together are all of it."""
    primitive = value.primitive
    if isinstance(primitive, Placed):
        primitive = Assemble(primitive.shape, (primitive.key,))
    return isinstance(primitive, Concatenate) or (isinstance(primitive, Assemble) and primitive.is_full)


def write_sum(w: Writer, p: PlacedSum, parts: Sequence[Place], out: Place) -> None:
    """Write zeros, or the first part, with parts added at their keys."""
    if not p.has_base:
        w.fill(out, 0)
    for n, (key, x) in enumerate(zip(p.keys, parts, strict=True)):
        (w.add if n else w.put)(out.sliced(key), x)


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
            (w.add if n else w.put)(out.sliced(key), x.sliced(column))
