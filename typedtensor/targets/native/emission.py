"""Programs as statements: kernels of nests, products, and calls of what has no kernel."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

import numpy as np

from typedtensor.ir import (
    Accumulate,
    AddAlong,
    AddRows,
    Assemble,
    Broadcast,
    Cast,
    CheckRange,
    Concatenate,
    Constant,
    DType,
    Elementwise,
    Full,
    Input,
    Key,
    Largest,
    MatMul,
    MaxRows,
    Permute,
    Primitive,
    Program,
    Reduce,
    Region,
    Reshape,
    Shape,
    Slice,
    Take,
    TakeAlong,
    TupleElement,
    Value,
    make,
    plain,
    readers_of,
)
from typedtensor.ir.views import ALL
from typedtensor.passes.convolutions.windows import Columns, Compact, Overlap, Spread
from typedtensor.passes.placed_sums import PlacedSum
from typedtensor.targets.memory import Buffer, Place, contiguous, whole
from typedtensor.targets.native.functions import FORMATS
from typedtensor.targets.native.kernel import SCAN
from typedtensor.targets.native.llvm import TYPES, identity
from typedtensor.targets.native.nests import (
    MEMBERS,
    OPERANDS,
    REDUCTIONS,
    Axes,
    Gather,
    KernelCall,
    Member,
    Nest,
    Scatter,
    Writing,
    call_of,
    name_of,
)
from typedtensor.targets.native.products import Product
from typedtensor.targets.native.selection import MOST, Selection
from typedtensor.targets.native.statements import Check, Foreign, Statements
from typedtensor.targets.parts import is_full, overlapped, parts_of, write_columns, write_spread, write_sum


def _are_known(*values: Value) -> bool:
    """Whether kernels have registers of the types of values."""
    return all(name_of(x.dtype) in TYPES for x in values)


class Body:
    """The emission of a program, or of the body of a region.

    Args:
        emission: receives the statements.
        places: where the inputs lie.
        wanted: where the outputs are to lie.
        regions: emits a region among its values.

    Attributes:
        emission: as above.
        tuples: where the elements of regions lie.
    """

    def __init__(
        self,
        emission: Statements,
        places: dict[Value, Place],
        wanted: Sequence[Place],
        regions: Callable[..., None],
    ) -> None:
        self.emission, self._places, self._wanted, self._regions = emission, places, wanted, regions
        self._nests: dict[Value, Nest] = {}  # the open nest of each of its members
        self._reading: dict[Value, Nest] = {}  # the open nest that reads a value from memory
        self._to: dict[Value, Place] = {}
        self._parts: dict[Value, tuple[Value, Key]] = {}  # of arrays that are put together, which are written in place
        self._begun: set[Value] = set()  # arrays of which some parts may have been written
        self.tuples: dict[Value, Sequence[Place]] = {}

    def emit(self, program: Program) -> None:
        """Emit all values."""
        self._readers = readers_of(program.order())
        self._outputs = set(program.outputs)
        for value, place in zip(program.outputs, self._wanted, strict=True):
            if value not in self._places:  # of several equal outputs the others are copies
                self._to.setdefault(value, place)
        for value in program.order():
            for part, key in parts_of(value):
                if part.dtype == value.dtype and part not in self._to:
                    self._parts.setdefault(part, (value, key))
        for value in _ordered(program, self._readers):
            if value not in self._places and not isinstance(value.primitive, Full):  # kernels contain it
                is_region = isinstance(value.primitive, Region)
                rule = self._regions if is_region else _RULES.get(type(value.primitive), Body._elementwise)
                rule(self, value, value.primitive, *value.operands)
        for nest in dict.fromkeys(self._nests.values()):
            self._close(nest)
        for value, place in zip(program.outputs, self._wanted, strict=True):
            if self._to.get(value) is not place or self.place(value) != place:
                self.copy(self.place(value), place)

    # Nests

    def _elementwise(self, value: Value, *_: Any) -> None:
        """Add a value to an open nest with its operands, or to one of its own; else call it."""
        call = call_of(value)
        arrays = [x for x in value.operands if isinstance(x, Value)]
        if call is None or not value.size or not _are_known(*arrays):
            self._foreign(value)
            return
        operands = [x for x in arrays if not isinstance(x.primitive, Full)]
        nest = self._nest_with(value, operands)
        axes = nest.aligned(value.shape, operands)
        assert axes is not None
        if not self._read(nest, operands, value.shape, axes):
            self._close(nest)
            self._elementwise(value)
            return
        nest.add(value, Member(axes, nest.stage_of(operands)), call)
        self._nests[value] = nest

    def _nest_with(self, value: Value, operands: Sequence[Value]) -> Nest:
        """The nest that a value joins: that of its operands, as far as they fit together; the others are closed."""
        chosen: Nest | None = None
        for nest in dict.fromkeys(self._nests[x] for x in operands if x in self._nests):
            is_full = len(nest.read) + len(operands) > OPERANDS or len(nest.members) > MEMBERS
            if is_full or nest.aligned(value.shape, operands) is None:
                self._close(nest)
            elif chosen is None:
                chosen = nest
            elif self._fit(chosen, nest, value, operands):
                chosen = self._merged(chosen, nest)
            else:
                self._close(nest)
        chosen = chosen or Nest(tuple(size for size in value.shape if size != 1))
        for nest in dict.fromkeys(self._reading[x] for x in operands if x in self._reading):  # it may stay open
            if nest is not chosen and self._fit(chosen, nest, value, operands):
                chosen = self._merged(chosen, nest)
        return chosen

    def _fit(self, one: Nest, other: Nest, value: Value, operands: Sequence[Value]) -> bool:
        """Whether nests can be one, in which a value has the same axes, and arrays in memory, too."""
        axes = one.aligned(value.shape, operands)
        alike = one.space == other.space and (one.reduced is None or other.reduced is None)
        if not alike or axes is None or axes != other.aligned(value.shape, operands):
            return False
        new = {x: _aligned_last(x, value.shape, axes) for x in operands}
        both = one.read.keys() & other.read.keys()
        return (
            len(one.read.keys() | other.read.keys()) + len(operands) <= OPERANDS
            and all(one.read[x] == other.read[x] for x in both)
            and all(nest.read[x][1] == own for nest in (one, other) for x, own in new.items() if x in nest.read)
        )

    def _merged(self, one: Nest, other: Nest) -> Nest:
        into, rest = (one, other) if other.reduced is None else (other, one)
        into.absorb(rest)
        self._nests.update({x: into for x in rest.members if x not in rest.read})
        self._reading.update(dict.fromkeys(rest.read, into))
        return into

    def _read(self, nest: Nest, operands: Sequence[Value], shape: Shape, axes: Axes) -> bool:
        """Note the operands that a nest reads from memory, aligned with a shape at the last axes.

        Returns:
            Whether it reads none of them in another direction already.
        """
        found = {
            x: (self.place(x), _aligned_last(x, shape, axes))
            for x in operands
            if x not in nest.members or x in nest.read
        }
        if any(nest.read.get(x, entry) != entry for x, entry in found.items()):
            return False
        nest.read.update(found)
        self._reading.update(dict.fromkeys(found, nest))
        return True

    def _reduce(self, value: Value, p: Reduce, source: Value) -> None:
        known = value.dtype == source.dtype and name_of(source.dtype) in TYPES and p.function in REDUCTIONS
        if not known or not source.size:
            self._foreign(value)
            return
        nest = self._nests.get(source)
        if nest is not None and any(
            axis is None and size != 1 for axis, size in zip(nest.members[source].axes, source.shape, strict=True)
        ):
            self._close(nest)  # in memory, the elements that are repeated have an axis
            nest = None
        if nest is None:
            nest, axes = Nest.over(source.shape)
            self._read(nest, [source], source.shape, axes)
            nest.members[source] = Member(axes, 0)
        axes = nest.members[source].axes
        along = {axis for axis in map(axes.__getitem__, p.axes) if axis is not None}
        if not along:
            self._reshape_of(value, source, value.shape)
            return
        if nest.reduced is None and not self._lies_along(nest, along):
            self._reduce_in_memory(nest, value, source)
            return
        if not nest.reduce(value, source):
            self._close(nest)
            self._reduce(value, p, source)
            return
        self._nests[value] = nest

    def _lies_along(self, nest: Nest, along: set[int]) -> bool:
        """Whether the reduced axes are those along which the nest's operands are close together."""
        order = nest.order(())
        return not order or order[-1] in along or math.prod(nest.space[a] for a in order if a not in along) == 1

    def _reduce_in_memory(self, nest: Nest, value: Value, source: Value) -> None:
        """Reduce along outer loops: rows of results are added up in memory."""
        primitive = value.primitive
        assert isinstance(primitive, Reduce)
        axes = nest.members[source].axes
        kept = tuple(a for n, a in enumerate(axes) if n not in primitive.axes)
        if primitive.kept:
            kept = tuple(None if n in primitive.axes else a for n, a in enumerate(axes))
        order = nest.order(())
        along = {a for n, a in enumerate(axes) if n in primitive.axes and a is not None}
        order = (*(a for a in order if a in along), *(a for a in order if a not in along))
        nest.members[value] = Member(kept, 0)
        place = self._home(value, nest) or nest.new_place(value, self.emission.new, order)
        del nest.members[value]
        self.fill(place, identity(primitive.function, value.dtype))
        self._places[value] = place
        self._close(nest, order, [Scatter(source, primitive.function, place, kept)])

    def _close(self, nest: Nest, order: Sequence[int] | None = None, scattered: Sequence[Scatter] = ()) -> None:
        """Write the kernel of a nest; its members that others read go to memory."""
        results: dict[Value, Place] = {}
        members = [x for x in nest.members if x not in nest.read]
        open_ = set(members)
        for x in members:
            if self._nests.get(x) is nest:
                del self._nests[x]
        for x in nest.read:
            if self._reading.get(x) is nest:
                del self._reading[x]
        wanted = [x for x in members if x not in nest.shown and (x in self._outputs or self._is_read(x, nest, open_))]
        homes = {x: home for x in wanted if (home := self._home(x, nest)) is not None}
        order = order if order is not None else nest.order([(homes[x], nest.members[x].axes) for x in homes])
        for x in wanted:
            place = homes.get(x) or self._home(x, nest, order)
            results[x] = nest.new_place(x, self.emission.new, order) if place is None else place
        for x in members:
            origin = nest.origin(x)
            if origin in results:
                self._places[x] = results[origin] if x is origin else self._shown(x, nest, results[origin], origin)
        if results or scattered:
            self._run(nest, order, results, scattered)

    def _run(
        self,
        nest: Nest,
        order: Sequence[int],
        results: Mapping[Value, Place] = MappingProxyType({}),
        scattered: Sequence[Scatter] = (),
    ) -> None:
        """Append the kernel of a nest."""
        scratch = partial(nest.new_place, buffer_of=self.emission.new, order=order)
        self.emission.run(Writing(nest, order, results, scattered, scratch).written())

    def _home(self, x: Value, nest: Nest, order: Sequence[int] | None = None) -> Place | None:
        """Where a member, or a view of it, is wanted; None if nowhere.

        Args:
            x: the member.
            nest: the nest.
            order: of its loops, in which arrays that are put together lie of which there is no part yet.
        """
        for view in (x, *(v for v in nest.shown if nest.origin(v) is x)):
            if view in self._to:
                place: Place | None = self._to[view]
            elif view in self._parts:
                axes = nest.members[view].axes
                place = self._part(view, None if order is None else nest.order_of(axes, order))
            else:
                place = None
            found = place and nest.viewed_from(view, place)
            if found is not None and (x in self._to or nest.is_written_along(x, found, order or nest.order(()))):
                return found
        return None

    def _part(self, x: Value, order: Sequence[int] | None) -> Place | None:
        """The place of a part in an array that is put together; None if there is no part yet, and no order of axes."""
        whole, key = self._parts[x]
        if whole not in self._to:
            if order is None or len(order) != len(whole.shape):
                return None
            place = self._part(whole, order) if whole in self._parts else None
            strides = contiguous(whole.shape, whole.dtype.itemsize, tuple(order))
            self._to[whole] = place or self.new(whole.shape, whole.dtype)._replace(strides=strides)
        target = self._to[whole]
        if whole not in self._begun:
            self._begun.add(whole)
            if not is_full(whole.primitive):
                self.fill(target, 0)
        return target.sliced(key)

    def _is_read(self, x: Value, nest: Nest, members: set[Value]) -> bool:
        """Whether anything outside a nest reads a member or a view of it."""
        for reader in self._readers[x]:
            if reader not in members or (reader in nest.gathers and nest.gathers[reader].position is not x):
                return True
            if reader in nest.shown and (reader in self._outputs or self._is_read(reader, nest, members)):
                return True
        return False

    def _shown(self, view: Value, nest: Nest, place: Place, origin: Value) -> Place:
        """The place of a view of a member."""
        steps = {
            axis: step for axis, step in zip(nest.members[origin].axes, place.strides, strict=True) if axis is not None
        }
        strides = tuple(0 if axis is None else steps[axis] for axis in nest.members[view].axes)
        return place._replace(shape=view.shape, strides=strides)

    def place(self, x: Value) -> Place:
        """Where a value lies; its nest is closed if it is open."""
        if x in self._nests:
            self._close(self._nests[x])
        if x not in self._places and isinstance(x.primitive, Full):
            place = self.new((), x.dtype)
            self.fill(place, x.primitive.number)
            self._places[x] = place.broadcast(x.shape)
        return self._places[x]

    # Values that are constants, views or copies

    def _constant(self, value: Value, p: Constant) -> None:
        array = np.ascontiguousarray(p.array, value.dtype)
        self._places[value] = whole(value.shape, value.dtype, Buffer(array.nbytes, array))

    def _permute(self, value: Value, p: Permute, x: Value) -> None:
        if x in self._nests:
            axes = self._nests[x].members[x].axes
            self._show(value, x, tuple(axes[n] for n in p.order))
        else:
            self._places[value] = self.place(x).permuted(p.order)

    def _broadcast(self, value: Value, p: Broadcast, x: Value) -> None:
        if x in self._nests:
            own = self._nests[x].members[x].axes
            self._show(value, x, (*(None,) * (len(value.shape) - len(own)), *own))
        else:
            self._places[value] = self.place(x).broadcast(value.shape)

    def _reshape(self, value: Value, p: Reshape, x: Value) -> None:
        self._reshape_of(value, x, value.shape)

    def _reshape_of(self, value: Value, x: Value, shape: Shape) -> None:
        if x in self._nests:
            nest = self._nests[x]
            own = [(axis, size) for axis, size in zip(nest.members[x].axes, x.shape, strict=True) if size != 1]
            if [size for _, size in own] == [size for size in shape if size != 1]:
                axes = iter([axis for axis, _ in own])
                self._show(value, x, tuple(None if size == 1 else next(axes) for size in shape))
                return
        found = self.place(x).reshaped(shape) or self._in_order(x).reshaped(shape)
        assert found is not None
        self._places[value] = found

    def _show(self, value: Value, x: Value, axes: Axes) -> None:
        nest = self._nests[x]
        nest.members[value] = Member(axes, nest.members[x].stage)
        nest.shown[value] = x
        self._nests[value] = nest

    def _slice(self, value: Value, p: Slice, x: Value) -> None:
        self._places[value] = self.place(x).sliced(p.key)

    def new(self, shape: Shape, dtype: DType) -> Place:
        return whole(shape, dtype, self.emission.new(math.prod(shape) * dtype.itemsize))

    def _target(self, value: Value, parts: Sequence[Place] = ()) -> Place:
        """Where a value is wanted, or new memory for it, in C order or in the order of axes of its largest part."""
        if value not in self._to:
            alike = [x for x in parts if len(x.shape) == len(value.shape)]
            order = max(alike, key=lambda x: x.size).order if alike else tuple(range(len(value.shape)))
            place = self._part(value, order) if value in self._parts else None
            strides = contiguous(value.shape, value.dtype.itemsize, order)
            self._to[value] = place or self.new(value.shape, value.dtype)._replace(strides=strides)
        self._places[value] = self._to[value]
        return self._to[value]

    def _in_order(self, x: Value) -> Place:
        """A value in C order: a copy if it does not lie so."""
        place = self.place(x)
        return place if place.is_contiguous else self.copy(place, self.new(x.shape, x.dtype))

    def copy(self, source: Place, target: Place) -> Place:
        """Copy elements, converting them."""
        return self.computed(source, lambda x: make(Cast(target.dtype), x), target)

    def fill(self, target: Place, number: Any) -> None:
        """Write a number to all elements."""
        self._run_alone(make(Full(number, target.shape, target.dtype)), target, {})

    def _run_alone(self, value: Value, target: Place, operands: Mapping[Value, Place]) -> None:
        """Compute a value from operands of its shape."""
        if not target.size:
            return
        nest, axes = Nest.over(target.shape)
        if not {name_of(dtype) for dtype in (target.dtype, *(x.dtype for x in operands))} <= TYPES.keys():
            self.emission.add(Foreign(value, tuple(operands.values()), target))
            return
        nest.read.update({x: (place, axes) for x, place in operands.items()})
        nest.members[value] = Member(axes, 0)
        self._run(nest, nest.order([(target, axes)]), {value: target})

    def _assemble(self, value: Value, p: Primitive, *_: Any) -> None:
        parts = parts_of(value)
        places = [self.place(x) for x, _ in parts]
        target = self._target(value, places)
        if not (value in self._begun or is_full(p)):
            self.fill(target, 0)
        for (_part, key), place in zip(parts, places, strict=True):
            if not place.is_same(target.sliced(key)):
                self.copy(place, target.sliced(key))

    def _placed_sum(self, value: Value, p: PlacedSum, *operands: Value) -> None:
        if name_of(value.dtype) not in TYPES:
            self._foreign(value)
            return
        places = [self.place(x) for x in value.operands if isinstance(x, Value)]
        write_sum(self, p, places, self._target(value, places))

    # Scans

    def _accumulate(self, value: Value, p: Accumulate, x: Value) -> None:
        """Scan along an axis: combine whole rows with those before them, or the elements of rows that lie along it."""
        name = name_of(value.dtype)
        known = _are_known(x) and x.dtype == value.dtype and name != "bool" and p.function in REDUCTIONS
        if not known:
            self._foreign(value)
            return
        source, target = self.place(x), self._target(value)
        if not value.size or value.shape[p.axis] == 1:
            self.copy(source, target)
            return
        steps = [abs(plain(step)) for step in target.strides]
        inside = [n for n, size in enumerate(value.shape) if steps[n] < steps[p.axis] and size != 1]
        if inside:
            lead = (ALL,) * p.axis
            self.copy(source.sliced((*lead, (0, 1, None))), target.sliced((*lead, (0, 1, None))))
            source, target = (place.sliced((*lead, (1, None, None))) for place in (source, target))
        nest, axes = Nest.over(target.shape)
        given, before = (Value(Input(name), (), target.shape, value.dtype) for name in ("given", "before"))
        nest.take(given, source, axes)
        if inside:
            nest.gathers[before] = Gather(target, axes, make(Full(-1, (), np.dtype(np.int64))), target.strides[p.axis])
            nest.members[before] = Member(axes, 0)
            found = make(Elementwise(p.function), before, given)
            nest.add(found, Member(axes, 0), KernelCall(p.function, (name, name)))
        else:
            found = Value(Input("scanned"), (given,), target.shape, value.dtype)
            nest.add(found, Member(axes, 0), KernelCall(SCAN + p.function, (name,)))
        order = [axis for n in sorted(range(len(axes)), key=lambda n: -steps[n]) if (axis := axes[n]) is not None]
        # What comes in order is not joined with other loops.
        nest.reduced = frozenset(axis for n in inside or (p.axis,) if (axis := axes[n]) is not None)
        self._run(nest, order, {found: target})

    # Gathers

    def _take(self, value: Value, p: Take | TakeAlong, table: Value, index: Value) -> None:
        axis = p.axis if isinstance(p, TakeAlong) else 0
        if not value.size or not table.size or not _are_known(table, index):
            self._foreign(value)
            return
        place = self.place(table)
        if index in self._nests:
            self._close(self._nests[index])
        nest, axes = Nest.over(value.shape)
        along = isinstance(p, TakeAlong)
        of_index = axes if along else axes[: len(index.shape)]
        of_table = axes if along else axes[len(index.shape) :]
        nest.read[index] = self.place(index), of_index
        nest.gathers[value] = Gather(place.without(axis), of_table, index, place.strides[axis])
        nest.members[value] = Member(axes, 0)
        self._nests[value] = nest

    def _check_range(self, value: Value, p: CheckRange, x: Value) -> None:
        """Check indices by a kernel, and go on with them as they are."""
        if not _are_known(x):
            self._foreign(value)
            return
        place = self.place(x)
        self._places[value] = place
        if not x.size:
            return
        nest, axes = Nest.over(x.shape)
        inside = [make(Elementwise(name), x, bound) for name, bound in (("less", 0), ("greater_equal", p.size))]
        outside = make(Elementwise("logical_or"), *inside)
        found = make(Reduce("logical_or", tuple(range(len(x.shape)))), outside) if x.shape else outside
        nest.read[x] = place, axes
        for y in (*inside, outside):
            nest.members[y] = Member(axes, 0)
        if nest.space:
            assert nest.reduce(found, outside)
        else:
            found = outside
        target = self.new((), found.dtype)
        results = {found: target._replace(shape=found.shape, strides=(0,) * len(found.shape))}
        self._run(nest, nest.order(()), results)
        self.emission.add(Check(target, _out_of_range, (p.size,), "an index is out of range"))

    def _scatter(self, value: Value, p: AddAlong | AddRows | MaxRows, *operands: Any) -> None:
        """Add values to what is there, or to zeros, at indices; or take the greatest ones."""
        *start, index, given = operands
        factor, axis = (p.factor, p.axis) if isinstance(p, AddAlong) else (1, 0)
        function = "maximum" if isinstance(p, MaxRows) else {1: "add", -1: "subtract"}.get(factor)
        known = _are_known(value, index) and isinstance(given, Value) and given.dtype == value.dtype
        if function is None or not known or not value.size:
            self._foreign(value)
            return
        first = [self.place(x) for x in start]
        there, place = self.place(given), self.place(index)
        target = self._target(value)
        if first:
            self.copy(first[0], target)
        else:
            self.fill(target, identity(function, value.dtype))
        if isinstance(p, AddAlong):
            there = there.broadcast(place.shape)
        self.combine(there, place, target, function, axis if isinstance(p, AddAlong) else None)

    def combine(
        self, given: Place, index: Place, target: Place, function: str | None, along: int | None = None
    ) -> None:
        """Combine values with what is at indices, or replace that.

        Args:
            given: the values: rows, whose first axes are those of the index; or elements.
            index: the indices.
            target: where it is.
            function: combines; None replaces.
            along: the axis of the target that the indices of elements go along; None for rows.
        """
        if not given.size:
            return
        if name_of(target.dtype) not in TYPES:
            if function is not None:
                inputs = [Value(Input("operand"), (), x.shape, x.dtype) for x in (index, given)]
                added = self.new(target.shape, target.dtype)
                self.emission.add(Foreign(make(AddRows(target.shape[0]), *inputs), (index, given), added))
                self.add_to(target, added)
                return
            bits = np.dtype(f"i{target.dtype.itemsize}")
            given, target = given._replace(dtype=bits), target._replace(dtype=bits)
        nest, axes = Nest.over(given.shape)
        value, at = (Value(Input("operand"), (), x.shape, x.dtype) for x in (given, index))
        nest.read[at] = index, axes[: len(index.shape)]
        nest.take(value, given, axes)
        axis = along or 0
        of_rest = axes[len(index.shape) :] if along is None else axes
        scattered = [Scatter(value, function, target.without(axis), of_rest, at, target.strides[axis])]
        # Rounds keep their order, so that sums have one.
        self._run(nest, tuple(range(len(nest.space))), scattered=scattered)

    def _largest(self, value: Value, p: Largest, x: Value) -> None:
        if not _are_known(x) or value.shape[-1] > MOST or not value.size:
            self._foreign(value)
            return
        place, target = self._in_order(x), self._target(value)
        found = target if target.is_contiguous else self.new(value.shape, value.dtype)
        self.emission.add(Selection(place, found))
        if found is not target:
            self.copy(found, target)

    # Products

    def _product(self, value: Value, p: MatMul, x1: Value, x2: Value) -> None:
        if name_of(value.dtype) not in FORMATS or {x1.dtype, x2.dtype} != {value.dtype}:
            self._foreign(value)
            return
        lead = value.shape[:-2]
        a, b = (self._matrices(x) for x in (x1, x2))
        a, b = (place.broadcast((*lead, *place.shape[-2:])) for place in (a, b))
        c = self._target(value)
        result = c if Product.takes(c) else self.new(value.shape, value.dtype)
        self.emission.add(Product(a, b, result))
        if result is not c:
            self.copy(result, c)

    def _matrices(self, x: Value) -> Place:
        """Matrices whose rows or columns are contiguous: in C order, if they are not."""
        return self.place(x) if Product.takes(self.place(x)) else self._in_order(x)

    # Windows

    def _compact(self, value: Value, p: Compact, x: Value) -> None:
        self._places[value] = self._in_order(x)

    def _overlap(self, value: Value, p: Overlap, x: Value) -> None:
        place = self.place(x)
        found = overlapped(p, place) or overlapped(p, self.copy(place, self.new(x.shape, x.dtype)))
        assert found is not None
        self._places[value] = found

    def _windows(self, value: Value, p: Columns | Spread, x: Value) -> None:
        write: Callable[..., None] = write_columns if isinstance(p, Columns) else write_spread
        write(self, p, self.place(x), self._target(value))

    def put(self, target: Place, source: Place) -> None:
        """Copy elements."""
        self.copy(source, target)

    def add_to(self, target: Place, source: Place) -> None:
        """Add elements to what is there."""
        if not source.size:
            return
        x = Value(Input("added"), (), source.shape, source.dtype)
        if name_of(source.dtype) not in TYPES:
            there = Value(Input("there"), (), target.shape, target.dtype)
            self._run_alone(make(Elementwise("add"), there, x), target, {there: target, x: source})
            return
        nest, axes = Nest.over(source.shape)
        nest.take(x, source, axes)
        self._run(nest, nest.order([(target, axes)]), scattered=[Scatter(x, "add", target, axes)])

    # Elements of regions, and calls

    def elements(self, value: Value) -> list[Place]:
        """Where the elements of a region are wanted, or new memory for them."""
        primitive = value.primitive
        assert isinstance(primitive, Region)
        readers = [(x, x.primitive) for x in self._readers[value]]
        wanted = {p.index: self._to[x] for x, p in readers if isinstance(p, TupleElement) and x in self._to}
        found = self.tuples[value] = [
            wanted.get(n) or self.new(*primitive.element(n)) for n in range(primitive.elements)
        ]
        return found

    def _tuple_element(self, value: Value, p: TupleElement, whole: Value) -> None:
        self._places[value] = self.tuples[whole][p.index]

    def computed(self, source: Place, function: Callable[[Value], Value], target: Place | None = None) -> Place:
        """Compute an elementwise function of an array."""
        x = Value(Input("operand"), (), source.shape, source.dtype)
        result = function(x)
        place = target or self.new(result.shape, result.dtype)
        self._run_alone(result, place, {x: source})
        return place

    def inside(self, body: Program, places: Sequence[Place], wanted: Sequence[Place]) -> None:
        """Emit the body of a region."""
        Body(self.emission, dict(zip(body.inputs, places, strict=True)), wanted, self._regions).emit(body)

    def _foreign(self, value: Value) -> None:
        """Compute a value in Python."""
        operands = tuple(self.place(x) if isinstance(x, Value) else x for x in value.operands)
        self.emission.add(Foreign(value, operands, self._target(value)))


