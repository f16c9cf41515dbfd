"""Optimizers that are made anew for each step, or of parameters that the loss does not depend on."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, RefExpr, TypeInfo, Var

from typedtensor.mypy_plugin.base.codes import AXES_TRAINING
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE, OPTIMIZER
from typedtensor.mypy_plugin.types.reaching import reached, read_by
from typedtensor.mypy_plugin.types.reading import names_in
from typedtensor.mypy_plugin.types.straight import Located, Straight, straight


def check_optimizer(optimizer: Expression, loss: Expression, site: Site) -> None:
    """Report an optimizer of the wrong parameters, or one that is made in the loop that makes the steps."""
    lines = straight(site)
    line = lines.at(site.context)
    result = None if line is None else lines.resolved(Located(optimizer, line))
    if line is None or result is None or not isinstance(result.node, CallExpr) or not _is_optimizer(result.node):
        return
    call = result.node
    is_new = result.line.blocks == line.blocks and bool(line.blocks) and line.blocks[-1].repeated
    if is_new and _has_state(call) and not any(lines.changes(name, line) for name in names_in(call)):
        site.report(
            f"line {call.line} creates a new optimizer in each iteration, so its schedule and its state, such as "
            "momentum, start again every time: create it before the loop",
            AXES_TRAINING,
            held=True,
        )
        return
    match call.args:
        case [MemberExpr(name="parameters", expr=NameExpr() as model), *_]:
            other = _other_model(model, Located(loss, line), lines, site)
            if other is not None:
                site.report(
                    f"the optimizer has the parameters of {model.name}, but this loss depends on none of them, only on "
                    f"{other}: give the optimizer {other}.parameters, or let the loss depend on {model.name}",
                    AXES_TRAINING,
                    held=True,
                )


def _is_optimizer(call: CallExpr) -> bool:
    callee = call.callee
    return isinstance(callee, RefExpr) and isinstance(callee.node, TypeInfo) and callee.node.has_base(OPTIMIZER)


def _has_state(call: CallExpr) -> bool:
    """Whether steps of an optimizer depend on those before: all do but those of plain SGD at a constant rate."""
    callee = call.callee
    if not isinstance(callee, RefExpr) or callee.fullname.rpartition(".")[2] != "SGD":
        return True
    rates = [node for name, node in zip(call.arg_names, call.args, strict=True) if name == "learning_rate"]
    return any(isinstance(node, CallExpr) for node in rates)


def _other_model(model: NameExpr, loss: Located, lines: Straight, site: Site) -> str | None:
    """Return a model that a loss depends on, if the loss does not depend on the given one."""
    if model.name in reached(loss.node, site, live=True)[0]:
        return None
    of_model, _ = reached(model, site, live=True)
    for other in read_by(loss, lines, live=True).values():
        of = other.node.type if isinstance(other.node, Var) else None
        if of is not None and is_a(of, MODULE) and other.name not in of_model:
            return None if model.name in reached(other, site, live=True)[0] else other.name
    return None
