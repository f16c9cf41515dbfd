"""How loops are written: all steps one after the other, each with its views of the sequences and of the results.

The first two are written, the others are moved from these where that is known to be the same.
"""

from __future__ import annotations

from itertools import chain

import numpy as np

from typedtensor.ir import Array, Loop, Region, TupleElement, Value, stacks
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.regions.repetition import Moving
from typedtensor.targets.numpy.writer import WRITERS, Writer


def write_loop(writer: Writer, value: Value) -> None:
    """Write a loop; its parts find their places here."""
    loop = value.primitive
    assert isinstance(loop, Loop)
    operands = [writer.array(x) for x in value.operands]
    starts = operands[: loop.carries]
    sequences = operands[loop.carries : loop.carries + loop.sequences]
    constants = operands[loop.carries + loop.sequences :]
    results = [place_part(writer, value, n) for n in range(len(loop.body.outputs))]
    trajectories = [stacks(loop, results[n]) for n in range(loop.carries)]
    for n, start in enumerate(starts):
        writer.code.append(copying(results[n][-1 if loop.backwards else 0, ...], start))

    def written(position: int) -> list[Step]:
        given = [
            *(before[position, ...] for before, _ in trajectories),
            *(sequence[position, ...] for sequence in sequences),
            *constants,
        ]
        places = [
            *(after[position, ...] for _, after in trajectories),
            *(result[position, ...] for result in results[loop.carries :]),
        ]
        step = Writer(dict(zip(loop.body.inputs, given, strict=True)), writer.pool, writer.arena, early=writer.early)
        step.write(loop.body, places)
        return step.code

    begun = [written(position) for position in loop.steps[:2]]
    rest = None
    if loop.length > 2:
        rest = Moving([*results, *sequences], constants).repeated(begun[0], begun[1], loop.steps)
    for code in chain(begun, map(written, loop.steps[2:]) if rest is None else rest):
        writer.code.extend(code)


def place_part(writer: Writer, whole: Value, index: int) -> Array:
    """A place for a result, where its part will look for it."""
    assert isinstance(whole.primitive, Region)
    parts = writer.parts.get(whole, {}).get(index, [])
    shape, dtype = whole.primitive.element(index)
    if len(parts) != 1:  # nobody reads it, or several values that have not been found to be one
        apart: Array = np.empty(shape, dtype)
        writer.arrays.update(dict.fromkeys(parts, apart))
        return apart
    [part] = parts
    place = writer.results.get(part)
    if place is None:
        place = writer.pool.take(part, tuple(range(len(shape))))
    writer.arrays[part] = place
    return place


def write_part(writer: Writer, value: Value) -> None:
    """A part has its place since its loop was written."""
    assert value in writer.arrays, f"{value} before its loop"


WRITERS[Loop] = write_loop
WRITERS[TupleElement] = write_part
