"""Softmax over what competes, then a sum over positions: slots, clusters, capsules, mixtures."""

from typedtensor import Axis, Expr, Module, Param, Tensor
from typedtensor.nn import Linear, parameter, random_normal
from typedtensor.ops import dot, einsum, log, softmax, square


class Batch(Axis): ...


class Position(Axis, size=9): ...


class Slot(Axis, size=4): ...


class Feature(Axis, size=8): ...


class Cluster(Axis, size=5): ...


class Component(Axis, size=3): ...


Inputs = Expr[Tensor[Batch, Position, Feature]]


class SlotAttention(Module):
    def __init__(self) -> None:
        self.keys, self.values, self.queries = (Linear(Feature, Feature, seed=seed) for seed in range(3))

    def __call__(self, inputs: Inputs, slots: Expr[Tensor[Batch, Slot, Feature]]) -> Expr[Tensor[Batch, Slot, Feature]]:
        scores = einsum(self.keys(inputs), self.queries(slots), Batch, Position, Slot)
        attention = softmax(scores, Slot) + 1e-8
        weights = attention / attention.sum(Position).expand_like(attention)
        return einsum(weights, self.values(inputs), Batch, Slot, Feature)


class NetVLAD(Module):
    def __init__(self) -> None:
        self.assign = Linear(Feature, Cluster)
        self.centres = parameter(Cluster, Feature, draw=random_normal(0.1))

    def __call__(self, x: Inputs) -> Expr[Tensor[Batch, Cluster, Feature]]:
        shares = softmax(self.assign(x), Cluster)
        summed = einsum(shares, x, Batch, Cluster, Feature)
        weights = shares.sum(Position)
        return summed - weights.expand_like(summed) * self.centres.expand_like(summed)


class Codebook(Module):
    def __init__(self) -> None:
        self.codes: Param[Tensor[Cluster, Feature]] = parameter(Cluster, Feature, draw=random_normal(0.1))

    def usage(self, x: Inputs) -> Expr[Tensor[Batch, Cluster, Feature]]:
        shares = softmax(dot(x, self.codes, Feature), Cluster)
        return einsum(shares, x, Batch, Cluster, Feature)


def maximisation(
    log_joint: Expr[Tensor[Position, Component]], x: Expr[Tensor[Position, Feature]]
) -> tuple[Expr[Tensor[Component, Feature]], Expr[Tensor[Component]]]:
    responsibilities = softmax(log_joint, Component)
    counts = responsibilities.sum(Position)
    sums = dot(responsibilities, x, Position)
    return sums / counts.expand_like(sums), log(counts)


def spread(log_joint: Expr[Tensor[Position, Component]]) -> Expr[Tensor[Position]]:
    return square(softmax(log_joint, Component)).sum(Component)
