"""``x.merge(Feature, Head, Model)`` after ``split(Model, Head, Feature)``: one label with two orders of parts."""

from __future__ import annotations

from mypy.nodes import Expression

from typedtensor.mypy_plugin.base.codes import AXES_ORDER
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Atom

_Orders = dict[tuple[Atom, frozenset[Atom]], tuple[tuple[Atom, ...], int]]


def check_order(context: Expression, site: Site) -> None:
    """Report a label that the file splits or merges in two orders of its parts."""
    result = applied(context, site)
    if result is None or len(result.labels) < 3:
        return
    *labels, last = result.labels if result.operation == "MergeAxes" else (*result.labels[1:], result.labels[0])
    parts = tuple(label for label in labels if label is not None)
    if last is None or len(parts) != len(labels):
        return
    found: _Orders = site.lookups.cache.once("orders", site.checker.tree, dict)
    before = found.setdefault((last, frozenset(parts)), (parts, context.line))
    if before[0] != parts and before[1] != context.line:
        site.report(
            f"{show((last,))} consists of {show(before[0])}, in this order, on line {before[1]}, but of {show(parts)} "
            "here: another order arranges its elements differently",
            AXES_ORDER,
        )
