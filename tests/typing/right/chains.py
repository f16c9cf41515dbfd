"""A chain of tags: the partition function by a loop, the score of a path, and labels for before and after."""

from typedtensor import Axis, Expr, IntTensor, Module, Param, Tensor, fold
from typedtensor.nn import parameter, random_normal
from typedtensor.ops import log_sum_exp, take_along


class Batch(Axis): ...


class Time(Axis): ...


class Tag(Axis, size=5): ...


class Before(Axis, size=5): ...


Scores = Expr[Tensor[Time, Batch, Tag]]


class Chain(Module):
    def __init__(self) -> None:
        self.transitions: Param[Tensor[Before, Tag]] = parameter(Before, Tag, draw=random_normal(0.1))

    def log_partition(self, emissions: Scores, start: Expr[Tensor[Batch, Tag]]) -> Expr[Tensor[Batch]]:
        def step(alpha: Expr[Tensor[Batch, Tag]], emission: Expr[Tensor[Batch, Tag]]) -> Expr[Tensor[Batch, Tag]]:
            before = alpha.rename(Tag, Before)
            joint = before.expand(Tag(5)).transpose(Batch, Before, Tag)
            return log_sum_exp(joint + self.transitions.expand_like(joint), Before) + emission

        return log_sum_exp(fold(step, start, emissions, Time), Tag)

    def emission_score(self, emissions: Scores, tags: Expr[IntTensor[Time, Batch]]) -> Expr[Tensor[Batch]]:
        return take_along(emissions, tags, Tag).sum(Time)


def loss(
    chain: Chain, emissions: Scores, start: Expr[Tensor[Batch, Tag]], tags: Expr[IntTensor[Time, Batch]]
) -> Expr[Tensor[()]]:
    return (chain.log_partition(emissions, start) - chain.emission_score(emissions, tags)).mean(Batch)
