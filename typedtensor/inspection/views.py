"""Views: a file and the types of its expressions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from mypy import nodes
from mypy.nodes import Expression, MypyFile
from mypy.options import Options
from mypy.types import AnyType, Type, get_proper_type

from typedtensor.inspection.applications import Applications, NamedOperation
from typedtensor.inspection.knowledge import Assessment, Knowledge, assess, assess_any
from typedtensor.inspection.showing import show_type
from typedtensor.inspection.spans import Source, Span
from typedtensor.inspection.walking import Found, walk
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import is_a


class Sort(Enum):
    """The sort of an expression."""

    VALUE = "value"
    """A tensor or an expression: it has axes."""
    MODULE = "module"
    OPERATION = "operation"


@dataclass(frozen=True, slots=True)
class Seen:
    """An expression of a file.

    Attributes:
        span: its span in the file.
        shown: its type, in short.
        sort: a value, a module, an operation, …
        assessment: the extent to which its axes are known.
        step: whether it computes something or binds a name, rather than mentions one.
        node: the expression in mypy's tree.
    """

    span: Span
    shown: str
    sort: Sort
    assessment: Assessment
    step: bool
    node: Expression


class View:
    """A file and the types of its expressions.

    Args:
        path: its path, as given.
        source: its text.
        tree: mypy's tree of it.
        types: the types of expressions.
        modules: all modules of the build.
        options: the options of the build.
    """

    def __init__(
        self,
        path: str,
        source: Source,
        tree: MypyFile,
        types: Mapping[Expression, Type],
        modules: Mapping[str, MypyFile | None],
        options: Options,
    ) -> None:
        self.path, self.source = path, source
        self.tree, self.modules = tree, modules
        self._types, self._options = types, options
        self._applications = Applications(types, modules)
        self._shown: dict[Type, str] = {}

    @cached_property
    def found(self) -> Found:
        """All expressions of the file, of any type."""
        return walk(self.tree)

    @cached_property
    def seen(self) -> list[Seen]:
        """The tensors, expressions, modules and operations of the file, and the untyped operands and results of
        operations.

        In the order of the file, outer expressions first.
        """
        untyped = set(self._untyped())
        result = (self._see(node, node in untyped) for node in self.found.expressions)
        by_place = {(one.span, one.shown): one for one in result if one is not None}
        return sorted(by_place.values(), key=lambda one: (one.span.line, one.span.column, -one.span.end_line))

    @cached_property
    def unchecked(self) -> list[tuple[Span, str]]:
        """The functions that mypy skips because they have no annotation: spans and names."""
        if self._options.clone_for_module(self.tree.fullname).check_untyped_defs:
            return []
        spans = ((self.source.span_of(function), function.name) for function in self.found.unchecked)
        return [(span, name) for span, name in spans if span is not None]

    def is_value(self, node: Expression) -> bool:
        """Whether an expression is a tensor or an expression of one."""
        of = self._types.get(node)
        return of is not None and assess(of) is not None

    def application(self, one: Seen) -> NamedOperation | None:
        """The operation that an expression applies, or is."""
        return self._applications.find(one.node)

    def at(self, line: int, column: int) -> list[Seen]:
        """The expressions at a position, innermost first; a call comes before the operation that it calls."""
        found = sorted((one for one in self.seen if one.span.holds(line, column)), key=lambda one: one.span.size)
        called = {one.node.callee for one in found if isinstance(one.node, nodes.CallExpr)}
        return sorted(found, key=lambda one: one.node in called)

    def ends_line(self, span: Span) -> bool:
        """Whether only a comment follows a span on its last line."""
        rest = self.source.line(span.end_line)[span.end_column :].strip()
        return not rest or rest.startswith("#")

    def _see(self, node: Expression, untyped: bool) -> Seen | None:
        of = self._types.get(node)
        span = self.source.span_of(node)
        if (
            of is None
            or span is None
            or (isinstance(node, nodes.CallExpr) and isinstance(node.analyzed, nodes.RevealExpr))
        ):
            return None
        proper = get_proper_type(of)
        if isinstance(proper, AnyType):
            if not untyped:
                return None
            sort, known = Sort.VALUE, assess_any(proper)
        elif (of_value := assess(proper)) is not None:
            sort, known = Sort.VALUE, of_value
        elif is_a(proper, library.POLY_OP) or is_a(proper, library.LABELLED):
            sort, known = Sort.OPERATION, Assessment(Knowledge.KNOWN)
        elif is_a(proper, library.STAGE):
            sort, known = Sort.MODULE, Assessment(Knowledge.KNOWN)
        else:
            return None
        step = node in self.found.targets or not isinstance(node, (nodes.NameExpr, nodes.MemberExpr, nodes.StarExpr))
        return Seen(span, self._show(proper), sort, known, step, node)

    def _show(self, of: Type) -> str:
        # Many expressions share few types.
        shown = self._shown.get(of)
        if shown is None:
            shown = self._shown[of] = show_type(of, self._options)
        return shown

    def _untyped(self) -> Iterator[Expression]:
        """The expressions of type Any or without type that are operands or results of operations."""
        for node in self.found.expressions:
            if isinstance(node, nodes.CallExpr):
                method = isinstance(node.callee, nodes.MemberExpr) and self.is_value(node.callee.expr)
                stage = self._is_stage(node.callee)
                if stage or method or any(map(self.is_value, node.args)):
                    yield node
                if stage:
                    yield from node.args
            elif isinstance(node, (nodes.OpExpr, nodes.ComparisonExpr, nodes.UnaryExpr)):
                parts = _parts(node)
                if any(self.is_value(part) or self._is_stage(part) for part in parts):
                    yield node
                    yield from parts

    def _is_stage(self, node: Expression) -> bool:
        of = self._types.get(node)
        return of is not None and (is_a(of, library.STAGE) or is_a(of, library.LABELLED))


def _parts(node: nodes.OpExpr | nodes.ComparisonExpr | nodes.UnaryExpr) -> list[Expression]:
    if isinstance(node, nodes.OpExpr):
        return [node.left, node.right]
    return list(node.operands) if isinstance(node, nodes.ComparisonExpr) else [node.expr]
