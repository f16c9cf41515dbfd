"""Values that are no logits: truth values, results of ReLU or sigmoid, shares that a model of the file returns."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import CallExpr, Expression, FuncDef, MemberExpr, NameExpr, RefExpr, ReturnStmt
from mypy.types import Instance, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_LOGITS, AXES_SOFTMAX
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE
from typedtensor.mypy_plugin.features.mistakes.names import words
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.reading import nodes
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom

_LOGIT = words("logits")
_TRUTHS = frozenset({"AsReal", "OneHot"})


def check_logits(passed: Sequence[tuple[str, Expression]], site: Site) -> None:
    """Report truth values as numbers, passed for a parameter named after logits."""
    trail: Trail | None = None
    for formal, node in passed:
        if not words(formal) >= _LOGIT:
            continue
        trail = trail or Trail(site)
        line = trail.line(site.context)
        made, _ = trail.source(Located(node, line)) if line is not None else (None, None)
        if made is not None and made.operation in _TRUTHS:
            site.report(
                f"the parameter {formal} is given truth values, as numbers that are 0 or 1, and logits are any: "
                "what is computed belongs here, and what it is compared with elsewhere",
                AXES_LOGITS,
            )
            return


_FLOOR = "none is negative: no probability is below a half"
_SHARE = "each is between 0 and 1: no class has a probability near to 1"

_BOUNDED = {
    ("BinaryCrossEntropy", "ReLU"): ("binary_cross_entropy", "logits of any sign", "a ReLU", _FLOOR, "ReLU"),
    ("BinaryCrossEntropy", "Sigmoid"): ("binary_cross_entropy", "logits of any sign", "a sigmoid", _FLOOR, "sigmoid"),
    ("CrossEntropy", "Sigmoid"): ("cross_entropy", "scores of any size", "a sigmoid", _SHARE, "sigmoid"),
}
"""The parts of the message, for each loss and operation that computed its logits."""


def check_scores(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report ``binary_cross_entropy(relu(x), y)``, and ``cross_entropy`` of values that a model has normalised."""
    trail, loss = Trail(site), applied(context, site, called)
    line = trail.line(context)
    if loss is None or line is None or not loss.operands:
        return
    made, value = trail.source(Located(loss.operands[0], line))
    stage = None if made is not None else trail.last_stage(value)
    operation = made.operation if made is not None else stage.type.name if stage is not None else ""
    if (said := _BOUNDED.get((loss.operation, operation))) is not None:
        function, wanted, after, bounds, what = said
        site.report(
            f"{function} takes {wanted}, and after {after} {bounds}; give it what the {what} was given", AXES_LOGITS
        )
    elif loss.operation == "CrossEntropy" and made is None and loss.labels and loss.labels[0] is not None:
        axis = loss.labels[0]
        at = _normalised(value.node, axis, trail, site)
        if at is not None:
            site.report(
                f"cross_entropy takes scores and normalises them itself, but these are shares along {show((axis,))} "
                f"already, by the softmax on line {at}: let the model return what that is given",
                AXES_SOFTMAX,
            )


def _normalised(node: Expression, axis: Atom, trail: Trail, site: Site) -> int | None:
    """Return the line of the softmax along an axis that a model or function of the file ends with."""
    function = _called(node, trail) if isinstance(node, CallExpr) else None
    if function is None or function not in nodes(site.checker.tree):
        return None
    ends = [each.expr for each in nodes(function.body.body) if isinstance(each, ReturnStmt)]
    match ends:
        case [CallExpr(callee=MemberExpr(name="softmax"), args=[RefExpr() as label]) as end] if (
            label.fullname == axis.key
        ):
            return end.line
        case [CallExpr(callee=NameExpr(name="softmax"), args=[_, RefExpr() as label]) as end] if (
            label.fullname == axis.key
        ):
            return end.line
    return None


def _called(call: CallExpr, trail: Trail) -> FuncDef | None:
    if isinstance(call.callee, RefExpr) and isinstance(call.callee.node, FuncDef):
        return call.callee.node
    of = get_proper_type(trail.type(call.callee))
    method = of.type.get_method("__call__") if isinstance(of, Instance) and of.type.has_base(MODULE) else None
    return method if isinstance(method, FuncDef) else None
