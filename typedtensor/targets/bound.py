"""Whole steps, bound to one call for other values of the leaves, whose results go to memory that nobody holds."""

from __future__ import annotations

import math
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from operator import attrgetter, is_
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.memory import Memory, aligned_size
from typedtensor.backends.reducing import all_finite
from typedtensor.base.lazily import lazily
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Param
from typedtensor.ir import Array, DType, Shape
from typedtensor.targets.base import Executable, Held

Kind = tuple[Shape, DType]
"""The shape and the dtype of an array."""


class Execution(ABC):
    """A run of a program again and again, whose arrays stay in their places until others are put there.

    Args:
        executable: the compiled program.

    Attributes:
        arrays: the inputs, in C order and of the program's types, then those that the outputs are written to.
    """

    def __init__(self, executable: WritingExecutable) -> None:
        program = executable.program
        self.arrays: list[Any] = [None] * (len(program.input_types()) + len(program.output_types()))

    def put(self, place: int, array: Array) -> None:
        """Put an array in a place."""
        self.arrays[place] = array

    def release(self, places: Sequence[int]) -> None:
        """Forget the arrays in some places, where others will be put."""
        for n in places:
            self.arrays[n] = None

    @abstractmethod
    def run(self) -> None:
        """Run the program, as :meth:`WritingExecutable.write` does."""


class _Results(threading.local):
    """Memory of large results, which is used again when nobody holds it any more: new memory comes from the system page
    by page, which takes longer than computing in it."""

    def __init__(self) -> None:
        self._known: list[Memory] = []  # the one that was used last is last

    def array(self, shape: Shape, dtype: DType) -> Array:
        """Return an array of arbitrary elements."""
        size = math.prod(shape) * dtype.itemsize
        found = next((m for m in self._known if m.elements.size == size and m.is_free), None)
        if found is None:
            found = Memory(size)
        else:
            self._known.remove(found)
        self._known.append(found)
        while sum(m.elements.size for m in self._known) > _MOST_BYTES:
            del self._known[0]
        return np.ndarray(shape, dtype, found.lend())


_LEAST_BYTES, _MOST_BYTES = 1 << 17, 1 << 25
"""Smaller arrays come from memory that the process keeps anyway; of larger ones so many bytes are kept in all."""

_RESULTS = _Results()


def _maker(shape: Shape, dtype: DType) -> Callable[[Shape, DType], Array]:
    """Return the function that makes arrays of arbitrary elements for results."""
    size = math.prod(shape) * dtype.itemsize
    return _RESULTS.array if _LEAST_BYTES <= size <= _MOST_BYTES else np.empty


class WritingExecutable(Executable):
    """A compiled program that can write its outputs to given arrays."""

    @abstractmethod
    def execution(self) -> Execution:
        """Return a run without arrays."""

    @lazily
    def _idle(self) -> list[Execution]:
        return []

    def write(self, inputs: Sequence[Array], outputs: Sequence[Array]) -> None:
        """Run the program on arrays in C order and of its types, and write to others.

        Raises:
            IndexError: when an index is out of range.
        """
        given = (*inputs, *outputs)
        self.write_from(range(len(given)), given, self._idle)

    def write_from(
        self, places: Sequence[int], given: Sequence[Array], idle: list[Execution], bound: Sequence[Array] = ()
    ) -> None:
        """Run the program by an execution of a pool, which any thread may use.

        Args:
            places: the places of what is given.
            given: the first inputs, and what outputs are written to.
            idle: the executions that nothing uses.
            bound: the last inputs, which are those of all executions of the pool.
        """
        try:
            execution = idle.pop()
        except IndexError:  # others are in use by runs around this one, or in other threads
            execution = self.execution()
            for n, array in enumerate(bound, len(self._kinds[0]) - len(bound)):
                execution.put(n, array)
        for n, array in zip(places, given, strict=True):
            execution.put(n, array)
        try:
            execution.run()
        finally:
            execution.release(places)  # what is given must not live longer than the run
            idle.append(execution)

    def run(self, arrays: Sequence[Any]) -> Sequence[Array]:
        """Return the outputs, which are new arrays."""
        inputs, results = self._kinds
        outputs = [new(shape, dtype) for new, shape, dtype in results]
        self.write([*map(_in_order, arrays, inputs)], outputs)
        return outputs

    def run_joined(self, arrays: Sequence[Any], joined: slice) -> Sequence[Array]:
        """Return the outputs as :meth:`run`, with one vector in place of successive ones of one dtype."""
        inputs, results = self._kinds
        ends = [*accumulate((math.prod(shape) for _, shape, _ in results[joined]), initial=0)]
        shape, dtype = (ends[-1],), results[joined.start][2]
        vector = _maker(shape, dtype)(shape, dtype)
        outputs = [new(shape, dtype) for new, shape, dtype in (*results[: joined.start], *results[joined.stop :])]
        outputs[joined.start : joined.start] = [
            vector[first:end].reshape(shape)
            for (first, end), (_, shape, _) in zip(pairwise(ends), results[joined], strict=True)
        ]
        self.write([*map(_in_order, arrays, inputs)], outputs)
        return [*outputs[: joined.start], vector, *outputs[joined.stop :]]

    @lazily
    def _kinds(self) -> tuple[Sequence[DType], Sequence[tuple[Callable[..., Array], Shape, DType]]]:
        """The dtypes of the inputs, and for each output what makes an array of which shape and dtype."""
        inputs, outputs = self.program.input_types(), self.program.output_types()
        return [x.dtype for x in inputs], [(_maker(x.shape, x.dtype), x.shape, x.dtype) for x in outputs]


