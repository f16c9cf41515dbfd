"""Loops over elements: NumPy's inner loops, which its C interface documents (``PyUFuncObject``), and our own."""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.native.kernels import LEVELS, OPERANDS, STRIDES
from typedtensor.targets.numpy.native.machine import Machine


class Entry(NamedTuple):
    """A kernel with its arguments.

    Attributes:
        kernel: the address of the kernel.
        arguments: its arguments, words of 64 bits.
        owned: arrays whose memory the arguments refer to, besides those of the call and their views.
    """

    kernel: int
    arguments: Sequence[int]
    owned: Sequence[Array] = ()


Entries = list[Entry]


class _UFunc(ctypes.Structure):
    """The beginning of ``PyUFuncObject``, after the header of an object."""

    _fields_ = (
        ("inputs", ctypes.c_int),
        ("outputs", ctypes.c_int),
        ("operands", ctypes.c_int),
        ("identity", ctypes.c_int),
        ("functions", ctypes.POINTER(ctypes.c_void_p)),
        ("data", ctypes.POINTER(ctypes.c_void_p)),
        ("count", ctypes.c_int),
        ("reserved", ctypes.c_int),
        ("name", ctypes.c_char_p),
        ("types", ctypes.c_void_p),
    )


@functools.cache
def inner_loop(function: np.ufunc, *dtypes: np.dtype[Any]) -> tuple[int, int] | None:
    """Return the addresses of NumPy's loop for exactly these dtypes and of its data, or None."""
    found = _UFunc.from_address(id(function) + object.__basicsize__)
    if (found.operands, found.count) != (len(dtypes), function.ntypes) or found.name != function.__name__.encode():
        return None  # another structure than documented
    if any(dtype.kind not in "fiub" for dtype in dtypes):
        return None  # loops over Python's objects need its lock
    numbers = bytes(dtype.num for dtype in dtypes)
    types = ctypes.string_at(found.types, found.count * found.operands)
    for n in range(found.count):
        if types[n * found.operands : (n + 1) * found.operands] == numbers:
            address, data = found.functions[n], found.data[n] or 0
            return (address, data) if address and _agrees(function, address, data, dtypes) else None
    return None


_INNER: Any = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4)


def _agrees(function: np.ufunc, address: int, data: int, dtypes: Sequence[np.dtype[Any]]) -> bool:
    """Whether a loop computes what the universal function computes, of numbers that no function refuses."""
    shape, core = _CORES.get(function, ((4,), ()))
    *inputs, out = [np.arange(1, 5).astype(dtype).reshape(shape) for dtype in dtypes]
    strides = [x for y in (*inputs, out)[: 2 if function is np.vecdot else None] for x in y.strides]
    if core:
        strides = [0] * len(dtypes) + strides
    places, sizes, steps = (np.array(x, np.int64) for x in ([*map(data_address, (*inputs, out))], core or 4, strides))
    with np.errstate(all="ignore"):
        expected = function(*inputs)
        _INNER(address)(*map(data_address, (places, sizes, steps)), data)
    return bool(expected.dtype == out.dtype) and expected.tobytes() == out.tobytes()[: expected.nbytes]


_CORES: dict[Any, tuple[tuple[int, ...], tuple[int, ...]]] = {
    np.matmul: ((2, 2), (1, 2, 2, 2)),
    np.vecdot: ((4,), (1, 4)),
}
"""For functions of vectors and matrices, their shape in the comparison, and the sizes that the loop is given."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop with the interface of NumPy's inner loops.

    Attributes:
        address: its address.
        data: the address of its data.
        core: the sizes of further axes that it runs over.
        core_strides: the distances in bytes between elements of the operands along these.
    """

    address: int
    data: int = 0
    core: tuple[int, ...] = ()
    core_strides: Sequence[int] = ()

    def over(
        self, machine: Machine, operands: Sequence[Array], shape: tuple[int, ...], order: Array
    ) -> list[Entry] | None:
        """Return the entries that run the loop over all elements of operands that broadcast to a shape.

        Args:
            machine: has the kernels.
            operands: the operands.
            shape: the shape.
            order: the operand whose elements are visited in the order of their memory; it has the whole shape.

        Returns:
            The entries; None if there are too many axes, or the operands do not broadcast.
        """
        if not math.prod(shape):
            return []
        try:
            strides = [x.strides if x.shape == shape else np.broadcast_to(x, shape).strides for x in operands]
        except ValueError:
            return None
        axes = _merged(shape, strides, order.strides)
        count, steps = axes.pop() if axes else (1, [0] * len(operands))
        if len(axes) > LEVELS or len(operands) > OPERANDS:
            return None
        begin = _padded([data_address(x) for x in operands], OPERANDS)
        sizes, inner = _padded((count, *self.core), OPERANDS), _padded((*steps, *self.core_strides), STRIDES)
        words, owned = [self.address, self.data, *begin, *sizes, *inner], [x for x in operands if x.base is None]
        if not axes:
            return [Entry(machine.kernel("loop"), words, owned)]
        back = [0] * len(operands)  # from the first position along faster axes to the last one
        for size, distances in [*reversed(axes), *[(1, [0] * len(operands))] * (LEVELS - len(axes))]:
            words += size, *_padded([x - y for x, y in zip(distances, back, strict=True)], OPERANDS)
            back = [x + (size - 1) * y for x, y in zip(back, distances, strict=True)]
        return [Entry(machine.kernel("loops"), words, owned)]


def _merged(
    shape: Sequence[int], strides: Sequence[Sequence[int]], order: Sequence[int]
) -> list[tuple[int, list[int]]]:
    """Return the sizes and strides of axes, the slowest first, neighbours as one where the distances allow that."""
    result: list[tuple[int, list[int]]] = []
    for n in sorted(range(len(shape)), key=lambda n: -abs(order[n])):
        size, steps = shape[n], [x[n] for x in strides]
        if size == 1:
            continue
        if result and all(x == size * step for x, step in zip(result[-1][1], steps, strict=True)):
            size *= result.pop()[0]
        result.append((size, steps))
    return result


def _padded(words: Sequence[int], count: int) -> list[int]:
    return [*words, *[0] * (count - len(words))]
