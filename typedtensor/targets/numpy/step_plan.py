"""A loss and its gradients as a plan, whose gradients are consumed by the update of a step."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.core.expr import Param
from typedtensor.ir import Array, Program, Value
from typedtensor.targets.base import BoundStep, PendingStep, Ran, StepExecutable, Store
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.bound_plan import BoundPlan, BoundSink
from typedtensor.targets.numpy.bucket_table import Buckets
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.gradient_sink import GradientSink, is_finite
from typedtensor.targets.numpy.parameter_binding import Residence
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.streaming import StreamingPlan, streams
from typedtensor.targets.numpy.tables import RowGradient, row_gradients


class StepPlan(StepExecutable):
    """A program that returns a loss, gradients of one precision, and further values, as a plan.

    Args:
        program: the program, after all passes.
        parameters: the positions of the leaves that the gradients are for.
        arena: memory that it shares with other plans.
        further: how many further values there are.

    Attributes:
        streamed: the gradients that are computed in parts for a step.
        tables: the gradients of which only some rows are computed for a step that leaves others as they are.
    """

    def __init__(self, program: Program, parameters: Sequence[int], arena: Arena, further: int = 0) -> None:
        self.program, self._parameters, self._arena = program, parameters, arena
        self._further = len(program.outputs) - further
        loss, first, *_ = program.outputs
        self._loss = np.empty(loss.shape, loss.dtype)
        self._dtype = first.dtype
        apart = "stream" not in arena.without
        self.streamed = streams(program, self._dtype, self._further) if apart else ()
        self.tables = row_gradients(program, self._dtype, self._further) if apart else ()

    @functools.cached_property
    def _gradients(self) -> Array:
        gradients = self.program.outputs[1 : self._further]
        return self._arena.array("gradients", (sum(x.size for x in gradients),), self._dtype)

    @functools.cached_property
    def _values(self) -> Array | None:
        """Where a few parameters are read, side by side; None if they are many, or gradients are for results, too."""
        size = sum(x.size for x in self.program.outputs[1 : self._further])
        few = len(self._parameters) == self._further - 1 and size * self._dtype.itemsize <= cost_model.FEW_BYTES
        return self._arena.array("values", (size,), self._dtype) if few else None

    @functools.cached_property
    def _whole(self) -> Residence[Plan]:
        gradients, further = self.program.outputs[1 : self._further], self.program.outputs[self._further :]
        outputs = [self._loss, *_apart(self._gradients, gradients), *[None] * len(further)]
        places: list[Array | None] = [None] * len(self.program.inputs)
        if self._values is not None:
            for position, place in zip(self._parameters, _apart(self._values, gradients), strict=True):
                places[position] = place

        def make(inputs: Sequence[Array | None]) -> Plan:
            return Plan(self.program, outputs, inputs, arena=self._arena)

        return Residence(make, places, self._arena)

    @functools.cached_property
    def _streaming(self) -> Residence[StreamingPlan]:
        return self._in_parts(())

    @functools.cached_property
    def _sparse(self) -> Residence[StreamingPlan]:
        return self._in_parts(self.tables)

    def _in_parts(self, tables: Sequence[RowGradient]) -> Residence[StreamingPlan]:
        def make(inputs: Sequence[Array | None]) -> StreamingPlan:
            return StreamingPlan(
                self.program, self.streamed, tables, self._loss, self._further, inputs, arena=self._arena
            )

        return Residence(make, [None] * len(self.program.inputs), self._arena)

    def _parts_for(self, sink: GradientSink | None) -> Residence[StreamingPlan] | None:
        """What computes gradients in parts for a step that takes them so."""
        if sink is None or not sink.tiled:
            return None
        if self.tables and sink.sparse:
            return self._sparse
        return self._streaming if self.streamed else None

    @property
    def plan(self) -> Plan:
        """The plan that gives all gradients at once, from copies of the leaves."""
        return self._whole.plan

    @property
    def instructions(self) -> int:
        return len(self.plan.written)

    @property
    def bytes(self) -> int:
        return self.plan.bytes

    def run(
        self, arrays: Sequence[Array], step: PendingStep | None = None, holders: Sequence[object] = ()
    ) -> Ran | None:
        sink = step if isinstance(step, GradientSink) else None
        return self._arena.use.call(self._run, arrays, sink, holders)

    def _run(self, arrays: Sequence[Array], sink: GradientSink | None, holders: Sequence[object]) -> Ran | None:
        """The same while nothing else uses the arena."""
        arena, parts = self._arena, self._parts_for(sink)
        if parts is None and (before := arena.lent()) is not None and not before.give_back():
            return None
        if arena.further and not arena.give_back():
            return None
        arena.settle()
        if parts is not None:
            assert sink is not None
            streaming = parts.ready(arrays, holders)
            streaming.run_into(sink)
            return Ran(self._loss.copy(), None, arena.lend(streaming.further))
        plan, gradients = self._whole.ready(arrays, holders), self._gradients
        alone = plan.quietly if sink is None else quietly  # a sink may run code of users' own
        made = Lent(gradients, alone(_run, plan, gradients, sink))
        arena.lent = weakref.ref(made)
        return Ran(self._loss.copy(), made, arena.lend(plan.outputs[self._further :]))

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        if not isinstance(store, Buckets) or len(self._parameters) != self._further - 1:
            return None
        found = store.bucket(parameters)
        if found is None or found[0].dtype != self._dtype:
            return None
        values, positions = self._values, frozenset(self._parameters)
        others = [n for n in range(len(self.program.inputs)) if n not in positions]
        if self.streamed or self.tables or values is None or values.nbytes > cost_model.UPDATE_BYTES:
            return BoundSink(self._run, self._parameters, others, self._arena, store, *found)
        further = self._whole.plan.outputs[self._further :]
        return BoundPlan(self._whole, self._loss, self._gradients, values, others, self._arena, *found, further)


def _run(plan: Plan, gradients: Array, sink: GradientSink | None) -> bool:
    """Run a plan, let its gradients be taken, and say whether they are known to be finite."""
    plan.run_inside()
    finite = is_finite(gradients)
    if sink is not None:
        sink.take(0, gradients.size, gradients, finite)
        sink.complete = True
    return finite


def _apart(gradients: Array, outputs: Sequence[Value]) -> list[Array | None]:
    """The gradients, each with its own axes, as views."""
    places: list[Array | None] = []
    start = 0
    for output in outputs:
        places.append(gradients[start : start + output.size].reshape(output.shape))
        start += output.size
    return places
