"""What costs less to compute again than to keep: a large value that is one operation away from another that is kept.

A value that is read once more much later, as those of a forward pass are in the backward pass, occupies memory in
between, and comes back from beyond the cache. Computed again where it is read, it is written over by what reads it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import accumulate

from typedtensor.ir import Argument, Elementwise, Program, Value
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.scheduling import bytes_of, early, is_far

_CHEAP = tuple(Elementwise(function) for function in ("add", "subtract", "multiply", "negative"))


def recompute(program: Program) -> Program:
    """A program in which large values that cost one operation are computed again for readers that are far away."""
    kept = {*program.outputs}
    if not is_far(program.order()):
        return program
    order = early(program.order(), kept)
    cheap = [value for value in order if value not in kept and _is_cheap(value)]
    if not cheap:
        return program
    places = {value: n for n, value in enumerate(order)}
    readers: defaultdict[Value, list[Value]] = defaultdict(list)
    for value in order:
        for x in set(value.operands):
            if isinstance(x, Value):
                readers[x].append(value)
    bytes_before = [0, *accumulate(map(bytes_of, order))]
    far: dict[Value, set[Value]] = {}
    for value in cheap:
        last = min((_last(x, readers, places) for x in value.operands if isinstance(x, Value)), default=-1)
        found = {
            reader
            for reader in readers[value]
            if bytes_before[places[reader]] - bytes_before[places[value]] > cost_model.FAR_BYTES
            and places[reader] <= last + cost_model.REMATERIALIZED_SLACK
        }
        if found and len(found) < len(readers[value]):
            far[value] = found
    return _with_copies(program, order, far) if far else program


def _is_cheap(value: Value) -> bool:
    """Whether a value is one cheap operation on a single value that is as large."""
    if not isinstance(value.primitive, Elementwise) or value.primitive not in _CHEAP:
        return False
    operands = {x for x in value.operands if isinstance(x, Value)}
    large = bytes_of(value) >= cost_model.EARLY_BYTES
    return large and [x.shape for x in operands] == [value.shape]


def _last(value: Value, readers: Mapping[Value, Sequence[Value]], places: Mapping[Value, int]) -> int:
    """The place of the last reader of a value, itself or as a view."""
    last = places[value]
    for reader in readers[value]:
        last = max(last, _last(reader, readers, places) if reader.primitive.is_view else places[reader])
    return last


def _with_copies(program: Program, order: Sequence[Value], far: Mapping[Value, set[Value]]) -> Program:
    new: dict[Value, Value] = {}
    again: dict[Value, Value] = {}
    for value in order:
        operands: list[Argument] = []
        for x in value.operands:
            if isinstance(x, Value) and value in far.get(x, ()):
                if x not in again:
                    again[x] = Value(x.primitive, new[x].operands, x.shape, x.dtype)
                operands.append(again[x])
            else:
                operands.append(new[x] if isinstance(x, Value) else x)
        changed = any(a is not b for a, b in zip(operands, value.operands, strict=True))
        new[value] = Value(value.primitive, tuple(operands), value.shape, value.dtype) if changed else value
    return Program(program.inputs, tuple(new[x] for x in program.outputs))
