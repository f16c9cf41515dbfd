"""Values and gradients by bound plans, in a computation that has computed at most a value."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.base.identity import are_same
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import LostProcessError
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import comes_again
from typedtensor.runtime.gradients import SideBySide
from typedtensor.runtime.state import State, present
from typedtensor.specialization.bound_values import BoundLeaf, BoundValue, values_given
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.entries import Entry, shapes_key
from typedtensor.specialization.evaluation import VALUES
from typedtensor.specialization.further import Computed, Wanted
from typedtensor.specialization.identity import are_referred
from typedtensor.targets import Target
from typedtensor.targets.base import Executable
from typedtensor.targets.borrowed import Lent


class Taken(NamedTuple):
    """The results of a plan.

    Attributes:
        computed: the expression, with the other values of the plan.
        ran: the executable that ran, if it is a single program.
    """

    computed: Computed
    ran: Executable | None


def take_value(state: State, root: Node, target: Target) -> Taken | None:
    """Compute a value by its plan, and record the results in the computation's state; None for the general path.

    Args:
        state: the state of the computation, which has no values yet.
        root: the expression.
        target: the target that runs the plan.
    """
    for bound in VALUES.bound(root):
        way = _way(state, bound) if bound.target is target else None
        result = None if way is None else _run(way)
        if way is not None and result is not None:
            state.counts.planned_values += 1
            return _noted(state, root, bound, way, *result)
    return None


def take_values(state: State, expressions: Sequence[Node], target: Target) -> Taken | None:
    """Compute the values of several expressions by one plan, as :func:`take_value`.

    Args:
        state: the state of the computation.
        expressions: the expressions.
        target: the target that runs the plan.
    """
    first, others = expressions[0], expressions[1:]
    for bound in VALUES.several(first):
        way = _way(state, bound) if bound.target is target and are_referred(bound.others, others) else None
        result = None if way is None else _run(way)
        if way is not None and result is not None:
            state.counts.planned_values += 1
            array, further = result
            taken = _noted(state, first, bound, way, array, further, tuple(others))
            for x, place in zip(others, bound.places, strict=True):
                if place is not None and x not in state.values:
                    state.values[x] = x.tensor_type.wrap(taken.computed.values[place].copy())
            return taken
    return None


def take_gradients(state: State, loss: Node, asked: Sequence[Node], target: Target) -> tuple[SideBySide, Taken] | None:
    """Compute gradients by their plan, as :func:`take_value`. Existing values of the computation stay unchanged.

    Args:
        state: the state of the computation.
        loss: the loss.
        asked: the nodes to differentiate by; all parameters if empty.
        target: the target that runs the plan.
    """
    for bound in PLANS.bound(loss):
        way = _way(state, bound) if bound.target is target and are_same(bound.asked, asked) else None
        result = None if way is None else _run(way, None)
        if way is not None and result is not None:
            state.counts.planned += 1
            value, array, further = result
            gradients = SideBySide(bound.targets, array, way.plan.apart, None if asked else target, {})
            return gradients, _noted(state, loss, bound, way, value, further)
    return None


class _Way(NamedTuple):
    """A plan with its entry and form, the values of the leaves, and their arrays as arguments."""

    plan: Any
    entry: Entry
    form: Wanted
    leaves: Mapping[Node, AnyTensor]
    arrays: Sequence[Array]


def _way(state: State, bound: BoundValue) -> _Way | None:
    """Return the plan of a bound value and its arguments; None if the plan does not apply to the computation."""
    if state.outer is not None or (found := known_leaves(state, bound.leaves, bound.target)) is None:
        return None
    leaves, arrays, key = found
    current = bound.at(key)
    if current is None or raises():  # the interpreter reports which node raised
        return None
    return _Way(*current, leaves, arrays)


def _run(way: _Way, *options: object) -> Any:
    """Run a plan; return its results, or None for the general path."""
    try:
        return way.plan.run(way.arrays, *options, [*way.leaves.values()])
    except LostProcessError:
        raise
    except (MemoryError, TooManySteps):  # the general path handles it
        return None
    except Exception as error:
        if not comes_again(error, partial(way.plan.run, way.arrays, *options, [*way.leaves.values()])):
            raise
        return None  # the general path locates the error


def _noted(
    state: State,
    root: Node,
    bound: BoundValue,
    way: _Way,
    array: Array,
    further: Sequence[Lent],
    beside: tuple[Node, ...] = (),
) -> Taken:
    """Record the results of a plan in the computation's state."""
    state.values.update(way.leaves)
    if root not in state.values:
        state.values[root] = root.tensor_type.wrap(array)
    sizes = way.entry.sizes
    assert sizes is not None, "a plan has run"
    if len(state.sizes.known) < len(sizes):
        state.sizes.complete(sizes, root.describe)
    beyond = values_given(way.plan, way.entry, further) if further else {}
    computed = Computed(root, bound.numbers, way.form, beyond, beside)
    return Taken(computed, way.plan.executable.ran)


def known_leaves(
    state: State, leaves: Sequence[BoundLeaf], target: Target
) -> tuple[dict[Node, AnyTensor], list[Array], Hashable] | None:
    """Return the values of leaves in the computation; None if a leaf has no value or none that programs accept.

    Returns:
        The values, their arrays as arguments of the target's programs, and the key of plans for such arrays.
    """
    found: dict[Node, AnyTensor] = {}
    arrays: list[Array] = []
    bindings, seen = state.bindings, state.values
    for leaf, is_input in leaves:
        if seen and leaf in seen:
            value = seen[leaf]
        elif is_input:
            binding = bindings.get(leaf)
            if binding is None:
                return None
            value = binding.value
        else:
            value = present(leaf)
        array = target.array_of(value)
        if array is None:
            return None
        found[leaf] = value
        arrays.append(array)
    return found, arrays, shapes_key(arrays, state.sizes.known)
