"""The entries by which machine code makes the calls of a plan: kernels and their arguments."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Iterable, Sequence
from types import FunctionType
from typing import Any

import numpy as np

from typedtensor.backends.writing import add_at, max_at
from typedtensor.targets.numpy.emission.elementwise import copy_unsafe, put_where
from typedtensor.targets.numpy.emission.gather import check_range
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native import elementwise, products, rows
from typedtensor.targets.numpy.native.loops import Entries, Entry
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
        return elementwise.elementwise(machine, function, arguments) if function.signature is None else None
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


_PRODUCTS: dict[Any, Callable[..., Entries | None]] = {np.matmul: products.matmul, np.vecdot: products.vecdot}

_METHODS: dict[str, Callable[..., Entries | None]] = {
    "reduce": elementwise.reduce,
    "__setitem__": rows.set_item,
    "fill": elementwise.fill,
    "take": rows.take,
    "dot": products.dot,
}

_FUNCTIONS: dict[Any, Callable[..., Entries | None]] = {
    execute: _together,
    copy_unsafe: elementwise.cast,
    put_where: elementwise.put_where,
    check_range: rows.check_range,
    add_at: functools.partial(rows.at_rows, np.add),
    max_at: functools.partial(rows.at_rows, np.maximum),
}
