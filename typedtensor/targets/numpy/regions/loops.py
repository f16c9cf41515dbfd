"""Writing of loops: unrolled, each step with its own views of the sequences and the results.

The writer emits the first two steps; the other steps are copies of them with shifted views, where that is safe.
"""

from __future__ import annotations

from itertools import chain

import numpy as np
from numpy.lib.stride_tricks import as_strided

from typedtensor.ir import Array, Input, Loop, Region, TupleElement, Value, stacks
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import owner_of
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.regions.repetition import Moving
from typedtensor.targets.numpy.writer import WRITERS, Writer


def write_loop(writer: Writer, value: Value) -> None:
    """Write a loop, and allocate the buffers of its results."""
    loop = value.primitive
    assert isinstance(loop, Loop)
    operands = [writer.array(x) for x in value.operands]
    starts = operands[: loop.carries]
    sequences = operands[loop.carries : loop.carries + loop.sequences]
    constants = operands[loop.carries + loop.sequences :]
    over = _over_each_other(writer, value)
    results = [place_part(writer, value, n, n in over) for n in range(len(loop.body.outputs))]
    trajectories = [stacks(loop, results[n]) for n in range(loop.carries)]
    for n, start in enumerate(starts):
        writer.code.append(copying(results[n][-1 if loop.backwards else 0, ...], start))

    elements = loop.body.inputs[loop.carries : loop.carries + loop.sequences]
    ending = [n for n in range(loop.sequences) if _is_spent(writer, value, loop.carries + n)]
    spent = {elements[n] for n in ending}
    known = None if loop.body.like is not None else writer.analysis(loop.body)

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
        step.spent = spent
        replaced = {loop.body.outputs[n]: carried for n, carried in over.items()}
        step.write(loop.body, places, replaced, None if known is None else known.anew())
        return step.code

    begun = [written(position) for position in loop.steps[:2]]
    rest = None
    if loop.length > 2:
        rest = Moving([*results, *sequences], constants).repeated(begun[0], begun[1], loop.steps)
    for code in chain(begun, map(written, loop.steps[2:]) if rest is None else rest):
        writer.code.extend(code)


def _is_spent(writer: Writer, value: Value, number: int) -> bool:
    """Whether a loop is the last reader of a sequence, so that its steps may overwrite the elements that they read."""
    x = value.operands[number]
    owners = [owner_of(y, writer.pool) for y in value.operands if isinstance(y, Value)]
    owner = owner_of(x, writer.pool) if isinstance(x, Value) else None
    if owner is None or owners.count(owner) > 1 or owner not in writer.ending.get(value, ()):
        return False
    array = writer.array(x)
    return bool(array.flags.writeable) and array.size == writer.pool.arrays[owner].size


def _over_each_other(writer: Writer, value: Value) -> dict[int, Value]:
    """Return the loop-carried values, by number, whose steps share one buffer, with their values in the body.

    Only the last step of such a value is read, and all steps together exceed the cache.
    """
    loop = value.primitive
    assert isinstance(loop, Loop)
    read, last_alone, body = writer.read.get(value, ()), writer.last_alone.get(value, ()), loop.body
    found: dict[int, Value] = {}
    for n, (carried, output) in enumerate(zip(body.inputs[: loop.carries], body.outputs, strict=False)):
        size = output.size * output.dtype.itemsize
        large = size >= cost_model.CARRIED_LEAST_BYTES and size * loop.length >= cost_model.CARRIED_BYTES
        if not large or carried.dtype != output.dtype or (n in read and n not in last_alone):
            continue
        written = not output.primitive.is_view and type(output.primitive) not in (Input, *WRITERS)
        if written and body.outputs.count(output) == 1:
            found[n] = carried
    return found


def place_part(writer: Writer, whole: Value, index: int, over_each_other: bool = False) -> Array:
    """Allocate the buffer of one result, where the result's tuple element finds it.

    Args:
        writer: the writer of the program.
        whole: the loop, or another value with several results.
        index: the number of the result.
        over_each_other: whether all elements along the first axis share the memory of one.
    """
    assert isinstance(whole.primitive, Region)
    parts = writer.parts.get(whole, {}).get(index, [])
    shape, dtype = whole.primitive.element(index)
    found = writer.results.get(parts[0]) if len(parts) == 1 else None
    if found is not None:
        place = found
    elif len(parts) != 1:  # without readers, or read by equal values that were not merged
        place = np.empty(shape[1:] if over_each_other else shape, dtype)
    elif over_each_other:
        place = writer.pool.take_element(parts[0])
    else:
        place = writer.pool.take(parts[0], range(len(shape)))
    if over_each_other:
        place = as_strided(place, shape, (0, *place.strides))
    writer.arrays.update(dict.fromkeys(parts, place))
    return place


def write_part(writer: Writer, value: Value) -> None:
    """Do nothing: the loop's writer has allocated the element's buffer."""
    assert value in writer.arrays, f"{value} before its loop"


WRITERS[Loop] = write_loop
WRITERS[TupleElement] = write_part
