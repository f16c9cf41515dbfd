"""Pooling and masks: means of what is there, masks in features, sums over a fixed number, maxima of activations."""

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.ops import as_real, maximum, relu, where


class Batch(Axis): ...


class Time(Axis): ...


class Hidden(Axis, size=8): ...


States = Expr[Tensor[Batch, Time, Hidden]]
Mask = Expr[BoolTensor[Batch, Time]]


def mean_of_present(x: States, present: Mask) -> Expr[Tensor[Batch, Hidden]]:
    kept = x * as_real(present).expand_like(x)
    summed = kept.sum(Time)
    return summed / maximum(as_real(present).sum(Time), 1.0).expand_like(summed)


def augmented(x: States, keep: Mask) -> Expr[Tensor[Batch, Hidden]]:
    return (x * as_real(keep).expand_like(x)).mean(Time)


def largest(x: States, present: Mask) -> Expr[Tensor[Batch, Hidden]]:
    return (relu(x) * as_real(present).expand_like(x)).max(Time)


def largest_of_all(x: States, present: Mask) -> Expr[Tensor[Batch, Hidden]]:
    return where(present.expand_like(x), x, -1e9).max(Time)


def gated(x: States, gate: States) -> States:
    return x * gate


def fixed(losses: Expr[Tensor[Batch, Time]], mask: Mask) -> Expr[Tensor[Batch]]:
    return (losses * as_real(mask)).sum(Time) / 512.0
