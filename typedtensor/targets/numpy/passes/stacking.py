"""Batching of isomorphic values: members of an ensemble, experts or heads are computed in one call, along a new axis.

The overhead of a NumPy call on a small array exceeds its arithmetic. Values are isomorphic if they apply the same
primitives to operands of the same shapes, which are inputs, isomorphic values, or shared values.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from typedtensor.ir import (
    ALL,
    AddAlong,
    Arg,
    Argument,
    Broadcast,
    Cast,
    Elementwise,
    Input,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Special,
    TakeAlong,
    Value,
    Where,
    function_of,
    make,
    plain,
    reads_of,
)
from typedtensor.passes.rewrite import rebuilt
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.dots import Dots
from typedtensor.targets.numpy.passes.stacks import Stack


def stack_alike(program: Program) -> Program:
    """Return a program that computes groups of small isomorphic values in one call each."""
    found = _Alike(program)
    return found.rewritten() if found.gain > 0 else program


_STACKED = (
    *(AddAlong, Arg, Broadcast, Cast, Dots, Elementwise, MatMul, Permute),
    *(Reduce, Reshape, Sigmoid, Slice, Special, TakeAlong, Where),
)
"""The primitives that take as many NumPy calls for a stack as for one operand."""


@dataclass(slots=True)
class _Group:
    """Values that are computed in one call.

    Attributes:
        members: the values, one for each position along the new axis.
        operands: for each operand, the source that the members read: a shared value or number, the members of
            another group, or one input or one part of a value each.
        made: the value of the whole group, once it is made.
    """

    members: Sequence[Value]
    operands: Sequence[Argument | _Group | tuple[Value, ...]]
    made: Value | None = field(default=None)


class _Alike:
    """The groups of a program.

    Attributes:
        gain: a lower bound of the number of calls saved.
    """

    def __init__(self, program: Program) -> None:
        self.gain = 0
        self._program = program
        self._places: dict[Value, tuple[_Group, int]] = {}
        self._groups: list[_Group] = []
        self._sums: dict[Value, tuple[list[_Group], list[Value]]] = {}
        self._inner: set[Value] = set()
        stacked: set[tuple[Value, ...]] = set()
        for members in self._kinds():
            for group in self._divided(members):
                self._groups.append(group)
                self._places.update((x, (group, n)) for n, x in enumerate(group.members))
                stacked.update(x for x in group.operands if isinstance(x, tuple) and not _is_part(x[0]))
                if not group.members[0].primitive.is_view:
                    self.gain += len(group.members) - 1
        if self._groups:
            self.gain -= sum(map(len, stacked)) + sum(x in self._places for x in program.outputs)

    def _kinds(self) -> list[list[Value]]:
        """Return classes of isomorphic values with isomorphic readers, operands first."""
        order, kinds, colors = self._program.order(), dict[Hashable, int](), dict[Hashable, int]()
        small = [x for x in order if type(x.primitive) in _STACKED and _is_small(x)]
        often = Counter([(type(x.primitive), x.shape) for x in small])
        least = cost_model.STACKED_LEAST
        alike = {x for x in small if often[type(x.primitive), x.shape] >= least}
        if not alike:
            return []
        kind_of: dict[Argument, int] = {}
        for number, value in enumerate(order):
            said: Hashable = number  # a class of its own
            if value in alike:
                if (part := _part(value)) is not None:
                    alike.discard(value)
                    said = Slice, part[:2]
                else:
                    read = [kind_of[x] if isinstance(x, Value) else (type(x), repr(x)) for x in value.operands]
                    said = value.primitive, value.shape, value.dtype, *read
            elif isinstance(value.primitive, Input):
                said = Input, value.shape, value.dtype
            kind_of[value] = kinds.setdefault(said, len(kinds))
        count = Counter([kind_of[x] for x in alike])
        members: defaultdict[int, list[Value]] = defaultdict(list)
        readers: defaultdict[Argument, set[tuple[int, int]]] = defaultdict(set)
        for value in reversed(order):
            if value in alike and count[kind := kind_of[value]] >= least:
                color = colors.setdefault((kind, frozenset(readers[value])), len(colors))
                members[color].append(value)
                for n, x in enumerate(value.operands):
                    readers[x].add((color, n))
        places = {value: n for n, value in enumerate(order)}
        return sorted([x for x in members.values() if len(x) >= least], key=lambda x: places[x[-1]])

    def _divided(self, values: Sequence[Value]) -> list[_Group]:
        """Return the groups within one class: members read members of the same groups, and share all other operands."""
        alike: defaultdict[Hashable, list[Value]] = defaultdict(list)
        for value in values:
            alike[tuple([self._operand_key(x) for x in value.operands])].append(value)
        found = [self._group(x) for x in alike.values() if len(x) >= cost_model.STACKED_LEAST]
        return [x for x in found if x is not None]

    def _operand_key(self, operand: Argument) -> Hashable:
        """Return the key of an operand that all members of a group have in common."""
        if not isinstance(operand, Value):
            return None
        if operand in self._places:
            return id(self._places[operand][0])
        return Input if isinstance(operand.primitive, Input) or _is_part(operand) else operand

    def _group(self, values: list[Value]) -> _Group | None:
        """Return values as a group if all share an operand or all read distinct ones; None in a mixture."""
        places, columns = self._places, [*zip(*[x.operands for x in values], strict=True)]
        inside = [n for n, column in enumerate(columns) if column[0] in places]
        each = [n for n, x in enumerate(columns) if n not in inside and isinstance(x[0], Value) and x[0] is not x[1]]
        if inside:
            order = [places[x][1] for x in columns[inside[0]]]
        elif each:
            order = [self._position(x) for x in columns[each[0]]]
        else:
            return None
        values = [value for _, value in sorted(zip(order, values, strict=True), key=lambda pair: pair[0])]
        operands: list[Argument | _Group | tuple[Value, ...]] = []
        for n, column in enumerate(zip(*[x.operands for x in values], strict=True)):
            first = column[0]
            if n in inside:
                group = places[first][0]
                if [places[x][1] for x in column] != [*range(len(group.members))]:
                    return None
                operands.append(group)
            elif n in each:
                if len(set(column)) < len(column) or (_is_part(first) and not _follow_each_other(column)):
                    return None
                operands.append(column)
            elif isinstance(first, Value) and any(x is not first for x in column):
                return None
            else:
                operands.append(first)
        return _Group(values, operands)

    def _position(self, value: Value) -> int:
        part = _part(value)
        return self._program.inputs.index(value) if part is None else part[2]

    def rewritten(self) -> Program:
        """Return the program with one call for each group."""
        self._find_sums()
        new: dict[Value, Argument] = {}
        first = {group.members[0]: group for group in self._groups}
        heights: dict[Argument, int] = {}
        for value in self._program.order():
            heights[value] = 1 + max([heights.get(x, 0) for x in value.operands], default=0)
        # Every operand of a group's members has a smaller height than the group.
        for value in sorted(self._program.order(), key=heights.__getitem__):
            if value in self._sums:
                new[value] = self._sum(value, new)
            elif value in self._places:
                if (group := first.get(value)) is not None:
                    self._make(group, new)
            elif value not in self._inner and (result := rebuilt(value, new)) is not value:
                new[value] = result
        return Program(self._program.inputs, tuple([_value(new.get(x, x)) for x in self._program.outputs]))

    def _make(self, group: _Group, new: dict[Value, Argument]) -> None:
        """Make the value of a group; its members become slices."""
        operands: list[Argument] = []
        mapped: list[bool] = []
        for x in group.operands:
            if isinstance(x, _Group):
                assert x.made is not None, "it is less high"
                operands.append(x.made)
            elif isinstance(x, tuple):
                operands.append(_whole(x, new) if _is_part(x[0]) else make(Stack(), *x))
            else:
                operands.append(new.get(x, x) if isinstance(x, Value) else x)
            mapped.append(isinstance(x, (_Group, tuple)))
        member = group.members[0]
        result = member.primitive.along(operands, mapped, len(group.members))
        if result is None:  # the primitive requires the axis on all operands
            every = [
                make(Broadcast((len(group.members), *x.shape)), x) if isinstance(x, Value) and not m else x
                for x, m in zip(operands, mapped, strict=True)
            ]
            result = _value(member.primitive.along(every, [True] * len(every), len(group.members)))
        result.source = result.source or member.source
        group.made = result
        for n, value in enumerate(group.members):
            new[value] = make(Slice((n,)), result)

    def _find_sums(self) -> None:
        """Replace chains of additions over all members of a group by sums along the new axis."""
        order, outputs = self._program.order(), set(self._program.outputs)
        reads = reads_of(order)
        inner = {
            x
            for value in order
            if _is_sum(value)
            for x in value.operands
            if isinstance(x, Value) and _is_sum(x) and x.shape == value.shape and reads[x] == 1 and x not in outputs
        }
        for value in order:
            if not _is_sum(value) or value in inner or value in self._places:
                continue
            addends, within = _addends(value, inner)
            count = Counter(addends)
            among = {id(self._places[x][0]): self._places[x][0] for x in addends if x in self._places}
            groups = [group for group in among.values() if all(count[x] == 1 for x in group.members)]
            if groups and not any(x in self._places for x in within):
                summed = {x for group in groups for x in group.members}
                self._sums[value] = groups, [x for x in addends if x not in summed]
                self._inner |= within

    def _sum(self, value: Value, new: Mapping[Value, Argument]) -> Value:
        groups, others = self._sums[value]
        result: list[Argument] = [make(Reduce("add", (0,)), _value(group.made)) for group in groups]
        result.extend(new.get(x, x) for x in others)
        total = result[0]
        for x in result[1:]:
            total = make(Elementwise("add"), total, x)
        return _value(total)


def _is_small(value: Value) -> bool:
    """Whether the overhead of a value's call exceeds its arithmetic."""
    size: int = math.prod(map(plain, value.shape))  # symbolic sizes would record a product that nothing reads
    if isinstance(value.primitive, MatMul):
        first = value.operands[0]
        assert isinstance(first, Value)
        size *= plain(first.shape[-1])
        return size <= cost_model.STACKED_MULTIPLICATIONS
    return size * value.dtype.itemsize <= cost_model.STACKED_BYTES


