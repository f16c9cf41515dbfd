"""Execution of bodies over trees, level by level, by plans that are kept for each width of a level.

The structure of a tree is data, and no plan depends on it: states of children are gathered into the inputs of the
plan for the level's width, and its results are scattered to the nodes. Wide levels are run in several parts.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array, Constant, Loop, Program, Tree, TupleElement, Value, make, name_of, new_input
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import BoundCall, Operation, Step
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.regions.loops import place_part
from typedtensor.targets.numpy.writer import WRITERS, Writer


@dataclass(frozen=True, slots=True)
class TreeWalk(Operation):
    """A step that runs a body over trees."""

    tree: Tree
    arena: Arena
    around: Hashable

    def call(self, out: tuple[Array, ...], inputs: tuple[Any, ...]) -> BoundCall:
        tree = self.tree
        first = tree.states + tree.indices
        second = first + tree.sequences
        walk = Walk(tree, inputs[second:], self.arena, self.around)
        run = walk.up if tree.upwards else walk.down
        return run, (inputs[: tree.states], inputs[tree.states : first], inputs[first:second], out)


@dataclass(frozen=True, slots=True)
class Level:
    """Inner nodes of one height: positions among the inner nodes, node numbers, and numbers of children, by rank."""

    width: int
    places: slice | Array
    own: slice | Array
    parts: tuple[slice | Array, ...]


class _Widths(dict[int, Plan]):
    """Plans by number of nodes."""

    __slots__ = ("__weakref__",)


class Walk:
    """A body over trees, bound to constants.

    Args:
        tree: the primitive.
        constants: the arrays that all nodes read.
        arena: the memory of the plans.
        around: the name of the surrounding plan's buffers in the arena. Walks in one plan reuse each other's memory,
            whatever their sizes.
    """

    def __init__(self, tree: Tree, constants: Sequence[Array], arena: Arena, around: Hashable) -> None:
        self.tree, self.constants, self.arena = tree, constants, arena
        self._name = "tree", around
        key = self._name, program_key(tree.body), *(address_of(x) for x in constants)
        self._plans: _Widths = arena.shared.setdefault(key, _Widths())

    def plan(self, width: int) -> Plan:
        """Return the plan for ``width`` nodes."""
        found = self._plans.get(width)
        if found is None:
            without = self.arena.without
            program = _program(self.tree, width, without)
            varying = [None] * (len(program.inputs) - len(self.constants))
            inputs = [*varying, *self.constants]
            plan = Plan(program, inputs=inputs, arena=self.arena, name=self._name)
            found = self._plans[width] = plan
        return found

    def up(
        self, starts: Sequence[Array], indices: Sequence[Array], sequences: Sequence[Array], results: Sequence[Array]
    ) -> None:
        """Run from the leaves to the roots."""
        states = len(starts)
        columns, more = results[:states], results[states:]
        levels = levels_of(self.tree.nodes, *indices)[0]
        for column, start in zip(columns, starts, strict=True):
            column[indices[0]] = start
        for level in levels:
            plan = self.plan(level.width)
            places = iter(plan.inputs)
            for side in level.parts:
                for column in columns:
                    if type(side) is slice:
                        next(places)[...] = column[side]
                    else:
                        column.take(side, 0, next(places), "clip")
            for sequence in sequences:
                next(places)[...] = sequence[level.places]
            plan.run_inside()
            result = iter(plan.outputs)
            for column in columns:
                column[level.own] = next(result)
            for stack in more:
                stack[level.places] = next(result)

    def down(
        self, starts: Sequence[Array], indices: Sequence[Array], sequences: Sequence[Array], results: Sequence[Array]
    ) -> None:
        """Run from the roots to the leaves."""
        states = len(starts)
        columns, more = results[:states], results[states:]
        levels, apart = levels_of(self.tree.nodes, *indices)
        for column, start in zip(columns, starts, strict=True):
            column[...] = start
        for level in reversed(levels):
            plan = self.plan(level.width)
            places = iter(plan.inputs)
            for values in (*((column, level.own) for column in columns), *((x, level.places) for x in sequences)):
                next(places)[...] = values[0][values[1]]
            plan.run_inside()
            result = iter(plan.outputs)
            for side in level.parts:
                for column in columns:
                    if apart or type(side) is slice:
                        column[side] += next(result)
                    else:
                        np.add.at(column, side, next(result))
            for stack in more:
                stack[level.places] = next(result)


def levels_of(nodes: int, leaves: Array, own: Array, *parts: Array) -> tuple[list[Level], bool]:
    """Return the inner nodes by height, the lowest first, and whether each node has at most one parent.

    Raises:
        IndexError: the numbers do not describe trees, or an inner node does not come after its children.
    """
    key = nodes, *(x.tobytes() for x in (leaves, own, *parts))
    found = _LEVELS.get(key)
    if found is None:
        found = _LEVELS[key] = _levels(nodes, leaves, own, *parts)
        if len(_LEVELS) > cost_model.TREE_FORESTS:
            _LEVELS.popitem(last=False)
    return found


_LEVELS: OrderedDict[Hashable, tuple[list[Level], bool]] = OrderedDict()


def _levels(nodes: int, leaves: Array, own: Array, *parts: Array) -> tuple[list[Level], bool]:
    heights = dict.fromkeys(leaves.tolist(), 0)
    members: list[list[int]] = []
    try:
        numbers = (x.tolist() for x in (own, *parts))
        for place, (node, *below) in enumerate(zip(*numbers, strict=True)):
            height = max([heights[part] for part in below]) + 1
            heights[node] = height
            if height > len(members):
                members.append([])
            members[height - 1].append(place)
    except KeyError as error:
        raise IndexError(f"node {error.args[0]} is no node, or comes after a node that it is a part of") from None
    if len(heights) != nodes or not {*heights} == {*range(nodes)}:
        raise IndexError(f"the numbers of {nodes} nodes are not 0 to {nodes - 1}")
    found: list[Level] = []
    for level in members:
        for places in _in_parts(np.array(level)):
            sides = tuple(_as_slice(part[places]) for part in parts)
            found.append(Level(len(places), _as_slice(places), _as_slice(own[places]), sides))
    every = np.concatenate(parts)
    return found, len(np.unique(every)) == len(every)


def _in_parts(places: Array) -> list[Array]:
    """Return a level in parts of widths that plans exist for."""
    found: list[Array] = []
    while len(places):
        count = len(places) if len(places) <= cost_model.TREE_EXACT else 1 << (len(places).bit_length() - 1)
        found.append(places[:count])
        places = places[count:]
    return found


def _as_slice(numbers: Array) -> slice | Array:
    """Return consecutive numbers as a slice, others unchanged."""
    first = int(numbers[0])
    return slice(first, first + len(numbers)) if np.array_equal(numbers, first + np.arange(len(numbers))) else numbers


def _program(tree: Tree, width: int, without: Collection[str]) -> Program:
    """Return the program of the body, batched over ``width`` nodes."""
    varying = tree.taken + tree.sequences
    inputs = tuple(
        new_input(name_of(x), (width, *x.shape) if n < varying else x.shape, x.dtype)
        for n, x in enumerate(tree.body.inputs)
    )
    loop = make(Loop(tree.body, 0, varying, width), *inputs)
    return optimize(Program(inputs, tuple(make(TupleElement(n), loop) for n in range(len(tree.body.outputs)))), without)


def program_key(program: Program) -> Hashable:
    """Return a key, equal for programs that compute the same of inputs of the same shapes; it keeps constants alive."""
    numbers: dict[Value, int] = {x: n for n, x in enumerate(program.inputs)}
    key: list[Hashable] = [tuple((x.shape, x.dtype) for x in program.inputs)]
    for value in program.order():
        if value in numbers:
            continue
        operands = tuple(numbers[x] if isinstance(x, Value) else (type(x), repr(x)) for x in value.operands)
        primitive: Any = value.primitive
        what = _Same(primitive.array) if isinstance(primitive, Constant) else (primitive, repr(primitive))
        key.append((what, operands, value.shape, value.dtype))
        numbers[value] = len(numbers)
    return (*key, tuple(numbers[x] for x in program.outputs))


@dataclass(frozen=True, eq=False)
class _Same:
    """An object, compared by identity."""

    of: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.of is self.of

    def __hash__(self) -> int:
        return id(self.of)


def address_of(array: Any) -> Hashable:
    """Return a key for an array's address, or a number itself."""
    if not isinstance(array, np.ndarray):
        return type(array), repr(array)
    return data_address(array), array.shape, array.strides, array.dtype


def write_tree(writer: Writer, value: Value) -> None:
    """Write a walk over trees, and allocate the buffers of its results."""
    tree = value.primitive
    assert isinstance(tree, Tree)
    operands = tuple(writer.array(x) for x in value.operands)
    results = tuple(place_part(writer, value, n) for n in range(tree.elements))
    writer.code.append(Step(TreeWalk(tree, writer.arena, writer.pool.name), results, operands))


WRITERS[Tree] = write_tree
