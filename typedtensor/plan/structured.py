"""Structured nodes in array programs: scans become loops, calls of cells become what the cells do.

The gradient of a scan is a scan in the opposite direction, whose body refers to the nodes of the first one's body. It
reads their values where the first loop keeps them, instead of computing them again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.bundles import Part as PartNode
from typedtensor.bundles import Structured
from typedtensor.expr import App
from typedtensor.plan.loops import Loop, before, last
from typedtensor.plan.lowering import STRUCTURED, Lowered, Lowering, as_value
from typedtensor.plan.several import Part
from typedtensor.plan.structure import Unplannable
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import Program, Value, given, make
from typedtensor.structured.rows import Rows
from typedtensor.structured.trees import TreeFold, TreeSweep, split


@dataclass(frozen=True, slots=True)
class Kept:
    """What became of a structured node, with the values in its body.

    Attributes:
        whole: the loop, or what goes over trees.
        parts: by a node of the body, the number of the part that has its values.
    """

    whole: Value
    parts: dict[Node, int]


def lower_scan(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """A scan as a loop."""
    scan: Any = node.op
    body, carries, count = scan.body, scan.carries, scan.carries + scan.sequences
    sequences = [require(lowering.values[x], x) for x in node.operands[carries:count]]
    length = sequences[0].shape[0]
    if not length:
        raise Unplannable(f"{node!r} has no elements")
    captured = dict(zip(body.captured, (lowering.values[x] for x in node.operands[count:]), strict=True))
    constants = {x: value.value for x, value in captured.items() if isinstance(value, Traced)}
    inputs = {x: given(x.describe(), value.shape, value.dtype) for x, value in constants.items()}
    elements = [given(f"element {n}", value.shape[1:], value.dtype) for n, value in enumerate(sequences)]
    starts = _starts(lowering, node, sequences[0])
    carried = [given(f"carried {n}", value.shape, value.dtype) for n, value in enumerate(starts)]

    known: dict[Node, Lowered] = {x: value for x, value in captured.items() if not isinstance(value, Traced)}
    known.update({x: Traced(value) for x, value in inputs.items()})
    known.update(zip(body.inputs, map(Traced, [*carried, *elements]), strict=True))
    for x, whole, index in kept_by_forward(lowering, node):
        stack = make(Part(index), whole)
        element = given(f"kept {x!r}", stack.shape[1:], stack.dtype)
        known[x] = Traced(element)
        sequences.append(stack)
        elements.append(element)

    inner = Lowering(known, lowering)
    dtypes = [value.dtype for value in carried]
    outputs = [
        as_value(inner.lower(x), dtype)
        for x, dtype in zip(body.outputs, [*dtypes, *(None,) * scan.outputs], strict=True)
    ]
    for start, output in zip(starts, outputs, strict=False):
        if (start.shape, start.dtype) != (output.shape, output.dtype):
            raise Unplannable(f"{node!r} hands on {output} in place of {start}")
    kept = values_kept(inner, body)
    program = Program((*carried, *elements, *inputs.values()), (*outputs, *kept.values()))
    loop = make(Loop(program, carries, len(sequences), length, scan.reverse), *starts, *sequences, *constants.values())
    lowering.loops[node] = Kept(loop, {x: len(outputs) + n for n, x in enumerate(kept)})
    return (
        *(Traced(last(loop, n)) for n in range(carries)),
        *(Traced(make(Part(carries + n), loop)) for n in range(scan.outputs)),
        *(Traced(before(loop, n)) for n in range(carries)),
    )


def lower_call(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """A call of a cell as what the cell does."""
    body = node.op.bodies[0]
    values = [lowering.values[x] for x in node.operands]
    inner = Lowering(dict(zip((*body.inputs, *body.captured), values, strict=True)), lowering)
    return tuple(inner.lower(x) for x in body.outputs)


def _starts(lowering: Lowering, node: Structured, like: Value) -> list[Value]:
    """What is carried at first; a number takes the precision of the first sequence."""
    values = [lowering.values[x] for x in node.operands[: node.op.carries]]
    return [as_value(x, like.dtype if isinstance(x, float) and like.dtype.kind == "f" else None) for x in values]


def values_kept(inner: Lowering, body: Any) -> dict[Node, Value]:
    """What the nodes of a body became, without views."""
    return {
        x: inner.values[x].value
        for x in body.order
        if isinstance(inner.values.get(x), Traced) and not inner.values[x].value.primitive.shares
    }


def kept_by_forward(lowering: Lowering, node: Structured) -> list[tuple[Node, Value, int]]:
    """The nodes of the body that was computed earlier from the same values, and where they are kept."""
    inside = set(node.op.body.order)
    found: list[tuple[Node, Value, int]] = []
    for earlier, kept in lowering.loops.items():
        shared = [x for x in kept.parts if x in inside]
        if shared and _reads_the_same(node, earlier):
            found.extend((x, kept.whole, kept.parts[x]) for x in shared)
            inside.difference_update(shared)
    return found


def _reads_the_same(node: Structured, earlier: Node) -> bool:
    """Whether what two bodies have in common stands for the same values in both."""
    assert isinstance(earlier, Structured)
    first = earlier.op
    here, there = _meanings(node), _meanings(earlier)
    if isinstance(first, TreeFold):
        _, (_, _, *sides), _, _ = split(first, earlier.operands)
        for n, x in enumerate(first.body.inputs[: 2 * first.states]):
            if x in here and not _is_part(here[x], sides[n // first.states], earlier, n % first.states):
                return False
        return all(here.get(x, operand) is operand for x, operand in there.items())
    if isinstance(first, TreeSweep):
        return False
    for n, x in enumerate(first.body.inputs[: first.carries]):
        operand = here.get(x)
        if operand is not None:
            results = first.carries + first.outputs + n
            if not (isinstance(operand, PartNode) and operand.node is earlier and operand.index == results):
                return False
        there.pop(x)
    return all(here.get(x, operand) is operand for x, operand in there.items())


def _meanings(node: Structured) -> dict[Node, Node]:
    """What the inputs of a body and what it captures stand for; of trees, without the states of nodes."""
    operation = node.op
    body = operation.body
    if isinstance(operation, (TreeFold, TreeSweep)):
        _, _, along, captured = split(operation, node.operands)
        return dict(
            zip((*body.inputs[len(body.inputs) - len(along) :], *body.captured), (*along, *captured), strict=True)
        )
    return dict(zip((*body.inputs, *body.captured), node.operands, strict=True))


def _is_part(x: Node, side: Node, fold: Structured, state: int) -> bool:
    """Whether an expression is a state of the left or the right parts of inner nodes."""
    if not isinstance(x, App) or not isinstance(x.op, Rows) or x.operands[0] is not side:
        return False
    part = x.operands[1]
    return isinstance(part, PartNode) and part.node is fold and part.index == state


def require(x: Lowered, node: Node) -> Value:
    """What an expression became, as a value that has axes of its own.

    Raises:
        Unplannable: when it is a Python number.
    """
    if not isinstance(x, Traced):
        raise Unplannable(f"{node!r} is a number")
    return x.value


STRUCTURED["Scan"] = lower_scan
STRUCTURED["Call"] = lower_call
