"""Common subexpressions: what is computed twice is computed once."""

from __future__ import annotations

from typedtensor.ir import Argument, Constant, Full, Input, Value
from typedtensor.passes.rewrite import Rule


def sharing() -> Rule:
    """A rule for one program: a value like an earlier one is replaced by that."""
    seen: dict[object, Value] = {}

    def share(value: Value) -> Argument | None:
        if not value.primitive.pure or isinstance(value.primitive, Input):
            return None
        key: object
        if isinstance(value.primitive, Constant):
            array = value.primitive.array
            key = (array.dtype, array.shape, array.tobytes()) if array.size < 64 else id(array)
        else:
            primitive = value.primitive
            number = _identity(primitive.number) if isinstance(primitive, Full) else None
            key = (primitive, number, value.shape, value.dtype, tuple(map(_identity, value.operands)))
        return seen.setdefault(key, value)

    return share


def _identity(operand: Argument) -> object:
    """What two operands have in common only if they are the same; 0 and -0 are not."""
    return id(operand) if isinstance(operand, Value) else (type(operand), str(operand))
