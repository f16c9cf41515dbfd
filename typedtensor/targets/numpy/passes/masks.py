"""Masks: a choice by a constant condition between elements and a number, as the mask of attention."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Array, Constant, Number, Unary, Value, Where, make, meaning
from typedtensor.passes.repeated import compressed
from typedtensor.targets.numpy.emission.steps import Step, elementwise
from typedtensor.targets.numpy.emission.tables import emits


@dataclass(frozen=True, eq=False)
class Mask(Unary):
    """The operand where a constant condition holds, elsewhere a number; computed with a bit mask that is made once.

    Attributes:
        condition: truth values that broadcast to the operand's shape.
        other: the number.
    """

    condition: Array
    other: Number


@meaning(Mask)
def _masked(p: Mask, x: Array) -> Array:
    return np.where(p.condition, x, p.other)


@emits(Mask)
def _emit(p: Mask, out: Array, arrays: Sequence[Any]) -> list[Step]:
    [x] = arrays
    bits = np.dtype(f"i{out.itemsize}")
    condition = _in_order_of(out, p.condition)
    code: list[Step] = [elementwise(np.bitwise_and, out.view(bits), x.view(bits), -condition.astype(bits))]
    if p.other != 0 or np.signbit(p.other):
        number = np.asarray(p.other, out.dtype).view(bits)
        others = np.where(condition, bits.type(0), number)
        code.append(elementwise(np.bitwise_or, out.view(bits), out.view(bits), others))
    return code


def mask(value: Value) -> Argument | None:
    """Return a choice between floats and a number by a constant condition as a mask, or None."""
    if not isinstance(value.primitive, Where) or value.dtype.kind != "f":
        return None
    condition, chosen, other = value.operands
    if not (isinstance(condition, Value) and isinstance(condition.primitive, Constant)):
        return None
    truth = compressed(condition.primitive.array)
    if isinstance(chosen, Value) and not isinstance(other, Value):
        x, result = chosen, Mask(truth, other)
    elif isinstance(other, Value) and not isinstance(chosen, Value):
        x, result = other, Mask(~truth, chosen)
    else:
        return None
    return make(result, x) if (x.shape, x.dtype) == (value.shape, value.dtype) else None


def _in_order_of(like: Array, condition: Array) -> Array:
    """Return a condition in the layout of an array, with one element along axes that it is constant along."""
    whole = np.broadcast_to(condition, like.shape)
    single = whole[(*(slice(None if stride else 1) for stride in whole.strides), ...)]
    order = sorted(range(like.ndim), key=lambda n: -abs(like.strides[n]))
    compact = np.asarray(single.transpose(order), order="C")  # ascontiguousarray adds an axis to scalars
    return compact.transpose([order.index(n) for n in range(like.ndim)])
