"""Layers in the form for evaluation while a model is trained, and updates of a training that no step commits."""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    NameExpr,
    OverloadedFuncDef,
    RefExpr,
    SymbolNode,
    Var,
)
from mypy.plugin import MethodContext
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.codes import AXES_TRAINING
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import TRAINING
from typedtensor.mypy_plugin.types.reaching import read_by
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.straight import Located, straight


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
    lookups: Lookups,
    *,
    overloaded: bool,
) -> None:
    """Report None for the mode of a layer, where the function around has a mode."""
    given = ctx.args[place] if place < len(ctx.args) else []
    site = Site.of(lookups, ctx)
    if len(given) == 1 and isinstance(given[0], NameExpr) and given[0].fullname == "builtins.None":
        function = site.checker.scope.current_function()
        named = [each.variable.name for each in function.arguments if _has_mode(each.variable)] if function else []
        if named:
            site.report(
                f"this layer is given None, so it always runs in evaluation mode, whatever {named[0]} is: pass "
                f"{named[0]}",
                AXES_TRAINING,
                held=overloaded,
            )


def check_updates(loss: Expression, updates: Expression | None, site: Site) -> None:
    """Report a step whose loss is not of the training that it updates, or whose training is never committed."""
    lines = straight(site)
    line = lines.at(site.context)
    if line is None:
        return
    read = read_by(Located(loss, line), lines)
    match updates:
        case MemberExpr(name="updates", expr=NameExpr() as training):
            if _is_training(lines.resolved(Located(training, line)).node) and training.node not in read:
                site.report(
                    f"the step updates {training.name}, but its loss does not read {training.name}: it uses the model "
                    f"in evaluation mode, without dropout; pass {training.name} to the model",
                    AXES_TRAINING,
                    held=True,
                )
        case None:
            for training in read.values():
                if _is_training(lines.resolved(Located(training, line)).node) and not _is_updated(training.name, site):
                    site.report(
                        f"the loss uses {training.name}, but no step applies its updates, so its step number and the "
                        f"statistics of its layers never change: pass updates={training.name}.updates",
                        AXES_TRAINING,
                        held=True,
                    )
                    return


def _is_training(made: Expression) -> bool:
    """Whether an expression constructs a training."""
    return isinstance(made, CallExpr) and isinstance(made.callee, RefExpr) and made.callee.fullname == TRAINING


def _is_mode(of: Type) -> bool:
    return len(members(of)) > 1 and any(is_a(member, TRAINING) for member in members(of))


def _has_mode(variable: Var) -> bool:
    return variable.type is not None and any(is_a(member, TRAINING) for member in members(variable.type))


def _is_updated(name: str, site: Site) -> bool:
    """Whether the file reads the updates of a training of a name."""
    return any(
        isinstance(each, MemberExpr)
        and each.name == "updates"
        and isinstance(each.expr, NameExpr)
        and each.expr.name == name
        for each in nodes(site.checker.tree)
    )
