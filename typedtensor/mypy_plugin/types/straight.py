"""Reaching definitions: the value of a variable at a place of a function, if a single assignment determines it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    Block,
    Context,
    Expression,
    ExpressionStmt,
    ForStmt,
    FuncDef,
    IfStmt,
    LambdaExpr,
    ListExpr,
    MypyFile,
    NameExpr,
    OperatorAssignmentStmt,
    OpExpr,
    ReturnStmt,
    StarExpr,
    Statement,
    TryStmt,
    TupleExpr,
    UnaryExpr,
    WhileStmt,
    WithStmt,
)

from typedtensor.mypy_plugin.base.messages import Site


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


class Located(NamedTuple):
    """An expression, and the statement that it is in."""

    node: Expression
    line: Line


def around(site: Site) -> Context:
    """Return the function around a site, or the file."""
    function: FuncDef | LambdaExpr | None = site.checker.scope.current_function()
    file: MypyFile = site.checker.tree
    return file if function is None else function


def straight(site: Site) -> Straight:
    """Return the statements around a site, cached while sites are in the same function."""
    function = site.checker.scope.current_function()
    body = (
        function.body.body if isinstance(function, FuncDef) else [] if function is not None else site.checker.tree.defs
    )
    return site.lookups.cache.once("straight", body, Straight, body)


class Straight:
    """The statements of a function or a module."""

    def __init__(self, statements: list[Statement]) -> None:
        self._lines: list[Line] = []
        self._assigned: dict[str, list[_Assigned]] = {}
        self._deciding: set[Expression] = set()
        self._blocks = 0
        self._walk(statements, ())

    def decides(self, node: Expression) -> bool:
        """Whether an expression is a condition of control flow, or an operand of ``not``, ``and`` or ``or`` in one."""
        return node in self._deciding

    def at(self, node: Context) -> Line | None:
        """Return the statement that contains an expression."""
        place = bisect_right(self._lines, node.line, key=attrgetter("first")) - 1
        return self._lines[place] if place >= 0 and node.line <= self._lines[place].last else None

    def resolved(self, value: Located) -> Located:
        """Return the value assigned to a variable; other expressions, and variables of uncertain value, unchanged."""
        while isinstance(value.node, NameExpr):
            name = value.node
            assigned = [each for each in self._assigned.get(name.name, ()) if each.target.node is name.node]
            result = self._made(assigned, value.line)
            if result is None or result.value is None:
                break
            value = Located(result.value, result.line)
        return value

    def named(self, name: str, line: Line) -> tuple[NameExpr, Located] | None:
        """Return the variable of a name, and its reaching assignment at a line."""
        assigned = self._assigned.get(name, [])
        result = self._made(assigned, line)
        if (
            result is None
            or result.value is None
            or any(each.target.node is not result.target.node for each in assigned)
        ):
            return None
        return result.target, Located(result.value, result.line)

    def assigned(self, name: NameExpr) -> list[Expression]:
        """Return all values assigned to a variable anywhere."""
        known = self._assigned.get(name.name, ())
        return [each.value for each in known if each.value is not None and each.target.node is name.node]

    def changes(self, name: NameExpr, line: Line) -> bool:
        """Whether a loop's own assignment, or one in the block of a line, gives a variable its value."""
        return any(
            each.value is None or each.line.blocks[: len(line.blocks)] == line.blocks
            for each in self._assigned.get(name.name, ())
            if each.target.node is name.node
        )

    def _made(self, assigned: list[_Assigned], line: Line) -> _Assigned | None:
        """Return the reaching assignment at a line; None if it is uncertain."""
        before = [each for each in assigned if each.line.place < line.place]
        if not before:
            return None
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
            for condition in _conditions(statement):
                self._deciding.update(_decided_by(condition))
            for target, value in _targets(statement):
                self._assigned.setdefault(target.name, []).append(_Assigned(line, target, value))
            for block, straight, repeated in _blocks_of(statement):
                self._blocks += 1
                inner = blocks if straight else (*blocks, _Block(self._blocks, repeated))
                self._walk(block.body, inner)


def _last(statement: Statement) -> int:
    """Return the last line of a statement without its blocks."""
    if isinstance(statement, (AssignmentStmt, OperatorAssignmentStmt, ExpressionStmt, ReturnStmt, AssertStmt)):
        return statement.end_line or statement.line
    return min((block.line for block, _, _ in _blocks_of(statement) if block.line > 0), default=statement.line)


def _conditions(statement: Statement) -> list[Expression]:
    match statement:
        case IfStmt():
            return list(statement.expr)
        case WhileStmt() | AssertStmt():
            return [statement.expr]
    return []


def _decided_by(condition: Expression) -> Iterator[Expression]:
    match condition:
        case UnaryExpr() if condition.op == "not":
            yield from _decided_by(condition.expr)
        case OpExpr() if condition.op in ("and", "or"):
            yield from _decided_by(condition.left)
            yield from _decided_by(condition.right)
        case _:
            yield condition


def _targets(statement: Statement) -> Iterator[tuple[NameExpr, Expression | None]]:
    match statement:
        case AssignmentStmt():
            for target in statement.lvalues:
                yield from _names(target, statement.rvalue)
        case OperatorAssignmentStmt():
            yield from _names(statement.lvalue, None)
        case ForStmt():
            yield from _names(statement.index, None)
        case WithStmt():
            for opened in statement.target:
                if opened is not None:
                    yield from _names(opened, None)


def _names(target: Expression, value: Expression | None) -> Iterator[tuple[NameExpr, Expression | None]]:
    match target:
        case NameExpr():
            yield target, value
        case TupleExpr() | ListExpr():
            values: list[Expression | None] = [None] * len(target.items)
            if isinstance(value, TupleExpr) and len(value.items) == len(target.items):
                values = [None if isinstance(each, StarExpr) else each for each in value.items]
            for item, each in zip(target.items, values, strict=True):
                yield from _names(item, each)
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
