"""Nests: values that one kernel computes together, elementwise ones with the reductions between them.

A nest has a **space**, the axes that its loops go over. Its members are values whose axes are axes of the space. Once
it reduces, the reduced axes are those of the inner loops of its kernel, and members that do not depend on them are
computed once for each row: between a softmax's largest element, its sum and its quotients nothing leaves the kernel.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    Argument,
    Cast,
    DType,
    Elementwise,
    Full,
    Number,
    Reduce,
    Shape,
    Sigmoid,
    Special,
    Value,
    Where,
    following,
    formula_of,
    is_symbolic,
    plain,
)
from typedtensor.ir.elementwise import signature
from typedtensor.targets.memory import Place, contiguous
from typedtensor.targets.native.functions import FORMATS, FUNCTIONS
from typedtensor.targets.native.kernel import Access, Accumulator, Extent, Given, Kernel, Op, Stage, Store
from typedtensor.targets.native.llvm import OPERATIONS, computes

Axes = tuple[int | None, ...]
"""For each axis of a value the axis of the space that it is; None if the value does not vary along it."""

OPERANDS = 24
"""The most arrays of a kernel: a processor follows so many streams."""

MEMBERS = 128
"""The most values of a kernel that others join: more of them gain nothing, as they do not fit in registers."""

_WRITTEN = (0, 1, -1, 0.5, 2)
"""Literals that are written into kernels, which compute faster with them."""

_CHEAP = frozenset(OPERATIONS - FUNCTIONS.keys() - {"divide", "reciprocal", "sqrt", "power", "float_power"})
"""Functions that a later stage computes again; the results of others are stored and read."""

REDUCTIONS = frozenset({"add", "multiply", "maximum", "minimum", "logical_and", "logical_or"})


@functools.cache
def name_of(dtype: DType) -> str:
    """The name of a dtype, which NumPy composes anew each time."""
    return dtype.name


class KernelCall(NamedTuple):
    """An elementwise value as a function of a kernel.

    Attributes:
        name: the function.
        dtypes: those that the operands are converted to.
    """

    name: str
    dtypes: tuple[str, ...]


@functools.lru_cache(maxsize=4096)
def _of_function(function: str, kinds: tuple[Any, ...]) -> KernelCall | None:
    if function.startswith("logical_"):  # operands of any type are converted
        return KernelCall(function, ("bool",) * len(kinds))
    *names, result = [name_of(dtype) for dtype in signature(function, kinds)[: len(kinds) + 1]]
    if result not in (names[0], "bool") or not computes(function, (*names, result)):
        return None
    return KernelCall(function, tuple(names))


def call_of(value: Value) -> KernelCall | None:
    """Return the function of a value; None if it is no elementwise one that kernels compute."""
    primitive, name = value.primitive, name_of(value.dtype)
    if isinstance(primitive, Elementwise):
        kinds = tuple(x.dtype if isinstance(x, Value) else type(plain(x)) for x in value.operands)
        return _of_function(primitive.function, kinds)
    given = [name_of(x.dtype) for x in value.operands if isinstance(x, Value)]
    if isinstance(primitive, Where):
        return KernelCall("where", ("bool", name, name)) if computes("where", (*given, name)) else None
    if isinstance(primitive, Cast):
        return KernelCall("cast", tuple(given)) if computes("cast", (*given, name)) else None
    if isinstance(primitive, Sigmoid):
        return KernelCall("sigmoid", (name,)) if computes("sigmoid", (name,)) else None
    if isinstance(primitive, Special) and primitive.function in FUNCTIONS:
        return KernelCall(primitive.function, (name,)) if computes(primitive.function, (name,)) else None
    return None


class Member(NamedTuple):
    """A value of a nest.

    Attributes:
        axes: its axes in the space.
        stage: the number of reductions that it waits for.
    """

    axes: Axes
    stage: int


class Gather(NamedTuple):
    """A member that is read from a table at an index.

    Attributes:
        table: the table, without the axis of the index.
        axes: of the table, in the space.
        position: the value that is the index.
        step: the distance of elements along it, in bytes.
    """

    table: Place
    axes: Axes
    position: Value
    step: int


class Scatter(NamedTuple):
    """Where values of a nest are gathered in memory, and by which function.

    Attributes:
        value: the member.
        function: combines it with what is there; None replaces that.
        place: the memory, without the axis of an index.
        axes: of the memory, in the space.
        position: the value that is the index, or None.
        step: the distance of elements along it, in bytes.
    """

    value: Value
    function: str | None
    place: Place
    axes: Axes
    position: Value | None = None
    step: int = 0


class Nest:
    """Values that are computed in one kernel.

    Attributes:
        space: the sizes of the axes.
        reduced: the axes that it reduces; None before the first reduction.
        members: the values in order, and views of them.
        shown: the members that are views, with what they show.
        gathers: the members that are read at an index.
        read: the places of values in memory that it reads, with their axes.
    """

    def __init__(self, space: Shape) -> None:
        self.space = space
        self.reduced: frozenset[int] | None = None
        self.members: dict[Value, Member] = {}
        self.shown: dict[Value, Value] = {}
        self.gathers: dict[Value, Gather] = {}
        self.read: dict[Value, tuple[Place, Axes]] = {}
        self._calls: dict[Value, KernelCall | None] = {}

    @classmethod
    def over(cls, shape: Shape) -> tuple[Nest, Axes]:
        """Return a nest over the axes of a shape, and which axes of its space they are."""
        nest = cls(tuple(size for size in shape if size != 1))
        axes = nest.completed(shape, [None] * len(shape))
        assert axes is not None
        return nest, axes

    def take(self, value: Value, place: Place, axes: Axes) -> None:
        """Add a value that lies in memory."""
        self.read[value], self.members[value] = (place, axes), Member(axes, 0)

    def add(self, value: Value, member: Member, call: KernelCall) -> None:
        """Add an elementwise value."""
        self.members[value], self._calls[value] = member, call

    def call(self, value: Value) -> KernelCall | None:
        """The function of a member."""
        if value not in self._calls:
            self._calls[value] = call_of(value)
        return self._calls[value]

    def origin(self, value: Value) -> Value:
        """The member that a view shows, in the end."""
        while value in self.shown:
            value = self.shown[value]
        return value

    def is_inner(self, value: Value) -> bool:
        """Whether a member varies along the reduced axes."""
        return not (self.reduced or frozenset()).isdisjoint(self.members[self.origin(value)].axes)

    def absorb(self, other: Nest) -> None:
        """Take the members of a nest of the same space, of which one has not reduced."""
        self.members |= other.members
        self.shown |= other.shown
        self.gathers |= other.gathers
        self.read |= other.read
        self._calls |= other._calls
        self.reduced = other.reduced if self.reduced is None else self.reduced

    def aligned(self, shape: Shape, operands: Iterable[Value]) -> Axes | None:
        """The axes of an elementwise function of operands, aligned at their last axes; None if it does not fit."""
        axes: list[int | None] = [None] * len(shape)
        for x in operands:
            if x in self.members:
                for n, axis in enumerate(self.members[x].axes, len(shape) - len(x.shape)):
                    if axis is not None and axes[n] not in (None, axis):
                        return None
                    axes[n] = axis if axis is not None else axes[n]
        return self.completed(shape, axes)

    def completed(self, shape: Shape, axes: Sequence[int | None]) -> Axes | None:
        """Return axes with those along which only values in memory vary: the other axes of the space, in order."""
        free = [n for n in range(len(self.space)) if n not in axes]
        found: list[int | None] = []
        for size, axis in zip(shape, axes, strict=True):
            if axis is None and size != 1:
                if not free or self.space[free[0]] != size:
                    return None
                axis = free.pop(0)
            if axis is not None and (self.space[axis] != size or axis in found):
                return None
            found.append(axis)
        if any(axis not in found for axis in range(len(self.space)) if axis not in (self.reduced or ())):
            return None  # it would be computed several times
        return tuple(found)

    def stage_of(self, operands: Iterable[Value]) -> int:
        """The stage of a function of operands."""
        return max((self.members[x].stage for x in operands if x in self.members), default=0)

    def reduce(self, value: Value, source: Value) -> bool:
        """Add the reduction of a member. Returns whether it fits: all reductions of a nest are along the same axes."""
        primitive = value.primitive
        assert isinstance(primitive, Reduce)
        axes = self.members[source].axes
        along = frozenset(axis for n, axis in enumerate(axes) if n in primitive.axes and axis is not None)
        if not along or (self.reduced is not None and along != self.reduced):
            return False
        self.reduced = along
        rest: list[int | None] = [axis for n, axis in enumerate(axes) if n not in primitive.axes]
        if primitive.kept:
            rest = [None if n in primitive.axes else axis for n, axis in enumerate(axes)]
        self.members[value] = Member(tuple(rest), self.members[source].stage + 1)
        return True

    def order(self, results: Iterable[tuple[Place, Axes]]) -> tuple[int, ...]:
        """The order of the loops, from the outermost one: by the strides of most bytes, kept axes before reduced ones.

        Args:
            results: those of given places.
        """
        count, sizes = len(self.space), [*map(plain, self.space)]
        votes = [[0] * count for _ in range(count)]
        tables = [(gather.table, gather.axes) for gather in self.gathers.values()]
        for place, axes in (*self.read.values(), *tables, *results):
            steps = [
                (axis, abs(plain(step))) for axis, step in zip(axes, place.strides, strict=True) if axis is not None
            ]
            size = plain(place.size) * place.dtype.itemsize
            for one, far in steps:
                for other, near in steps:
                    if far > near > 0:
                        votes[one][other] += size

        def compared(one: int, other: int) -> int:
            # Of two directions that as much has, short loops are outside: a sixth of a depthwise convolution's step.
            longer = sizes[one] - sizes[other] if votes[one][other] else 0
            return votes[other][one] - votes[one][other] or longer or one - other

        reduced = self.reduced or frozenset()
        sort = functools.cmp_to_key(compared)
        kept = sorted((n for n in range(count) if n not in reduced), key=sort)
        return (*kept, *sorted(reduced, key=sort))

    def order_of(self, axes: Axes, order: Sequence[int]) -> tuple[int, ...]:
        """The order of a value's axes in that of the loops; those along which it does not vary come first."""
        return tuple(sorted(range(len(axes)), key=lambda n: -1 if axes[n] is None else order.index(axes[n])))

    def viewed_from(self, view: Value, place: Place) -> Place | None:
        """Where a member lies of which a view lies at a place; None if the view has not each element once."""
        origin = self.members[self.origin(view)].axes
        steps: dict[int, int] = {}
        for axis, step, size in zip(self.members[view].axes, place.strides, place.shape, strict=True):
            if axis is not None:
                steps[axis] = step
            elif size != 1:
                return None
        if steps.keys() != {axis for axis in origin if axis is not None}:
            return None
        strides = tuple(0 if axis is None else steps[axis] for axis in origin)
        return place._replace(shape=self.origin(view).shape, strides=strides)

    def is_written_along(self, value: Value, place: Place, order: Sequence[int]) -> bool:
        """Whether the elements of a member lie side by side in a place, in the innermost loop that it varies along."""
        steps = dict(zip(self.members[value].axes, place.strides, strict=True))
        own = [steps[axis] for axis in order if axis in steps]
        return not own or own[-1] == value.dtype.itemsize

    def new_place(self, value: Value, buffer_of: Callable[[int], Any], order: Sequence[int]) -> Place:
        """A place for a member in new memory, whose axes lie in the order of the loops."""
        axes = self.members[value].axes
        own = [axis for axis in order if axis in axes]
        steps = contiguous(tuple(self.space[axis] for axis in own), value.dtype.itemsize)
        by_axis = dict(zip(own, steps, strict=True))
        strides = tuple(0 if axis is None else by_axis[axis] for axis in axes)
        size = math.prod(self.space[axis] for axis in own) * value.dtype.itemsize
        return Place(buffer_of(size), 0, value.shape, strides, value.dtype)


