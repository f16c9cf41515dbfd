"""Blocks of rows: what lies between products too large for a cache is computed for some rows of one matrix at a time.

The scores of attention are as many as queries times keys, for each head: far more than what they are computed from and
what is computed from them. In blocks of queries, one head at a time, they stay in the cache, keys that a mask hides
from all queries of a block are left out, and a gradient computes them again instead of reading them from memory, as in
flash attention (Dao et al., 2022). What a mask hides is neither read nor written, so that NaN neither comes from there
nor gets there. Nothing here knows attention: it applies to all large products between which and their readers
everything is computed for each row.

Axes are followed by what they stand for: the axes of the stack of matrices, the **rows**, which are divided, and the
**columns**. In the program of a block the axes of the stack are gone, as it is the body of a loop for each of them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np

from typedtensor.ir import (
    ALL,
    Argument,
    Array,
    Broadcast,
    Cast,
    Concatenate,
    Constant,
    Elementwise,
    Full,
    Loop,
    MatMul,
    Number,
    Permute,
    Program,
    Reduce,
    Reshape,
    Shape,
    Sigmoid,
    Slice,
    Special,
    TupleElement,
    Value,
    Where,
    arrays_of,
    compute,
    is_symbolic,
    make,
    new_input,
    plain,
    readers_of,
)
from typedtensor.ir.sizes import reaches, same_formula
from typedtensor.ir.views import axis_runs
from typedtensor.passes.rewrite import in_bodies, replaced_anywhere

LEAST = 1 << 16
"""The elements of a matrix that is computed in blocks: 256 KiB, more than leaves room for anything else in a cache."""

TIMES = 2
"""How many times its factors such a matrix has to be larger than. Blocks of less, as of the hidden layer of a
perceptron, take longer than the whole: a step of a transformer block of 512 positions, 128 wide, 10 % by native code
and 25 % by NumPy."""

ROWS, MOST_BLOCKS = 64, 16
"""The rows of a block, and the most blocks: with more of them the blocks have more rows."""

_Axis: TypeAlias = int | None
"""What an axis stands for: an axis of the stack from 0 on, ``_ROW`` or ``_COLUMN``; None for any other one."""

_ROW, _COLUMN = -2, -1

_POINTWISE = (Elementwise, Where, Cast, Sigmoid, Special)
_MOVING = (*_POINTWISE, Permute, Reshape, Broadcast, Reduce)
_JOINED = (*_MOVING, MatMul)


def in_row_blocks(program: Program) -> Program:
    """Return a program in which what is too large is computed in blocks of rows, in the bodies of regions, too."""
    program = in_bodies(program, in_row_blocks)
    if not program.has(MatMul) or not (seeds := [x for x in program.order() if _is_seed(x)]):
        return program
    readers, done = readers_of(program.order()), set[Value]()
    new: dict[Value, Value] = {}
    for seed in seeds:
        if seed not in done:
            group = _Group.around(seed, readers, {*program.outputs})
            if group is not None:
                done |= group.axes.keys()
                new |= _replacements(group)
    return replaced_anywhere(program, new)


def _is_seed(x: Value) -> bool:
    if not isinstance(x.primitive, MatMul) or not reaches(x.shape[-2] * x.shape[-1], LEAST):
        return False
    return _size(x) > TIMES * sum(map(_size, arrays_of(x.operands)))


def _size(x: Value) -> int:
    """The number of elements, which decides what is computed in blocks for all sizes."""
    size: int = plain(x.size)
    return size


def _repeated(shape: Shape, other: Shape) -> dict[int, int]:
    """The axes of a shape that are those of another one, which is repeated to it."""
    new = len(shape) - len(other)
    return {new + n: n for n, size in enumerate(other) if size == shape[new + n] and size != 1}


def _shared(value: Value, number: int) -> dict[int, int]:
    """The axes of a value that are those of an operand; of axes that are reshaped together the first one is."""
    primitive, shape, operand = value.primitive, value.shape, value.operands[number]
    assert isinstance(operand, Value)
    other = operand.shape
    if isinstance(primitive, MatMul):
        rows = len(other) - 2
        return {**_repeated(shape[:-2], other[:-2]), len(shape) - 2 + number: rows + number}
    if isinstance(primitive, Permute):
        return dict(enumerate(primitive.order))
    if isinstance(primitive, Reduce):
        kept = [n for n in range(len(other)) if n not in primitive.axes]
        return {n if primitive.kept else m: n for m, n in enumerate(kept)}
    if not isinstance(primitive, Reshape):
        return _repeated(shape, other)
    runs = [(_leading(shape, there), _leading(other, here)) for here, there in axis_runs(other, shape)]
    return {one: n for one, n in runs if one is not None and n is not None}


def _turned(shared: Mapping[int, int]) -> dict[int, int]:
    return {there: here for here, there in shared.items()}


def _taken(axes: Sequence[_Axis], shared: Mapping[int, int], shape: Shape) -> tuple[_Axis, ...]:
    """What the axes of a shape stand for of which some are those of another one."""
    return tuple([axes[shared[n]] if n in shared else None for n in range(len(shape))])


def _leading(shape: Shape, run: range) -> int | None:
    """The first axis of a run that has more than one element."""
    return next((n for n in run if shape[n] != 1), None)


@dataclass
class _Group:
    """Values that are computed in blocks.

    Attributes:
        seed: a product among them.
        axes: for each value what its axes stand for; also for those that leave the group.
        inner: the values that are computed in blocks alone.
        ends: those that others read, in the order of the program.
    """

    seed: Value
    axes: dict[Value, tuple[_Axis, ...]]
    inner: dict[Value, None]
    ends: list[Value] = field(default_factory=list)
    _constants: dict[Argument, Array | None] = field(default_factory=dict)

    def constant(self, x: Argument) -> Array | None:
        """The elements of a value that is computed from constants; None of others."""
        if x not in self._constants:
            self._constants[x] = _constant(x)
        return self._constants[x]

    @classmethod
    def around(cls, seed: Value, readers: Mapping[Value, Sequence[Value]], kept: set[Value]) -> _Group | None:
        """The group of a product; None if its values cannot be computed in blocks."""
        inner = _inner(seed, readers)
        stack = tuple(range(len(seed.shape) - 2))
        for rows in ((_ROW, _COLUMN), (_COLUMN, _ROW)):
            axes = _followed(seed, (*stack, *rows), inner)
            if axes is None:
                return None
            group = cls(seed, axes, inner)
            if kept.isdisjoint(inner) and group._is_sound() and group._find_ends(readers):
                return None if is_symbolic(group.unit) else group
        return None

    @property
    def rows(self) -> int:
        """How many rows there are, as the seed counts them."""
        return self.seed.shape[self.axes[self.seed].index(_ROW)]

    @property
    def columns(self) -> int:
        """How many columns there are, as the seed counts them."""
        return self.seed.shape[self.axes[self.seed].index(_COLUMN)]

    @property
    def loops(self) -> list[int]:
        """The axes of the stack along which there are several matrices."""
        return [n for n, size in enumerate(self.seed.shape[:-2]) if size != 1]

    def operands(self, reader: Value) -> list[tuple[Argument, tuple[_Axis, ...]]]:
        """The operands of a value, with what their axes stand for."""
        return [(x, self._axes_of_operand(reader, n, x)) for n, x in enumerate(reader.operands)]

    def _axes_of_operand(self, reader: Value, number: int, x: Argument) -> tuple[_Axis, ...]:
        if not isinstance(x, Value):
            return ()
        if x in self.inner:
            return self.axes[x]
        found = _taken(self.axes[reader], _turned(_shared(reader, number)), x.shape)
        if isinstance(reader.primitive, MatMul):  # the other factor may know what is summed over
            other = arrays_of(reader.operands)[1 - number]
            summed = self.axes[other][-2 + number] if other in self.inner else None
            found = (*found[:-2], summed, found[-1]) if number else (*found[:-1], summed)
        return found

    def _is_sound(self) -> bool:
        """Whether each value is computed for each row of each matrix by itself."""
        for x in self.inner:
            shapes = [(self.axes[x], x.shape)]
            if isinstance(x.primitive, Reshape):
                shapes += [(axes, y.shape) for y, axes in self.operands(x) if isinstance(y, Value)]
            if not all(self._is_divided(*each) for each in shapes):
                return False
        return True

    def _is_divided(self, axes: Sequence[_Axis], shape: Shape) -> bool:
        """Whether an array has the rows and the whole axes of the stack once each."""
        known = [axis for axis in axes if axis is not None]
        if not {*self.loops, _ROW} <= {*known} or len({*known}) < len(known):
            return False
        for size, axis in zip(shape, axes, strict=True):
            if axis == _ROW and self.rows % size and size % self.rows:
                return False
            if axis in self.loops and size != self.seed.shape[axis]:
                return False
        return True

    def _find_ends(self, readers: Mapping[Value, Sequence[Value]]) -> bool:
        """Find what leaves the group. Returns whether blocks of all of it can be put together."""
        found = dict.fromkeys(y for x in self.inner for y in readers[x] if y not in self.inner)
        for end in found:
            axes = self._axes_of_end(end)
            if axes is None:
                return False
            self.axes[end] = axes
            if not {*self.loops} <= {*axes} or (_ROW not in axes and _size(end) * self.blocks > 2 * _size(self.seed)):
                return False  # adding up the sums of all blocks would take longer
        self.ends = [*found]
        return bool(found)

    def _axes_of_end(self, end: Value) -> tuple[_Axis, ...] | None:
        primitive, operands = end.primitive, end.operands
        number, *more = [n for n, x in enumerate(operands) if isinstance(x, Value) and x in self.inner]
        x = operands[number]
        assert isinstance(x, Value)
        if isinstance(primitive, MatMul) and not more:
            is_end = self.axes[x][-1 - number] in (_ROW, _COLUMN)
        elif isinstance(primitive, Reduce) and primitive.function == "add":
            is_end = {self.axes[x][n] for n in primitive.axes} <= {None, _ROW, _COLUMN}
        else:
            is_end = isinstance(primitive, (*_POINTWISE, Reshape, Permute)) and _size(end) < _size(self.seed)
        if not is_end:
            return None
        found = _taken(self.axes[x], _shared(end, number), end.shape)
        return found if _ROW in found or isinstance(primitive, (MatMul, Reduce)) else None

    @property
    def blocks(self) -> int:
        """How many blocks there are."""
        rows: int = plain(self.rows)
        return min(MOST_BLOCKS, -(-rows // ROWS))

    def bounds(self) -> list[tuple[int, int]]:
        """The rows of each block, about as many in each."""
        units = self.rows // self.unit
        count = min(self.blocks, plain(units))
        return [*pairwise([n * units // count * self.unit for n in range(count + 1)])]

    @property
    def unit(self) -> int:
        """The rows that stay together; where that depends on a symbolic size there are no blocks for all sizes."""
        together = [
            n for size in self._row_sizes() if not same_formula(size, self.rows) and (n := self.rows // size) > 1
        ]
        together.sort(key=is_symbolic, reverse=True)
        return together[0] if any(map(is_symbolic, together)) else math.lcm(*together)

    def _row_sizes(self) -> Iterator[int]:
        for x in (*self.inner, *self.ends):
            for size, axis in zip(x.shape, self.axes[x], strict=True):
                if axis == _ROW:
                    yield size


def _inner(seed: Value, readers: Mapping[Value, Sequence[Value]]) -> dict[Value, None]:
    """The values of a product's size or more around it, with the smaller ones for each row between them."""
    large, stack = {seed: None}, [seed]
    while stack:
        value = stack.pop()
        near = [x for x in readers[value] if _size(x) >= _size(seed) and isinstance(x.primitive, _MOVING)]
        if not isinstance(value.primitive, MatMul):
            near += [
                x for x in arrays_of(value.operands) if _size(x) >= _size(seed) and isinstance(x.primitive, _JOINED)
            ]
        for x in near:
            if x not in large and (not isinstance(x.primitive, MatMul) or _is_seed(x)):
                large[x] = None
                stack.append(x)
    after, before = _closed(large, lambda x: readers[x]), _closed(large, lambda x: arrays_of(x.operands))
    return large | {x: None for x in after if x in before}


