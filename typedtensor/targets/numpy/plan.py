"""Plans: array programs with their buffers, ready to run.

Every array that is read or written is made when the plan is made, and so is every view of it; a run is a loop over the
calls of its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from typedtensor.backends.quiet import quietly, quietly_alone
from typedtensor.ir import (
    AddAlong,
    Argument,
    Array,
    Assemble,
    Constant,
    ForeignCall,
    Full,
    Key,
    Program,
    Region,
    TupleElement,
    Value,
    Where,
    subscript,
)
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.analyses import OVERWRITES, Decision, Uses
from typedtensor.targets.numpy.buffer_assignment import Arena, Pool, owner_of
from typedtensor.targets.numpy.emission import emit, view
from typedtensor.targets.numpy.emission.steps import Call, Step, bind, copying, execute
from typedtensor.targets.numpy.layout_assignment import around, follows, hints_of, layout
from typedtensor.targets.numpy.passes.copy_insertion import Compact
from typedtensor.targets.numpy.passes.placed_sums import AddAt
from typedtensor.targets.numpy.tiling import Life, block


class Plan:
    """A program that is ready to run.

    Args:
        program: the program.
        outputs: where its results are to be, or None for those that may be anywhere.
        inputs: where its inputs are, or None for those that get a place of their own.
        arena: where its places are taken from, if it shares them with other plans.
        name: what they are called there.
        donated: the inputs, of those with a place of their own, that may be written over.

    Attributes:
        inputs: the arrays that are to be filled before it runs.
        outputs: the arrays that hold the results after it has run.
        written: its steps, one after the other.
        bytes: the size of its buffers.
    """

    def __init__(
        self,
        program: Program,
        outputs: Sequence[Array | None] | None = None,
        inputs: Sequence[Array | None] | None = None,
        *,
        arena: Arena | None = None,
        name: Hashable = None,
        donated: Collection[int] = (),
    ) -> None:
        self.program = program
        arena = arena or Arena()
        pool, blocks = Pool(arena, name), "blocks" not in arena.without
        places = inputs or [None] * len(program.inputs)
        self.inputs = [
            place
            if place is not None
            else pool.take(x, range(len(x.shape)))
            if n in donated
            else arena.array(("input", name, n), x.shape, x.dtype)
            for n, (x, place) in enumerate(zip(program.inputs, places, strict=True))
        ]
        if outputs is None:
            outputs = [arena.array(("output", name, n), x.shape, x.dtype) for n, x in enumerate(program.outputs)]
        writer = Writer(dict(zip(program.inputs, self.inputs, strict=True)), pool, arena, early=blocks)
        writer.write(program, outputs)
        self.outputs = [
            writer.arrays[x] if place is None else place for x, place in zip(program.outputs, outputs, strict=True)
        ]
        self.bytes = pool.bytes
        self._crew, self._held = arena.crew, writer.held if blocks else None
        self.written, self._once = writer.code, 0 if self._held is None or arena.crew else cost_model.TILED_AFTER

    @cached_property
    def code(self) -> list[Step]:
        """Its steps, block by block where that saves memory traffic."""
        if self._held is None:
            return self.written
        lives = [Life(chunk.ctypes.data, size, born, dead) for chunk, size, born, dead in self._held]
        return block(self.written, lives, self._crew)

    @cached_property
    def calls(self) -> list[Call]:
        """The calls of its steps; in a run, nothing else is done."""
        made, self._once = bind(self.code), 0
        return made

    @cached_property
    def _first_calls(self) -> list[Call]:
        return bind(self.written)

    def next_calls(self) -> list[Call]:
        """The calls of the next run: those of the steps as they were written, before there are blocks of them.

        To find the blocks takes as long as to write the steps, which is not worth it for sizes that are seldom met. The
        results are the same.
        """
        if not self._once:
            return self.calls
        self._once -= 1
        if self._once:
            return self._first_calls
        vars(self).pop("_first_calls", None)
        return self.calls

    @cached_property
    def addresses(self) -> list[int]:
        """Where its inputs lie."""
        return [place.__array_interface__["data"][0] for place in self.inputs]

    @cached_property
    def quietly(self) -> Callable[..., Any]:
        """Calls a function that runs it, and says nothing of overflow; operations of users see the present context."""
        return quietly if _runs_foreign_code(self.program) else quietly_alone

    def run(self) -> None:
        """Compute the outputs from the inputs."""
        self.quietly(self.run_inside)

    def run_inside(self) -> None:
        """Compute them within another plan that runs."""
        execute(self.next_calls())


class Writer:
    """Writes the steps of a program, and finds a place for each of its values.

    Args:
        arrays: the places of values that have one already.
        pool: where places are taken from.
        arena: what the plan has in common with others.
        early: whether values may be computed earlier than the program has them.
    """

    def __init__(self, arrays: dict[Value, Array], pool: Pool, arena: Arena, *, early: bool = True) -> None:
        self.arrays, self.pool, self.arena, self.early = arrays, pool, arena, early
        self.results: dict[Value, Array] = {}
        self.code: list[Step] = []
        self.parts: dict[Value, dict[int, list[Value]]] = {}
        self.hints = hints_of(())
        self.compact: set[Value] = set()
        self.assembled: Mapping[Value, tuple[Value, Key]] = {}
        self.wholes: dict[Value, Array] = {}
        self.held: list[tuple[Array, int, int, int]] = []
        self._taken: list[Value] = []
        self._born: dict[int, int] = {}

    def write(self, program: Program, places: Sequence[Array | None]) -> None:
        """Write a program.

        Args:
            program: the program.
            places: where its outputs are to be, or None for those that may be anywhere.
        """
        kept = set(program.outputs)
        analysis = self.arena.analyses.of(program, early=self.early, results_at_end=self.arena.crew is not None)
        order, self.hints, self.assembled, uses, decisions = analysis
        placed = [(x, place) for x, place in zip(program.outputs, places, strict=True) if place is not None]
        for output, place in placed:
            if output not in self.arrays and place.dtype == output.dtype:
                self.results.setdefault(output, place)
        for value in order:
            primitive = value.primitive
            if isinstance(primitive, (TupleElement, Compact)):
                [x] = value.operands
                assert isinstance(x, Value)
                if isinstance(primitive, Compact):
                    self.compact.add(x)
                else:
                    self.parts.setdefault(x, {}).setdefault(primitive.index, []).append(value)
        arrays, buffers, ending = self.arrays, self.pool.arrays, uses.ending
        for n, value in enumerate(order):
            if value not in arrays:
                decisions[n] = self._place(value, uses, decisions[n])
            for dead in ending.get(value, ()):
                if dead in buffers and dead not in kept:
                    size = buffers[dead].nbytes
                    chunk = self.pool.release(dead)
                    if (born := self._born.pop(id(chunk), None)) is not None:  # the pool keeps it
                        self.held.append((chunk, size, born, len(self.code)))
        for output, place in placed:
            if self.arrays[output] is not place:
                self.code.append(copying(place, self.arrays[output]))
        for value in self._taken:
            if value in self.pool:
                self.pool.release(value)

    def array(self, operand: Argument) -> Any:
        """The array of an operand; a number stands for itself."""
        return self.arrays[operand] if isinstance(operand, Value) else operand

    def _place(self, value: Value, uses: Uses, decision: Decision) -> Decision:
        """Find a place for a value, and write its steps.

        Args:
            value: the value.
            uses: when values are read for the last time.
            decision: where it was placed with other sizes, if that is known.

        Returns:
            Where it is placed, if it has a buffer.
        """
        primitive = value.primitive
        kind = type(primitive)
        if isinstance(primitive, Constant):
            self.arrays[value] = primitive.array
        elif isinstance(primitive, Full):
            self.arrays[value] = np.broadcast_to(np.asarray(primitive.number, primitive.dtype), primitive.shape)
        elif primitive.is_view and (seen := self._view(value)) is not None:
            self.arrays[value] = seen
        elif (write := WRITERS.get(kind)) is not None:
            write(self, value)
        else:
            known = self.arrays
            arrays = [known[x] if isinstance(x, Value) else x for x in value.operands]
            out = self.results.get(value)
            if out is None and decision is None:
                if value in self.assembled:
                    out = self._inside(*self.assembled[value], value)
                if out is None and kind is Assemble:
                    out = self.wholes.get(value)
            if out is None and type(decision) is not tuple and value in uses.ending:
                out = self._reused(value, uses.ending[value])
                decision = None if out is None else OVERWRITES
            if out is None:
                if type(decision) is not tuple:
                    rows = value in self.compact  # it need not be copied then
                    decision = tuple(range(len(value.shape))) if rows else layout(value, arrays, self.hints)
                out = self.pool.take(value, decision)
                self._taken.append(value)
                self._born[id(self.pool.chunk(value))] = len(self.code)
            known[value] = out
            self.code.extend(emit(primitive, out, arrays))
            return decision
        return None

    def _inside(self, whole: Value, key: Key, value: Value) -> Array | None:
        """The place of a value inside the value that is assembled from it, at a key."""
        if whole not in self.wholes:
            place = self.results.get(whole)
            if place is None:
                arrays = [self.array(x) for x in value.operands]
                place = self.pool.take(whole, around(layout(value, arrays, self.hints), key))
                self._taken.append(whole)
            self.wholes[whole] = place
        place = self.wholes[whole][subscript(key)]
        return place if place.shape == value.shape else None

    def _view(self, value: Value) -> Array | None:
        [x] = value.operands
        assert isinstance(x, Value)
        try:
            return view(value.primitive, self.arrays[x])
        except ValueError:
            return None

    def _reused(self, value: Value, ending: Collection[Value]) -> Array | None:
        """The array of an operand that nobody reads afterwards, for a result that can be written over it.

        Args:
            value: the result.
            ending: the values that are read by it for the last time.
        """
        primitive, operands = value.primitive, value.operands
        if isinstance(primitive, (AddAlong, AddAt)):
            operands = operands[:1]
        elif isinstance(primitive, Where):
            operands = operands[-1:]  # the others are read after the first write
        elif not follows(primitive):
            return None
        for operand in operands:
            if not isinstance(operand, Value) or operand.shape != value.shape or operand.dtype != value.dtype:
                continue
            owner = owner_of(operand, self.arrays, self.pool)
            if owner is None or owner not in ending:
                continue
            array = self.arrays[operand]
            if value in self.compact and not array.flags.c_contiguous:
                continue
            whole = array.flags.writeable and array.size == self.pool.arrays[owner].size  # nothing is broadcast
            if whole and not _read_otherwise(value, operand, owner, self):
                self.pool.pass_on(owner, value)
                return array
        return None


def _runs_foreign_code(program: Program) -> bool:
    return any(
        isinstance(value.primitive, ForeignCall)
        or (isinstance(value.primitive, Region) and _runs_foreign_code(value.primitive.body))
        for value in program.order()
    )


WRITERS: dict[type, Callable[[Writer, Value], None]] = {}
"""What writes primitives that are more than a few steps."""


def _read_otherwise(value: Value, chosen: Value, owner: Value, writer: Writer) -> bool:
    """Whether another operand reads the same elements in another order than they are written."""
    mine = writer.arrays[chosen]
    for other in value.operands:
        if isinstance(other, Value) and other is not chosen and owner_of(other, writer.arrays, writer.pool) is owner:
            array = writer.arrays[other]
            if array.shape != mine.shape or array.strides != mine.strides or array.ctypes.data != mine.ctypes.data:
                return True
    return False
