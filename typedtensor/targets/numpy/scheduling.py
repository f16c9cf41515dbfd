"""What is computed early, since less has to be kept then.

A derivative of what a forward pass computes element by element is read much later, and so is all that it is computed
from. Where that is several values that nothing else reads, the derivative is computed as soon as they are there: they
are still in the cache, and one value is kept in place of several.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Mapping, Sequence

import numpy as np

from typedtensor.ir import Full, MatMul, Value, readers_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.layout_assignment import follows


class Schedules:
    """Orders of values that were found, for programs of the same structure and other sizes: any of them computes them.

    They are as good as for the sizes for which they were found first.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, Sequence[int]] = {}

    def early(self, order: Sequence[Value], kept: Collection[Value]) -> Sequence[Value]:
        """The same values, operands first, some of them earlier.

        Args:
            order: the values.
            kept: those that are read afterwards.
        """
        if not is_far(order):
            return order
        places = {value: n for n, value in enumerate(order)}
        structure: Hashable = tuple(
            [
                (type(x.primitive), x in kept, *[places.get(y, -1) for y in x.operands if isinstance(y, Value)])
                for x in order
            ]
        )
        found = self._known.get(structure)
        if found is None:
            if len(self._known) >= cost_model.SCHEDULES:
                self._known.clear()
            found = self._known[structure] = [places[x] for x in early(order, kept)]
        return [order[n] for n in found]


def is_far(order: Sequence[Value]) -> bool:
    """Whether values are so much in all that it is worth to compute some of them earlier."""
    return sum(map(_bytes, order)) > cost_model.FAR_BYTES


def early(order: Sequence[Value], kept: Collection[Value]) -> Sequence[Value]:
    """The same values, operands first, some of them earlier; the arguments are those of :class:`Schedules`."""
    cones = _late(order, kept)
    if not cones:
        return order
    readers = readers_of(order)
    concerned: defaultdict[Value, dict[Value, None]] = defaultdict(dict)
    for late, cone in cones.items():
        for x in cone:
            for value in (x, *readers[x]):
                concerned[value][late] = None
    places = {value: n for n, value in enumerate(order)}
    made: dict[Value, None] = {}
    for value in order:
        if value in made:
            continue
        made[value] = None
        gains: dict[Value, int] = {}
        missing: dict[Value, list[Value]] = {}
        for late in concerned[value]:
            needed = [x for x in cones[late] if x not in made]
            if needed and all(_is_there(x, made, needed) for x in needed):
                missing[late] = needed
                gains[late] = _freed(needed, made, readers, kept) - _bytes(late)
        if gains:
            best = max(gains, key=lambda x: (gains[x], places[x]))
            if gains[best] > 0:
                made.update(dict.fromkeys(sorted(missing[best], key=places.__getitem__)))
    return list(made)


def _late(order: Sequence[Value], kept: Collection[Value]) -> dict[Value, list[Value]]:
    """Large values that could be computed much earlier, with what they are computed from element by element."""
    bytes_before = np.cumsum([0, *map(_bytes, order)])
    if bytes_before[-1] <= cost_model.FAR_BYTES:
        return {}
    places = {value: n for n, value in enumerate(order)}
    ready: dict[Value, int] = {}
    found: dict[Value, list[Value]] = {}
    for place, value in enumerate(order):
        ready[value] = max((ready[x] for x in value.operands if isinstance(x, Value)), default=0)
        if not _can_move(value):
            ready[value] = place if value.operands else 0
        elif follows(value.primitive) and _bytes(value) >= cost_model.EARLY_BYTES and value not in kept:
            far = bytes_before[place] - bytes_before[ready[value]] > cost_model.FAR_BYTES
            if far and (cone := _cone(value)):
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


def _is_there(value: Value, made: Mapping[Value, None], needed: Collection[Value]) -> bool:
    return all(x in made or x in needed for x in value.operands if isinstance(x, Value))


def _freed(
    needed: Collection[Value],
    made: Mapping[Value, None],
    readers: Mapping[Value, Collection[Value]],
    kept: Collection[Value],
) -> int:
    """The bytes of what nothing reads any more when some values have been computed; views are not looked through."""
    read = {x for value in needed for x in value.operands if isinstance(x, Value) and x in made}
    done = [x for x in read if x not in kept and all(r in made or r in needed for r in readers[x])]
    return sum(_bytes(x) for x in done if x.operands and not x.primitive.is_view)


def _bytes(value: Value) -> int:
    return 0 if value.primitive.is_view or isinstance(value.primitive, Full) else value.size * value.dtype.itemsize


def results_last(order: Sequence[Value], results: Collection[Value]) -> Sequence[Value]:
    """The same values, with the products of matrices that are results, and no more, side by side at the end.

    Threads share those that follow each other at once, as the gradients for the weights of several layers.
    """
    readers = readers_of(order)
    last = {x for x in results if isinstance(x.primitive, MatMul) and len(x.shape) == 2 and x not in readers}
    return [*[x for x in order if x not in last], *[x for x in order if x in last]]
