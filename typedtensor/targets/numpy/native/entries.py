"""The entries by which machine code makes the calls of a plan: kernels and their arguments."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Iterable, Sequence
from types import FunctionType
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.writing import add_at, max_at
from typedtensor.ir import Array
from typedtensor.targets.numpy.emission.elementwise import copy_unsafe, put_where
from typedtensor.targets.numpy.emission.gather import check_range
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.loops import Entries, Entry, Loop, inner_loop
from typedtensor.targets.numpy.native.machine import Machine
from typedtensor.targets.numpy.native.updates import update

NUMBERS = {ctypes.c_int: "i32", ctypes.c_int64: "i64", ctypes.c_float: "float", ctypes.c_double: "double"}
"""LLVM's names of the types of C that arguments have, besides addresses."""

_FOREIGN: Any = ctypes.CFUNCTYPE(None).__mro__[1]
_REFERENCE: Any = type(ctypes.byref(ctypes.c_int()))
_METHODS_OF_ARRAYS = type(np.add.reduce), type(np.empty(0).__setitem__)


def entries_of(call: BoundCall, machine: Machine) -> Entries | None:
    """Return the entries that make a call; None for a call that only Python makes."""
    function: Any = call[0]
    arguments = call[1]
    if isinstance(function, functools.partial) and [*function.keywords] == ["out"]:
        function, arguments = function.func, (*function.args, *arguments, function.keywords["out"])
    if isinstance(function, np.ufunc):
        product = _PRODUCTS.get(function)
        if product is not None:
            return product(machine, *arguments)
        return _elementwise(machine, function, arguments) if function.signature is None else None
    if isinstance(function, _FOREIGN):
        return _foreign(machine, function, arguments)
    if type(function) in _METHODS_OF_ARRAYS:
        method = _METHODS.get(function.__name__)
        return None if method is None else method(machine, function.__self__, *arguments)
    if not isinstance(function, FunctionType):
        return None
    if hasattr(function, "program"):
        return update(machine, function, arguments)
    known = _FUNCTIONS.get(function)
    return None if known is None else known(machine, *arguments)


def _together(machine: Machine, calls: Iterable[BoundCall]) -> Entries | None:
    result: Entries = []
    for call in calls:
        found = entries_of(call, machine)
        if found is None:
            return None
        result += found
    return result


def _elementwise(machine: Machine, function: np.ufunc, arguments: Sequence[Any]) -> Entries | None:
    if len(arguments) != function.nargs or function.nout != 1 or not _is_place(arguments[-1]):
        return None
    *inputs, out = arguments
    given: list[Any] = [x.dtype if isinstance(x, (np.ndarray, np.generic)) else type(x) for x in inputs]
    if not all(isinstance(x, np.dtype) or x in (int, float) for x in given):
        return None
    if function is np.power and out.dtype.kind in "iu":  # its loop raises errors, which need Python's lock
        return None
    arrays = all(isinstance(x, np.ndarray) for x in inputs)
    if arrays and all(x == out.dtype for x in given) and (found := inner_loop(function, *given, out.dtype)) is not None:
        chosen = (*given, out.dtype)
    else:
        try:
            chosen = function.resolve_dtypes((*given, out.dtype))
            inputs = [x if isinstance(x, np.ndarray) else np.array(x, y) for x, y in zip(inputs, chosen, strict=False)]
        except (TypeError, ValueError, OverflowError):
            return None
        if function is np.power and chosen[-1].kind in "iu":
            return None
        found = inner_loop(function, *chosen)
    if found is None or not _are_plain(*inputs) or not all(_is_apart(x, out) for x in inputs):
        return None
    result: Entries = []
    for n, (x, dtype) in enumerate(zip(inputs, chosen, strict=False)):
        if x.dtype != dtype:
            inputs[n] = np.empty_like(x, dtype)
            if (converted := _cast(machine, inputs[n], x)) is None:
                return None
            result += converted
    place = out if out.dtype == chosen[-1] else np.empty_like(out, chosen[-1])
    if (loops := Loop(*found).over(machine, [*inputs, place], place.shape, place)) is None:
        return None
    result += loops
    if place is not out:
        if (converted := _cast(machine, out, place)) is None:
            return None
        result += converted
    return result


def _cast(machine: Machine, out: Array, x: Any) -> Entries | None:
    """``out[...] = x``, with a conversion."""
    if not isinstance(x, np.ndarray) or x.dtype == out.dtype:
        return _copy(machine, out, x)
    if not _are_plain(x) or not _is_place(out) or not _is_apart(x, out, same=False):
        return None
    found = machine.cast(x.dtype, out.dtype)
    return None if found is None else Loop(found).over(machine, [x, out], out.shape, out)


