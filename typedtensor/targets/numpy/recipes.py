"""Recipes: how a program was written, so that nothing is decided where another one follows from the same one.

Which values are views, where others are kept and what is written over what depends on sizes hardly. The first program
for some sizes leaves a recipe, by which arrays and steps are made for others. What a view needs, and what is written
over something, is looked at each time; where it is not so, the program is written as the first one was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array, Constant, DType, Full, Instance, Primitive
from typedtensor.targets.numpy.emission.steps import Operation, Step
from typedtensor.targets.numpy.emission.tables import Emitter


class Written:
    """What is written by a recipe.

    Attributes:
        shapes: the shapes of values, by their places.
        computed: what they are computed by.
        arrays: where they are, and after them what else is read.
        chunks: the buffers.
        results: where results are to be, or None for those that may be anywhere.
        born: for each of the buffers the number of steps before it held what it holds.
        code: the steps.
        held: buffers with the bytes that are used, and the steps from and up to which they hold something.
    """

    def __init__(
        self,
        program: Instance,
        constants: Sequence[Any],
        chunks: Sequence[Array],
        results: Sequence[Array | None],
    ) -> None:
        self.shapes, self.computed = program.shapes, program.computed
        self.chunks, self.results, self.born = chunks, results, [0] * len(chunks)
        self.arrays: list[Any] = [*[None] * len(program.shapes), *constants]
        self.code: list[Step] = []
        self.held: list[tuple[Array, int, int, int]] = []


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
    """A value that is a view of another one."""

    place: int
    source: int
    viewer: Callable[[Any, Array], Array]

    def write(self, made: Written) -> None:
        arrays, place = made.arrays, self.place
        arrays[place] = self.viewer(made.computed.primitive(place), arrays[self.source])


@dataclass(slots=True)
class Buffer(Row):
    """A buffer for a value, with its axes from the slowest to the fastest where that is not their order."""

    place: int
    dtype: DType
    chunk: int
    axes: Sequence[int]
    inverse: Sequence[int]

    def write(self, made: Written) -> None:
        shape, chunk = made.shapes[self.place], self.chunk
        array: Array
        if self.axes:
            array = np.ndarray([shape[n] for n in self.axes], self.dtype, made.chunks[chunk]).transpose(self.inverse)
        else:
            array = np.ndarray(shape, self.dtype, made.chunks[chunk])
        made.arrays[self.place] = array
        made.born[chunk] = len(made.code)


@dataclass(slots=True)
class Over(Row):
    """A value that is written over an operand.

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
class Release(Row):
    """A buffer that holds nothing any more."""

    place: int
    chunk: int

    def write(self, made: Written) -> None:
        chunk = self.chunk
        made.held.append((made.chunks[chunk], made.arrays[self.place].nbytes, made.born[chunk], len(made.code)))


@dataclass(slots=True)
class Emitted(Row):
    """The steps of a value, as they are emitted; the place of a number among operands is -1."""

    place: int
    emitter: Emitter
    operands: Sequence[int]

    def write(self, made: Written) -> None:
        arrays, place = made.arrays, self.place
        if -1 in self.operands:
            numbers = iter(made.computed.numbers(place))
            operands = [next(numbers) if n < 0 else arrays[n] for n in self.operands]
        else:
            operands = [arrays[n] for n in self.operands]
        made.code += self.emitter(made.computed.primitive(place), arrays[place], operands)


@dataclass(slots=True)
class Repeated(Row):
    """A step that is the same on other arrays, at some places."""

    operation: Operation
    out: int
    inputs: Callable[[Any], tuple[Any, ...]]

    def write(self, made: Written) -> None:
        arrays = made.arrays
        made.code.append(Step(self.operation, arrays[self.out], self.inputs(arrays)))


@dataclass(slots=True)
class Result(Row):
    """A value that is written where a result is to be."""

    place: int
    number: int

    def write(self, made: Written) -> None:
        made.arrays[self.place] = made.results[self.number]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How programs are written that follow from the same one.

    Attributes:
        rows: what is done, one after the other.
        inputs: the places of the inputs that are read, by their numbers.
        outputs: the places of the outputs.
        sharing: for each buffer the places of the values that are kept there, with the bytes of an element.
        constants: what steps read beside values.
    """

    rows: Sequence[Row]
    inputs: Mapping[int, int]
    outputs: Sequence[int]
    sharing: Sequence[Sequence[tuple[int, int]]]
    constants: Sequence[Any]

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
        return made


def array_of(primitive: Primitive) -> Array:
    """The array of a constant, or of a number everywhere."""
    if isinstance(primitive, Constant):
        return primitive.array
    assert isinstance(primitive, Full)
    return np.broadcast_to(np.asarray(primitive.number, primitive.dtype), primitive.shape)
