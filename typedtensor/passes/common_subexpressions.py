"""Common subexpressions: what is computed twice is computed once."""

from __future__ import annotations

from typedtensor.ir import Argument, Constant, Full, Input, Number, Value
from typedtensor.passes.rewrite import Rule


def sharing() -> Rule:
    """A rule for one program: a value like an earlier one is replaced by that."""
    seen: dict[object, Value] = {}

    def share(value: Value) -> Argument | None:
        primitive = value.primitive
        if not primitive.pure or isinstance(primitive, Input):
            return None
        key: object
        if isinstance(primitive, Constant):
            array = primitive.array
            key = (array.dtype, array.shape, array.tobytes()) if array.size < 64 else id(array)
        else:
            number = _identity(primitive.number) if isinstance(primitive, Full) else None
            operands = [id(x) if isinstance(x, Value) else _identity(x) for x in value.operands]
            key = (primitive, number, value.shape, value.dtype, *operands)
        found = seen.setdefault(key, value)
        return None if found is value else found

    return share


def _identity(number: Number) -> object:
    """What two numbers have in common only if they are the same; 0 and -0 are not."""
    return type(number), str(number)
