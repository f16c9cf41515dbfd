"""Trace an expression through the assignments of a function: its parts, and the axes that it lost on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Context,
    Expression,
    MemberExpr,
    NameExpr,
    OperatorAssignmentStmt,
    OpExpr,
    SymbolNode,
    UnaryExpr,
)
from mypy.types import Type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, to_word, value_in
from typedtensor.mypy_plugin.types.reading import flat, scope_of
from typedtensor.rules import Atom, Label, Word

_DEPTH, _PARTS = 16, 300


def tensor_word(of: Type | None) -> Word | None:
    """Return the axes of a tensor or an expression, where they are known."""
    if of is None:
        return None
    inner = value_in(of)
    for name in library.KINDS:
        tensor = instance_of(inner, name)
        if tensor is not None:
            try:
                return to_word(tensor.args)
            except (GradualError, UnknownAxesError):
                return None
    return None


def operand_nodes(context: Context, site: Site) -> list[Expression]:
    """Return the expressions in the operands' positions of an operation; labels may follow."""
    if isinstance(context, OpExpr):
        return [context.left, context.right]
    if isinstance(context, OperatorAssignmentStmt):
        return [context.lvalue, context.rvalue]
    if not isinstance(context, CallExpr):
        return []
    callee = context.callee
    if isinstance(callee, MemberExpr) and _is_operand(site.checker.lookup_type_or_none(callee.expr)):
        return [callee.expr, *context.args]
    return list(context.args)


def _is_operand(of: Type | None) -> bool:
    return of is not None and any(is_a(member, library.OPERAND) for member in members(of))


class Making:
    """The assignments of the function or module around a site."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._lines: dict[SymbolNode, list[tuple[int, Expression]]] = {}
        for statement in flat(scope_of(site)):
            if isinstance(statement, AssignmentStmt):
                for target in statement.lvalues:
                    if isinstance(target, NameExpr) and target.node is not None:
                        self._lines.setdefault(target.node, []).append((statement.line, statement.rvalue))

    def word(self, node: Expression) -> Word | None:
        """Return the axes of an expression that has been checked."""
        return tensor_word(self._site.checker.lookup_type_or_none(node))

    def names(self) -> Iterator[SymbolNode]:
        """Yield the variables that were assigned before the site, and the parameters of the function."""
        yield from (name for name, lines in self._lines.items() if lines[0][0] < self._site.context.line)
        function = self._site.checker.scope.current_function()
        yield from (argument.variable for argument in (function.arguments if function is not None else ()))

    def written(self, node: Expression, line: int | None = None) -> Expression:
        """Return the last value assigned to a variable before a line; other expressions unchanged."""
        if isinstance(node, NameExpr) and node.node is not None:
            before = [value for at, value in self._lines.get(node.node, ()) if at < (line or self._site.context.line)]
            return before[-1] if before else node
        return node

    def parts(self, node: Expression, *, deep: bool = False) -> list[tuple[Expression, Expression]]:
        """Return all parts of an expression, each with the expression that contains it.

        Args:
            node: the expression.
            deep: whether the arguments of the program's own functions are parts of their results.
        """
        found: list[tuple[Expression, Expression]] = []
        self._collect(node, node.line + 1, found, _DEPTH, deep)
        return found

    def _collect(
        self, node: Expression, line: int, found: list[tuple[Expression, Expression]], depth: int, deep: bool
    ) -> None:
        if depth == 0 or len(found) > _PARTS:
            return
        if isinstance(node, NameExpr):
            value = self.written(node, line)
            if value is not node:
                found.append((value, node))
                self._collect(value, value.line, found, depth - 1, deep)
            return
        for part in _inner(node, self._site, deep):
            found.append((part, node))
            self._collect(part, line, found, depth - 1, deep)

    def lost(self, node: Expression, *, deep: bool = False) -> Mapping[Atom, int]:
        """Return the axes that :meth:`parts` of an expression have and it lacks, each with the line of its removal."""
        found: dict[Atom, int] = {}
        word = self.word(node) or ()
        for part, whole in self.parts(node, deep=deep):
            before, after = self.word(part), self.word(whole)
            if before is None or after is None:
                continue
            for atom in before:
                if atom not in within(after) and atom not in within(word):
                    found.setdefault(atom, whole.line)
        return found

    def is_computed(self, node: Expression) -> bool:
        """Whether the axes of an expression are computed, not declared for a variable, parameter or attribute."""
        word = self.word(node)
        return any(self.word(part) not in (word, None, ()) for part, _ in self.parts(node, deep=True))

    def is_made_of(self, node: Expression, of: Expression) -> bool:
        """Whether an expression is computed from another one, or from the variable that the other one comes from."""
        names = {n.node for n in (of, self.written(of)) if isinstance(n, NameExpr)}
        return any(isinstance(part, NameExpr) and part.node in names for part, _ in self.parts(node))


def within(word: Word) -> set[Atom]:
    """Return axes together with the axes that derived ones are made of."""
    found, rest = set(word), list(word)
    for atom in rest:
        if isinstance(atom, Label):
            found.update(atom.args)
            rest.extend(atom.args)
    return found


def _inner(node: Expression, site: Site, deep: bool) -> list[Expression]:
    """Return the operands of an operation; if ``deep``, the arguments of any function."""
    if isinstance(node, UnaryExpr):
        return [node.expr]
    if isinstance(node, OpExpr):
        return [node.left, node.right]
    return operand_nodes(node, site) if isinstance(node, CallExpr) and (deep or is_operation(node, site)) else []


def is_operation(call: CallExpr, site: Site) -> bool:
    """Whether a call applies an operation, or calls a method of tensors and expressions."""
    callee = call.callee
    if isinstance(callee, MemberExpr) and _is_operand(site.checker.lookup_type_or_none(callee.expr)):
        return callee.name in METHODS
    of = site.checker.lookup_type_or_none(callee)
    return of is not None and any(
        is_a(member, base) for member in members(of) for base in (library.LABELLED, library.POLY_OP, library.RULED)
    )
