"""Implicit broadcasting: elementwise operations read broadcast operands without the explicit broadcast.

Programs state broadcasts explicitly for the rewrites before this pass. NumPy broadcasts such operands itself, so a plan
creates one view less for each.
"""

from __future__ import annotations

from typedtensor.ir import Argument, Broadcast, Elementwise, Value, shape_of


def imply(value: Value) -> Argument | None:
    """Return an elementwise value with unbroadcast operands, if at least one of them has the result's shape."""
    if type(value.primitive) is not Elementwise:
        return None
    for x in value.operands:  # few values read a broadcast
        if type(x) is Value and type(x.primitive) is Broadcast:
            break
    else:
        return None
    operands = tuple(map(_repeated, value.operands))
    if value.shape not in map(shape_of, operands):
        return None
    return Value(value.primitive, operands, value.shape, value.dtype, value.source)


def _repeated(x: Argument) -> Argument:
    """Return the operand of a broadcast; any other operand unchanged."""
    return x.operands[0] if isinstance(x, Value) and isinstance(x.primitive, Broadcast) else x
