"""Plans: array programs with their buffers, ready to run.

Every array that a step reads or writes is made when the plan is made, and so is every view of it; a step is a loop
over functions and their arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.plan.buffers import Pool, Uses, last_uses, owner_of
from typedtensor.plan.elementwise import Cast, Elementwise, Sigmoid, Where
from typedtensor.plan.loops import Part
from typedtensor.plan.placing import Full
from typedtensor.plan.values import Array, Constant, Instruction, Operand, Program, Value


class Plan:
    """A program that is ready to run.

    Attributes:
        inputs: the arrays that are to be filled before it runs.
        outputs: the arrays that hold the results after it has run.
        code: what it does.
        bytes: the size of its buffers.
    """

    def __init__(self, program: Program, outputs: Sequence[Array] | None = None) -> None:
        self.program = program
        self.inputs = [np.zeros(x.shape, x.dtype) for x in program.inputs]
        if outputs is None:
            outputs = [np.empty(x.shape, x.dtype) for x in program.outputs]
        self.outputs = list(outputs)
        writer = Writer(dict(zip(program.inputs, self.inputs, strict=True)), Pool())
        writer.write(program, self.outputs)
        self.code = writer.code
        self.bytes = writer.pool.bytes

    def run(self) -> None:
        """Compute the outputs from the inputs."""
        for function, arguments in self.code:
            function(*arguments)


class Writer:
    """Writes the instructions of a program, and finds a place for each of its values.

    Args:
        arrays: the places of values that have one already.
        pool: where places are taken from.
    """

    def __init__(self, arrays: dict[Value, Array], pool: Pool) -> None:
        self.arrays, self.pool = arrays, pool
        self.results: dict[Value, Array] = {}
        self.code: list[Instruction] = []
        self.parts: dict[Value, dict[int, Value]] = {}
        self._taken: list[Value] = []

    def write(self, program: Program, places: Sequence[Array]) -> None:
        """Write a program.

        Args:
            program: the program.
            places: where its outputs are to be.
        """
        order = program.order()
        for output, place in zip(program.outputs, places, strict=True):
            if output not in self.arrays and place.dtype == output.dtype:
                self.results.setdefault(output, place)
        for value in order:
            if isinstance(value.primitive, Part):
                [loop] = value.operands
                assert isinstance(loop, Value)
                self.parts.setdefault(loop, {})[value.primitive.index] = value
        kept = set(program.outputs)
        uses = last_uses(order, kept)
        for value in order:
            if value not in self.arrays:
                self._place(value, uses)
            for dead in uses.ending.get(value, ()):
                if dead not in kept and dead in self.pool:
                    self.pool.release(dead)
        for output, place in zip(program.outputs, places, strict=True):
            if self.arrays[output] is not place:
                self.code.append((np.copyto, (place, self.arrays[output])))
        for value in self._taken:
            if value in self.pool:
                self.pool.release(value)

    def array(self, operand: Operand) -> Any:
        """The array of an operand; a number stands for itself."""
        return self.arrays[operand] if isinstance(operand, Value) else operand

    def _place(self, value: Value, uses: Uses) -> None:
        primitive = value.primitive
        if isinstance(primitive, Constant):
            self.arrays[value] = primitive.array
        elif isinstance(primitive, Full):
            self.arrays[value] = np.broadcast_to(np.asarray(primitive.number, primitive.dtype), primitive.shape)
        elif primitive.shares and (view := self._view(value)) is not None:
            self.arrays[value] = view
        elif (write := WRITERS.get(type(primitive))) is not None:
            write(self, value)
        else:
            arrays = [self.array(x) for x in value.operands]
            out = self.results.get(value)
            if out is None:
                out = self._reused(value, uses)
            if out is None:
                out = self.pool.take(value, _layout(value, arrays))
                self._taken.append(value)
            self.arrays[value] = out
            self.code.extend(primitive.emit(out, arrays))

    def _view(self, value: Value) -> Array | None:
        [x] = value.operands
        assert isinstance(x, Value)
        try:
            return value.primitive.view(self.arrays[x])
        except ValueError:
            return None

    def _reused(self, value: Value, uses: Uses) -> Array | None:
        """The array of an operand that nobody reads afterwards, for a result that can be written over it."""
        if not isinstance(value.primitive, (Elementwise, Cast, Sigmoid, Where)):
            return None
        for operand in value.operands[-1:] if isinstance(value.primitive, Where) else value.operands:
            if not isinstance(operand, Value) or operand.shape != value.shape or operand.dtype != value.dtype:
                continue
            owner = owner_of(operand, self.arrays, self.pool)
            if owner is None or owner not in uses.ending.get(value, ()):
                continue
            array = self.arrays[operand]
            if array.size == self.pool.arrays[owner].size and not _read_otherwise(value, operand, owner, self):
                self.pool.pass_on(owner, value)
                return array
        return None


WRITERS: dict[type, Callable[[Writer, Value], None]] = {}
"""What writes primitives that are more than a few instructions."""


def _read_otherwise(value: Value, chosen: Value, owner: Value, writer: Writer) -> bool:
    """Whether another operand reads the same elements in another order than they are written."""
    mine = writer.arrays[chosen]
    for other in value.operands:
        if isinstance(other, Value) and other is not chosen and owner_of(other, writer.arrays, writer.pool) is owner:
            array = writer.arrays[other]
            if array.shape != mine.shape or array.strides != mine.strides or array.ctypes.data != mine.ctypes.data:
                return True
    return False


def _layout(value: Value, arrays: Sequence[Any]) -> tuple[int, ...]:
    """The axes from the slowest to the fastest: elementwise results are laid out as what they are made from."""
    if isinstance(value.primitive, (Elementwise, Cast, Sigmoid, Where)):
        full = [a for a in arrays if isinstance(a, np.ndarray) and a.shape == value.shape and 0 not in a.strides]
        if full:
            return tuple(sorted(range(full[0].ndim), key=lambda n: -abs(full[0].strides[n])))
    return tuple(range(len(value.shape)))
