"""When values are read for the last time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from typedtensor.ir import Value


@dataclass(frozen=True, slots=True)
class Uses:
    """When buffers are read for the last time.

    Attributes:
        ending: by a value, the values whose elements are read for the last time to compute it.
    """

    ending: Mapping[Value, Collection[Value]]


def last_uses(order: Sequence[Value], kept: Collection[Value], wholes: Mapping[Value, Value]) -> Uses:
    """The last readers of each value, by itself and by views of it.

    A value that may be a view keeps all that it may be a view of, and one that is written into another keeps that.

    Args:
        order: the values.
        kept: those that are read afterwards.
        wholes: by a value, the value into whose buffer it is written.
    """
    roots: dict[Value, dict[Value, None]] = {}  # in an order that does not depend on addresses
    last: dict[Value, Value] = {}
    held: set[Value] = set()
    for value in order:
        shared = dict.fromkeys((value, wholes[value]) if value in wholes else (value,))
        if value.primitive.is_view:
            for operand in value.operands:
                if isinstance(operand, Value):
                    shared.update(roots[operand])
        roots[value] = shared
        for operand in value.operands:
            if isinstance(operand, Value):
                last.update(dict.fromkeys(roots[operand], value))
        if value in kept:
            held.update(shared)
    ending: defaultdict[Value, list[Value]] = defaultdict(list)
    for value, reader in last.items():
        if value not in held:
            ending[reader].append(value)
    return Uses(ending)
