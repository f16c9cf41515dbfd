"""Transformations that scale each element by its past gradients."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.optim.transformations import State, Transformation


@dataclass(frozen=True)
class AdamScaling(Transformation):
    """``m̂ / (√v̂ + ε)``, with m and v the running means of the update and its square, corrected for their start.

    See also: Kingma and Ba (2014), algorithm 1; ``optax.scale_by_adam``.
    """

    together = True
    in_place = True

    beta1: float = 0.9
    beta2: float = 0.999
    epsilon: float = 1e-8

    def start(self, xp: Namespace, value: Array) -> State:
        return {"mean": xp.zeros_like(value), "square": xp.zeros_like(value)}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        # Augmented assignments change only arrays that were made here, where a back end changes arrays at all.
        mean = state["mean"] * self.beta1
        mean += update * (1.0 - self.beta1)
        square = update * update
        square *= 1.0 - self.beta2
        square += state["square"] * self.beta2
        factor, epsilon = self._correction(step)
        scale = xp.sqrt(square)
        scale *= factor
        scale += epsilon
        return mean / scale, {"mean": mean, "square": square}

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        mean = np.multiply(state["mean"], self.beta1, after["mean"])
        mean += np.multiply(update, 1.0 - self.beta1, scratch)
        np.multiply(update, update, scratch)
        scratch *= 1.0 - self.beta2
        square = np.multiply(state["square"], self.beta2, after["square"])
        square += scratch
        factor, epsilon = self._correction(step)
        scale = np.sqrt(square, scratch)
        scale *= factor
        scale += epsilon
        return np.divide(mean, scale, out)

    def _correction(self, step: int) -> tuple[float, float]:
        """What the root is multiplied by, and what is then added: corrections of both means, and ε, in two numbers."""
        mean, square = 1.0 - self.beta1**step, 1.0 - self.beta2**step
        return mean / math.sqrt(square), self.epsilon * mean


@dataclass(frozen=True)
class AdagradScaling(Transformation):
    """``update / (√s + ε)``, with s the sum of the squares of all updates so far.

    Args:
        initial: the sum at the start.
        epsilon: added to the root.

    See also: Duchi et al. (2011); ``torch.optim.Adagrad``.
    """

    together = True
    in_place = True

    initial: float = 0.0
    epsilon: float = 1e-10

    def start(self, xp: Namespace, value: Array) -> State:
        return {"sum": xp.zeros_like(value) + self.initial}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        total = update * update
        total += state["sum"]
        scale = xp.sqrt(total)
        scale += self.epsilon
        return update / scale, {"sum": total}

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        np.multiply(update, update, scratch)
        total = np.add(scratch, state["sum"], after["sum"])  # which is written once: it is seldom in the cache
        np.sqrt(total, scratch)
        scratch += self.epsilon
        return np.divide(update, scratch, out)


@dataclass(frozen=True)
class RMSPropScaling(Transformation):
    """``update / (√v + ε)``, with v the running mean of the squares of updates; centred, less the squared mean.

    Args:
        decay: of the running means.
        epsilon: added to the root.
        centred: whether the square of the running mean of updates is taken from v.

    See also: Hinton, *Neural networks for machine learning*, lecture 6e; ``torch.optim.RMSprop``.
    """

    together = True
    in_place = True

    decay: float = 0.99
    epsilon: float = 1e-8
    centred: bool = False

    def start(self, xp: Namespace, value: Array) -> State:
        names = ("square", "mean") if self.centred else ("square",)
        return {name: xp.zeros_like(value) for name in names}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        square = state["square"] * self.decay + update * update * (1.0 - self.decay)
        if not self.centred:
            return update / (xp.sqrt(square) + self.epsilon), {"square": square}
        mean = state["mean"] * self.decay + update * (1.0 - self.decay)
        # Rounding can leave the difference, a variance, a little below 0.
        variance = xp.where(square > mean * mean, square - mean * mean, xp.zeros_like(square))
        return update / (xp.sqrt(variance) + self.epsilon), {"square": square, "mean": mean}

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        variance = square = np.multiply(state["square"], self.decay, after["square"])
        np.multiply(update, update, scratch)
        scratch *= 1.0 - self.decay
        square += scratch
        if self.centred:
            mean = np.multiply(state["mean"], self.decay, after["mean"])
            mean += np.multiply(update, 1.0 - self.decay, scratch)
            np.multiply(mean, mean, scratch)
            variance = np.maximum(np.subtract(square, scratch, scratch), 0.0, out=scratch)
        scale = np.sqrt(variance, scratch)
        scale += self.epsilon
        return np.divide(update, scale, out)
