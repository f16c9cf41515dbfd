"""Buckets: the values of many parameters in one flat array, so that an optimizer's step takes a few NumPy calls.

Optimizer states are in flat arrays of the same layout. A bucket has two memories: one holds the current values and
states, a step writes the next ones to the other. One assignment then commits the step, for any number of parameters.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter, is_
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends import Array
from typedtensor.backends.memory import Memory
from typedtensor.base.identity import are_same
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.tables import Table

NONE_CHANGED: Mapping[Table, Array] = {}

_value_of = attrgetter("_value")

_Span = tuple[Callable[[Array], AnyTensor], int, int, tuple[int, ...]]
"""A constructor of a parameter's tensor, the slice of the flat array (start, stop), and the shape."""


class Version:
    """The values of a bucket's parameters between two steps; immutable while the version is referenced.

    Attributes:
        array: the flat array of values.
        side: the number of the memory that holds the array.
        changed: for tables, the rows that differ from the previous version; other parameters may differ anywhere.
    """

    __slots__ = ("__weakref__", "_spans", "_tensors", "array", "changed", "side")

    def __init__(
        self,
        array: Array,
        side: int,
        spans: Sequence[_Span],
        tensors: Sequence[AnyTensor] | None = None,
        changed: Mapping[Table, Array] | None = None,
    ) -> None:
        self.array, self.side, self._spans, self._tensors = array, side, spans, tensors
        self.changed = changed or NONE_CHANGED

    @property
    def tensors(self) -> Sequence[AnyTensor]:
        """The value of each parameter, made at the first use."""
        if self._tensors is None:
            self._tensors = [wrap(self.array[start:stop].reshape(shape)) for wrap, start, stop, shape in self._spans]
        return self._tensors


class Present:
    """The current version, which a step replaces. Parameters refer to this object, never the other way round."""

    __slots__ = ("_value",)

    def __init__(self, version: Version) -> None:
        self._value = version

    @property
    def version(self) -> Version:
        """Return the current version."""
        return self._value


class _Home:
    """The link from a parameter to its value in a bucket."""

    __slots__ = ("_number", "_present")

    def __init__(self, present: Present, number: int) -> None:
        self._present, self._number = present, number

    def tensor(self) -> AnyTensor:
        version = self._present._value
        return (version._tensors or version.tensors)[self._number]

    held = tensor


@dataclass(slots=True)
class Side:
    """One of the two memories of a bucket.

    Attributes:
        memory: owns the values; None for values that were joined from other arrays.
        values: a writable view of the values that does not count as a reference to the memory.
        states: the flat arrays of the optimizer's states.
        left: for tables, the rows in which this side differs from the version before the current one: the rows that
            were last written here. Tables without an entry may differ anywhere.
    """

    memory: Memory | None
    values: Array
    states: Sequence[Array]
    left: dict[Table, list[Array]] = field(default_factory=dict)


