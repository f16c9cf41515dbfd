"""Read the syntax tree: nodes below a node, statements around a site; and check a part again with other types.

An expression is traced through the assignments of a function: its parts, and the axes that it lost on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from mypy import nodes as syntax
from mypy.subtypes import is_subtype
from mypy.types import AnyType, CallableType, ErasedType, Type, TypeOfAny, get_proper_type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of, may_be
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.arguments import taking
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, to_word, value_in
from typedtensor.rules import Atom, Label, Word

_NAMES = """
    args arguments base base_type_exprs begin_index bodies body call callee capture class_ref cond condlists decorators
    defs else_body else_expr end_index expr finally_body from_expr func generator guards handlers if_expr impl index
    indices initializer items key keys keyword_values keywords left left_expr lvalue lvalues metaclass msg operands
    pattern patterns positionals rest right rvalue sequences stride subject target types value values vars
"""
"""The attributes that hold child nodes, without those by which a name refers to its definition."""

_CHILDREN = frozenset(_NAMES.split())

_below: dict[type, tuple[bool, Callable[[Any], Iterable[Any]] | None]] = {
    list: (False, iter),
    tuple: (False, iter),
    dict: (False, dict.values),
}
"""Whether a type is one of nodes, and the getter of its child nodes or items; None for a type without any."""


def nodes(start: syntax.Node | Sequence[syntax.Node]) -> list[syntax.Node]:
    """Return a node and all nodes below it."""
    found: list[syntax.Node] = []
    rest: list[Any] = [start]
    while rest:
        node = rest.pop()
        is_node, read = _below.get(type(node)) or _learn(type(node))
        if is_node:
            found.append(node)
        if read is not None:
            rest += read(node)
    return found


def key(node: syntax.Expression) -> str | None:
    """Return the source form of a variable or of its attribute; None for other expressions."""
    if isinstance(node, syntax.NameExpr):
        return node.name
    inner = key(node.expr) if isinstance(node, syntax.MemberExpr) else None
    return f"{inner}.{node.name}" if isinstance(node, syntax.MemberExpr) and inner is not None else None


def called_name(node: syntax.Context, otherwise: str = "") -> str:
    """Return the name of the function or method that an expression calls; ``otherwise`` if it has none."""
    callee = node.callee if isinstance(node, syntax.CallExpr) else None
    return callee.name if isinstance(callee, (syntax.MemberExpr, syntax.NameExpr)) else otherwise


def receiver_of(call: syntax.CallExpr) -> str:
    """Return the object whose method is called, as in the source; ``x`` if it is neither a variable nor a field."""
    return (key(call.callee.expr) if isinstance(call.callee, syntax.MemberExpr) else None) or "x"


def _learn(sort: type) -> tuple[bool, Callable[[Any], Iterable[Any]] | None]:
    is_node = issubclass(sort, syntax.Node)
    names = [name for name in dir(sort) if name in _CHILDREN] if is_node else []
    read = attrgetter(*names) if len(names) > 1 else _only(names[0]) if names else None
    result = _below[sort] = is_node, read
    return result


def _only(name: str) -> Callable[[Any], Iterable[Any]]:
    return lambda node: (getattr(node, name),)


class Whole(NamedTuple):
    """The expression of a statement, or a statement such as ``x += y`` itself, with its declared type."""

    expression: syntax.Context
    expected: Type | None


def scope_of(site: Site) -> list[syntax.Statement]:
    """Return the statements of the function around a site, or of the module."""
    function = site.checker.scope.current_function()
    if isinstance(function, syntax.FuncDef):
        return list(function.body.body)
    return [] if isinstance(function, syntax.LambdaExpr) else list(site.checker.tree.defs)


_PLAIN = (syntax.AssignmentStmt, syntax.ExpressionStmt, syntax.ReturnStmt)
"""The most common statements, which have no blocks."""


def flat(statements: list[syntax.Statement], *, functions: bool = False) -> Iterator[syntax.Statement]:
    """Yield the simple statements in order, including those in blocks; function bodies are excluded."""
    for statement in statements:
        if isinstance(statement, _PLAIN):
            yield statement
        elif isinstance(statement, syntax.FuncDef | syntax.Decorator):
            yield from [statement] if functions else []
        elif isinstance(statement, syntax.ClassDef):
            yield from flat(statement.defs.body, functions=functions)
        elif blocks := blocks_of(statement):
            for each in blocks:
                yield from flat(each.block.body, functions=functions)
        else:
            yield statement


def all_statements(start: list[syntax.Statement]) -> list[syntax.Statement]:
    """Return statements and all statements below them, also those of functions and classes."""
    found: list[syntax.Statement] = []
    rest = list(start)
    while rest:
        statement = rest.pop()
        found.append(statement)
        if not isinstance(statement, _PLAIN):
            rest += _statements_in(statement)
    return found


def _statements_in(statement: syntax.Statement) -> Iterable[Any]:
    match statement:
        case syntax.FuncDef():
            return statement.body.body
        case syntax.Decorator():
            return [statement.func]
        case syntax.OverloadedFuncDef():
            return [*statement.items, *([] if statement.impl is None else [statement.impl])]
        case syntax.ClassDef():
            return statement.defs.body
        case syntax.MatchStmt():
            return [each for block in statement.bodies for each in block.body]
    return [each for inner in blocks_of(statement) for each in inner.block.body]


class Inner(NamedTuple):
    """A block of a statement: whether it runs exactly once, and whether it may run repeatedly."""

    block: syntax.Block
    once: bool = False
    repeated: bool = False


def blocks_of(statement: syntax.Statement) -> list[Inner]:
    """Return the blocks of a statement, in order."""
    match statement:
        case syntax.IfStmt():
            return [Inner(block) for block in [*statement.body, statement.else_body] if block is not None]
        case syntax.ForStmt() | syntax.WhileStmt():
            behind = [] if statement.else_body is None else [Inner(statement.else_body)]
            return [Inner(statement.body, repeated=True), *behind]
        case syntax.WithStmt():
            return [Inner(statement.body, once=True)]
        case syntax.TryStmt():
            blocks = [statement.body, *statement.handlers, statement.else_body]
            last = [] if statement.finally_body is None else [Inner(statement.finally_body, once=True)]
            return [*(Inner(block) for block in blocks if block is not None), *last]
        case syntax.Block():
            return [Inner(statement, once=True)]
    return []


def whole(site: Site) -> Whole | None:
    """Return the expression of the statement around a site."""
    line = site.context.line
    for statement in flat(scope_of(site)):
        if statement.line <= line <= (statement.end_line or statement.line):
            match statement:
                case syntax.ReturnStmt() if statement.expr is not None:
                    return Whole(statement.expr, site.checker.return_types[-1])
                case syntax.AssignmentStmt():
                    return Whole(statement.rvalue, statement.type)
                case syntax.OperatorAssignmentStmt():
                    return Whole(statement, site.checker.lookup_type_or_none(statement.lvalue))
                case syntax.ExpressionStmt():
                    return Whole(statement.expr, None)
    return None


@contextmanager
def apart(site: Site) -> Iterator[Any]:
    """Let expressions be checked without a trace; yields the watcher of the errors, which are not reported."""
    checker: Any = site.checker
    cache: dict[Any, Any] = getattr(checker.expr_checker, "expr_cache", {})
    known = dict(cache)
    cache.clear()
    types = checker.local_type_map
    try:
        with (
            checker.msg.filter_errors(filter_errors=True, save_filtered_errors=True) as watch,
            types() if callable(types) else types,
        ):
            yield watch
    finally:
        cache.clear()
        cache.update(known)


class Trial:
    """A statement that is checked with several types for one expression, which the site is at."""

    def __init__(self, site: Site, of: Whole) -> None:
        self._site, self._of = site, of
        self._anyway = set(self._errors(AnyType(TypeOfAny.from_error)))

    def takes(self, made: Type) -> bool:
        """Whether the statement has no more errors with a type than with ``Any``."""
        return set(self._errors(made)) <= self._anyway

    def _errors(self, made: Type) -> Iterator[str]:
        if self._of.expression is self._site.context or isinstance(self._of.expression, syntax.OperatorAssignmentStmt):
            yield from self._misfit(made)
            return
        checker: Any = self._site.checker
        expressions = checker.expr_checker
        overrides, node = expressions.type_overrides, self._site.context
        overrides[node] = made
        try:
            with self._site.lookups.cache.only_verdicts(), apart(self._site) as watch:
                checker.store_type(node, made)  # an override is not stored, and `and` narrows by the stored type
                found = expressions.accept(self._of.expression, self._of.expected)
        finally:
            overrides.pop(node, None)
        for error in watch.filtered_errors():
            if error.severity == "error":
                yield error.message
        yield from self._misfit(found)

    def _misfit(self, found: Type) -> Iterator[str]:
        if self._of.expected is not None and not is_subtype(found, self._of.expected):
            yield "the result is not the declared one"


def result_of(function: syntax.LambdaExpr, arguments: Sequence[Type], site: Site) -> Type | None:
    """Return the result type of a lambda for positional arguments."""
    wanted = taking(arguments, ErasedType(), site.checker.named_type("builtins.function"))
    inferred = get_proper_type(site.api.get_expression_type(function, wanted))
    return inferred.ret_type if isinstance(inferred, CallableType) else None


_DEPTH, _PARTS = 16, 300
_Part: TypeAlias = tuple[syntax.Expression, syntax.Expression]


def tensor_word(of: Type | None) -> Word | None:
    """Return the axes of a tensor or an expression, where they are known."""
    if of is None:
        return None
    inner = value_in(of)
    tensor = next(filter(None, (instance_of(inner, name) for name in library.KINDS)), None)
    with suppress(GradualError, UnknownAxesError):
        return None if tensor is None else to_word(tensor.args)
    return None


def operand_nodes(context: syntax.Context, site: Site) -> list[syntax.Expression]:
    """Return the expressions in the operands' positions of an operation; labels may follow."""
    match context:
        case syntax.OpExpr():
            return [context.left, context.right]
        case syntax.OperatorAssignmentStmt():
            return [context.lvalue, context.rvalue]
        case syntax.CallExpr(callee=syntax.MemberExpr(expr=receiver)) if _is_operand(receiver, site):
            return [receiver, *context.args]
        case syntax.CallExpr():
            return list(context.args)
    return []


