"""The entries of calls that read or write rows by their indices, and of checks of indices."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.native.elementwise import copy
from typedtensor.targets.numpy.native.loops import Entries, Entry, inner_loop
from typedtensor.targets.numpy.native.machine import Machine
from typedtensor.targets.numpy.native.operands import are_flat, are_plain, is_apart, is_place


def set_item(machine: Machine, out: Array, key: Any, x: Any) -> Entries | None:
    """``out[key] = x`` for an array of indices, or for the whole array."""
    if key is Ellipsis:
        return copy(machine, out, x)
    if (
        not is_place(out)
        or not are_plain(key, x)
        or key.dtype != np.intp
        or not are_flat(out, key, x)
        or out.dtype != x.dtype
    ):
        return None
    if x.shape != (*key.shape, *out.shape[1:]) or not all(is_apart(y, out, same=False) for y in (key, x)):
        return None
    if not x.size:
        return None if key.size else []
    words = *map(data_address, (out, key, x)), key.size, len(out), x.nbytes // key.size
    return [Entry(machine.kernel("put"), words)]


def take(machine: Machine, table: Array, index: Any, axis: int | None, out: Array, mode: str) -> Entries | None:
    """``table.take(index, axis, out, "clip")`` along the first axis or of the flat array."""
    if (
        mode != "clip"
        or axis not in (0, None)
        or not are_plain(table, index)
        or not is_place(out)
        or index.dtype != np.intp
    ):
        return None
    if not are_flat(table, index, out) or table.dtype != out.dtype or not table.size:
        return None
    if not all(is_apart(x, out, same=False) for x in (table, index)):
        return None
    count = table.size if axis is None else len(table)
    row = table.nbytes // count
    if out.nbytes != index.size * row:
        return None
    words = *map(data_address, (table, index, out)), index.size, count - 1, row
    return [Entry(machine.kernel("take"), words)] if index.size else []


def at_rows(function: np.ufunc, machine: Machine, table: Array, index: Array, values: Array) -> Entries | None:
    """``function.at(table, index, values)``."""
    if (
        not is_place(table)
        or not are_plain(index, values)
        or index.dtype != np.intp
        or not are_flat(table, index, values)
    ):
        return None
    if values.dtype != table.dtype or values.shape != (*index.shape, *table.shape[1:]) or not values.size:
        return None
    found = inner_loop(function, *[table.dtype] * 3)
    if found is None or not all(is_apart(x, table, same=False) for x in (index, values)):
        return None
    row = values.nbytes // index.size
    places = *map(data_address, (table, index, values)), index.size, len(table), row
    words = *found, *places, *[table.itemsize] * 3, row // table.itemsize
    return [Entry(machine.kernel("rows"), words)]


def check_range(machine: Machine, size: int, out: None, largest: Array) -> Entries | None:
    """The check that the largest index is below a size."""
    if not are_plain(largest) or largest.dtype.kind != "u" or largest.itemsize not in (4, 8):
        return None
    return [Entry(machine.kernel(f"check{8 * largest.itemsize}"), (data_address(largest), size))]
