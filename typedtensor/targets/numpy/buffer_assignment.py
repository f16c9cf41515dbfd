"""Where values are kept: buffers that are used again when their last reader is done."""

from __future__ import annotations

import functools
import math
import weakref
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from typedtensor.backends.memory import ALIGNMENT
from typedtensor.backends.quiet import quiet_context
from typedtensor.backends.workers import WorkerPool, worker_pool
from typedtensor.base.exclusive import ExclusiveContext
from typedtensor.ir import Array, DType, Shape, Value
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.analyses import Analyses


class Arena:
    """What several plans have in common, of which one runs at a time.

    Attributes:
        without: the names of rewrites that are left out of the plans that are made for parts of them.
        use: the turns of the plans.
        lent: gives what the plan that ran last has let others look at, while they do.
        further: give the values that it has let others look at, while they do.
        shared: what else they have in common, by what it is for. They keep it: nothing is left behind of plans for
            places that are gone.
        held: what holds the large inputs that were copied to a place, by its address.
        analyses: what is known of programs.
        filled: the addresses of the inputs of the last executable, from which the next may take over some.
    """

    def __init__(self, without: Collection[str] = ()) -> None:
        self.without = without
        self.use = ExclusiveContext(quiet_context())
        self.lent: Callable[[], Lent | None] = lambda: None
        self.further: Sequence[Callable[[], Lent | None]] = ()
        self.shared: WeakValueDictionary[Hashable, Any] = WeakValueDictionary()
        self.held: dict[int, weakref.ref[object]] = {}
        self.analyses = Analyses()
        self.filled: Sequence[int] = []
        self._blocks: dict[Hashable, Array] = {}
        self._counts: defaultdict[Hashable, int] = defaultdict(int)
        self._rest: Array = np.empty(0, np.uint8)

    @functools.cached_property
    def workers(self) -> WorkerPool | None:
        """The threads that its plans may use, if there are any; to look for them is to look for MKL."""
        return None if {"threads", "mkl"} & set(self.without) else worker_pool()

    def settle(self) -> None:
        """See to it that nothing writes here any more that an interrupted run has left to threads."""
        if self.workers is not None:
            self.workers.settle()

    def lend(self, arrays: Sequence[Array]) -> list[Lent]:
        """Let others look at values until the next run."""
        if not arrays:
            return []
        made = [Lent(array) for array in arrays]
        self.further = [*map(weakref.ref, made)]
        return made

    def give_back(self, *, gradients: bool = True) -> bool:
        """Have what others look at copied; returns whether it can be, as nobody copies it just now.

        Args:
            gradients: whether gradients that are lent are among that; further values always are.
        """
        if gradients and (before := self.lent()) is not None and not before.give_back():
            return False
        return not self.further or all(x is None or x.give_back() for x in [lent() for lent in self.further])

    def array(self, name: Hashable, shape: Shape, dtype: DType) -> Array:
        """The array of a name; those of one name lie over each other."""
        size = math.prod(shape) * dtype.itemsize
        return self.block(name, max(size, 1))[:size].view(dtype).reshape(shape)

    def block(self, name: Hashable, size: int) -> Array:
        """The bytes of a name, at least so many; if they grow, a little more, as other plans need about as much."""
        found = self._blocks.get(name)
        if found is None or found.size < size:
            self.held.clear()  # what is made now may lie where something was before
        if found is None:
            found = self._blocks[name] = (
                self._with_others(size)
                if cost_model.BLOCK_BYTES <= size <= cost_model.PIECE_BYTES // 2
                else _aligned(size)
            )
        elif found.size < size:
            step = max(1 << max(size.bit_length() - 3, 0), ALIGNMENT)
            found = self._blocks[name] = _aligned(-(-size // step) * step)
        return found[:size]

    def spare(self, name: Hashable) -> list[tuple[int, int]]:
        """The buffers that plans of a name have in turns: their sizes, from the smallest on, and numbers."""
        return sorted([(self._blocks["buffer", name, n].size, n) for n in range(self._counts[name])])

    def buffer(self, name: Hashable, size: int, spare: list[tuple[int, int]]) -> Array:
        """A buffer for a plan, of at least so many bytes: the smallest that is spare and large enough, or a new one.

        Plans need other sizes in another order, as that of a value beside that of its gradients. What one had is enough
        for all that need no more: whatever the smallest could serve later, a larger one can serve.

        Args:
            name: of the buffers.
            size: the bytes.
            spare: those that the plan has not taken; it is taken out of them.
        """
        at = bisect_left(spare, (size, 0))
        # If none is large enough, the largest has to grow.
        number = spare.pop(min(at, len(spare) - 1))[1] if spare else self._counts[name]
        found = self.block(("buffer", name, number), size)
        self._counts[name] = max(self._counts[name], number + 1)
        return found

    def _with_others(self, size: int) -> Array:
        """A block beside others; what grows later leaves its place unused, so that it gets one of its own."""
        rounded = -(-size // ALIGNMENT) * ALIGNMENT
        if self._rest.size < rounded:
            self._rest = _aligned(cost_model.PIECE_BYTES, cost_model.PAGE_BYTES)
        found, self._rest = self._rest[:size], self._rest[rounded:]
        return found


class Pool:
    """Buffers, by the values that are kept in them.

    Args:
        arena: where they are taken from.
        name: what they are called there.

    Attributes:
        name: the name.
        bytes: the size of all buffers.
        arrays: the arrays of the values that have one.
    """

    def __init__(self, arena: Arena | None = None, name: Hashable = None) -> None:
        self._arena, self.name = arena or Arena(), name
        self._spare = self._arena.spare(name)
        self._spare_temporaries = self._arena.spare(("temporary", name))
        self.bytes = 0
        self.arrays: dict[Value, Array] = {}
        self._chunks: dict[Value, Array] = {}
        self._free: dict[int, list[Array]] = {}
        self._sizes: list[int] = []  # of the free ones, in order

    def __contains__(self, value: Value) -> bool:
        return value in self.arrays

    def take(self, value: Value, layout: Sequence[int]) -> Array:
        """An array for a value.

        Args:
            value: what is kept in it.
            layout: its axes, from the slowest to the fastest.
        """
        array = self._bytes(value, value.size)
        inverse = _inverse(tuple(layout))
        if inverse is None:
            array = array.reshape(value.shape)
        else:
            array = array.reshape([value.shape[n] for n in layout]).transpose(inverse)
        self.arrays[value] = array
        return array

    def take_element(self, value: Value) -> Array:
        """An array for an element along the first axis of a value, of which only one at a time is kept."""
        shape = value.shape[1:]
        self.arrays[value] = array = self._bytes(value, math.prod(shape)).reshape(shape)
        return array

    def _bytes(self, value: Value, count: int) -> Array:
        """The memory for so many elements of a value."""
        size = count * value.dtype.itemsize
        chunk = self._fitting(_rounded(size))
        self._chunks[value] = chunk = self.block(size) if chunk is None else chunk
        found: Array = chunk[:size].view(value.dtype)
        return found

    def block(self, size: int) -> Array:
        """A buffer of so many bytes that is new here."""
        rounded = _rounded(size)
        chunk = self._arena.buffer(self.name, rounded, self._spare)
        self.bytes += rounded
        return chunk

    def temporary(self, shape: Shape, dtype: DType) -> Array:
        """An array for what is written on the way to a value: of the plan alone, as that value is computed in parts."""
        size = math.prod(shape) * dtype.itemsize
        chunk = self._arena.buffer(("temporary", self.name), _rounded(size), self._spare_temporaries)
        return chunk[:size].view(dtype).reshape(shape)

    def _fitting(self, size: int) -> Array | None:
        """The smallest free buffer that is large enough, and not by too much; of several the one that was used last."""
        at = bisect_left(self._sizes, size)
        if at == len(self._sizes) or self._sizes[at] > size * cost_model.BUFFER_SLACK:
            return None
        free = self._free[self._sizes[at]]
        found = free.pop()
        if not free:
            del self._free[self._sizes.pop(at)]
        return found

    def chunk(self, value: Value) -> Array:
        """The buffer of a value; it is the same object for all values that are kept there."""
        return self._chunks[value]

    def release(self, value: Value) -> Array:
        """Give the buffer of a value back, and return it."""
        del self.arrays[value]
        chunk = self._chunks.pop(value)
        free = self._free.setdefault(chunk.size, [])
        if not free:
            insort(self._sizes, chunk.size)
        free.append(chunk)
        return chunk

    def pass_on(self, value: Value, successor: Value) -> None:
        """Let another value be kept in a buffer."""
        self.arrays[successor] = self.arrays.pop(value)
        self._chunks[successor] = self._chunks.pop(value)


def _rounded(size: int) -> int:
    return -(-max(size, 1) // ALIGNMENT) * ALIGNMENT


@functools.lru_cache(256)
def _inverse(order: tuple[int, ...]) -> tuple[int, ...] | None:
    """The places of axes in an order; None where they are in their own."""
    straight = tuple(range(len(order)))
    return None if order == straight else tuple([order.index(n) for n in straight])


def owner_of(value: Value, arrays: Mapping[Value, Array], pool: Pool) -> Value | None:
    """The value in whose buffer the elements of a value are, if they are in one."""
    places = pool.arrays
    while value not in places:
        if not value.primitive.is_view or len(value.operands) > 1:
            return None
        [operand] = value.operands
        if not isinstance(operand, Value):
            return None
        value = operand
    return value


def _aligned(size: int, to: int = ALIGNMENT) -> Array:
    raw = np.zeros(size + to, np.uint8)
    start = -raw.ctypes.data % to
    return raw[start : start + size]
