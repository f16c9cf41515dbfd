"""Training steps that are known: from what a computation was given to a call of the target, and nothing between."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label
from typedtensor.ir import Array
from typedtensor.specialization.bound_values import bound_leaves
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Computed, Wanted
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.specialization.identity import References, are_referred
from typedtensor.targets.base import BoundStep, Store, Target
from typedtensor.targets.borrowed import Lent


@dataclass(frozen=True, slots=True, eq=False)
class Route:
    """How a plan was found for a step.

    Attributes:
        plan: the plan.
        known: what is known of the loss, as the leaves that the plan takes.
        arrays: their values.
        parameters: those that the step is on.
        given: the sizes that the computation knew before.
        sizes: those that it knows afterwards.
        target: where the plan runs.
        form: what is known of all losses of its structure.
        further: the numbers of the nodes whose values are asked for.
        places: the numbers of those that the plan gives, in order.
        also: what the step was asked for.
        beside: what of it is not in the loss.
        kept: whether the loss is always computed like that; its dynamic parts may be others in each computation.
    """

    plan: GradientPlan
    known: Known
    arrays: Sequence[Array]
    parameters: tuple[Any, ...]
    given: Mapping[Label, int]
    sizes: Mapping[Label, int]
    target: Target
    form: Wanted
    further: tuple[int, ...]
    places: tuple[int, ...]
    also: tuple[Node, ...]
    beside: tuple[Node, ...]
    kept: bool

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
        target: where it runs.
        parameters: those that the step is on.
        form: returns what is known of all losses of its structure, as long as the cache knows it.
    """

    __slots__ = (
        "_also",
        "_asked",
        "_beside",
        "_further",
        "_numbers",
        "_places",
        "_plan",
        "_retired",
        "_stepped",
        "form",
        "given",
        "others",
        "parameters",
        "sizes",
        "step",
        "store",
        "target",
    )

    def __init__(self, route: Route, store: Store, step: BoundStep) -> None:
        self.store, self.step = store, step
        self.given, self.sizes, self.target = route.given, route.sizes, route.target
        self.parameters = frozenset(route.parameters)
        self.form = weakref.ref(route.form)  # the cache decides how long they are kept
        self._numbers, self._further, self._places = route.known.numbers, route.further, route.places
        self._also: References | None = tuple(map(weakref.ref, route.also))
        self._beside = tuple(map(weakref.ref, route.beside))
        leaves, arrays = route.known.leaves, route.arrays
        self.others = bound_leaves([leaves[n] for n in step.others], [arrays[n] for n in step.others])
        self._plan = weakref.ref(route.plan)
        self._retired: list[bool] = []  # all that are made of it see it
        self._stepped = [(n, leaf) for n, leaf in enumerate(leaves) if n not in step.others]
        self._asked = [self._numbers.get(id(x)) for x in route.also]

    @property
    def retired(self) -> bool:
        """Whether gradients were asked for by themselves, which it does not give."""
        return bool(self._retired)

    def retire(self) -> None:
        """Note that gradients were asked for by themselves."""
        self._retired.append(True)

    def apart(self) -> Bound:
        """The same without the loss, whose leaves may hold data."""
        made = self._copied()
        made._numbers, made._also, made.others = {}, None, [(None, *other[1:]) for other in self.others]
        return made

    def on(self, known: Known, also: Sequence[Node]) -> Bound | None:
        """The same step on another loss of the structure; None if it has other parameters, or others are asked for.

        Args:
            known: what is known of the loss.
            also: what the step is asked for.
        """
        leaves, numbers = known.leaves, known.numbers
        for n, parameter in self._stepped:
            if leaves[n] is not parameter:
                return None
        if (also or self._asked) and self._asked != [numbers.get(id(x)) for x in also]:
            return None
        made = self._copied()
        made._numbers = numbers
        made.others = [(leaves[n], *other[1:]) for n, other in zip(self.step.others, self.others, strict=True)]
        return made

    def _copied(self) -> Bound:
        made: Bound = object.__new__(Bound)  # one by one, as at each step on a loss that is built for it
        made.store, made.step, made.others, made.given = self.store, self.step, self.others, self.given
        made.sizes, made.target, made.parameters, made.form = self.sizes, self.target, self.parameters, self.form
        made._numbers, made._further, made._places = self._numbers, self._further, self._places
        made._also, made._beside, made._plan = self._also, self._beside, self._plan
        made._retired, made._stepped, made._asked = self._retired, self._stepped, self._asked
        return made

    def is_current(self) -> bool:
        """Whether it can be used: the plan is there, and the parameters are where they were."""
        form = self.form()
        if self.retired or form is None or self._plan() is None:
            return False
        if form.shared or form.further != self._further:  # another optimizer, or more values that are asked for
            return False
        return self.step.is_current()

    def gives(self, also: Sequence[Node]) -> bool:
        """Whether it was made for these expressions to be asked for."""
        return self._also is None or are_referred(self._also, also)

    def computed(self, loss: Node, further: Sequence[Lent]) -> Computed | None:
        """The loss with what was computed with it; None if the cache has forgotten it."""
        form = self.form()
        if form is None:
            return None
        if not further and not self._beside:
            return Computed(loss, self._numbers, form)
        beside = tuple([x for ref in self._beside if (x := ref()) is not None])
        return Computed(loss, self._numbers, form, dict(zip(self._places, further, strict=True)), beside)