class BoundInputs:
    """Runs of a program whose last inputs are the same each time: their places are found once. Any thread may run it.

    Args:
        executable: the compiled program.
        arrays: the last inputs.
    """

    def __init__(self, executable: WritingExecutable, arrays: Sequence[Any]) -> None:
        dtypes, self._results = executable._kinds
        first = len(dtypes) - len(arrays)
        self._executable, self._dtypes = executable, dtypes[:first]
        self._arrays, self._idle = [*map(_in_order, arrays, dtypes[first:])], list[Execution]()
        self._places = [*range(first), *range(len(dtypes), len(dtypes) + len(self._results))]

    def run(self, arrays: Sequence[Any]) -> Sequence[Array]:
        """Return the outputs, which are new arrays, given the first inputs."""
        outputs = [new(shape, dtype) for new, shape, dtype in self._results]
        given = [*map(_in_order, arrays, self._dtypes), *outputs]
        self._executable.write_from(self._places, given, self._idle, self._arrays)
        return outputs


def _in_order(array: Any, dtype: DType) -> Array:
    """Return an array in C order and of a dtype, itself if it is one."""
    if type(array) is np.ndarray and array.flags.c_contiguous and (array.dtype is dtype or array.dtype == dtype):
        return array
    return np.asarray(array, dtype, order="C")


def ends_of(kinds: Sequence[Kind]) -> list[int]:
    """Return where each of several arrays ends in a piece of memory, in bytes: there the next one begins."""
    return [*accumulate(aligned_size(math.prod(shape) * dtype.itemsize) for shape, dtype in kinds)]


