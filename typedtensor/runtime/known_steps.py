"""A training step that is known, in a computation that has not computed anything yet."""

from __future__ import annotations

import math
from collections.abc import Sequence

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.ir import TooManySteps
from typedtensor.runtime.known_values import known_leaves
from typedtensor.runtime.state import State
from typedtensor.specialization.bound import Bound
from typedtensor.targets.base import Assignment
from typedtensor.targets.borrowed import Lent


def take_step(state: State, loss: Node, bound: Bound, number: int) -> tuple[Assignment, Sequence[Lent]] | None:
    """Compute a step, and note what a computation knows of it: the loss, the inputs, the parameters before it.

    Args:
        state: of the computation.
        loss: what the step goes down on.
        bound: the step.
        number: its number.

    Returns:
        What makes the step when it is assigned, and the values that were computed with it; None if it is to be made
        in another way.
    """
    step, values, sizes = bound.step, state.values, state.sizes
    with step.use.attempt() as mine:
        # Another thread may be at work in the same computation.
        if not mine or values or state.observers or state.outer is not None or sizes.known != bound.given:
            return None
        if not bound.is_current or (found := known_leaves(state, bound.others, bound.target)) is None:
            return None
        if raises():  # the interpreter says which node raised
            return None
        before = step.values()
        try:
            made = step.run([value._array for value in found.values()], number, [*found.values()])
        except (MemoryError, TooManySteps):  # the other way sees to it
            return None
        if made is None or not math.isfinite(made[0]):
            return None
        array, assignment, further = made
        values.update(found)
        values[loss] = loss.tensor_type.wrap(array)
        state.before = before
    if len(sizes.known) < len(bound.sizes):
        sizes.accept(bound.sizes, loss.describe)
    state.counts.planned += 1
    return assignment, further
