"""Structured nodes over trees in array programs.

The gradient of a fold over trees is a sweep down the trees and a scan over their inner nodes, whose bodies refer to the
nodes of the fold's body. They read their values where the fold keeps them.
"""

from __future__ import annotations

from typing import Any

from typedtensor.bundles import Structured
from typedtensor.plan.lowering import STRUCTURED, Lowered, Lowering, as_value
from typedtensor.plan.several import Part
from typedtensor.plan.structure import Unplannable
from typedtensor.plan.structured import Kept, kept_by_forward, require, values_kept
from typedtensor.plan.tracing import Traced
from typedtensor.plan.trees import Tree
from typedtensor.plan.values import Program, given, make
from typedtensor.structured.trees import split


def lower_tree(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """A fold or a sweep."""
    operation: Any = node.op
    upwards = type(operation).__name__ == "TreeFold"
    body, states = operation.body, operation.states
    at_first, indices, along, captured = split(operation, node.operands)
    starts = [require(lowering.values[x], x) for x in at_first]
    numbers = [require(lowering.values[x], x) for x in indices]
    inner = numbers[1].shape[0]
    if not inner:
        raise Unplannable(f"{node!r} has no inner nodes")
    sequences = [require(lowering.values[x], x) for x in along]
    reads = {x: lowering.values[y] for x, y in zip(body.captured, captured, strict=True)}
    constants = {x: value.value for x, value in reads.items() if isinstance(value, Traced)}
    sides = ("left", "right") if upwards else ("arriving",)
    parts = [given(f"{side} {n}", x.shape[1:], x.dtype) for side in sides for n, x in enumerate(starts)]
    elements = [given(f"element {n}", x.shape[1:], x.dtype) for n, x in enumerate(sequences)]
    inputs = {x: given(x.describe(), value.shape, value.dtype) for x, value in constants.items()}

    known: dict[Any, Any] = {x: value for x, value in reads.items() if not isinstance(value, Traced)}
    known.update({x: Traced(value) for x, value in inputs.items()})
    known.update(zip(body.inputs, map(Traced, [*parts, *elements]), strict=True))
    for x, whole, index in kept_by_forward(lowering, node):
        stack = make(Part(index), whole)
        element = given(f"kept {x!r}", stack.shape[1:], stack.dtype)
        known[x] = Traced(element)
        sequences.append(stack)
        elements.append(element)

    within = Lowering(known, lowering)
    made = [as_value(within.lower(x), starts[n % states].dtype) for n, x in enumerate(body.outputs)]
    for n, state in enumerate(made):
        start = starts[n % states]
        if (start.shape[1:], start.dtype) != (state.shape, state.dtype):
            raise Unplannable(f"{node!r} gives {state} in place of {start}")
    kept = values_kept(within, body) if upwards else {}
    program = Program((*parts, *elements, *inputs.values()), (*made, *kept.values()))
    leaves = numbers[0].shape[0]
    tree = Tree(program, states, len(sequences), leaves + inner, inner, upwards)
    value = make(tree, *starts, *numbers, *sequences, *constants.values())
    if kept:
        lowering.loops[node] = Kept(value, {x: states + n for n, x in enumerate(kept)})
    return tuple(Traced(make(Part(n), value)) for n in range(states))


STRUCTURED["TreeFold"] = lower_tree
STRUCTURED["TreeSweep"] = lower_tree
