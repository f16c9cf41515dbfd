"""Rematerialization: a large value, one cheap operation away from a value that stays alive, is computed again.

A value that is read again much later, as a value of the forward pass in the backward pass, occupies memory in between
and comes back from outside the cache. Computed again by its reader, it may share the reader's buffer. The columns under
windows are several times as large as the image that they are copied from; the image is kept in their place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate

from typedtensor.ir import Argument, Elementwise, Program, Value
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.windows import Columns
from typedtensor.targets.numpy.scheduling import bytes_of, is_far

_CHEAP = frozenset({"add", "subtract", "multiply", "negative"})


def rematerialize(program: Program) -> Program:
    """Return a program that computes large cheap values again for distant readers."""
    kept, order = {*program.outputs}, program.order()
    if not is_far(order):
        return program
    readers: defaultdict[Value, list[Value]] = defaultdict(list)
    for value in order:
        operands = value.operands
        for x in operands if len(operands) == 1 else {*operands}:
            if isinstance(x, Value):
                readers[x].append(value)
    cheap = [x for x in order if len(readers[x]) > 1 and x not in kept and _is_cheap(x)]
    columns = [x for x in order if isinstance(x.primitive, Columns) and x not in kept and _is_of_less(x)]
    if not cheap and not columns:
        return program
    places = {value: n for n, value in enumerate(order)}
    bytes_before = [0, *accumulate(map(bytes_of, order))]
    far: dict[Value, set[Value]] = {}

    def far_readers(x: Value, since: Value) -> set[Value]:
        least = bytes_before[places[since] + 1] + cost_model.FAR_BYTES
        return {reader for reader in readers[x] if bytes_before[places[reader]] > least}

    for value in cheap:
        last = min((_last(x, readers, places) for x in value.operands if isinstance(x, Value)), default=-1)
        last += cost_model.REMATERIALIZED_SLACK
        found = {reader for reader in far_readers(value, value) if places[reader] <= last}
        if found and len(found) < len(readers[value]):
            far[value] = found
    for value in columns:
        same = _with_views(value, readers)
        read = {x: [reader for reader in readers[x] if reader not in same] for x in same}
        again = {x: far_readers(x, value).difference(same) for x in same}
        if any(again.values()) and any(len(again[x]) < len(read[x]) for x in same):
            far |= again
    return _with_copies(program, order, far) if far else program


def _is_cheap(value: Value) -> bool:
    """Whether a value is one cheap operation on a single value of the same size."""
    if not isinstance(value.primitive, Elementwise) or value.primitive.function not in _CHEAP:
        return False
    operands = {x for x in value.operands if isinstance(x, Value)}
    large = bytes_of(value) >= cost_model.EARLY_BYTES
    return large and [x.shape for x in operands] == [value.shape]


def _is_of_less(value: Value) -> bool:
    """Whether a value holds columns under windows, and its image is at most half as large."""
    [x] = value.operands
    return isinstance(x, Value) and cost_model.EARLY_BYTES <= 2 * x.size * x.dtype.itemsize <= bytes_of(value)


def _with_views(value: Value, readers: Mapping[Value, Sequence[Value]]) -> dict[Value, None]:
    """Return a value and its views."""
    found, waiting = {value: None}, [value]
    while waiting:
        views = [x for x in readers[waiting.pop()] if x.primitive.is_view]
        found.update(dict.fromkeys(views))
        waiting += views
    return found


def _last(value: Value, readers: Mapping[Value, Sequence[Value]], places: Mapping[Value, int]) -> int:
    """Return the position of the last reader of a value or of its views."""
    last = places[value]
    for reader in readers[value]:
        last = max(last, _last(reader, readers, places) if reader.primitive.is_view else places[reader])
    return last


def _with_copies(program: Program, order: Sequence[Value], far: Mapping[Value, Collection[Value]]) -> Program:
    """Return a program in which distant readers read recomputed values, and recomputed views."""
    new: dict[Argument, Value] = {}
    again: dict[Argument, Value] = {}
    for value in order:
        result = value
        if not (new.keys().isdisjoint(value.operands) and far.keys().isdisjoint(value.operands)):
            operands = tuple(
                [
                    again[x] if isinstance(x, Value) and value in far.get(x, ()) else new.get(x, x)
                    for x in value.operands
                ]
            )
            if any(a is not b for a, b in zip(operands, value.operands, strict=True)):
                result = new[value] = Value(value.primitive, operands, value.shape, value.dtype)
        if value in far:
            read = result.operands
            if value.primitive.is_view:
                read = tuple([again.get(x, x) for x in value.operands])
            again[value] = Value(value.primitive, read, value.shape, value.dtype)
    return Program(program.inputs, tuple([new.get(x, x) for x in program.outputs]))
