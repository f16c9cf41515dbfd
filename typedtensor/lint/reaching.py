"""Reaching definitions: the value of a variable at a place of a function, if a single assignment determines it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    Block,
    Context,
    Expression,
    ExpressionStmt,
    ForStmt,
    IfStmt,
    ListExpr,
    NameExpr,
    OperatorAssignmentStmt,
    ReturnStmt,
    StarExpr,
    Statement,
    TryStmt,
    TupleExpr,
    WhileStmt,
    WithStmt,
)

EACH = "each"
"""The part of a sequence that the variable of a loop over it has."""


class _Block(NamedTuple):
    """A block that runs conditionally or repeatedly."""

    number: int
    repeated: bool


class Line(NamedTuple):
    """A statement: its position among all statements, and the blocks around it."""

    place: int
    blocks: tuple[_Block, ...]
    first: int
    last: int


class _Assigned(NamedTuple):
    line: Line
    target: NameExpr
    value: Expression | None
    part: str = ""


class Located(NamedTuple):
    """An expression, the statement that it is in, and the part of its value that is meant: an item, or each element."""

    node: Expression
    line: Line
    part: str = ""


class Straight:
    """The statements of a function or a module."""

    def __init__(self, statements: list[Statement]) -> None:
        self._lines: list[Line] = []
        self._firsts: list[int] = []
        self._assigned: dict[str, list[_Assigned]] = {}
        self._blocks = 0
        self._walk(statements, ())

    def at(self, node: Context) -> Line | None:
        """Return the statement that contains an expression."""
        place = bisect_right(self._firsts, node.line) - 1
        return self._lines[place] if place >= 0 and node.line <= self._lines[place].last else None

    def end(self) -> Line | None:
        """Return a line after all statements."""
        return self._lines[-1]._replace(place=len(self._lines), blocks=()) if self._lines else None

    def made(self, name: NameExpr, line: Line) -> Located | None:
        """Return the value that reaches a variable at a line, if one assignment determines it."""
        assigned = [each for each in self._assigned.get(name.name, ()) if each.target.node is name.node]
        result = self._made(assigned, line)
        return None if result is None or result.value is None else Located(result.value, result.line, result.part)

    def _made(self, assigned: list[_Assigned], line: Line) -> _Assigned | None:
        """Return the reaching assignment at a line; None if it is uncertain."""
        before = [each for each in assigned if each.line.place < line.place]
        if not before:
            return None
        if len(assigned) == 1 and not before[0].line.blocks:
            return before[0]
        last = before[-1]
        if last.line.blocks != line.blocks[: len(last.line.blocks)]:
            return None
        for each in assigned:
            around = [block for block in each.line.blocks if block.repeated and block in line.blocks]
            # Assigned after the line, in a loop around both, and not before the line in that loop.
            if each.line.place >= line.place and any(block not in last.line.blocks for block in around):
                return None
        return last

    def _walk(self, statements: list[Statement], blocks: tuple[_Block, ...]) -> None:
        for statement in statements:
            line = Line(len(self._lines), blocks, statement.line, _last(statement))
            self._lines.append(line)
            self._firsts.append(line.first)
            for target, value, part in _targets(statement):
                self._assigned.setdefault(target.name, []).append(_Assigned(line, target, value, part))
            for block, straight, repeated in _blocks_of(statement):
                self._blocks += 1
                inner = blocks if straight else (*blocks, _Block(self._blocks, repeated))
                self._walk(block.body, inner)


def _last(statement: Statement) -> int:
    """Return the last line of a statement without its blocks."""
    if isinstance(statement, (AssignmentStmt, OperatorAssignmentStmt, ExpressionStmt, ReturnStmt, AssertStmt)):
        return statement.end_line or statement.line
    return min((block.line for block, _, _ in _blocks_of(statement) if block.line > 0), default=statement.line)


_Target = tuple[NameExpr, Expression | None, str]


def _targets(statement: Statement) -> Iterator[_Target]:
    match statement:
        case AssignmentStmt():
            for target in statement.lvalues:
                yield from _names(target, statement.rvalue)
        case OperatorAssignmentStmt():
            yield from _names(statement.lvalue, None)
        case ForStmt(index=NameExpr() as target):
            yield target, statement.expr, EACH
        case ForStmt():
            yield from _names(statement.index, None)
        case WithStmt():
            for opened in statement.target:
                if opened is not None:
                    yield from _names(opened, None)


def _names(target: Expression, value: Expression | None, part: str = "") -> Iterator[_Target]:
    match target:
        case NameExpr():
            yield target, value, part
        case TupleExpr() | ListExpr():
            starred = any(isinstance(each, StarExpr) for each in target.items)
            for number, item in enumerate(target.items):
                if isinstance(value, TupleExpr) and len(value.items) == len(target.items) and not part:
                    inner = value.items[number]
                    yield from _names(item, None if isinstance(inner, StarExpr) else inner)
                else:
                    yield from _names(item, None if starred or part else value, str(number))
        case StarExpr():
            yield from _names(target.expr, None)


def _blocks_of(statement: Statement) -> list[tuple[Block, bool, bool]]:
    """Return the blocks of a statement: whether each runs exactly once, and whether it may run repeatedly."""
    match statement:
        case IfStmt():
            found: list[tuple[Block | None, bool, bool]] = [(block, False, False) for block in statement.body]
            found.append((statement.else_body, False, False))
        case ForStmt() | WhileStmt():
            found = [(statement.body, False, True), (statement.else_body, False, False)]
        case WithStmt():
            found = [(statement.body, True, False)]
        case TryStmt():
            blocks = [statement.body, *statement.handlers, statement.else_body]
            found = [*((block, False, False) for block in blocks), (statement.finally_body, True, False)]
        case Block():
            found = [(statement, True, False)]
        case _:
            found = []
    return [(block, straight, repeated) for block, straight, repeated in found if block is not None]