def _closed(start: Collection[Value], near: Callable[[Value], Sequence[Value]]) -> dict[Value, None]:
    """The values that are reached from some through moving primitives."""
    found, stack = dict[Value, None](), [*start]
    while stack:
        for x in near(stack.pop()):
            if x not in found and x not in start and isinstance(x.primitive, _MOVING):
                found[x] = None
                stack.append(x)
    return found


def _followed(seed: Value, first: tuple[_Axis, ...], inner: Collection[Value]) -> dict[Value, tuple[_Axis, ...]] | None:
    """What the axes of all values stand for, from those of one product on; None if it is not clear."""
    axes: dict[Value, tuple[_Axis, ...]] = {seed: first}
    near: defaultdict[Value, list[tuple[Value, dict[int, int]]]] = defaultdict(list)
    for x in inner:
        for number, y in enumerate(x.operands):
            if isinstance(y, Value) and y in inner:
                if isinstance(x.primitive, MatMul):
                    return None
                shared = _shared(x, number)
                near[x].append((y, _turned(shared)))
                near[y].append((x, shared))
    stack = [seed]
    while stack:
        x = stack.pop()
        for y, shared in near[x]:
            found = _taken(axes[x], shared, y.shape)
            known = axes.get(y, (None,) * len(y.shape))
            if any(a is not None and b is not None and a != b for a, b in zip(found, known, strict=True)):
                return None
            merged = tuple(b if a is None else a for a, b in zip(found, known, strict=True))
            if y not in axes or merged != known:
                axes[y] = merged
                stack.append(y)
    return axes if all(x in axes for x in inner) else None


