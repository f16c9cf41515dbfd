"""Bound training steps: a direct route from the data of a computation to one call of the target."""

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
    """The route by which a plan was found for a step.

    Attributes:
        plan: the plan.
        entry: the cache entry for the sizes.
        known: the description of the loss, with the leaves that the plan takes.
        arrays: the values of the leaves.
        parameters: the parameters that the step changes.
        given: the sizes that the computation knew before.
        form: the cache entries of the loss's structure.
        places: the numbers of the nodes whose values the plan returns, in order.
        also: the further expressions whose values were requested.
        beside: the further expressions that are not part of the loss.
        kept: whether the loss always has this form; dynamic parts may differ in each computation.
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
        """Return the step as one call for other values of the leaves; None if the target has no such call."""
        return self.plan.executable.bound(store, self.parameters)


class SizedStep(NamedTuple):
    """A bound step for arrays of certain shapes.

    Attributes:
        step: the call.
        entry: a weak reference to the cache entry for the sizes.
        further: the numbers of the nodes whose values were requested when the step was bound.
        places: the numbers of the nodes whose values the step returns, in order.
        sizes: the sizes of labels that a computation knows after the step.
    """

    step: BoundStep
    entry: weakref.ref[Entry]
    further: tuple[int, ...]
    places: tuple[int, ...]
    sizes: Mapping[Label, int]


class Bound:
    """The bound steps on one loss, for arrays of all shapes that plans are cached for.

    A bound step lives as long as its plan, whose lifetime the cache decides, and is found by shapes.

    Args:
        route: the route of one step.
        store: holds the states of the parameters.
        others: the positions of the leaves that are not parameters of the step.

    Attributes:
        store: holds the states of the parameters.
        others: the leaves that are not parameters of the step, with whether they are inputs.
        target: the target that runs the steps.
        parameters: the parameters that the steps change.
        form: a weak reference to the cache entries of the loss's structure.
        sized: the steps, by the cache keys of the other leaves' shapes; check :meth:`is_current` before use.
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
        self.form = weakref.ref(route.form)  # the cache decides the lifetime
        self._numbers = route.known.numbers
        self._also: References | None = tuple(map(weakref.ref, route.also))
        self._beside = tuple(map(weakref.ref, route.beside))
        leaves = route.known.leaves
        self._positions = tuple(others)
        self.others = bound_leaves([leaves[n] for n in others])
        self._retired: list[bool] = []  # shared by all copies
        self._stepped = [(n, leaf) for n, leaf in enumerate(leaves) if n not in others]
        self._asked = [self._numbers.get(id(x)) for x in route.also]
        self.sized: OwnedTable[SizedStep] = OwnedTable()

    @property
    def retired(self) -> bool:
        """Whether gradients were requested on their own, which bound steps do not return."""
        return bool(self._retired)

    def retire(self) -> None:
        """Record that gradients were requested on their own."""
        self._retired.append(True)

    def is_kept(self) -> bool:
        """Whether steps may be used: the structure is cached, and no other optimizer shares its plans."""
        form = self.form()
        return not (self._retired or form is None or form.shared)

    def is_like(self, other: Bound) -> bool:
        """Whether another object has the same steps, for any shapes."""
        if self.store is not other.store or self.form() is not other.form() or self._positions != other._positions:
            return False
        if self._also is None or other._also is None:
            stepped = [[leaf for _, leaf in x._stepped] for x in (self, other)]
            return self._asked == other._asked and are_same(*stepped)
        return are_referred(self._also, [x() for x in other._also])

    def add(self, route: Route, step: BoundStep) -> None:
        """Add a step for the shapes of a route, for the lifetime of its plan."""
        self.sized.keep(lambda known: known.step.is_current())  # others are bound to values that have moved
        entry = route.entry
        assert entry.sizes is not None, "a plan has run"
        key = shapes_key([route.arrays[n] for n in self._positions], route.given)
        sized = SizedStep(step, weakref.ref(entry), entry.further, route.places, entry.sizes)
        self.sized.add(key, sized, route.plan)

    def steps(self) -> list[BoundStep]:
        """Return the steps for all shapes."""
        return [known.step for _, known in self.sized.items()]

    def is_current(self, sized: SizedStep) -> bool:
        """Whether a step can be used, that is, the parameters' values have not moved; records the use."""
        form, entry = self.form(), sized.entry()
        if self._retired or form is None or entry is None:
            return False
        if form.shared or form.further != sized.further:  # another optimizer, or further requested values
            return False
        entry.note_use()
        return sized.step.is_current()

    def apart(self) -> Bound:
        """Return a copy without the loss, whose leaves may hold data."""
        result = self._copied()
        result._numbers, result._also, result.others = {}, None, []
        return result

    def on(self, known: Known, also: Sequence[Node]) -> Bound | None:
        """Return the steps for another loss of the structure; None if its parameters or the requested values differ.

        Args:
            known: the description of the loss.
            also: the further expressions whose values are requested.
        """
        leaves, numbers = known.leaves, known.numbers
        for n, parameter in self._stepped:
            if leaves[n] is not parameter:
                return None
        if (also or self._asked) and self._asked != [numbers.get(id(x)) for x in also]:
            return None
        result = self._copied()
        result._numbers, result.others = numbers, bound_leaves([leaves[n] for n in self._positions])
        return result

    def gives(self, also: Sequence[Node]) -> bool:
        """Whether the steps return the values of exactly these expressions."""
        if not self._also:
            return self._also is None or not also
        return are_referred(self._also, also)

    def computed(self, loss: Node, places: Sequence[int], further: Sequence[Lent]) -> Computed | None:
        """Return the loss with the values computed beside it; None if the cache has evicted the structure.

        Args:
            loss: the loss.
            places: the numbers of the nodes whose values were computed.
            further: the values.
        """
        form = self.form()
        if form is None:
            return None
        if not further and not self._beside:
            return Computed(loss, self._numbers, form)
        beside = tuple([x for ref in self._beside if (x := ref()) is not None])
        return Computed(loss, self._numbers, form, dict(zip(places, further, strict=True)), beside)

    def _copied(self) -> Bound:
        result: Bound = object.__new__(Bound)  # no constructor: losses built anew take this path at each step
        result.store, result.others, result.target, result.parameters = (
            self.store,
            self.others,
            self.target,
            self.parameters,
        )
        result.form, result._numbers, result._also, result._beside = self.form, self._numbers, self._also, self._beside
        result._positions, result._retired, result._stepped = self._positions, self._retired, self._stepped
        result._asked, result.sized = self._asked, self.sized
        return result
