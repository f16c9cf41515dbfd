"""Consecutive calls as one call of machine code."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.workers import WorkerPool
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.entries import entries_of
from typedtensor.targets.numpy.native.loops import Entry
from typedtensor.targets.numpy.native.machine import Machine, machine


def joined(calls: Sequence[BoundCall]) -> list[BoundCall]:
    """Return calls with the same effects, of which machine code makes those that it can; without LLVM the same ones."""
    found = machine()
    return [*calls] if found is None else _joined(calls, found)


def _joined(calls: Sequence[BoundCall], by: Machine) -> list[BoundCall]:
    result: list[BoundCall] = []
    run: list[tuple[BoundCall, list[Entry]]] = []

    def finish() -> None:
        if len(run) >= cost_model.JOINED_LEAST:
            result.append((_Run(run, by), ()))
        else:
            result.extend([call for call, _ in run])
        run.clear()

    for call in calls:
        entries = entries_of(call, by)
        if entries is None:
            finish()
            result.append(_shared(call, by))
        else:
            run.append((call, entries))
    finish()
    return result


def _shared(call: BoundCall, by: Machine) -> BoundCall:
    """Return a call that threads share with the calls of each joined; other calls as they are."""
    function, parts = call
    if not isinstance(getattr(function, "__self__", None), WorkerPool):
        return call
    return function, tuple(
        partial(execute, _joined(*x.args, by)) if isinstance(x, partial) and x.func is execute else x for x in parts
    )


class _Run:
    """Calls that machine code makes; if one fails, Python makes it once more, which raises its error.

    Args:
        calls: the calls, with their entries.
        machine: runs the entries.
    """

    __slots__ = ("_arguments", "_calls", "_owned", "_run")

    def __init__(self, calls: Sequence[tuple[BoundCall, Sequence[Entry]]], machine: Machine) -> None:
        entries = [entry for _, found in calls for entry in found]
        self._calls = [call for call, found in calls for _ in found]
        words = np.array([word for entry in entries for word in entry.arguments], np.int64)
        ends = np.cumsum([len(entry.arguments) for entry in entries], dtype=np.int64)
        starts = [data_address(words) + words.itemsize * (int(n) - len(x.arguments)) for x, n in zip(entries, ends, strict=True)]
        table = np.array([*zip([entry.kernel for entry in entries], starts, strict=True)], np.int64)
        self._run = machine.run
        self._arguments = ctypes.c_void_p(data_address(table)), ctypes.c_int64(len(entries))
        self._owned: Any = words, table, [entry.owned for entry in entries], [call for call, _ in calls]

    def __call__(self) -> None:
        failed = self._run(*self._arguments)
        if failed >= 0:
            function, arguments = self._calls[failed]
            function(*arguments)
