"""Dead-code elimination for branches and repetitions: unread results, and the constants that only these need."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from typedtensor.ir import Argument, Branch, Program, Region, Repeat, TupleElement, Value, make


def without_unread(program: Program, originals: dict[Value, Value]) -> Program:
    """Remove unread results and unread constants of branches and repetitions.

    Args:
        program: the program.
        originals: receives the original of each replaced value.
    """
    order = program.order()
    if not any(isinstance(value.primitive, Region) for value in order):
        return program
    read: defaultdict[Argument, set[int]] = defaultdict(set)
    for value in order:
        if isinstance(value.primitive, TupleElement):
            read[value.operands[0]].add(value.primitive.index)
    new: dict[Any, Value] = {}
    places: dict[Argument, Sequence[int]] = {}
    for value in order:
        primitive: Any = value.primitive
        operands = tuple([new.get(x, x) for x in value.operands])
        if isinstance(primitive, Branch):
            new[value], places[value] = _branch(primitive, operands, read[value], originals)
        elif isinstance(primitive, Repeat):
            new[value], places[value] = _repeat(primitive, operands, read[value], originals)
        elif isinstance(primitive, TupleElement) and value.operands[0] in places:
            new[value] = make(TupleElement(places[value.operands[0]].index(primitive.index)), *operands)
        else:
            if (
                isinstance(primitive, Region)
                and (body := without_unread(primitive.body, originals)) is not primitive.body
            ):
                primitive = primitive.with_body(body)
            changed = any(x is not y for x, y in zip(operands, value.operands, strict=True))
            if changed or primitive is not value.primitive:
                new[value] = Value(primitive, operands, value.shape, value.dtype, value.source)
    originals.update((result, value) for value, result in new.items())
    return Program(program.inputs, tuple([new.get(x, x) for x in program.outputs])) if new else program


def _branch(
    branch: Branch, operands: Sequence[Argument], read: set[int], originals: dict[Value, Value]
) -> tuple[Value, Sequence[int]]:
    """Return a branch with the results that are read, and their indices."""
    places = sorted(read)
    body = Program(branch.body.inputs, tuple([branch.body.outputs[n] for n in places]))
    others = [operands[1 + n] for n in places]
    less = replace(branch, body=body, results=len(places))
    return _reading(less, [operands[0], *others], operands[1 + branch.results :], originals), places


def _repeat(
    repeat: Repeat, operands: Sequence[Argument], read: set[int], originals: dict[Value, Value]
) -> tuple[Value, Sequence[int]]:
    """Return a repetition with the results that are read, and their indices. All carried values stay."""
    first = 1 + repeat.carries
    kept = [n for n in range(len(repeat.kept)) if first + n in read]
    before = first + len(repeat.kept)
    further = [n for n in range(before, repeat.elements) if n in read]
    outputs, last = repeat.body.outputs, repeat.carries - before
    chosen = (*outputs[: repeat.carries], *(outputs[last + n] for n in further), *outputs[-1:] * repeat.decides)
    less = replace(repeat, body=Program(repeat.body.inputs, chosen), kept=tuple([repeat.kept[n] for n in kept]))
    count = first + repeat.sequences
    result = _reading(less, operands[:count], operands[count:], originals)
    return result, [*range(first), *(first + n for n in kept), *further]


def _reading(
    region: Any, operands: Sequence[Argument], constants: Sequence[Argument], originals: dict[Value, Value]
) -> Value:
    """Build a region without the constants that its body does not read."""
    body = without_unread(region.body, originals)
    first, read = len(body.inputs) - len(constants), set(body.order())
    some = [n for n in range(len(constants)) if body.inputs[first + n] in read]
    inputs = (*body.inputs[:first], *(body.inputs[first + n] for n in some))
    return make(region.with_body(Program(inputs, body.outputs)), *operands, *(constants[n] for n in some))
