"""What a body reads at every step in an order that is not that of memory is copied once before."""

from __future__ import annotations

from typedtensor.plan.products import MatMul
from typedtensor.plan.several import Several
from typedtensor.plan.trees import Tree
from typedtensor.plan.values import Operand, Value, make
from typedtensor.plan.views import Compact, Permute

MANY_NODES = 128
"""From how many inner nodes on a product in a body over trees is worth a copy: small ones take either order alike."""


def compact(value: Value) -> Operand | None:
    """A loop, or what goes over many nodes of trees, with compact matrices in place of transposed ones in products."""
    whole = value.primitive
    if not isinstance(whole, Several) or (isinstance(whole, Tree) and whole.inner < MANY_NODES):
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
