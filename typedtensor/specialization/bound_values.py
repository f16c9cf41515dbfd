"""Bound values: a direct route from the data of a computation to a run of a plan."""

from __future__ import annotations

import weakref
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from typedtensor.ad.graph import Node
from typedtensor.base.identity import are_same
from typedtensor.core.expr import Input
from typedtensor.specialization.entries import Entry
from typedtensor.specialization.further import Wanted
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.specialization.identity import OwnedTable, References, are_referred
from typedtensor.specialization.values import ValuePlan
from typedtensor.targets import Target
from typedtensor.targets.borrowed import Lent

BoundLeaf = tuple[Any, bool]
"""A leaf, and whether the leaf is an input."""

MOST_ASKED = 8
"""The largest number of bound routes of one expression, one for each set of requested values, each for all sizes."""


def bound_leaves(leaves: Sequence[Node]) -> list[BoundLeaf]:
    """Return the leaves of an expression in the form that routes are bound to."""
    return [(x, isinstance(x, Input)) for x in leaves]


def values_given(plan: ValuePlan | GradientPlan, entry: Entry, further: Sequence[Lent]) -> dict[int, Lent]:
    """Return the further values of a plan by the numbers of their nodes."""
    return dict(zip([entry.further[n] for n in plan.given], further, strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class BoundValue:
    """The bound route to the value of an expression without computed nodes, for leaves of all cached shapes.

    It keeps neither the expression nor the plans alive: the cache decides the lifetime of plans.

    Attributes:
        leaves: the leaves of the expression.
        target: the target that runs the plans.
        numbers: the numbers of the nodes.
        form: a weak reference to the cache entries of the structure.
        entries: weak references to the entries by shapes of the leaves and sizes known before.
    """

    leaves: Sequence[BoundLeaf]
    target: Target
    numbers: Mapping[int, int]
    form: weakref.ref[Wanted]
    entries: OwnedTable[weakref.ref[Entry]] = field(init=False, default_factory=OwnedTable)

    def at(self, key: Hashable) -> tuple[Any, Entry, Wanted] | None:
        """Return the plan for shapes, its entry and its form; None if it is gone or more values are requested."""
        found = self.entries.get(key)
        form, entry = self.form(), None if found is None else found()
        if form is None or entry is None or entry.plan is None or entry.further != form.further:
            return None
        entry.note_use()
        return entry.plan, entry, form

    def is_like(self, other: Self) -> bool:
        """Whether another route has the same leaves and target."""
        if self.target is not other.target or self.form() is not other.form():
            return False
        return are_same([x for x, _ in self.leaves], [x for x, _ in other.leaves])


@dataclass(frozen=True, slots=True, eq=False)
class BoundValues(BoundValue):
    """The bound route to the values of several expressions; the first one's value is the plan's.

    Attributes:
        others: the other expressions.
        places: their numbers; None for a leaf.
    """

    others: References
    places: tuple[int | None, ...]

    def is_like(self, other: Self) -> bool:
        return BoundValue.is_like(self, other) and are_referred(self.others, [x() for x in other.others])


@dataclass(frozen=True, slots=True, eq=False)
class BoundGradients(BoundValue):
    """The bound route to the gradients of a loss and its value.

    Attributes:
        asked: the nodes to differentiate by, as requested; empty for all parameters.
        targets: the same nodes in the order of the plan.
    """

    asked: tuple[Node, ...]
    targets: tuple[Node, ...]

    def is_like(self, other: Self) -> bool:
        return (
            BoundValue.is_like(self, other)
            and are_same(self.asked, other.asked)
            and are_same(self.targets, other.targets)
        )


Kept = TypeVar("Kept", bound=BoundValue)


def with_bound(known: Sequence[Kept], made: Kept, key: Hashable, entry: Entry) -> Sequence[Kept]:
    """Return the routes with a new one for shapes, and without outdated ones."""
    like = next((x for x in known if made.is_like(x)), made)
    like.entries.add(key, weakref.ref(entry), entry)
    return known if like is not made else [made, *[x for x in known if x.form() is not None][: MOST_ASKED - 1]]
