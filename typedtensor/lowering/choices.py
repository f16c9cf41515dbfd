"""Lowering of ``cond``, and of loops whose number of steps is data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.loops import Scan, While
from typedtensor.core.tuples import Structured
from typedtensor.ir import Branch, DType, Full, Program, Repeat, TupleElement, Value, make, plain
from typedtensor.lowering.expressions import STRUCTURED, Lowered, Lowering, as_value, real_precision
from typedtensor.lowering.loops import CapturedValues, lower_scan, lower_steps_of, require
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Declined, Unplannable


def lower_cond(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """Lower a ``cond`` to two branches. The second takes the results of the first as its alternative results."""
    cond: Any = node.op
    values = [lowering.values[x] for x in node.operands]
    condition, given = as_value(values[0]), values[1:]
    like = real_precision(given)
    result: list[tuple[CapturedValues, list[Lowered]]] = []
    for body in cond.bodies:
        constants = CapturedValues(dict(zip((*body.inputs, *body.captured), given, strict=True)))
        inner = Lowering(constants.known, lowering)
        result.append((constants, [inner.lower(x) for x in body.outputs]))
    (first, ones), (second, others) = result
    shown = cond.shown
    dtypes = [_common(x, y, like) for x, y in zip(ones[:shown], others[:shown], strict=True)]

    def program(constants: CapturedValues, outputs: Sequence[Lowered]) -> Program:
        further = [as_value(x, like) for x in outputs[shown:]]
        results = [as_value(x, dtype) for x, dtype in zip(outputs[:shown], dtypes, strict=True)]
        return Program(tuple(constants.inputs), (*results, *further))

    bodies = program(first, ones), program(second, others)
    for x, y in zip(bodies[0].outputs[:shown], bodies[1].outputs[:shown], strict=True):
        if (x.shape, x.dtype) != (y.shape, y.dtype):
            raise Unplannable(f"{node!r} gives {x} or {y}")
    otherwise = _branch(condition, bodies[1], second, False, [_zeros(x) for x in bodies[1].outputs])
    rest = [_zeros(x) for x in bodies[0].outputs[shown:]]
    results = _branch(condition, bodies[0], first, True, [*otherwise[:shown], *rest])
    return tuple(map(Traced, (*results, *otherwise[shown:])))


def _branch(
    condition: Value, body: Program, constants: CapturedValues, holds: bool, otherwise: Sequence[Value]
) -> list[Value]:
    branch = make(Branch(body, len(body.outputs), holds), condition, *otherwise, *constants.operands)
    return [make(TupleElement(n), branch) for n in range(len(body.outputs))]


def _zeros(like: Value) -> Value:
    return make(Full(like.dtype.type(0).item(), like.shape, like.dtype))


def _common(x: Lowered, y: Lowered, like: DType) -> DType | None:
    """The dtype of a Python number that is an alternative to an array or to another number; None if none is needed."""
    if isinstance(x, Traced) or isinstance(y, Traced):
        return x.dtype if isinstance(x, Traced) else y.dtype if isinstance(y, Traced) else None
    return like if isinstance(plain(x), float) else None


def lower_while(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """Lower a ``while``. Its body also returns whether there is another step."""
    loop: Any = node.op
    body, condition, carries = loop.body, loop.condition, loop.carries
    values = [lowering.values[x] for x in node.operands]
    if not any(isinstance(x, Traced) for x in values):
        raise Declined("it may be a Python number")
    constants = CapturedValues.of(lowering, body, node.operands[carries:])

    def holds(known: Mapping[Node, Lowered], carried: Sequence[Value]) -> Value:
        inner = Lowering({**known, **dict(zip(condition.inputs, map(Traced, carried), strict=True))}, lowering)
        return as_value(inner.lower(condition.outputs[0]))

    def again(outputs: Sequence[Value]) -> Sequence[Value]:
        return [holds(constants.known, outputs[:carries])]

    starts, program = lower_steps_of(lowering, node, constants, values[:carries], real_precision(values), more=again)
    number, room = lowering.rooms.next(inside=lowering.inside)
    repeat = Repeat(program, carries, 0, room, tuple(range(carries)), decides=True, loop=number)
    given = dict(zip(body.captured, values[carries:], strict=True))
    whole = make(repeat, holds(given, starts), *starts, *constants.operands)
    count, *made_of_steps = _results(whole)
    return (*made_of_steps[: 2 * carries], count, *made_of_steps[2 * carries :])


def lower_steps(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """Lower a scan. A scan over the stored steps of a loop reads as many elements as the loop took steps."""
    scan: Any = node.op
    if not scan.counted:
        return lower_scan(lowering, node)
    carries, count = scan.carries, scan.carries + scan.sequences
    values = [lowering.values[x] for x in node.operands]
    sequences = [require(values[n], node.operands[n]) for n in range(carries, count)]
    steps, length = require(values[count], node.operands[count]), sequences[0].shape[0]
    if not length or any(x.shape[0] != length for x in sequences):
        raise Declined("the number of steps of a loop to keep is unknown")
    constants = CapturedValues.of(lowering, scan.body, node.operands[count + 1 :])
    starts, program = lower_steps_of(lowering, node, constants, values[:carries], real_precision(values), sequences)
    kept = tuple(range(carries))
    repeat = Repeat(program, carries, len(sequences), length, kept, backwards=scan.reverse)
    _, *made_of_steps = _results(make(repeat, steps, *starts, *sequences, *constants.operands))
    before, stacks = made_of_steps[carries : 2 * carries], made_of_steps[2 * carries :]
    return (*made_of_steps[:carries], *stacks[: scan.outputs], *before, *stacks[scan.outputs :])


def _results(whole: Value) -> list[Traced]:
    """The results of a repetition, with the number of steps first."""
    repeat = whole.primitive
    assert isinstance(repeat, Repeat)
    return [Traced(make(TupleElement(n), whole)) for n in range(repeat.elements)]


STRUCTURED[Cond] = lower_cond
STRUCTURED[While] = lower_while
STRUCTURED[Scan] = lower_steps
