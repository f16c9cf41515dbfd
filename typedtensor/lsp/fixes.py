"""Quick fixes: hints of messages ("try …") that can be followed literally, as text edits."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mypy import nodes
from mypy.nodes import ArgKind, Expression

from typedtensor.inspection import Report, Span, View
from typedtensor.lsp.hovering import as_label
from typedtensor.rules.explaining import ORDINALS

ALONE = ("operand", "given")
"""The words of messages for a single operand. ``ORDINALS`` are those for one of several."""

_ORDER = "the operands in the other order"
_WANTED = ", with the axes in the expected order"
_IMPORTED = ("ExpandLike", "as_int", "as_real")
"""Names of ``typedtensor.ops`` in hints, which a file may lack an import for."""


@dataclass(frozen=True, slots=True)
class Fix:
    """A hint and the edits that follow it.

    Attributes:
        hint: the hint, in the message's words.
        edits: disjoint spans and their replacements.
    """

    hint: str
    edits: list[tuple[Span, str]]


def fixes(view: View, report: Report) -> list[Fix]:
    """Return the fixes for the hints of a report that need no decision by the user."""
    _, found, said = report.text.partition("; try ")
    span = report.span(view.source)
    node = next((n for n in view.expressions if _is_applied(n) and view.source.span_of(n) == span), None)
    if not found or node is None:
        return []
    result = (_Fixing(view, node).fix(text) for text in said.removesuffix(_WANTED).split(", or "))
    return [fix for fix in result if fix is not None and _parses(view, fix)]


def _is_applied(node: Expression) -> bool:
    return isinstance(node, (nodes.CallExpr, nodes.OpExpr, nodes.ComparisonExpr, nodes.UnaryExpr))


class _Fixing:
    """The expression of a message, and the edits that its hints ask for."""

    def __init__(self, view: View, node: Expression) -> None:
        self._view, self._node = view, node
        self._operands = self._find_operands(node)

    def fix(self, hint: str) -> Fix | None:
        """Return the edits that follow a hint; None where there are none."""
        if " in place of " in hint:
            new, old = hint.split(" in place of ")
            edits = self._relabelled(self._node, new, old)
        elif hint == _ORDER:
            edits = self._exchanged()
        else:
            edits = self._written(hint)
        imports = None if not edits else self._imports(hint)
        return None if imports is None or not edits else Fix(hint, [*edits, *imports])

    def _exchanged(self) -> list[tuple[Span, str]]:
        if len(self._operands) != 2:
            return []
        first, second = self._operands
        return [(self._span(first), self._text(second)), (self._span(second), self._text(first))]

    def _written(self, hint: str) -> list[tuple[Span, str]]:
        try:
            tree = ast.parse(hint, mode="eval").body
        except SyntaxError:
            return []
        named = dict(zip(ORDINALS, self._operands, strict=False))
        named |= dict.fromkeys(ALONE, self._operands[0]) if len(self._operands) == 1 else {}
        parts = tree.values if isinstance(tree, ast.BoolOp) else [tree]
        edits = []
        for part in parts:
            used = [name for name in _names(part) if name.id in (*ORDINALS, *ALONE)]
            if not used or any(name.id not in named for name in used):
                return []
            # A product or a contraction replaces the operation, any other hint an operand.
            whole = isinstance(part, ast.BinOp) or ".contract(" in hint
            place = self._node if whole else named[used[0].id]
            edits.append((self._span(place), self._filled(hint, part, named)))
        return edits

    def _filled(self, hint: str, part: ast.expr, named: Mapping[str, Expression]) -> str:
        text, end = "", part.col_offset
        for name in _names(part):
            if name.id in named:
                text, end = text + hint[end : name.col_offset] + self._text(named[name.id]), name.end_col_offset or 0
        return text + hint[end : part.end_col_offset]

    def _relabelled(self, node: Expression, new: str, old: str) -> list[tuple[Span, str]]:
        if not isinstance(node, nodes.CallExpr):
            return []
        if isinstance(node.callee, nodes.CallExpr):
            return self._relabelled(node.callee, new, old)
        wanted = [ast.unparse(each) for each in _listed(old)]
        given = [" ".join(self._view.source.cut(self._span(each)).split()) for each in node.args]
        places = [n for n in range(len(given)) if wanted and given[n : n + len(wanted)] == wanted]
        if len(places) != 1:
            return []
        first, last = (self._span(node.args[n]) for n in (places[0], places[0] + len(wanted) - 1))
        return [(Span(first.line, first.column, last.end_line, last.end_column), new)]

    def _imports(self, hint: str) -> list[tuple[Span, str]] | None:
        """Return the imports for a hint's names; None where a name means something else in this file."""
        needed = []
        for name in _words(hint):
            symbol = self._view.tree.names.get(name)
            if name in _IMPORTED:
                if symbol is None:
                    needed.append(name)
                elif not symbol.fullname or not symbol.fullname.startswith("typedtensor."):
                    return None
            elif as_label(symbol.node if symbol is not None else None) is None:
                return None
        if not needed:
            return []
        imports = [d for d in self._view.tree.defs if isinstance(d, (nodes.Import, nodes.ImportFrom))]
        line = (imports[-1].end_line or imports[-1].line) + 1 if imports else 1
        return [(Span(line, 0, line, 0), f"from typedtensor.ops import {', '.join(sorted(set(needed)))}\n")]

    def _find_operands(self, node: Expression) -> Sequence[Expression]:
        match node:
            case nodes.OpExpr(op=">>"):
                return [node.left] if self._view.is_value(node.left) else []
            case nodes.OpExpr():
                return [node.left, node.right]
            case nodes.ComparisonExpr():
                return node.operands if len(node.operands) == 2 else []
            case nodes.UnaryExpr():
                return [node.expr]
            case nodes.CallExpr() if all(kind is ArgKind.ARG_POS for kind in node.arg_kinds):
                method = isinstance(node.callee, nodes.MemberExpr) and self._view.is_value(node.callee.expr)
                first = [node.callee.expr] if method and isinstance(node.callee, nodes.MemberExpr) else []
                return [*first, *(argument for argument in node.args if not _is_label(argument))]
        return []

    def _span(self, node: Expression) -> Span:
        span = self._view.source.span_of(node)
        assert span is not None  # the message's expression is in the file
        return span

    def _text(self, node: Expression) -> str:
        text = self._view.source.cut(self._span(node))
        plain = (nodes.NameExpr, nodes.MemberExpr, nodes.CallExpr, nodes.IndexExpr)
        return text if isinstance(node, plain) else f"({text})"


