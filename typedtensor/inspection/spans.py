"""Spans of source text."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property

from mypy.nodes import Context


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A range of a file's text.

    Attributes:
        line: the first line, from 1.
        column: the first character, from 0.
        end_line: the last line.
        end_column: the character after the last one.
    """

    line: int
    column: int
    end_line: int
    end_column: int

    def holds(self, line: int, column: int) -> bool:
        """Whether a position is in the span; the position after its end counts, as a cursor can be there."""
        return (self.line, self.column) <= (line, column) <= (self.end_line, self.end_column)

    @property
    def size(self) -> tuple[int, int]:
        """A key that is smaller for an expression than for one that contains it."""
        return self.end_line - self.line, self.end_column - self.column if self.end_line == self.line else 0


class Source:
    """The text of a file, and its lines."""

    def __init__(self, text: str) -> None:
        self.text = text
        # Not splitlines: in Python a form feed does not end a line.
        self.lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

    @cached_property
    def tree(self) -> ast.Module:
        """Python's tree of the text; an empty one where it does not parse."""
        try:
            return ast.parse(self.text)
        except (SyntaxError, ValueError):
            return ast.Module([], [])

    def line(self, number: int) -> str:
        """A line, from 1; empty after the end of the file."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def span_of(self, node: Context) -> Span | None:
        """The span of a node of mypy's tree, whose columns count bytes of UTF-8; None for a node without position."""
        if node.line < 1 or node.end_line is None or node.end_column is None:
            return None
        return Span(
            node.line,
            self._characters(node.line, node.column),
            node.end_line,
            self._characters(node.end_line, node.end_column),
        )

    def span_in(self, node: ast.expr | ast.stmt) -> Span:
        """The span of a node of Python's tree, whose columns count bytes, too."""
        end = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
        return self.span_of_bytes(node.lineno, node.col_offset, *end)

    def span_of_bytes(self, line: int, column: int, end_line: int, end_column: int) -> Span:
        """The span between positions in bytes."""
        return Span(line, self._characters(line, column), end_line, self._characters(end_line, end_column))

    def _characters(self, number: int, column: int) -> int:
        line = self.line(number)
        return column if line.isascii() else len(line.encode()[:column].decode(errors="ignore"))

    def cut(self, span: Span) -> str:
        """The text of a span."""
        if span.line == span.end_line:
            return self.line(span.line)[span.column : span.end_column]
        inner = (self.line(number) for number in range(span.line + 1, span.end_line))
        first, last = self.line(span.line)[span.column :], self.line(span.end_line)[: span.end_column]
        return "\n".join([first, *inner, last])
