"""Values and gradients of expressions that are known, in a computation that has computed no more than a value."""

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
    """What a plan gave.

    Attributes:
        computed: the expression, with what was computed with it.
        ran: what has run, if that is one program.
    """

    computed: Computed
    ran: Executable | None


def take_value(state: State, root: Node, target: Target) -> Taken | None:
    """Compute a value by its plan, and note what a computation knows of it; None if that is left to another way.

    Args:
        state: of the computation, which has no values yet.
        root: the expression.
        target: where the plan is to run.
    """
    for bound in VALUES.bound(root):
        way = _way(state, bound) if bound.target is target else None
        made = None if way is None else _run(way)
        if way is not None and made is not None:
            state.counts.planned_values += 1
            return _noted(state, root, bound, way, *made)
    return None


def take_values(state: State, expressions: Sequence[Node], target: Target) -> Taken | None:
    """Compute the values of several expressions by one plan, as :func:`take_value`.

    Args:
        state: as above.
        expressions: they.
        target: as above.
    """
    first, others = expressions[0], expressions[1:]
    for bound in VALUES.several(first):
        way = _way(state, bound) if bound.target is target and are_referred(bound.others, others) else None
        made = None if way is None else _run(way)
        if way is not None and made is not None:
            state.counts.planned_values += 1
            array, further = made
            taken = _noted(state, first, bound, way, array, further, tuple(others))
            for x, place in zip(others, bound.places, strict=True):
                if place is not None and x not in state.values:
                    state.values[x] = x.tensor_type.wrap(taken.computed.values[place].copy())
            return taken
    return None


def take_gradients(state: State, loss: Node, asked: Sequence[Node], target: Target) -> tuple[SideBySide, Taken] | None:
    """Compute gradients by their plan, as :func:`take_value`; there may be values, which stay as they were seen.

    Args:
        state: as above.
        loss: the loss.
        asked: what they are asked for; all parameters if it is empty.
        target: as above.
    """
    for bound in PLANS.bound(loss):
        way = _way(state, bound) if bound.target is target and are_same(bound.asked, asked) else None
        made = None if way is None else _run(way, None)
        if way is not None and made is not None:
            state.counts.planned += 1
            value, array, further = made
            gradients = SideBySide(bound.targets, array, way.plan.apart, None if asked else target, {})
            return gradients, _noted(state, loss, bound, way, value, further)
    return None


class _Way(NamedTuple):
    """A plan, what is known of it, and the values of the leaves, with their arrays as it takes them."""

    plan: Any
    entry: Entry
    form: Wanted
    leaves: Mapping[Node, AnyTensor]
    arrays: Sequence[Array]


def _way(state: State, bound: BoundValue) -> _Way | None:
    """How to compute what is bound; None if the computation is another than it is bound for."""
    if state.outer is not None or (found := known_leaves(state, bound.leaves, bound.target)) is None:
        return None
    leaves, arrays, key = found
    current = bound.at(key)
    if current is None or raises():  # the interpreter says which node raised
        return None
    return _Way(*current, leaves, arrays)


def _run(way: _Way, *options: object) -> Any:
    """What a plan gives, if it does."""
    try:
        return way.plan.run(way.arrays, *options, [*way.leaves.values()])
    except LostProcessError:
        raise
    except (MemoryError, TooManySteps):  # the other way sees to it
        return None
    except Exception as error:
        if not comes_again(error, partial(way.plan.run, way.arrays, *options, [*way.leaves.values()])):
            raise
        return None  # the other way finds out whose fault it is


def _noted(
    state: State,
    root: Node,
    bound: BoundValue,
    way: _Way,
    array: Array,
    further: Sequence[Lent],
    beside: tuple[Node, ...] = (),
) -> Taken:
    """Note what the computation knows of an expression that a plan has computed."""
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
    """The values of leaves as the computation sees them; None if they have none that programs take.

    Returns:
        The values, their arrays as programs of the target take them, and what plans for such arrays are found by.
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
