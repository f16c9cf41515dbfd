"""Transformations that keep updates within limits."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from typedtensor.backends import Array, Namespace, array_like, namespace_of
from typedtensor.optim.transformations import State, Transformation


@dataclass(frozen=True)
class ClipByGlobalNorm(Transformation):
    """All updates times ``limit / norm``, if their common norm, the root of the sum of all squares, is over the limit.

    Their direction stays. It stands first, before gradients are scaled.

    See also: Pascanu et al. (2013); ``torch.nn.utils.clip_grad_norm_``, ``optax.clip_by_global_norm``.
    """

    together = True

    limit: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        [clipped] = self._clip([update])
        return clipped, state

    def apply_all(
        self,
        updates: Mapping[str, Array],
        values: Mapping[str, Array],
        states: Mapping[str, State],
        step: int,
    ) -> tuple[dict[str, Array], dict[str, State]]:
        return dict(zip(updates, self._clip(list(updates.values())), strict=True)), dict(states)

    def _clip(self, updates: list[Array]) -> list[Array]:
        norm = math.sqrt(sum(_square(update) for update in updates))
        return [update * (self.limit / norm) for update in updates] if norm > self.limit else updates


@dataclass(frozen=True)
class Clip(Transformation):
    """Each element of the update brought between ``-limit`` and ``limit``.

    See also: ``torch.nn.utils.clip_grad_value_``, ``optax.clip``.
    """

    together = True
    in_place = True

    limit: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        return xp.clip(array_like(xp, update, value), -self.limit, self.limit), state

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        return np.clip(update, -self.limit, self.limit, out)


def _square(update: Array) -> float:
    """The sum of the squares; large elements do not overflow, as the largest is taken out first."""
    xp = namespace_of(update)
    update = xp.asarray(update)
    largest = float(xp.max(xp.abs(update))) if math.prod(update.shape) else 0.0
    if largest == 0.0:
        return 0.0
    scaled = update / largest
    return largest * largest * float(xp.sum(scaled * scaled))