def _is_label(node: Expression) -> bool:
    callee = node.callee if isinstance(node, nodes.CallExpr) else node
    callee = callee.base if isinstance(callee, nodes.IndexExpr) else callee
    return isinstance(callee, nodes.RefExpr) and as_label(callee.node) is not None


def _names(part: ast.expr) -> list[ast.Name]:
    """Return the names in a hint, in textual order."""
    return sorted((n for n in ast.walk(part) if isinstance(n, ast.Name)), key=lambda n: n.col_offset)


def _listed(text: str) -> list[ast.expr]:
    result = ast.parse(f"({text},)", mode="eval").body
    return result.elts if isinstance(result, ast.Tuple) else []


def _words(hint: str) -> list[str]:
    """Return the names of labels and functions in a hint."""
    if hint == _ORDER:
        return []
    result = _listed(hint.partition(" in place of ")[0])
    return [name.id for part in result for name in _names(part) if name.id not in (*ORDINALS, *ALONE)]


def _parses(view: View, fix: Fix) -> bool:
    lines = [*view.source.lines]
    for span, text in sorted(fix.edits, reverse=True):
        before, after = lines[span.line - 1][: span.column], lines[span.end_line - 1][span.end_column :]
        lines[span.line - 1 : span.end_line] = f"{before}{text}{after}".split("\n")
    try:
        ast.parse("\n".join(lines))
    except (SyntaxError, ValueError):
        return False
    return True
