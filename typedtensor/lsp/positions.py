"""Characters of a line as the editor counts them: in units of UTF-16, unless it agreed to something else."""

from __future__ import annotations

from lsprotocol import types

from typedtensor.inspection import Source, Span

_UNITS = {types.PositionEncodingKind.Utf8: ("utf-8", 1), types.PositionEncodingKind.Utf16: ("utf-16-le", 2)}


class Positions:
    """Conversion of positions, both ways.

    Args:
        source: the text.
        encoding: what the editor counts.
    """

    def __init__(self, source: Source, encoding: types.PositionEncodingKind | str) -> None:
        self._source = source
        self._codec, self._width = _UNITS.get(types.PositionEncodingKind(encoding), ("utf-32-le", 4))

    def position(self, line: int, column: int) -> types.Position:
        """A place for the editor; lines from 1 here, from 0 there."""
        before = self._source.line(line)[:column]
        units = column if before.isascii() else len(before.encode(self._codec, "surrogatepass")) // self._width
        return types.Position(line - 1, units)

    def place(self, position: types.Position) -> tuple[int, int]:
        """The line, from 1, and the column, from 0, of a place in the editor."""
        text = self._source.line(position.line + 1)
        units = text.encode(self._codec, "surrogatepass")[: position.character * self._width]
        return position.line + 1, len(units.decode(self._codec, "ignore"))

    def range(self, span: Span) -> types.Range:
        """A span for the editor; of at least one character, as an empty one is not seen."""
        empty = (span.line, span.column) >= (span.end_line, span.end_column)
        end = (span.line, span.column + 1) if empty else (span.end_line, span.end_column)
        return types.Range(self.position(span.line, span.column), self.position(*end))

    def exact(self, span: Span) -> types.Range:
        """A span to edit, which may be empty."""
        return types.Range(self.position(span.line, span.column), self.position(span.end_line, span.end_column))
