"""Regions whose course is data: Python runs compiled bodies round by round, or trees level by level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from typedtensor.ir import (
    Array,
    Branch,
    ForeignCall,
    Loop,
    Program,
    Region,
    Repeat,
    Tree,
    TupleElement,
    make,
    name_of,
    new_input,
    values_within,
)
from typedtensor.ir.reference import branched, looped, repeated

Body = Callable[[Sequence[Array]], Sequence[Array]]
"""Runs a compiled program on arrays, and returns new ones."""

Compile = Callable[[Program], Body]


def runner(region: Region, compiled: Compile) -> Callable[[Sequence[Any]], list[Array]]:
    """Return what computes a region from its operands."""
    if isinstance(region, Tree):
        return _Tree(region, compiled)
    body = compiled(region.body)
    if isinstance(region, Branch):
        return lambda arrays: branched(region, lambda *given: body(given), *arrays)
    if isinstance(region, Loop):
        return lambda arrays: looped(region, lambda *given: body(given), *arrays)
    assert isinstance(region, Repeat)
    return lambda arrays: repeated(region, lambda *given: body(given), *arrays)


def runs_foreign_code(program: Program) -> bool:
    """Whether a program runs users' operations, which depend on the caller's context."""
    return any(isinstance(x.primitive, ForeignCall) for x in values_within(program.like or program))


class _Tree:
    """A body over trees, batched over the nodes of each level; each width of a level has a table."""

    def __init__(self, tree: Tree, compiled: Compile) -> None:
        self._tree, self._compiled, self._bodies = tree, compiled, dict[int, Body]()

    def __call__(self, operands: Sequence[Any]) -> list[Array]:
        tree = self._tree
        first = tree.states + tree.indices
        starts, indices, rest = operands[: tree.states], operands[tree.states : first], operands[first:]
        sequences, constants = rest[: tree.sequences], rest[tree.sequences :]
        results = [np.zeros(*tree.element(n)) for n in range(tree.elements)]
        states, stacks = results[: tree.states], results[tree.states :]
        levels, apart = levels_of(tree.nodes, *indices)
        for state, start in zip(states, starts, strict=True):
            state[indices[0] if tree.upwards else ...] = start
        for level in levels if tree.upwards else reversed(levels):
            sides = level.parts if tree.upwards else (level.own,)
            taken = [state[side] for side in sides for state in states]
            outputs = iter(self._body(level.width)([*taken, *(x[level.places] for x in sequences), *constants]))
            if tree.upwards:
                for state in states:
                    state[level.own] = next(outputs)
            else:
                for side in level.parts:
                    for state in states:
                        if apart or type(side) is slice:
                            state[side] += next(outputs)
                        else:
                            np.add.at(state, side, next(outputs))
            for stack in stacks:
                stack[level.places] = next(outputs)
        return results

    def _body(self, width: int) -> Body:
        if width not in self._bodies:
            tree, body = self._tree, self._tree.body
            varying = tree.taken + tree.sequences
            inputs = tuple(
                new_input(name_of(x), (width, *x.shape) if n < varying else x.shape, x.dtype)
                for n, x in enumerate(body.inputs)
            )
            loop = make(Loop(body, 0, varying, width), *inputs)
            outputs = tuple(make(TupleElement(n), loop) for n in range(len(body.outputs)))
            self._bodies[width] = self._compiled(Program(inputs, outputs))
        return self._bodies[width]


@dataclass(frozen=True, slots=True)
class Level:
    """Inner nodes of one height.

    Attributes:
        width: their number.
        places: their positions among the inner nodes.
        own: their numbers among all nodes.
        parts: the numbers of their children, by rank.
    """

    width: int
    places: slice | Array
    own: slice | Array
    parts: tuple[slice | Array, ...]


def levels_of(nodes: int, leaves: Array, own: Array, *parts: Array) -> tuple[list[Level], bool]:
    """Return the inner nodes by height, the lowest first, and whether each node has at most one parent.

    Raises:
        IndexError: the numbers do not describe trees, or an inner node does not come after its children.
    """
    return _levels(nodes, *(np.asarray(x, np.intp).tobytes() for x in (leaves, own, *parts)))


@lru_cache(64)  # a step needs those of a forest twice, upwards and downwards
def _levels(nodes: int, *numbers: bytes) -> tuple[list[Level], bool]:
    leaves, own, *parts = (np.frombuffer(x, np.intp) for x in numbers)
    heights = dict.fromkeys(leaves.tolist(), 0)
    members: list[list[int]] = []
    try:
        rows = zip(*(x.tolist() for x in (own, *parts)), strict=True)
        for place, (node, *below) in enumerate(rows):
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


_EXACT = 64
"""The widest level that runs as a whole; wider ones are divided into powers of two, so that few widths are compiled."""


def _in_parts(places: Array) -> list[Array]:
    """Return a level in parts of few widths."""
    found: list[Array] = []
    while len(places):
        count = len(places) if len(places) <= _EXACT else 1 << (len(places).bit_length() - 1)
        found.append(places[:count])
        places = places[count:]
    return found


def _as_slice(numbers: Array) -> slice | Array:
    """Return consecutive numbers as a slice, others unchanged."""
    first = int(numbers[0])
    return slice(first, first + len(numbers)) if np.array_equal(numbers, first + np.arange(len(numbers))) else numbers