class Bucket:
    """Parameters whose values and states are in flat arrays.

    Attributes:
        parameters: the parameters, in the order of their values.
        present: the current version.
        homes: the links from parameters to their values, once a step has been committed.
        size: the number of elements of all parameters.
        dtype: the dtype of the values.
    """

    def __init__(
        self, parameters: tuple[Param[Any], ...], values: Array, states: Sequence[Array], tensors: Sequence[AnyTensor]
    ) -> None:
        self.parameters, self.size, self.dtype = parameters, values.size, values.dtype
        self._spans = _spans_of(parameters)
        self.present = Present(Version(values, 0, self._spans, tensors))
        self.homes = [_Home(self.present, n) for n in range(len(parameters))]
        self._numbers: dict[Node, int] = {parameter: n for n, parameter in enumerate(parameters)}
        self._sides: list[Side | None] = [Side(None, values, states), None]
        self._registers: Sequence[Array] = ()
        self._kernel: Kernel | None = None
        self._block = 0

    @staticmethod
    def of(parameters: tuple[Param[Any], ...], states: Sequence[Sequence[Array]]) -> Bucket:
        """Return a bucket of parameters, whose values are NumPy arrays of one dtype, and of copies of their states."""
        tensors = [parameter.value for parameter in parameters]
        # A step writes into other memory, so that the value of a single parameter, such as a table, stays where it is.
        arrays = [tensor._array for tensor in tensors]
        values = np.asarray(arrays[0]).reshape(-1) if len(arrays) == 1 else _joined(arrays)
        return Bucket(parameters, values, [*map(_joined, zip(*states, strict=True))], tensors)

    def is_current(self) -> bool:
        """Whether the parameters still have the bucket's values, that is, no other values were assigned."""
        if self.is_home():
            return True
        return are_same([parameter.value for parameter in self.parameters], self.present.version.tensors)

    def is_home(self) -> bool:
        """Whether the parameters are linked to this bucket."""
        return all(map(is_, map(_value_of, self.parameters), self.homes))

    def successor(self, kernel: Kernel, scalars: Sequence[Array], tables: Collection[Table] = ()) -> Successor:
        """Begin a step: return the writer of the next values; of ``tables`` it may write only some rows."""
        if self._kernel is not kernel:
            most = max(1, cost_model.UPDATE_BYTES // self.dtype.itemsize)
            self._block = min(self.size, most) if kernel.elementwise else self.size
            self._registers = [_aligned(self._block, dtype) for dtype in kernel.registers]
            self._kernel = kernel
        _, before, after = self.sides(tables)
        return Successor(before, after, self.present.version, kernel, scalars, self._registers, self._block)

    def sides(self, tables: Collection[Table] = ()) -> tuple[int, Side, Side]:
        """Return the number of the side to write next, the side with the current values, and the side to write.

        Values on the side to write are referenced by nobody: where a reference is held, a new memory replaces it.
        """
        number = 1 - self.present._value.side
        present, side = self._sides[1 - number], self._sides[number]
        assert present is not None
        if side is None or side.memory is None or not side.memory.is_free:
            memory = Memory(self.size, self.dtype)
            states = [_aligned(self.size, x.dtype) for x in present.states] if side is None else side.states
            side = self._sides[number] = Side(memory, memory.elements, states)
        elif side.left:
            side.left = {table: rows for table, rows in side.left.items() if table in tables}
        return number, present, side

    def written(self, number: int, changed: Mapping[Table, Array] | None = None) -> Version:
        """Return the version on a side that has been written whole; assigning it to the bucket commits the step.

        Args:
            number: the number of the side.
            changed: the rows that were written, for tables of which not all rows were.
        """
        side = self._sides[number]
        memory = None if side is None else side.memory
        assert memory is not None, "a successor was written"
        return Version(memory.lend(), number, self._spans, changed=changed)

    def states_apart(self) -> dict[Param[Any], list[Array]]:
        """Return copies of the states of each parameter; later steps overwrite the bucket's own."""
        side = self._sides[self.present.version.side]
        assert side is not None
        apart = [self.apart(state.copy()) for state in side.states]
        return {parameter: [parts[n] for parts in apart] for n, parameter in enumerate(self.parameters)}

    def parts(self) -> Iterator[tuple[Param[Any], Array]]:
        """Yield each parameter with its value as an array."""
        return zip(self.parameters, self.apart(self.present.version.array), strict=True)

    def apart(self, values: Array) -> list[Array]:
        """Return views of a flat array, one for each parameter."""
        return [values[start:stop].reshape(shape) for _, start, stop, shape in self._spans]


def values_of(buckets: Sequence[Bucket]) -> Callable[[Node], AnyTensor | None]:
    """Return a function from a parameter to its value after the latest step, and from other nodes to None."""
    versions = [(bucket._numbers, bucket.present._value) for bucket in buckets]

    def value(node: Node) -> AnyTensor | None:
        for numbers, version in versions:
            if (number := numbers.get(node)) is not None:
                return version.tensors[number]
        return None

    return value


class Successor:
    """The writer of the values and states after a step.

    Args:
        before: the side with the values and states before the step.
        after: the side that the next values and states are written to.
        present: the version before the step.
        kernel: the compiled update.
        scalars: the last inputs of the kernel.
        registers: the temporaries of the kernel.
        block: the number of elements of a temporary.

    Attributes:
        size: the number of elements of the bucket.
        changed: the rows that were written, for tables of which not all rows were.
    """

    def __init__(
        self,
        before: Side,
        after: Side,
        present: Version,
        kernel: Kernel,
        scalars: Sequence[Array],
        registers: Sequence[Array],
        block: int,
    ) -> None:
        self.size = before.values.size
        self.changed: dict[Table, Array] = {}
        self._reads, self._writes = (before.values, *before.states), (after.values, *after.states)
        self._after, self._present, self._kernel = after, present, kernel
        self._scalars, self._registers, self._block = scalars, registers, block

    def arguments(self, gradients: Array) -> tuple[Array, ...] | None:
        """Return the kernel's arguments to write the bucket in one call; None if it takes several calls."""
        if not gradients.size == self._block == self.size:
            return None
        return gradients, *self._reads, *self._scalars, *self._writes, *self._registers

    def write(self, gradient: Array, start: int) -> None:
        """Write values and states from ``start`` on, one for each element of ``gradient``, block by block."""
        for arguments in self.calls(gradient, start):
            self._kernel.run(*arguments)

    def calls(self, gradient: Array, start: int) -> list[tuple[Array, ...]]:
        """Return the kernel's arguments for each call of :meth:`write`."""
        reads, writes, registers, block = self._reads, self._writes, self._registers, self._block
        if (whole := self.arguments(gradient)) is not None:  # no slices needed
            return [whole]
        result: list[tuple[Array, ...]] = []
        for first in range(0, gradient.size, block):
            part = gradient[first : first + block]
            size = part.size
            there = slice(start + first, start + first + size)
            inner = registers if size == block else [x[:size] for x in registers]
            result.append(
                (part, *[x[there] for x in reads], *self._scalars, *[x[there] for x in writes], *inner),
            )
        return result

    def write_rows(self, table: Table, rows: Array, gradients: Array) -> None:
        """Write the rows of a table that have gradients; other rows keep their values.

        Args:
            table: the table.
            rows: distinct row numbers.
            gradients: the gradients of these rows.
        """
        left, pairs = self._after.left, zip(self._reads, self._writes, strict=True)
        places = [(table.of(x), table.of(y)) for x, y in pairs]
        behind, changed = left.pop(table, None), self._present.changed.get(table)
        if behind is None or changed is None:
            for before, after in places:
                after[...] = before
        else:
            left[table] = [*behind, rows]  # an interrupt may come at any time
            for some in (*behind, changed):
                for before, after in places:
                    _put_rows(after, some, before.take(some, 0))
        left[table] = [rows]
        size = gradients.size
        outs = [np.empty(size, x.dtype) for x in self._writes]
        self._kernel.run(
            gradients.reshape(-1),
            *[before.take(rows, 0).reshape(-1) for before, _ in places],
            *self._scalars,
            *outs,
            *[np.empty(size, x.dtype) for x in self._registers],
        )
        for (_, after), out in zip(places, outs, strict=True):
            _put_rows(after, rows, out)
        self.changed[table] = rows

    def values(self, start: int, stop: int) -> tuple[Array, Array]:
        """Return a slice of the values before the step, and the same slice of the side that is written."""
        return self._reads[0][start:stop], self._writes[0][start:stop]


def _spans_of(parameters: Sequence[Param[Any]]) -> list[_Span]:
    spans: list[_Span] = []
    start = 0
    for parameter in parameters:
        shape = parameter.value.shape
        stop = start + math.prod(shape)
        spans.append((parameter.tensor_type.wrap, start, stop, shape))
        start = stop
    return spans


def _put_rows(table: Array, rows: Array, values: Array) -> None:
    """Write rows, each viewed as one element: a fourth of the time of a subscript."""
    row = np.dtype((np.void, table.shape[1] * table.itemsize))
    table.reshape(-1).view(row).put(rows, values.reshape(-1).view(row))


def _aligned(size: int, dtype: Any) -> Array:
    """Return an array aligned to a cache line."""
    return Memory(size, dtype).elements


def _joined(arrays: Sequence[Any]) -> Array:
    return np.concatenate([np.asarray(array).reshape(-1) for array in arrays])
