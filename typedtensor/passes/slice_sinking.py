"""What is read in part alone is computed in part: a slice of a function of elements is that function of slices.

The rest would be computed for nobody, and where the part is put into another array, it can be computed there.
"""

from __future__ import annotations

import functools

from typedtensor.ir import Argument, Program, Slice, Value, make, readers_of
from typedtensor.passes.rewrite import in_bodies, rewrite_known


def sink_slices(program: Program) -> Program:
    """A program, and the bodies in it, in which elements that nobody reads are not computed."""
    while found := _in_part_alone(program):
        program = rewrite_known(program, functools.partial(_sunk, found))
    return in_bodies(program, sink_slices)


def _in_part_alone(program: Program) -> set[Value]:
    """The slices that are all that is read of functions of elements, and fewer elements than these."""
    order, found = program.order(), set[Value]()
    slices = [value for value in order if isinstance(value.primitive, Slice)]
    if not slices:
        return found
    readers = readers_of(order)
    for value in slices:
        [x] = value.operands
        if not isinstance(x, Value) or not x.primitive.elementwise or not x.primitive.pure or value.size >= x.size:
            continue
        alike = all(not isinstance(y, Value) or y.shape in (x.shape, ()) for y in x.operands)
        if alike and len(readers[x]) == 1 and x not in program.outputs:
            found.add(value)
    return found


def _sunk(found: set[Value], value: Value, made: Value) -> Value | None:
    """A slice of a function, if it is one of those that were found, as the function of slices."""
    if value not in found:
        return None
    [x] = made.operands
    assert isinstance(x, Value)
    parts: list[Argument] = [
        make(made.primitive, y) if isinstance(y, Value) and y.shape == x.shape else y for y in x.operands
    ]
    return Value(x.primitive, tuple(parts), made.shape, made.dtype, x.source)
