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
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import LostProcessError
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import comes_again
from typedtensor.runtime.cache import PLANS, Entry, Programs, Result, shapes_key
from typedtensor.runtime.state import State
from typedtensor.runtime.structure import Description
from typedtensor.targets import Target
from typedtensor.targets.base import Assignment, BoundStep, Store

MOST_BOUND = 64
"""The largest number of sets of parameters with bound steps for one structure: one for each expert of a mixture."""


class SizedStep(NamedTuple):
    """A bound step for arrays of certain shapes.

    Attributes:
        step: the call.
        entry: a weak reference to the cache entry of its program.
        further: the numbers of the nodes whose values were requested when the step was bound.
        places: the numbers of the nodes whose values the step returns, in order.
        sizes: the sizes of labels that a computation knows after the step.
    """

    step: BoundStep
    entry: weakref.ref[Entry]
    further: tuple[int, ...]
    places: tuple[int, ...]
    sizes: Mapping[Label, int]


class StepsOfStructure:
    """The bound steps on losses of one structure and the same parameters, by sizes.

    Attributes:
        programs: the programs of the structure.
        target: the target that runs the steps.
        store: holds the parameters' values and states.
        others: the positions of the leaves that are no parameters of the step.
        sized: the steps, by the cache keys of these leaves, each as long as its plan lives.
    """

    def __init__(self, programs: Programs, target: Target, store: Store, others: Sequence[int]) -> None:
        self.programs, self.target, self.store, self.others = weakref.ref(programs), target, store, others
        self.sized: OwnedTable[SizedStep] = OwnedTable()


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
        self, known: Description, also: Sequence[Node], target: Target, store: Store | None
    ) -> StepsOfStructure | None:
        """Return the bound steps on a loss.

        Args:
            known: the description of the loss, and of further expressions.
            also: the further expressions.
            target: the target that runs them.
            store: holds the parameters' values and states.
        """
        of = self._of.get(PLANS.programs(known))
        found = None if of is None else of.get(_place(known, also, target) if also else (known.signature, target))
        return found if found is not None and found.store is store else None

    def learn(self, result: Result, store: Store | None) -> None:
        """Bind a step that a plan has computed, for the next step on a loss of the same structure."""
        query, entry, plan = result.query, result.entry, result.plan
        known, also = query.known, query.also
        places = tuple(result.computed.values)
        returned = all(x is query.root or known.numbers.get(id(x)) in result.computed.values for x in also)
        if store is None or not known.pure or not returned or entry.sizes is None:
            return
        step = plan.bound(store, result.targets)
        if step is None:
            return
        of = self._of.get(result.programs)
        if of is None:
            of = self._of[result.programs] = {}
        place = _place(known, also, entry.target)
        found = of.get(place)
        if found is None or found.store is not store or found.others != step.others:
            if len(of) >= MOST_BOUND:
                of.pop(next(iter(of)), None)
            found = of[place] = StepsOfStructure(result.programs, entry.target, store, step.others)
        found.sized.keep(lambda sized: sized.step.is_current())  # others are bound to values that have moved
        key = shapes_key([result.arrays[n] for n in step.others], result.given)
        found.sized.add(key, SizedStep(step, weakref.ref(entry), entry.further, places, entry.sizes), plan)


def _place(known: Description, also: Sequence[Node], target: Target) -> Hashable:
    return known.signature, target, *[known.numbers.get(id(x)) for x in also]


def compute_step(
    state: State,
    loss: Node,
    steps: StepsOfStructure,
    sized: SizedStep,
    leaves: Sequence[Node],
    values: Sequence[AnyTensor],
    arrays: Sequence[Array],
    numbers: Sequence[float],
) -> tuple[Sequence[Assignment], Sequence[Array]] | None:
    """Compute a step, with exclusive use of it, and record the loss, the inputs and the previous parameters.

    Args:
        state: the state of the computation.
        loss: the loss to minimise.
        steps: the bound steps, for all shapes.
        sized: the one for the shapes.
        leaves: the leaves that are no parameters of the step.
        values: their values.
        arrays: the arrays of these.
        numbers: the scalars of the update.

    Returns:
        The assignments that commit the step, and the further values; None if the general path must make it.
    """
    step = sized.step
    for node, value in list(state.values.items()):  # another thread may use the same computation
        if isinstance(node, Variable) and node.held is not value:
            return None  # the computation goes on with the value from before another step
    programs, entry = steps.programs(), sized.entry()
    if programs is None or entry is None or programs.further != sized.further or not step.is_current():
        return None
    if (use := entry.use) is not None:
        use.time = next(use.clock)  # so that the entry stays in the cache
    before = step.values()
    try:
        result = step.run(arrays, numbers)
    except LostProcessError:
        raise
    except (MemoryError, TooManySteps):  # the general path handles it
        return None
    except Exception as error:
        if not comes_again(error, partial(step.run, arrays, numbers)):
            raise
        return None  # the general path locates the error
    if result is None or not math.isfinite(result[0]):
        return None
    array, assignments, further = result
    state.values.update(zip(leaves, values, strict=True))
    if loss not in state.values:
        state.values[loss] = loss.tensor_type.wrap(array)
    state.before = before
    return assignments, further
