"""Common subexpressions: what is computed twice is computed once."""

from __future__ import annotations

from typedtensor.ir import Argument, Constant, Full, Input, Number, Value
from typedtensor.passes.rewrite import Rule


def sharing() -> Rule:
    """A rule for one program: a value like an earlier one is replaced by that."""
    seen: dict[object, Value | dict[object, Value]] = {}

    def share(value: Value) -> Argument | None:
        primitive = value.primitive
        if not primitive.pure or isinstance(primitive, Input):
            return None
        operands = [id(x) if isinstance(x, Value) else _identity(x) for x in value.operands]
        alike = type(primitive), value.shape, *operands
        found = seen.get(alike)
        if found is None:  # most values are like no other at the first look
            seen[alike] = value
            return None
        if isinstance(found, Value):
            found = seen[alike] = {_said(found): found}
        earlier = found.setdefault(_said(value), value)
        return None if earlier is value else earlier

    return share


def _said(value: Value) -> object:
    """What values have in common that compute the same from the same operands."""
    primitive = value.primitive
    if isinstance(primitive, Constant):
        array = primitive.array
        return (array.dtype, array.tobytes()) if array.size < 64 else id(array)
    return primitive, _identity(primitive.number) if isinstance(primitive, Full) else None, value.dtype


def _identity(number: Number) -> object:
    """What two numbers have in common only if they are the same; 0 and -0 are not."""
    return type(number), str(number)
