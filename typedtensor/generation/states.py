"""What a model remembers of several texts: states that grow with their positions, in place, and others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array

NOWHERE = -1
"""The number of a position in a place without one."""

_LEAST = 64


def room(count: int) -> int:
    """Return for how many positions there is memory when so many are needed: a quarter of a power of two more at most.

    Few distinct sizes have few programs, and what is attended to is hardly more than what there is.

    >>> [room(n) for n in (1, 64, 65, 300, 513)]
    [64, 64, 128, 320, 640]
    """
    step = max(_LEAST, 1 << max(count.bit_length() - 3, 0))
    return -(-count // step) * step


class TextStates:
    """The states of some texts.

    Arrays along positions are written where a text ends, by rows: nobody else holds them.

    Args:
        states: states before the first position, of each text or of one that stands for all.
        growing: which of them have an axis of positions, after that of the texts.

    Attributes:
        lengths: the number of positions of each text.
        before: the numbers of the positions, with the places of each text in a row.
        arrays: the states of all texts.
    """

    def __init__(self, states: Sequence[AnyTensor], growing: Sequence[bool], lengths: Sequence[int]) -> None:
        self._growing, self.lengths, self._capacity = growing, np.asarray(lengths), room(max(lengths))
        rows = len(lengths)
        self.before = np.full((rows, self._capacity), NOWHERE)
        self.arrays: list[Array] = []
        for x, grows in zip(states, growing, strict=True):
            array = np.asarray(x.numpy())
            if grows:
                array = np.zeros((rows, self._capacity, *array.shape[2:]), array.dtype)
            else:
                array = array.copy() if len(array) == rows else np.repeat(array[:1], rows, axis=0)
            self.arrays.append(array)

    def begin(self, rows: Sequence[int], states: Sequence[Array]) -> None:
        """Write the states of some texts after their first positions."""
        for array, new, grows in zip(self.arrays, states, self._growing, strict=True):
            if grows:
                array[rows, : new.shape[1]] = new
            else:
                array[rows] = new
        for row in rows:
            self.before[row, : self.lengths[row]] = np.arange(self.lengths[row])

    def append(self, states: Sequence[Array]) -> None:
        """Write the states of the position that follows in each text."""
        self._make_room()
        rows: Any = np.arange(len(self.lengths))
        ends: Any = self.lengths
        if ends.min() == ends.max():  # these are written in a fourth of the time
            rows, ends = slice(None), int(ends[0])
        for n, (array, new, grows) in enumerate(zip(self.arrays, states, self._growing, strict=True)):
            if grows:
                array[rows, ends] = new[:, 0]
            else:
                self.arrays[n] = new
        self.before[rows, ends] = ends
        self.lengths = self.lengths + 1

    def take(self, rows: Sequence[int]) -> None:
        """Replace the texts by some of them, of which one may stand several times."""
        if [*rows] != [*range(len(self.lengths))]:
            self.arrays = [x[rows] for x in self.arrays]
            self.before, self.lengths = self.before[rows], self.lengths[rows]

    def _make_room(self) -> None:
        """Make room for one more position in each text."""
        capacity = room(int(self.lengths.max()) + 1)
        if capacity <= self._capacity:
            return
        more = capacity - self._capacity
        self._capacity = capacity
        self.before = np.pad(self.before, ((0, 0), (0, more)), constant_values=NOWHERE)
        for n, grows in enumerate(self._growing):
            if grows:
                x = self.arrays[n]
                self.arrays[n] = np.concatenate([x, np.zeros((len(x), more, *x.shape[2:]), x.dtype)], axis=1)
