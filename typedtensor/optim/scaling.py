"""Transformations that scale updates: by past gradients, by norms, or by an inverse Hessian from past steps."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace, namespace_of
from typedtensor.optim.transformations import (
    COUNT,
    DECAY,
    NOT_NEGATIVE,
    SHARE,
    State,
    Transformation,
    root_mean_square,
    scheduled,
    zeros,
)


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


@dataclass(frozen=True)
class TrustRatio(Transformation):
    """``‖value‖ / ‖update‖ · update``, so that a step changes each parameter in proportion to its norm.

    See also: You et al. (2020), LAMB; ``optax.scale_by_trust_ratio``.
    """

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        size, length = _norm(xp, value), _norm(xp, update)
        known = (size > 0.0) & (length > 0.0)
        one = xp.ones_like(size)
        return update * xp.where(known, size / xp.where(known, length, one), one), state


@dataclass(frozen=True)
class FactoredScaling(Transformation):
    """``update / √v``, where v is a running mean of squares of which only rows and columns are stored.

    Of a parameter with two axes or more v is ``r · c / mean r``, with r and c the running means of the squares along
    the last axis and along the one before; a vector has v itself. The means take ``step^decay`` of the new squares.

    Args:
        decay: the exponent, less than 0.
        epsilon: the least root; None for that of the precision.

    See also: Shazeer and Stern (2018); ``torch.optim.Adafactor``, ``optax.scale_by_factored_rms``.
    """

    decay: float = -0.8
    epsilon: float | None = None

    def start(self, xp: Namespace, value: Array) -> State:
        if value.ndim < 2:
            return {"square": zeros(xp, value)}
        along = zeros(xp, value)
        return {"rows": along[..., :1], "columns": along[..., :1, :]}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        epsilon = float(xp.finfo(value.dtype).eps) if self.epsilon is None else self.epsilon
        part, square = float(step) ** self.decay, update * update
        if value.ndim < 2:
            mean = state["square"] + (square - state["square"]) * part
            remembered = {"square": mean}
        else:
            rows, columns = state["rows"], state["columns"]
            rows = rows + (xp.mean(square, axis=-1, keepdims=True) - rows) * part
            columns = columns + (xp.mean(square, axis=-2, keepdims=True) - columns) * part
            whole = xp.mean(rows, axis=-2, keepdims=True)
            mean = rows * columns / xp.maximum(whole, xp.full_like(whole, epsilon))
            remembered = {"rows": rows, "columns": columns}
        return update / xp.sqrt(xp.maximum(mean, xp.full_like(mean, epsilon**2))), remembered


@dataclass(frozen=True)
class ScaleByParameter(Transformation):
    """Scale the update by the root mean square of the parameter, or by ``minimum`` if that is larger.

    See also: Shazeer and Stern (2018), section 8; ``optax.scale_by_param_block_rms``.
    """

    ranges = (("minimum", NOT_NEGATIVE),)

    minimum: float = 1e-3

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        size = root_mean_square(xp, value)
        return update * xp.maximum(size, xp.full_like(size, self.minimum)), state


Arrays = dict[str, Array]

_LEAST = 1e-10
"""The least product of a step and the change of the gradient for which the pair enters the history."""


@dataclass(frozen=True)
class LBFGSScaling(Transformation):
    """The inverse Hessian, estimated from the last steps and changes of gradients, times the gradient.

    All parameters are one vector. The first step is the gradient, brought to an L1 norm of at most 1. It is for losses
    that are the same function in each step: the whole of the data, or one batch of it.

    Args:
        history: how many steps are remembered.

    See also: Liu and Nocedal (1989); ``torch.optim.LBFGS(max_iter=1)``, ``optax.scale_by_lbfgs``.
    """

    ranges = (("history", COUNT),)

    history: int = 10

    def start(self, xp: Namespace, value: Array) -> State:
        zero = xp.zeros_like(value)
        pairs = {f"{kind} {n}": zero for n in range(self.history) for kind in ("step", "change")}
        return {"met": xp.zeros_like(xp.sum(value)), "value": zero, "gradient": zero, **pairs}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        found, remembered = self.apply_all({"": update}, {"": value}, {"": state}, step)
        return found[""], remembered[""]

    def apply_all(
        self, updates: Mapping[str, Array], values: Mapping[str, Array], states: Mapping[str, State], step: Any
    ) -> tuple[dict[str, Array], dict[str, State]]:
        # A parameter in its first step has no past step: 0.
        moved = {n: (values[n] - state["value"]) * state["met"] for n, state in states.items()}
        changed = {n: (updates[n] - state["gradient"]) * state["met"] for n, state in states.items()}
        pairs = [
            tuple({n: states[n][f"{kind} {k}"] for n in states} for kind in ("step", "change"))
            for k in range(self.history)
        ]
        if _product(moved, changed) > _LEAST:
            pairs = [*pairs[1:], (moved, changed)]
        first = not any(float(state["met"]) for state in states.values())
        found = self._first(updates) if first else self._direction(dict(updates), pairs)
        remembered: dict[str, State] = {
            n: {
                "met": namespace_of(values[n]).ones_like(states[n]["met"]),
                "value": values[n],
                "gradient": updates[n],
                **{f"step {k}": step[n] for k, (step, _) in enumerate(pairs)},
                **{f"change {k}": change[n] for k, (_, change) in enumerate(pairs)},
            }
            for n in updates
        }
        return found, remembered

    def _first(self, gradients: Mapping[str, Array]) -> Arrays:
        length = sum(float(namespace_of(x).sum(abs(x))) for x in gradients.values())
        return {n: x * min(1.0, 1.0 / length if length else 1.0) for n, x in gradients.items()}

    def _direction(self, gradient: Arrays, pairs: list[tuple[Arrays, ...]]) -> Arrays:
        """The two-loop recursion over the pairs of steps and changes of gradients."""
        known = [(s, y, _product(s, y)) for s, y in pairs]
        known = [pair for pair in known if pair[2] > _LEAST]
        shares = []
        for s, y, curvature in reversed(known):
            share = _product(s, gradient) / curvature
            gradient = _plus(gradient, y, -share)
            shares.append(share)
        if known:
            _, y, curvature = known[-1]
            gradient = {n: x * (curvature / _product(y, y)) for n, x in gradient.items()}
        for (s, y, curvature), share in zip(known, reversed(shares), strict=True):
            gradient = _plus(gradient, s, share - _product(y, gradient) / curvature)
        return gradient


def _product(xs: Mapping[str, Array], ys: Mapping[str, Array]) -> float:
    return sum(float(namespace_of(x).sum(x * ys[n])) for n, x in xs.items())


def _plus(xs: Arrays, ys: Arrays, factor: float) -> Arrays:
    return {n: x + ys[n] * factor for n, x in xs.items()}


def _norm(xp: Namespace, x: Array) -> Array:
    return xp.sqrt(xp.sum(x * x))
