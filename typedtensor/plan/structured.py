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
from typedtensor.plan.loops import Loop, Part, before, last
from typedtensor.plan.lowering import STRUCTURED, Lowered, Lowering, Unplannable, as_value
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import Program, Value, given, make


@dataclass(frozen=True, slots=True)
class _Scanned:
    """A scan that became a loop.

    Attributes:
        loop: the loop.
        kept: the number of the output of the loop's body for each node of the scan's body.
    """

    loop: Value
    kept: dict[Node, int]


def lower_scan(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """A scan as a loop."""
    scan: Any = node.op
    body, carries, count = scan.body, scan.carries, scan.carries + scan.sequences
    sequences = [_require(lowering.values[x], x) for x in node.operands[carries:count]]
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
    for x, loop, index in _kept_by_forward(lowering, node):
        stack = make(Part(index), loop)
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
    kept = {
        x: inner.values[x].value
        for x in body.order
        if isinstance(inner.values.get(x), Traced) and not inner.values[x].value.primitive.shares
    }
    program = Program((*carried, *elements, *inputs.values()), (*outputs, *kept.values()))
    loop = make(Loop(program, carries, len(sequences), length, scan.reverse), *starts, *sequences, *constants.values())
    lowering.loops[node] = _Scanned(loop, {x: len(outputs) + n for n, x in enumerate(kept)})
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


def _kept_by_forward(lowering: Lowering, node: Structured) -> list[tuple[Node, Value, int]]:
    """The nodes of the body that an earlier loop computes from the same values, and where it keeps them."""
    inside = set(node.op.body.order)
    found: list[tuple[Node, Value, int]] = []
    for earlier, scanned in lowering.loops.items():
        shared = [x for x in scanned.kept if x in inside]
        if shared and _reads_the_same(node, earlier):
            found.extend((x, scanned.loop, scanned.kept[x]) for x in shared)
            inside.difference_update(shared)
    return found


def _reads_the_same(node: Structured, earlier: Node) -> bool:
    """Whether what the bodies of two scans have in common stands for the same values in both."""
    assert isinstance(earlier, Structured)
    first, second = earlier.op, node.op
    here = dict(zip((*second.body.inputs, *second.body.captured), node.operands, strict=True))
    there = dict(zip((*first.body.inputs, *first.body.captured), earlier.operands, strict=True))
    for n, x in enumerate(first.body.inputs[: first.carries]):
        operand = here.get(x)
        if operand is not None:
            results = first.carries + first.outputs + n
            if not (isinstance(operand, PartNode) and operand.node is earlier and operand.index == results):
                return False
        there.pop(x)
    return all(here.get(x, operand) is operand for x, operand in there.items())


def _require(x: Lowered, node: Node) -> Value:
    if not isinstance(x, Traced):
        raise Unplannable(f"{node!r} is a number")
    return x.value


STRUCTURED["Scan"] = lower_scan
STRUCTURED["Call"] = lower_call