def _out_of_range(size: int) -> IndexError:
    return IndexError(f"an index is not from 0 to {size - 1}")


def _aligned_last(x: Value, shape: Shape, axes: Axes) -> Axes:
    """The axes of an operand, aligned with a shape at the last ones."""
    last = axes[len(shape) - len(x.shape) :]
    return tuple(None if size == 1 else axis for size, axis in zip(x.shape, last, strict=True))


_OUTPUTS_ALONE = (Broadcast, Permute, Reduce, Reshape)
"""What may lie between kernels and outputs, beside elementwise values."""


def _ordered(program: Program, readers: Mapping[Value, Sequence[Value]]) -> list[Value]:
    """The values of a program in the order of their emission.

    What nothing but outputs follows from, by elementwise functions and reductions, comes as soon as it can: a gradient
    is checked, and its parameter updated, while it lies in the cache. What only inputs lead to comes when it is read.
    """
    order = program.order()
    inputs, together = set(program.inputs), set[Value]()
    places = {value: n for n, value in enumerate(order)}
    last: set[Value] = set()
    for value in reversed(order):
        kind = value.primitive.elementwise or isinstance(value.primitive, _OUTPUTS_ALONE)
        if not readers[value] and isinstance(value.primitive, Concatenate):
            together.add(value)
        elif kind and all(reader in last or reader in together for reader in readers[value]):
            last.add(value)
    at: dict[Value, int] = {}
    for value in order:
        if value in together:
            at[value] = len(order)
        elif value in last:
            at[value] = max([at[x] for x in value.operands if isinstance(x, Value) and x in at], default=-1)
        elif value not in inputs and value.operands:
            at[value] = places[value]
    for value in reversed(order):
        if at.get(value, -1) < 0:
            at[value] = min([at[reader] for reader in readers[value]], default=len(order))
    return sorted(order, key=at.__getitem__)


_RULES: dict[type[Any], Callable[..., None]] = {
    Accumulate: Body._accumulate,
    AddAlong: Body._scatter,
    AddRows: Body._scatter,
    Assemble: Body._assemble,
    Broadcast: Body._broadcast,
    CheckRange: Body._check_range,
    Columns: Body._windows,
    Compact: Body._compact,
    Concatenate: Body._assemble,
    Constant: Body._constant,
    Largest: Body._largest,
    MatMul: Body._product,
    MaxRows: Body._scatter,
    Overlap: Body._overlap,
    Permute: Body._permute,
    PlacedSum: Body._placed_sum,
    Reduce: Body._reduce,
    Reshape: Body._reshape,
    Slice: Body._slice,
    Spread: Body._windows,
    Take: Body._take,
    TakeAlong: Body._take,
    TupleElement: Body._tuple_element,
}
"""How values are emitted, by primitive; others are elementwise, or called."""
