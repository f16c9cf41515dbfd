"""A loss and its gradients as one plan."""

from __future__ import annotations

import functools
import math
import weakref
from collections.abc import Collection, Sequence

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.ad.symbolic import gradients_found
from typedtensor.backends.quiet import quietly
from typedtensor.plan.buffers import Arena
from typedtensor.plan.executor import Plan
from typedtensor.plan.lending import Lent
from typedtensor.plan.lowering import lower
from typedtensor.plan.optimizing import Watcher, optimize
from typedtensor.plan.residence import Residence
from typedtensor.plan.streaming import StreamingPlan, Taker, streams
from typedtensor.plan.structure import Unplannable
from typedtensor.plan.values import Array
from typedtensor.scope import MODE, Mode


class GradientPlan:
    """The value of a loss and its gradients, from arrays for its leaves.

    Args:
        loss: a real scalar.
        leaves: its inputs and parameters.
        arrays: an array for each, of which the plan takes shapes and dtypes.
        targets: the leaves whose gradients are wanted.
        without: the names of rewrites that are left out.
        watch: is told of each rewrite.
        arena: memory that it shares with other plans.

    Attributes:
        places: which of the targets the loss depends on; the others have no gradient.

    Raises:
        Unplannable: when the interpreter is needed.
    """

    def __init__(
        self,
        loss: Node,
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        targets: Sequence[Node],
        without: Collection[str] = (),
        watch: Watcher | None = None,
        arena: Arena | None = None,
    ) -> None:
        by_leaf = dict(zip(leaves, arrays, strict=True))
        mode = MODE.set(Mode.LAZY)  # gradients are written down, whatever the computation around does with nodes
        try:
            found = gradients_found(loss, targets)
        finally:
            MODE.reset(mode)
        self.places = tuple(n for n, target in enumerate(targets) if target in found)
        present = [targets[n] for n in self.places]
        self._shapes = [by_leaf[target].shape for target in present]
        dtypes = {by_leaf[target].dtype for target in present}
        if len(dtypes) != 1:
            raise Unplannable("the leaves that gradients are wanted for are none, or differ in precision")
        program = optimize(lower((loss, *(found[target] for target in present)), by_leaf), without, watch)
        self._program, self._arena = program, arena or Arena(without)
        self._loss = np.empty(program.outputs[0].shape, program.outputs[0].dtype)
        self._dtype = dtypes.pop()
        self._blocks = "blocks" not in without
        self._streamed = () if "stream" in without else streams(program, self._dtype)

    @functools.cached_property
    def _gradients(self) -> Array:
        return self._arena.array("gradients", (sum(map(math.prod, self._shapes)),), self._dtype)

    @functools.cached_property
    def _whole(self) -> Residence[Plan]:
        outputs = [self._loss, *self.apart(self._gradients)]

        def make(inputs: Sequence[Array | None]) -> Plan:
            return Plan(self._program, outputs, inputs, arena=self._arena, blocks=self._blocks)

        return Residence(make, len(self._program.inputs))

    @functools.cached_property
    def _streaming(self) -> Residence[StreamingPlan]:
        def make(inputs: Sequence[Array | None]) -> StreamingPlan:
            return StreamingPlan(
                self._program, self._streamed, self._loss, inputs, arena=self._arena, blocks=self._blocks
            )

        return Residence(make, len(self._program.inputs))

    @property
    def plan(self) -> Plan:
        """The plan that gives all gradients at once, from copies of the leaves."""
        return self._whole.plan

    @property
    def streams(self) -> bool:
        """Whether some gradients are better computed in parts."""
        return bool(self._streamed)

    def apart(self, gradients: Array) -> list[Array]:
        """The gradients, each with its own axes, as views."""
        places: list[Array] = []
        start = 0
        for shape in self._shapes:
            stop = start + math.prod(shape)
            places.append(gradients[start:stop].reshape(shape))
            start = stop
        return places

    def run(self, arrays: Sequence[Array]) -> tuple[Array, Lent] | None:
        """The loss, and the gradients side by side; None while it, or what shares its memory, is in use elsewhere."""
        arena = self._arena
        if not arena.lock.acquire(blocking=False):
            return None
        try:
            before = arena.lent()
            if before is not None and not before.give_back():
                return None
            plan, gradients = self._whole.ready(arrays), self._gradients
            made = Lent(gradients, quietly(_run, plan, gradients))
            arena.lent = weakref.ref(made)
            return self._loss.copy(), made
        finally:
            arena.lock.release()

    def stream(self, arrays: Sequence[Array], taker: Taker) -> Array | None:
        """The loss, and the gradients, in parts, to ``taker``; None as above."""
        arena = self._arena
        if not arena.lock.acquire(blocking=False):
            return None
        try:
            self._streaming.ready(arrays).run_for(taker)
            return self._loss.copy()
        finally:
            arena.lock.release()


def _run(plan: Plan, gradients: Array) -> bool:
    """Run a plan, and say whether gradients are known to be finite."""
    plan.run_inside()
    return math.isfinite(gradients.dot(gradients))
