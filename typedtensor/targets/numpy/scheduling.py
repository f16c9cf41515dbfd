"""List scheduling for peak memory: some values move ahead, so that fewer bytes stay live.

The derivative of an elementwise function is read much later than the forward pass computes its operands. If nothing
else reads several such operands, the derivative is computed right after them: they are still in the cache, and one
value stays live in place of several. The same holds for a product that is smaller than an operand whose last reader it
is, as the gradient of a convolution's kernel.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import accumulate
from math import prod

from typedtensor.ir import Full, MatMul, Value, readers_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.layout_assignment import follows
from typedtensor.targets.numpy.passes.windows import Columns


def is_far(order: Sequence[Value]) -> bool:
    """Whether the total size of values makes scheduling pay."""
    return any(total > cost_model.FAR_BYTES for total in accumulate(map(bytes_of, order)))


def scheduled(order: Sequence[Value], kept: Collection[Value]) -> Sequence[Value]:
    """Return the values in a new order, operands first.

    Args:
        order: the values.
        kept: the values that are read after the program.
    """
    sizes = [*map(bytes_of, order)]
    before = [0, *accumulate(sizes)]
    if before[-1] <= cost_model.FAR_BYTES:
        return order
    places: dict[Value, int] = {}
    reads: list[list[int]] = []
    for place, value in enumerate(order):
        reads.append([places[x] for x in value.operands if isinstance(x, Value)])
        places[value] = place
    cones = _late(order, kept, reads, before)
    if not cones:
        return order
    readers: list[list[int]] = [[] for _ in order]
    for place, read in enumerate(reads):
        for x in read:
            readers[x].append(place)
    concerned: defaultdict[int, dict[int, None]] = defaultdict(dict)
    missing: dict[int, set[int]] = {}
    waiting: defaultdict[int, list[int]] = defaultdict(list)
    for late, cone in cones.items():
        inside = set(cone)
        missing[late] = lacking = {x for n in cone for x in reads[n] if x not in inside}
        for x in lacking:
            waiting[x].append(late)
        products = lacking if isinstance(order[late].primitive, MatMul) else ()
        for x in (*products, *cone, *[reader for y in cone for reader in readers[y]]):
            concerned[x][late] = None
    result: list[int] = []
    is_made = [False] * len(order)
    lives = _Lives(order, {places[x] for x in kept if x in places}, reads, readers)
    wholes = lives.wholes

    def make(place: int) -> None:
        result.append(place)
        is_made[place] = True
        for late in waiting.get(place, ()):
            missing[late].discard(place)

    for place in range(len(order)):
        if is_made[place]:
            continue
        make(place)
        best, most = -1, (0, 0)
        for late in concerned.get(place, ()):
            if is_made[late] or missing[late]:
                continue
            needed = {x for x in cones[late] if not is_made[x]}
            freed = 0
            counted: set[int] = set()
            for n in needed:
                for x in reads[n]:
                    if is_made[x] and (whole := wholes[x]) not in counted:
                        counted.add(whole)
                        if order[whole].operands and lives.ends(whole, is_made, needed):
                            freed += sizes[whole]
            gain = freed - sizes[late], late
            if gain[0] > 0 and gain > most:
                best, most = late, gain
        if best >= 0:
            for x in cones[best]:
                if not is_made[x]:
                    make(x)
    return [order[n] for n in result]


def _late(
    order: Sequence[Value], kept: Collection[Value], reads: Sequence[Sequence[int]], before: Sequence[int]
) -> dict[int, list[int]]:
    """Return large values that could be computed much earlier, with the elementwise values that they need.

    Args:
        order: the values; results are positions in it.
        kept: the values that are read after the program.
        reads: the operands of each value, as positions.
        before: the total bytes of the values before each position.
    """
    ready: list[int] = []
    found: dict[int, list[int]] = {}
    can_move: list[bool] = []
    for place, value in enumerate(order):
        primitive, read = value.primitive, reads[place]
        by_elements = follows(primitive)
        moves = by_elements or primitive.is_view or isinstance(primitive, Full)
        can_move.append(moves)
        if not value.operands:
            ready.append(0)
            continue
        first = ready[read[0]] if len(read) == 1 else max([ready[x] for x in read], default=0)
        is_product = isinstance(primitive, MatMul)
        if moves or isinstance(primitive, Columns):
            ready.append(first)
            if not by_elements or value in kept or before[place + 1] - before[place] < cost_model.EARLY_BYTES:
                continue
        else:
            ready.append(place)
            if not is_product:
                continue
        if before[place] - before[first] > cost_model.FAR_BYTES:
            cone = _with_factors(place, order, reads) if is_product else _cone(place, reads, can_move)
            if cone:
                found[place] = sorted(cone)
    return found


def _cone(place: int, reads: Sequence[Sequence[int]], can_move: Sequence[bool]) -> set[int]:
    """Return a value and its movable operands, transitively; an empty set if these are too many."""
    cone: set[int] = set()
    waiting = [place]
    while waiting and len(cone) < cost_model.EARLY_VALUES:
        x = waiting.pop()
        if x not in cone:
            cone.add(x)
            waiting += [y for y in reads[x] if can_move[y]]
    return set() if waiting else cone


def _with_factors(product: int, order: Sequence[Value], reads: Sequence[Sequence[int]]) -> set[int]:
    """Return a product with its factors, if these are views or columns of windows."""
    found: set[int] = set()
    waiting = [product]
    while waiting:
        x = waiting.pop()
        if x not in found:
            found.add(x)
            waiting += [y for y in reads[x] if order[y].primitive.is_view or isinstance(order[y].primitive, Columns)]
    return found


class _Lives:
    """The live ranges of values, their views included.

    Args:
        order: the values; all others are positions in it.
        kept: the values that are read after the program.
        reads: the operands of each value.
        readers: the readers of each value.

    Attributes:
        wholes: for each value the value that it is a view of, or itself.
    """

    def __init__(
        self,
        order: Sequence[Value],
        kept: Collection[int],
        reads: Sequence[Sequence[int]],
        readers: Sequence[Sequence[int]],
    ) -> None:
        self._kept, self._readers = kept, readers
        self._is_view = [x.primitive.is_view for x in order]
        self._last: dict[int, Collection[int] | None] = {}
        self.wholes: list[int] = []
        for place, (read, is_view) in enumerate(zip(reads, self._is_view, strict=True)):
            self.wholes.append(self.wholes[read[0]] if is_view and read else place)

    def ends(self, x: int, is_made: Sequence[bool], needed: Collection[int]) -> bool:
        """Whether a value is dead once the values ``is_made`` and ``needed`` have been computed."""
        if x not in self._last:
            self._last[x] = self._found(x)
        last = self._last[x]
        if last is None:
            return False
        for reader in last:  # noqa: SIM110  # a generator would dominate the time
            if not (is_made[reader] or reader in needed):
                return False
        return True

    def _found(self, x: int) -> Collection[int] | None:
        """Return the readers of a value and of its views, without the views; None if it is read after the program."""
        found: dict[int, None] = {}
        waiting = [x]
        while waiting:
            x = waiting.pop()
            if x in self._kept:
                return None
            for reader in self._readers[x]:
                if self._is_view[reader]:
                    waiting.append(reader)
                else:
                    found[reader] = None
        return found


def bytes_of(value: Value) -> int:
    """Return the bytes of a value; derived sizes are slow to multiply, so that they become plain numbers here."""
    primitive = value.primitive
    if primitive.is_view or isinstance(primitive, Full):
        return 0
    return value.dtype.itemsize * prod(map(int, value.shape))


def results_last(order: Sequence[Value], results: Collection[Value]) -> Sequence[Value]:
    """Return the values with matrix products that are results, and have no readers, moved to the end.

    Threads share consecutive products, as the gradients of several layers' weights.
    """
    readers = readers_of(order)
    last = {x for x in results if isinstance(x.primitive, MatMul) and len(x.shape) == 2 and x not in readers}
    return [*[x for x in order if x not in last], *[x for x in order if x in last]]
