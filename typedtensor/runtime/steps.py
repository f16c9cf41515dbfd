"""Bound steps: a training step as one call of the target, from a computation's data to the values that it commits."""

from __future__ import annotations

import math
import weakref
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.base.identity import IdentityTable, OwnedTable
from typedtensor.core.axes import Label
from typedtensor.core.variables import Variable
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.runtime.cache import Entry, Programs, Result, shapes_key
from typedtensor.runtime.state import State
from typedtensor.runtime.structure import Description
from typedtensor.targets import Target
from typedtensor.targets.base import BoundStep, Made, Store

MOST_BOUND = 64
"""The largest number of sets of parameters with bound steps for one structure: one for each expert of a mixture."""


class SizedStep(NamedTuple):
    """A bound step for arrays of certain shapes."""

    step: BoundStep
    entry: weakref.ref[Entry]
    places: tuple[int, ...]
    sizes: Mapping[Label, int]

    def run(self, state: State, programs: Programs, arrays: Sequence[Array], number: int) -> Made | None:
        """Run the step; return None if the general path must make it, or another thread is using its memory.

        Args:
            state: the state of a computation, which keeps the values of parameters from before the step.
            programs: those of the structure.
            arrays: the values of the leaves that are no parameters of the step.
            number: the number of the step.
        """
        for node, value in list(state.values.items()):  # another thread may use the same computation
            if isinstance(node, Variable) and node.held is not value:
                return None  # the computation goes on with the value from before another step
        step, entry = self.step, self.entry()
        if entry is None or programs.further != entry.further:
            return None
        if (use := entry.use) is not None:
            use.time = next(use.clock)  # so that the entry stays in the cache
        numbers = [float(scalar(number)) for scalar in step.scalars]
        try:
            made: Made | Exception | None = step.alone(own_failure, partial(step.run, arrays, numbers), TooManySteps)
        except (MemoryError, TooManySteps):
            return None
        if made is None or isinstance(made, Exception) or not made.assignments or not math.isfinite(made.loss):
            return None  # the general path handles it, and locates an error
        state.before = made.before
        return made


class StepsOfStructure(NamedTuple):
    """The bound steps on losses of one structure and the same parameters, by sizes.

    Attributes:
        store: holds the parameters' values and states.
        others: the positions of the leaves that are no parameters of the step.
        sized: the steps, by the cache keys of these leaves, each as long as its plan lives.
    """

    store: Store
    others: Sequence[int]
    sized: OwnedTable[SizedStep]


class BoundSteps:
    """The bound steps of an optimizer. It keeps no loss alive, and no data of a loss that is built anew."""

    def __init__(self) -> None:
        self._of: IdentityTable[Programs, dict[Hashable, StepsOfStructure]] = IdentityTable()

    def __len__(self) -> int:
        """The number of structures with bound steps."""
        return len(self._of)

    def steps(self) -> list[BoundStep]:
        """Return the bound steps on losses of all structures and sizes."""
        return [x.step for of in self._of.values() for each in of.values() for _, x in each.sized.items()]

    def find(
        self, programs: Programs, known: Description, also: Sequence[Node], target: Target, store: Store
    ) -> StepsOfStructure | None:
        """Return the bound steps on a loss."""
        of = self._of.get(programs)
        found = None if of is None else of.get(_place(known, also, target) if also else (known.signature, target))
        return found if found is not None and found.store is store else None

    def learn(self, result: Result, step: BoundStep, store: Store) -> None:
        """Keep the call of a step for the next step on a loss of the same structure."""
        query, entry = result.query, result.entry
        known, also = query.known, query.also
        places = tuple(result.computed.values)
        returned = all(x is query.root or known.numbers.get(id(x)) in result.computed.values for x in also)
        if not known.pure or not returned or entry.sizes is None:
            return
        of = self._of.get(result.programs)
        if of is None:
            of = self._of[result.programs] = {}
        place = _place(known, also, entry.target)
        found = of.get(place)
        if found is None or found.store is not store or found.others != step.others:
            if len(of) >= MOST_BOUND:
                of.pop(next(iter(of)), None)
            found = of[place] = StepsOfStructure(store, step.others, OwnedTable())
        found.sized.keep(lambda sized: sized.step.is_current)  # others are bound to values that have moved
        key = shapes_key([result.arrays[n] for n in step.others], result.given)
        found.sized.add(key, SizedStep(step, weakref.ref(entry), places, entry.sizes), result.plan)


def _place(known: Description, also: Sequence[Node], target: Target) -> Hashable:
    return known.signature, target, *[known.numbers.get(id(x)) for x in also]