class _Hidden(NamedTuple):
    """The columns from ``end`` on have one number in all rows of a block."""

    end: int
    number: Number


class _Leaf(NamedTuple):
    """A part of a value from outside of the group, as blocks read it.

    Attributes:
        value: the part.
        axes: what its axes stand for.
    """

    value: Value
    axes: tuple[_Axis, ...]

    def arranged(self, loops: Sequence[int]) -> Value:
        """The part with the axes of loops first."""
        first = [self.axes.index(axis) for axis in loops if axis in self.axes]
        order = (*first, *(n for n in range(len(self.axes)) if n not in first))
        return _permuted(self.value, order)


def _replacements(group: _Group) -> dict[Value, Value]:
    """Return what leaves a group as it is put together from blocks.

    What depends on something else that leaves it, as gradients do, computes the blocks again.
    """
    levels: defaultdict[int, list[Value]] = defaultdict(list)
    depth: dict[Value, int] = {}
    for x in Program((), tuple(group.ends)).order():
        depth[x] = max((depth[y] + (y in group.ends) for y in arrays_of(x.operands)), default=0)
        if x in group.ends:
            levels[depth[x]].append(x)
    return {x: made for ends in levels.values() for x, made in _put_together(group, ends).items()}


def _put_together(group: _Group, ends: Sequence[Value]) -> dict[Value, Value]:
    """Compute ends from the last block on: sums for columns that no block before reads are complete then."""
    blocks, columns = [_Block(group, ends, *bounds) for bounds in group.bounds()], 0
    for block in blocks:
        block.columns = columns = max(columns, block.columns)
    pieces: dict[Value, list[Value]] = {x: [] for x in ends}
    sums: dict[Value, Value] = {}
    for block in reversed(blocks):
        for x, known in sums.items():
            if (n := _column_of_sum(group, x)) is not None:
                end = block.part(x.shape[n], _COLUMN)[1]
                pieces[x].insert(0, _cut(known, n, end, known.shape[n]))
                sums[x] = _cut(known, n, 0, end)
        for x, result in zip(ends, block.results(sums), strict=True):
            if _ROW in group.axes[x]:
                pieces[x].insert(0, result)
            else:
                sums[x] = result
    new: dict[Value, Value] = {}
    for x in ends:
        parts = [part for part in (*([sums[x]] if x in sums else []), *pieces[x]) if part.size]
        along = group.axes[x].index(_ROW) if _ROW in group.axes[x] else _column_of_sum(group, x)
        if not parts:
            parts.append(make(Full(0.0, x.shape, x.dtype)))  # there are no elements
        elif along is not None and (rest := x.shape[along] - sum(part.shape[along] for part in parts)):
            parts.append(make(Full(0.0, (*x.shape[:along], rest, *x.shape[along + 1 :]), x.dtype)))
        new[x] = parts[0] if len(parts) == 1 else make(Concatenate(along or 0), *parts)
    return new


