"""Horizontal fusion: a function of adjacent slices of a value, such as the gates of a cell, is computed once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable

from typedtensor.ir import Elementwise, Program, Sigmoid, Slice, Value, make
from typedtensor.passes.rewrite import in_bodies, rewrite_known


def fuse_horizontally(program: Program) -> Program:
    """Return a program that computes a function of adjacent slices once, in regions as well."""
    found = _adjacent_functions(program)
    together: dict[Value, Value] = {}  # by the first of the slices

    def merged(value: Value, made: Value) -> Value | None:
        if value not in found:
            return None
        eldest, axis, position, count = found[value]
        whole = ((None, None, None),) * axis
        if eldest not in together:
            first = _function_of_slice(made)
            assert first is not None
            source, _, place = first
            several = make(Slice((*whole, (place - position, place - position + count, None))), source)
            together[eldest] = make(made.primitive, several)
        return make(Slice((*whole, position)), together[eldest])

    return in_bodies(rewrite_known(program, merged) if found else program, fuse_horizontally)


def _adjacent_functions(program: Program) -> dict[Value, tuple[Value, int, int, int]]:
    """Return the functions of adjacent slices, with the first of them, the axis, the position, and their number."""
    groups: defaultdict[Hashable, dict[int, Value]] = defaultdict(dict)
    axes: dict[Value, int] = {}
    for value in program.order():
        function = _function_of_slice(value)
        if function is not None:
            source, axis, position = function
            groups[value.primitive, source, axis].setdefault(position, value)
            axes[value] = axis
    found: dict[Value, tuple[Value, int, int, int]] = {}
    for members in groups.values():
        first, last = min(members), max(members)
        if len(members) > 1 and last - first == len(members) - 1:
            for position, value in members.items():
                found[value] = members[first], axes[value], position - first, len(members)
    return found


def _function_of_slice(value: Value) -> tuple[Value, int, int] | None:
    """Return the source, the axis and the position, if a value is a function of one slice along one axis."""
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
