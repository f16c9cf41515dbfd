"""Layers where their parameters are lost: at class level, in a set, made in ``__call__``; and lists of unlike layers.

The first three are refused at run time in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    ClassDef,
    Context,
    Decorator,
    DictExpr,
    Expression,
    FuncDef,
    ListExpr,
    MemberExpr,
    NameExpr,
    Node,
    RefExpr,
    SetExpr,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.types import Instance, Type, get_proper_type

from typedtensor.elsewhere import AT_CLASS_LEVEL, IN_A_SET, MADE_IN_CALL
from typedtensor.mypy_plugin.base.codes import AXES_LAYER
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE, OPERAND, OPTIONAL_PARAMETER, PARAM, VARIABLE
from typedtensor.mypy_plugin.types.reading import nodes

_UNLIKE = (
    "layers of different labels have no type in common, so that the items of a list or dict of them are objects to "
    "mypy: keep each in a field of its own, or join them, as in Pipeline(Linear(Pixel, Hidden), relu, "
    "Linear(Hidden, Digit)); layers of the same labels may stay in a list"
)


def judge_unlike(below: list[Node], site: Site) -> None:
    """Explain the calls of unlike layers of a list in a file, which mypy refuses."""
    if site.checker.errors.is_errors_for_file(site.checker.errors.file) and _has_unlike(below, site):
        for node in below:
            if isinstance(node, CallExpr) and _is_object(site.checker.lookup_type_or_none(node.callee)):
                site.api.msg.note(_UNLIKE, node, code=AXES_LAYER)


def judge_layers(node: ClassDef, site: Site) -> None:
    """Report the layers of a module's class that are never trained."""
    if node.info.has_base(MODULE):
        for statement in node.defs.body:
            if isinstance(statement, AssignmentStmt):
                _judge_class_level(statement, node.name, site)
            function = statement.func if isinstance(statement, Decorator) else statement
            if isinstance(function, FuncDef):
                _judge_method(function, node.name, site)


def _judge_method(method: FuncDef, owner: str, site: Site) -> None:
    for part in nodes(method):
        if isinstance(part, AssignmentStmt):
            _judge_set(part, site)
        elif isinstance(part, CallExpr) and method.name == "__call__" and (made := _made(part, site)) is not None:
            _fail(MADE_IN_CALL.format(made, owner), part, site)


def _judge_class_level(statement: AssignmentStmt, owner: str, site: Site) -> None:
    for target in statement.lvalues:
        if isinstance(target, NameExpr) and any(_made(each, site) is not None for each in _values(statement.rvalue)):
            _fail(AT_CLASS_LEVEL.format(owner, target.name), statement, site)


def _judge_set(statement: AssignmentStmt, site: Site) -> None:
    of = get_proper_type(site.checker.lookup_type_or_none(statement.rvalue))
    if not isinstance(of, Instance) or of.type.fullname not in ("builtins.set", "builtins.frozenset"):
        return
    for target in statement.lvalues:
        is_field = isinstance(target, MemberExpr) and _is(site.checker.lookup_type_or_none(target.expr), MODULE)
        if is_field and _is(of.args[0], MODULE, VARIABLE):
            assert isinstance(target, MemberExpr)
            _fail(IN_A_SET.format(target.name), statement, site)


def _values(value: Expression) -> Iterator[Expression]:
    """Yield a value, or the items of a display."""
    if isinstance(value, (ListExpr, TupleExpr, SetExpr)):
        for item in value.items:
            yield from _values(item)
    elif isinstance(value, DictExpr):
        for _, item in value.items:
            yield from _values(item)
    else:
        yield value


def _made(value: Expression, site: Site) -> str | None:
    """Return the name of the class of a new parameter, or of a new layer with parameters that no argument brings."""
    if not isinstance(value, CallExpr) or not isinstance(value.callee, RefExpr):
        return None
    info = value.callee.node
    if not isinstance(info, TypeInfo):
        return None
    if info.fullname == PARAM:
        return info.name
    given = [site.checker.lookup_type_or_none(each) for each in value.args]
    # A body that mypy has put off is judged again, when its arguments have types.
    brought = any(of is None or _is(of, MODULE, OPERAND) for of in given)
    return info.name if not brought and _has_parameters(info, set()) else None


def _has_parameters(info: TypeInfo, seen: set[TypeInfo]) -> bool:
    if info in seen or not info.has_base(MODULE):
        return False
    seen.add(info)
    fields = [symbol.node for base in info.mro for symbol in base.names.values() if isinstance(symbol.node, Var)]
    kinds = [of for of in (get_proper_type(field.type) for field in fields) if isinstance(of, Instance)]
    return any(_is(of, PARAM, OPTIONAL_PARAMETER) or _has_parameters(of.type, seen) for of in kinds)


def _is(of: Type | None, *bases: str) -> bool:
    return of is not None and any(is_a(of, base) for base in bases)


def _is_object(of: Type | None) -> bool:
    proper = get_proper_type(of)
    return isinstance(proper, Instance) and proper.type.fullname == "builtins.object"


def _has_unlike(below: list[Node], site: Site) -> bool:
    """Whether a file has a list of layers whose items are objects to mypy."""
    find = site.checker.lookup_type_or_none
    for node in below:
        if isinstance(node, ListExpr) and len(node.items) > 1 and all(_is(find(item), MODULE) for item in node.items):
            of = get_proper_type(find(node))
            if isinstance(of, Instance) and of.args and _is_object(of.args[0]):
                return True
    return False


def _fail(message: str, context: Context, site: Site) -> None:
    site.api.fail(message, context, code=AXES_LAYER)
