"""Derivation of a program's recipe from the record of its first plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    Array,
    Assemble,
    Constant,
    Full,
    Instance,
    Primitive,
    Reshape,
    SymbolicFloat,
    SymbolicInt,
    Take,
    Value,
)
from typedtensor.targets.numpy.analyses import OVERWRITES, Decision
from typedtensor.targets.numpy.emission.steps import Step
from typedtensor.targets.numpy.emission.tables import EMITTERS, VIEWERS
from typedtensor.targets.numpy.passes.stacks import Stack
from typedtensor.targets.numpy.recipes import (
    BufferRow,
    ConstantRow,
    Emitted,
    Over,
    Recipe,
    Repeated,
    Reshaped,
    Result,
    Row,
    Stay,
    ViewRow,
)


class Record(NamedTuple):
    """The record of a written program.

    Attributes:
        order: the values, in the order of writing.
        begun: the number of steps before each value, and finally the number of all steps.
        decisions: the placement of each value.
        arrays: the arrays of values.
        chunks: the numbers of the buffers that values were given.
        released: by position in the order, the values whose buffers were released after that position.
        code: the steps.
    """

    order: Sequence[Value]
    begun: Sequence[int]
    decisions: Sequence[Decision]
    arrays: Mapping[Value, Array]
    chunks: Mapping[Value, int]
    released: Mapping[int, Sequence[Value]]
    code: Sequence[Step]


def recipe_of(program: Instance, record: Record, results: Sequence[Array | None]) -> Recipe | None:
    """Return the recipe for other programs of the same template as a program that was written.

    Args:
        program: the program.
        record: the record of its writing.
        results: the buffers of its results.

    Returns:
        The recipe; None if the code is more than one value after the other.
    """
    reader = _Reader(program, record, results)
    for number, value in enumerate(record.order):
        if value not in reader.owners and not reader.add(number, value):
            return None
        for dead in record.released.get(number, ()):
            reader.release(dead)
    sharing: list[list[tuple[int, int]]] = [[] for _ in {*record.chunks.values()}]
    for value, chunk in record.chunks.items():
        sharing[chunk].append((reader.places[value], value.dtype.itemsize))
    inputs = {n: reader.places[x] for n, x in enumerate(program.inputs) if x in reader.places}
    outputs = [reader.where[x] for x in program.outputs]
    return Recipe(reader.rows, inputs, outputs, sharing, reader.constants, reader.stays)


class _Reader:
    """Reads the rows of a recipe from a record.

    Attributes:
        places: the numbers of values.
        where: the positions of their arrays; a value that overwrites another for all sizes has that one's.
        owners: for each value, the value that owns its buffer.
        rows: the rows so far.
        stays: the contents of buffers so far.
        constants: operands that are not values.
    """

    def __init__(self, program: Instance, record: Record, results: Sequence[Array | None]) -> None:
        values = program.order()
        self.places = {value: n for n, value in enumerate(values)}
        self.where = dict(self.places)
        self.owners: dict[Value, Value] = {x: x for x in program.inputs}
        self.rows: list[Row] = []
        self.stays: list[Stay] = []
        self.constants: list[Any] = []
        self._like, self._shapes, self._record = program.like.order(), program.shapes, record
        self._straight = {*program.inputs}
        self._born: dict[int, int] = {}
        self._emitting = 0
        self._results = {x: n for n, x in reversed([*enumerate(program.outputs)]) if results[n] is not None}
        self._chunks = dict(record.chunks)

    def release(self, value: Value) -> None:
        """Note that the buffer of a value is released."""
        chunk = self._chunks[value]
        born = self._born.pop(chunk)
        self.stays.append(Stay(chunk, self.places[value], value.dtype.itemsize, born, self._emitting))

    def add(self, number: int, value: Value) -> bool:
        """Append the rows of a value; return whether the recipe can express them."""
        primitive, place, arrays = value.primitive, self.places[value], self._record.arrays
        begun, decision = self._record.begun, self._record.decisions[number]
        code = self._record.code[begun[number] : begun[number + 1]]
        self.owners[value] = value
        if isinstance(primitive, (Constant, Full)):
            self.rows.append(ConstantRow(place))
            return True
        if isinstance(primitive, (Assemble, Stack)) or type(primitive) not in EMITTERS.keys() | VIEWERS.keys():
            return False
        if decision is None and primitive.is_view and not code:
            [x] = value.operands
            assert isinstance(x, Value)
            self.owners[value] = self.owners[x]
            self.rows.append(self._view(value, x))
            return True
        if value in self._chunks:
            assert isinstance(decision, tuple)
            straight = decision == tuple(range(len(decision)))
            inverse = [] if straight else [decision.index(n) for n in range(len(decision))]
            axes = () if straight else decision
            self._born[self._chunks[value]] = self._emitting
            if straight:
                self._straight.add(value)
            self.rows.append(BufferRow(place, value.dtype, self._chunks[value], axes, inverse))
        elif decision is OVERWRITES:
            self._add_over(value)
        elif value in self._results:
            self._straight.add(value)
            self.rows.append(Result(place, self._results[value]))
        else:
            return False
        operands = [self.where[x] if isinstance(x, Value) else -1 for x in value.operands]
        given = {id(arrays[x]): self.where[x] for x in value.operands if isinstance(x, Value)}
        given[id(arrays[value])] = out = self.where[value]
        result = self._repeated(value, code, given)
        if result is None:
            result = [Emitted(place, out, EMITTERS[type(primitive)], operands, self._primitive(value))]
        self.rows.extend(result)
        self._emitting += len(result)
        return True

    def _primitive(self, value: Value) -> Primitive | None:
        """Return the primitive of a value if it is the same for all sizes, else None."""
        primitive = value.primitive
        return primitive if primitive is self._like[self.places[value]].primitive else None

    def _view(self, value: Value, x: Value) -> Row:
        """Return the row of a value that is a view of another one."""
        place, source, primitive = self.places[value], self.where[x], value.primitive
        if isinstance(primitive, Reshape) and x in self._straight:
            self._straight.add(value)
            return Reshaped(place, source)
        return ViewRow(place, source, VIEWERS[type(primitive)], self._primitive(value))

    def _add_over(self, value: Value) -> None:
        """Append the row of a value that overwrites an operand, unless the in-place write is valid for all sizes.

        It is valid if the operand owns the buffer, no other operand shares it, and both shapes are equal for all sizes.
        """
        arrays, place = self._record.arrays, self.places[value]
        read = [x for x in value.operands if isinstance(x, Value)]
        operand = next(x for x in read if arrays[x] is arrays[value])
        owner = self.owners[operand]
        others = [self.where[x] for x in read if x is not operand and self.owners[x] is owner]
        self._chunks[value] = self._chunks[owner]
        if operand in self._straight:
            self._straight.add(value)
        if operand is owner and not others and self._shapes[place] is self._shapes[self.places[operand]]:
            self.where[value] = self.where[operand]
        else:
            self.rows.append(Over(place, self.where[operand], self.where[owner], others))

    def _repeated(self, value: Value, code: Sequence[Step], given: Mapping[int, int]) -> list[Row] | None:
        """Return steps as rows on other arrays; None if emission might differ for other sizes."""
        like, primitive = self._like[self.places[value]], value.primitive
        if not (primitive.elementwise or isinstance(primitive, Take)) or primitive is not like.primitive:
            return None
        if any(isinstance(x, (SymbolicInt, SymbolicFloat)) for x in like.operands):
            return None
        rows: list[Row] = []
        for operation, out, inputs in code:
            read = [self._read(x, given) for x in inputs]
            if id(out) not in given or None in read:
                return None
            rows.append(Repeated(operation, given[id(out)], _getter([n for n in read if n is not None])))
        return rows

    def _read(self, x: Any, given: Mapping[int, int]) -> int | None:
        """Return the number of a step's operand: that of a value, or a new one for a constant."""
        if id(x) in given:
            return given[id(x)]
        if isinstance(x, np.ndarray) and x.shape:
            return None
        self.constants.append(x)
        return len(self._shapes) + len(self.constants) - 1


def _getter(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """Return a function that returns the elements at some places of a sequence."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda found: tuple([found[n] for n in places])
