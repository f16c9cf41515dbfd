"""What a loop reads at every step in an order that is not that of memory is copied once before it."""

from __future__ import annotations

from typedtensor.plan.loops import Loop
from typedtensor.plan.products import MatMul
from typedtensor.plan.values import Operand, Value, make
from typedtensor.plan.views import Compact, Permute


def compact(value: Value) -> Operand | None:
    """A loop whose products read transposed matrices, with compact ones in their place."""
    loop = value.primitive
    if not isinstance(loop, Loop):
        return None
    first = loop.carries + loop.sequences
    inputs = loop.body.inputs[first:]
    factors = {x for v in loop.body.order() if isinstance(v.primitive, MatMul) for x in v.operands}
    operands = list(value.operands)
    for n, x in enumerate(inputs, first):
        operand = operands[n]
        if x in factors and isinstance(operand, Value) and isinstance(operand.primitive, Permute):
            operands[n] = make(Compact(), operand)
    if all(a is b for a, b in zip(operands, value.operands, strict=True)):
        return None
    return Value(loop, tuple(operands), value.shape, value.dtype)
