"""Transformations that keep updates within limits."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace, array_like
from typedtensor.backends.quiet import quietly
from typedtensor.lowering.namespace import namespace_of
from typedtensor.lowering.tracing import Traced
from typedtensor.optim.transformations import LIMIT, NOT_NEGATIVE, State, Transformation, root_mean_square


@dataclass(frozen=True)
class ClipByGlobalNorm(Transformation):
    """Scale all updates by ``limit / norm`` if their global norm, the root of the sum of squares, exceeds the limit.

    Their direction stays. It stands first, before gradients are scaled.

    See also: Pascanu et al. (2013); ``torch.nn.utils.clip_grad_norm_``, ``optax.clip_by_global_norm``.
    """

    traceable = True
    ranges = (("limit", LIMIT),)

    limit: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        clipped, _ = self.apply_all({"": update}, {"": value}, {"": state}, step)
        return clipped[""], state

    def apply_all(
        self, updates: Mapping[str, Array], values: Mapping[str, Array], states: Mapping[str, State], step: Any
    ) -> tuple[dict[str, Array], dict[str, State]]:
        return quietly(self._clipped, updates), dict(states)  # quietly: discarded branches may overflow

    def _clipped(self, updates: Mapping[str, Array]) -> dict[str, Array]:
        whole = {name: x for name, x in updates.items() if math.prod(x.shape)}
        if not whole:
            return dict(updates)
        sizes = {name: _number(namespace_of(x).max(namespace_of(x).abs(x))) for name, x in whole.items()}
        xp = namespace_of(next(iter(sizes.values())))
        largest = functools.reduce(xp.maximum, sizes.values())
        known = (largest > 0.0) & (largest < math.inf)
        largest = xp.where(known, largest, xp.ones_like(largest))
        # Each is scaled by its own largest element; another's may exceed the range of its dtype.
        sizes = {name: xp.where(known & (size > 0.0), size, xp.ones_like(size)) for name, size in sizes.items()}
        shares = {name: size / largest for name, size in sizes.items()}
        squares = [_squares(x / _as_factor(sizes[name])) * shares[name] * shares[name] for name, x in whole.items()]
        root = xp.sqrt(functools.reduce(lambda x, y: x + y, squares))
        over = known & (root > self.limit / largest)
        factor = self.limit / root
        clipped = dict(updates)
        for name, x in whole.items():
            divisor = xp.where(over, sizes[name], xp.ones_like(root))
            multiplier = xp.where(over, shares[name] * factor, xp.ones_like(root))
            clipped[name] = x / _as_factor(divisor) * _as_factor(multiplier)
        return clipped


@dataclass(frozen=True)
class ClipByValue(Transformation):
    """Limit each element of the update to the range from ``-limit`` to ``limit``.

    See also: ``torch.nn.utils.clip_grad_value_``, ``optax.clip``.
    """

    traceable = True
    ranges = (("limit", LIMIT),)

    limit: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        return xp.clip(array_like(xp, update, value), -self.limit, self.limit), state


@dataclass(frozen=True)
class ClipByRootMeanSquare(Transformation):
    """Limit the root mean square of each parameter's update to ``limit``, and keep its direction.

    See also: Shazeer and Stern (2018), section 6; ``optax.clip_by_block_rms``.
    """

    ranges = (("limit", NOT_NEGATIVE),)

    limit: float = 1.0

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        size = root_mean_square(xp, update) / self.limit
        return update / xp.maximum(size, xp.ones_like(size)), state


def _squares(x: Array) -> Any:
    return _number(namespace_of(x).sum(x * x))


def _number(x: Array) -> Any:
    """Return a scalar of any library in double precision, as scalars of several libraries meet; traced ones stay."""
    return x if isinstance(x, Traced) else np.float64(float(x))


def _as_factor(x: Any) -> Any:
    """Return a scalar that adopts the dtype of the array that it multiplies."""
    return x if isinstance(x, Traced) else float(x)
