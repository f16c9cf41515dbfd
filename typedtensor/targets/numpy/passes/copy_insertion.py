"""Copy insertion: constants that a body reads transposed at every step are made contiguous once, ahead of the loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from typedtensor.ir import (
    Argument,
    Array,
    MatMul,
    Permute,
    Region,
    Tree,
    Unary,
    Value,
    make,
    meaning,
)
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.ordering import ordering
from typedtensor.targets.numpy.emission.steps import Step
from typedtensor.targets.numpy.emission.tables import emits, views


@dataclass(frozen=True)
class Compact(Unary):
    """The operand in row-major order: itself if it is contiguous, else a copy."""

    is_view: ClassVar[bool] = True


meaning(Compact)(lambda p, x: x)


@views(Compact)
def _view(p: Compact, array: Array) -> Array:
    if not array.flags.c_contiguous:
        raise ValueError("it is in another order")
    return array


@emits(Compact)
def _emit(p: Compact, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return ordering(out, arrays[0])


def compact(value: Value) -> Argument | None:
    """Return a loop, or a walk over trees, whose products read contiguous matrices in place of transposed ones."""
    whole = value.primitive
    if not isinstance(whole, Region) or (isinstance(whole, Tree) and whole.inner < cost_model.COMPACT_NODES):
        return None
    first = sum(whole.groups().values())
    factors = {x for v in whole.body.order() if isinstance(v.primitive, MatMul) for x in v.operands}
    operands = list(value.operands)
    for n, x in enumerate(whole.body.inputs[sum(whole.roles().values()) :], first):
        operand = operands[n]
        if x in factors and isinstance(operand, Value) and isinstance(operand.primitive, Permute):
            operands[n] = make(Compact(), operand)
    if all(a is b for a, b in zip(operands, value.operands, strict=True)):
        return None
    return Value(whole, tuple(operands), value.shape, value.dtype)
