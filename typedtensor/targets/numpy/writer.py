"""Code generation: writes the steps of a program and assigns a buffer or a view to each of its values."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import (
    AddAlong,
    Argument,
    Array,
    Assemble,
    Concatenate,
    Constant,
    Full,
    Key,
    Place,
    Program,
    Slice,
    TupleElement,
    Value,
    Where,
    subscript,
)
from typedtensor.passes.loop_fission import uses_of_parts
from typedtensor.targets.numpy.analyses import OVERWRITES, Analysis, Decision, Uses
from typedtensor.targets.numpy.buffer_assignment import Arena, PlanBuffers, owner_of
from typedtensor.targets.numpy.emission import emit, view
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.layout_assignment import around, follows, hints_of, layout
from typedtensor.targets.numpy.passes.added_products import AddProduct
from typedtensor.targets.numpy.passes.copy_insertion import Compact
from typedtensor.targets.numpy.passes.placed_sums import AddAt
from typedtensor.targets.numpy.passes.stacks import Stack, side_by_side
from typedtensor.targets.numpy.recipes import array_of
from typedtensor.targets.numpy.recording import Record


class Writer:
    """Writes the steps of a program, and assigns arrays to its values.

    Args:
        arrays: the arrays of values that have one already.
        pool: the buffers of the plan.
        arena: the memory that the plan shares with others.
        early: whether the scheduler may move values ahead.
    """

    def __init__(self, arrays: dict[Value, Array], pool: PlanBuffers, arena: Arena, *, early: bool = True) -> None:
        self.arrays, self.pool, self.arena, self.early = arrays, pool, arena, early
        self.results: dict[Value, Array] = {}
        self.spent: Collection[Value] = ()
        self.ending: Mapping[Value, Collection[Value]] = {}
        self.code: list[Step] = []
        self.parts: dict[Value, dict[int, list[Value]]] = {}
        self.read: Mapping[Value, Collection[int]] = {}
        self.last_alone: Mapping[Value, Collection[int]] = {}
        self.over: Mapping[Value, Value] = {}
        self.hints = hints_of(())
        self.compact: set[Value] = set()
        self.assembled: Mapping[Value, tuple[Value, Key]] = {}
        self.wholes: dict[Value, Array] = {}
        self.held: list[tuple[Array, int, int, int]] = []
        self._taken: list[Value] = []
        self._done: set[Value] = set()
        self._born: dict[int, int] = {}
        self._numbers: dict[int, int] = {}
        self._chunks: dict[Value, int] = {}

    def write(
        self,
        program: Program,
        places: Sequence[Array | None],
        over: Mapping[Value, Value] | None = None,
        analysis: Analysis | None = None,
    ) -> Record:
        """Write a program.

        Args:
            program: the program.
            places: the buffers of outputs, or None where any buffer will do.
            over: for each output that replaces an input in its buffer, the input. The output is written there directly
                once nothing reads the input any more, otherwise at the end.
            analysis: the analysis of the program, if it is known.

        Returns:
            The record of the writing.
        """
        kept = set(program.outputs)
        self.over = over or {}
        order, self.hints, self.assembled, uses, decisions = analysis or self.analysis(program)
        placed = [(x, place) for x, place in zip(program.outputs, places, strict=True) if place is not None]
        for output, place in placed:
            if output not in self.arrays and place.dtype == output.dtype:
                self.results.setdefault(output, place)
        self._place_stacks(program.outputs)
        for value in order:
            primitive = value.primitive
            if isinstance(primitive, (TupleElement, Compact)):
                [x] = value.operands
                assert isinstance(x, Value)
                if isinstance(primitive, Compact):
                    self.compact.add(x)
                else:
                    self.parts.setdefault(x, {}).setdefault(primitive.index, []).append(value)
        if self.parts:
            self.read, self.last_alone = uses_of_parts(order, kept)
        arrays, buffers, ending = self.arrays, self.pool.arrays, uses.ending
        self.ending = ending
        begun: list[int] = []
        released: defaultdict[int, list[Value]] = defaultdict(list)
        for n, value in enumerate(order):
            begun.append(len(self.code))
            if value not in arrays:
                decisions[n] = self._place(value, uses, decisions[n])
            if self.over:
                self._done.update(ending.get(value, ()))
            for dead in ending.get(value, ()):
                if dead in buffers and dead not in kept:
                    size = buffers[dead].nbytes
                    chunk = self.pool.release(dead)
                    released[n].append(dead)
                    if (born := self._born.pop(id(chunk), None)) is not None:  # a new buffer, which the pool keeps
                        self.held.append((chunk, size, born, len(self.code)))
        begun.append(len(self.code))
        if self.over:  # their buffers hold inputs that are still read until here
            placed.sort(key=lambda pair: pair[0] in self.over)
        for output, place in placed:
            if not _same_place(self.arrays[output], place):
                self.code.append(copying(place, self.arrays[output]))
        for value in self._taken:
            if value in self.pool:
                self.pool.release(value)
        return Record(order, begun, decisions, arrays, self._chunks, released, self.code)

    def analysis(self, program: Program) -> Analysis:
        """Return the analysis of a program."""
        return self.arena.analyses.of(program, early=self.early, results_at_end=self.arena.workers is not None)

    def _place_stacks(self, outputs: Sequence[Value]) -> None:
        """Write a value whose parts are outputs directly to their buffers, if these are at equal distances."""
        parts: defaultdict[Value, dict[int, Array]] = defaultdict(dict)
        for output in outputs:
            if isinstance(output.primitive, Slice) and output in self.results:
                [whole], key = output.operands, output.primitive.key
                if isinstance(whole, Value) and len(key) == 1 and isinstance(key[0], int):
                    parts[whole][key[0]] = self.results[output]
        for whole, places in parts.items():
            if len(places) == whole.shape[0] and whole not in self.results and not self.over:
                with suppress(ValueError):
                    self.results[whole] = side_by_side([places[n] for n in sorted(places)])

    def array(self, operand: Argument) -> Any:
        """Return the array of an operand, or a number itself."""
        return self.arrays[operand] if isinstance(operand, Value) else operand

    def _place(self, value: Value, uses: Uses, decision: Decision) -> Decision:
        """Assign an array to a value, and write its steps.

        Args:
            value: the value.
            uses: the last readers of values.
            decision: the placement with other sizes, if known.

        Returns:
            The placement, if the value has a buffer.
        """
        primitive = value.primitive
        kind = type(primitive)
        if isinstance(primitive, (Constant, Full)):
            self.arrays[value] = array_of(primitive)
        elif primitive.is_view and (seen := self._view(value)) is not None:
            self.arrays[value] = seen
        elif (write := WRITERS.get(kind)) is not None:
            write(self, value)
        else:
            known = self.arrays
            arrays = [known[x] if isinstance(x, Value) else x for x in value.operands]
            out = self.results.get(value)
            if out is not None and value in self.over and not self._may_be_over(value, out, uses):
                out = None
            if out is None and decision is None:
                if value in self.assembled:
                    out = self._inside(*self.assembled[value], value)
                if out is None and kind in (Assemble, Concatenate, Place):
                    out = self.wholes.get(value)
            if out is None and type(decision) is not tuple and value in uses.ending:
                out = self._reused(value, uses.ending[value])
                decision = None if out is None else OVERWRITES
            if out is None:
                if type(decision) is not tuple:
                    rows = value in self.compact  # rows need no copy
                    decision = tuple(range(len(value.shape))) if rows else layout(value, arrays, self.hints)
                out = self.pool.take(value, decision)
                self._taken.append(value)
                chunk = id(self.pool.chunk(value))
                self._born[chunk] = len(self.code)
                self._chunks[value] = self._numbers.setdefault(chunk, len(self._numbers))
            known[value] = out
            self.code.extend(emit(primitive, out, arrays))
            return decision
        return None

    def _inside(self, whole: Value, key: Key, value: Value) -> Array | None:
        """Return the slice of an assembled value that one of its parts is written to."""
        if whole not in self.wholes:
            place = None if whole in self.over else self.results.get(whole)
            if place is None:
                arrays = [self.array(x) for x in value.operands]
                place = self.pool.take(whole, around(layout(value, arrays, self.hints), key))
                self._taken.append(whole)
            self.wholes[whole] = place
        place = self.wholes[whole][subscript(key)]
        return place if place.shape == value.shape else None

    def _view(self, value: Value) -> Array | None:
        arrays = [self.arrays[x] for x in value.operands if isinstance(x, Value)]
        try:
            return side_by_side(arrays) if isinstance(value.primitive, Stack) else view(value.primitive, *arrays)
        except ValueError:
            return None

    def _may_be_over(self, value: Value, place: Array, uses: Uses) -> bool:
        """Whether an output can be written over its input directly."""
        read = self.over[value]
        if read in self._done:
            return True
        if read not in uses.ending.get(value, ()):
            return False
        chosen = _written_over(value)
        arrays = [self.arrays[x] for x in value.operands if isinstance(x, Value)]
        return any(x is read for x in chosen) and all(
            _same_place(x, place) or not np.may_share_memory(x, place) for x in arrays
        )

    def _reused(self, value: Value, ending: Collection[Value]) -> Array | None:
        """Return the array of a dead operand that the result may overwrite, or None.

        Args:
            value: the result.
            ending: the values whose last reader is the result.
        """
        for operand in _written_over(value):
            if not isinstance(operand, Value) or operand.shape != value.shape or operand.dtype != value.dtype:
                continue
            array = self.arrays[operand]
            if operand in self.spent and operand in ending and isinstance(value.primitive, AddProduct):
                return array
            owner = owner_of(operand, self.pool)
            if owner is None or owner not in ending:
                continue
            if value in self.compact and not array.flags.c_contiguous:
                continue
            whole = array.flags.writeable and array.size == self.pool.arrays[owner].size  # no broadcast view
            if whole and not _read_otherwise(value, operand, owner, self):
                self.pool.pass_on(owner, value)
                return array
        return None


WRITERS: dict[type, Callable[[Writer, Value], None]] = {}
"""The writers of primitives that take more than a few steps."""


def _written_over(value: Value) -> Sequence[Argument]:
    """Return the operands that a result may overwrite: each element is read before its position is written."""
    primitive, operands = value.primitive, value.operands
    if isinstance(primitive, (AddAlong, AddAt, AddProduct)):
        return operands[:1]
    if isinstance(primitive, Where):
        if 0 in [x for x in operands if not isinstance(x, Value)]:  # the mask is written first
            return ()
        return operands[-1:]  # the first write precedes the reads of other operands
    return operands if follows(primitive) else ()


def _same_place(array: Array, other: Array) -> bool:
    """Whether two arrays have the same address, shape and strides."""
    same = array.shape == other.shape and array.strides == other.strides
    return same and data_address(array) == data_address(other)


def _read_otherwise(value: Value, chosen: Value, owner: Value, writer: Writer) -> bool:
    """Whether another operand is a view of the same buffer with another layout."""
    mine = writer.arrays[chosen]
    others = [x for x in value.operands if isinstance(x, Value) and x is not chosen]
    return any(owner_of(x, writer.pool) is owner and not _same_place(writer.arrays[x], mine) for x in others)
