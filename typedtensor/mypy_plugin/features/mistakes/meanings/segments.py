"""Shares of segments that are summed by other segments, within which they do not add up to 1."""

from __future__ import annotations

from mypy.nodes import Expression
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_SOFTMAX
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.totals import key
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail

_SHARES = frozenset({"SegmentSoftmax", "SegmentShare"})
_WHOLE = frozenset({"Softmax", "MaskedSoftmax"})


def check_segments(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report a segment sum of a product with shares of others: ``segment_softmax(scores, source, Edge, Node)``."""
    trail, total = Trail(site), applied(context, site, called)
    line = trail.line(context)
    if total is None or line is None or len(total.operands) != 2:
        return
    by = Located(total.operands[1], line)
    product, value = trail.source(Located(total.operands[0], line))
    for node in product.operands if product is not None and product.operation == "Mul" else ():
        shares, result = trail.source(value._replace(node=node))
        if shares is not None and shares.operation in _WHOLE and total.labels and total.labels[0] in shares.labels:
            along = show((shares.labels[0],)) if shares.labels[0] is not None else ""
            site.report(
                f"the softmax on line {result.node.line} makes its values add up to 1 over all of {along}, but this "
                f"sums them for each {key(by.node) or 'segment'}: use segment_softmax, with the same segments",
                AXES_SOFTMAX,
            )
            return
        if shares is None or shares.operation not in _SHARES or len(shares.operands) != 2:
            continue
        other = result._replace(node=shares.operands[1])
        names = key(by.node), key(other.node)
        if None not in names and not trail.same(by, other):
            site.report(
                f"the values on line {result.node.line} add up to 1 for each {names[1]}, but this sums them for each "
                f"{names[0]}: use the same segments for both",
                AXES_SOFTMAX,
            )
            return
