"""What is computed early, since less has to be kept then.

A derivative of what a forward pass computes element by element is read much later, and so is all that it is computed
from. Where that is several values that nothing else reads, the derivative is computed as soon as they are there: they
are still in the cache, and one value is kept in place of several. So is a product that is smaller than what it is the
last to read, as the gradient for the kernel of a convolution.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate

from typedtensor.ir import Full, MatMul, Value, readers_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.layout_assignment import follows
from typedtensor.targets.numpy.passes.windows import Columns


def is_far(order: Sequence[Value]) -> bool:
    """Whether values are so much in all that it is worth to compute some of them earlier."""
    return any(total > cost_model.FAR_BYTES for total in accumulate(map(bytes_of, order)))


def early(order: Sequence[Value], kept: Collection[Value]) -> Sequence[Value]:
    """The same values, operands first, some of them earlier.

    Args:
        order: the values.
        kept: those that are read afterwards.
    """
    sizes = [*map(bytes_of, order)]
    before = [0, *accumulate(sizes)]
    if before[-1] <= cost_model.FAR_BYTES:
        return order
    places = {value: n for n, value in enumerate(order)}
    reads = {value: [x for x in value.operands if isinstance(x, Value)] for value in order}
    cones = _late(order, kept, places, reads, before)
    if not cones:
        return order
    readers: defaultdict[Value, list[Value]] = defaultdict(list)
    for value, read in reads.items():
        for x in read:
            readers[x].append(value)
    concerned: defaultdict[Value, dict[Value, None]] = defaultdict(dict)
    missing: dict[Value, set[Value]] = {}
    waiting: defaultdict[Value, list[Value]] = defaultdict(list)
    for late, cone in cones.items():
        inside = set(cone)
        missing[late] = {x for value in cone for x in reads[value] if x not in inside}
        for x in missing[late]:
            waiting[x].append(late)
            if isinstance(late.primitive, MatMul):
                concerned[x][late] = None
        for x in cone:
            concerned[x][late] = None
            for value in readers[x]:
                concerned[value][late] = None
    made: dict[Value, None] = {}
    lives = _Lives(kept, readers)

    def make(value: Value) -> None:
        made[value] = None
        for late in waiting.get(value, ()):
            missing[late].discard(value)

    for value in order:
        if value in made:
            continue
        make(value)
        best: Value | None = None
        most = 0, 0
        for late in concerned.get(value, ()):
            if late not in made and not missing[late]:
                needed = {x for x in cones[late] if x not in made}
                wholes = {lives.whole(x) for needs in needed for x in reads[needs] if x in made}
                freed = sum([sizes[places[x]] for x in wholes if x.operands and lives.ends(x, made, needed)])
                gain = freed - sizes[places[late]], places[late]
                if gain[0] > 0 and gain > most:
                    best, most = late, gain
        if best is not None:
            for x in cones[best]:
                if x not in made:
                    make(x)
    return list(made)


def _late(
    order: Sequence[Value],
    kept: Collection[Value],
    places: Mapping[Value, int],
    reads: Mapping[Value, Sequence[Value]],
    before: Sequence[int],
) -> dict[Value, list[Value]]:
    """Large values that could be computed much earlier, with what they are computed from element by element.

    Args:
        order: the values.
        kept: those that are read afterwards.
        places: their places in the order.
        reads: what they are computed from.
        before: the bytes of all before a place.
    """
    ready: dict[Value, int] = {}
    found: dict[Value, list[Value]] = {}
    moved: set[Value] = set()  # those that can be
    for place, value in enumerate(order):
        primitive, read = value.primitive, reads[value]
        can_move = primitive.is_view or follows(primitive) or isinstance(primitive, Full)
        if can_move:
            moved.add(value)
        if not value.operands:
            ready[value] = 0
            continue
        first = max([ready[x] for x in read], default=0)
        is_product = isinstance(primitive, MatMul)
        if can_move or isinstance(primitive, Columns):
            ready[value] = first
            if not follows(primitive) or value in kept or before[place + 1] - before[place] < cost_model.EARLY_BYTES:
                continue
        else:
            ready[value] = place
            if not is_product:
                continue
        if before[place] - before[first] > cost_model.FAR_BYTES:
            cone = _with_factors(value, reads) if is_product else _cone(value, reads, moved)
            if cone:
                found[value] = sorted(cone, key=places.__getitem__)
    return found


def _cone(value: Value, reads: Mapping[Value, Sequence[Value]], moved: Collection[Value]) -> set[Value]:
    """A value and what can be computed with it; none if that is too much."""
    cone: set[Value] = set()
    waiting = [value]
    while waiting and len(cone) < cost_model.EARLY_VALUES:
        x = waiting.pop()
        if x not in cone:
            cone.add(x)
            waiting += [y for y in reads[x] if y in moved]
    return set() if waiting else cone


def _with_factors(product: Value, reads: Mapping[Value, Sequence[Value]]) -> set[Value]:
    """A product with the views, and the columns of windows, that it is of."""
    found: set[Value] = set()
    waiting = [product]
    while waiting:
        x = waiting.pop()
        if x not in found:
            found.add(x)
            waiting += [y for y in reads[x] if y.primitive.is_view or isinstance(y.primitive, Columns)]
    return found


class _Lives:
    """How long values are kept, as themselves or as views.

    Args:
        kept: those that are read afterwards.
        readers: by a value, those that are computed from it.
    """

    def __init__(self, kept: Collection[Value], readers: Mapping[Value, Sequence[Value]]) -> None:
        self._kept, self._readers = kept, readers
        self._wholes: dict[Value, Value] = {}
        self._last: dict[Value, Collection[Value] | None] = {}

    def whole(self, x: Value) -> Value:
        """What a value is a view of; itself if it is none."""
        found = self._wholes.get(x)
        if found is None:
            found = x
            while found.primitive.is_view and isinstance(operand := found.operands[0], Value):
                found = operand
            self._wholes[x] = found
        return found

    def ends(self, x: Value, made: Mapping[Value, None], needed: Collection[Value]) -> bool:
        """Whether nothing reads a value any more when some values have been computed."""
        if x not in self._last:
            self._last[x] = self._found(x)
        last = self._last[x]
        return last is not None and all(reader in made or reader in needed for reader in last)

    def _found(self, x: Value) -> Collection[Value] | None:
        """What reads a value or views of it, and is none; nothing is known of what is read afterwards."""
        found: dict[Value, None] = {}
        waiting = [x]
        while waiting:
            x = waiting.pop()
            if x in self._kept:
                return None
            for reader in self._readers.get(x, ()):
                if reader.primitive.is_view:
                    waiting.append(reader)
                else:
                    found[reader] = None
        return found


def bytes_of(value: Value) -> int:
    """The memory that a value needs; sizes that follow from others are slow to multiply, and plain here."""
    primitive = value.primitive
    if primitive.is_view or isinstance(primitive, Full):
        return 0
    found = value.dtype.itemsize
    for size in value.shape:
        found *= int(size)
    return found


def results_last(order: Sequence[Value], results: Collection[Value]) -> Sequence[Value]:
    """The same values, with the products of matrices that are results, and no more, side by side at the end.

    Threads share those that follow each other at once, as the gradients for the weights of several layers.
    """
    readers = readers_of(order)
    last = {x for x in results if isinstance(x.primitive, MatMul) and len(x.shape) == 2 and x not in readers}
    return [*[x for x in order if x not in last], *[x for x in order if x in last]]
