"""A bound training step as the first request of a computation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.core.expr import Input
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import LostProcessError
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import comes_again
from typedtensor.runtime.bound.values import known_leaves
from typedtensor.runtime.state import State
from typedtensor.specialization.bound import Bound, SizedStep
from typedtensor.targets.base import Assignment
from typedtensor.targets.borrowed import Lent

Taken = tuple[SizedStep, Sequence[Assignment], Sequence[Lent]]
"""A computed step: the sized step, the assignments that commit it, and the values that it also computed."""


def take_step(state: State, loss: Node, bound: Bound, number: int) -> Taken | None:
    """Compute a step, and record the loss, the inputs and the previous parameters in the computation's state.

    Args:
        state: the state of the computation.
        loss: the loss to minimise.
        bound: the bound steps, for all shapes.
        number: the number of the step.

    Returns:
        The step; None if the general path must make it.
    """
    if state.observers or state.outer is not None or (found := known_leaves(state, bound.others, bound.target)) is None:
        return None
    leaves, arrays, key = found
    sized = bound.sized.get(key)
    if sized is None or raises():  # the interpreter reports which node raised
        return None
    step, sizes = sized.step, state.sizes
    numbers = [float(scalar(number)) for scalar in step.scalars] if step.scalars else ()
    result: Taken | None = step.alone(_taken, state, loss, bound, sized, leaves, arrays, numbers)
    if result is not None:
        if len(sizes.known) < len(sized.sizes):
            sizes.complete(sized.sizes, loss.describe)
        state.counts.planned += 1
    return result


def _taken(
    state: State,
    loss: Node,
    bound: Bound,
    sized: SizedStep,
    leaves: dict[Node, AnyTensor],
    arrays: Sequence[Array],
    numbers: Sequence[float],
) -> Taken | None:
    """Compute the step, with exclusive use of it."""
    step, values = sized.step, state.values
    # Another thread may use the same computation; bodies of dynamic parts have requested inputs at most.
    for node in values:
        if type(node) is not Input:
            return None
    if not bound.is_current(sized):
        return None
    before = step.values()
    try:
        result = step.run(arrays, numbers, [*leaves.values()])
    except LostProcessError:
        raise
    except (MemoryError, TooManySteps):  # the general path handles it
        return None
    except Exception as error:
        if not comes_again(error, partial(step.run, arrays, numbers, [*leaves.values()])):
            raise
        return None  # the general path locates the error
    if result is None or not math.isfinite(result[0]):
        return None
    array, assignments, further = result
    values.update(leaves)
    values[loss] = loss.tensor_type.wrap(array)
    state.before = before
    return sized, assignments, further