class Written(NamedTuple):
    """A kernel with what it works on.

    Attributes:
        kernel: the kernel.
        places: the operands that have memory of their own.
        numbers: what is passed.
    """

    kernel: Kernel
    places: tuple[Place, ...]
    numbers: tuple[int, ...]


class Writing:
    """The kernel of a nest, as it is written.

    Args:
        nest: the nest.
        order: the order of its loops.
        results: the members that are stored, and where.
        scattered: values that are gathered in memory; the nest has no reduced axes.
        scratch: returns a place for a member that only later stages read.
    """

    def __init__(
        self,
        nest: Nest,
        order: Sequence[int],
        results: Mapping[Value, Place],
        scattered: Sequence[Scatter],
        scratch: Callable[[Value], Place],
    ) -> None:
        self._nest, self._stored, self._scattered = nest, dict(results), scattered
        reduced = nest.reduced or frozenset()
        self._outer = [axis for axis in order if axis not in reduced]
        self._inner = [axis for axis in order if axis in reduced]
        self._scratch = scratch
        self._operands: list[tuple[Place, Axes, int | None, int]] = []
        self._numbers: list[int] = []
        self._known: dict[tuple[Any, ...], int] = {}
        self._count = 0
        self._ops: list[Op] = []

    def written(self) -> Written:
        """Write the kernel."""
        nest = self._nest
        last = max([nest.members[x].stage for x in (*self._stored, *self._reductions())], default=0)
        self._store_what_later_stages_read(last)
        stages: list[Stage] = []
        rows: dict[Any, int] = {}  # what was computed once for each row
        for stage in range(last + 1):
            outer = [x for x in self._stored if not nest.is_inner(x) and nest.members[x].stage == stage]
            needed = self._needed_outside(stage)
            if outer or needed or self._scattered:
                self._local = rows
                self._at = stage
                self._ops = []
                for x in needed:
                    self._value(x)
                stores = tuple(self._store(x) for x in outer)
                stores += tuple(self._scatter(x) for x in self._scattered)
                stages.append(Stage(False, tuple(self._ops), (), stores))
            inner = [x for x in self._stored if nest.is_inner(x) and nest.members[x].stage == stage]
            reductions = [x for x in self._reductions() if nest.members[x].stage == stage + 1]
            if inner or reductions:
                self._local = dict(rows)
                self._at = stage
                self._ops = []
                sources = [self._value(nest.origin(self._source(x))) for x in reductions]
                stores = tuple(self._store(x) for x in inner)
                accumulators = tuple(
                    Accumulator(_function(x), source, name_of(x.dtype))
                    for x, source in zip(reductions, sources, strict=True)
                )
                for x in reductions:
                    rows[x] = self._count
                    self._count += 1
                stages.append(Stage(True, tuple(self._ops), accumulators, stores))
        return self._finished(tuple(stages))

    def _reductions(self) -> list[Value]:
        nest = self._nest
        return [
            x for x in nest.members if isinstance(x.primitive, Reduce) and x not in nest.shown and x not in nest.read
        ]

    def _source(self, reduction: Value) -> Value:
        [source] = [x for x in reduction.operands if isinstance(x, Value)]
        return source

    def _operands_of(self, member: Value) -> list[Value]:
        """The members that a member is computed from."""
        nest = self._nest
        if member in nest.read:
            return []
        if member in nest.gathers:
            position = nest.gathers[member].position
            return [nest.origin(position)] if position in nest.members else []
        return [nest.origin(x) for x in member.operands if isinstance(x, Value) and x in nest.members]

    def _roots(self, stage: int) -> list[Value]:
        nest = self._nest
        stored = [x for x in self._stored if nest.is_inner(x) and nest.members[x].stage == stage]
        sources = [nest.origin(self._source(x)) for x in self._reductions() if nest.members[x].stage == stage + 1]
        return [*stored, *sources]

    def _store_what_later_stages_read(self, last: int) -> None:
        """Store what is costly and read in a later stage than it is computed in."""
        nest = self._nest
        for stage in range(1, last + 1):
            stack, seen = self._roots(stage), set[Value]()
            while stack:
                x = stack.pop()
                if x in seen or not nest.is_inner(x):
                    continue
                seen.add(x)
                if nest.members[x].stage < stage:
                    if x in self._stored or x in nest.read:
                        continue
                    call = nest.call(x)
                    if call is None or call.name not in _CHEAP:
                        self._stored[x] = self._scratch(x)
                        continue
                stack.extend(self._operands_of(x))

    def _needed_outside(self, stage: int) -> list[Value]:
        """The members of a stage that are computed once for each row and that inner stages read."""
        nest, found = self._nest, dict[Value, None]()
        for x in nest.members:
            if x in nest.shown or not (nest.is_inner(x) or isinstance(x.primitive, Reduce)):
                continue
            for y in self._operands_of(x):
                if not nest.is_inner(y) and nest.members[y].stage == stage and not isinstance(y.primitive, Reduce):
                    found[y] = None
        return [*found]

    def _value(self, x: Argument, dtype: str | None = None) -> int:
        """Return the number of a value, converted to a dtype, computing it as far as this stage has not."""
        if not isinstance(x, Value):
            assert dtype is not None
            return self._literal(x, dtype)
        nest = self._nest
        x = nest.origin(x)
        key: tuple[Any, ...] = (x,)
        if x in self._local:
            found = self._local[x]
        else:
            if x in nest.read:
                found = self._load(*nest.read[x])
            elif isinstance(x.primitive, Full):
                found = self._literal(x.primitive.number, name_of(x.dtype))
            elif x in self._stored and nest.is_inner(x) and nest.members[x].stage < self._at:
                found = self._load(self._stored[x], nest.members[x].axes)
            elif x in nest.gathers:
                gather = nest.gathers[x]
                position = self._value(gather.position, "int64")
                found = self._load(gather.table, gather.axes, position, gather.step)
            else:
                call = nest.call(x)
                assert call is not None
                arguments = [self._value(y, d) for y, d in zip(x.operands, call.dtypes, strict=True)]
                found = self._emit(Op(call.name, name_of(x.dtype), tuple(arguments)))
            self._local[x] = found
        if dtype is None or dtype == name_of(x.dtype):
            return found
        key = (x, dtype)
        if key not in self._local:
            self._local[key] = self._emit(Op("cast", dtype, (found,)))
        return self._local[key]

    def _emit(self, op: Op) -> int:
        self._ops.append(op)
        self._count += 1
        return self._count - 1

    def _literal(self, number: Number, dtype: str) -> int:
        if is_symbolic(number) or not (dtype == "bool" or _is_written(number)):
            op = Op("given", dtype, (self._number(following(bits_of, number, dtype), dtype).position,))
        else:
            op = Op("literal", dtype, (float(number) if dtype in FORMATS else int(number),))
        if op not in self._local:
            self._local[op] = self._emit(op)
        return self._local[op]

    def _number(self, number: int, kind: Any) -> Given:
        key = "number", formula_of(number), kind
        if key not in self._known:
            self._known[key] = len(self._numbers)
            self._numbers.append(number)
        return Given(self._known[key])

    def _load(self, place: Place, axes: Axes, position: int | None = None, step: int = 0) -> int:
        return self._emit(Op("load", name_of(place.dtype), (self._operand(place, axes, position, step),)))

    def _store(self, x: Value) -> Store:
        return Store(self._operand(self._stored[x], self._nest.members[x].axes), self._value(x))

    def _scatter(self, x: Scatter) -> Store:
        value = self._value(x.value, name_of(x.place.dtype))
        position = None if x.position is None else self._value(x.position, "int64")
        return Store(self._operand(x.place, x.axes, position, x.step), value, x.function)

    def _operand(self, place: Place, axes: Axes, position: int | None = None, step: int = 0) -> int:
        entry = place, axes, position, step
        if entry not in self._operands:
            self._operands.append(entry)
        return self._operands.index(entry)

    def _finished(self, stages: tuple[Stage, ...]) -> Written:
        steps = [self._steps(place, axes) for place, axes, _, _ in self._operands]
        loops: list[list[tuple[int, tuple[int, ...]]]] = []
        for axes in (self._outer, self._inner):
            merged: list[tuple[int, tuple[int, ...]]] = []
            for axis in axes:
                size, own = self._nest.space[axis], tuple(step[axis] for step in steps)
                if size == 1:
                    continue
                if merged and merged[-1][1] == tuple(size * s for s in own):
                    merged[-1] = merged[-1][0] * size, own
                else:
                    merged.append((size, own))
            loops.append(merged)
        if self._inner and not loops[1]:
            loops[1] = [(1, (0,) * len(steps))]
        outer, inner = loops
        every = (*outer, *inner)
        extents = [self._number(size, ("extent", n)) for n, (size, _) in enumerate(every)]
        operands, places, first = [], [], dict[Any, int]()
        for n, (place, _, position, step) in enumerate(self._operands):
            size = place.dtype.itemsize
            strides = tuple(self._stride(own[n], size, m == len(every) - 1) for m, (_, own) in enumerate(every))
            where = (place.buffer, place.offset, place.terms)
            same = first.setdefault(where, n)
            along: Extent = self._stride(step, size, False) if position is not None else 0
            operands.append(Access(name_of(place.dtype), strides, position, along, None if same == n else same))
            if same == n:
                places.append(place)
        kernel = Kernel(
            tuple(extents[: len(outer)]), tuple(extents[len(outer) :]), tuple(operands), stages, len(self._numbers)
        )
        return Written(kernel, tuple(places), tuple(self._numbers))

    def _steps(self, place: Place, axes: Axes) -> dict[int, int]:
        found = dict.fromkeys(range(len(self._nest.space)), 0)
        for axis, step, size in zip(axes, place.strides, place.shape, strict=True):
            if axis is not None and size != 1:
                found[axis] = step
        return found

    def _stride(self, step: int, itemsize: int, is_last: bool) -> Extent:
        """A stride in a kernel: vectors need to know that of the innermost loop, others are passed."""
        known = step == 0 or (is_last and (step == itemsize or step == 2 * itemsize))
        return step if known else self._number(step, "stride")


def _is_written(number: Number) -> bool:
    """Whether a literal is written into a kernel; others are passed, so that kernels serve programs of other sizes."""
    return not math.isfinite(number) or (number in _WRITTEN and (number != 0 or math.copysign(1.0, number) > 0))


def bits_of(number: Number, dtype: str) -> int:
    """The bits of a number, as it is passed."""
    if dtype not in FORMATS:
        return int(number)
    number = float(number) if dtype == "float64" else float(np.float32(number))
    return int.from_bytes(struct.pack("<d" if dtype == "float64" else "<f", number), "little", signed=True)


def _function(reduction: Value) -> str:
    assert isinstance(reduction.primitive, Reduce)
    return reduction.primitive.function