class Piece:
    """Memory for several arrays.

    Attributes:
        memory: the memory.
        arrays: the arrays, which do not count as use of it.
        whole: the memory as one array of the dtype of the first one, at first with zeros between the arrays.
    """

    def __init__(self, kinds: Sequence[Kind]) -> None:
        sizes = [math.prod(shape) * dtype.itemsize for shape, dtype in kinds]
        ends = ends_of(kinds)
        self._kinds, self._places, self.memory = kinds, [0, *ends[:-1]], Memory(ends[-1])
        elements, dtype = self.memory.elements, kinds[0][1]
        for place, size, end in zip(self._places, sizes, ends, strict=True):
            elements[place + size : end] = 0
        self.arrays, self.whole = self.of(elements), np.ndarray((ends[-1] // dtype.itemsize,), dtype, elements)

    def of(self, memory: Array) -> list[Array]:
        """Return the arrays as views of the memory."""
        pairs = zip(self._kinds, self._places, strict=True)
        return [np.ndarray(shape, dtype, memory, place) for (shape, dtype), place in pairs]


class Block:
    """Memory for the values and states of some parameters: apart, as somebody may hold values for long.

    Attributes:
        pieces: the memory of the values, and that of the states if there are any.
        memories: of each piece.
        arrays: the values of the parameters, then each of their states; they do not count as use of the memory.
    """

    def __init__(self, kinds: Sequence[Kind], count: int) -> None:
        self.pieces = [Piece(of) for of in (kinds[:count], kinds[count:]) if of]
        self.memories = [piece.memory for piece in self.pieces]
        self.arrays = [x for piece in self.pieces for x in piece.arrays]

    @property
    def is_free(self) -> bool:
        """Whether nobody holds an array in the memory."""
        return not [memory for memory in self.memories if memory.lent() is not None]

    @lazily
    def vectors(self) -> list[Array]:
        """The values as one vector, then each of their states, for values and states of the same types."""
        size = self.pieces[0].whole.size
        return [x for piece in self.pieces for x in piece.whole.reshape(-1, size)]

    @lazily
    def rows(self) -> list[Array]:
        """The arrays as vectors, whose elements are rows."""
        return [*map(_rows_of, self.arrays)]


def _rows_of(table: Array) -> Array:
    """Return a table as a vector, whose elements are rows: they are taken and put in a fourth of the time."""
    row = np.dtype((np.void, max(1, math.prod(table.shape[1:]) * table.itemsize)))
    return table.reshape(-1).view(row)


class Version(Held):
    """The values and states of a group after a step, which stay as they are as long as anything refers to them.

    It is made where NumPy's warnings are off.

    Args:
        types: the types of the values.
        block: what they lie in.
        written: the values that the step wrote.
    """

    __slots__ = ("_is_finite", "_lent", "_states", "_tensors", "_types", "block")

    def __init__(self, types: Sequence[TensorType], block: Block, written: Array) -> None:
        self._types, self.block = types, block
        # Between values there may be anything.
        self._is_finite = all_finite(written) or all(map(all_finite, block.pieces[0].arrays))
        self._lent = [*map(Memory.lend, block.memories)]  # in use as long as any view is alive
        self._tensors: Sequence[AnyTensor] | None = None
        self._states: Sequence[Array] | None = None

    @property
    def tensors(self) -> Sequence[AnyTensor]:
        """The value of each parameter, made at the first use."""
        if self._tensors is None:
            arrays = self.block.pieces[0].of(self._lent[0])
            self._tensors = [t.wrap(x) for t, x in zip(self._types, arrays, strict=True)]
        return self._tensors

    def states(self, number: int) -> list[Array]:
        """Return the states of a parameter."""
        if self._states is None:
            pairs = zip(self.block.pieces[1:], self._lent[1:], strict=True)
            self._states = [x for piece, memory in pairs for x in piece.of(memory)]
        return [*self._states[number :: len(self._types)]]

    def is_finite(self) -> bool:
        return self._is_finite


class Present:
    """The present version of a group, which a step replaces. Parameters refer to this, never the other way round."""

    __slots__ = ("_value",)

    def __init__(self) -> None:
        self._value: Version | None = None

    @property
    def version(self) -> Version:
        """The version."""
        assert self._value is not None, "parameters are linked to a group by its first step"
        return self._value


class Home:
    """The link from a parameter to its value and states in a group."""

    __slots__ = ("_number", "_present")

    def __init__(self, present: Present, number: int) -> None:
        self._present, self._number = present, number

    def tensor(self) -> AnyTensor:
        """The present value."""
        return self._present.version.tensors[self._number]

    held = tensor

    def states(self) -> list[Array]:
        """The present states."""
        return self._present.version.states(self._number)


_value_of = attrgetter("_value")


class Group:
    """Parameters whose values and states lie in one block: one assignment commits a step, for any number of them.

    There are two blocks, that of the present version, and another one that the next step writes. Where somebody holds
    a value in the other one, a new block replaces it.

    Args:
        kinds: the types of the value and of each state of the parameters.
        replaced: called when a block is replaced.

    Attributes:
        parameters: the parameters.
        types: the types of their values.
        present: the present version, the assignment of which commits a step.
        homes: the links from the parameters.
        numbers: the number of each.
        is_whole: whether no step was on some of the parameters alone.
    """

    def __init__(self, kinds: Mapping[Param[Any], Sequence[Kind]], replaced: Callable[[], None]) -> None:
        self.parameters, self.kinds, self.is_whole, self._replaced = tuple(kinds), kinds, True, replaced
        self.present = Present()
        self.homes = [Home(self.present, n) for n in range(len(kinds))]
        self.numbers: dict[Node, int] = {p: n for n, p in enumerate(kinds)}
        self.types = [p.tensor_type for p in kinds]
        self._blocks: list[Block] = []
        self._behind: Array | None = None

    def version(self) -> Version | None:
        """Return the present version; None unless the parameters are linked to it, as other values were assigned."""
        is_home = all(map(is_, map(_value_of, self.parameters), self.homes))
        return self.present._value if is_home else None

    def free(self) -> Block:
        """Return a block that nobody holds anything in, to write."""
        self._behind = None
        for block in self._blocks:
            if block.is_free:
                return block
        block = self.block()
        version = self.present._value
        self._blocks = [*(x for x in self._blocks if version is not None and x is version.block), block]
        self._replaced()
        return block

    def block(self) -> Block:
        """Return a new block."""
        return Block([x for each in zip(*self.kinds.values(), strict=True) for x in each], len(self.parameters))

    def with_rows(self, now: Sequence[Array], index: Array, rows: Sequence[Array]) -> Version:
        """Return a version of a table in which some rows differ from the present values and states.

        The block that it is written to differs from the present one in the rows of the latest step, which are copied
        first: all others are the same.

        Args:
            now: the present values and states.
            index: the rows; those of equal indices are the same.
            rows: their new values and states.
        """
        behind, known, version = self._behind, self._blocks, self.present._value
        block = self.free()
        is_home = version is not None and now is version.block.arrays
        if version is not None and is_home and block in known and behind is not None:
            for there, here in zip(block.rows, version.block.rows, strict=True):
                there.put(behind, here.take(behind))
        else:
            for there, here in zip(block.arrays, now, strict=True):
                there[...] = here
        for there, new in zip(block.rows, rows, strict=True):
            there.put(index, _rows_of(new))
        self._behind = index if is_home else None
        return Version(self.types, block, rows[0])
