"""``(x * mask).mean(Time)`` divides by masked elements, too; unmasked sums divided by the count of a mask."""

from __future__ import annotations

import re

from mypy.nodes import CallExpr, Expression, FloatExpr, IntExpr
from mypy.types import Instance, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_COUNT
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR, TENSORS
from typedtensor.mypy_plugin.features.mistakes.totals import key
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.reaching import reached
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Word

_MASK = re.compile(r"mask|valid|pad|keep|kept|known|present|observed|active")
"""Words that name a mask; a product with another boolean tensor, as in a contrastive loss, may be intended."""
_TERMS = frozenset({"Add", "Sub"})
_FACTORS = frozenset({"Mul", "Div", "Where", "Neg", "Abs", "Square", "Sqrt", "Exp", "AsReal", "Maximum", "Minimum"})


def check_mean(context: Expression, site: Site) -> None:
    """Report a mean of a product with a mask: it divides by the number of all elements, masked ones included."""
    trail, mean = Trail(site), applied(context, site)
    line = trail.line(context)
    if mean is None or line is None or None in mean.labels:
        return
    product, value = trail.applied(Located(mean.operands[0], line))
    if product is not None and product.operation == "SmoothedCrossEntropy":
        _check_ignored(product, value, mean, site)
    if product is None or product.operation not in ("Mul", "Where"):
        return
    factors = [value._replace(node=node) for node in product.operands]
    if product.operation == "Where":
        masks = [factors[0]] if _is_zero(factors[2].node) else []
    else:
        masks = [mask for mask in (_mask(trail, each) for each in factors) if mask is not None and _is_named(mask)]
    for mask in masks:
        _, mask = trail.source(mask)
        word = trail.word(mask) or ()
        along = [axis for axis in (mean.labels or word) if axis in word]
        if along and _is_given(trail, mask):
            labels = tuple(axis for axis in mean.labels if axis is not None)
            axes = show(labels) if labels else ""
            call = f"({axes})"
            site.report(
                f"the mean{f' along {axes}' if axes else ''} also counts the masked elements: divide the sum by the "
                f"number of the others, x.sum{call} / as_real(mask).sum{call}; to count all of them, divide it by "
                f"{' * '.join(f'{show((axis,))}().size' for axis in along)}",
                AXES_COUNT,
            )
            return


def _check_ignored(losses: Applied, value: Located, mean: Applied, site: Site) -> None:
    """Report a mean of losses with ignored targets: it counts their losses of 0."""
    calls = [value.node, value.node.callee] if isinstance(value.node, CallExpr) else []
    named = {
        name: node
        for call in calls
        if isinstance(call, CallExpr)
        for name, node in zip(call.arg_names, call.args, strict=True)
    }
    ignored = key(named["ignored"]) if "ignored" in named else None
    target = key(losses.operands[1]) or "target"
    if ignored is not None and ignored != "None":
        call = f"({show(tuple(axis for axis in mean.labels if axis is not None))})" if mean.labels else "()"
        site.report(
            f"the mean also counts the places that ignored={ignored} skips, as losses of 0: divide the sum by the "
            f"number of the others, losses.sum{call} / as_real({target}.ne({ignored})).sum{call}",
            AXES_COUNT,
        )