def _column_of_sum(group: _Group, x: Value) -> int | None:
    """The axis of the columns of a sum over rows."""
    axes = group.axes[x]
    return axes.index(_COLUMN) if _ROW not in axes and _COLUMN in axes else None


def _cut(x: Value, axis: int, start: int, stop: int) -> Value:
    if start == 0 and stop == x.shape[axis]:
        return x
    return make(Slice((*[ALL] * axis, (start, stop, None))), x)


def _permuted(x: Value, order: Sequence[int]) -> Value:
    return x if [*order] == [*range(len(order))] else make(Permute(tuple(order)), x)


class _Block:
    """Ends of a group for some of the rows.

    Args:
        group: the group.
        ends: the ends.
        start, stop: the rows, as the seed counts them.

    Attributes:
        columns: how many columns count, as the seed counts them: a mask hides the others.
    """

    def __init__(self, group: _Group, ends: Sequence[Value], start: int, stop: int) -> None:
        self._group, self._ends, self._rows = group, ends, (start, stop)
        self._hidden: dict[Value, _Hidden | None] = {}
        self._known: dict[Value, Value] = {}
        self._inputs: dict[_Leaf, Value] = {}
        self.columns = group.columns
        self.columns = self._columns_that_count()

    def part(self, size: int, axis: _Axis) -> tuple[int, int]:
        """The part of an axis that the block has."""
        if axis == _ROW:
            start, stop = self._rows
            return start * size // self._group.rows, stop * size // self._group.rows
        return (0, self.columns * size // self._group.columns) if axis == _COLUMN else (0, size)

    def results(self, sums: Mapping[Value, Value]) -> list[Value]:
        """Return the ends for these rows. Sums over rows are added to those of other blocks."""
        outputs, loops = list[Value](), self._group.loops
        for x in self._ends:
            made, axes = self._made(x), self._group.axes[x]
            if x in sums:
                made = make(Elementwise("add"), self._leaf(sums[x], axes), made)
            shape = tuple([size for size, axis in zip(made.shape, axes, strict=True) if axis not in loops])
            outputs.append(make(Reshape(shape), made) if loops else made)
        results = self._in_loops(outputs)
        for number, (x, result) in enumerate(zip(self._ends, results, strict=True)):
            rest = iter(range(len(loops), len(result.shape)))
            order = [loops.index(axis) if axis in loops else next(rest) for axis in self._group.axes[x]]
            results[number] = _permuted(result, order)
        return results

    def _in_loops(self, outputs: Sequence[Value]) -> list[Value]:
        """The results of the body for each matrix of the stack, with the axes of the stack first."""
        loops, inputs = self._group.loops, dict(self._inputs)
        for axis in reversed(loops):
            along = [leaf for leaf in inputs if axis in leaf.axes]
            order = [*along, *(leaf for leaf in inputs if axis not in leaf.axes)]
            body = Program(tuple([inputs[leaf] for leaf in order]), tuple(outputs))
            size = self._group.seed.shape[axis]
            for leaf in order:
                x = inputs[leaf]
                shape = (size, *x.shape) if axis in leaf.axes else x.shape
                inputs[leaf] = leaf.arranged(loops) if axis == loops[0] else new_input("part", shape, x.dtype)
            loop = make(Loop(body, 0, len(along), size), *[inputs[leaf] for leaf in order])
            outputs = [make(TupleElement(n), loop) for n in range(len(outputs))]
        if not loops:  # of a single matrix the loop has one round: what it computes is computed together
            body = Program(tuple(inputs.values()), tuple(outputs))
            loop = make(Loop(body, 0, 0, 1), *[leaf.value for leaf in inputs])
            outputs = [make(Slice((0,)), make(TupleElement(n), loop)) for n in range(len(outputs))]
        return [*outputs]

    # The body

    def _input(self, leaf: _Leaf) -> Value:
        if leaf not in self._inputs:
            x = leaf.value
            shape = [n for n, axis in zip(x.shape, leaf.axes, strict=True) if axis not in self._group.loops]
            self._inputs[leaf] = new_input("part", tuple(shape), x.dtype)
        return self._inputs[leaf]

    def _made(self, x: Value) -> Value:
        if x not in self._known:
            self._known[x] = self._computed(x)
        return self._known[x]

    def _leaf(self, x: Value, axes: tuple[_Axis, ...]) -> Value:
        """What the body reads of a value, with one element along axes of loops."""
        made, loops = self._input(_Leaf(x, axes)), self._group.loops
        shape = tuple([1 if axis in loops else size for size, axis in zip(x.shape, axes, strict=True)])
        return make(Reshape(shape), made) if len(made.shape) < len(shape) else made

    def _operand(self, x: Argument, axes: tuple[_Axis, ...]) -> Argument:
        if not isinstance(x, Value):
            return x
        if x in self._group.inner:
            return self._made(x)
        for n, axis in enumerate(axes):
            x = _cut(x, n, *self.part(x.shape[n], axis))
        return self._leaf(x, axes)

    def _computed(self, x: Value) -> Value:
        group, primitive, shape = self._group, x.primitive, list[int]()
        for size, axis in zip(x.shape, group.axes[x], strict=True):
            start, stop = self.part(size, axis)
            shape.append(1 if axis in group.loops else stop - start)
        if isinstance(primitive, (Broadcast, Reshape)):
            primitive = type(primitive)(tuple(shape))
        operands = tuple([self._operand(*each) for each in group.operands(x)])
        return Value(primitive, operands, tuple(shape), x.dtype, x.source)

    # Columns that a mask hides

    def _columns_that_count(self) -> int:
        """How many columns count: from there on reductions along columns add nothing, and sums over rows are zero."""
        group, found = self._group, list[int]()
        for x in (*group.inner, *self._ends):
            for y in arrays_of(x.operands):
                nothing = self._nothing(x, y)
                if nothing is not None:
                    hidden = self._hidden_in(y)
                    if hidden is None or hidden.number != nothing:
                        return group.columns
                    found.append(hidden.end)
        return max(1, *found) if found else group.columns

    def _nothing(self, x: Value, y: Value) -> Number | None:
        """The number in columns of an operand that adds nothing to a value; NaN if all count, None if none is read."""
        axes = self._group.axes
        if y not in self._group.inner or _COLUMN not in axes[y]:
            return None
        if x in self._ends:
            return math.nan if {_ROW, _COLUMN} <= {*axes[x]} else 0.0
        if not isinstance(x.primitive, Reduce) or _COLUMN in axes[x]:
            return None
        return {"add": 0.0, "maximum": -math.inf, "minimum": math.inf}.get(x.primitive.function, math.nan)

    def _hidden_in(self, x: Value) -> _Hidden | None:
        """The number in columns of a value from some one on; None if nothing is known."""
        if x not in self._hidden:
            is_in = x in self._group.inner and _COLUMN in self._group.axes[x]
            self._hidden[x] = self._hidden_by(x) if is_in else None
        return self._hidden[x]

    def _hidden_by(self, x: Value) -> _Hidden | None:
        primitive = x.primitive
        if isinstance(primitive, Where):
            condition, _, other = x.operands
            end = None if isinstance(other, Value) else self._allowed(condition, x)
            return None if end is None or isinstance(other, Value) else _Hidden(end, other)
        if isinstance(primitive, (Permute, Reshape, Broadcast, Cast)):
            return self._hidden_in(arrays_of(x.operands)[0])
        if not isinstance(primitive, Elementwise):
            return None
        known = [self._hidden_in(y) if isinstance(y, Value) else _Hidden(0, y) for y in x.operands]
        if all(known):
            with np.errstate(all="ignore"):
                number = getattr(np, primitive.function)(*[np.float64(each.number) for each in known if each])
            return _Hidden(max(each.end for each in known if each), float(number))
        kept, any_place = _ABSORBING.get(primitive.function, (math.nan, False))
        return next((each for each in known[: None if any_place else 1] if each and each.number == kept), None)

    def _allowed(self, condition: Argument, x: Value) -> int | None:
        """From which column on a condition holds for none of the rows; None if it is not a constant."""
        array = self._group.constant(condition)
        if array is None:
            return None
        rank = len(x.shape) - array.ndim
        array, axes = np.broadcast_to(array, x.shape[rank:]), self._group.axes[x][rank:]
        if _COLUMN not in axes:
            return None
        for n, axis in enumerate(axes):
            if axis == _ROW:
                array = array[(*[slice(None)] * n, slice(*self.part(array.shape[n], _ROW)))]
        column = axes.index(_COLUMN)
        some = np.flatnonzero(array.any(tuple([n for n in range(array.ndim) if n != column])))
        allowed: int = array.shape[column]
        return (int(some[-1]) + 1 if some.size else 0) * self._group.columns // allowed


_ABSORBING: Mapping[str, tuple[float, bool]] = {
    "add": (-math.inf, True),
    "divide": (0.0, False),
    "multiply": (0.0, True),
    "subtract": (-math.inf, False),
}
"""The operand of a function that is also its result, whatever the other one is; and whether any operand may be it."""


def _constant(x: Argument) -> Array | None:
    """The elements of a value that is computed from constants, such as a mask of positions."""
    if not isinstance(x, Value):
        return np.asarray(x)
    primitive = x.primitive
    if isinstance(primitive, Constant):
        return np.asarray(primitive.array)
    if not isinstance(primitive, (Broadcast, Elementwise, Permute, Reshape)):
        return None
    operands = [_constant(y) for y in x.operands]
    known = [y for y in operands if y is not None]
    if len(known) < len(operands):
        return None
    if isinstance(primitive, Broadcast):
        return np.broadcast_to(known[0], x.shape)
    return np.asarray(compute(x, known))
