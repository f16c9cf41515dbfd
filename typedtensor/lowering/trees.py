"""Lowering of folds and sweeps over trees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.core.tuples import Structured
from typedtensor.ir import Program, Tree, TupleElement, Value, make, new_input, part_name
from typedtensor.lowering.expressions import STRUCTURED, Lowered, Lowering
from typedtensor.lowering.loops import CapturedValues, lower_body, require, settled
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Unplannable


def lower_tree(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """Lower a fold or a sweep."""
    operation: Any = node.op
    upwards = isinstance(operation, TreeFold)
    body, states = operation.body, operation.states
    at_first, indices, along, captured = split(operation, node.operands)
    starts: Sequence[Value] = [require(lowering.values[x], x) for x in at_first]
    numbers = [require(lowering.values[x], x) for x in indices]
    inner = numbers[1].shape[0]
    if not inner:
        raise Unplannable(f"{node!r} has no inner nodes")
    sequences = [require(lowering.values[x], x) for x in along]
    constants = CapturedValues.of(lowering, body, captured)
    children = operation.children
    sides = [part_name(n, children) for n in range(children)] if upwards else ["arriving"]
    returned = states if upwards else children * states

    def made(starts: Sequence[Value]) -> Program:
        parts = [new_input(f"{side} {n}", x.shape[1:], x.dtype) for side in sides for n, x in enumerate(starts)]
        dtypes = [starts[n % states].dtype for n in range(returned)]
        return lower_body(lowering, body, constants, parts, sequences, dtypes)

    starts, program = settled(starts, made)
    for n, state in enumerate(program.outputs[:returned]):
        start = starts[n % states]
        if (start.shape[1:], start.dtype) != (state.shape, state.dtype):
            raise Unplannable(f"{node!r} gives {state}, but starts with {start}")
    leaves = numbers[0].shape[0]
    tree = Tree(program, states, len(numbers), len(sequences), leaves + inner, inner, upwards)
    value = make(tree, *starts, *numbers, *sequences, *constants.operands)
    return tuple(Traced(make(TupleElement(n), value)) for n in range(tree.elements))


STRUCTURED[TreeFold] = STRUCTURED[TreeSweep] = lower_tree