def check_ratio(context: Expression, site: Site) -> None:
    """Report an unmasked sum divided by the count of a mask."""
    trail, ratio = Trail(site), applied(context, site)
    line = trail.line(context)
    if ratio is None or line is None or len(ratio.operands) != 2:
        return
    below, value = trail.source(Located(ratio.operands[1], line))
    if below is not None and below.operation in ("Add", "Maximum"):
        parts = [value._replace(node=node) for node in below.operands]
        counted = [part for part in parts if not trail.is_number(part)]
        if len(counted) != 1:
            return
        below, value = trail.source(counted[0])
    above, summed = trail.source(Located(ratio.operands[0], line))
    mask = None if below is None else _mask(trail, value._replace(node=below.operands[0]))
    if below is None or mask is None or not _is_given(trail, trail.source(mask)[1]):
        return
    if below.operation == "Sum" and above is not None and above.operation == "Sum":
        if _lacks(trail, summed._replace(node=above.operands[0]), mask):
            name = key(mask.node) or "the mask"
            site.report(
                f"this sum counts all elements, but is divided by the number of those that {name} selects: multiply "
                f"the summed values by as_real({name})",
                AXES_COUNT,
                held=True,
            )
        return
    if below.operation != "SumAlong":
        return
    if above is None or above.operation != "SumAlong":
        _check_unread(summed, mask, tuple(axis for axis in below.labels if axis is not None), trail, site)
    elif below.labels == above.labels and _lacks(trail, summed._replace(node=above.operands[0]), mask):
        axes, name = show(tuple(axis for axis in below.labels if axis is not None)), key(mask.node) or "the mask"
        site.report(
            f"this sum counts all elements, but is divided by the number of those that {name} selects along {axes}: "
            f"multiply the summed values by as_real({name})",
            AXES_COUNT,
            held=True,
        )


def _check_unread(summed: Located, mask: Located, along: Word, trail: Trail, site: Site) -> None:
    """Report a sum, computed by functions of the file without reading a mask, divided by the mask's count."""
    name = key(mask.node)
    if site.checker.scope.current_function() is not None or name is None or set(along) & set(trail.word(summed) or ()):
        return
    names, called = reached(summed.node, site)
    if called and name not in names:
        what = key(summed.node) or "this"
        site.report(
            f"{what} is divided by the number of elements that {name} selects along {show(along)}, but its computation "
            f"never reads {name}: multiply the summed values by as_real({name})",
            AXES_COUNT,
            held=True,
        )


def given_mask(factor: Located, trail: Trail) -> Located | None:
    """Return the mask, an input of a function or model that is named as one, of a factor of the numbers 0 and 1."""
    mask = _mask(trail, factor)
    mask = None if mask is None else trail.source(mask)[1]
    return mask if mask is not None and _is_named(mask) and _is_given(trail, mask) else None


def _mask(trail: Trail, value: Located) -> Located | None:
    """Return the mask that a factor converts to the numbers 0 and 1."""
    result, value = trail.source(value)
    return value._replace(node=result.operands[0]) if result is not None and result.operation == "AsReal" else None


def _is_named(mask: Located) -> bool:
    return _MASK.search((key(mask.node) or "").lower()) is not None


def _is_given(trail: Trail, mask: Located) -> bool:
    """Whether a mask is an input of a function or model; the result of a comparison, such as a guess, is not."""
    result, value = trail.applied(mask)
    of = trail.type(value.node)
    expression = None if of is None else instance_of(of, EXPR)
    inner = get_proper_type(of if expression is None else expression.args[0])
    return result is None and isinstance(inner, Instance) and inner.type.fullname == TENSORS["bool"]


def _lacks(trail: Trail, value: Located, mask: Located, *, alone: bool = True) -> bool:
    """Whether a value was certainly not multiplied with a mask; a lone input may have been multiplied elsewhere."""
    result, value = trail.source(value)
    if trail.same(value, mask) or trail.same(value, trail.source(mask)[1]):
        return False
    if result is None:
        given = value.node.args if isinstance(value.node, CallExpr) else []
        called = isinstance(value.node, CallExpr) and not _is_leaf(value.node)
        masked = any(trail.same(value._replace(node=node), mask) for node in given)
        return (called and not masked) or not alone or trail.is_number(value)
    inner = [value._replace(node=node) for node in result.operands]
    if result.operation in _TERMS or result.operation in _FACTORS:
        return all(_lacks(trail, each, mask, alone=alone and result.operation in _FACTORS) for each in inner)
    return not any(trail.same(trail.source(each)[1], trail.source(mask)[1]) for each in inner)


def _is_leaf(call: CallExpr) -> bool:
    """Whether a call constructs an input, a constant or a parameter."""
    return key(call.callee) in ("Input", "Const", "Param")


def _is_zero(node: Expression) -> bool:
    return isinstance(node, (IntExpr, FloatExpr)) and node.value == 0
