"""Rules that compute while a plan is made what does not depend on what it is run with."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.plan.elementwise import Cast, Elementwise, Where, resolved
from typedtensor.plan.masking import Mask
from typedtensor.plan.placing import Concatenate, Full
from typedtensor.plan.reductions import Reduce
from typedtensor.plan.values import Array, Constant, Number, Operand, Shape, Value, constant, execute, make
from typedtensor.plan.views import Broadcast, Permute, Reshape, Slice

LARGEST_CONSTANT = 1 << 20
"""The most elements of a constant that is made while planning."""


def fold(value: Value) -> Operand | None:
    """A number that is everywhere becomes an operand; views of it, and what is computed from such alone, are numbers.

    Values that are computed from constants become constants.
    """
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
        with np.errstate(all="ignore"):
            cast = np.asarray(number, value.operands[0].dtype).astype(value.dtype)  # type: ignore[union-attr]
        return make(Full(cast.item(), value.shape, value.dtype))
    if isinstance(primitive, Reduce) and (number := full_number(value.operands[0])) is not None:
        [x] = value.operands
        assert isinstance(x, Value)
        if primitive.function is np.add and value.size:
            return make(Full(number * (x.size // value.size), value.shape, value.dtype))
    return _fold_constants(value)


def full_number(operand: Operand) -> Number | None:
    """The number that all elements of an operand are, if they are known to be, as it is in their precision."""
    if not isinstance(operand, Value):
        return operand
    if not isinstance(operand.primitive, Full):
        return None
    number: Number = np.asarray(operand.primitive.number, operand.dtype).item()
    return number


def _fold_elementwise(value: Value) -> Operand | None:
    numbers = [full_number(x) for x in value.operands]
    if all(number is not None for number in numbers):
        arrays = [
            np.asarray(n, x.dtype) if isinstance(x, Value) else n for n, x in zip(numbers, value.operands, strict=True)
        ]
        with np.errstate(all="ignore"):
            made = np.asarray(_compute(value, arrays, ()), value.dtype)
        return make(Full(made.item(), value.shape, value.dtype))
    operands = tuple(x if n is None else n for n, x in zip(numbers, value.operands, strict=True))
    if isinstance(value.primitive, Where):
        return _fold_choice(value, operands)
    assert isinstance(value.primitive, Elementwise)
    if operands == value.operands or np.broadcast_shapes(*(getattr(x, "shape", ()) for x in operands)) != value.shape:
        return None
    kinds = tuple(x.dtype if isinstance(x, Value) else type(x) for x in operands)
    if resolved(value.primitive.function, kinds) != value.dtype:
        return None
    return Value(value.primitive, operands, value.shape, value.dtype)


def _fold_choice(value: Value, operands: tuple[Operand, ...]) -> Operand | None:
    """A choice between values and a number; the condition gives the shape, and the values the precision."""
    condition, chosen, other = operands
    if not isinstance(condition, Value):
        return None
    values = [x for x in (chosen, other) if isinstance(x, Value)]
    if len(values) != 1:
        return None
    [x] = values
    if x.dtype != value.dtype or np.broadcast_shapes(condition.shape, x.shape) != value.shape:
        return None
    if isinstance(condition.primitive, Constant) and value.dtype.kind == "f" and x.shape == value.shape:
        truth = condition.primitive.array
        if not isinstance(other, Value):
            return make(Mask(truth, other), x)
        if not isinstance(chosen, Value):
            return make(Mask(~truth, chosen), x)
    if isinstance(value.operands[1], Value) != isinstance(value.operands[2], Value):
        return None
    return Value(value.primitive, (condition, chosen, other), value.shape, value.dtype)


def _fold_constants(value: Value) -> Value | None:
    if not value.operands or value.size > LARGEST_CONSTANT or not value.primitive.pure:
        return None
    arrays: list[Any] = []
    for operand in value.operands:
        if isinstance(operand, Value):
            if not isinstance(operand.primitive, Constant):
                return None
            arrays.append(operand.primitive.array)
        else:
            arrays.append(operand)
    if not isinstance(
        value.primitive, (Elementwise, Where, Mask, Cast, Reduce, Permute, Reshape, Broadcast, Slice, Concatenate)
    ):
        return None
    with np.errstate(all="ignore"):
        return constant(_compute(value, arrays, value.shape))


def _compute(value: Value, arrays: list[Any], shape: Shape) -> Array:
    if value.primitive.shares:
        try:
            return value.primitive.view(arrays[0])
        except ValueError:
            pass
    out = np.empty(shape, value.dtype)
    execute(value.primitive.emit(out, arrays))
    return out
