"""Operands that NumPy repeats itself: a function of elements reads what is the same along some axes as it is.

Until then programs say which axes these are, as rewrites read it. A view less is made for each when a plan is made.
"""

from __future__ import annotations

from typedtensor.ir import Argument, Broadcast, Elementwise, Program, Value, shape_of
from typedtensor.passes.rewrite import rewrite_everywhere


def imply(program: Program) -> Program:
    """A program, and the bodies in it, whose functions of elements read what is repeated for them as it is."""
    return rewrite_everywhere(program, lambda: _implied)


def _implied(value: Value) -> Argument | None:
    """A function of elements of what operands are repeated of, if another one has the shape of the result."""
    if not isinstance(value.primitive, Elementwise):
        return None
    operands = tuple(map(_repeated, value.operands))
    if operands == value.operands or value.shape not in map(shape_of, operands):
        return None
    return Value(value.primitive, operands, value.shape, value.dtype, value.source)


def _repeated(x: Argument) -> Argument:
    """What an operand repeats."""
    return x.operands[0] if isinstance(x, Value) and isinstance(x.primitive, Broadcast) else x
