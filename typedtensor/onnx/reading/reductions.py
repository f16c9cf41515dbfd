"""Reductions, normalisations, losses and products."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Node, axes_of, computes, position
from typedtensor.onnx.reading.positional import Positional


def _along(operation: Any) -> Callable[[Any, list[Any]], Any]:
    """A reduction along labels, if there are any."""
    return lambda x, labels: operation(*labels)(x) if labels else x


def _extreme(operation: Any, truth: Any) -> Callable[[Any, list[Any]], Any]:
    return lambda x, labels: _along(truth if x.tensor_type.kind == "bool" else operation)(x, labels)


_sum = _along(ops.Sum)

REDUCTIONS: Mapping[str, Callable[[Any, list[Any]], Any]] = {
    "ReduceL1": lambda x, labels: _sum(ops.Abs()(x), labels),
    "ReduceL2": lambda x, labels: ops.Sqrt()(ops.AsReal()(_sum(ops.Square()(x), labels))),
    "ReduceLogSum": lambda x, labels: ops.Log()(_sum(x, labels)),
    "ReduceLogSumExp": lambda x, labels: functools.reduce(lambda y, label: ops.LogSumExp(label)(y), labels, x),
    "ReduceMax": _extreme(ops.Max, ops.AnyTrue),
    "ReduceMean": _along(ops.Mean),
    "ReduceMin": _extreme(ops.Min, ops.AllTrue),
    "ReduceProd": _along(ops.Prod),
    "ReduceSum": _sum,
    "ReduceSumSquare": lambda x, labels: _sum(ops.Square()(x), labels),
}
"""Reductions, as functions of a value and labels."""


@computes(*REDUCTIONS)
def _reduce(run: Positional, node: Node, x: Any, given: Any = None) -> Any:
    axes = axes_of(run, node, x, given)
    if not axes:
        if node.get("noop_with_empty_axes", 0):
            return REDUCTIONS[node.operator](x, []) if node.operator in ("ReduceL1", "ReduceSumSquare") else x
        axes = [*range(len(x.axes))]
    result = REDUCTIONS[node.operator](x, [x.axes[n] for n in axes])
    return run.unsqueezed(result, axes) if node.get("keepdims", 1) else result


@computes("ArgMax", "ArgMin")
def _arg(run: Positional, node: Node, x: Any) -> Any:
    axis = position(run, x, node.get("axis", 0))
    label, last = x.axes[axis], node.get("select_last_index", 0)
    x = ops.Flip(label)(x) if last else x
    result = (ops.ArgMax if node.operator == "ArgMax" else ops.ArgMin)(label)(x)
    result = run.size(x, axis) - 1 - result if last else result
    return run.unsqueezed(result, [axis]) if node.get("keepdims", 1) else result


@computes("Softmax", "LogSoftmax")
def _softmax(run: Positional, node: Node, x: Any) -> Any:
    operation: Any = ops.Softmax if node.operator == "Softmax" else ops.LogSoftmax
    if node.version >= 13:
        return operation(x.axes[position(run, x, node.get("axis", -1))])(x)
    axis, shape = node.get("axis", 1) % len(x.axes), run.shape(x)
    flat = run.reshaped(x, [math.prod(shape[:axis]), math.prod(shape[axis:])])
    return run.reshaped(operation(flat.axes[-1])(flat), shape)


@computes("CumSum", "CumProd")
def _cumulative(run: Positional, node: Node, x: Any, axis: Any) -> Any:
    at = position(run, x, run.numbers(axis, "axis")[0])
    label, product = x.axes[at], node.operator == "CumProd"
    x = ops.Flip(label)(x) if node.get("reverse", 0) else x
    result = (ops.CumProd if product else ops.CumSum)(label)(x)
    if node.get("exclusive", 0):
        size = run.size(x, at)
        first = ops.SliceAlong(label, run.fresh(size - 1), 0, size - 1)(result)
        result = ops.Pad(first.axes[at], label, 1, 0, 1 if product else 0)(first)
    return ops.Flip(label)(result) if node.get("reverse", 0) else result


@computes("TopK")
def _top_k(run: Positional, node: Node, x: Any, count: Any = None) -> Any:
    at = position(run, x, node.get("axis", -1))
    number = node.get("k") if count is None else run.numbers(count, "k")[0]
    label, to = x.axes[at], run.fresh(number)
    order = ops.ArgSort(label, descending=bool(node.get("largest", 1)))(x)
    index = ops.SliceAlong(label, to, 0, number)(order)
    return ops.Gather(label, to)(x, index), index


@computes("MatMul")
def _matmul(run: Positional, node: Node, x: Any, y: Any) -> Any:
    return product(run, x, y)


def product(run: Positional, x: Any, y: Any) -> Any:
    """``numpy.matmul``."""
    inner, lone = x.axes[-1], (len(x.axes) == 1, len(y.axes) == 1)
    if x.tensor_type.kind != "real":
        raise OnnxError("it multiplies matrices of integers, but products need real numbers")
    if lone[1]:
        y = run.relabelled(y, [inner])
        return ops.Dot(inner)(x, y)
    sizes = run.sizes(y)
    columns = run.fresh(sizes[-1])
    if len(y.axes) == 2:
        return ops.MatMul()(x, run.relabelled(y, [inner, columns]))
    x = run.unsqueezed(x, [0]) if lone[0] else x
    rows, lead = x.axes[-2], max(len(x.axes), len(y.axes)) - 2
    stacks = [_lead(run, each, lead) for each in (x, y)]
    whole = [*stacks[0].axes[:lead]]
    labels = [
        label if size == other or 1 not in (size, other) else run.fresh(size)
        for label, size, other in zip(whole, run.sizes(stacks[1]), run.sizes(stacks[0]), strict=False)
    ]
    left, right = stacks[0], run.relabelled(stacks[1], [*labels, inner, columns])
    kept: list[Any] = []
    for a, b in zip(left.axes[:lead], labels, strict=True):
        if a == b:
            kept.append(a)
            continue
        if dict(zip(left.axes, run.sizes(left), strict=True))[a] == 1:
            left = ops.Select(a, 0)(left)
            kept.append(b)
        else:
            right = ops.Select(b, 0)(right)
            kept.append(a)
    result = ops.Einsum(*kept, rows, columns)(left, right)
    return run.squeezed(result, [lead]) if lone[0] else result


def _lead(run: Positional, x: Any, lead: int) -> Any:
    missing = lead + 2 - len(x.axes)
    return run.unsqueezed(x, [*range(missing)]) if missing else x


@computes("Gemm")
def _gemm(run: Positional, node: Node, a: Any, b: Any, c: Any = None) -> Any:
    a = run.permuted_to(a, a.axes[::-1]) if node.get("transA", 0) else a
    b = run.permuted_to(b, b.axes[::-1]) if node.get("transB", 0) else b
    result = _scaled(product(run, a, b), node.get("alpha", 1.0))
    return result if c is None else ops.Add()(*run.aligned(result, _scaled(c, node.get("beta", 1.0))))


def _scaled(x: Any, factor: float) -> Any:
    return x if factor == 1.0 else x * factor


@computes("Einsum")
def _einsum(run: Positional, node: Node, *operands: Any) -> Any:
    left, _, right = node.get("equation").replace(" ", "").partition("->")
    terms = left.split(",")
    letters = "".join(terms)
    if "->" not in node.get("equation"):
        right = "".join(sorted(x for x in {*letters} if letters.count(x) == 1))
    if "." in left or any(len({*term}) < len(term) for term in terms) or len(terms) > 3:
        raise OnnxError("einsum with an ellipsis, a repeated letter in a term, or many operands")
    names: dict[str, Any] = {}
    parts = []
    for term, x in zip(terms, operands, strict=True):
        for letter, size in zip(term, run.sizes(x), strict=True):
            names.setdefault(letter, run.fresh(size))
        parts.append(run.relabelled(x, [names[letter] for letter in term]))
    kept = [names[x] for x in right]
    if len(parts) == 1:
        return run.permuted_to(_sum(parts[0], [a for a in parts[0].axes if a not in kept]), kept)
    return (ops.Einsum if len(parts) == 2 else ops.Einsum3)(*kept)(*parts)


@computes("Det")
def _det(run: Positional, node: Node, x: Any) -> Any:
    return ops.Det(*x.axes[-2:])(x)


def standardized(run: Positional, x: Any, axes: list[int], epsilon: float) -> tuple[Any, Any, Any]:
    """Normalisation over axes, and the mean and the reciprocal of the standard deviation with axes of size 1."""
    labels = [x.axes[n] for n in axes]
    mean = run.unsqueezed(_along(ops.Mean)(x, labels), axes)
    apart = ops.Sub()(*run.aligned(x, mean))
    square = run.unsqueezed(_along(ops.Mean)(ops.Square()(apart), labels), axes)
    scale = ops.Rsqrt()(square + epsilon)
    return ops.Mul()(*run.aligned(apart, scale)), mean, scale


def affine(run: Positional, x: Any, scale: Any, shift: Any) -> Any:
    """A value times a scale plus a shift, both broadcast."""
    x = x if scale is None else ops.Mul()(*run.aligned(x, scale))
    return x if shift is None else ops.Add()(*run.aligned(x, shift))


def by_channel(run: Positional, x: Any, values: Any) -> Any:
    """A value for each channel, where channels are the second axis."""
    return run.unsqueezed(values, [n for n in range(len(x.axes)) if n != 1])


@computes("LayerNormalization")
def _layer_norm(run: Positional, node: Node, x: Any, scale: Any, shift: Any = None) -> Any:
    node.only(stash_type=1)
    axes = [*range(position(run, x, node.get("axis", -1)), len(x.axes))]
    result, mean, deviation = standardized(run, x, axes, node.get("epsilon", 1e-5))
    return (affine(run, result, scale, shift), mean, deviation)[: node.outputs]


@computes("RMSNormalization")
def _rms_norm(run: Positional, node: Node, x: Any, scale: Any) -> Any:
    node.only(stash_type=1)
    axes = [*range(position(run, x, node.get("axis", -1)), len(x.axes))]
    square = run.unsqueezed(_along(ops.Mean)(ops.Square()(x), [x.axes[n] for n in axes]), axes)
    return affine(run, ops.Mul()(*run.aligned(x, ops.Rsqrt()(square + node.get("epsilon", 1e-5)))), scale, None)


@computes("BatchNormalization")
def _batch_norm(run: Positional, node: Node, x: Any, scale: Any, shift: Any, mean: Any, variance: Any) -> Any:
    node.only(training_mode=0)
    factor = scale * ops.Rsqrt()(run.relabelled(variance, scale.axes) + node.get("epsilon", 1e-5))
    apart = ops.Sub()(*run.aligned(x, by_channel(run, x, mean)))
    return affine(run, apart, by_channel(run, x, factor), by_channel(run, x, shift))


@computes("InstanceNormalization")
def _instance_norm(run: Positional, node: Node, x: Any, scale: Any, shift: Any) -> Any:
    result = standardized(run, x, [*range(2, len(x.axes))], node.get("epsilon", 1e-5))[0]
    return affine(run, result, by_channel(run, x, scale), by_channel(run, x, shift))


@computes("LpNormalization")
def _lp_norm(run: Positional, node: Node, x: Any) -> Any:
    axis, order = position(run, x, node.get("axis", -1)), node.get("p", 2)
    size = run.unsqueezed(ops.Norm(x.axes[axis], order=float(order))(x), [axis])
    safe = ops.Where()(ops.Equal()(size, 0.0), 1.0, size)
    return ops.Div()(*run.aligned(x, safe))


@computes("SoftmaxCrossEntropyLoss")
def _cross_entropy(run: Positional, node: Node, x: Any, target: Any, weight: Any = None) -> Any:
    logs = ops.LogSoftmax(x.axes[1])(x)
    return (_loss(run, node, logs, target, weight), logs)[: node.outputs]


@computes("NegativeLogLikelihoodLoss")
def _loss(run: Positional, node: Node, logs: Any, target: Any, weight: Any = None) -> Any:
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
