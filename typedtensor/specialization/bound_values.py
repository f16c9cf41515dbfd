"""Values of expressions that are known: from what a computation was given to a run of a plan, and nothing between."""

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
"""A leaf, and whether it is an input."""

MOST_ASKED = 8
"""For how many sets of what may be asked for together it is known how that is computed; for each for all sizes."""


def bound_leaves(leaves: Sequence[Node]) -> list[BoundLeaf]:
    """The leaves of an expression, as what takes their arrays is bound for."""
    return [(x, isinstance(x, Input)) for x in leaves]


def values_given(plan: ValuePlan | GradientPlan, entry: Entry, further: Sequence[Lent]) -> dict[int, Lent]:
    """The values that a plan has given as well, by the numbers of their nodes."""
    return dict(zip([entry.further[n] for n in plan.given], further, strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class BoundValue:
    """The value of an expression none of whose nodes has a value, for leaves of all shapes that plans are kept for.

    It keeps neither the expression nor the plans: the cache decides how long these are kept, and whether one is used.

    Attributes:
        leaves: what it is computed from.
        target: where the plans run.
        numbers: of the nodes.
        form: returns what is known of all expressions of the structure.
        entries: return what is known for shapes of the leaves, in computations that knew certain sizes before.
    """

    leaves: Sequence[BoundLeaf]
    target: Target
    numbers: Mapping[int, int]
    form: weakref.ref[Wanted]
    entries: OwnedTable[weakref.ref[Entry]] = field(init=False, default_factory=OwnedTable)

    def at(self, key: Hashable) -> tuple[Any, Entry, Wanted] | None:
        """The plan for shapes, and what is known, as long as there is one and nothing more is asked for."""
        found = self.entries.get(key)
        form, entry = self.form(), None if found is None else found()
        if form is None or entry is None or entry.plan is None or entry.further != form.further:
            return None
        entry.note_use()
        return entry.plan, entry, form

    def is_like(self, other: Self) -> bool:
        """Whether another is of the same."""
        if self.target is not other.target or self.form() is not other.form():
            return False
        return are_same([x for x, _ in self.leaves], [x for x, _ in other.leaves])


@dataclass(frozen=True, slots=True, eq=False)
class BoundValues(BoundValue):
    """The same for the values of several expressions; it is known by the first, whose value is that of the plan.

    Attributes:
        others: the other expressions.
        places: their numbers; None for what is computed from nothing.
    """

    others: References
    places: tuple[int | None, ...]

    def is_like(self, other: Self) -> bool:
        return BoundValue.is_like(self, other) and are_referred(self.others, [x() for x in other.others])


@dataclass(frozen=True, slots=True, eq=False)
class BoundGradients(BoundValue):
    """The same for the gradients of a loss, and its value.

    Attributes:
        asked: what the gradients were asked for, if not for all parameters; the loss is not among it.
        targets: what they are for, the same in another order.
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
    """What is known, with what was made last for shapes, and without what is out of date."""
    like = next((x for x in known if made.is_like(x)), made)
    like.entries.add(key, weakref.ref(entry), entry)
    return known if like is not made else [made, *[x for x in known if x.form() is not None][: MOST_ASKED - 1]]
