"""``deviation + mean * noise``: a variable named as a scale is added, and one named as a location multiplies."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OpExpr, UnaryExpr

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.codes import AXES_AFFINE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.crossings import terms
from typedtensor.mypy_plugin.features.mistakes.names import words

_ADDED = words("mean_mu_loc_location_shift_bias_offset_center_centre")
_NOISE = words("noise_eps_epsilon")
_LOG_VARIANCE, _LOGVAR = words("log_variance"), words("logvar_logvariance")
_NOTHING: frozenset[str] = frozenset()
_MULTIPLIED = words("deviation_std_stddev_sigma_scale_gain")


def check_affine(context: Expression, site: Site) -> None:
    """Report a sum with a scale and a location, by their names, in each other's place."""
    if not isinstance(context, OpExpr) or context.op != "+":
        return
    last, before = context.right, list(terms(context.left))
    for added, product in [(last, each) for each in before] + [(each, last) for each in before]:
        if not isinstance(product, OpExpr) or product.op != "*":
            continue
        factors = list(_factors(product))
        if (variance := _variance(factors)) is not None:
            site.report(
                f"{variance} is the logarithm of a variance, but noise is scaled by the standard deviation, its square "
                f"root: write exp(0.5 * {variance})",
                AXES_AFFINE,
                held=True,
            )
            return
        scale = _named(added, _MULTIPLIED, _ADDED)
        if scale is None or any(_named(each, _MULTIPLIED, _ADDED) for each in factors):
            continue
        location = next(filter(None, (_named(each, _ADDED, _MULTIPLIED) for each in factors)), None)
        if location is not None:
            site.report(
                f"{scale} is added and {location} multiplies, but their names suggest the reverse: swap them, or "
                "rename them",
                AXES_AFFINE,
                held=True,
            )
            return


def _variance(factors: list[Expression]) -> str | None:
    """Return the name of a logarithm of a variance whose exponential multiplies noise."""
    if any(_named(each, _NOISE, _NOTHING) for each in factors):
        for each in factors:
            match each:
                case (
                    CallExpr(callee=NameExpr(name="exp"), args=[NameExpr(name=name) | MemberExpr(name=name)])
                    | CallExpr(callee=MemberExpr(name="exp", expr=NameExpr(name=name) | MemberExpr(name=name)), args=[])
                ):
                    if words(name) >= _LOG_VARIANCE or words(name) & _LOGVAR:
                        return name
    return None


def _factors(node: Expression) -> Iterator[Expression]:
    """Yield the factors of a product."""
    if isinstance(node, OpExpr) and node.op == "*":
        yield from _factors(node.left)
        yield from _factors(node.right)
    else:
        yield node


def _named(node: Expression, wanted: frozenset[str], others: frozenset[str]) -> str | None:
    """Return the name of the variable, attribute or layer of a value, if it has a wanted word and no other role's."""
    match node:
        case NameExpr() | MemberExpr():
            said = words(node.name)
            return node.name if said & wanted and not said & others else None
        case UnaryExpr():
            return _named(node.expr, wanted, others)
        case OpExpr(op="+", left=left, right=right):
            found = [_named(each, wanted, others) for each in (left, right)]
            return next(filter(None, found), None) if None in found else None
        case CallExpr(callee=MemberExpr() as callee) if callee.name in METHODS:
            return _named(callee.expr, wanted, others)
        case CallExpr(callee=NameExpr() | MemberExpr() as callee):
            return _named(callee, wanted, others)
    return None