def _copy(machine: Machine, out: Array, x: Any) -> Entries | None:
    """``out[...] = x``, without a conversion of arrays."""
    if not isinstance(x, np.ndarray):
        if type(x) not in (int, float) or (type(x) is float and out.dtype.kind != "f"):
            return None
        try:
            x = np.array(x, out.dtype)
        except OverflowError:
            return None
    if not _are_plain(x) or not _is_place(out) or x.dtype != out.dtype or not _is_apart(x, out):
        return None
    if np.may_share_memory(x, out):
        return []  # onto itself
    return Loop(machine.kernel(f"copy{8 * out.itemsize}")).over(machine, [x, out], out.shape, out)


def _put_where(machine: Machine, out: Array, condition: Array, values: Any) -> Entries | None:
    if type(values) in (int, float) and out.dtype.kind in ("iuf" if type(values) is int else "f"):
        try:
            values = np.array(values, out.dtype)
        except OverflowError:
            return None
    if not _is_place(out) or not _are_plain(condition, values) or condition.dtype != bool or values.dtype != out.dtype:
        return None
    if not _is_apart(condition, out, same=False) or not _is_apart(values, out):
        return None
    choose = Loop(machine.kernel(f"choose{8 * out.itemsize}"))
    return choose.over(machine, [values, condition, out], out.shape, out)


def _setitem(machine: Machine, out: Array, key: Any, x: Any) -> Entries | None:
    if key is Ellipsis:
        return _copy(machine, out, x)
    if (
        not _is_place(out)
        or not _are_plain(key, x)
        or key.dtype != np.intp
        or not _are_flat(out, key, x)
        or out.dtype != x.dtype
    ):
        return None
    if x.shape != (*key.shape, *out.shape[1:]) or not all(_is_apart(y, out, same=False) for y in (key, x)):
        return None
    if not x.size:
        return None if key.size else []
    words = *map(data_address, (out, key, x)), key.size, len(out), x.nbytes // key.size
    return [Entry(machine.kernel("put"), words)]


def _fill(machine: Machine, out: Array, number: float) -> Entries | None:
    if number != 0 or not _is_place(out) or not out.flags.forc:
        return _copy(machine, out, number)
    return [Entry(machine.kernel("zeros"), (data_address(out), out.nbytes))]


def _take(machine: Machine, table: Array, index: Any, axis: int | None, out: Array, mode: str) -> Entries | None:
    if (
        mode != "clip"
        or axis not in (0, None)
        or not _are_plain(table, index)
        or not _is_place(out)
        or index.dtype != np.intp
    ):
        return None
    if not _are_flat(table, index, out) or table.dtype != out.dtype or not table.size:
        return None
    if not all(_is_apart(x, out, same=False) for x in (table, index)):
        return None
    count = table.size if axis is None else len(table)
    row = table.nbytes // count
    if out.nbytes != index.size * row:
        return None
    words = *map(data_address, (table, index, out)), index.size, count - 1, row
    return [Entry(machine.kernel("take"), words)] if index.size else []


def _at_rows(function: np.ufunc, machine: Machine, table: Array, index: Array, values: Array) -> Entries | None:
    """``function.at(table, index, values)``."""
    if (
        not _is_place(table)
        or not _are_plain(index, values)
        or index.dtype != np.intp
        or not _are_flat(table, index, values)
    ):
        return None
    if values.dtype != table.dtype or values.shape != (*index.shape, *table.shape[1:]) or not values.size:
        return None
    found = inner_loop(function, *[table.dtype] * 3)
    if found is None or not all(_is_apart(x, table, same=False) for x in (index, values)):
        return None
    row = values.nbytes // index.size
    places = *map(data_address, (table, index, values)), index.size, len(table), row
    words = *found, *places, *[table.itemsize] * 3, row // table.itemsize
    return [Entry(machine.kernel("rows"), words)]


def _check_range(machine: Machine, size: int, out: None, largest: Array) -> Entries | None:
    if not _are_plain(largest) or largest.dtype.kind != "u" or largest.itemsize not in (4, 8):
        return None
    return [Entry(machine.kernel(f"check{8 * largest.itemsize}"), (data_address(largest), size))]


def _reduce(
    machine: Machine,
    function: Any,
    x: Array,
    axis: int | tuple[int, ...] | None = 0,
    dtype: object = None,
    out: Any = None,
    keepdims: bool = False,
) -> Entries | None:
    if dtype is not None or not _are_plain(x) or not _is_place(out) or x.dtype != out.dtype or not x.size:
        return None
    if not _is_apart(x, out, same=False) or (found := inner_loop(function, *[x.dtype] * 3)) is None:
        return None
    reduced = {n % x.ndim for n in (range(x.ndim) if axis is None else [axis] if isinstance(axis, int) else axis)}
    first = tuple([0 if n in reduced else slice(None) for n in range(x.ndim)])
    result = out[(*first, ...)] if keepdims else out
    if function is np.add and (x.dtype.kind == "f" or x.dtype == np.intp):
        start = np.zeros((), out.dtype)
    elif function in (np.maximum, np.minimum):
        start = x[(*first, ...)]  # reading an element twice does not change the extremum
    else:
        return None
    wide = np.expand_dims(result, tuple(sorted(reduced)))
    begun, over = _copy(machine, result, start), np.broadcast_to(wide, x.shape)
    loops = Loop(*found).over(machine, [over, x, over], x.shape, x)
    return None if begun is None or loops is None else [*begun, *loops]


