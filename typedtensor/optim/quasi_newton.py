"""L-BFGS: the inverse Hessian from past steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from typedtensor.backends import Array, Namespace, namespace_of
from typedtensor.optim.ranges import COUNT
from typedtensor.optim.transformations import State, Transformation

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
        self,
        updates: Mapping[str, Array],
        values: Mapping[str, Array],
        states: Mapping[str, State],
        step: Any,
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
