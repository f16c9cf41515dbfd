"""Tensors that a function takes or computes, layers that a module creates, and inputs, which nothing reads.

A wrong name often leaves the right one unread: the values after ``dot(weights, keys, Key)``, or the mask of a softmax
without ``where=``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from mypy import nodes as syntax
from mypy.types import CallableType, Instance, NoneType, TupleType, Type, get_proper_type

from typedtensor.lint.reader import Frame, Reader
from typedtensor.lint.syntax import type_of
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a, members
from typedtensor.mypy_plugin.types.reading import nodes


def check_unused(frame: Frame, reader: Reader) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the messages about what a function, or the module, computes or takes, and never reads."""
    if frame.function is None:
        yield from _inputs(reader.file)
        yield from _effects(reader)
        for info in _constructed(reader.file):
            yield from _layers(info, reader)
        return
    function = frame.function
    if _is_empty(function):
        return
    assigned = list(_assigned(reader.statements(frame)))
    targets = {target for target, _ in assigned}
    names: dict[syntax.SymbolNode | None, list[syntax.NameExpr]] = {}
    for name in _names(function.body):
        if name not in targets:
            names.setdefault(name.node, []).append(name)
    own = {name for target, value in assigned for name in names.get(target.node, ()) if _is_within(name, value)}
    updated = {each.node for each in own}
    read = {variable for variable, read in names.items() if not own.issuperset(read)}
    for target, value in assigned:
        if _may_miss(target.node, read) and _is_operand(type_of(value, reader.site)):
            yield (
                value,
                f"{target.name} is computed but never read, perhaps because another value is used in its place: use "
                f"it, remove it, or rename it to _{target.name} if this is intended",
            )
    yield from _parameters(function, read, updated, reader)
    yield from _left_layers(frame, reader)


def _is_within(name: syntax.NameExpr, value: syntax.Expression) -> bool:
    """Whether a name is in an expression, by their places."""
    start, end = (value.line, value.column), (value.end_line or value.line, value.end_column or 0)
    return start <= (name.line, name.column) < end


def _names(start: syntax.Node) -> list[syntax.NameExpr]:
    return [each for each in nodes(start) if isinstance(each, syntax.NameExpr)]


def _assigned(statements: Iterable[syntax.Statement]) -> Iterator[tuple[syntax.NameExpr, syntax.Expression]]:
    """Yield the variables that statements assign, with their values; those of an unpacked call are left out."""
    for statement in statements:
        if isinstance(statement, syntax.AssignmentStmt):
            for target in statement.lvalues:
                yield from _pairs(target, statement.rvalue)


def _pairs(target: syntax.Expression, value: syntax.Expression) -> Iterator[tuple[syntax.NameExpr, syntax.Expression]]:
    match target, value:
        case syntax.NameExpr(), _:
            yield target, value
        case syntax.TupleExpr(), syntax.TupleExpr() if len(target.items) == len(value.items):
            for item, each in zip(target.items, value.items, strict=True):
                yield from _pairs(item, each)


def _may_miss(variable: syntax.SymbolNode | None, read: set[syntax.SymbolNode | None]) -> bool:
    """Whether a variable is local and unread. A variable with a declared type is exempt: the declaration is a check."""
    if not isinstance(variable, syntax.Var) or "." in variable.fullname or not variable.is_inferred:
        return False
    return variable not in read and not variable.name.startswith("_")


