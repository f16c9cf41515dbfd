"""The entries of universal functions, their reductions, copies and conversions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.native.loops import Entries, Entry, Loop, inner_loop
from typedtensor.targets.numpy.native.machine import Machine
from typedtensor.targets.numpy.native.operands import are_plain, is_apart, is_place

MOST_CONVERTED = 1 << 16
"""The largest number of elements of one call that are converted: NumPy converts more of them piece by piece."""


def elementwise(machine: Machine, function: np.ufunc, arguments: Sequence[Any]) -> Entries | None:
    """A universal function; operands and results of other dtypes than its loop's are converted beside it."""
    if len(arguments) != function.nargs or function.nout != 1 or not is_place(arguments[-1]):
        return None
    *inputs, out = arguments
    given: list[Any] = [x.dtype if isinstance(x, (np.ndarray, np.generic)) else type(x) for x in inputs]
    if not all(isinstance(x, np.dtype) or x in (int, float) for x in given):
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
        found = inner_loop(function, *chosen)
    if function is np.power and chosen[-1].kind in "iu":  # its loop raises errors, which need Python's lock
        return None
    if found is None or not are_plain(*inputs) or not all(is_apart(x, out) for x in inputs):
        return None
    place = out if out.dtype == chosen[-1] else np.empty_like(out, chosen[-1])
    others = [x for x, dtype in zip((*inputs, out), chosen, strict=True) if x.dtype != dtype]
    if sum(x.size for x in others) > MOST_CONVERTED:
        return None
    result: Entries = []
    for n, (x, dtype) in enumerate(zip(inputs, chosen, strict=False)):
        if x.dtype != dtype:
            inputs[n] = np.empty_like(x, dtype)
            if (converted := cast(machine, inputs[n], x)) is None:
                return None
            result += converted
    if (loops := Loop(*found).over(machine, [*inputs, place], place.shape, place)) is None:
        return None
    result += loops
    if place is not out:
        if (converted := cast(machine, out, place)) is None:
            return None
        result += converted
    return result


def cast(machine: Machine, out: Array, x: Any) -> Entries | None:
    """``out[...] = x``, with a conversion."""
    if not isinstance(x, np.ndarray) or x.dtype == out.dtype:
        return copy(machine, out, x)
    if not are_plain(x) or not is_place(out) or not is_apart(x, out, same=False):
        return None
    found = machine.cast(x.dtype, out.dtype)
    return None if found is None else Loop(found).over(machine, [x, out], out.shape, out)


def copy(machine: Machine, out: Array, x: Any) -> Entries | None:
    """``out[...] = x``, without a conversion of arrays."""
    if not isinstance(x, np.ndarray):
        if type(x) not in (int, float) or (type(x) is float and out.dtype.kind != "f"):
            return None
        try:
            x = np.array(x, out.dtype)
        except OverflowError:
            return None
    if not are_plain(x) or not is_place(out) or x.dtype != out.dtype or not is_apart(x, out):
        return None
    if np.may_share_memory(x, out):
        return []  # onto itself
    return Loop(machine.kernel(f"copy{8 * out.itemsize}")).over(machine, [x, out], out.shape, out)


def put_where(machine: Machine, out: Array, condition: Array, values: Any) -> Entries | None:
    """``numpy.copyto(out, values, where=condition)``."""
    if type(values) in (int, float) and out.dtype.kind in ("iuf" if type(values) is int else "f"):
        try:
            values = np.array(values, out.dtype)
        except OverflowError:
            return None
    if not is_place(out) or not are_plain(condition, values) or condition.dtype != bool or values.dtype != out.dtype:
        return None
    if not is_apart(condition, out, same=False) or not is_apart(values, out):
        return None
    choose = Loop(machine.kernel(f"choose{8 * out.itemsize}"))
    return choose.over(machine, [values, condition, out], out.shape, out)


def fill(machine: Machine, out: Array, number: float) -> Entries | None:
    """``out.fill(number)``."""
    if number != 0 or not is_place(out) or not out.flags.forc:
        return copy(machine, out, number)
    return [Entry(machine.kernel("zeros"), (data_address(out), out.nbytes))]


def reduce(
    machine: Machine,
    function: Any,
    x: Array,
    axis: int | tuple[int, ...] | None = 0,
    dtype: object = None,
    out: Any = None,
    keepdims: bool = False,
) -> Entries | None:
    """``function.reduce(x, axis, dtype, out, keepdims)`` for sums and extrema."""
    if dtype is not None or not are_plain(x) or not is_place(out) or x.dtype != out.dtype or not x.size:
        return None
    if not is_apart(x, out, same=False) or (found := inner_loop(function, *[x.dtype] * 3)) is None:
        return None
    reduced = {n % x.ndim for n in (range(x.ndim) if axis is None else [axis] if isinstance(axis, int) else axis)}
    first = tuple([0 if n in reduced else slice(None) for n in range(x.ndim)])
    result = out[(*first, ...)] if keepdims else out
    if function is np.add and (x.dtype == np.intp or (x.dtype.kind == "f" and _is_dense(x))):
        start = np.zeros((), out.dtype)
    elif function in (np.maximum, np.minimum):
        start = x[(*first, ...)]  # reading an element twice does not change the extremum
    else:
        return None
    wide = np.expand_dims(result, tuple(sorted(reduced)))
    begun, over = copy(machine, result, start), np.broadcast_to(wide, x.shape)
    loops = Loop(*found).over(machine, [over, x, over], x.shape, x)
    return None if begun is None or loops is None else [*begun, *loops]


def _is_dense(x: Array) -> bool:
    """Whether elements lie side by side in some order of axes; NumPy adds others in an order of its own."""
    return x.transpose(sorted(range(x.ndim), key=lambda n: -x.strides[n])).flags.c_contiguous
