"""Transformations by running means of gradients and their squares, beside those of Adam."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.optim.ranges import DECAY, NOT_NEGATIVE, SHARE
from typedtensor.optim.transformations import State, Transformation, scheduled, zeros

_BLOCK = 1024
"""The number of steps whose product of momenta is cached as a block."""


@dataclass(frozen=True)
class AdadeltaScaling(Transformation):
    """``√(d + ε) / √(v + ε) · update``, with v and d the running means of the squares of updates before and after.

    Args:
        decay: of the running means.
        epsilon: added to both.

    See also: Zeiler (2012); ``torch.optim.Adadelta``, ``optax.scale_by_adadelta``.
    """

    traceable = True
    ranges = (("decay", SHARE), ("epsilon", NOT_NEGATIVE))

    decay: float = 0.9
    epsilon: float = 1e-6

    def start(self, xp: Namespace, value: Array) -> State:
        return {"square": zeros(xp, value), "moved": zeros(xp, value)}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        square = state["square"] * self.decay + update * update * (1.0 - self.decay)
        delta = xp.sqrt(state["moved"] + self.epsilon) / xp.sqrt(square + self.epsilon) * update
        moved = state["moved"] * self.decay + delta * delta * (1.0 - self.decay)
        return delta, {"square": square, "moved": moved}


@dataclass(frozen=True)
class NAdamScaling(Transformation):
    """Adam's scaling with Nesterov's momentum, which increases over the steps towards ``beta1``.

    ``(a · m + b · update) / (√v̂ + ε)``: with the momenta ``μₜ = β₁ · (1 - 0.96^(t · ψ) / 2)`` and their product ``πₜ``,
    ``a = μₜ₊₁ / (1 - πₜ₊₁)`` and ``b = (1 - μₜ) / (1 - πₜ)``.

    Args:
        beta1: the decay of m, the running mean of updates.
        beta2: the decay of v, that of their squares.
        epsilon: added to the root.
        momentum_decay: ψ.

    See also: Dozat (2016); ``torch.optim.NAdam``.
    """

    traceable = True
    ranges = (("beta1", DECAY), ("beta2", DECAY), ("epsilon", NOT_NEGATIVE), ("momentum_decay", NOT_NEGATIVE))

    beta1: float = 0.9
    beta2: float = 0.999
    epsilon: float = 1e-8
    momentum_decay: float = 4e-3

    def start(self, xp: Namespace, value: Array) -> State:
        return {"mean": zeros(xp, value), "square": zeros(xp, value)}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        mean = state["mean"] * self.beta1 + update * (1.0 - self.beta1)
        square = state["square"] * self.beta2 + update * update * (1.0 - self.beta2)
        root = xp.sqrt(square * scheduled(step, self._correction)) + self.epsilon
        ahead = mean * scheduled(step, self._of_mean) + update * scheduled(step, self._of_update)
        return ahead / root, {"mean": mean, "square": square}

    def _correction(self, step: int) -> float:
        return 1.0 / (1.0 - self.beta2**step)

    def _of_mean(self, step: int) -> float:
        return self._momentum(step + 1) / (1.0 - self._product(step + 1))

    def _of_update(self, step: int) -> float:
        return (1.0 - self._momentum(step)) / (1.0 - self._product(step))

    def _momentum(self, step: int) -> float:
        return self.beta1 * (1.0 - 0.5 * float(0.96 ** (step * self.momentum_decay)))

    def _product(self, step: int) -> float:
        whole = step // _BLOCK * _BLOCK
        return _before(self, whole) * _product_of(self, whole, step)


@functools.lru_cache(maxsize=64)
def _before(scaling: NAdamScaling, steps: int) -> float:
    product, step = 1.0, 0
    while step < steps and product:  # it underflows long before the largest number of steps
        product *= _product_of(scaling, step, step + _BLOCK)
        step += _BLOCK
    return product


def _product_of(scaling: NAdamScaling, before: int, last: int) -> float:
    """Return the product of the momenta of steps ``before + 1`` to ``last``."""
    steps = np.arange(before + 1, last + 1)
    return float(np.prod(scaling.beta1 * (1.0 - 0.5 * 0.96 ** (steps * scaling.momentum_decay))))


@dataclass(frozen=True)
class LionScaling(Transformation):
    """``sign(β₁ · m + (1 - β₁) · update)``, after which ``m ← β₂ · m + (1 - β₂) · update``.

    Args:
        beta1: the share of m in the direction.
        beta2: the decay of m.

    See also: Chen et al. (2023); ``optax.scale_by_lion``.
    """

    traceable = True
    ranges = (("beta1", SHARE), ("beta2", SHARE))

    beta1: float = 0.9
    beta2: float = 0.99

    def start(self, xp: Namespace, value: Array) -> State:
        return {"mean": zeros(xp, value)}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        mean = state["mean"]
        direction = xp.sign(mean * self.beta1 + update * (1.0 - self.beta1))
        return direction, {"mean": mean * self.beta2 + update * (1.0 - self.beta2)}
