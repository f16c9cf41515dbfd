"""Gathers and scatters at indices along several axes."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.onnx.reading.nodes import Node, computes, position
from typedtensor.onnx.reading.positional import Positional
from typedtensor.onnx.reading.shapes import from_start, taken

COMBINATIONS: Mapping[str, Callable[[Any, Any], Any]] = {"max": ops.Maximum(), "min": ops.Minimum(), "mul": ops.Mul()}
"""The combination of an element with an update, by the name of the reduction."""


@computes("GatherND")
def _gather_nd(run: Positional, node: Node, x: Any, index: Any) -> Any:
    batch, many = node.get("batch_dims", 0), run.size(index, -1)
    numbers = _numbers(run, x, index, batch, many)
    return taken(run, _rows(run, x, batch + many), 0, numbers)


@computes("ScatterND")
def _scatter_nd(run: Positional, node: Node, x: Any, index: Any, updates: Any) -> Any:
    many = run.size(index, -1)
    numbers = run.reshaped(_numbers(run, x, index, 0, many), [-1])
    updates = run.reshaped(updates, [run.size(numbers, 0), *run.shape(x)[many:]])
    return run.reshaped(_scattered(run, node, _rows(run, x, many), numbers, updates), run.shape(x))


@computes("ScatterElements", "Scatter")
def _scatter_elements(run: Positional, node: Node, x: Any, index: Any, updates: Any) -> Any:
    """Full indices: the given index along the axis, the element's own position along the other axes."""
    at, shape, steps = position(run, x, node.get("axis", 0)), run.shape(index), _steps(run.shape(x))
    others = sum(
        np.arange(size).reshape([-1 if n == m else 1 for m in range(len(shape))]) * steps[n]
        for n, size in enumerate(shape)
        if n != at
    )
    numbers = from_start(run, x, at, index) * steps[at]
    numbers = ops.Add()(*run.aligned(numbers, run.tensor(np.asarray(others))))
    flat = [run.reshaped(each, [math.prod(run.shape(each))]) for each in (x, numbers, updates)]
    return run.reshaped(_scattered(run, node, *flat), run.shape(x))


@computes("ReverseSequence")
def _reverse_sequence(run: Positional, node: Node, x: Any, lengths: Any) -> Any:
    """The leading elements along one axis in reverse order; each position of another axis has its own number."""
    over, batch = node.get("time_axis", 0), node.get("batch_axis", 1)
    count, most = run.constant(lengths, "lengths").reshape(-1, 1), np.arange(run.size(x, over))
    there = np.where(most < count, count - 1 - most, most)
    x = x if batch == 0 else run.permuted_to(x, x.axes[::-1][-2:] + x.axes[2:])
    numbers = there + np.arange(len(count))[:, None] * len(most)
    result = run.reshaped(taken(run, _rows(run, x, 2), 0, run.tensor(numbers.reshape(-1))), run.shape(x))
    return result if batch == 0 else run.permuted_to(result, result.axes[::-1][-2:] + result.axes[2:])


@computes("Compress")
def _compress(run: Positional, node: Node, x: Any, condition: Any) -> Any:
    """The elements that a constant condition selects, along an axis or among all elements."""
    axis, kept = node.get("axis"), np.flatnonzero(run.constant(condition, "condition"))
    x = run.reshaped(x, [math.prod(run.shape(x))]) if axis is None else x
    return taken(run, x, 0 if axis is None else position(run, x, axis), run.tensor(kept))


def _steps(shape: Sequence[int]) -> list[int]:
    """The row-major strides of the axes, in elements."""
    return [math.prod(shape[n + 1 :]) for n in range(len(shape))]


def _rows(run: Positional, x: Any, lead: int) -> Any:
    """A value with its leading axes flattened."""
    shape = run.shape(x)
    return run.reshaped(x, [math.prod(shape[:lead]), *shape[lead:]])


def _numbers(run: Positional, x: Any, index: Any, batch: int, many: int) -> Any:
    """The row numbers that the last axis of the indices selects, behind the batch axes of both operands."""
    shape, rows = run.shape(x)[: batch + many], run.shape(index)[:-1]
    steps = _steps(shape)
    sizes = run.tensor(np.array(shape[batch:], np.int64))
    index = ops.Where()(ops.Less()(index, 0), ops.Add()(*run.aligned(index, sizes)), index)
    found = ops.Sum(index.axes[-1])(ops.Mul()(*run.aligned(index, run.tensor(np.array(steps[batch:], np.int64)))))
    ahead = sum(np.arange(rows[n]).reshape([-1] + [1] * (len(rows) - n - 1)) * steps[n] for n in range(batch))
    return found if not batch else ops.Add()(*run.aligned(found, run.tensor(np.asarray(ahead))))


def _scattered(run: Positional, node: Node, x: Any, numbers: Any, updates: Any) -> Any:
    """Rows with updates at row numbers: replaced, or combined by the node's reduction."""
    row, kind = x.axes[0], node.get("reduction", "none")
    place = run.fresh(run.size(numbers, 0))
    numbers = run.relabelled(numbers, [place])
    updates = run.relabelled(updates, [place, *x.axes[1:]])
    if kind == "none":
        return ops.IndexUpdate(row)(x, numbers, updates)
    if kind == "add":
        return x + ops.SegmentSum(place, run.sized(row))(updates, numbers)
    found = run.constant(numbers, "indices")
    turns = np.array([(found[:n] == each).sum() for n, each in enumerate(found)], int)
    for turn in range(turns.max(initial=-1) + 1):  # no index occurs twice in one turn
        now = run.tensor(np.flatnonzero(turns == turn))
        index, come = taken(run, numbers, 0, now), taken(run, updates, 0, now)
        there = ops.Take(row)(x, index)
        x = ops.IndexUpdate(row)(x, index, COMBINATIONS[kind](there, run.relabelled(come, there.axes)))
    return x
