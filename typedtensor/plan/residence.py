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
from typedtensor.plan.executor import Plan
from typedtensor.plan.values import Array

LARGE = 64 * 1024
"""The bytes of an array from which on a copy of it takes longer than to find out where it is."""

MOST_PLACES = 4
"""For how many places a program is made ready; the one that was not used for longest gives way."""


P = TypeVar("P", bound=Plan)


OFTEN = 12
"""How often parameters are found in a place before a program is made ready for it, which takes as long as a hundred
copies."""


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
        inputs: how many inputs there are.

    Attributes:
        plan: the plan with a place of its own for each input.
    """

    def __init__(self, make: Callable[[Sequence[Array | None]], P], inputs: int) -> None:
        self._make = make
        self.plan = make([None] * inputs)
        self._large = [n for n, x in enumerate(self.plan.inputs) if x.nbytes >= LARGE]
        self._places: OrderedDict[Hashable, _Place[P]] = OrderedDict()

    def ready(self, arrays: Sequence[Array]) -> P:
        """A plan that has the inputs ``arrays`` where it reads them."""
        place = self._place(arrays) if self._large else None
        plan = None if place is None else place.plan
        if place is None or plan is None:
            plan = self.plan
            for own, array in zip(plan.inputs, arrays, strict=True):
                own[...] = array
            return plan
        inputs = plan.inputs
        for n in place.copied:
            inputs[n][...] = arrays[n]
        return plan

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
            if place.met >= OFTEN:
                place.copied = [n for n in range(len(arrays)) if n not in found]
                place.plan = self._make([unseen(array) if n in found else None for n, array in enumerate(arrays)])
        self._places.move_to_end(name)
        return place

    def _add(self, name: Hashable, memories: Sequence[Memory]) -> None:
        places = self._places

        def forget(_: object) -> None:
            places.pop(name, None)

        places[name] = _Place([weakref.ref(memory, forget) for memory in memories])
        if len(places) > MOST_PLACES:
            places.popitem(last=False)
