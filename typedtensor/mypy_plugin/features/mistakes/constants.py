"""Means of softmax results that are constant, and products of a softmax with a log-softmax along another axis."""

from __future__ import annotations

from mypy.nodes import Expression

from typedtensor.mypy_plugin.base.codes import AXES_SOFTMAX
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Located, around
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom

_SHARES = ("Softmax", "MaskedSoftmax")
_LOGARITHMS = ("LogSoftmax", "MaskedLogSoftmax")


def check_shares(context: Expression, site: Site) -> None:
    """Report a mean of shares along the axis of their softmax, and a product of shares along two axes.

    A sum along the axis of the softmax is not reported: such a sum is a sanity check.
    """
    if around(site) not in site.lookups.cache.normalising:
        return
    trail, reduced = Trail(site), applied(context, site)
    line = trail.line(context)
    if reduced is None or line is None or reduced.operation not in ("SumAlong", "MeanAlong", "Mean"):
        return
    result, value = trail.source(Located(reduced.operands[0], line))
    if result is None:
        return
    along = _along(result, _SHARES)
    if along is not None and reduced.operation == "MeanAlong" and reduced.labels[:1] == (along,):
        axis = show((along,))
        site.report(
            f"the softmax on line {value.node.line} makes its values add up to 1 along {axis}, so their mean along "
            f"{axis} is always the same: reduce another axis",
            AXES_SOFTMAX,
        )
    elif result.operation == "Mul" and not _check_weighted(reduced, result, value, trail, site):
        sides = [trail.source(value._replace(node=node)) for node in result.operands]
        shares = [(_along(side, _SHARES), at) for side, at in sides if side is not None]
        logarithms = [_logarithm(trail, side, at) for side, at in sides if side is not None]
        for (one, at), other in zip(shares, reversed(logarithms), strict=True):
            if one is not None and other is not None and one != other and len(logarithms) == 2:
                site.report(
                    f"probabilities along {show((one,))}, from the softmax on line {at.node.line}, are multiplied by "
                    f"log-probabilities along {show((other,))}: use one axis for both",
                    AXES_SOFTMAX,
                )
                return


def _check_weighted(reduced: Applied, product: Applied, value: Located, trail: Trail, site: Site) -> bool:
    """Report a mean, along the softmax's axis, of values weighted with shares: the mean divides a second time."""
    for node in product.operands if reduced.operation != "SumAlong" else ():
        result, at = trail.source(value._replace(node=node))
        along = None if result is None else _along(result, _SHARES)
        if along is not None and (not reduced.labels or along in reduced.labels):
            axis = show((along,))
            site.report(
                f"the weights from the softmax on line {at.node.line} already add up to 1 along {axis}, and this mean "
                f"divides by the size of {axis} once more: take the sum along {axis} instead",
                AXES_SOFTMAX,
            )
            return True
    return False


def _along(made: Applied, operations: tuple[str, ...]) -> Atom | None:
    return made.labels[0] if made.operation in operations and len(made.labels) == 1 else None


def _logarithm(trail: Trail, made: Applied, value: Located) -> Atom | None:
    if made.operation != "Log":
        return _along(made, _LOGARITHMS)
    inner, _ = trail.source(value._replace(node=made.operands[0]))
    return None if inner is None else _along(inner, _SHARES)
