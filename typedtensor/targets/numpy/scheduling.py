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
    places = {value: n for n, value in enumerate(order)}
    cones = _late(order, kept, places)
    if not cones:
        return order
    readers = readers_of(order)
    concerned: defaultdict[Value, dict[Value, None]] = defaultdict(dict)
    missing: dict[Value, set[Value]] = {}
    waiting: defaultdict[Value, list[Value]] = defaultdict(list)
    for late, cone in cones.items():
        inside = set(cone)
        missing[late] = {x for value in cone for x in value.operands if isinstance(x, Value) and x not in inside}
        for x in missing[late]:
            waiting[x].append(late)
            if isinstance(late.primitive, MatMul):
                concerned[x][late] = None
        for x in cone:
            concerned[x][late] = None
            for value in readers[x]:
                concerned[value][late] = None
    made: dict[Value, None] = {}

    def make(value: Value) -> None:
        made[value] = None
        for late in waiting.get(value, ()):
            missing[late].discard(value)

    for value in order:
        if value in made:
            continue
        make(value)
        gains: dict[Value, int] = {}
        for late in concerned.get(value, ()):
            if not missing[late] and late not in made:
                needed = [x for x in cones[late] if x not in made]
                gains[late] = _freed(needed, made, readers, kept) - bytes_of(late)
        if gains:
            best = max(gains, key=lambda x: (gains[x], places[x]))
            if gains[best] > 0:
                for x in cones[best]:
                    if x not in made:
                        make(x)
    return list(made)


def _late(order: Sequence[Value], kept: Collection[Value], places: Mapping[Value, int]) -> dict[Value, list[Value]]:
    """Large values that could be computed much earlier, with what they are computed from element by element."""
    bytes_before = [0, *accumulate(map(bytes_of, order))]
    if bytes_before[-1] <= cost_model.FAR_BYTES:
        return {}
    ready: dict[Value, int] = {}
    found: dict[Value, list[Value]] = {}
    for place, value in enumerate(order):
        if not value.operands:
            ready[value] = 0
        elif not _can_move(value) and not isinstance(value.primitive, Columns):
            ready[value] = place
            if isinstance(value.primitive, MatMul):
                first = max([ready[x] for x in value.operands if isinstance(x, Value)], default=0)
                if bytes_before[place] - bytes_before[first] > cost_model.FAR_BYTES:
                    found[value] = sorted(_with_factors(value), key=places.__getitem__)
        else:
            first = ready[value] = max([ready[x] for x in value.operands if isinstance(x, Value)], default=0)
            far = bytes_before[place] - bytes_before[first] > cost_model.FAR_BYTES
            if far and follows(value.primitive) and bytes_of(value) >= cost_model.EARLY_BYTES and value not in kept:
                cone = _cone(value)
                if cone:
                    found[value] = sorted(cone, key=places.__getitem__)
    return found


def _can_move(value: Value) -> bool:
    return value.primitive.is_view or follows(value.primitive) or isinstance(value.primitive, Full)


def _cone(value: Value) -> set[Value]:
    """A value and what can be computed with it; none if that is too much."""
    cone: set[Value] = set()
    waiting = [value]
    while waiting and len(cone) < cost_model.EARLY_VALUES:
        x = waiting.pop()
        if x not in cone:
            cone.add(x)
            waiting.extend(y for y in x.operands if isinstance(y, Value) and _can_move(y))
    return set() if waiting else cone


def _with_factors(product: Value) -> set[Value]:
    """A product with the views, and the columns of windows, that it is of."""
    found: set[Value] = set()
    waiting = [product]
    while waiting:
        x = waiting.pop()
        if x not in found:
            found.add(x)
            operands = [y for y in x.operands if isinstance(y, Value)]
            waiting += [y for y in operands if y.primitive.is_view or isinstance(y.primitive, Columns)]
    return found


def _freed(
    needed: Collection[Value],
    made: Mapping[Value, None],
    readers: Mapping[Value, Collection[Value]],
    kept: Collection[Value],
) -> int:
    """The bytes of what nothing reads any more when some values have been computed, as itself or as a view."""
    read = {_whole(x) for value in needed for x in value.operands if isinstance(x, Value) and x in made}

    def done(x: Value) -> bool:
        if x in kept:
            return False
        return all(done(r) if r.primitive.is_view else r in made or r in needed for r in readers.get(x, ()))

    return sum(bytes_of(x) for x in read if x.operands and done(x))


def _whole(x: Value) -> Value:
    """What a value is a view of; itself if it is none."""
    while x.primitive.is_view:
        [operand] = x.operands
        if not isinstance(operand, Value):
            break
        x = operand
    return x


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
