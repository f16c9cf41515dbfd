"""Positions in the editor: in its character units, and of lines that an edit since the last check left as they were."""

from __future__ import annotations

from collections.abc import Sequence

from lsprotocol import types

from typedtensor.inspection import Source, Span


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


_UNITS = {types.PositionEncodingKind.Utf8: ("utf-8", 1), types.PositionEncodingKind.Utf16: ("utf-16-le", 2)}


class Positions:
    """Conversion of positions between the editor and the source.

    Args:
        source: the text.
        encoding: the editor's position encoding.
    """

    def __init__(self, source: Source, encoding: types.PositionEncodingKind | str) -> None:
        self._source = source
        self._codec, self._width = _UNITS.get(types.PositionEncodingKind(encoding), ("utf-32-le", 4))

    def position(self, line: int, column: int) -> types.Position:
        """Return the editor's position, with lines from 0, of a line from 1 and a column from 0."""
        before = self._source.line(line)[:column]
        units = column if before.isascii() else len(before.encode(self._codec, "surrogatepass")) // self._width
        return types.Position(line - 1, units)

    def place(self, position: types.Position) -> tuple[int, int]:
        """Return the line, from 1, and the column, from 0, of an editor's position."""
        text = self._source.line(position.line + 1)
        units = text.encode(self._codec, "surrogatepass")[: position.character * self._width]
        return position.line + 1, len(units.decode(self._codec, "ignore"))

    def range(self, span: Span) -> types.Range:
        """Return a span as an editor's range of at least one character; editors show no empty range."""
        empty = (span.line, span.column) >= (span.end_line, span.end_column)
        end = (span.line, span.column + 1) if empty else (span.end_line, span.end_column)
        return types.Range(self.position(span.line, span.column), self.position(*end))

    def exact(self, span: Span) -> types.Range:
        """Return a span as an editor's range, which may be empty, for edits."""
        return types.Range(self.position(span.line, span.column), self.position(span.end_line, span.end_column))
