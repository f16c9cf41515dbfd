"""``optimizer.step(-loss)``, ``optimizer.step(accuracy)``: a step that leads the wrong way, or nowhere."""

from __future__ import annotations

from mypy.nodes import Expression

from typedtensor.mypy_plugin.base.codes import AXES_GRADIENT
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.meanings.signs import is_flat, sign
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail

_DEPTH = 5
"""The largest number of functions that return one another's values."""


def check_minimised(loss: Expression, site: Site) -> None:
    """Report a loss that is never positive, such as minus a cross-entropy, or that has no gradient."""
    trail = Trail(site)
    line = trail.line(site.context)
    if line is None:
        return
    value = Located(loss, line)
    for _ in range(_DEPTH):
        result, value = trail.applied(value)
        if result is not None:
            break
        returned = trail.returned(value)
        if returned is None:
            return
        trail, value = returned
    else:
        return
    if is_flat(value, trail):
        site.report(
            "this loss has no gradient, so a step changes nothing: comparisons, argmax and stop_gradient have none; "
            "pass a loss that has one, and measure this one with also=",
            AXES_GRADIENT,
            held=True,
        )
    elif sign(value, trail) < 0:
        site.report(
            "a step minimises its loss, but this one is never above 0 and gets smaller as the model gets worse: "
            "change its sign",
            AXES_GRADIENT,
            held=True,
        )
