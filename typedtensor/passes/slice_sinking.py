"""Slices of elementwise functions become elementwise functions of slices, so that unread elements are not computed.

Where the slice is placed into another array, the target can compute it in place.
"""

from __future__ import annotations

import functools

from typedtensor.ir import Argument, Program, Slice, Value, make, readers_of
from typedtensor.passes.rewrite import in_bodies, rewrite_known


def sink_slices(program: Program) -> Program:
    """Move slices above elementwise functions, in a program and its bodies."""
    while found := _in_part_alone(program):
        program = rewrite_known(program, functools.partial(_sunk, found))
    return in_bodies(program, sink_slices)


def _in_part_alone(program: Program) -> set[Value]:
    """Return the slices that are the only reader of an elementwise value and read fewer elements than it has."""
    order, found = program.order(), dict[Value, Value]()
    for value in order:
        if type(value.primitive) is not Slice:
            continue
        [x] = value.operands
        if not isinstance(x, Value) or not x.primitive.elementwise or not x.primitive.pure or value.size >= x.size:
            continue
        if all(not isinstance(y, Value) or y.shape in (x.shape, ()) for y in x.operands):
            found[value] = x
    readers = readers_of(order) if found else {}
    return {value for value, x in found.items() if len(readers[x]) == 1 and x not in program.outputs}


def _sunk(found: set[Value], value: Value, made: Value) -> Value | None:
    """Turn a selected slice of a function into the function of slices."""
    if value not in found:
        return None
    [x] = made.operands
    assert isinstance(x, Value)
    parts: list[Argument] = [
        make(made.primitive, y) if isinstance(y, Value) and y.shape == x.shape else y for y in x.operands
    ]
    return Value(x.primitive, tuple(parts), made.shape, made.dtype, x.source)
