"""``(x * as_real(mask)).max(Time)``: masked elements become 0, which exceeds the negative elements."""

from __future__ import annotations

from mypy.nodes import Expression, FloatExpr, IntExpr

from typedtensor.mypy_plugin.base.codes import AXES_MASK
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.counts import given_mask
from typedtensor.mypy_plugin.features.mistakes.meanings.signs import sign
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail

_WHICH = {"ArgMax": ("argmax", 1), "ArgMin": ("argmin", -1), "MaxAlong": ("max", 1), "MinAlong": ("min", -1)}
"""The methods, and the sign of values among which a 0 is never found."""


def check_hidden_by_zero(context: Expression, site: Site) -> None:
    """Report a maximum along an axis of values, perhaps negative, among which a mask has put zeros."""
    trail, result = Trail(site), applied(context, site)
    line = trail.line(context)
    if (
        result is None
        or line is None
        or result.operation not in _WHICH
        or not result.labels
        or result.labels[0] is None
    ):
        return
    [axis] = result.labels[:1]
    product, value = trail.applied(Located(result.operands[0], line))
    parts = [] if product is None else [value._replace(node=node) for node in product.operands]
    if product is not None and product.operation == "Mul":
        pairs = [(given_mask(parts[0], trail), parts[1]), (given_mask(parts[1], trail), parts[0])]
    elif product is not None and product.operation == "Where" and _is_zero(parts[2].node):
        pairs = [(trail.source(parts[0])[1], parts[1])]
    else:
        return
    for mask, kept in pairs:
        if mask is not None and axis in (trail.word(mask) or ()) and sign(kept, trail) != _WHICH[result.operation][1]:
            name, (method, side) = show((axis,)), _WHICH[result.operation]
            hidden = "-1e9" if side > 0 else "1e9"
            is_arg = method.startswith("arg")
            counts = "negative" if side > 0 else "positive"
            instead = f"where(mask, x, {hidden}).{method}({name})" if is_arg else f"x.{method}({name}, where=mask)"
            site.report(
                f"the mask replaces what it hides by 0, which this {method} along {name} finds where all other "
                f"elements are {counts}: write {instead}",
                AXES_MASK,
            )
            return


def _is_zero(node: Expression) -> bool:
    return isinstance(node, (IntExpr, FloatExpr)) and node.value == 0
