"""Zero-copy binding of large parameters to plans; small parameters are copied, many at once.

An optimizer writes new values of parameters into two memories in turns, so that large parameters are found at few
addresses again and again: the program gets a plan for each set of addresses that recurs. Small parameters are adjacent
in a plan's inputs, as they are in the optimizer's buckets, so that one copy fills many inputs.
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
    """One set of addresses of the large inputs.

    Attributes:
        memories: the memories that the inputs are in.
        latest: the number of the latest run that found the inputs at these addresses.
        met: how many runs found them there.
        plan: reads the inputs at these addresses; None until enough runs found them there.
        copied: the positions of the inputs that the plan has buffers of its own for.
        apart: the positions in ``copied`` that are not adjacent small parameters.
    """

    memories: list[weakref.ref[Memory]]
    latest: int
    met: int = 1
    plan: P | None = None
    copied: Sequence[int] = ()
    apart: Sequence[int] = ()


class ParameterBinding(Generic[P]):
    """The plans of one program, one for each set of addresses where its large inputs recur.

    Args:
        make: makes a plan of the program, given a buffer for each input, or None where the plan allocates one.
        places: a buffer for each input, or None.
        arena: the memory that the plans share.
        beside: the positions of adjacent small parameters, which are always copied.

    Attributes:
        plan: the plan that reads copies of all inputs, in ``places``.
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
        self._runs = 0

    def ready(self, arrays: Sequence[Any], holders: Sequence[object] = (), *, filled: bool = False) -> P:
        """Return a plan whose inputs hold ``arrays``: bound where it reads them in place, copied elsewhere.

        Args:
            arrays: the inputs.
            holders: for each input an object that owns the array; the same holder means unchanged contents.
            filled: whether the adjacent small parameters have been copied already; these may be None in ``arrays``.
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

    def bound_plan(self, arrays: Sequence[Any], fixed: Collection[int]) -> P | None:
        """Return the plan that reads the inputs ``fixed`` in place and copies of all others, or None.

        None means that too few runs found the inputs at these addresses, or that other large inputs are in the memories
        of an optimizer, too.

        Args:
            arrays: the inputs; adjacent small parameters may be None.
            fixed: positions of inputs.
        """
        lying = {n for n in self._large if arrays[n].flags.c_contiguous and memory_of(arrays[n]) is not None}
        if lying != set(fixed):
            return None
        if not lying:
            return self.plan
        place = self._place(arrays)
        return None if place is None else place.plan

    def remembers(self, positions: Sequence[int]) -> bool:
        """Whether an input at ``positions`` is large, so that unchanged contents are not copied again."""
        return not self._large.keys().isdisjoint(positions)

    def fill(
        self, plan: Plan, positions: Sequence[int], arrays: Sequence[Array], holders: Sequence[object] = ()
    ) -> None:
        """Copy inputs into a plan's buffers.

        Args:
            plan: the plan.
            positions: the positions of the inputs to copy.
            arrays: their arrays.
            holders: the owners of the arrays, as in :meth:`ready`.
        """
        inputs, addresses, large, held = plan.inputs, plan.addresses, self._large, self._held
        for number, (n, array) in enumerate(zip(positions, arrays, strict=True)):
            if holders and n in large:
                self._copy(inputs[n], addresses[n], array, holders[number])
                continue
            if held:  # the buffer may have held a large input of another plan
                held.pop(addresses[n], None)
            inputs[n][...] = array

    def _copy(self, place: Array, address: int, array: Array, holder: object) -> None:
        """Copy an array into a buffer, unless the buffer holds it from an earlier run of any plan that shares it."""
        before = self._held.get(address)
        if before is None or before() is not holder:
            self._held.pop(address, None)  # an interrupt may leave the copy incomplete
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
        self._runs += 1
        place = self._places.get(name)
        if place is None:
            self._add(name, list(found.values()))
            return None
        if place.plan is None:
            place.met += 1
            if place.met >= self._after:
                place.copied = [n for n in self._all if n not in found]
                place.apart = [n for n in place.copied if n not in self._beside]
                place.plan = self._make([unseen(arrays[n]) if n in found else x for n, x in enumerate(self._given)])
        place.latest = self._runs
        self._places.move_to_end(name)
        return place

    def _add(self, name: Hashable, memories: Sequence[Memory]) -> None:
        """Remember where the inputs are, unless there are as many other places, and all of them are in use."""
        places = self._places
        if len(places) >= cost_model.BOUND_PLACES:
            oldest = next(iter(places))
            if self._runs - places[oldest].latest <= cost_model.BOUND_UNUSED:
                return
            del places[oldest]

        def forget(_: object) -> None:
            places.pop(name, None)

        places[name] = _Place([weakref.ref(memory, forget) for memory in memories], self._runs)


class BucketSlice(NamedTuple):
    """A slice of a bucket.

    Attributes:
        bucket: the number of the bucket.
        start: the first element.
        stop: the end, exclusive.
    """

    bucket: int
    start: int
    stop: int


class SideBySide:
    """The input buffers of parameters in a plan; those of consecutive small parameters are adjacent.

    Args:
        positions: the positions of the parameters among the inputs, in the order of their gradients.
        gradients: the gradients.
        dtype: the dtype of the gradients.
        arena: the memory that the buffers are allocated in.

    Attributes:
        places: by position, the buffers of small parameters; of all parameters if their total size is small.
        values: the buffer of all parameters if their total size is small, else None.
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

    def copies(self, sizes: Sequence[int]) -> list[tuple[BucketSlice, Array]]:
        """Return slices of consecutive buckets of the given sizes, with the buffers that they are copied to."""
        return [
            (BucketSlice(n, low - first, high - first), place[low - start : high - start])
            for start, stop, place in self._runs
            for n, (first, last) in enumerate(itertools.pairwise(itertools.accumulate(sizes, initial=0)))
            if (low := max(first, start)) < (high := min(last, stop))
        ]

    def others(self, sizes: Sequence[int]) -> list[tuple[int, BucketSlice, tuple[int, ...]]]:
        """Return the positions of large parameters, their slices of such buckets, and their shapes."""
        spans = [*itertools.pairwise(itertools.accumulate(sizes, initial=0))]
        return [
            (position, BucketSlice(n, start - first, stop - first), shape)
            for position, start, stop, shape in self._others
            for n, (first, last) in enumerate(spans)
            if first <= start and stop <= last and first < last
        ]
