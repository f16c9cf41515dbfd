"""``normal(key, …) + normal(key, …)``: two draws from one key, which return the same numbers."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    ARG_STAR,
    AssignmentStmt,
    Block,
    BreakStmt,
    CallExpr,
    ClassDef,
    ConditionalExpr,
    Context,
    Decorator,
    DictionaryComprehension,
    Expression,
    ExpressionStmt,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IfStmt,
    IntExpr,
    LambdaExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    OpExpr,
    RaiseStmt,
    RefExpr,
    ReturnStmt,
    Statement,
    SymbolNode,
    TupleExpr,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.types import Instance, get_proper_type

from typedtensor.mypy_plugin.base.names import DRAWS, EXPECTATION, KEY, STEPPING
from typedtensor.mypy_plugin.types.reading import mentions, nodes, own_function

_IN_ROUNDS = (
    "{0} gives the same numbers here in each iteration of the loop: give each iteration its own key, such as "
    "key.fold_in(number)"
)

_PERHAPS = (ConditionalExpr, DictionaryComprehension, GeneratorExpr, LambdaExpr)
"""Expressions whose parts are evaluated conditionally or repeatedly."""


def spent_keys(around: FuncDef | MypyFile, file: MypyFile) -> Iterator[tuple[Context, str]]:
    """Yield repeated draws from a variable that holds a key, in lines that certainly run one after the other.

    A draw in a loop is repeated, unless the loop creates the key or ends in its first round. So is one in a
    comprehension, and in the body of ``fold``, ``scan`` and ``map_over``, which is traced once for all steps. A call of
    a function of the file with a key that the function draws from is a draw.
    """
    parameters = [] if isinstance(around, MypyFile) else [argument.variable for argument in around.arguments]
    statements = around.defs if isinstance(around, MypyFile) else around.body.body
    keys = {each for each in parameters if _is_key(each)}
    if keys or mentions(around, KEY):
        yield from _Reading(keys, file).read(statements)
        yield from _made_in_loops(statements)


def _is_key(variable: Var) -> bool:
    of = None if variable.type is None else get_proper_type(variable.type)
    return isinstance(of, Instance) and of.type.fullname == KEY


class _Reading:
    """The state of the keys of a function at a line.

    Attributes:
        keys: the variables that hold a key.
        spent: the variables that were drawn from, each with the line.
        kept: the variables whose key is the same in each round of an enclosing loop.
    """

    def __init__(self, keys: set[Var], file: MypyFile) -> None:
        self._file = file
        self.keys: set[SymbolNode | None] = {*keys}
        self.spent: dict[SymbolNode | None, int] = {}
        self.kept: set[SymbolNode | None] = set()

    def read(self, statements: list[Statement]) -> Iterator[tuple[Context, str]]:
        for statement in statements:
            match statement:
                case AssignmentStmt(lvalues=targets, rvalue=value):
                    yield from self._draw(value)
                    for target in targets:
                        self._assign(target, value)
                case ExpressionStmt(expr=Expression() as value) | ReturnStmt(expr=Expression() as value):
                    yield from self._draw(value)
                case WithStmt():
                    yield from self.read(statement.body.body)
                case Block():
                    yield from self.read(statement.body)
                case IfStmt():
                    for block in (*statement.body, statement.else_body):
                        if block is not None:
                            yield from self._within().read(block.body)
                    self._forget(statement)
                case ForStmt() | WhileStmt():
                    once = isinstance(statement.body.body[-1], BreakStmt | ReturnStmt | RaiseStmt)
                    inner = self._within()
                    inner._forget(statement)
                    inner.kept = {*self.kept} if once else {*inner.keys}
                    yield from inner.read(statement.body.body)
                    self._forget(statement)
                case _:  # conditional code: invalidates the keys that it assigns
                    self._forget(statement)

    def _within(self) -> _Reading:
        """Return a copy of the state for a block that runs conditionally."""
        inner = _Reading(set(), self._file)
        inner.keys, inner.spent, inner.kept = {*self.keys}, {**self.spent}, {*self.kept}
        return inner

    def _forget(self, statement: Statement) -> None:
        """Invalidate the keys that a statement may assign."""
        for node in nodes(statement):
            match node:
                case AssignmentStmt(lvalues=targets):
                    for target in targets:
                        self._assign(target, None)
                case ForStmt(index=target):
                    self._assign(target, None)
                case WithStmt(target=opened):
                    for each in opened:
                        if each is not None:
                            self._assign(each, None)

    def _draw(self, value: Expression) -> Iterator[tuple[Context, str]]:
        below = nodes(value)
        perhaps = {each for node in below if isinstance(node, _PERHAPS) or _is_revealed(node) for each in nodes(node)}
        perhaps |= {
            each
            for node in below
            if isinstance(node, OpExpr) and node.op in ("and", "or")
            for each in nodes(node.right)
        }
        for node in below:
            yield from self._repeated(node)
        calls = [node for node in below if isinstance(node, CallExpr) and node not in perhaps]
        for call in sorted(calls, key=lambda call: (call.line, call.column)):
            match call:
                case CallExpr(callee=RefExpr(fullname=name), args=[made, *_]) if name in DRAWS and self._is_kept(made):
                    yield call, _IN_ROUNDS.format("this")
            key = _drawn(call, self._file)
            if key is None or key.node not in self.keys:
                continue
            if key.node in self.spent:
                yield (
                    call,
                    f"{key.name} gives the same numbers here as on line {self.spent[key.node]}: give each draw its own "
                    f"key, as in one, other = {key.name}.split()",
                )
            elif key.node in self.kept:
                yield call, _IN_ROUNDS.format(key.name)
            self.spent.setdefault(key.node, call.line)

    def _repeated(self, node: Node) -> Iterator[tuple[Context, str]]:
        """Yield the draws in a part that is evaluated for each element, from a key that is made outside of it."""
        match node:
            case GeneratorExpr():
                parts: list[Node] = [node.left_expr]
                where = "for each element"
            case CallExpr(callee=RefExpr(fullname=name)) if name in STEPPING:
                named = [own_function(each.node, self._file) for each in node.args if isinstance(each, NameExpr)]
                parts = [each for each in [*node.args, *named] if isinstance(each, LambdaExpr | FuncDef)]
                where = f"in each step of {name.rpartition('.')[2]}"
            case _:
                return
        for call in nodes(parts):
            key = _drawn(call, self._file) if isinstance(call, CallExpr) else None
            if key is not None and key.node in self.keys:
                how = (
                    "such as one of key.along(axis)"
                    if isinstance(node, CallExpr)
                    else f"such as {key.name}.fold_in(number)"
                )
                yield call, f"{key.name} gives the same numbers here {where}: give each its own key, {how}"

    def _assign(self, target: Expression, value: Expression | None) -> None:
        for each in target.items if isinstance(target, TupleExpr) else [target]:
            if isinstance(each, NameExpr):
                self.spent.pop(each.node, None)
                self.keys.discard(each.node)
                self.kept.discard(each.node)
                if value is not None and self._makes_keys(value):
                    self.keys.add(each.node)
                    if self._is_kept(value):
                        self.kept.add(each.node)

    def _is_kept(self, value: Expression) -> bool:
        """Whether the keys that a value makes are the same in each round of an enclosing loop."""
        match value:
            case CallExpr(callee=MemberExpr(name="split", expr=NameExpr(node=key))):
                return key in self.kept
            case CallExpr(callee=MemberExpr(name="fold_in", expr=NameExpr(node=key)), args=[IntExpr()]):
                return key in self.kept
        return False

    def _makes_keys(self, value: Expression) -> bool:
        match value:
            case CallExpr(callee=MemberExpr(name="split" | "fold_in", expr=of)):
                return (isinstance(of, NameExpr) and of.node in self.keys) or self._makes_keys(of)
            case CallExpr(callee=RefExpr(fullname=name)):
                return name == KEY
        return False


def _made_in_loops(statements: list[Statement]) -> Iterator[tuple[Context, str]]:
    """Yield the draws in loops from a key whose number stands in the program: ``normal(Key(0), …)``."""
    for loop in _loops(statements):
        for call in nodes(loop.body):
            match call:
                case CallExpr(
                    callee=RefExpr(fullname=name),
                    args=[CallExpr(callee=RefExpr(fullname=made), args=[IntExpr(value=number)]), *_],
                ) if name in DRAWS and made == KEY:
                    yield (
                        call,
                        f"Key({number}) gives the same numbers here in each iteration of the loop: create it before "
                        "the loop, and give each iteration its own key, such as key.fold_in(number)",
                    )


def _loops(statements: list[Statement]) -> Iterator[ForStmt | WhileStmt]:
    """Yield the loops below statements, except those that end in their first round."""
    here = [each for each in statements if not isinstance(each, FuncDef | ClassDef | Decorator)]
    for node in nodes(here):
        if isinstance(node, ForStmt | WhileStmt) and not isinstance(
            node.body.body[-1], BreakStmt | ReturnStmt | RaiseStmt
        ):
            yield node


def _is_revealed(node: Node) -> bool:
    return (
        isinstance(node, CallExpr)
        and isinstance(node.callee, NameExpr | MemberExpr)
        and node.callee.name == "reveal_type"
    )


def _drawn(call: CallExpr, file: MypyFile | None = None) -> NameExpr | None:
    """Return the key variable of a draw; None for any other call.

    Args:
        call: the call.
        file: the file whose functions are searched for draws, so that a call of such a function is a draw.
    """
    match call:
        case CallExpr(callee=MemberExpr(name="sample"), args=[NameExpr() as key]):
            return key
        case CallExpr(callee=RefExpr(fullname=name), args=[NameExpr() as key, *_]) if name in DRAWS:
            return key
        case CallExpr(callee=RefExpr(fullname=name), args=[_, _, NameExpr() as key]) if name == EXPECTATION:
            return key
        case CallExpr(callee=RefExpr(node=FuncDef() as called)) if file is not None and ARG_STAR not in call.arg_kinds:
            function = own_function(called, file)
            if function is None:
                return None
            for argument, given, by in zip(function.arguments, call.args, call.arg_names, strict=False):
                if by is None and isinstance(given, NameExpr) and _is_key(argument.variable):
                    calls = [each for each in nodes(function.body) if isinstance(each, CallExpr)]
                    drawn = [_drawn(each) for each in calls]
                    if any(each is not None and each.node is argument.variable for each in drawn):
                        return given
    return None