def _parameters(
    function: syntax.FuncDef,
    read: set[syntax.SymbolNode | None],
    updated: set[syntax.SymbolNode | None],
    reader: Reader,
) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the unread tensors among the parameters of a function that alone determines its signature.

    A parameter that only its own new values use is unread, too: ``mask = mask * 2.0``.
    Overriding, decorated, inner and passed functions are exempt: their signature is imposed on them.
    """
    signature, frame = function.type, reader.frame(function)
    if not isinstance(signature, CallableType) or isinstance(get_proper_type(signature.ret_type), NoneType):
        return
    if all(
        reader.axes(each) is None for each in frame.expressions if isinstance(each, syntax.CallExpr | syntax.OpExpr)
    ):
        return  # a function that computes no tensor
    if function.is_overload or function.is_decorated or "@" in function.fullname or "." not in function.fullname:
        return
    for argument, of in zip(function.arguments, signature.arg_types, strict=False):
        name = argument.variable.name
        if argument.variable in read or name.startswith("_") or not _is_operand(of):
            continue
        if _overrides(function) or _is_passed(function, reader.file):
            return
        new = "read only for its own new value, which is " if argument.variable in updated else ""
        yield argument, f"the parameter {name} of {function.name} is {new}never read: use it, or write del {name}"


def _is_operand(of: Type | None) -> bool:
    return of is not None and all(is_a(member, library.OPERAND) for member in members(of))


def _is_empty(function: syntax.FuncDef) -> bool:
    """Whether a function has no body: abstract, or a stub."""
    return function.abstract_status != 0 or all(
        isinstance(each, syntax.PassStmt | syntax.RaiseStmt)
        or (isinstance(each, syntax.ExpressionStmt) and isinstance(each.expr, syntax.EllipsisExpr | syntax.StrExpr))
        for each in function.body.body
    )


def _overrides(function: syntax.FuncDef) -> bool:
    info = function.info
    return bool(info) and any(function.name in base.names for base in info.mro[1:-1])


def _is_passed(function: syntax.FuncDef, tree: syntax.MypyFile) -> bool:
    """Whether a file references a function or method other than by calling it."""
    below = nodes(tree)
    called = {node.callee for node in below if isinstance(node, syntax.CallExpr)}
    sort = syntax.MemberExpr if function.info else syntax.NameExpr
    references = (
        each for each in below if isinstance(each, syntax.NameExpr | syntax.MemberExpr) and isinstance(each, sort)
    )
    return any(each.name == function.name and each not in called for each in references)


def _constructed(file: syntax.MypyFile) -> list[syntax.TypeInfo]:
    """Return the modules of a file that it also constructs: such a file is a whole program."""
    own = [
        each.info for each in nodes(file) if isinstance(each, syntax.ClassDef) and each.info.has_base(library.MODULE)
    ]
    called = {
        each.callee.node
        for each in nodes(file)
        if isinstance(each, syntax.CallExpr) and isinstance(each.callee, syntax.RefExpr)
    }
    return [info for info in own if info in called]


def _layers(info: syntax.TypeInfo, reader: Reader) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the layers and parameters that a module creates and no line of the file reads."""
    result = info.get_method("__init__")
    if not isinstance(result, syntax.FuncDef) or result.info is not info or "__call__" not in info.names:
        return
    attributes = [each for each in nodes(reader.file) if isinstance(each, syntax.MemberExpr)]
    written = {each for each in nodes(result) if isinstance(each, syntax.MemberExpr) and _is_target(each, result)}
    read = {each.name for each in attributes if each not in written}
    for target in sorted(written, key=lambda each: (each.line, each.column)):
        of = info.names[target.name].type if target.name in info.names else None
        layer = of is not None and (is_a(of, library.MODULE) or is_a(of, library.OPERAND))
        if layer and target.name not in read and not target.name.startswith("_"):
            yield (
                target,
                f"self.{target.name} is assigned but never read in this file: use it, remove it, or rename it to "
                f"_{target.name} if another file reads it",
            )


def _is_target(attribute: syntax.MemberExpr, function: syntax.FuncDef) -> bool:
    targets = [
        each for node in nodes(function) if isinstance(node, syntax.AssignmentStmt) for each in nodes(node.lvalues)
    ]
    return attribute in targets and isinstance(attribute.expr, syntax.NameExpr) and attribute.expr.name == "self"


def _left_layers(frame: Frame, reader: Reader) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the layers that a method takes from an attribute, in a loop or an assignment, and does not read."""
    taken: list[tuple[syntax.NameExpr, str]] = []
    for statement in reader.statements(frame):
        if isinstance(statement, syntax.ForStmt):
            taken += _elements(statement.index, statement.expr, reader)
        elif isinstance(statement, syntax.AssignmentStmt) and isinstance(statement.lvalues[0], syntax.TupleExpr):
            of, targets = _layers_in(statement.rvalue, reader), statement.lvalues[0].items
            if of is not None:
                taken += [(each, of) for each in targets if isinstance(each, syntax.NameExpr)]
    written = {layer for layer, _ in taken}
    read = {name.node for name in _names(frame.function.body) if name not in written} if frame.function else set()
    for layer, of in taken:
        if layer.node not in read and not layer.name.startswith("_"):
            yield (
                layer,
                f"{layer.name}, from {of}, is never read, perhaps because another layer is applied in its place: apply "
                f"it, or rename it to _{layer.name} if this is intended",
            )


def _elements(
    index: syntax.Expression, over: syntax.Expression, reader: Reader
) -> Iterator[tuple[syntax.NameExpr, str]]:
    """Yield the variables of a loop that hold layers, with the attributes that the layers come from."""
    match index, over:
        case syntax.NameExpr(), syntax.MemberExpr():
            if (of := _layers_in(over, reader)) is not None:
                yield index, of
        case syntax.TupleExpr(), syntax.CallExpr(callee=syntax.NameExpr(name="zip")):
            plain = [node for node, name in zip(over.args, over.arg_names, strict=True) if name is None]
            for item, node in zip(index.items, plain, strict=False):
                yield from _elements(item, node, reader)
        case syntax.TupleExpr(items=[_, item]), syntax.CallExpr(
            callee=syntax.NameExpr(name="enumerate"), args=[node, *_]
        ):
            yield from _elements(item, node, reader)


def _layers_in(node: syntax.Expression, reader: Reader) -> str | None:
    """Return the source form of an attribute that holds several layers; None for any other expression."""
    of = get_proper_type(type_of(node, reader.site)) if isinstance(node, syntax.MemberExpr) else None
    items = list(of.items) if isinstance(of, TupleType) else []
    if isinstance(of, Instance) and of.type.fullname in ("builtins.list", "builtins.tuple"):
        items = list(of.args)
    named = isinstance(node, syntax.MemberExpr) and isinstance(node.expr, syntax.NameExpr)
    if not items or not named or not all(is_a(item, library.MODULE) for item in items):
        return None
    assert isinstance(node, syntax.MemberExpr)
    assert isinstance(node.expr, syntax.NameExpr)
    return f"{node.expr.name}.{node.name}"


def _inputs(tree: syntax.MypyFile) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the inputs that a file binds and never reads otherwise."""
    bound: set[syntax.Expression] = set()
    names: dict[syntax.SymbolNode | None, list[syntax.NameExpr]] = {}
    for node in nodes(tree):
        if isinstance(node, syntax.CallExpr):
            bound.update(_bound(node))
        elif isinstance(node, syntax.NameExpr):
            names.setdefault(node.node, []).append(node)
    for variable, _ in _assigned(tree.defs):
        of = variable.node.type if isinstance(variable.node, syntax.Var) else None
        read = [each for each in names.get(variable.node, ()) if each is not variable]
        if of is not None and is_a(of, library.INPUT) and read and all(each in bound for each in read):
            yield variable, f"{variable.name} is given a value, but no expression in this file reads it"


