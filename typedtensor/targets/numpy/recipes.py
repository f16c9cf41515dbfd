"""Recipes: the buffer assignment and step order of a template's first instance, replayed for later ones.

Views, buffers and in-place writes hardly depend on sizes. The first written instance leaves a recipe, which builds the
arrays and steps of other instances without decisions. Each replay checks the conditions of views and in-place writes.
If one fails, the program is written like the first one.
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
"""A live range: the buffer, its used bytes, the first step, and the step behind the last."""


class Written:
    """A program during its replay by a recipe.

    Attributes:
        shapes: the shapes of values, by position.
        computed: the primitives and numeric operands of values, by position.
        arrays: the arrays of values, followed by the other operands of steps.
        chunks: the buffers.
        memory: the memory views of the buffers.
        results: the arrays for results, None for a result that may be anywhere.
        code: the steps.
        begun: the number of steps before each row that emits steps, and finally the number of all steps.
        outputs: the arrays of the results.
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
    """An action of a recipe."""

    __slots__ = ()

    def write(self, made: Written) -> None:
        """Perform the action for other sizes."""
        raise TypeError(f"{type(self).__name__} does nothing")


@dataclass(slots=True)
class ConstantRow(Row):
    """A value without steps: a constant, or an array filled with one number."""

    place: int

    def write(self, made: Written) -> None:
        made.arrays[self.place] = array_of(made.computed.primitive(self.place))


@dataclass(slots=True)
class ViewRow(Row):
    """A value that is a view of another one; ``primitive`` is None where it depends on sizes."""

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
    """A reshape of a value that is contiguous."""

    place: int
    source: int

    def write(self, made: Written) -> None:
        place = self.place
        made.arrays[place] = made.arrays[self.source].reshape(made.shapes[place])


@dataclass(slots=True)
class BufferRow(Row):
    """A value with a buffer. ``axes`` is its axis order from slowest to fastest, empty for the standard order."""

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
    """A value that overwrites an operand, with a check for the sizes where the in-place write may be invalid.

    Attributes:
        place: the position of the value.
        operand: the position of the operand.
        owner: the position of the value that owns the operand's buffer.
        others: the positions of other operands in that buffer.
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
    """A value whose steps are emitted again.

    Attributes:
        place: the position of the value.
        out: the position of its array, which is another value's if it overwrites that value.
        emitter: emits the steps.
        operands: the positions of the operands, -1 for a number.
        primitive: the primitive; None where it depends on sizes.
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
    """A step with the same operation for all sizes, on the arrays at some positions."""

    operation: Operation
    out: int
    inputs: Callable[[Any], tuple[Any, ...]]

    def write(self, made: Written) -> None:
        arrays, code = made.arrays, made.code
        made.begun.append(len(code))
        code.append(_new(Step, (self.operation, arrays[self.out], self.inputs(arrays))))


_new = tuple.__new__
"""Constructs a step in a third of the time of a call of its class."""


@dataclass(slots=True)
class Result(Row):
    """A value that is written directly into the array of a result."""

    place: int
    number: int

    def write(self, made: Written) -> None:
        made.arrays[self.place] = made.results[self.number]


class Stay(NamedTuple):
    """A live range of a buffer, in rows that emit steps.

    Attributes:
        chunk: the number of the buffer.
        place: the position of the last value in it.
        itemsize: the bytes of an element of that value.
        born: the row before which the range begins.
        dead: the row before which the range ends.
    """

    chunk: int
    place: int
    itemsize: int
    born: int
    dead: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """The actions that write an instance of a template.

    Attributes:
        rows: the actions, in order.
        inputs: the positions of the inputs that are read, by input number.
        outputs: the positions of the outputs.
        sharing: for each buffer the positions of its values, with their element sizes in bytes.
        constants: the operands of steps that are not values.
        stays: the live ranges of the buffers.
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
        """Write an instance.

        Args:
            program: the instance.
            inputs: the arrays of its inputs.
            results: where its results are to be, or None for those that may be anywhere.
            block: allocates the next buffer, of a number of bytes.

        Raises:
            ValueError: when a condition of the recipe does not hold for these sizes.
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
        """Return the live ranges of the buffers of a written program, from its :class:`Written` attributes."""
        return [
            (chunks[chunk], prod(shapes[place]) * size, begun[born], begun[dead])
            for chunk, place, size, born, dead in self.stays
        ]


def array_of(primitive: Primitive) -> Array:
    """Return the array of a constant or of a fill."""
    if isinstance(primitive, Constant):
        return primitive.array
    assert isinstance(primitive, Full)
    return broadcast(np.asarray(primitive.number, primitive.dtype), primitive.shape)
