"""Views: a file and the types of its expressions, in readable form."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from mypy import nodes
from mypy.messages import format_type_bare
from mypy.nodes import Expression, MypyFile
from mypy.options import Options
from mypy.server.subexpr import get_subexpressions
from mypy.types import AnyType, CallableType, Instance, Type, get_proper_type

from typedtensor.inspection.applications import Applications, NamedOperation
from typedtensor.inspection.knowledge import Assessment, Knowledge, assess, assess_any
from typedtensor.inspection.spans import Source, Span
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.features.composition import function_of

_LOCAL = re.compile(r"@\d+")


def show_type(of: Type, options: Options) -> str:
    """A type in its short form.

    A composition is shown as a function: ``Tensor[*N, Pixel] -> Tensor[*N, Digit]``.
    """
    proper = get_proper_type(of)
    if isinstance(proper, Instance) and proper.type.fullname == library.PIPELINE:
        function = function_of(proper)
        if function is not None:
            return _show_function(function, options)
    if isinstance(proper, Instance) and proper.type.fullname == library.LABELLED and proper.args:
        operation = get_proper_type(proper.args[0])
        return operation.type.name if isinstance(operation, Instance) else "Labelled"
    # The name of a class that is local to a function includes its line.
    return _LOCAL.sub("", format_type_bare(proper, options))


def _show_function(function: CallableType, options: Options) -> str:
    taken = ", ".join(_value(argument, options) for argument in function.arg_types)
    return f"{taken} -> {_value(function.ret_type, options)}"


def _value(of: Type, options: Options) -> str:
    """The type of an expression's value: a module accepts expressions and tensors alike."""
    inner = instance_of(of, library.EXPR)
    return show_type(inner.args[0] if inner is not None and inner.args else of, options)


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


@dataclass(frozen=True, slots=True)
class Found:
    """The bindings of a file.

    Attributes:
        targets: the names that are bound without an expression of their own: in a loop, a ``with``, an unpacking.
        assigned: the names that are assigned without an annotation, with the values.
        unchecked: the functions without any annotation, and their names.
    """

    targets: set[Span] = field(default_factory=set)
    assigned: dict[Span, Span] = field(default_factory=dict)
    unchecked: list[tuple[Span, str]] = field(default_factory=list)


def _walk(source: Source) -> Found:
    """Find the bindings of a file."""
    found = Found()
    for node in ast.walk(source.tree):
        match node:
            case ast.For(target=target) | ast.AsyncFor(target=target) | ast.comprehension(target=target):
                found.targets.update(map(source.span_in, _names(target)))
            case ast.withitem(optional_vars=ast.expr() as target):
                found.targets.update(map(source.span_in, _names(target)))
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    if isinstance(target, (ast.Name, ast.Attribute)):
                        found.assigned[source.span_in(target)] = source.span_in(value)
                    elif isinstance(target, (ast.Tuple, ast.List)):
                        found.targets.update(map(source.span_in, _names(target)))
            case ast.FunctionDef(args=args) | ast.AsyncFunctionDef(args=args):
                given = [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg]
                if not node.returns and not any(each is not None and each.annotation for each in given):
                    found.unchecked.append((source.span_in(node), node.name))
    return found


def _names(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        for item in target.elts:
            yield from _names(item)
    else:
        yield target.value if isinstance(target, ast.Starred) else target


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
        """What binds names in the file."""
        return _walk(self.source)

    @cached_property
    def expressions(self) -> list[Expression]:
        """All expressions of the file, of any type, also in local functions and comprehensions."""
        return get_subexpressions(self.tree)

    @cached_property
    def seen(self) -> list[Seen]:
        """The tensors, expressions, modules and operations of the file, and the untyped operands and results of
        operations.

        In the order of the file, outer expressions first.
        """
        untyped = set(self._untyped())
        result = (self._see(node, node in untyped) for node in self.expressions)
        by_place = {(one.span, one.shown): one for one in result if one is not None}
        return sorted(by_place.values(), key=lambda one: (one.span.line, one.span.column, -one.span.end_line))

    @cached_property
    def unchecked(self) -> list[tuple[Span, str]]:
        """The functions that mypy skips because they have no annotation: spans and names."""
        if self._options.clone_for_module(self.tree.fullname).check_untyped_defs:
            return []
        return self.found.unchecked

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
        step = span in self.found.targets or not isinstance(node, (nodes.NameExpr, nodes.MemberExpr, nodes.StarExpr))
        return Seen(span, self._show(proper), sort, known, step, node)

    def _show(self, of: Type) -> str:
        # Many expressions share few types.
        shown = self._shown.get(of)
        if shown is None:
            shown = self._shown[of] = show_type(of, self._options)
        return shown

    def _untyped(self) -> Iterator[Expression]:
        """The expressions of type Any or without type that are operands or results of operations."""
        for node in self.expressions:
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