def _matmul(machine: Machine, x1: Any, x2: Any, out: Any) -> Entries | None:
    """Products of stacks of matrices by the loop of ``numpy.matmul``; vectors are matrices with one row or column."""
    if not _are_plain(x1, x2) or not _is_place(out) or not x1.ndim or not x2.ndim or not (x1.size and x2.size):
        return None
    found = inner_loop(np.matmul, x1.dtype, x2.dtype, out.dtype)
    if found is None or out.dtype.kind != "f" or not all(_is_apart(x, out, same=False) for x in (x1, x2)):
        return None
    if x2.ndim == 1:
        x2, out = x2[:, None], out[..., None]
    if x1.ndim == 1:
        x1, out = x1[None, :], out[..., None, :]
    (m, n), p = x1.shape[-2:], x2.shape[-1]
    if out.ndim < 2 or out.shape[-2:] != (m, p) or x2.shape[-2] != n:
        return None
    steps = [*x1.strides[-2:], *x2.strides[-2:], *out.strides[-2:]]
    matrices = [x[..., 0, 0] for x in (x1, x2, out)]
    return Loop(*found, (m, n, p), steps).over(machine, matrices, out.shape[:-2], matrices[-1])


def _dot(machine: Machine, x1: Array, x2: Any, out: Array) -> Entries | None:
    """``x1.dot(x2, out)``, which for more than two axes is another product than ``matmul``."""
    if not _are_plain(x2) or max(x1.ndim, x2.ndim) > 2 or not out.flags.c_contiguous:
        return None
    if x1.size == 1 or x2.size == 1:  # which it scales by, with other NaNs
        return None
    return _matmul(machine, x1, x2, out)


def _vecdot(machine: Machine, x1: Any, x2: Any, out: Any) -> Entries | None:
    if (
        not _are_plain(x1, x2)
        or not _is_place(out)
        or x1.shape != x2.shape
        or x1.shape[:-1] != out.shape
        or not x1.size
    ):
        return None
    found = inner_loop(np.vecdot, x1.dtype, x2.dtype, out.dtype)
    if found is None or out.dtype.kind != "f" or not all(_is_apart(x, out, same=False) for x in (x1, x2)):
        return None
    steps = [x1.strides[-1], x2.strides[-1]]
    return Loop(*found, x1.shape[-1:], steps).over(machine, [x1[..., 0], x2[..., 0], out], out.shape, out)


def _foreign(machine: Machine, function: Any, arguments: Sequence[Any]) -> Entries | None:
    """A function of C, with arguments that state their types."""
    if function.restype is not None:
        return None
    signature, words = [], []
    for x in arguments:
        kind = NUMBERS.get(type(x))
        if kind is not None:
            signature.append(kind)
            words.append(int.from_bytes(bytes(x).ljust(8, b"\0"), "little", signed=True))
            continue
        signature.append("ptr")
        if isinstance(x, ctypes.c_void_p):
            words.append(x.value or 0)
        elif isinstance(x, _REFERENCE):
            words.append(ctypes.addressof(x._obj))
        else:
            return None
    address = ctypes.cast(function, ctypes.c_void_p).value
    return None if address is None else [Entry(machine.caller(tuple(signature)), (address, *words))]


def _are_plain(*arrays: Any) -> bool:
    """Whether operands are arrays of aligned numbers in the processor's order."""
    return all(
        isinstance(x, np.ndarray) and x.flags.aligned and x.dtype.isnative and x.dtype.kind in "fiub" for x in arrays
    )


def _is_place(x: Any) -> bool:
    """Whether results can be written to an operand."""
    return _are_plain(x) and x.flags.writeable


def _are_flat(*arrays: Array) -> bool:
    return all(x.flags.c_contiguous for x in arrays)


def _is_apart(x: Array, out: Array, *, same: bool = True) -> bool:
    """Whether an operand has other memory than the result, or exactly the same elements if that is allowed."""
    if not np.may_share_memory(x, out):
        return True
    return same and x.shape == out.shape and x.strides == out.strides and data_address(x) == data_address(out)


_PRODUCTS: dict[Any, Callable[..., Entries | None]] = {np.matmul: _matmul, np.vecdot: _vecdot}

_METHODS: dict[str, Callable[..., Entries | None]] = {
    "reduce": _reduce,
    "__setitem__": _setitem,
    "fill": _fill,
    "take": _take,
    "dot": _dot,
}

_FUNCTIONS: dict[Any, Callable[..., Entries | None]] = {
    execute: _together,
    copy_unsafe: _cast,
    put_where: _put_where,
    check_range: _check_range,
    add_at: functools.partial(_at_rows, np.add),
    max_at: functools.partial(_at_rows, np.maximum),
}
