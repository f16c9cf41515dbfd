"""Layers in the form for evaluation while a model is trained, and updates of a training that no step commits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, MemberExpr, NameExpr, OverloadedFuncDef, SymbolNode, Var
from mypy.plugin import MethodContext
from mypy.types import CallableType, FunctionLike, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_TRAINING
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import TRAINING
from typedtensor.mypy_plugin.types.reaching import reached
from typedtensor.mypy_plugin.types.reading import nodes


def place_of_mode(node: SymbolNode | None) -> int | None:
    """Return the position of the first parameter of a method that takes a ``Training``, or None in evaluation."""
    function = node.func if isinstance(node, Decorator) else node
    if not isinstance(function, (FuncDef, OverloadedFuncDef)) or not isinstance(function.type, FunctionLike):
        return None
    taken = function.type.items[0].arg_types[1:]
    return next((place for place, of in enumerate(taken) if _is_mode(of)), None)


def check_mode(
    ctx: MethodContext,
    place: int,
    inner: Callable[[MethodContext], Type] | None,
    lookups: Lookups,
    *,
    overloaded: bool,
) -> Type:
    """Report None for the mode of a layer, where the function around has a mode; then run the hook of the call."""
    given = ctx.args[place] if place < len(ctx.args) else []
    site = Site.of(lookups, ctx)
    if len(given) == 1 and isinstance(given[0], NameExpr) and given[0].fullname == "builtins.None":
        function = site.checker.scope.current_function()
        named = [each.variable.name for each in function.arguments if _has_mode(each.variable)] if function else []
        if named:
            site.report(
                f"this layer is given None, the form for evaluation, whatever {named[0]} says: give it {named[0]}",
                AXES_TRAINING,
                held=overloaded,
            )
    return ctx.default_return_type if inner is None else inner(ctx)


def check_updates(loss: Expression, updates: Expression | None, site: Site) -> None:
    """Report a step whose loss is not of the training that it updates, or whose training is never committed."""
    names, _ = reached(loss, site)
    match updates:
        case MemberExpr(name="updates", expr=NameExpr(node=Var() as variable) as training):
            if _is_made_here(variable, site) and training.name not in names:
                site.report(
                    f"the step updates {training.name}, and its loss does not read it: the loss is of the model in its "
                    f"form for evaluation, without dropout; give the model {training.name}",
                    AXES_TRAINING,
                    held=True,
                )
        case None:
            for name in sorted(names):
                made = _made_here(name, site)
                if made is not None and not _is_updated(name, site):
                    site.report(
                        f"the loss is of {name}, and no step has its updates, so that its step and the statistics of "
                        f"its layers stay as they were: give updates={name}.updates",
                        AXES_TRAINING,
                        held=True,
                    )
                    return


def _is_mode(of: Type) -> bool:
    return len(members(of)) > 1 and any(is_a(member, TRAINING) for member in members(of))


def _has_mode(variable: Var) -> bool:
    return variable.type is not None and any(is_a(member, TRAINING) for member in members(variable.type))


def _is_made_here(variable: Var, site: Site) -> bool:
    """Whether a variable is no parameter."""
    function = site.checker.scope.current_function()
    return function is None or all(argument.variable is not variable for argument in function.arguments)


def _made_here(name: str, site: Site) -> CallExpr | None:
    """Return the constructor call of the training that the variable of a name holds."""
    from typedtensor.mypy_plugin.types.straight import straight

    lines = straight(site)
    line = lines.at(site.context)
    found = None if line is None else lines.named(name, line)
    value = None if found is None else found[1].node
    if not isinstance(value, CallExpr) or not isinstance(value.callee, NameExpr) or value.callee.fullname != TRAINING:
        return None
    return value


def _is_updated(name: str, site: Site) -> bool:
    """Whether the file reads the updates of the variable of a name, or hands it to what may."""
    return any(
        isinstance(each, MemberExpr)
        and each.name == "updates"
        and isinstance(each.expr, NameExpr)
        and each.expr.name == name
        for each in nodes(site.checker.tree)
    )
