"""Consecutive calls as one call of machine code."""

from __future__ import annotations

import ctypes
from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.workers import WorkerPool
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.entries import entries_of
from typedtensor.targets.numpy.native.loops import Entry
from typedtensor.targets.numpy.native.machine import Machine, machine


def joined(calls: Sequence[BoundCall], least: int = cost_model.JOINED_LEAST) -> list[BoundCall]:
    """Return calls with the same effects, of which machine code makes those that it can; without LLVM the same ones.

    Args:
        calls: the calls.
        least: the least number of consecutive calls that are worth machine code.
    """
    found = machine()
    if found is None:
        return [*calls]
    with np.errstate(all="ignore"):  # numbers are converted to the dtypes of loops
        return _joined(calls, found, least)


def _joined(calls: Sequence[BoundCall], by: Machine, least: int) -> list[BoundCall]:
    result: list[BoundCall] = []
    run: list[tuple[BoundCall, list[Entry]]] = []

    def finish() -> None:
        if len(run) >= least:
            result.append((_Run(run, by), ()))
        else:
            result.extend([call for call, _ in run])
        run.clear()

    for call in calls:
        entries = entries_of(call, by)
        if entries is None:
            finish()
            result.append(_shared(call, by, least))
        else:
            run.append((call, entries))
    finish()
    return result


def _shared(call: BoundCall, by: Machine, least: int) -> BoundCall:
    """Return a call that threads share with the calls of each joined; other calls as they are."""
    function, parts = call
    if not isinstance(getattr(function, "__self__", None), WorkerPool):
        return call
    return function, tuple([_joined_part(x, by, least) for x in parts])


def _joined_part(part: Any, by: Machine, least: int) -> Any:
    if not isinstance(part, partial) or part.func is not execute:
        return part
    return partial(execute, _joined(part.args[0], by, least))


class _Run:
    """Calls that machine code makes; a call that it cannot finish is made by Python, which raises errors.

    Args:
        calls: the calls, with their entries.
        machine: runs the entries.
    """

    __slots__ = ("_arguments", "_calls", "_ends", "_owned", "_run")

    def __init__(self, calls: Sequence[tuple[BoundCall, Sequence[Entry]]], machine: Machine) -> None:
        entries = [entry for _, found in calls for entry in found]
        self._calls = [call for call, _ in calls]
        self._ends = [*accumulate(len(found) for _, found in calls)]
        words = np.array([word for entry in entries for word in entry.arguments], np.int64)
        table, place = np.empty((len(entries), 2), np.int64), data_address(words)
        for row, entry in zip(table, entries, strict=True):
            row[:] = entry.kernel, place
            place += words.itemsize * len(entry.arguments)
        self._run = machine.run
        self._arguments = _rest(table, 0)
        self._owned: Any = words, table, [x for entry in entries for x in entry.owned]

    def __call__(self) -> None:
        failed = self._run(*self._arguments)
        if failed >= 0:
            self._go_on(failed)

    def _go_on(self, failed: int) -> None:
        """Make the call of an entry that ended the run, and the calls after it."""
        _, table, _ = self._owned
        start = 0
        while failed >= 0:
            number = bisect_right(self._ends, start + failed)
            function, arguments = self._calls[number]
            function(*arguments)
            start = self._ends[number]
            failed = self._run(*_rest(table, start))


def _rest(table: Array, start: int) -> tuple[ctypes.c_void_p, ctypes.c_int64]:
    """Return the arguments to run the entries of a table from one on."""
    return ctypes.c_void_p(data_address(table[start:])), ctypes.c_int64(len(table) - start)
