"""Structured nodes on arrays, by plans of their bodies.

The nodes of a tree that have one height are computed at once, and so are those of all trees of a forest: automatic
batching, as in Neubig et al. (2017). Plans are kept by the width of a level, never by the structure of a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.plan.bodies import BODIES, BodyPlans
from typedtensor.plan.values import Array
from typedtensor.structured.operation import ACCELERATORS
from typedtensor.structured.trees import TreeFold, TreeSweep, split


def run_scan(scan: Any, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """The results of a scan."""
    count = scan.carries + scan.sequences
    sequences = arrays[scan.carries : count]
    if not sequences[0].shape[0] or len({x.shape[0] for x in sequences}) > 1:
        return None
    starts, plans = arrays[: scan.carries], BODIES.of(scan, scan.carries, scan.reverse, scan.kept)
    made = _run(plans, scan.body, starts, sequences, arrays[count:])
    if made is None:
        return None
    return (*made[0], *scan.with_sums(np, made[1], starts, len(sequences[0]), starts[0] if starts else None))


def run_fold(fold: TreeFold, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """The states of all nodes of trees, the nodes of one height at once."""
    starts, (leaves, own, left, right), sequences, captured = split(fold, arrays)
    columns = [np.empty((len(leaves) + len(own), *x.shape[1:]), x.dtype) for x in starts]
    for column, start in zip(columns, starts, strict=True):
        column[leaves] = start
    plans = BODIES.of(fold)
    for places in _levels(own, left, right):
        one, other = left[places], right[places]
        elements = [*(x[one] for x in columns), *(x[other] for x in columns), *(x[places] for x in sequences)]
        made = _run(plans, fold.body, (), elements, captured)
        if made is None:
            return None
        for column, state in zip(columns, made[1], strict=True):
            column[own[places]] = state
    return tuple(columns)


def run_sweep(sweep: TreeSweep, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """What comes to each node of trees from above, to the parts of the nodes of one height at once."""
    starts, (_, own, left, right), sequences, captured = split(sweep, arrays)
    if len(np.unique(np.concatenate((left, right)))) < 2 * len(own):
        return None  # a node is a part of two others
    columns = [x.copy() for x in starts]
    plans = BODIES.of(sweep)
    for places in reversed(_levels(own, left, right)):
        elements = [*(x[own[places]] for x in columns), *(x[places] for x in sequences)]
        made = _run(plans, sweep.body, (), elements, captured)
        if made is None:
            return None
        for number, parts in enumerate((left[places], right[places])):
            for column, more in zip(columns, made[1][number * sweep.states :], strict=False):
                column[parts] += more
    return tuple(columns)


def _run(
    plans: BodyPlans, body: Any, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
) -> tuple[list[Array], list[Array]] | None:
    if not plans.lock.acquire(blocking=False):
        return None
    try:
        return plans.run(body, starts, sequences, captured)
    finally:
        plans.lock.release()


def _levels(own: Array, left: Array, right: Array) -> list[Array]:
    """The places of the inner nodes of each height, from the lowest."""
    heights: dict[int, int] = {}
    levels: list[list[int]] = []
    for place, (node, one, other) in enumerate(zip(own.tolist(), left.tolist(), right.tolist(), strict=True)):
        height = max(heights.get(one, 0), heights.get(other, 0)) + 1
        heights[node] = height
        if height > len(levels):
            levels.append([])
        levels[height - 1].append(place)
    return [np.array(level) for level in levels]


_RUNNERS: dict[str, Callable[[Any, Sequence[Array]], tuple[Array, ...] | None]] = {
    "Scan": run_scan,
    "TreeFold": run_fold,
    "TreeSweep": run_sweep,
}


def accelerate(operation: Any, arrays: Sequence[Any]) -> tuple[Array, ...] | None:
    """The results of a structured operation by plans of its body, or None when it is to be interpreted."""
    runner = _RUNNERS.get(type(operation).__name__)
    captured = len(operation.body.captured) if runner else 0
    given_at = arrays[: len(arrays) - captured]
    if runner is None or not {*map(type, given_at)} <= {np.ndarray}:
        return None
    if not {*map(type, arrays[len(given_at) :])} <= {np.ndarray, float, int, bool}:
        return None
    try:
        return runner(operation, arrays)
    except Exception:  # the interpreter meets it as well, and says where
        return None


ACCELERATORS.append(accelerate)
