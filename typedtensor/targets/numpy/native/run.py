"""A run of machine code: the entries of consecutive calls, one after the other."""

from __future__ import annotations

import ctypes
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.emission.steps import BoundCall
from typedtensor.targets.numpy.native.loops import Entry
from typedtensor.targets.numpy.native.machine import Machine

Joined = tuple[BoundCall, Sequence[Entry]]
"""A call, and the entries by which machine code makes it."""


class Run:
    """Calls that machine code makes; a call that it cannot finish is made by Python, which raises errors.

    Args:
        calls: the calls, with their entries.
        machine: runs the entries.

    Attributes:
        arguments: the address of the table of entries, and their number.
    """

    __slots__ = ("_calls", "_ends", "_owned", "_run", "arguments")

    def __init__(self, calls: Sequence[Joined], machine: Machine) -> None:
        entries = [entry for _, found in calls for entry in found]
        self._calls = [call for call, _ in calls]
        self._ends = [*accumulate(len(found) for _, found in calls)]
        words = np.array([word for entry in entries for word in entry.arguments], np.int64)
        table, place = np.empty((len(entries), 2), np.int64), data_address(words)
        for row, entry in zip(table, entries, strict=True):
            row[:] = entry.kernel, place
            place += words.itemsize * len(entry.arguments)
        self._run = machine.run
        self.arguments = _rest(table, 0)
        self._owned: Any = words, table, [x for entry in entries for x in entry.owned]

    def __call__(self) -> None:
        failed = self._run(*self.arguments)
        if failed >= 0:
            self.go_on(failed)

    def go_on(self, failed: int) -> None:
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
