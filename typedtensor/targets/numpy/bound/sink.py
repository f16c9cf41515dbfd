"""A training step as one bound call sequence: a plan of any parameters, then the update of their buckets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import quietly
from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Assignment, BoundStep, Ran, Store
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy.bound.prepared import PreparedStep, Sides
from typedtensor.targets.numpy.buckets import Bucket, values_of
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.gradient_sink import GradientSink
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.parameter_binding import ParameterBinding, SideBySide
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.streaming import StreamingPlan

Run = Callable[[Sequence[Any], GradientSink | None, Sequence[object], Callable[[], object]], Ran | None]
"""Computes a loss and feeds its gradients to a sink, with exclusive use of the arena. Its last argument copies adjacent
small parameters into their buffers and is called first."""

MOST_PREPARED = 8
"""The largest number of prepared steps, one for each combination of the buckets' sides: three buckets have eight."""


class PlanWithBuffers(NamedTuple):
    """A plan and the buffers that a step reads from it.

    Attributes:
        run: runs the plan.
        arena: the memory of the plan.
        binding: the plans by addresses of parameters; None if calls are not bound ahead of time.
        loss: the buffer of the loss.
        gradients: the buffer of all gradients; None if some gradients are computed in parts.
        further: returns the buffers of the further values of a plan.
        foreign: whether the plan runs operations that users wrote.
    """

    run: Run
    arena: Arena
    binding: ParameterBinding[Plan] | ParameterBinding[StreamingPlan] | None
    loss: Array
    gradients: Array | None
    further: Callable[[Plan], Sequence[Array]]
    foreign: bool


class BoundSink(BoundStep):
    """A plan whose parameters are in buckets, and the update of the buckets by the plan's gradients.

    Args:
        work: the plan.
        beside: the input buffers of the parameters.
        others: the positions of the leaves that are not parameters of the buckets.
        store: holds the buckets.
        buckets: the parameters, in the order of their gradients.
        kernel: the compiled update.
        update: the program of the update.
    """

    def __init__(
        self,
        work: PlanWithBuffers,
        beside: SideBySide,
        others: Sequence[int],
        store: Store,
        buckets: Sequence[Bucket],
        kernel: Kernel,
        update: UpdateProgram,
    ) -> None:
        self._work, self._store, self._buckets, self._kernel = work, store, buckets, kernel
        sizes = [bucket.size for bucket in buckets]
        self._copies, self._apart = beside.copies(sizes), beside.others(sizes)
        self._count = len(others) + len(beside.places) + len(self._apart)
        self.others, self.scalars = others, update.scalars
        self.alone = work.arena.use.call if work.foreign else work.arena.use.call_apart
        self._numbers = [np.zeros((), bucket.dtype) for bucket in buckets[:1] for _ in update.scalars]
        self._prepared: dict[int, PreparedStep] = {}
        self._met: dict[int, list[int]] = {}

    def is_current(self) -> bool:
        return all(bucket.is_home() for bucket in self._buckets)

    def values(self) -> Callable[[Node], AnyTensor | None]:
        return values_of(self._buckets)

    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float], holders: Sequence[object] = ()
    ) -> tuple[Array, Sequence[Assignment], Sequence[Lent]] | None:
        if self._work.binding is None:
            return self._run_through(arrays, numbers, holders)
        sides, key = [], 0
        for bucket in self._buckets:
            sides.append(found := bucket.sides())
            key = 2 * key + found[0]
        prepared = self._prepared.get(key)
        if prepared is not None and prepared.holds(sides):
            result = self._run_prepared(prepared, sides, arrays, numbers, holders)
            return self._run_through(arrays, numbers, holders) if result is None else result
        there = [id(x) for _, *both in sides for x in both]
        if self._met.get(key) == there:  # the buckets alternate between these memories
            self._prepare(key, sides, arrays, numbers)
        self._met[key] = there
        return self._run_through(arrays, numbers, holders)

    def _run_prepared(
        self,
        prepared: PreparedStep,
        sides: Sides,
        arrays: Sequence[Array],
        numbers: Sequence[float],
        holders: Sequence[object],
    ) -> tuple[Array, Sequence[Assignment], Sequence[Lent]] | None:
        """Run by bound calls; None if a gradient is not finite, or the calls were not bound for these scalars."""
        work = self._work
        arena, binding = work.arena, work.binding
        assert binding is not None, "a prepared step belongs to one of its plans"
        if numbers and not prepared.takes(numbers):
            return None
        if not arena.give_back():
            return None
        arena.settle()
        for place, number in zip(self._numbers, numbers, strict=True):
            place[()] = number
        binding.fill(prepared.plan, self.others, arrays, holders)
        if not (quietly(prepared.run) if work.foreign else prepared.run()):
            return None
        result = []
        for bucket, (number, _, _) in zip(self._buckets, sides, strict=True):
            result.append((bucket.present, bucket.written(number)))
        further = work.further(prepared.plan)
        return work.loss.copy(), result, arena.lend(further) if further else ()

    def _prepare(self, key: int, sides: Sides, arrays: Sequence[Array], numbers: Sequence[float]) -> None:
        """Bind the calls of a step if a plan reads its large parameters in place."""
        binding = self._work.binding
        assert binding is not None, "calls are bound"
        leaves = self._leaves(arrays)
        plan: Plan | None = binding.bound_plan(leaves, [position for position, _, _ in self._apart])
        if plan is None:
            return
        for place, number in zip(self._numbers, numbers, strict=True):
            place[()] = number
        copies = [
            (place.__setitem__, (Ellipsis, sides[bucket][1].values[start:stop]))
            for (bucket, start, stop), place in self._copies
        ]
        if len(self._prepared) >= MOST_PREPARED:
            self._prepared.clear()
        self._prepared[key] = PreparedStep(
            plan, self._work.gradients, copies, self._buckets, sides, self._kernel, self._numbers
        )

    def _leaves(self, arrays: Sequence[Array]) -> list[Any]:
        """Return the inputs of the plan, with None for adjacent small parameters."""
        leaves: list[Any] = [None] * self._count
        for position, (bucket, start, stop), shape in self._apart:
            leaves[position] = self._buckets[bucket].present._value.array[start:stop].reshape(shape)
        for n, position in enumerate(self.others):
            leaves[position] = arrays[n]
        return leaves

    def _run_through(
        self, arrays: Sequence[Array], numbers: Sequence[float], holders: Sequence[object]
    ) -> tuple[Array, Sequence[Assignment], Sequence[Lent]] | None:
        """Run through a sink, which determines where each gradient's update is written."""
        versions = [bucket.present._value for bucket in self._buckets]
        held: list[object] = []
        if holders:
            held = [None] * self._count
            for position, (bucket, _, _), _ in self._apart:
                held[position] = versions[bucket]
            for n, position in enumerate(self.others):
                held[position] = holders[n]

        def fill() -> None:
            for (bucket, start, stop), place in self._copies:
                place[...] = versions[bucket].array[start:stop]

        sink = GradientSink(self._buckets, self._kernel, numbers, self._store, {})
        result = self._work.run(self._leaves(arrays), sink, held, fill)
        if result is None or sink.refused is not None:
            return None
        return result.loss, sink.after()[0], result.further
