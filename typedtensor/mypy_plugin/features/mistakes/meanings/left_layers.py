"""``for layer, norm in zip(self.layers, self.norms)`` that applies one norm for all, or all layers to one input."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Context,
    Expression,
    ForStmt,
    FuncDef,
    MemberExpr,
    NameExpr,
    ReturnStmt,
    Statement,
    SymbolNode,
    TupleExpr,
    YieldExpr,
)
from mypy.types import Instance, TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.names import MODULE
from typedtensor.mypy_plugin.types.reading import names_in, nodes

_Taken = tuple[NameExpr, str]
"""A variable that holds a layer, and the attribute that the layer comes from."""


def left_layers(function: FuncDef) -> Iterator[tuple[Context, str]]:
    """Yield the layers that a function unpacks from an attribute, in a loop or an assignment, and does not read."""
    if not function.info:
        return
    loops: list[tuple[ForStmt, list[_Taken]]] = []
    taken: list[_Taken] = []
    for node in nodes(function.body.body):
        if isinstance(node, ForStmt):
            loops.append((node, [*_targets(node.index, node.expr, function)]))
            taken += loops[-1][1]
        elif isinstance(node, AssignmentStmt) and len(node.lvalues) == 1 and isinstance(node.lvalues[0], TupleExpr):
            of, targets = _attribute(node.rvalue, function), node.lvalues[0].items
            if of is not None and all(isinstance(x, NameExpr) for x in targets):
                taken += [(x, of) for x in targets if isinstance(x, NameExpr)]
    if not taken:
        return
    written = {layer for layer, _ in taken}
    read = {name.node for name in names_in(function) if name not in written}
    for layer, of in taken:
        if layer.node not in read and not layer.name.startswith("_"):
            how = f"apply it, or rename it to _{layer.name} if this is intended"
            why = "perhaps because another layer is applied in its place"
            yield layer, f"{layer.name}, from self.{of}, is never read, {why}: {how}"
    for loop, layers in loops:
        if layers and all(layer.node in read for layer, _ in layers):
            yield from _made_anew(loop, {layer.node for layer, _ in layers})


def _targets(index: Expression, over: Expression, function: FuncDef) -> Iterator[_Taken]:
    """Yield the variables of a loop that hold layers, with the attributes that the layers come from."""
    match index, over:
        case NameExpr(), MemberExpr():
            if (of := _attribute(over, function)) is not None:
                yield index, of
        case TupleExpr(), CallExpr(callee=NameExpr(name="zip")):
            plain = [node for node, name in zip(over.args, over.arg_names, strict=True) if name is None]
            if len(plain) == len(index.items):
                for item, node in zip(index.items, plain, strict=True):
                    yield from _targets(item, node, function)
        case TupleExpr(items=[_, item]), CallExpr(callee=NameExpr(name="enumerate"), args=[node, *_]):
            yield from _targets(item, node, function)


def _attribute(node: Expression, function: FuncDef) -> str | None:
    """Return the name of an attribute of ``self`` that holds several layers; None for any other expression."""
    match node:
        case MemberExpr(name=name, expr=NameExpr(name="self")):
            symbol = function.info.get(name)
            return name if symbol is not None and symbol.type is not None and _holds_layers(symbol.type) else None
    return None


def _holds_layers(of: Type) -> bool:
    proper = get_proper_type(of)
    if isinstance(proper, TupleType):
        return bool(proper.items) and all(is_a(item, MODULE) for item in proper.items)
    return (
        isinstance(proper, Instance)
        and proper.type.fullname in ("builtins.list", "builtins.tuple")
        and bool(proper.args)
        and is_a(proper.args[0], MODULE)
    )


def _made_anew(loop: ForStmt, layers: set[SymbolNode | None]) -> Iterator[tuple[Context, str]]:
    """Yield assignments that overwrite, in each round, the result of the last layer: only the last layer counts."""
    body: list[Statement] = loop.body.body
    if any(not isinstance(each, AssignmentStmt) for each in body) or any(
        isinstance(each, (YieldExpr, ReturnStmt)) for each in nodes(body)
    ):
        return
    targets = {x for each in body if isinstance(each, AssignmentStmt) for x in each.lvalues}
    read = {name.node for each in body for name in names_in(each) if name not in targets}
    for each in body:
        target = each.lvalues[0] if isinstance(each, AssignmentStmt) and len(each.lvalues) == 1 else None
        if not isinstance(each, AssignmentStmt) or not isinstance(target, NameExpr) or target.node in read:
            continue
        called = [node.callee for node in nodes(each.rvalue) if isinstance(node, CallExpr)]
        if any(isinstance(callee, NameExpr) and callee.node in layers for callee in called):
            yield (
                each,
                f"each layer of this loop overwrites {target.name} without reading its last value, so only the last "
                "layer counts: pass that value to the layer",
            )
