"""Plans that read large parameters where they lie, and no copies of them.

An optimizer writes new values of parameters into two memories in turns. So a program is made ready for each of the few
places where its parameters are found again and again.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from typedtensor.backends.memory import Memory, memory_of, unseen
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.plan import Plan

P = TypeVar("P", bound=Plan)


@dataclass(slots=True)
class _Place(Generic[P]):
    """Where large inputs have been.

    Attributes:
        memories: what they were in.
        met: how often they were found there.
        plan: reads them there; there is none before they are found there often.
        copied: the inputs that it has a place of its own for.
    """

    memories: list[weakref.ref[Memory]]
    met: int = 1
    plan: P | None = None
    copied: Sequence[int] = ()


class Residence(Generic[P]):
    """A program, ready for wherever its large inputs are.

    Args:
        make: makes a plan of it, given a place for each input, or None for those that it gets a place of its own for.
        places: a place for each input, or None.
        arena: what its plans share with others.

    Attributes:
        plan: the plan with these places.
    """

    def __init__(
        self, make: Callable[[Sequence[Array | None]], P], places: Sequence[Array | None], arena: Arena
    ) -> None:
        self._make, self._held = make, arena.held
        self.plan = make(places)
        self._large = {n: None for n, x in enumerate(self.plan.inputs) if x.nbytes >= cost_model.BOUND_BYTES}
        copied = sum(self.plan.inputs[n].nbytes for n in self._large)
        self._after = max(2, min(cost_model.BOUND_AFTER, cost_model.COPIED_BYTES // max(1, copied)))
        self._places: OrderedDict[Hashable, _Place[P]] = OrderedDict()

    def ready(self, arrays: Sequence[Array], holders: Sequence[object] = ()) -> P:
        """A plan that has the inputs ``arrays`` where it reads them.

        Args:
            arrays: the inputs.
            holders: for each of them something that holds it and does not change.
        """
        place = self._place(arrays) if self._large else None
        if place is None or place.plan is None:
            self.fill(self.plan, range(len(arrays)), arrays, holders)
            return self.plan
        self.fill(
            place.plan, place.copied, [arrays[n] for n in place.copied], [holders[n] for n in place.copied if holders]
        )
        return place.plan

    def remembers(self, positions: Sequence[int]) -> bool:
        """Whether it is remembered what some of the inputs were, so that it is not copied again."""
        return not self._large.keys().isdisjoint(positions)

    def fill(self, plan: P, positions: Sequence[int], arrays: Sequence[Array], holders: Sequence[object] = ()) -> None:
        """Copy some inputs to where a plan reads them.

        Args:
            plan: the plan.
            positions: their positions.
            arrays: the inputs.
            holders: as above.
        """
        inputs, addresses, large, held = plan.inputs, plan.addresses, self._large, self._held
        for number, (n, array) in enumerate(zip(positions, arrays, strict=True)):
            if holders and n in large:
                self._copy(inputs[n], addresses[n], array, holders[number])
                continue
            if held:  # of another plan, a large input may have been there
                held.pop(addresses[n], None)
            inputs[n][...] = array

    def _copy(self, place: Array, address: int, array: Array, holder: object) -> None:
        """Copy an array, unless it is there from an earlier run; other plans may have been there meanwhile."""
        before = self._held.get(address)
        if before is None or before() is not holder:
            self._held.pop(address, None)  # an interrupt may leave it half copied
            place[...] = array
            self._held[address] = weakref.ref(holder)

    def _place(self, arrays: Sequence[Array]) -> _Place[P] | None:
        key: list[Hashable] = []
        found: dict[int, Memory] = {}
        for n in self._large:
            array = arrays[n]
            memory = memory_of(array) if array.flags.c_contiguous else None
            if memory is not None:
                found[n] = memory
                key.append((id(memory), array.__array_interface__["data"][0]))
            else:
                key.append(None)
        if not found:
            return None
        name = tuple(key)
        place = self._places.get(name)
        if place is None:
            self._add(name, list(found.values()))
        elif place.plan is None:
            place.met += 1
            if place.met >= self._after:
                place.copied = [n for n in range(len(arrays)) if n not in found]
                place.plan = self._make([unseen(array) if n in found else None for n, array in enumerate(arrays)])
        self._places.move_to_end(name)
        return place

    def _add(self, name: Hashable, memories: Sequence[Memory]) -> None:
        places = self._places

        def forget(_: object) -> None:
            places.pop(name, None)

        places[name] = _Place([weakref.ref(memory, forget) for memory in memories])
        if len(places) > cost_model.BOUND_PLACES:
            places.popitem(last=False)
