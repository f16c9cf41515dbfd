"""Loops are kept as small as they can be.

What does not depend on carried values is computed for all steps at once before the loop; what no later step needs is
computed for all steps at once after it; and what is only added up from step to step is added up after it. So the
products of a recurrent layer with its inputs become one product, and so do the sums of outer products that are the
gradients of its weights.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from typedtensor.ir import Argument, Loop, Program, Slice, TupleElement, Value, last_position, note_source
from typedtensor.passes.loop_splitter import Adds, Split
from typedtensor.passes.rewrite import rebuilt, replacing


def split_loops(program: Program, in_steps: Adds = lambda addend, loop: False) -> Program:
    """A program whose loops hold only what has to be computed step by step; itself if they do already.

    Args:
        program: the program.
        in_steps: which sums are added up in the loops nevertheless, if they are of what follows element by element.
    """
    if not program.has(Loop):
        return program
    order = program.order()
    read, last_alone = uses_of_parts(order, set(program.outputs))
    parts: dict[Value, dict[int, Value]] = {}
    new: dict[Value, Argument] = {}
    for value in order:
        made = rebuilt(value, new) if new else value
        if made is not value:
            new[value] = made
        if isinstance(value.primitive, Loop):
            split = Split(made, read[value], last_alone[value], in_steps).parts()
            if split is not None:
                for part in split.values():
                    note_source(part, value.source)
                parts[made] = split
        elif isinstance(value.primitive, TupleElement):
            loop = _whole(made)
            if loop in parts:
                new[value] = parts[loop][value.primitive.index]
    return replacing(program, new)


def uses_of_parts(
    order: Sequence[Value], outputs: Collection[Value]
) -> tuple[defaultdict[Value, set[int]], defaultdict[Value, set[int]]]:
    """The parts of each loop that are read, and of these the carried values of which the last alone is."""
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
                if isinstance(loop.primitive, Loop) and value.primitive != Slice((last_position(loop.primitive),)):
                    more[loop].add(x.primitive.index)
    alone: defaultdict[Value, set[int]] = defaultdict(set)
    for loop, parts in read.items():
        alone[loop] = parts - more[loop]
    return read, alone


def _whole(part: Value) -> Value:
    [whole] = part.operands
    assert isinstance(whole, Value)
    return whole
