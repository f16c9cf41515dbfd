"""Constant folding: values that depend on no input of the program are computed at compile time."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import Any

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.ir import (
    Argument,
    Broadcast,
    Cast,
    Concatenate,
    Constant,
    Elementwise,
    Full,
    Number,
    Permute,
    Reduce,
    Reshape,
    Slice,
    Value,
    Where,
    arrays_of,
    compute,
    constant,
    following,
    make,
    plain,
    resolved,
)
from typedtensor.ir.views import broadcast_shapes

LARGEST_CONSTANT = 1 << 20
"""The largest number of elements of a folded constant."""


def fold(value: Value) -> Argument | None:
    """Fold constants.

    An operand that is a ``Full`` array becomes a number; views of ``Full`` arrays and elementwise functions of them
    become ``Full`` arrays. Functions of constants become constants.
    """
    others = not value.operands
    for x in value.operands:  # inlined, as few values read known ones
        if type(x) is Value:
            if type(x.primitive) in _KNOWN:
                break
            others = True
    else:
        if others:
            return None
    primitive = value.primitive
    if isinstance(primitive, (Permute, Reshape, Broadcast, Slice)):
        number = full_number(value.operands[0])
        if number is not None:
            return make(Full(number, value.shape, value.dtype))
    if isinstance(primitive, (Elementwise, Where)):
        folded = _fold_elementwise(value)
        if folded is not None:
            return folded
    if isinstance(primitive, Cast) and (number := full_number(value.operands[0])) is not None:
        [x] = arrays_of(value.operands)
        cast = following(partial(cast_number, x.dtype, value.dtype), number)
        return make(Full(cast, value.shape, value.dtype))
    if isinstance(primitive, Reduce) and (number := full_number(value.operands[0])) is not None:
        [x] = arrays_of(value.operands)
        if primitive.function == "add" and value.size:
            return make(Full(number * prod([x.shape[n] for n in primitive.axes]), value.shape, value.dtype))
    return _fold_constants(value)


_KNOWN = frozenset({Full, Constant})
"""The primitives of known values. A value that reads others as well, but no known one, is not folded."""


def full_number(operand: Argument) -> Number | None:
    """Return the number that all elements of an operand equal, rounded to its dtype; None if it is not known."""
    if not isinstance(operand, Value):
        return operand
    if type(operand.primitive) is not Full:
        return None
    number: Number = following(partial(in_precision, operand.dtype), operand.primitive.number)
    return number


def in_precision(dtype: Any, number: Number) -> Any:
    """Round a number to a dtype."""
    return np.asarray(number, dtype).item()


def cast_number(dtype: Any, wanted: Any, number: Number) -> Any:
    """Convert a number of a dtype to another one."""
    return quietly(np.asarray(number, dtype).astype, wanted).item()


def computed_number(value: Value, *numbers: Number) -> Any:
    """Compute one element of an elementwise value whose operands are ``Full`` arrays."""
    arrays = [
        np.asarray(n, x.dtype) if isinstance(x, Value) else n for n, x in zip(numbers, value.operands, strict=True)
    ]
    return quietly(compute, Value(value.primitive, value.operands, (), value.dtype), arrays).item()


def _fold_elementwise(value: Value) -> Argument | None:
    numbers = [full_number(x) for x in value.operands]
    if all(number is not None for number in numbers):
        return make(Full(following(partial(computed_number, value), *numbers), value.shape, value.dtype))
    operands = tuple(x if n is None else n for n, x in zip(numbers, value.operands, strict=True))
    if isinstance(value.primitive, Where):
        return _fold_choice(value, operands)
    assert isinstance(value.primitive, Elementwise)
    if _ABSORBING.get(value.primitive.function) in [n for n in numbers if n is not None]:
        return make(Full(_ABSORBING[value.primitive.function], value.shape, value.dtype))
    if operands == value.operands or broadcast_shapes(*(getattr(x, "shape", ()) for x in operands)) != value.shape:
        return None
    kinds = tuple(x.dtype if isinstance(x, Value) else type(plain(x)) for x in operands)
    if resolved(value.primitive.function, kinds) != value.dtype:
        return None
    return Value(value.primitive, operands, value.shape, value.dtype)


_ABSORBING = {"logical_and": False, "logical_or": True}
"""The operand that decides the result whatever the other is."""


def _fold_choice(value: Value, operands: tuple[Argument, ...]) -> Argument | None:
    """Fold one branch of a ``Where`` to a number, or all to the branch that is always chosen. The condition keeps the
    shape, the other branch the dtype."""
    condition, chosen, other = operands
    if not isinstance(condition, Value):
        x = chosen if condition else other
        return x if isinstance(x, Value) and (x.shape, x.dtype) == (value.shape, value.dtype) else None
    values = [x for x in (chosen, other) if isinstance(x, Value)]
    if len(values) != 1:
        return None
    [x] = values
    if x.dtype != value.dtype or broadcast_shapes(condition.shape, x.shape) != value.shape:
        return None
    if isinstance(value.operands[1], Value) != isinstance(value.operands[2], Value):
        return None
    return Value(value.primitive, (condition, chosen, other), value.shape, value.dtype)


def _fold_constants(value: Value) -> Value | None:
    primitive = value.primitive
    simple = primitive.elementwise or (primitive.is_view and not primitive.overlaps)
    if not (simple or isinstance(primitive, (Reduce, Concatenate))) or not value.operands:
        return None
    arrays: list[Any] = []
    for operand in value.operands:
        if isinstance(operand, Value):
            if not isinstance(operand.primitive, Constant):
                return None
            arrays.append(operand.primitive.array)
        else:
            arrays.append(operand)
    if value.size > LARGEST_CONSTANT:
        return None
    # A folded broadcast gets the ordinary C layout, since elementwise results follow the layouts of their operands.
    return constant(np.asarray(quietly(compute, value, arrays), order="C"))
