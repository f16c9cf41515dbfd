"""Losses, and the hard maximum."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.onnx.reading.nodes import Node, computes, position
from typedtensor.onnx.reading.positional import Positional


@computes("NegativeLogLikelihoodLoss")
def _negative_log_likelihood(run: Positional, node: Node, x: Any, target: Any, weight: Any = None) -> Any:
    return _loss(run, node, x, target, weight)


@computes("SoftmaxCrossEntropyLoss")
def _cross_entropy(run: Positional, node: Node, x: Any, target: Any, weight: Any = None) -> Any:
    logs = ops.LogSoftmax(x.axes[1])(x)
    return (_loss(run, node, logs, target, weight), logs)[: node.outputs]


def _loss(run: Positional, node: Node, logs: Any, target: Any, weight: Any) -> Any:
    """``-w x`` at the class, which is the second axis; ignored classes contribute 0."""
    classes = logs.axes[1]
    target = run.relabelled(run.apart(target, logs), [a for n, a in enumerate(logs.axes) if n != 1])
    ignored = node.get("ignore_index")
    kept = None if ignored is None else ~ops.Equal()(target, ignored)
    index = target if kept is None else ops.Where()(kept, target, 0)
    shares = None if weight is None else ops.Take(weight.axes[0])(weight, index)
    if kept is not None:
        zero_or_one = ops.AsReal()(kept)
        shares = zero_or_one if shares is None else shares * zero_or_one
    losses = -ops.TakeAlong(classes)(logs, index)
    losses = losses if shares is None else losses * shares
    reduction = node.get("reduction", "mean")
    if reduction == "none":
        return losses
    total = ops.Sum()(losses)
    if reduction == "sum":
        return total
    return ops.Mean()(losses) if shares is None else total / ops.Sum()(shares)


@computes("Hardmax")
def _hardmax(run: Positional, node: Node, x: Any) -> Any:
    """1 at the first of the largest elements, 0 elsewhere."""
    axis = position(run, x, node.get("axis", -1))
    label = x.axes[axis]
    places = run.relabelled(run.tensor(np.arange(run.size(x, axis))), [label])
    largest = run.unsqueezed(ops.ArgMax(label)(x), [axis])
    shape = [run.size(x, n) if n == axis else 1 for n in range(len(x.axes))]
    return ops.AsReal()(ops.Equal()(*run.aligned(run.reshaped(places, shape), largest)))
