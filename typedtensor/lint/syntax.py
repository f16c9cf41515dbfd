"""Read the syntax tree: the operation that an expression applies, and the value that reaches a variable.

A definition reaches a place of a function if a single assignment determines the variable there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from mypy import nodes as syntax
from mypy.operators import op_methods, unary_op_methods
from mypy.types import Instance, Type, TypeType, get_proper_type

from typedtensor.methods import MASKED, METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.calls import FUNCTIONS
from typedtensor.mypy_plugin.types.instances import arity_of, operation_of
from typedtensor.mypy_plugin.types.labels import atom_of, label_among
from typedtensor.mypy_plugin.types.reading import blocks_of
from typedtensor.rules import Atom


class Applied(NamedTuple):
    """The application of an operation.

    Attributes:
        info: the operation's class.
        labels: the labels; None in place of an unknown one.
        operands: the operands.
    """

    info: syntax.TypeInfo
    labels: tuple[Atom | None, ...]
    operands: tuple[syntax.Expression, ...]

    @property
    def operation(self) -> str:
        """The name of the operation's class; its full name if the class is not part of the library."""
        return self.info.name if self.info.fullname.startswith(f"{library.OPERATIONS}.") else self.info.fullname


def applied(node: syntax.Expression, site: Site) -> Applied | None:
    """Return the operation that an expression applies; None for any other expression.

    Args:
        node: the expression, which has been checked.
        site: the place in the program.
    """
    match node:
        case syntax.OpExpr():
            return _by_method(op_methods.get(node.op), [node.left, node.right], site)
        case syntax.UnaryExpr():
            return _by_method(unary_op_methods.get(node.op), [node.expr], site)
        case syntax.ComparisonExpr(operators=[operator]):
            return _by_method(op_methods.get(operator), node.operands, site)
        case syntax.CallExpr(callee=syntax.RefExpr(fullname=name)) if name in FUNCTIONS:
            return _by_method(FUNCTIONS[name], node.args, site)
        case syntax.CallExpr():
            return _called(node, site)
    return None


def _by_method(name: str | None, operands: list[syntax.Expression], site: Site) -> Applied | None:
    method = METHODS.get(name or "")
    info = None if method is None else _operation(method.operation, site)
    return None if info is None else Applied(info, (), tuple(operands))


def _operation(name: str, site: Site) -> syntax.TypeInfo | None:
    return site.lookups.find(f"{library.OPERATIONS}.{name}")


def type_of(node: syntax.Expression, site: Site) -> Type | None:
    """Return the type of an expression.

    mypy may check a function after the statements that call it. Until then, the types of its variables, classes and
    attributes come from their declarations.
    """
    known: Type | None = site.checker.lookup_type_or_none(node)
    if known is not None:
        return known
    if isinstance(node, syntax.CallExpr):
        made = node.callee.node if isinstance(node.callee, syntax.RefExpr) else None
        return Instance(made, []) if isinstance(made, syntax.TypeInfo) and not made.type_vars else None
    if not isinstance(node, syntax.RefExpr):
        return None
    if isinstance(node.node, syntax.Var):
        return node.node.type
    if isinstance(node.node, syntax.TypeInfo):
        return None if node.node.type_vars else TypeType(Instance(node.node, []))
    owner = get_proper_type(type_of(node.expr, site)) if isinstance(node, syntax.MemberExpr) else None
    if not isinstance(owner, Instance) or owner.args:
        return None
    symbol = owner.type.get(node.name) if isinstance(node, syntax.MemberExpr) else None
    return None if symbol is None or not isinstance(symbol.node, syntax.Var) else symbol.node.type


def _called(call: syntax.CallExpr, site: Site) -> Applied | None:
    callee = call.callee
    named = dict(zip(call.arg_names, call.args, strict=True))
    mask = named.pop("where", None)
    if any(kind.is_star() or kind.is_named(star=True) for kind in call.arg_kinds if not kind.is_named()):
        return None
    given = [node for node, name in zip(call.args, call.arg_names, strict=True) if name is None]
    if isinstance(callee, syntax.MemberExpr) and callee.name in METHODS and _is_operand(callee.expr, site):
        method = METHODS[callee.name]
        if mask is not None and method.masked is not None:
            return _applied(_operation(method.masked, site), [callee.expr, mask, *given], None, site)
        given = [callee.expr, *given]
        operation = method.operation if len(given) > 1 or method.total is None else method.total
        return _applied(_operation(operation, site), given, mask, site)
    if (of := type_of(callee, site)) is None:
        return None
    if (labelled := operation_of(of)) is not None:
        return _applied(labelled.type, given, mask, site)
    instance = get_proper_type(of)
    if not isinstance(instance, Instance) or not instance.type.has_base(library.POLY_OP):
        return None
    if len(given) < (arity_of(instance.type) or 0):
        return None  # a call that is refused
    return Applied(instance.type, tuple(atom_of(label) for label in instance.args), tuple(given))


