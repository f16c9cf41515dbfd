"""``square(x - x.mean(Time).expand_like(x)).mean(Hidden)``: centred along one axis, averaged along another."""

from __future__ import annotations

from mypy.nodes import Expression

from typedtensor.mypy_plugin.base.codes import AXES_VARIANCE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Word


def check_variance(context: Expression, site: Site) -> None:
    """Report a mean of squares along other axes than those along which the values were centred."""
    trail, mean = Trail(site), applied(context, site)
    line = trail.line(context)
    if mean is None or line is None or mean.operation != "MeanAlong" or None in mean.labels:
        return
    power, value = trail.applied(Located(mean.operands[0], line))
    squared = None if power is None else [value._replace(node=node) for node in power.operands]
    if power is None or not squared:
        return
    if power.operation != "Square" and not (power.operation == "Mul" and trail.same(*squared)):
        return
    centred = _centred(trail, squared[0])
    if centred and not any(axis in centred for axis in mean.labels):
        along = show(tuple(axis for axis in mean.labels if axis is not None))
        site.report(
            f"these values were centred along {show(centred)}, but the mean of their squares is along {along}: for a "
            "variance, use the same axes for both",
            AXES_VARIANCE,
        )


def _centred(trail: Trail, value: Located) -> Word:
    """Return the axes along which a value was centred by subtracting its mean."""
    difference, at = trail.applied(value)
    if difference is None or difference.operation != "Sub":
        return ()
    whole, taken = (at._replace(node=node) for node in difference.operands)
    mean, below = trail.source(taken)
    if mean is None or mean.operation != "MeanAlong" or not trail.same(below._replace(node=mean.operands[0]), whole):
        return ()
    return tuple(axis for axis in mean.labels if axis is not None)
