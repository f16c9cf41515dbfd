"""Recipes: how a program was written, so that nothing is decided where another one follows from the same one.

Which values are views, where others are kept and what is written over what depends on sizes hardly. The first program
for some sizes leaves a recipe, by which arrays and steps are made for others. What a view needs, and what is written
over something, is looked at each time; where it is not so, the program is written as the first one was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array, Constant, DType, Full, Instance, Primitive, Shape
from typedtensor.targets.numpy.emission.steps import Operation, Step, copying
from typedtensor.targets.numpy.emission.tables import Emitter
from typedtensor.targets.numpy.emission.views import broadcast

Held = tuple[Array, int, int, int]
"""A buffer, the bytes of it that are used, and the steps from and up to which it holds something."""


class Written:
    """What is written by a recipe.

    Attributes:
        shapes: the shapes of values, by their places.
        computed: what they are computed by.
        arrays: where they are, and after them what else is read.
        chunks: the buffers.
        memory: their bytes.
        results: where results are to be, or None for those that may be anywhere.
        code: the steps.
        begun: for each row that makes steps how many there were before, and last how many there are.
        outputs: where the results are.
    """

    def __init__(
        self,
        program: Instance,
        constants: Sequence[Any],
        chunks: Sequence[Array],
        results: Sequence[Array | None],
    ) -> None:
        self.shapes, self.computed = program.shapes, program.computed
        self.chunks, self.results = chunks, results
        self.memory = [x.data for x in chunks]
        self.arrays: list[Any] = [*[None] * len(program.shapes), *constants]
        self.code: list[Step] = []
        self.begun: list[int] = []
        self.outputs: list[Array] = []


class Row:
    """One thing that is done."""

    __slots__ = ()

    def write(self, made: Written) -> None:
        """Do it for other sizes."""
        raise TypeError(f"{type(self).__name__} does nothing")


@dataclass(slots=True)
class Known(Row):
    """A value that is known without steps: a constant, or a number everywhere."""

    place: int

    def write(self, made: Written) -> None:
        made.arrays[self.place] = array_of(made.computed.primitive(self.place))


@dataclass(slots=True)
class View(Row):
    """A value that is a view of another one; what it is computed by is None where that follows from sizes."""

    place: int
    source: int
    viewer: Callable[[Any, Array], Array]
    primitive: Primitive | None

    def write(self, made: Written) -> None:
        arrays, place, primitive = made.arrays, self.place, self.primitive
        if primitive is None:
            primitive = made.computed.primitive(place)
        arrays[place] = self.viewer(primitive, arrays[self.source])


@dataclass(slots=True)
class Reshaped(Row):
    """A value that has other axes than one whose elements lie in their order."""

    place: int
    source: int

    def write(self, made: Written) -> None:
        place = self.place
        made.arrays[place] = made.arrays[self.source].reshape(made.shapes[place])


@dataclass(slots=True)
class Buffer(Row):
    """A buffer for a value, with its axes from the slowest to the fastest where that is not their order."""

    place: int
    dtype: DType
    chunk: int
    axes: Sequence[int]
    inverse: Sequence[int]

    def write(self, made: Written) -> None:
        place = self.place
        shape, memory = made.shapes[place], made.memory[self.chunk]
        array: Array
        if self.axes:
            array = np.ndarray([shape[n] for n in self.axes], self.dtype, memory).transpose(self.inverse)
        else:
            array = np.ndarray(shape, self.dtype, memory)
        made.arrays[place] = array


@dataclass(slots=True)
class Over(Row):
    """A value that is written over an operand, where it is not plain for all sizes that it can be.

    Attributes:
        place: the place of the value.
        operand: that of the operand.
        owner: that of the value in whose buffer the operand is.
        others: those of other operands in it.
    """

    place: int
    operand: int
    owner: int
    others: Sequence[int]

    def write(self, made: Written) -> None:
        arrays = made.arrays
        array = arrays[self.operand]
        whole = self.operand == self.owner or (array.flags.writeable and array.size == arrays[self.owner].size)
        if not whole or array.shape != made.shapes[self.place]:
            raise ValueError("it is not as large as what it was written over")
        for n in self.others:
            other = arrays[n]
            if (
                other.shape != array.shape
                or other.strides != array.strides
                or data_address(other) != data_address(array)
            ):
                raise ValueError("what it is written over is read in another order")
        arrays[self.place] = array


@dataclass(slots=True)
class Emitted(Row):
    """The steps of a value, as they are emitted.

    Attributes:
        place: the place of the value.
        out: the place of its array, that of another value if it is written over that.
        emitter: emits them.
        operands: the places of the operands, -1 for a number.
        primitive: what it is computed by, or None where that follows from sizes.
    """

    place: int
    out: int
    emitter: Emitter
    operands: Sequence[int]
    primitive: Primitive | None

    def write(self, made: Written) -> None:
        arrays, place, code, primitive = made.arrays, self.place, made.code, self.primitive
        made.begun.append(len(code))
        if -1 in self.operands:
            numbers = iter(made.computed.numbers(place))
            operands = [next(numbers) if n < 0 else arrays[n] for n in self.operands]
        else:
            operands = [arrays[n] for n in self.operands]
        if primitive is None:
            primitive = made.computed.primitive(place)
        code += self.emitter(primitive, arrays[self.out], operands)


@dataclass(slots=True)
class Repeated(Row):
    """A step that is the same on other arrays, at some places."""

    operation: Operation
    out: int
    inputs: Callable[[Any], tuple[Any, ...]]

    def write(self, made: Written) -> None:
        arrays, code = made.arrays, made.code
        made.begun.append(len(code))
        code.append(_new(Step, (self.operation, arrays[self.out], self.inputs(arrays))))


_new = tuple.__new__
"""Makes a step in a third of the time that it takes to call its class."""


@dataclass(slots=True)
class Result(Row):
    """A value that is written where a result is to be."""

    place: int
    number: int

    def write(self, made: Written) -> None:
        made.arrays[self.place] = made.results[self.number]


class Stay(NamedTuple):
    """When a buffer holds something.

    Attributes:
        chunk: its number.
        place: the place of the value that is there last.
        itemsize: the bytes of an element of that.
        born: the row, of those that make steps, before which it holds something.
        dead: the one before which it holds nothing any more.
    """

    chunk: int
    place: int
    itemsize: int
    born: int
    dead: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """How programs are written that follow from the same one.

    Attributes:
        rows: what is done, one after the other.
        inputs: the places of the inputs that are read, by their numbers.
        outputs: the places of the outputs.
        sharing: for each buffer the places of the values that are kept there, with the bytes of an element.
        constants: what steps read beside values.
        stays: when buffers hold something.
    """

    rows: Sequence[Row]
    inputs: Mapping[int, int]
    outputs: Sequence[int]
    sharing: Sequence[Sequence[tuple[int, int]]]
    constants: Sequence[Any]
    stays: Sequence[Stay]

    def write(
        self,
        program: Instance,
        inputs: Sequence[Array],
        results: Sequence[Array | None],
        block: Callable[[int], Array],
    ) -> Written:
        """Write a program.

        Args:
            program: the program.
            inputs: where its inputs are.
            results: where its results are to be, or None for those that may be anywhere.
            block: gives the memory of the next buffer, of so many bytes.

        Raises:
            ValueError: when something has to be decided otherwise.
        """
        shapes = program.shapes
        sizes = [max([prod(shapes[n]) * size for n, size in kept]) for kept in self.sharing]
        made = Written(program, self.constants, [*map(block, sizes)], results)
        for number, place in self.inputs.items():
            made.arrays[place] = inputs[number]
        for row in self.rows:
            row.write(made)
        made.begun.append(len(made.code))
        for n, result in zip(self.outputs, results, strict=True):
            array = made.arrays[n]
            if result is not None and array is not result:
                made.code.append(copying(result, array))
            made.outputs.append(array if result is None else result)
        return made

    def held(self, shapes: Sequence[Shape], chunks: Sequence[Array], begun: Sequence[int]) -> Sequence[Held]:
        """What the buffers of a program that is written hold, by what :class:`Written` says of it."""
        return [
            (chunks[chunk], prod(shapes[place]) * size, begun[born], begun[dead])
            for chunk, place, size, born, dead in self.stays
        ]


def array_of(primitive: Primitive) -> Array:
    """The array of a constant, or of a number everywhere."""
    if isinstance(primitive, Constant):
        return primitive.array
    assert isinstance(primitive, Full)
    return broadcast(np.asarray(primitive.number, primitive.dtype), primitive.shape)
