"""The plan of a loss and its gradients; the update of a training step consumes the gradients."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.core.variables import Param
from typedtensor.ir import Array, Program, Typed
from typedtensor.targets.base import BoundStep, PendingStep, Ran, StepExecutable, Store
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.bound.plan import BoundPlan
from typedtensor.targets.numpy.bound.sink import BoundSink, PlanWithBuffers
from typedtensor.targets.numpy.bucket_table import Buckets
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.gradient_parts import Streamed
from typedtensor.targets.numpy.gradient_sink import GradientSink, is_finite
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.parameter_binding import ParameterBinding, SideBySide
from typedtensor.targets.numpy.plan import Plan, runs_foreign_code
from typedtensor.targets.numpy.streaming import StreamingPlan, streams
from typedtensor.targets.numpy.tables import RowGradient, row_gradients

P = TypeVar("P", bound=Plan)


class StepPlan(StepExecutable):
    """The plan of a program whose results are a loss, gradients of one dtype, and further values.

    Args:
        program: the program, after all passes.
        parameters: the positions of the leaves that the gradients belong to.
        arena: the memory that the plan shares with other plans.
        further: the number of further values.
    """

    def __init__(self, program: Program, parameters: Sequence[int], arena: Arena, further: int = 0) -> None:
        self.program, self._parameters, self._arena = program, parameters, arena
        self._results = program.output_types()
        self._further = len(self._results) - further
        loss, first, *_ = self._results
        self._loss = np.empty(loss.shape, loss.dtype)
        self._dtype = first.dtype
        self._apart = "stream" not in arena.without

    @functools.cached_property
    def streamed(self) -> tuple[Streamed, ...]:
        """The gradients that a step computes, and its update consumes, tile by tile."""
        return streams(self.program, self._dtype, self._further) if self._apart else ()

    @functools.cached_property
    def tables(self) -> tuple[RowGradient, ...]:
        """The gradients of tables of which a sparse step computes only the rows that were read."""
        return row_gradients(self.program, self._dtype, self._further) if self._apart else ()

    @functools.cached_property
    def _gradients(self) -> Array:
        gradients = self._results[1 : self._further]
        return self._arena.array("gradients", (sum(x.size for x in gradients),), self._dtype)

    @functools.cached_property
    def _beside(self) -> SideBySide | None:
        """The input buffers of the parameters; None if there are gradients of other values, too."""
        if len(self._parameters) != self._further - 1:
            return None
        gradients, shared = self._results[1 : self._further], self._arena.shared
        key = "beside", *self._parameters, *[x.shape for x in gradients], self._dtype
        found: SideBySide | None = shared.get(key)  # shared with plans for other sizes
        if found is None:
            found = shared[key] = SideBySide(self._parameters, gradients, self._dtype, self._arena)
        return found

    @functools.cached_property
    def _places(self) -> Sequence[Array | None]:
        """A buffer for each input, or None."""
        beside = self._beside
        count = len(self.program.input_types())
        return [None if beside is None else beside.places.get(n) for n in range(count)]

    @functools.cached_property
    def _whole(self) -> ParameterBinding[Plan]:
        gradients, further = self._results[1 : self._further], self._results[self._further :]
        outputs = [self._loss, *_apart(self._gradients, gradients), *[None] * len(further)]

        def make(inputs: Sequence[Array | None]) -> Plan:
            return Plan(self.program, outputs, inputs, arena=self._arena)

        return self._binding(make)

    @functools.cached_property
    def _streaming(self) -> ParameterBinding[StreamingPlan]:
        return self._in_parts(())

    @functools.cached_property
    def _sparse(self) -> ParameterBinding[StreamingPlan]:
        return self._in_parts(self.tables)

    def _in_parts(self, tables: Sequence[RowGradient]) -> ParameterBinding[StreamingPlan]:
        def make(inputs: Sequence[Array | None]) -> StreamingPlan:
            return StreamingPlan(
                self.program, self.streamed, tables, self._loss, self._further, inputs, arena=self._arena
            )

        return self._binding(make)

    def _binding(self, make: Callable[[Sequence[Array | None]], P]) -> ParameterBinding[P]:
        return ParameterBinding(make, self._places, self._arena, () if self._beside is None else self._beside.places)

    def _parts_for(self, sink: GradientSink | None) -> ParameterBinding[StreamingPlan] | None:
        """Return the plans that compute gradients in parts, if the sink consumes such parts."""
        if sink is None or not sink.tiled:
            return None
        if sink.sparse and self.tables:
            return self._sparse
        return self._streaming if self.streamed else None

    @functools.cached_property
    def _foreign(self) -> bool:
        """Whether the plan runs operations that users wrote, which see the calling context."""
        return runs_foreign_code(self.program)

    @property
    def plan(self) -> Plan:
        """The plan that computes whole gradients, from copies of the leaves."""
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
        if sink is None and not self._foreign:
            return self._arena.use.call_apart(self._run_quiet, arrays, holders)
        return self._arena.use.call(self._run, arrays, sink, holders)

    def _run_quiet(self, arrays: Sequence[Any], holders: Sequence[object]) -> Ran | None:
        """Run without a sink, in the arena's context, which ignores floating-point errors."""
        return self._run(arrays, None, holders, quiet=True)

    def _run(
        self,
        arrays: Sequence[Any],
        sink: GradientSink | None,
        holders: Sequence[object],
        fill: Callable[[], object] | None = None,
        *,
        quiet: bool = False,
    ) -> Ran | None:
        """Run with exclusive use of the arena.

        Args:
            arrays: the leaves.
            sink: consumes the gradients; None returns them.
            holders: the owners of the leaves, as in :meth:`ParameterBinding.ready`.
            fill: copies adjacent small parameters into their buffers.
            quiet: whether NumPy's floating-point errors are ignored already.
        """
        arena, parts = self._arena, self._parts_for(sink)
        if not arena.give_back(gradients=parts is None):
            return None
        arena.settle()
        if fill is not None:
            fill()
        if parts is not None:
            assert sink is not None
            streaming = parts.ready(arrays, holders, filled=fill is not None)
            streaming.run_into(sink, quiet=quiet)
            return Ran(self._loss.copy(), None, arena.lend(streaming.further))
        plan, gradients = self._whole.ready(arrays, holders, filled=fill is not None), self._gradients
        work = plan, gradients, sink
        if quiet:
            finite = _run(*work)
        else:
            alone = plan.quietly if sink is None else quietly  # a sink may run users' code
            finite = alone(_run, *work)
        result = Lent(gradients, finite)
        arena.lent = weakref.ref(result)
        return Ran(self._loss.copy(), result, arena.lend(plan.outputs[self._further :]))

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        beside = self._beside
        if not isinstance(store, Buckets) or beside is None:
            return None
        found = store.buckets(parameters)
        if found is None or any(bucket.dtype != self._dtype for bucket in found[0]):
            return None
        (bucket, *more), kernel, update = found
        values, positions = beside.values, frozenset(self._parameters)
        others = [n for n in range(len(self.program.input_types())) if n not in positions]
        if more or values is None or values.nbytes > cost_model.UPDATE_BYTES or self.streamed or self.tables:
            return BoundSink(self._work(kernel), beside, others, store, [bucket, *more], kernel, update)
        further = self._whole.plan.outputs[self._further :]
        return BoundPlan(
            self._whole, self._loss, self._gradients, values, others, self._arena, bucket, kernel, update, further
        )

    def _work(self, kernel: Kernel) -> PlanWithBuffers:
        """Return how a step with the given update runs the plan."""
        run, foreign = functools.partial(self._run, quiet=not self._foreign), self._foreign
        if kernel.elementwise and kernel.is_still and self.tables:  # each step reads other rows
            return PlanWithBuffers(run, self._arena, None, self._loss, None, self._further_of, foreign)
        if kernel.elementwise and self.streamed:
            return PlanWithBuffers(run, self._arena, self._streaming, self._loss, None, _further_of_streaming, foreign)
        return PlanWithBuffers(run, self._arena, self._whole, self._loss, self._gradients, self._further_of, foreign)

    def _further_of(self, plan: Plan) -> Sequence[Array]:
        return plan.outputs[self._further :]


def _further_of_streaming(plan: Plan) -> Sequence[Array]:
    assert isinstance(plan, StreamingPlan)
    return plan.further


def _run(plan: Plan, gradients: Array, sink: GradientSink | None) -> bool:
    """Run a plan, feed its gradients to a sink, and return whether all gradients are finite."""
    plan.run_inside()
    finite = is_finite(gradients)
    if sink is not None:
        sink.take(0, gradients.size, gradients, finite)
        sink.complete = True
    return finite


def _apart(gradients: Array, outputs: Sequence[Typed]) -> list[Array | None]:
    """Return views of the gradients, each with its own shape."""
    places: list[Array | None] = []
    start = 0
    for output in outputs:
        places.append(gradients[start : start + output.size].reshape(output.shape))
        start += output.size
    return places
