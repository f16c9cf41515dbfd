"""``cross_entropy(decoder(target), target, Word)``: the target is an input, and another input is not read."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, FuncDef, MemberExpr, MypyFile, NameExpr, SymbolNode, Var
from mypy.subtypes import is_same_type
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_TARGET
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import INPUT
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.straight import Straight, straight


def check_target(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report scores that are computed from their own target, where another input of the target's type is not read.

    An autoencoder, which predicts its input, has no other input of that type.
    """
    result = applied(context, site, called)
    target = _itself(result.operands[1]) if result is not None else None
    if result is None or not isinstance(target, NameExpr) or not isinstance(target.node, Var):
        return
    given = list(_given(site))
    of = target.node.type
    if of is not None and target.node not in given and isinstance(site.checker.scope.current_function(), FuncDef):
        given = list(_unpredicted(site, target.node))
    if of is None or target.node not in given:
        return
    read = _read(result.operands[0], straight(site))
    line = read.get(target.node)
    others = [each for each in given if each not in read and each.type is not None and is_same_type(each.type, of)]
    if line is not None and others:
        site.report(
            f"these scores should predict {target.name}, but line {line} computes them from {target.name} itself, not "
            f"from {others[0].name}: one of the two should be {others[0].name}",
            AXES_TARGET,
        )


def _itself(target: Expression) -> Expression:
    """Return the compared variable, without transpose and rename."""
    match target:
        case CallExpr(callee=MemberExpr(name="transpose" | "rename", expr=of)):
            return _itself(of)
    return target


def _given(site: Site) -> Iterator[Var]:
    """Yield the parameters of the function around a site, or the inputs of the file."""
    function: object = site.checker.scope.current_function()
    if isinstance(function, FuncDef):
        yield from (argument.variable for argument in function.arguments)
    elif function is None:
        yield from _inputs(site.checker.tree)


def _inputs(tree: MypyFile) -> Iterator[Var]:
    known = [symbol.node for symbol in tree.names.values()]
    yield from (each for each in known if isinstance(each, Var) and each.type and instance_of(each.type, INPUT))


def _unpredicted(site: Site, target: Var) -> Iterator[Var]:
    """Yield the target, and the inputs of the file that no call has as its second argument, as losses have targets."""
    tree: MypyFile = site.checker.tree
    calls = [node.args for node in nodes(tree) if isinstance(node, CallExpr) and len(node.args) > 1]
    compared = {node.node for args in calls for node in map(_itself, args[1:2]) if isinstance(node, NameExpr)}
    yield from (each for each in _inputs(tree) if each is target or each not in compared)


def _read(start: Expression, lines: Straight) -> dict[SymbolNode, int]:
    """Return the variables that a value is computed from, each with the line that reads it."""
    found: dict[SymbolNode, int] = {}
    rest = [start]
    while rest:
        for node in nodes(rest.pop()):
            if isinstance(node, NameExpr) and node.node is not None and node.node not in found:
                found[node.node] = node.line
                rest += lines.assigned(node)
    return found
