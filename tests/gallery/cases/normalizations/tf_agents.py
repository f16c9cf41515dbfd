"""Advantages are normalised along one of two axes.

[TF-Agents, issue 651](https://github.com/tensorflow/agents/issues/651): `_normalize_advantages(advantages, axes=(0,))`
for `(0, 1)`. With one episode in the batch all advantages are 0.

Not rejected: that samples are mixed is meant here, and said, as in the right program. That an axis is left out cannot
be seen.
"""

from typedtensor import Axis, Expr, Tensor, across


class Batch(Axis, samples=True): ...
class Time(Axis): ...

Advantages = Expr[Tensor[Batch, Time]]


def wrong(advantages: Advantages) -> Advantages:
    return advantages - advantages.mean(across(Batch)).expand_like(advantages)


def right(advantages: Advantages) -> Advantages:
    return advantages - advantages.mean(across(Batch), Time)
