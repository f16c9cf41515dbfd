"""A loss and its gradients as one plan."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.ad.symbolic import gradients_found
from typedtensor.plan.buffers import Arena
from typedtensor.plan.executor import Plan
from typedtensor.plan.lowering import Unplannable, lower
from typedtensor.plan.optimizing import Watcher, optimize
from typedtensor.plan.values import Array, Shape
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
        arena = arena or Arena(without)
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
        self._gradients = arena.array("gradients", (sum(map(math.prod, self._shapes)),), dtypes.pop())
        places = self.apart(self._gradients)
        self._loss = np.empty(program.outputs[0].shape, program.outputs[0].dtype)
        self.plan = Plan(program, outputs=[self._loss, *places], arena=arena, blocks="blocks" not in without)
        self._lock = arena.lock

    def apart(self, gradients: Array) -> list[Array]:
        """The gradients, each with its own axes, as views."""
        return _apart(gradients, self._shapes)

    def run(self, arrays: Sequence[Array]) -> tuple[Array, Array] | None:
        """The loss, and the gradients side by side; None while it, or what shares its memory, runs elsewhere."""
        if not self._lock.acquire(blocking=False):
            return None
        try:
            for place, array in zip(self.plan.inputs, arrays, strict=True):
                np.copyto(place, array)
            self.plan.run()
            return self._loss.copy(), self._gradients.copy()
        finally:
            self._lock.release()


def _apart(flat: Array, shapes: Sequence[Shape]) -> list[Array]:
    places: list[Array] = []
    start = 0
    for shape in shapes:
        stop = start + math.prod(shape)
        places.append(flat[start:stop].reshape(shape))
        start = stop
    return places
