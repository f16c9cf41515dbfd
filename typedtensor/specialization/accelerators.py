"""Execution of structured nodes on arrays, by plans of their bodies.

Nodes of equal height, across all trees of a forest, are computed in one batch: automatic batching, as in Neubig et al.
(2017). Plans are cached by the width of a level, never by the structure of a tree.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.control.bodies.tracing import DEEPEST
from typedtensor.control.interpretation.loops import length_of, with_sums
from typedtensor.control.operations.loops import Scan
from typedtensor.control.operations.operation import ACCELERATORS
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.ir import Array
from typedtensor.lowering.failures import own_failure
from typedtensor.specialization.bodies import BODIES, BodyPlans
from typedtensor.specialization.refusals import tell


def run_scan(scan: Scan, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """Return the results of a scan."""
    count = scan.carries + scan.sequences
    sequences, length = arrays[scan.carries : count], length_of(scan, arrays)
    places = len(sequences[0])
    if not length or any(len(x) != places for x in sequences):
        return None
    starts, plans = arrays[: scan.carries], BODIES.of(scan, scan.carries, scan.reverse, scan.kept)
    result = _run(plans, scan.body, starts, [x[:length] for x in sequences], arrays[count + scan.counted :])
    if result is None:
        return None
    return (*result[0], *with_sums(scan, np, result[1], starts, places, starts[0] if starts else None))


def run_fold(fold: TreeFold, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """Return the states of all nodes of trees, level by level."""
    starts, (leaves, own, *children), sequences, captured = split(fold, arrays)
    columns = [np.empty((len(leaves) + len(own), *x.shape[1:]), x.dtype) for x in starts]
    further: list[Array] = []
    for column, start in zip(columns, starts, strict=True):
        column[leaves] = start
    plans = BODIES.of(fold)
    for places in _levels(own, children):
        states = [x[child[places]] for child in children for x in columns]
        elements = [*states, *(x[places] for x in sequences)]
        result = _run(plans, fold.body, (), elements, captured)
        if result is None:
            return None
        for column, state in zip(columns, result[1], strict=False):
            column[own[places]] = state
        more = result[1][fold.states :]
        further = further or [np.empty((len(own), *x.shape[1:]), x.dtype) for x in more]
        for column, x in zip(further, more, strict=True):
            column[places] = x
    if fold.further and not further:
        return None
    return (*columns, *further)


def run_sweep(sweep: TreeSweep, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """Return the deltas of all nodes of trees from the roots down, level by level."""
    starts, (_, own, *children), sequences, captured = split(sweep, arrays)
    if len(np.unique(np.concatenate(children))) < len(children) * len(own):
        return None  # a node has two parents
    columns = [x.copy() for x in starts]
    plans = BODIES.of(sweep)
    for places in reversed(_levels(own, children)):
        elements = [*(x[own[places]] for x in columns), *(x[places] for x in sequences)]
        result = _run(plans, sweep.body, (), elements, captured)
        if result is None:
            return None
        for number, child in enumerate(children):
            for column, more in zip(columns, result[1][number * sweep.states :], strict=False):
                column[child[places]] += more
    return tuple(columns)


def _run(
    plans: BodyPlans, body: Any, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
) -> tuple[list[Array], list[Array]] | None:
    with plans.use.attempt() as mine:
        return plans.run(body, starts, sequences, captured) if mine else None


def _levels(own: Array, children: Sequence[Array]) -> list[Array]:
    """Return the positions of the inner nodes of each height, the lowest first."""
    heights: dict[int, int] = {}
    levels: list[list[int]] = []
    numbers = (x.tolist() for x in (own, *children))
    for place, (node, *parts) in enumerate(zip(*numbers, strict=True)):
        height = max([heights.get(part, 0) for part in parts]) + 1
        heights[node] = height
        if height > len(levels):
            levels.append([])
        levels[height - 1].append(place)
    return [np.array(level) for level in levels]


def accelerate(
    run: Callable[[Any, Sequence[Array]], tuple[Array, ...] | None], operation: Any, arrays: Sequence[Any]
) -> tuple[Array, ...] | None:
    """Return the results of a structured operation by plans of its body; None if it has to be interpreted.

    Args:
        run: computes the results from arrays.
    """
    if operation.body.depth > DEEPEST:
        return None
    given_at = arrays[: len(arrays) - len(operation.body.captured)]
    if not {*map(type, given_at)} <= {np.ndarray}:
        return None
    if not {*map(type, arrays[len(given_at) :])} <= {np.ndarray, float, int, bool}:
        return None
    # An impure body must not run twice: its errors are raised.
    pure = operation.body.pure
    if not pure and run is not run_scan:
        return None  # the interpreter would repeat the levels before one without a plan
    try:
        result = own_failure(partial(run, operation, arrays), () if pure else Exception)
    except MemoryError:  # the interpreter needs less memory
        if not pure:
            raise
        return None
    if not isinstance(result, Exception):
        return result
    interpreted: tuple[Array, ...] = operation.kernel(np, *arrays)  # it meets the error, too, and locates it
    tell(result)
    warnings.warn(
        f"the plan for the body of {operation} failed where the interpreter succeeded, which is a bug in "
        f"typedtensor: {result!r}",
        RuntimeWarning,
        stacklevel=2,
    )
    return interpreted


ACCELERATORS[Scan] = partial(accelerate, run_scan)
ACCELERATORS[TreeFold] = partial(accelerate, run_fold)
ACCELERATORS[TreeSweep] = partial(accelerate, run_sweep)
