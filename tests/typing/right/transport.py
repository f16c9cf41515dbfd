"""Sinkhorn: normalised along one axis, then along the other, until both hold; and attention in both directions."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import dot, exp, log_sum_exp, softmax, square


class Source(Axis): ...


class Target(Axis): ...


class Feature(Axis, size=4): ...


Plan = Expr[Tensor[Source, Target]]


def sinkhorn(cost: Plan, steps: int) -> Plan:
    logs = -cost / 0.1
    for _ in range(steps):
        logs = logs - log_sum_exp(logs, Target).expand_like(logs)
        logs = logs - log_sum_exp(logs, Source).expand_like(logs)
    return exp(logs)


def cost(x: Expr[Tensor[Source, Feature]], y: Expr[Tensor[Target, Feature]]) -> Plan:
    products = dot(x, y, Feature)
    sizes = square(x).sum(Feature).expand_like(products) + square(y).sum(Feature).expand_like(products)
    return sizes - 2.0 * products


def both(x: Expr[Tensor[Source, Feature]], y: Expr[Tensor[Target, Feature]]) -> Expr[Tensor[()]]:
    scores = dot(x, y, Feature) / Feature().size ** 0.5
    there = dot(softmax(scores, Target), y, Target)
    back = dot(softmax(scores, Source), x, Source)
    return square(there - x).mean() + square(back - y).mean()


def barycentre(plan: Plan, y: Expr[Tensor[Target, Feature]]) -> Expr[Tensor[Source, Feature]]:
    moved = dot(plan, y, Target)
    return moved / plan.sum(Target).expand_like(moved)
