"""Structured nodes on arrays, where the interpreter meets them: by plans of their results."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.base.lasting import newest
from typedtensor.base.origin import caller_line
from typedtensor.control.bodies.keys import frozen, operation_key
from typedtensor.control.bodies.tracing import DEEPEST
from typedtensor.control.operations.loops import Scan, length_of
from typedtensor.control.operations.operation import ACCELERATORS
from typedtensor.control.operations.trees import TreeFold, TreeSweep
from typedtensor.core.expr import Const, new_input
from typedtensor.core.tuples import Structured
from typedtensor.ir import Array
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.unplannable import tell
from typedtensor.runtime import engines
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.structure import MOST_DESCRIBED, Description
from typedtensor.targets import Target

PAYS = 16
"""The least number of elements that an operation is compiled for."""

_DESCRIPTIONS: WeakKeyDictionary[Any, dict[Hashable, Description]] = WeakKeyDictionary()
"""What is known of operations with bodies, by the target and the Python numbers that they are given."""


def _described(operation: Any, numbers: Mapping[int, Any], target: Target) -> Description:
    """Return the description of an operation.

    Args:
        operation: the operation.
        numbers: the operands that are Python numbers, by position.
        target: the target that runs its plans.
    """
    known, place = _DESCRIPTIONS.setdefault(operation, {}), (target, frozen(dict(numbers)))
    if place not in known:
        found, body = Description(), operation.body
        key = *place, operation_key(_node(operation, {})[0], found.kept)
        found.keeper = newest(x.tensor_type.keeper for x in (*body.captured, *body.inputs, *body.order))
        if len(known) >= MOST_DESCRIBED:
            known.clear()
        known[place] = found.complete(key)
    return known[place]


def _node(operation: Any, numbers: Mapping[int, Any]) -> tuple[Structured, list[Any]]:
    """Return a node of an operation, and its operands that are no numbers."""
    types = operation.operand_types
    operands = [Const(of.wrap(numbers[n])) if n in numbers else new_input(of) for n, of in enumerate(types)]
    node = Structured(operation, tuple(operands), operation.tuple_type, operation.compute, caller_line())
    return node, [x for n, x in enumerate(operands) if n not in numbers]


def run_planned(operation: Any, operands: Sequence[Any]) -> tuple[Array, ...] | None:
    """Return the results of an operation by a plan; None if it has none."""
    numbers = {n: x for n, x in enumerate(operands) if not isinstance(x, np.ndarray)}
    arrays = [x for x in operands if isinstance(x, np.ndarray)]
    target = engines.target_of_bodies()
    programs = PLANS.programs(_described(operation, numbers, target))
    key = tuple([(x.shape, x.dtype) for x in arrays])
    found = programs.find(key)
    if found is None or (found.plan is None and not found.refused):
        node, leaves = _node(operation, numbers)
        found = programs.values(key, target, node.results, leaves, arrays, {})
    if found.plan is None or (ran := found.plan.run(arrays)) is None:
        return None
    return ran.loss, *ran.further


def accelerate(
    pays: Callable[[Any, Sequence[Array]], bool], operation: Any, operands: Sequence[Any]
) -> tuple[Array, ...] | None:
    """Return the results of an operation by a plan; None if it has to be interpreted."""
    body = operation.body
    given_at = operands[: len(operands) - len(body.captured)]
    if body.depth > DEEPEST or not {*map(type, given_at)} <= {np.ndarray} or not pays(operation, operands):
        return None
    if not {*map(type, operands[len(given_at) :])} <= {np.ndarray, float, int, bool}:
        return None
    # An impure body must not run twice: its errors are raised.
    try:
        result = own_failure(partial(run_planned, operation, operands), () if body.pure else Exception)
    except MemoryError:  # the interpreter needs less memory
        if not body.pure:
            raise
        return None
    if not isinstance(result, Exception):
        return result
    interpreted: tuple[Array, ...] = operation.kernel(np, *operands)  # it meets the error, too, and locates it
    tell(result)
    warnings.warn(
        f"the plan for the body of {operation} failed where the interpreter succeeded, which is a bug in "
        f"typedtensor: {result!r}",
        RuntimeWarning,
        stacklevel=2,
    )
    return interpreted


def _scan_pays(scan: Scan, arrays: Sequence[Array]) -> bool:
    sequences = arrays[scan.carries : scan.carries + scan.sequences]
    return length_of(scan, arrays) >= max(PAYS, 1) and len({len(x) for x in sequences}) == 1


def _tree_pays(tree: TreeFold | TreeSweep, arrays: Sequence[Array]) -> bool:
    return len(arrays[tree.states + 1]) >= PAYS  # the inner nodes


ACCELERATORS[Scan] = partial(accelerate, _scan_pays)
ACCELERATORS[TreeFold] = partial(accelerate, _tree_pays)
ACCELERATORS[TreeSweep] = partial(accelerate, _tree_pays)
