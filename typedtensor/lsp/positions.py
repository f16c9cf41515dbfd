"""Conversion of columns to the editor's character units: UTF-16 code units, unless negotiated otherwise."""

from __future__ import annotations

from lsprotocol import types

from typedtensor.inspection import Source, Span

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
