"""Transformations that scale each element by its past gradients."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.optim.ranges import DECAY, NOT_NEGATIVE, SHARE
from typedtensor.optim.transformations import State, Transformation, scheduled, zeros


@dataclass(frozen=True)
class AdamScaling(Transformation):
    """``m̂ / (√v̂ + ε)``, with m and v the running means of the update and its square, corrected for their start.

    Args:
        beta1: the decay of m.
        beta2: the decay of v.
        epsilon: added to the root.
        lazy: whether elements with zero gradient stay unchanged, with m and v, as in rows that were not read.
        amsgrad: whether the largest v so far takes the place of v, so that steps do not grow again.

    See also: Kingma and Ba (2014), algorithm 1; Reddi et al. (2018), AMSGrad; ``optax.scale_by_adam``.
    """

    traceable = True
    ranges = (("beta1", DECAY), ("beta2", DECAY), ("epsilon", NOT_NEGATIVE))

    beta1: float = 0.9
    beta2: float = 0.999
    epsilon: float = 1e-8
    lazy: bool = False
    amsgrad: bool = False

    def start(self, xp: Namespace, value: Array) -> State:
        names = ("mean", "square", "largest") if self.amsgrad else ("mean", "square")
        return {name: zeros(xp, value) for name in names}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        mean = state["mean"] * self.beta1 + update * (1.0 - self.beta1)
        square = update * update * (1.0 - self.beta2) + state["square"] * self.beta2
        after = {"mean": mean, "square": square}
        if self.amsgrad:
            after["largest"] = xp.maximum(state["largest"], square)
        # The bias corrections of both means, and ε, are folded into the factor of the root and the term added to it.
        root = xp.sqrt(after["largest"] if self.amsgrad else square)
        scale = root * scheduled(step, self._factor) + scheduled(step, self._summand)
        scaled = mean / scale
        if self.lazy:
            met = update != 0.0
            after = {name: xp.where(met, x, state[name]) for name, x in after.items()}
            scaled = xp.where(met, scaled, xp.zeros_like(scaled))
        return scaled, after

    def _factor(self, step: int) -> float:
        return (1.0 - self.beta1**step) / math.sqrt(1.0 - self.beta2**step)

    def _summand(self, step: int) -> float:
        return self.epsilon * (1.0 - self.beta1**step)


@dataclass(frozen=True)
class AdagradScaling(Transformation):
    """``update / (√s + ε)``, with s the sum of the squares of all updates so far.

    Args:
        initial: the sum at the start.
        epsilon: added to the root.

    See also: Duchi et al. (2011); ``torch.optim.Adagrad``.
    """

    traceable = True
    ranges = (("initial", NOT_NEGATIVE), ("epsilon", NOT_NEGATIVE))

    initial: float = 0.0
    epsilon: float = 1e-10

    def start(self, xp: Namespace, value: Array) -> State:
        total = zeros(xp, value)
        return {"sum": total + self.initial if self.initial else total}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        total = update * update + state["sum"]
        return update / (xp.sqrt(total) + self.epsilon), {"sum": total}


@dataclass(frozen=True)
class RMSPropScaling(Transformation):
    """``update / (√v + ε)``, with v the running mean of the squares of updates; centred, less the squared mean.

    Args:
        decay: of the running means.
        epsilon: added to the root.
        centred: whether the square of the running mean of updates is taken from v.

    See also: Hinton, *Neural networks for machine learning*, lecture 6e; ``torch.optim.RMSprop``.
    """

    traceable = True
    ranges = (("decay", SHARE), ("epsilon", NOT_NEGATIVE))

    decay: float = 0.99
    epsilon: float = 1e-8
    centred: bool = False

    def start(self, xp: Namespace, value: Array) -> State:
        names = ("square", "mean") if self.centred else ("square",)
        return {name: zeros(xp, value) for name in names}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        square = state["square"] * self.decay + update * update * (1.0 - self.decay)
        if not self.centred:
            return update / (xp.sqrt(square) + self.epsilon), {"square": square}
        mean = state["mean"] * self.decay + update * (1.0 - self.decay)
        # Where squares overflow, the variance is infinite and not the difference of infinities.
        squared = xp.minimum(mean * mean, xp.full_like(mean, float(xp.finfo(mean.dtype).max)))
        # Rounding can leave the difference, a variance, a little below 0.
        variance = xp.maximum(square - squared, xp.zeros_like(square))
        return update / (xp.sqrt(variance) + self.epsilon), {"square": square, "mean": mean}
