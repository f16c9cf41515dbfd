"""Positions of unchanged lines in a text that was edited since the last check."""

from __future__ import annotations

from collections.abc import Sequence


class LineMapping:
    """The line mapping between two versions of a text that differ in one region.

    >>> mapping = LineMapping(["a", "b", "c"], ["a", "x", "y", "c"])
    >>> [mapping.to_new(line) for line in (1, 2, 3)]
    [1, None, 4]
    >>> [mapping.to_old(line) for line in (1, 2, 3, 4)]
    [1, None, None, 3]
    """

    def __init__(self, old: Sequence[str], new: Sequence[str]) -> None:
        shortest = min(len(old), len(new))
        self._same = next((n for n in range(shortest) if old[n] != new[n]), shortest)
        rest = shortest - self._same
        self._tail = next((n for n in range(rest) if old[-1 - n] != new[-1 - n]), rest)
        self._old, self._new = len(old), len(new)

    def to_new(self, line: int) -> int | None:
        """The line of the new version that corresponds to a line of the old one, from 1; None for a changed line."""
        return _follow(line, self._same, self._tail, self._old, self._new)

    def to_old(self, line: int) -> int | None:
        """The line of the old version that corresponds to a line of the new one; None for a changed line."""
        return _follow(line, self._same, self._tail, self._new, self._old)


def _follow(line: int, same: int, tail: int, source: int, target: int) -> int | None:
    if line <= same:
        return line
    return line + target - source if line > source - tail else None
