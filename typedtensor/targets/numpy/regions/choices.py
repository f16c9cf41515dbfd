"""Execution of branches and repetitions by a plan of their body, which runs as often as values decide.

Small constants are copied into the plan's inputs, so that one plan serves all steps of a surrounding loop.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import Array, Branch, Program, Repeat, Value
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import BoundCall, Operation, Step
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.regions.loops import place_part
from typedtensor.targets.numpy.regions.trees import address_of, program_key
from typedtensor.targets.numpy.writer import WRITERS, Writer

Pairs = Sequence[tuple[Array, Array]]
"""Pairs of a destination and a source to copy."""


class Inside:
    """The plan of a body with constants.

    Args:
        body: the body.
        same: a key, equal for bodies that one plan serves.
        constants: the last inputs of the body.
        arena: the memory of the plan.
        name: the name of the plan's buffers in the arena.

    Attributes:
        plan: the plan.
        copied: the buffers of small constants, with the constants.
    """

    def __init__(self, body: Program, same: Hashable, constants: Sequence[Any], arena: Arena, name: Hashable) -> None:
        read = [x if x.nbytes > cost_model.COPIED_CONSTANT_BYTES else None for x in map(np.asarray, constants)]
        key = name, same, *(None if x is None else address_of(x) for x in read)
        plan: Plan | None = arena.shared.get(key)
        if plan is None:
            places = [*[None] * (len(body.inputs) - len(read)), *read]
            plan = Plan(optimize(body, arena.without), inputs=places, arena=arena, name=name)
            arena.shared[key] = plan
        self.plan = plan
        inputs = plan.inputs[len(plan.inputs) - len(read) :]
        self.copied: Pairs = [
            (place, x) for place, x, fixed in zip(inputs, constants, read, strict=True) if fixed is None
        ]


@dataclass(frozen=True, slots=True)
class Branching(Operation):
    """A step that runs a branch."""

    branch: Branch
    same: Hashable
    arena: Arena
    around: Hashable

    def call(self, out: tuple[Array, ...], inputs: tuple[Any, ...]) -> BoundCall:
        branch = self.branch
        others, constants = inputs[1 : 1 + branch.results], inputs[1 + branch.results :]
        inside = Inside(branch.body, self.same, constants, self.arena, ("branch", self.around))
        result = [*zip(out, inside.plan.outputs, strict=True)]
        return _branch, (inputs[0], branch.holds, inside, result, [*zip(out, others, strict=True)])


def _branch(condition: Array, holds: bool, inside: Inside, made: Pairs, others: Pairs) -> None:
    if condition.item() is not holds:
        _copy(others)
        return
    _copy(inside.copied)
    inside.plan.run_inside()
    _copy(made)


@dataclass(frozen=True, slots=True)
class Repetition(Operation):
    """A step that runs a repetition."""

    repeat: Repeat
    same: Hashable
    arena: Arena
    around: Hashable

    def call(self, out: tuple[Array, ...], inputs: tuple[Any, ...]) -> BoundCall:
        first = 1 + self.repeat.carries
        repeat, constants = self.repeat, inputs[first + self.repeat.sequences :]
        inside = Inside(repeat.body, self.same, constants, self.arena, ("repeat", self.around))
        return _Steps(repeat, inside, inputs, out).run, ()


class _Steps:
    """A repetition bound to arrays."""

    def __init__(self, repeat: Repeat, inside: Inside, inputs: Sequence[Any], out: Sequence[Array]) -> None:
        carries, first = repeat.carries, 1 + repeat.carries
        plan = inside.plan
        carried, outputs = plan.inputs[:carries], plan.outputs
        self._repeat, self._inside, self._first, self._steps = repeat, inside, inputs[0], out[0]
        self._starts = [*zip(carried, inputs[1:first], strict=True)]
        self._handed = [*zip(carried, outputs, strict=False)]
        self._last = [*zip(out[1:first], carried, strict=True)]
        sequences = inputs[first : first + repeat.sequences]
        self._elements = [*zip(plan.inputs[carries : carries + repeat.sequences], sequences, strict=True)]
        before = [plan.inputs[n] for n in repeat.kept]
        self._kept = [*zip(out[first:], before, strict=False)]
        self._made = [*zip(out[first + len(before) :], outputs[carries:], strict=False)]

    def run(self) -> None:
        """Run the body until its condition fails."""
        repeat, plan, handed = self._repeat, self._inside.plan, self._handed
        _copy(self._starts)
        _copy(self._inside.copied)
        goes_on, steps = bool(self._first), 0
        for position in repeat.positions(int(self._first)):
            if not goes_on:
                break
            room = position < repeat.length
            for place, sequence in self._elements:
                place[...] = sequence[position]
            if room:
                for stack, place in self._kept:
                    stack[position] = place
            plan.run_inside()
            if room:
                for stack, result in self._made:
                    stack[position] = result
            _copy(handed)
            steps += 1
            if repeat.decides:
                goes_on = plan.outputs[-1].item()
        repeat.require_room(steps)
        self._steps[...] = steps
        _copy(self._last)


def _copy(pairs: Pairs) -> None:
    for place, x in pairs:
        place[...] = x


def write_branch(writer: Writer, value: Value) -> None:
    """Write a branch, and allocate the buffers of its results."""
    branch = value.primitive
    assert isinstance(branch, Branch)
    _write(writer, value, branch.elements, Branching(branch, program_key(branch.body), writer.arena, writer.pool.name))


def write_repeat(writer: Writer, value: Value) -> None:
    """Write a repetition, and allocate the buffers of its results."""
    repeat = value.primitive
    assert isinstance(repeat, Repeat)
    _write(writer, value, repeat.elements, Repetition(repeat, program_key(repeat.body), writer.arena, writer.pool.name))


def _write(writer: Writer, value: Value, elements: int, operation: Operation) -> None:
    operands = tuple(writer.array(x) for x in value.operands)
    results = tuple(place_part(writer, value, n) for n in range(elements))
    writer.code.append(Step(operation, results, operands))


WRITERS[Branch] = write_branch
WRITERS[Repeat] = write_repeat
