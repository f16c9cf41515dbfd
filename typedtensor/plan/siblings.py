"""Functions of neighbouring slices of one value, computed at once: the gates of a cell, say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable

from typedtensor.plan.elementwise import Elementwise, Sigmoid
from typedtensor.plan.rewriting import in_bodies, rewrite
from typedtensor.plan.values import Program, Value, make
from typedtensor.plan.views import Slice


def merge_siblings(program: Program) -> Program:
    """A program, and the bodies of its loops, in which a function of neighbouring slices is computed once."""
    merged = _merged(program)
    return in_bodies(rewrite(program, merged.get) if merged else program, merge_siblings)


def _merged(program: Program) -> dict[Value, Value]:
    """What replaces the functions of slices that have neighbours."""
    groups: defaultdict[Hashable, dict[int, Value]] = defaultdict(dict)
    for value in program.order():
        found = _function_of_slice(value)
        if found is not None:
            source, axis, position = found
            groups[value.primitive, source, axis].setdefault(position, value)
    merged: dict[Value, Value] = {}
    for (_, source, axis), members in groups.items():  # type: ignore[misc]
        positions = sorted(members)
        if len(positions) < 2 or positions[-1] - positions[0] != len(positions) - 1:
            continue
        whole = ((None, None, None),) * axis
        several = make(Slice((*whole, (positions[0], positions[-1] + 1, None))), source)
        together = make(members[positions[0]].primitive, several)
        for position, value in members.items():
            merged[value] = make(Slice((*whole, position - positions[0])), together)
    return merged


def _function_of_slice(value: Value) -> tuple[Value, int, int] | None:
    """The source, the axis and the position, if a value is a function of one slice along one axis."""
    if not isinstance(value.primitive, (Elementwise, Sigmoid)) or len(value.operands) != 1:
        return None
    [x] = value.operands
    if not isinstance(x, Value) or not isinstance(x.primitive, Slice):
        return None
    [source] = x.operands
    *before, last = [part for part in x.primitive.key if part != (None, None, None)] or [None]
    if before or not isinstance(last, int) or not isinstance(source, Value):
        return None
    axis = x.primitive.key.index(last)
    return source, axis, last % source.shape[axis]
