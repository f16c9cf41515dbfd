"""Buffer assignment: buffers are reused after the last reader of their value."""

from __future__ import annotations

import functools
import math
import weakref
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from typedtensor.backends.memory import ALIGNMENT, advise, data_address
from typedtensor.backends.quiet import quiet_context
from typedtensor.backends.workers import WorkerPool, worker_pool
from typedtensor.base.exclusive import ExclusiveContext
from typedtensor.ir import Array, DType, Shape, Value
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.analyses import Analyses


class Arena:
    """The memory that several plans share; one of them runs at a time.

    Attributes:
        without: the names of disabled passes, for plans of regions.
        use: the lock of the plans.
        lent: weakly refers to the gradients that the last run lent out.
        further: weakly refer to the further values that the last run lent out.
        shared: other shared objects, by purpose, weakly: plans keep them alive.
        held: weakly, the holder of the large input that was copied to a buffer, by the buffer's address.
        analyses: the analyses of programs.
        filled: the addresses of the inputs of the last executable; the next one may reuse unchanged inputs.
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
        self._small = self._rest

    @functools.cached_property
    def workers(self) -> WorkerPool | None:
        """The worker pool of the plans, if there is one; the first use looks for MKL."""
        return None if {"threads", "mkl"} & set(self.without) else worker_pool()

    def settle(self) -> None:
        """Wait for threads of an interrupted run, so that nothing writes to the memory any more."""
        if self.workers is not None:
            self.workers.settle()

    def lend(self, arrays: Sequence[Array]) -> list[Lent]:
        """Lend result buffers, valid until the plan's next run."""
        if not arrays:
            return []
        result = [Lent(array) for array in arrays]
        self.further = [*map(weakref.ref, result)]
        return result

    def give_back(self, *, gradients: bool = True) -> bool:
        """Copy lent results that are still referenced; return False if another thread is copying them.

        Args:
            gradients: whether lent gradients are copied, too; further values always are.
        """
        if gradients and (before := self.lent()) is not None and not before.give_back():
            return False
        return not self.further or all(x is None or x.give_back() for x in [lent() for lent in self.further])

    def array(self, name: Hashable, shape: Shape, dtype: DType) -> Array:
        """Return an array by name; arrays of one name share memory."""
        size = math.prod(shape) * dtype.itemsize
        return self.block(name, max(size, 1))[:size].view(dtype).reshape(shape)

    def block(self, name: Hashable, size: int) -> Array:
        """Return the memory of a name, at least ``size`` bytes; it grows by a margin, as plans' sizes are similar."""
        found = self._blocks.get(name)
        if found is None or found.size < size:
            self.held.clear()  # the new memory may have the address of an old one
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
        """Return the buffers that plans of a name share: sizes, ascending, and numbers."""
        return sorted([(self._blocks["buffer", name, n].size, n) for n in range(self._counts[name])])

    def buffer(self, name: Hashable, size: int, spare: list[tuple[int, int]]) -> Array:
        """Return a buffer of at least ``size`` bytes for a plan: the smallest spare one that suffices, or a new one.

        Plans need different sizes in different orders, as a value's plan beside that of its gradients. Taking the
        smallest sufficient buffer is optimal: a larger one can serve every later request that the smallest could.

        Args:
            name: the name of the buffers.
            size: the bytes.
            spare: the buffers that the plan has not taken; the returned one is removed.
        """
        at = bisect_left(spare, (size, 0))
        # If none is large enough, the largest has to grow.
        number = spare.pop(min(at, len(spare) - 1))[1] if spare else self._counts[name]
        found = self.block(("buffer", name, number), size)
        self._counts[name] = max(self._counts[name], number + 1)
        return found

    def _with_others(self, size: int) -> Array:
        """Return a block from a common allocation; a block that grows later gets an allocation of its own.

        Its pages are huge once blocks fill them: the rest of a huge page would be in memory, too.
        """
        rounded = -(-size // ALIGNMENT) * ALIGNMENT
        if self._rest.size < rounded:
            self._rest = self._small = _aligned(cost_model.PIECE_BYTES, cost_model.PAGE_BYTES)
            advise(self._small, huge=False)
        found, self._rest = self._rest[:size], self._rest[rounded:]
        full = (self._small.size - self._rest.size) // cost_model.PAGE_BYTES * cost_model.PAGE_BYTES
        if full:
            advise(self._small[:full], huge=True)
            self._small = self._small[full:]
        return found


class PlanBuffers:
    """The buffers of one plan, by value.

    Args:
        arena: the memory that buffers are taken from.
        name: the name of the buffers in the arena.

    Attributes:
        name: the name.
        bytes: the size of all buffers.
        temporaries: the temporaries of steps, in the order of requests.
        arrays: the arrays of values that have buffers.
    """

    def __init__(self, arena: Arena | None = None, name: Hashable = None) -> None:
        self._arena, self.name = arena or Arena(), name
        self._spare = self._arena.spare(name)
        self._spare_temporaries = self._arena.spare(("temporary", name))
        self.bytes = 0
        self.temporaries: list[Array] = []
        self.arrays: dict[Value, Array] = {}
        self._chunks: dict[Value, Array] = {}
        self._free: dict[int, list[Array]] = {}
        self._sizes: list[int] = []  # sizes of free buffers, ascending

    def __contains__(self, value: Value) -> bool:
        return value in self.arrays

    def take(self, value: Value, layout: Sequence[int]) -> Array:
        """Return an array for a value.

        Args:
            value: the value.
            layout: the axes of the value, slowest first.
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
        """Return an array for one element along the first axis of a value, where all elements share its memory."""
        shape = value.shape[1:]
        self.arrays[value] = array = self._bytes(value, math.prod(shape)).reshape(shape)
        return array

    def _bytes(self, value: Value, count: int) -> Array:
        """Return the memory of ``count`` elements of a value."""
        size = count * value.dtype.itemsize
        chunk = self._fitting(_rounded(size))
        self._chunks[value] = chunk = self.block(size) if chunk is None else chunk
        found: Array = chunk[:size].view(value.dtype)
        return found

    def block(self, size: int) -> Array:
        """Return a buffer of ``size`` bytes that this plan has not used before."""
        rounded = _rounded(size)
        chunk = self._arena.buffer(self.name, rounded, self._spare)
        self.bytes += rounded
        return chunk

    def temporary(self, shape: Shape, dtype: DType) -> Array:
        """Return a temporary that no other value of the plan shares, as its value is computed in tiles."""
        size = math.prod(shape) * dtype.itemsize
        chunk = self._arena.buffer(("temporary", self.name), _rounded(size), self._spare_temporaries)
        result: Array = np.ndarray(shape, dtype, chunk)
        self.temporaries.append(result)
        return result

    def _fitting(self, size: int) -> Array | None:
        """Return the smallest free buffer that fits without much waste; of equal ones, the last used."""
        at = bisect_left(self._sizes, size)
        if at == len(self._sizes) or self._sizes[at] > size * cost_model.BUFFER_SLACK:
            return None
        free = self._free[self._sizes[at]]
        found = free.pop()
        if not free:
            del self._free[self._sizes.pop(at)]
        return found

    def chunk(self, value: Value) -> Array:
        """Return the buffer of a value, the same object for all values in it."""
        return self._chunks[value]

    def release(self, value: Value) -> Array:
        """Release the buffer of a value, and return it."""
        del self.arrays[value]
        chunk = self._chunks.pop(value)
        free = self._free.setdefault(chunk.size, [])
        if not free:
            insort(self._sizes, chunk.size)
        free.append(chunk)
        return chunk

    def pass_on(self, value: Value, successor: Value) -> None:
        """Hand the buffer of a value to another value."""
        self.arrays[successor] = self.arrays.pop(value)
        self._chunks[successor] = self._chunks.pop(value)


def _rounded(size: int) -> int:
    return -(-max(size, 1) // ALIGNMENT) * ALIGNMENT


@functools.lru_cache(256)
def _inverse(order: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the inverse of a permutation; None for the identity."""
    straight = tuple(range(len(order)))
    return None if order == straight else tuple([order.index(n) for n in straight])


def owner_of(value: Value, pool: PlanBuffers) -> Value | None:
    """Return the value that owns the buffer of a value's elements, or None."""
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
    raw = np.empty(size + to, np.uint8)
    start = -data_address(raw) % to
    return raw[start : start + size]
