"""What is computed early, since less has to be kept then.

A derivative of what a forward pass computes element by element is read much later, and so is all that it is computed
from. Where that is several values that nothing else reads, the derivative is computed as soon as they are there: they
are still in the cache, and one value is kept in place of several.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

import numpy as np

from typedtensor.plan.layouts import FOLLOWING
from typedtensor.plan.placing import Full
from typedtensor.plan.values import Value, readers_of

SMALLEST = 128 * 1024
"""The bytes of a value that is computed early at least; it does not matter where smaller ones are kept."""

FAR = 1024 * 1024
"""The bytes of the values in between at least: what a second-level cache holds."""

MOST = 32
"""How many values are looked through at most for what one is computed from."""


def early(order: Sequence[Value], kept: Collection[Value]) -> Sequence[Value]:
    """The same values, operands first, some of them earlier.

    Args:
        order: the values.
        kept: those that are read afterwards.
    """
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
    if bytes_before[-1] <= FAR:
        return {}
    places = {value: n for n, value in enumerate(order)}
    ready: dict[Value, int] = {}
    found: dict[Value, list[Value]] = {}
    for place, value in enumerate(order):
        ready[value] = max((ready[x] for x in value.operands if isinstance(x, Value)), default=0)
        if not _can_move(value):
            ready[value] = place if value.operands else 0
        elif isinstance(value.primitive, FOLLOWING) and _bytes(value) >= SMALLEST and value not in kept:
            far = bytes_before[place] - bytes_before[ready[value]] > FAR
            if far and (cone := _cone(value)):
                found[value] = sorted(cone, key=places.__getitem__)
    return found


def _can_move(value: Value) -> bool:
    return value.primitive.shares or isinstance(value.primitive, (*FOLLOWING, Full))


def _cone(value: Value) -> set[Value]:
    """A value and what can be computed with it; none if that is too much."""
    cone: set[Value] = set()
    waiting = [value]
    while waiting and len(cone) < MOST:
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
    return sum(_bytes(x) for x in done if x.operands and not x.primitive.shares)


def _bytes(value: Value) -> int:
    return 0 if value.primitive.shares or isinstance(value.primitive, Full) else value.size * value.dtype.itemsize
