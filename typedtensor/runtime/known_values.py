"""The value of an expression that is known, in a computation that has not computed anything yet."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import LostProcessError
from typedtensor.runtime.state import State
from typedtensor.specialization.bound_values import BoundLeaf, BoundValue, values_given
from typedtensor.specialization.further import Computed
from typedtensor.targets import Target


def take_value(state: State, root: Node, bound: BoundValue) -> Computed | None:
    """Compute a value by its plan, and note what a computation knows of it; None if that is left to another way.

    Args:
        state: of the computation.
        root: the expression.
        bound: how it was computed before.
    """
    sizes = state.sizes
    if state.outer is not None or sizes.known != bound.given or (current := bound.current()) is None:
        return None
    found = known_leaves(state, bound.leaves, bound.target)
    if found is None or raises():  # the interpreter says which node raised
        return None
    plan, entry, form = current
    held = [*found.values()]
    try:
        made = plan.run([value._array for value in held], held)
    except LostProcessError:
        raise
    except Exception:  # the other way finds out whose fault it is
        return None
    if made is None:
        return None
    array, further = made
    values = state.values
    values.update(found)
    values[root] = root.tensor_type.wrap(array)
    if len(sizes.known) < len(bound.sizes):
        sizes.complete(bound.sizes, root.describe)
    state.counts.planned_values += 1
    return Computed(root, bound.numbers, form, values_given(plan, entry, further))


def known_leaves(state: State, leaves: Sequence[BoundLeaf], target: Target) -> dict[Node, AnyTensor] | None:
    """The values of leaves; None if they are not such as something is bound for."""
    found: dict[Node, AnyTensor] = {}
    bindings = state.bindings
    for leaf, is_input, shape, dtype in leaves:
        if is_input:
            binding = bindings.get(leaf)
            if binding is None:
                return None
            value = binding.value
        else:
            value = leaf.value
        array = value._array
        if not target.takes(array) or array.shape != shape or array.dtype != dtype:
            return None
        found[leaf] = value
    return found
