"""``x.merge(Feature, Head, Model)`` after ``split(Model, Head, Feature)``: one label with two orders of parts.

A derived label states its parts itself: ``concat(x, y, Hidden, Word, Concat[Word, Hidden])``.
"""

from __future__ import annotations

from typing import TypeGuard

from mypy.nodes import Expression
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_ORDER
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import CONCAT, FLAT
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Atom, Label

_Orders = dict[tuple[Atom, frozenset[Atom]], tuple[tuple[Atom, ...], int]]

_DERIVED = {"ConcatAlong": CONCAT, "MergeAxes": FLAT, "SplitAxis": FLAT}
"""The derived label of the parts of an operation, each in order."""


def check_order(context: Expression, site: Site) -> None:
    """Report a label that the file splits or merges in two orders of its parts."""
    result = applied(context, site)
    if result is None or len(result.labels) < 3:
        return
    whole, parts = _parts(result)
    labels = tuple(label for label in parts if label is not None)
    if whole is None or len(labels) != len(parts):
        return
    _compare(whole, parts, result.operation, site)
    if site.reported:
        return
    found: _Orders = site.lookups.cache.once("orders", site.checker.tree, dict)
    before = found.setdefault((whole, frozenset(labels)), (labels, context.line))
    if before[0] != labels and before[1] != context.line:
        site.report(
            f"{show((whole,))} consists of {show(before[0])}, in this order, on line {before[1]}, but of "
            f"{show(labels)} here: another order arranges its elements differently",
            AXES_ORDER,
        )


def check_derived(context: Expression, site: Site, called: Type) -> None:
    """Report a derived label for the result of an operation whose parts are others, or in another order."""
    result = applied(context, site, called)
    if result is not None and len(result.labels) == 3:
        whole, parts = _parts(result)
        if whole is not None:
            _compare(whole, parts, result.operation, site)


def _parts(result: Applied) -> tuple[Atom | None, tuple[Atom | None, ...]]:
    """Return the label of a whole, and those of its parts."""
    if result.operation == "SplitAxis":
        return result.labels[0], result.labels[1:]
    return result.labels[-1], result.labels[:-1]


def _compare(whole: Atom, parts: tuple[Atom | None, ...], operation: str, site: Site) -> None:
    derived = _DERIVED[operation]
    if not _is(whole, derived) or not all(isinstance(each, Label) for each in parts):
        return
    said, given = _leaves(whole, derived), [leaf for part in parts for leaf in _leaves(part, derived)]
    if said != given:
        named = show(tuple(each for each in parts if each is not None))
        site.report(
            f"{show((whole,))} consists of {show(tuple(said))}, in this order, but here of {named}: write "
            f"{derived.rpartition('.')[2]}[{named}], or exchange the parts",
            AXES_ORDER,
        )


def _is(label: Atom | None, derived: str) -> TypeGuard[Label]:
    return isinstance(label, Label) and label.key == derived and bool(label.args)


def _leaves(label: Atom | None, derived: str) -> list[Atom]:
    """Return the parts of a label in order, also those of its parts: the elements of both orders are the same."""
    if _is(label, derived):
        return [leaf for part in label.args for leaf in _leaves(part, derived)]
    return [] if label is None else [label]
