"""Common-subexpression elimination."""

from __future__ import annotations

from typedtensor.ir import Argument, Constant, Full, Input, Number, Value, formula_of, is_symbolic
from typedtensor.passes.rewrite import Rule


def sharing() -> Rule:
    """Return a rule for one program that replaces a value by an earlier equal value."""
    seen: dict[object, Value | dict[object, Value]] = {}

    def share(value: Value) -> Argument | None:
        primitive = value.primitive
        kind = type(primitive)
        if not primitive.pure or kind is Input:
            return None
        alike = kind, formula_of(value.shape), tuple([x if type(x) is Value else formula_of(x) for x in value.operands])
        found = seen.get(alike)
        if found is None:  # most values differ from all others in this cheap key already
            seen[alike] = value
            return None
        if isinstance(found, Value):
            found = seen[alike] = {_key(found): found}
        earlier = found.setdefault(_key(value), value)
        return None if earlier is value else earlier

    return share


def _key(value: Value) -> object:
    """Return a hashable key of a value's computation, without its operands that are values."""
    primitive = value.primitive
    if isinstance(primitive, Constant):
        array = primitive.array
        return (array.dtype, array.tobytes()) if array.size < 64 else id(array)
    numbers = [primitive.number] if isinstance(primitive, Full) else [x for x in value.operands if type(x) is not Value]
    return formula_of(primitive), value.dtype, *map(_identity, numbers)  # type: ignore[arg-type]  # no values


def _identity(number: Number) -> object:
    """Return a key that is equal for identical numbers only: 0 and -0 differ."""
    return type(number), formula_of(number) if is_symbolic(number) else str(number)