def _is_operand(node: syntax.Expression, site: Site) -> bool:
    return may_be(site.checker.lookup_type_or_none(node), library.OPERAND)


class Making:
    """The assignments of the function or module around a site."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._lines: dict[syntax.SymbolNode, list[tuple[int, syntax.Expression]]] = {}
        for statement in flat(scope_of(site)):
            if isinstance(statement, syntax.AssignmentStmt):
                for target in statement.lvalues:
                    if isinstance(target, syntax.NameExpr) and target.node is not None:
                        self._lines.setdefault(target.node, []).append((statement.line, statement.rvalue))

    def word(self, node: syntax.Expression) -> Word | None:
        """Return the axes of an expression that has been checked."""
        return tensor_word(self._site.checker.lookup_type_or_none(node))

    def names(self) -> Iterator[syntax.SymbolNode]:
        """Yield the variables that were assigned before the site, and the parameters of the function."""
        yield from (name for name, lines in self._lines.items() if lines[0][0] < self._site.context.line)
        function = self._site.checker.scope.current_function()
        yield from (argument.variable for argument in (function.arguments if function is not None else ()))

    def written(self, node: syntax.Expression, line: int | None = None) -> syntax.Expression:
        """Return the last value assigned to a variable before a line; other expressions unchanged."""
        lines = self._lines.get(node.node, ()) if isinstance(node, syntax.NameExpr) and node.node is not None else ()
        return ([node] + [value for at, value in lines if at < (line or self._site.context.line)])[-1]

    def parts(self, node: syntax.Expression, *, deep: bool = False) -> list[_Part]:
        """Return all parts of an expression, each with the expression that contains it.

        Deep, the arguments of the program's own functions are parts of their results, too.
        """
        found: list[_Part] = []
        self._collect(node, node.line + 1, found, _DEPTH, deep)
        return found

    def _collect(self, node: syntax.Expression, line: int, found: list[_Part], depth: int, deep: bool) -> None:
        if depth == 0 or len(found) > _PARTS:
            return
        if isinstance(node, syntax.NameExpr):
            value = self.written(node, line)
            if value is not node:
                found.append((value, node))
                self._collect(value, value.line, found, depth - 1, deep)
            return
        for part in _inner(node, self._site, deep):
            found.append((part, node))
            self._collect(part, line, found, depth - 1, deep)

    def lost(self, node: syntax.Expression, *, deep: bool = False) -> Mapping[Atom, int]:
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

    def is_computed(self, node: syntax.Expression) -> bool:
        """Whether the axes of an expression are computed, not declared for a variable, parameter or attribute."""
        word = self.word(node)
        return any(self.word(part) not in (word, None, ()) for part, _ in self.parts(node, deep=True))

    def is_made_of(self, node: syntax.Expression, of: syntax.Expression) -> bool:
        """Whether an expression is computed from another one, or from the variable that the other one comes from."""
        names = {n.node for n in (of, self.written(of)) if isinstance(n, syntax.NameExpr)}
        return any(isinstance(part, syntax.NameExpr) and part.node in names for part, _ in self.parts(node))


def within(word: Word) -> set[Atom]:
    """Return axes together with the axes that derived ones are made of."""
    found, rest = set(word), list(word)
    for atom in rest:
        if isinstance(atom, Label):
            found.update(atom.args)
            rest.extend(atom.args)
    return found


def _inner(node: syntax.Expression, site: Site, deep: bool) -> list[syntax.Expression]:
    if isinstance(node, syntax.UnaryExpr):
        return [node.expr]
    if isinstance(node, syntax.OpExpr):
        return [node.left, node.right]
    return operand_nodes(node, site) if isinstance(node, syntax.CallExpr) and (deep or is_operation(node, site)) else []


def is_operation(call: syntax.CallExpr, site: Site) -> bool:
    """Whether a call applies an operation, or calls a method of tensors and expressions."""
    callee = call.callee
    if isinstance(callee, syntax.MemberExpr) and _is_operand(callee.expr, site):
        return callee.name in METHODS
    return may_be(site.checker.lookup_type_or_none(callee), library.LABELLED, library.POLY_OP, library.RULED)
