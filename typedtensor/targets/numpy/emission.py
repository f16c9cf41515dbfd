"""Programs as calls of functions on places in memory."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    AddAlong,
    Array,
    Assemble,
    Broadcast,
    CheckRange,
    Concatenate,
    Constant,
    DType,
    Full,
    Input,
    Key,
    Loop,
    Permute,
    Program,
    Reduce,
    Region,
    Reshape,
    Shape,
    Slice,
    TupleElement,
    Value,
    compute_into,
    readers_of,
)
from typedtensor.passes.placed_sums import PlacedSum
from typedtensor.targets.memory import Begin, Buffer, End, Place, along, contiguous, in_rounds, whole
from typedtensor.targets.numpy.table import RULES, VIEWS, Out, add_fused, dense, fused
from typedtensor.targets.parts import is_full, parts_of
from typedtensor.targets.regions import Compile, runner


class Instruction(NamedTuple):
    """A call of a function on arrays in places, and on other arguments as they are."""

    function: Callable[..., object]
    arguments: tuple[Any, ...]


Statement = Instruction | Begin | End


Order = tuple[int, ...]
"""The axes of an array from that along which elements are farthest apart to that along which they are closest."""

Find = Callable[[Place], Place | None]
"""Finds the place of an operand from that of the value that reads it."""

Lift = Callable[[Order], Order | None]
"""Returns the order of a value's axes from that of an operand's."""


class Emission:
    """The calls of a program.

    Args:
        program: the program.
        compiled: compiles the bodies of regions that run by themselves.

    Attributes:
        statements: what runs, in order.
        buffers: the memory in which intermediate values lie.
        inputs: the places of the inputs.
        outputs: the places of the outputs.
    """

    def __init__(self, program: Program, compiled: Compile) -> None:
        self.statements: list[Statement] = []
        self.buffers: list[Buffer] = []
        self.compiled, self._loops = compiled, 0
        self.inputs, self.outputs = (
            [whole(x.shape, x.dtype) for x in each] for each in (program.inputs, program.outputs)
        )
        _Body(self, dict(zip(program.inputs, self.inputs, strict=True)), self.outputs).emit(program)

    def loop(self) -> int:
        """Return the number of a new loop."""
        self._loops += 1
        return self._loops - 1


class _Body(Out):
    """The emission of a program, or of the body of a loop.

    Args:
        emission: receives the calls.
        places: where the inputs lie.
        wanted: where the outputs are to lie.
        begin: the position of the statement that begins the loop; None outside of loops.
    """

    def __init__(
        self, emission: Emission, places: dict[Value, Place], wanted: Sequence[Place], begin: int | None = None
    ) -> None:
        self._emission, self._places, self._wanted, self._begin = emission, places, wanted, begin
        self._compact: dict[Place, Place] = {}
        self._to: dict[Value, Place] = {}
        self._leads: dict[Value, tuple[Value, Find, Lift]] = {}
        self._stacks: dict[Value, dict[int, Place]] = {}
        self._inner: dict[Value, Value] = {}
        self._unread: Counter[Buffer] = Counter()
        self._own: set[Buffer] = set()

    def add(self, function: Callable[..., object], *arguments: Any) -> None:
        self._emission.statements.append(Instruction(function, arguments))

    def new(self, shape: Shape, dtype: DType, order: tuple[int, ...] | None = None) -> Place:
        buffer = Buffer(math.prod(shape) * dtype.itemsize)
        self._emission.buffers.append(buffer)
        self._own.add(buffer)
        return Place(buffer, 0, shape, contiguous(shape, dtype.itemsize, order), dtype)

    def compact(self, x: Place) -> Place:
        if self._begin is None or x.terms or x.buffer in self._own:
            return x
        if x not in self._compact:
            self._compact[x] = whole(x.shape, x.dtype)
            self._emission.buffers.append(self._compact[x].buffer)
            self._emission.statements.insert(
                self._begin, Instruction(np.ndarray.__setitem__, (self._compact[x], ..., x))
            )
            self._begin += 1
        return self._compact[x]

    def emit(self, program: Program) -> None:
        """Emit all values."""
        order = program.order()
        self._readers = readers_of(order)
        self._reads = Counter({x: len(readers) for x, readers in self._readers.items()})
        self._reads.update(program.outputs)
        for value, place in zip(program.outputs, self._wanted, strict=True):
            if value not in self._places:
                self._to.setdefault(value, place)
        self._inner = {value: x for value in order if (x := fused(value)) is not None and self._reads[x] == 1}
        skipped = {*self._places, *self._inner.values()}
        for value in reversed(order):
            if value not in skipped:
                self._direct(value)
        for value in order:
            if value not in skipped and not isinstance(value.primitive, TupleElement):
                self._emit(value)
        for value, place in zip(program.outputs, self._wanted, strict=True):
            self.put(place, self._places[value])

    # Where values are to lie

    def _direct(self, value: Value) -> None:
        """Note which operands of a value can be computed where the value is to have them, so that none is copied."""
        primitive = value.primitive
        if isinstance(primitive, TupleElement):
            [region] = value.operands
            assert isinstance(region, Value)
            if value in self._to:
                self._stacks.setdefault(region, {}).setdefault(primitive.index, self._to[value])
        elif isinstance(primitive, Loop):
            first = primitive.length if primitive.backwards else 0
            for stack, x in zip(self._results(value, primitive), value.operands[: primitive.carries], strict=False):
                if isinstance(x, Value) and self._is_free(x, stack.dtype):
                    self._to[x] = stack.sliced((first,))
        elif isinstance(primitive, (Assemble, Concatenate)) and is_full(primitive):
            for x, key in parts_of(value):
                self._lead(x, value, partial(Place.sliced, key=key), partial(_lifted, key, len(value.shape)))
        elif isinstance(primitive, (Permute, Reshape)) and (value in self._to or value in self._leads):
            [x] = value.operands
            assert isinstance(x, Value)
            if isinstance(primitive, Permute):
                there = primitive.order
                inverse = tuple(sorted(range(len(there)), key=there.__getitem__))

                def lift(order: tuple[int, ...]) -> tuple[int, ...]:
                    return tuple(inverse[n] for n in order)

                self._lead(x, value, partial(Place.permuted, order=inverse), lift)
            else:
                self._lead(x, value, partial(Place.reshaped, shape=x.shape), lambda order: None)

    def _lead(self, x: Any, reader: Value, find: Find, lift: Lift) -> None:
        if self._is_free(x, reader.dtype) and x not in self._leads:
            self._leads[x] = reader, find, lift

    def _is_free(self, x: Any, dtype: DType) -> bool:
        """Whether a value is computed, and may lie anywhere."""
        if not isinstance(x, Value) or x in self._places or x in self._to or x.dtype != dtype:
            return False
        return not isinstance(x.primitive, _ELSEWHERE)

    def _wanted_place(self, value: Value, order: Order | None) -> Place | None:
        """Where a value is to lie, which prefers an order of its axes in memory; None if that may be anywhere."""
        if value not in self._to and value in self._leads:
            reader, find, lift = self._leads[value]
            there = self._wanted_place(reader, None if order is None else lift(order))
            if there is None:
                if not isinstance(reader.primitive, (Assemble, Concatenate)):
                    return None
                there = self._to[reader] = self.new(reader.shape, reader.dtype, None if order is None else lift(order))
            found = find(there)
            if found is None:
                return None
            self._to[value] = found
        return self._to.get(value)

    def _results(self, value: Value, region: Region) -> list[Place]:
        """Where the results of a region lie."""
        known = self._stacks.setdefault(value, {})
        for n in range(region.elements):
            if n not in known:
                known[n] = self.new(*region.element(n))
        return [known[n] for n in range(region.elements)]

    # Values

    def _emit(self, value: Value) -> None:
        primitive, given = value.primitive, self._inner.get(value, value).operands
        operands = [self._places[x] if isinstance(x, Value) and x in self._places else x for x in given]
        for x in operands:
            if isinstance(x, Place):
                self._unread[x.buffer] -= 1
        if isinstance(primitive, Region):
            self._region(value, operands)
            for x in self._readers[value]:  # several may read one result, which lies there until the last has been read
                assert isinstance(x.primitive, TupleElement)
                self._settle(x, self._stacks[value][x.primitive.index])
            return
        self._settle(value, self._placed(value, operands))

    def _placed(self, value: Value, operands: Sequence[Any]) -> Place:
        primitive = value.primitive
        if isinstance(primitive, Constant):
            array = np.asarray(primitive.array, order="C")
            return whole(value.shape, value.dtype, Buffer(array.nbytes, array))
        if isinstance(primitive, Full):
            number = np.asarray(primitive.number).astype(value.dtype)
            return whole((), value.dtype, Buffer(number.nbytes, number)).broadcast(value.shape)
        view = VIEWS.get(type(primitive))
        found = None if view is None else view(self, primitive, operands[0])
        if found is not None:
            return found
        order = _order_of(value, operands)
        out = (
            self._wanted_place(value, order) or self._over(value, operands) or self.new(value.shape, value.dtype, order)
        )
        rule = RULES.get(type(primitive))
        if value in self._inner and isinstance(primitive, Reduce):
            add_fused(self, primitive, out, operands)
        elif rule is None:
            self.add(compute_into, value, out, *operands)
        else:
            rule(self, primitive, out, operands)
        return out

    def _settle(self, value: Value, place: Place) -> None:
        self._places[value] = place
        self._unread[place.buffer] += self._reads[value]

    def _over(self, value: Value, operands: Sequence[Any]) -> Place | None:
        """The place of an operand that nothing else reads and that the value may overwrite."""
        primitive = value.primitive
        first = isinstance(primitive, AddAlong) or (isinstance(primitive, PlacedSum) and primitive.has_base)
        may = operands if primitive.elementwise else operands[:first]
        for x in may:
            if isinstance(x, Place) and x.buffer in self._own and not self._unread[x.buffer] and not x.terms:
                alike = x.shape == value.shape and x.dtype == value.dtype and 0 not in x.strides
                if alike and all(y == x or y.buffer is not x.buffer for y in operands if isinstance(y, Place)):
                    return x
        return None

    # Regions

    def _region(self, value: Value, operands: Sequence[Any]) -> None:
        region = value.primitive
        assert isinstance(region, Region)
        if isinstance(region, Loop) and self._begin is None:
            self._loop(value, region, operands)
            return
        results = self._results(value, region)
        given = [dense(self, x) if isinstance(x, Place) else x for x in operands]
        self.add(_run_region, runner(region, self._emission.compiled), len(results), *results, *given)

    def _loop(self, value: Value, loop: Loop, operands: Sequence[Place]) -> None:
        stacks = self._results(value, loop)
        starts, rest = operands[: loop.carries], operands[loop.carries :]
        sequences, constants = rest[: loop.sequences], rest[loop.sequences :]
        first = loop.length if loop.backwards else 0
        for stack, start in zip(stacks, starts, strict=False):
            self.put(stack.sliced((first,)), start)
        if not loop.length:
            return
        number, begin = self._emission.loop(), len(self._emission.statements)
        self._emission.statements.append(along(number, loop.length, loop.backwards))
        varying, wanted = in_rounds(loop, number, stacks, sequences)
        places = dict(zip(loop.body.inputs, [*varying, *constants], strict=True))
        _Body(self._emission, places, wanted, begin).emit(loop.body)
        self._emission.statements.append(End(number))


def _order_of(value: Value, operands: Sequence[Any]) -> Order | None:
    """The order in memory of a value's axes: that of an operand, which it follows element by element, or reduces."""
    primitive = value.primitive
    if primitive.elementwise:
        for x in operands:
            if isinstance(x, Place) and x.shape == value.shape and 0 not in x.strides:
                return x.order
    elif isinstance(primitive, PlacedSum) or (isinstance(primitive, Assemble) and len(operands) == 1):
        if isinstance(operands[0], Place) and 0 not in operands[0].strides:
            return _lifted(primitive.keys[0], len(value.shape), operands[0].order)
    elif isinstance(primitive, Reduce) and not primitive.kept and isinstance(operands[0], Place):
        kept = [n for n in operands[0].order if n not in primitive.axes]
        return tuple(sorted(kept).index(n) for n in kept)
    return None


def _lifted(key: Key, rank: int, order: Order) -> Order:
    """The order of the axes of an array in which the elements at a key have an order."""
    kept = [n for n in range(rank) if n >= len(key) or isinstance(key[n], tuple)]
    return (*(n for n in range(rank) if n not in kept), *(kept[n] for n in order))


_ELSEWHERE = (Broadcast, CheckRange, Constant, Full, Input, Region, Slice)
"""The primitives of values that lie where others do, or anywhere."""


def _run_region(run: Callable[[Sequence[Any]], Sequence[Array]], count: int, *arrays: Array) -> None:
    for out, found in zip(arrays[:count], run(arrays[count:]), strict=True):
        out[...] = found