def _part(value: Value) -> tuple[Value, int, int] | None:
    """Return the source, the axis and the position of a value that is one position of a source, or None."""
    if not isinstance(value.primitive, Slice):
        return None
    key, [x] = value.primitive.key, value.operands
    at = [n for n, part in enumerate(key) if part != ALL]
    if len(at) != 1 or not isinstance(key[at[0]], int) or not isinstance(x, Value):
        return None
    return x, at[0], key[at[0]] % x.shape[at[0]]


def _is_part(value: Value) -> bool:
    return _part(value) is not None


def _follow_each_other(parts: Sequence[Value]) -> bool:
    found = [_part(x) for x in parts]
    return all(
        x is not None and y is not None and x[:2] == y[:2] and y[2] == x[2] + 1 for x, y in itertools.pairwise(found)
    )


def _whole(parts: Sequence[Value], new: Mapping[Value, Argument]) -> Value:
    """Return consecutive parts of a value along a new first axis."""
    first = _part(parts[0])
    assert first is not None
    x, axis, start = first
    some = make(Slice((*(ALL,) * axis, (start, start + len(parts), None))), _value(new.get(x, x)))
    order = axis, *[n for n in range(len(some.shape)) if n != axis]
    return make(Permute(order), some) if axis else some


def _is_sum(value: Value) -> bool:
    return function_of(value) == "add" and all(
        isinstance(x, Value) and (x.shape, x.dtype) == (value.shape, value.dtype) for x in value.operands
    )


def _addends(value: Value, inner: set[Value]) -> tuple[list[Value], set[Value]]:
    """Return the terms of nested additions, in order, and the inner additions."""
    addends: list[Value] = []
    within: set[Value] = set()
    stack = [*value.operands[::-1]]
    while stack:
        x = stack.pop()
        assert isinstance(x, Value)
        if x in inner:
            within.add(x)
            stack.extend(x.operands[::-1])
        else:
            addends.append(x)
    return addends, within


def _value(x: Argument | None) -> Value:
    assert isinstance(x, Value)
    return x
