"""Plans that read large parameters where they lie, and no copies of them; small ones are copied together.

An optimizer writes new values of parameters into two memories in turns. So a program is made ready for each of the few
places where its parameters are found again and again. Small ones are side by side in a plan, as they are in the buckets
of the optimizer, so that one copy fills the places of many.
"""

from __future__ import annotations

import itertools
import weakref
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from typedtensor.backends.memory import Memory, data_address, memory_of, unseen
from typedtensor.ir import Array, DType, Typed
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
        apart: those of them that are not side by side.
    """

    memories: list[weakref.ref[Memory]]
    met: int = 1
    plan: P | None = None
    copied: Sequence[int] = ()
    apart: Sequence[int] = ()


class Residence(Generic[P]):
    """A program, ready for wherever its large inputs are.

    Args:
        make: makes a plan of it, given a place for each input, or None for those that it gets a place of its own for.
        places: a place for each input, or None.
        arena: what its plans share with others.
        beside: the inputs that are side by side, which are never read where they are.

    Attributes:
        plan: the plan with these places.
    """

    def __init__(
        self,
        make: Callable[[Sequence[Array | None]], P],
        places: Sequence[Array | None],
        arena: Arena,
        beside: Collection[int] = (),
    ) -> None:
        self._make, self._held, self._given, self._beside = make, arena.held, places, beside
        self.plan = make(places)
        inputs = self.plan.inputs
        self._all, self._apart = range(len(inputs)), [n for n in range(len(inputs)) if n not in beside]
        self._large = {n: None for n in self._apart if inputs[n].nbytes >= cost_model.BOUND_BYTES}
        copied = sum(self.plan.inputs[n].nbytes for n in self._large)
        self._after = max(2, min(cost_model.BOUND_AFTER, cost_model.COPIED_BYTES // max(1, copied)))
        self._places: OrderedDict[Hashable, _Place[P]] = OrderedDict()

    def ready(self, arrays: Sequence[Any], holders: Sequence[object] = (), *, filled: bool = False) -> P:
        """A plan that has the inputs ``arrays`` where it reads them.

        Args:
            arrays: the inputs.
            holders: for each of them something that holds it and does not change.
            filled: whether those that are side by side are there already; they may be None.
        """
        if not self._large and not filled:
            self.fill(self.plan, self._all, arrays)
            return self.plan
        place = self._place(arrays) if self._large else None
        plan: P
        positions: Sequence[int]
        if place is None or place.plan is None:
            plan, positions = self.plan, self._apart if filled else self._all
        else:
            plan, positions = place.plan, place.apart if filled else place.copied
        self.fill(plan, positions, [arrays[n] for n in positions], [holders[n] for n in positions if holders])
        return plan

    def settled(self, arrays: Sequence[Any], fixed: Collection[int]) -> P | None:
        """A plan that has some inputs where it reads them, as long as they are where they are, and copies all others.

        There is none as long as it is not worth one, and where others lie in memory that is written by turns, too.

        Args:
            arrays: the inputs; those that are side by side may be None.
            fixed: the positions of some.
        """
        lying = {n for n in self._large if arrays[n].flags.c_contiguous and memory_of(arrays[n]) is not None}
        if lying != set(fixed):
            return None
        if not lying:
            return self.plan
        place = self._place(arrays)
        return None if place is None else place.plan

    def remembers(self, positions: Sequence[int]) -> bool:
        """Whether it is remembered what some of the inputs were, so that it is not copied again."""
        return not self._large.keys().isdisjoint(positions)

    def fill(
        self, plan: Plan, positions: Sequence[int], arrays: Sequence[Array], holders: Sequence[object] = ()
    ) -> None:
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
                key.append((id(memory), data_address(array)))
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
                place.copied = [n for n in self._all if n not in found]
                place.apart = [n for n in place.copied if n not in self._beside]
                place.plan = self._make([unseen(arrays[n]) if n in found else x for n, x in enumerate(self._given)])
        self._places.move_to_end(name)
        return place

    def _add(self, name: Hashable, memories: Sequence[Memory]) -> None:
        places = self._places

        def forget(_: object) -> None:
            places.pop(name, None)

        places[name] = _Place([weakref.ref(memory, forget) for memory in memories])
        if len(places) > cost_model.BOUND_PLACES:
            places.popitem(last=False)


class Part(NamedTuple):
    """What is read of a bucket.

    Attributes:
        bucket: the number of the bucket.
        start: where it begins there.
        stop: where it ends there.
    """

    bucket: int
    start: int
    stop: int


class SideBySide:
    """The places of parameters in a plan, those of small neighbours side by side.

    Args:
        positions: the positions of the parameters among the inputs, in the order of their gradients.
        gradients: these.
        dtype: their precision.
        arena: where places are taken from.

    Attributes:
        places: by position, of those that are small, or of all if these are few.
        values: the place of all, if they are few; else there is none.
    """

    def __init__(self, positions: Sequence[int], gradients: Sequence[Typed], dtype: DType, arena: Arena) -> None:
        size = sum([x.size for x in gradients])
        few = size * dtype.itemsize <= cost_model.FEW_BYTES
        small = [few or x.size * dtype.itemsize < cost_model.BOUND_BYTES for x in gradients]
        used = sum([x.size for x, is_small in zip(gradients, small, strict=True) if is_small])
        flat = arena.array("values", (used,), dtype)
        self.values = flat if few else None
        self.places: dict[int, Array] = {}
        self._runs: list[tuple[int, int, Array]] = []
        self._others: list[tuple[int, int, int, tuple[int, ...]]] = []
        start = filled = 0
        for is_small, group in itertools.groupby(zip(positions, gradients, small, strict=True), lambda x: x[2]):
            first, begun = start, filled
            for position, x, _ in group:
                if is_small:
                    self.places[position] = flat[filled : filled + x.size].reshape(x.shape)
                    filled += x.size
                else:
                    self._others.append((position, start, start + x.size, x.shape))
                start += x.size
            if is_small:
                self._runs.append((first, start, flat[begun:filled]))

    def copies(self, sizes: Sequence[int]) -> list[tuple[Part, Array]]:
        """What fills the places, of buckets of such sizes that have the parameters one after the other."""
        return [
            (Part(n, low - first, high - first), place[low - start : high - start])
            for start, stop, place in self._runs
            for n, (first, last) in enumerate(itertools.pairwise(itertools.accumulate(sizes, initial=0)))
            if (low := max(first, start)) < (high := min(last, stop))
        ]

    def others(self, sizes: Sequence[int]) -> list[tuple[int, Part, tuple[int, ...]]]:
        """The positions of the other parameters, where they are in such buckets, and their shapes."""
        spans = [*itertools.pairwise(itertools.accumulate(sizes, initial=0))]
        return [
            (position, Part(n, start - first, stop - first), shape)
            for position, start, stop, shape in self._others
            for n, (first, last) in enumerate(spans)
            if first <= start and stop <= last and first < last
        ]
