"""``kl_divergence(softmax(x), …)``: probabilities where a loss takes log-probabilities, or the reverse."""

from __future__ import annotations

from mypy.nodes import Expression
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_LOG, AXES_SOFTMAX
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.softmaxes import Normal, normalised
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail


def check_divergence(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report a wrong choice between probabilities and log-probabilities, and distributions along different axes."""
    trail, loss = Trail(site), applied(context, site, called)
    line = trail.line(context)
    if loss is None or line is None or len(loss.operands) != 2:
        return
    first, second = [normalised(Located(node, line), trail) for node in loss.operands]
    plain, logarithm = _line(first, "softmax"), _line(second, "log_softmax")
    if loss.operation == "NegativeLogLikelihood":
        if plain is not None:
            site.report(
                f"negative_log_likelihood takes log-probabilities, but the softmax on line {plain} gives "
                "probabilities: use log_softmax",
                AXES_LOG,
            )
    elif plain is not None and logarithm is not None:
        site.report(
            "kl_divergence takes log-probabilities first, then probabilities, but these two are the other way round",
            AXES_LOG,
        )
    elif plain is not None:
        site.report(
            f"kl_divergence takes log-probabilities first, but the softmax on line {plain} gives probabilities: use "
            "log_softmax",
            AXES_LOG,
        )
    elif logarithm is not None:
        site.report(
            f"kl_divergence takes probabilities second, but the log_softmax on line {logarithm} gives "
            "log-probabilities: use softmax",
            AXES_LOG,
        )
    elif first and second and not {*first} & {*second}:
        site.report(
            f"kl_divergence compares distributions along one axis, but the first is along {show(tuple(first))} (line "
            f"{_any_line(first)}) and the second along {show(tuple(second))} (line {_any_line(second)})",
            AXES_SOFTMAX,
        )


def _line(found: Normal, name: str) -> int | None:
    return next((result.line for result in found.values() if result.name == name), None)


def _any_line(found: Normal) -> int:
    return next(result.line for result in found.values())
