"""``x.merge(Feature, Head, Model)`` after ``split(Model, Head, Feature)``: one label with two orders of parts.

A derived label states its parts itself: ``concat(x, y, Hidden, Word, Concat[Word, Hidden])``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from typedtensor.lint.values import Value, labels
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Atom, Label, Word

_DERIVED = {"ConcatAlong": library.CONCAT, "MergeAxes": library.FLAT, "SplitAxis": library.FLAT}
"""The derived label of the parts of an operation, each in order."""

_MEANT = "; if both are meant, give the second a label of its own"


def order_of(value: Value) -> tuple[Atom, Word] | None:
    """Return the label of a whole, and those of its parts, that an operation splits it into or merges it from."""
    found = labels(value)
    if len(found) < 3 or len(found) != len(value.labels):
        return None
    if value.operation == "SplitAxis":
        return found[0], found[1:]
    return (found[-1], found[:-1]) if value.operation == "MergeAxes" else None


def check_order(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a label with two orders of parts: in this file, or in a function that it calls."""
    yield from check_derived(value, around)
    own = order_of(value)
    if own is None:
        return
    orders = [(each, order_of(each)) for each in sorted(around, key=lambda each: each.line)]
    alike = [(each, of[1]) for each, of in orders if of is not None and of[0] == own[0] and set(of[1]) == set(own[1])]
    if alike and alike[0][1] != own[1] and alike[0][0].line < value.line:
        yield (
            f"{show(own[:1])} consists of {show(alike[0][1])}, in this order, on line {alike[0][0].line}, but of "
            f"{show(own[1])} here: another order arranges its elements differently{_MEANT}"
        )


def check_derived(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a derived label whose parts are others, or in another order."""
    found = labels(value)
    if not found:
        return
    derived = _DERIVED[value.operation]
    whole, given = (found[0], found[1:]) if value.operation == "SplitAxis" else (found[-1:], found[:-1])
    label = whole if not isinstance(whole, tuple) else whole[0] if whole else None
    if not _is(label, derived) or len(given) < 2 or not all(isinstance(each, Label) for each in given):
        return
    said, leaves = _leaves(label, derived), [leaf for part in given for leaf in _leaves(part, derived)]
    if said != leaves:
        yield (
            f"{show((label,))} consists of {show(tuple(said))}, in this order, but here of {show(given)}: write "
            f"{derived.rpartition('.')[2]}[{show(given)}], or exchange the parts"
        )


def _is(label: Atom | None, derived: str) -> TypeGuard[Label]:
    return isinstance(label, Label) and label.key == derived and bool(label.args)


def _leaves(label: Atom | None, derived: str) -> list[Atom]:
    """Return the parts of a label in order, also those of its parts: the elements of both orders are the same."""
    if _is(label, derived):
        return [leaf for part in label.args for leaf in _leaves(part, derived)]
    return [] if label is None else [label]
