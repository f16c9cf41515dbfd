"""Advantages are normalised along one of two axes.

[TF-Agents, issue 651](https://github.com/tensorflow/agents/issues/651): `_normalize_advantages(advantages, axes=(0,))`
instead of `(0, 1)`. With one episode in the batch, all advantages are 0.

Not rejected: the program mixes samples on purpose and says so, as the right program does. The type checker cannot see
that an axis is missing.
"""

from typedtensor import Axis, Expr, Tensor, across


class Batch(Axis, samples=True): ...
class Time(Axis): ...

Advantages = Expr[Tensor[Batch, Time]]


def wrong(advantages: Advantages) -> Advantages:
    return advantages - advantages.mean(across(Batch)).expand_like(advantages)


def right(advantages: Advantages) -> Advantages:
    return advantages - advantages.mean(across(Batch), Time)
