"""``log(softmax(x, Digit))``, ``log(exp(x).sum(Digit))``: formulas that overflow where one operation does not."""

from __future__ import annotations

from mypy.nodes import Expression
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_OVERFLOW
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail


def check_logarithm(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report a logarithm of a softmax, a sigmoid, or a sum of exponentials."""
    trail, log = Trail(site), applied(context, site, called)
    line = trail.line(context)
    if log is None or line is None or not log.operands:
        return
    result, value = trail.applied(Located(log.operands[0], line))
    said = None if result is None else _instead(result, value, trail)
    if said is not None:
        what, when, instead = said
        site.report(
            f"the logarithm of {what} is infinite {when}: write {instead}, which gives the same value and stays finite",
            AXES_OVERFLOW,
        )


def _instead(made: Applied, value: Located, trail: Trail) -> tuple[str, str, str] | None:
    """Return the operand of a logarithm, the case of overflow, and the operation that computes the same without it."""
    labels = tuple(axis for axis in made.labels if axis is not None)
    along = f", {show(labels)}" if labels else ""
    match made.operation:
        case "Softmax" if labels:
            return "a softmax", "where a probability underflows to 0", f"log_softmax(x{along})"
        case "Sigmoid":
            return "a sigmoid", "where it underflows to 0", "log_sigmoid(x)"
        case "SumAlong" if labels and _is_exponential(made, 0, value, trail):
            return "a sum of exponentials", "where one of them overflows", f"log_sum_exp(x{along})"
    return None


def _is_exponential(made: Applied, at: int, value: Located, trail: Trail) -> bool:
    """Whether an operand is an exponential of a value that has not been made small, as by subtracting the maximum."""
    inner, below = trail.applied(value._replace(node=made.operands[at]))
    if inner is not None and inner.operation == "Mul":
        return any(_is_exponential(inner, place, below, trail) for place in (0, 1))
    if inner is None or inner.operation != "Exp":
        return False
    of, _ = trail.applied(below._replace(node=inner.operands[0]))
    return of is None or of.operation != "Sub"
