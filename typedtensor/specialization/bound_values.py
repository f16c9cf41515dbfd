"""Values of expressions that are known: from what a computation was given to a run of a plan, and nothing between."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from typedtensor.ad.graph import Node
from typedtensor.base.identity import are_same
from typedtensor.core.axes import Label
from typedtensor.core.expr import Input
from typedtensor.ir import Array, DType, Shape
from typedtensor.specialization.entries import Entry
from typedtensor.specialization.further import Wanted
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.specialization.identity import References, are_referred
from typedtensor.specialization.values import ValuePlan
from typedtensor.targets import Target
from typedtensor.targets.borrowed import Lent

BoundLeaf = tuple[Any, bool, Shape, DType]
"""A leaf, whether it is an input, and the shape and the dtype that a plan is bound for."""

MOST_BOUND = 4
"""For how many sets of sizes an expression has bound values."""


def bound_leaves(leaves: Sequence[Node], arrays: Sequence[Array]) -> list[BoundLeaf]:
    """The leaves of an expression, as what takes their arrays is bound for."""
    return [(x, isinstance(x, Input), a.shape, a.dtype) for x, a in zip(leaves, arrays, strict=True)]


def values_given(plan: ValuePlan | GradientPlan, entry: Entry, further: Sequence[Lent]) -> dict[int, Lent]:
    """The values that a plan has given as well, by the numbers of their nodes."""
    return dict(zip([entry.further[n] for n in plan.given], further, strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class BoundValue:
    """The value of an expression none of whose nodes has a value, for leaves of certain shapes.

    It keeps neither the expression nor the plan: the cache decides how long plans are kept, and whether one is used.

    Attributes:
        leaves: what it is computed from.
        given: the sizes that the computation knew before.
        sizes: those that it knows afterwards.
        target: where the plan runs.
        numbers: of the nodes.
        form: returns what is known of all expressions of the structure.
        entry: returns what is known for the shapes.
    """

    leaves: Sequence[BoundLeaf]
    given: Mapping[Label, int]
    sizes: Mapping[Label, int]
    target: Target
    numbers: Mapping[int, int]
    form: weakref.ref[Wanted]
    entry: weakref.ref[Entry]

    def current(self) -> tuple[Any, Entry, Wanted] | None:
        """The plan, and what is known, as long as there is one and nothing more is asked for."""
        form, entry = self.form(), self.entry()
        if form is None or entry is None or entry.plan is None or entry.further != form.further:
            return None
        return entry.plan, entry, form

    def is_like(self, other: Self) -> bool:
        """Whether another is of the same, for the same shapes in a computation that knew the same."""
        return other.entry() is self.entry() and other.given == self.given


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
        return BoundValue.is_like(self, other) and are_same(self.asked, other.asked)


Kept = TypeVar("Kept", bound=BoundValue)


def with_bound(known: Sequence[Kept], made: Kept) -> list[Kept]:
    """What is known, with what was made last, and without what is out of date or the same."""
    return [made, *[x for x in known if x.current() and not made.is_like(x)][: MOST_BOUND - 1]]