def _applied(
    info: syntax.TypeInfo | None, given: list[syntax.Expression], mask: syntax.Expression | None, site: Site
) -> Applied | None:
    if info is not None and mask is not None and info.name in MASKED:
        info, given = _operation(MASKED[info.name], site), [*given[:1], mask, *given[1:]]
    arity = None if info is None else arity_of(info)
    if info is None or arity is None or len(given) < arity:
        return None
    labels = [type_of(node, site) for node in given[arity:]]
    return Applied(info, tuple(None if of is None else _label(of) for of in labels), tuple(given[:arity]))


def _is_operand(node: syntax.Expression, site: Site) -> bool:
    """Whether an expression is a tensor or an expression; it may be if it is a variable that is not checked yet."""
    if isinstance(node, syntax.RefExpr) and isinstance(node.node, syntax.MypyFile | syntax.TypeInfo):
        return False
    of = type_of(node, site)
    return of is None or all(is_a(member, library.OPERAND) for member in members(of))


def _label(of: Type) -> Atom | None:
    label = label_among(of)
    return None if label is None else atom_of(label)


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
    target: syntax.NameExpr
    value: syntax.Expression | None
    part: str = ""


class Located(NamedTuple):
    """An expression, the statement that it is in, and the part of its value that is meant: an item, or each element."""

    node: syntax.Expression
    line: Line
    part: str = ""


class Straight:
    """The statements of a function or a module."""

    def __init__(self, statements: list[syntax.Statement]) -> None:
        self._lines: list[Line] = []
        self._firsts: list[int] = []
        self._assigned: dict[str, list[_Assigned]] = {}
        self._blocks = 0
        self._walk(statements, ())

    def at(self, node: syntax.Context) -> Line | None:
        """Return the statement that contains an expression."""
        place = bisect_right(self._firsts, node.line) - 1
        return self._lines[place] if place >= 0 and node.line <= self._lines[place].last else None

    def end(self) -> Line | None:
        """Return a line after all statements."""
        return self._lines[-1]._replace(place=len(self._lines), blocks=()) if self._lines else None

    def made(self, name: syntax.NameExpr, line: Line) -> Located | None:
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

    def _walk(self, statements: list[syntax.Statement], blocks: tuple[_Block, ...]) -> None:
        for statement in statements:
            line = Line(len(self._lines), blocks, statement.line, _last(statement))
            self._lines.append(line)
            self._firsts.append(line.first)
            for target, value, part in _targets(statement):
                self._assigned.setdefault(target.name, []).append(_Assigned(line, target, value, part))
            for inner in blocks_of(statement):
                self._blocks += 1
                around = blocks if inner.once else (*blocks, _Block(self._blocks, inner.repeated))
                self._walk(inner.block.body, around)


def _last(statement: syntax.Statement) -> int:
    """Return the last line of a statement without its blocks."""
    if isinstance(
        statement,
        (
            syntax.AssignmentStmt,
            syntax.OperatorAssignmentStmt,
            syntax.ExpressionStmt,
            syntax.ReturnStmt,
            syntax.AssertStmt,
        ),
    ):
        return statement.end_line or statement.line
    return min((each.block.line for each in blocks_of(statement) if each.block.line > 0), default=statement.line)


_Target = tuple[syntax.NameExpr, syntax.Expression | None, str]


def _targets(statement: syntax.Statement) -> Iterator[_Target]:
    match statement:
        case syntax.AssignmentStmt():
            for target in statement.lvalues:
                yield from _names(target, statement.rvalue)
        case syntax.OperatorAssignmentStmt():
            yield from _names(statement.lvalue, None)
        case syntax.ForStmt(index=syntax.NameExpr() as target):
            yield target, statement.expr, EACH
        case syntax.ForStmt():
            yield from _names(statement.index, None)
        case syntax.WithStmt():
            for opened in statement.target:
                if opened is not None:
                    yield from _names(opened, None)


def _names(target: syntax.Expression, value: syntax.Expression | None, part: str = "") -> Iterator[_Target]:
    match target:
        case syntax.NameExpr():
            yield target, value, part
        case syntax.TupleExpr() | syntax.ListExpr():
            starred = any(isinstance(each, syntax.StarExpr) for each in target.items)
            for number, item in enumerate(target.items):
                if isinstance(value, syntax.TupleExpr) and len(value.items) == len(target.items) and not part:
                    inner = value.items[number]
                    yield from _names(item, None if isinstance(inner, syntax.StarExpr) else inner)
                else:
                    yield from _names(item, None if starred or part else value, str(number))
        case syntax.StarExpr():
            yield from _names(target.expr, None)


def inner_statements(statement: syntax.Statement) -> list[syntax.Statement]:
    """Return the statements of the blocks of a statement."""
    return [each for inner in blocks_of(statement) for each in inner.block.body]
