"""``x + self.feed(attended)``, where ``attended`` is ``x + self.attend(x)``: the first residual is lost."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, FuncDef, NameExpr, Node, OpExpr, Var
from mypy.subtypes import is_same_type
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_RESIDUAL
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE
from typedtensor.mypy_plugin.types.making import is_operation
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.straight import Located, straight


def check_residual(context: Expression, site: Site) -> None:
    """Report a layer's result added to a state, where the layer alone reads an earlier residual sum of that state."""
    terms = _terms(context, site)
    function = None if terms is None else site.checker.scope.current_function()
    if terms is None or not isinstance(function, FuncDef):
        return
    lines = straight(site)
    line = lines.at(context)
    if line is None:
        return
    state, layer = terms
    inner = _names(layer)
    for name in inner:
        result = lines.resolved(Located(name, line))
        before = _terms(result.node, site)
        if before is None or name.node is state.node or before[0].node is not state.node:
            continue
        now, then = (lines.resolved(Located(*each)) for each in ((state, line), (before[0], result.line)))
        read = [each for each in _names(function.body) if each.node is name.node and each not in inner]
        if len(read) == 1 and _is_one(now, then):  # the other occurrence is its assignment
            site.report(
                f"{name.name} is {state.name} plus the residual of line {result.node.line}, and only this layer reads "
                f"it, but this sum adds to {state.name} and loses that residual: add to {name.name}",
                AXES_RESIDUAL,
                held=True,
            )
            return


def check_doubled(context: Expression, site: Site) -> None:
    """Report ``h + h`` where ``h`` is a layer's result for a variable of the same type."""
    match context:
        case OpExpr(op="+", left=NameExpr(node=Var(type=Type() as of) as doubled), right=NameExpr(node=other)):
            function = site.checker.scope.current_function()
            if doubled is not other or not isinstance(function, FuncDef):
                return
        case _:
            return
    lines = straight(site)
    line = lines.at(context)
    result = None if line is None else lines.resolved(Located(context.left, line)).node
    for name in [] if result is None or not isinstance(result, CallExpr) else _names(result):
        state = name.node
        if isinstance(state, Var) and state is not doubled and state.type is not None and is_same_type(state.type, of):
            site.report(
                f"{doubled.name} is added to itself, but was computed from {state.name}, of the same type: for a "
                f"residual, write {state.name} + {doubled.name}; to double it, write 2.0 * {doubled.name}",
                AXES_RESIDUAL,
                held=True,
            )
            return


def _is_one(now: Located, then: Located) -> bool:
    """Whether a variable has the same value at both places: one reaching assignment made it, or none did."""
    if isinstance(now.node, NameExpr) and isinstance(then.node, NameExpr):
        return now.node.node is then.node.node
    return now.node is then.node


def _terms(node: Expression, site: Site) -> tuple[NameExpr, Expression] | None:
    """Return the variable and the layer call of a sum of both."""
    if not isinstance(node, OpExpr) or node.op != "+":
        return None
    for state, layer in ((node.left, node.right), (node.right, node.left)):
        if isinstance(state, NameExpr) and isinstance(layer, CallExpr):
            if len(layer.args) == 1 and isinstance(layer.args[0], CallExpr) and is_operation(layer, site):
                layer = layer.args[0]  # an activation of a layer
            of = site.checker.lookup_type_or_none(layer.callee)
            return (state, layer) if of is not None and is_a(of, MODULE) else None
    return None


def _names(start: Node) -> list[NameExpr]:
    return [each for each in nodes(start) if isinstance(each, NameExpr)]
