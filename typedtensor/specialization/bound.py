"""Training steps that are known: from what a computation was given to a call of the target, and nothing between."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.base.identity import are_same
from typedtensor.core.axes import Label
from typedtensor.ir import Array
from typedtensor.specialization.bound_values import bound_leaves
from typedtensor.specialization.entries import Entry, shapes_key
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Computed, Wanted
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.specialization.identity import OwnedTable, References, are_referred
from typedtensor.targets.base import BoundStep, Store
from typedtensor.targets.borrowed import Lent


@dataclass(frozen=True, slots=True, eq=False)
class Route:
    """How a plan was found for a step.

    Attributes:
        plan: the plan.
        entry: what is known for the sizes.
        known: what is known of the loss, as the leaves that the plan takes.
        arrays: their values.
        parameters: those that the step is on.
        given: the sizes that the computation knew before.
        form: what is known of all losses of its structure.
        places: the numbers of the nodes whose values the plan gives, in order.
        also: what the step was asked for.
        beside: what of it is not in the loss.
        kept: whether the loss is always computed like that; its dynamic parts may be others in each computation.
    """

    plan: GradientPlan
    entry: Entry
    known: Known
    arrays: Sequence[Array]
    parameters: tuple[Any, ...]
    given: Mapping[Label, int]
    form: Wanted
    places: tuple[int, ...]
    also: tuple[Node, ...]
    beside: tuple[Node, ...]
    kept: bool

    def step(self, store: Store) -> BoundStep | None:
        """The same for other values of the leaves; None if the target has no such call."""
        return self.plan.executable.bound(store, self.parameters)


class SizedStep(NamedTuple):
    """A step for arrays of certain shapes.

    Attributes:
        step: the call.
        entry: returns what is known for the sizes.
        further: the numbers of the nodes whose values were asked for when it was made.
        places: the numbers of those that it gives, in order.
        sizes: those that a computation knows afterwards.
    """

    step: BoundStep
    entry: weakref.ref[Entry]
    further: tuple[int, ...]
    places: tuple[int, ...]
    sizes: Mapping[Label, int]


class Bound:
    """Steps on a loss that was met before, for arrays of all shapes that plans are kept for.

    They last as long as the plans, which the cache keeps, and are found by the shapes.

    Args:
        route: how one of them was found.
        store: has the states of the parameters.
        others: the positions of the leaves that are no parameters of the step.

    Attributes:
        store: as above.
        others: the leaves that are no parameters of the step, with whether they are inputs.
        target: where they run.
        parameters: those that the step is on.
        form: returns what is known of all losses of its structure, as long as the cache knows it.
        sized: the steps, by what plans for the arrays of the others are found by; whether one can be used is known when
            nothing else uses it.
    """

    __slots__ = (
        "_also",
        "_asked",
        "_beside",
        "_numbers",
        "_positions",
        "_retired",
        "_stepped",
        "form",
        "others",
        "parameters",
        "sized",
        "store",
        "target",
    )

    def __init__(self, route: Route, store: Store, others: Sequence[int]) -> None:
        self.store, self.target = store, route.entry.target
        self.parameters = frozenset(route.parameters)
        self.form = weakref.ref(route.form)  # the cache decides how long they are kept
        self._numbers = route.known.numbers
        self._also: References | None = tuple(map(weakref.ref, route.also))
        self._beside = tuple(map(weakref.ref, route.beside))
        leaves = route.known.leaves
        self._positions = tuple(others)
        self.others = bound_leaves([leaves[n] for n in others])
        self._retired: list[bool] = []  # all that are made of it see it
        self._stepped = [(n, leaf) for n, leaf in enumerate(leaves) if n not in others]
        self._asked = [self._numbers.get(id(x)) for x in route.also]
        self.sized: OwnedTable[SizedStep] = OwnedTable()

    @property
    def retired(self) -> bool:
        """Whether gradients were asked for by themselves, which they do not give."""
        return bool(self._retired)

    def retire(self) -> None:
        """Note that gradients were asked for by themselves."""
        self._retired.append(True)

    def is_kept(self) -> bool:
        """Whether there may be steps: the cache knows the structure, and no other optimizer shares its plans."""
        form = self.form()
        return not (self._retired or form is None or form.shared)

    def is_like(self, other: Bound) -> bool:
        """Whether another is for the same steps, for whatever shapes."""
        if self.store is not other.store or self.form() is not other.form() or self._positions != other._positions:
            return False
        if self._also is None or other._also is None:
            stepped = [[leaf for _, leaf in x._stepped] for x in (self, other)]
            return self._asked == other._asked and are_same(*stepped)
        return are_referred(self._also, [x() for x in other._also])

    def add(self, route: Route, step: BoundStep) -> None:
        """Know a step for the shapes of a route, as long as its plan is kept."""
        self.sized.keep(lambda known: known.step.is_current())  # of others, the parameters are somewhere else
        entry = route.entry
        assert entry.sizes is not None, "a plan has run"
        key = shapes_key([route.arrays[n] for n in self._positions], route.given)
        sized = SizedStep(step, weakref.ref(entry), entry.further, route.places, entry.sizes)
        self.sized.add(key, sized, route.plan)

    def steps(self) -> list[BoundStep]:
        """The steps for all shapes."""
        return [known.step for _, known in self.sized.items()]

    def is_current(self, sized: SizedStep) -> bool:
        """Whether a step can be used, as the parameters are where they were; it is noted that it is."""
        form, entry = self.form(), sized.entry()
        if self._retired or form is None or entry is None:
            return False
        if form.shared or form.further != sized.further:  # another optimizer, or more values that are asked for
            return False
        entry.note_use()
        return sized.step.is_current()

    def apart(self) -> Bound:
        """The same without the loss, whose leaves may hold data."""
        made = self._copied()
        made._numbers, made._also, made.others = {}, None, []
        return made

    def on(self, known: Known, also: Sequence[Node]) -> Bound | None:
        """The same steps on another loss of the structure; None if it has other parameters, or others are asked for.

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
        made._numbers, made.others = numbers, bound_leaves([leaves[n] for n in self._positions])
        return made

    def gives(self, also: Sequence[Node]) -> bool:
        """Whether it was made for these expressions to be asked for."""
        if not self._also:
            return self._also is None or not also
        return are_referred(self._also, also)

    def computed(self, loss: Node, places: Sequence[int], further: Sequence[Lent]) -> Computed | None:
        """The loss with what was computed with it; None if the cache has forgotten it.

        Args:
            loss: the loss.
            places: the numbers of the nodes whose values were computed.
            further: these values.
        """
        form = self.form()
        if form is None:
            return None
        if not further and not self._beside:
            return Computed(loss, self._numbers, form)
        beside = tuple([x for ref in self._beside if (x := ref()) is not None])
        return Computed(loss, self._numbers, form, dict(zip(places, further, strict=True)), beside)

    def _copied(self) -> Bound:
        made: Bound = object.__new__(Bound)  # one by one, as at each step on a loss that is built for it
        made.store, made.others, made.target, made.parameters = self.store, self.others, self.target, self.parameters
        made.form, made._numbers, made._also, made._beside = self.form, self._numbers, self._also, self._beside
        made._positions, made._retired, made._stepped = self._positions, self._retired, self._stepped
        made._asked, made.sized = self._asked, self.sized
        return made
