"""Loop-invariant code motion and loop fission.

Values that do not depend on loop-carried values are computed for all steps at once before the loop. Values that no
later step needs are computed for all steps at once after it, and so are sums over steps. The products of a recurrent
layer with its inputs thus become one product, and so do the sums of outer products that are its weights' gradients.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from typedtensor.ir import Argument, Loop, Program, Slice, TupleElement, Value, arrays_of, last_position, note_source
from typedtensor.ir.sizes import reaches
from typedtensor.passes.loop_splitter import Split, Stays
from typedtensor.passes.rewrite import rebuilt, replacing


def _never(value: Value, loop: Loop) -> bool:
    return False


def is_larger(value: Value, loop: Loop, least: int, total: int) -> bool:
    """Whether a value has, or reads, so many bytes in a step of a loop, and so many in all steps; a view has not."""
    if value.primitive.is_view or not value.primitive.pure:
        return False
    sizes = [x.size * x.dtype.itemsize for x in (value, *value.operands) if isinstance(x, Value)]
    return any(reaches(size, least) and reaches(size * loop.length, total) for size in sizes)


def split_loops(program: Program, is_large: Stays = _never) -> Program:
    """Split the loops of a program, so that they keep only step-by-step computation.

    Args:
        program: the program.
        is_large: selects values that stay in their loop, unless a product would become part of a larger one.

    Returns:
        The program, the same object if nothing changed.
    """
    if not program.has(Loop):
        return program
    order = program.order()
    read, last_alone = _uses_of_parts(order, set(program.outputs))
    parts: dict[Value, dict[int, Value]] = {}
    new: dict[Value, Argument] = {}
    for value in order:
        result = rebuilt(value, new) if new else value
        if result is not value:
            new[value] = result
        if isinstance(value.primitive, Loop):
            split = Split(result, read[value], last_alone[value], is_large).parts()
            if split is not None:
                for part in split.values():
                    note_source(part, value.source)
                parts[result] = split
        elif isinstance(value.primitive, TupleElement):
            loop = _whole(result)
            if loop in parts:
                new[value] = parts[loop][value.primitive.index]
    return replacing(program, new)


def _uses_of_parts(
    order: Sequence[Value], outputs: Collection[Value]
) -> tuple[defaultdict[Value, set[int]], defaultdict[Value, set[int]]]:
    """Return the elements of each loop's result that are read, and the carried values of which only the last step is
    read."""
    read: defaultdict[Value, set[int]] = defaultdict(set)
    more: defaultdict[Value, set[int]] = defaultdict(set)
    for value in order:
        if isinstance(value.primitive, TupleElement):
            read[_whole(value)].add(value.primitive.index)
            if value in outputs:
                more[_whole(value)].add(value.primitive.index)
        for x in value.operands:
            if isinstance(x, Value) and isinstance(x.primitive, TupleElement):
                loop = _whole(x)
                if isinstance(loop.primitive, Loop) and not _is_last(value, loop.primitive):
                    more[loop].add(x.primitive.index)
    alone: defaultdict[Value, set[int]] = defaultdict(set)
    for loop, parts in read.items():
        alone[loop] = parts - more[loop]
    return read, alone


def _is_last(value: Value, loop: Loop) -> bool:
    """Whether a value selects the last step from a carried value of a loop."""
    return isinstance(value.primitive, Slice) and value.primitive.key == (last_position(loop),)


def _whole(part: Value) -> Value:
    [whole] = arrays_of(part.operands)
    return whole
