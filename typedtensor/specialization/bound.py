"""Training steps that are known: from what a computation was given to a call of the target, and nothing between."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label
from typedtensor.core.expr import Input
from typedtensor.ir import Array, DType, Shape
from typedtensor.specialization.further import Wanted
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.targets.base import BoundStep, Store


@dataclass(frozen=True, slots=True, eq=False)
class Route:
    """How a plan was found for a step.

    Attributes:
        plan: the plan.
        leaves: what it takes.
        arrays: their values.
        parameters: those that the step is on.
        given: the sizes that the computation knew before.
        sizes: those that it knows afterwards.
        without: the names of the passes that were left out.
        numbers: of the nodes of the loss.
        form: what is known of all losses of its structure.
    """

    plan: GradientPlan
    leaves: Sequence[Node]
    arrays: Sequence[Array]
    parameters: tuple[Any, ...]
    given: Mapping[Label, int]
    sizes: Mapping[Label, int]
    without: frozenset[str]
    numbers: Mapping[int, int]
    form: Wanted

    def bound(self, store: Store) -> Bound | None:
        """The same way for other values of the leaves; None if the target has no such call."""
        step = self.plan.executable.bound(store, self.parameters)
        return None if step is None else Bound(self, store, step)


class Bound:
    """A step on a loss that was met before, for arrays of the same shapes.

    Attributes:
        store: has the states of the parameters.
        step: the call.
        others: the leaves that are no parameters of the step, with whether they are inputs, their shape and dtype.
        given: the sizes that a computation knows before.
        sizes: those that it knows afterwards.
        without: the names of the passes that are left out.
        parameters: those that the step is on.
        numbers: of the nodes of the loss.
        form: returns what is known of all losses of its structure, as long as the cache knows it.
        retired: whether gradients were asked for by themselves, which it does not give.
    """

    __slots__ = (
        "_plan",
        "form",
        "given",
        "numbers",
        "others",
        "parameters",
        "retired",
        "sizes",
        "step",
        "store",
        "without",
    )

    def __init__(self, route: Route, store: Store, step: BoundStep) -> None:
        self.store, self.step = store, step
        self.given, self.sizes, self.without = route.given, route.sizes, route.without
        self.parameters = frozenset(route.parameters)
        self.numbers, self.form = route.numbers, weakref.ref(route.form)  # the cache decides how long they are kept
        self.others: Sequence[tuple[Any, bool, Shape, DType]] = [
            (leaf, isinstance(leaf, Input), array.shape, array.dtype)
            for leaf, array in ((route.leaves[n], route.arrays[n]) for n in step.others)
        ]
        self._plan = weakref.ref(route.plan)
        self.retired = False

    @property
    def is_current(self) -> bool:
        """Whether it can be used: the plan is there, and the parameters are where they were."""
        form = self.form()
        shared = form is None or form.shared  # another optimizer takes gradients of the same loss
        return not (self.retired or shared or self._plan() is None) and self.step.is_current()
