"""Lowering of structured nodes: scans become loops, calls are inlined."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.core.tuples import Structured
from typedtensor.ir import Cast, DType, Loop, Program, TupleElement, Value, before, last, make, new_input, plain
from typedtensor.lowering.expressions import STRUCTURED, Lowered, Lowering, as_value
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Unplannable

More = Callable[[Sequence[Value]], Sequence[Value]]
"""Returns further outputs of a body, given the others."""


class CapturedValues:
    """The captured values of a body: numbers stay, arrays become inputs of the body.

    Args:
        given: the outer value of each node that the body captures.

    Attributes:
        known: the value of each node in the body.
        operands: the outer arrays.
        inputs: the inputs of the body.
    """

    def __init__(self, given: Mapping[Node, Lowered]) -> None:
        self.known: dict[Node, Lowered] = {}
        self.operands: list[Value] = []
        self.inputs: list[Value] = []
        for node, x in given.items():
            if isinstance(x, Traced):
                self.operands.append(x.value)
                self.inputs.append(new_input("constant", x.shape, x.dtype))
                x = Traced(self.inputs[-1])
            self.known[node] = x

    @classmethod
    def of(cls, lowering: Lowering, body: Any, operands: Sequence[Node]) -> CapturedValues:
        """Return the values of operands that a body captures."""
        return cls(dict(zip(body.captured, [lowering.values[x] for x in operands], strict=True)))


def lower_scan(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """Lower a scan to a loop."""
    scan: Any = node.op
    carries, count = scan.carries, scan.carries + scan.sequences
    sequences = [require(lowering.values[x], x) for x in node.operands[carries:count]]
    length, like = sequences[0].shape[0], sequences[0].dtype
    if not length:
        raise Unplannable(f"{node!r} has no elements")
    constants = CapturedValues.of(lowering, scan.body, node.operands[count:])
    first = [lowering.values[x] for x in node.operands[:carries]]
    starts, program = lower_steps_of(lowering, node, constants, first, like if like.kind == "f" else None, sequences)
    loop = make(Loop(program, carries, len(sequences), length, scan.reverse), *starts, *sequences, *constants.operands)
    stacks = [Traced(make(TupleElement(n), loop)) for n in range(carries, len(program.outputs))]
    ends = [last(loop, n) for n in range(carries)]
    return (
        *map(Traced, ends),
        *stacks[: scan.outputs],
        *(Traced(before(loop, n)) for n in range(carries)),
        *stacks[scan.outputs :],
    )


def lower_steps_of(
    lowering: Lowering,
    node: Structured,
    constants: CapturedValues,
    values: Sequence[Lowered],
    like: DType | None,
    sequences: Sequence[Value] = (),
    more: More | None = None,
) -> tuple[Sequence[Value], Program]:
    """Return the initial carried values of a loop, of which real numbers get a dtype, and the program of its body."""

    def made(starts: Sequence[Value]) -> Program:
        carried = [new_input(f"carried {n}", x.shape, x.dtype) for n, x in enumerate(starts)]
        loop: Any = node.op
        return lower_body(lowering, loop.body, constants, carried, sequences, [x.dtype for x in starts], more)

    first = [as_value(x, like if isinstance(plain(x), float) else None) for x in values]
    starts, program = settled(first, made)
    for start, output in zip(starts, program.outputs, strict=False):
        if (start.shape, start.dtype) != (output.shape, output.dtype):
            raise Unplannable(f"{node!r} passes on {output}, but starts with {start}")
    return starts, program


def lower_body(
    lowering: Lowering,
    body: Any,
    constants: CapturedValues,
    carried: Sequence[Value],
    sequences: Sequence[Value],
    dtypes: Sequence[DType],
    more: More | None = None,
) -> Program:
    """Lower a body whose first inputs are ``carried``, with the dtypes of its first outputs."""
    elements = [new_input(f"element {n}", x.shape[1:], x.dtype) for n, x in enumerate(sequences)]
    taken = dict(zip(body.inputs, map(Traced, [*carried, *elements]), strict=True))
    inner = Lowering({**constants.known, **taken}, lowering, repeats=True)
    outputs = [as_value(inner.lower(x), dtype) for x, dtype in zip_longest(body.outputs, dtypes)]
    return Program((*carried, *elements, *constants.inputs), (*outputs, *(more(outputs) if more else ())))


def settled(starts: Sequence[Value], made: Callable[[Sequence[Value]], Program]) -> tuple[Sequence[Value], Program]:
    """Cast initial carried values to the dtypes that the body returns, and return them with the body's program.

    A step may promote a carried value: a single-precision constant 0.0, say, with data in double precision.

    Args:
        made: makes the body's program for given initial values. Its first outputs are the next carried values.
    """
    program = made(starts)
    for _ in starts:
        before = starts
        pairs = zip(starts, program.outputs, strict=False)
        starts = [
            make(Cast(y.dtype), x) if np.can_cast(x.dtype, y.dtype) and x.dtype != y.dtype else x for x, y in pairs
        ]
        if all(x is y for x, y in zip(starts, before, strict=True)):
            break
        program = made(starts)
    return starts, program


def lower_call(lowering: Lowering, node: Structured) -> tuple[Lowered, ...]:
    """Lower a call by inlining its body."""
    body = node.op.bodies[0]
    values = [lowering.values[x] for x in node.operands]
    inner = Lowering(dict(zip((*body.inputs, *body.captured), values, strict=True)), lowering)
    return tuple(inner.lower(x) for x in body.outputs)


def require(x: Lowered, node: Node) -> Value:
    """Return the value of a lowered expression that is an array.

    Raises:
        Unplannable: when it is a Python number.
    """
    if not isinstance(x, Traced):
        raise Unplannable(f"{node!r} is a number")
    return x.value


STRUCTURED[FunctionCall] = lower_call
STRUCTURED[CustomDerivative] = lower_call