def _bound(call: syntax.CallExpr) -> list[syntax.Expression]:
    """Return the inputs that a call binds, by ``x.bind(…)`` or by a function that returns a binding."""
    callee = call.callee
    if isinstance(callee, syntax.MemberExpr) and callee.name == "bind":
        return [callee.expr]
    node = callee.node if isinstance(callee, syntax.RefExpr) else None
    function = node.func if isinstance(node, syntax.Decorator) else node
    of = function.type if isinstance(function, syntax.FuncDef) else None
    return call.args if isinstance(of, CallableType) and is_a(of.ret_type, library.BINDING) else []


def _effects(reader: Reader) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the parameters and layers of a file that affect only real results which nothing in it reads.

    Such a result was meant to be used, and the file uses another value in its place: a plain mean for a weighted one.
    Integer and boolean results, such as predictions, are exempt: they are for inspection, and train nothing.
    """
    computed, assigned, reads = (
        dict[syntax.Expression, syntax.Var](),
        set[syntax.Var](),
        dict[syntax.Var, set[syntax.Var]](),
    )
    live = set[syntax.Var]()
    for statement in reader.file.defs:
        target = statement.lvalues[0] if isinstance(statement, syntax.AssignmentStmt) else None
        variable = target.node if isinstance(target, syntax.NameExpr) else None
        if (
            not isinstance(statement, syntax.AssignmentStmt)
            or len(statement.lvalues) > 1
            or not isinstance(variable, syntax.Var)
        ):
            live |= _variables([statement])
            continue
        reads.setdefault(variable, set()).update(_variables([statement.rvalue]))
        if variable.name == "__all__":
            said = {each.value for each in nodes(statement.rvalue) if isinstance(each, syntax.StrExpr)}
            live |= {each for each in assigned if each.name in said}
        elif variable.name.startswith("_") or not variable.is_inferred or variable in assigned:
            live.add(variable)
        assigned.add(variable)
        computed[statement.rvalue] = variable
    live = _closed(live, reads)
    known = set(chain.from_iterable(reads.values()))
    ends = {value: end for value, end in computed.items() if end not in live and end not in known}
    sources = {end: _closed([end], reads) - {end} for end in ends.values()}
    last = {source: end for end in ends.values() for source in sources[end]}
    if not any(map(_is_trained, live)):
        return
    for value, end in ends.items():
        of = type_of(value, reader.site)
        expression = None if of is None else instance_of(of, library.EXPR)
        result = of if expression is None else expression.args[0]
        if result is None or instance_of(result, library.TENSORS["real"]) is None:
            continue
        for source in sorted(sources[end], key=lambda each: each.name):
            if source not in live and last[source] is end and _is_trained(source):
                yield (
                    value,
                    f"{source.name} has no effect, because only {end.name} depends on it and nothing in this file "
                    f"reads {end.name}: use {end.name} where another value stands in its place, or rename it to "
                    f"_{end.name} if this is intended",
                )
                break


def _is_trained(variable: syntax.Var) -> bool:
    return variable.type is not None and (is_a(variable.type, library.PARAM) or is_a(variable.type, library.MODULE))


def _variables(parts: list[syntax.Node]) -> set[syntax.Var]:
    return {
        each.node for each in nodes(parts) if isinstance(each, syntax.NameExpr) and isinstance(each.node, syntax.Var)
    }


def _closed(start: Iterable[syntax.Var], reads: dict[syntax.Var, set[syntax.Var]]) -> set[syntax.Var]:
    """Return variables with all variables that they are computed from."""
    found, rest = set[syntax.Var](), list(start)
    while rest:
        variable = rest.pop()
        if variable not in found:
            found.add(variable)
            rest += reads.get(variable, ())
    return found
