"""Transformations that depend on a whole parameter: on its norm, or on its rows and columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.optim.ranges import NOT_NEGATIVE
from typedtensor.optim.transformations import State, Transformation, zeros


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
class ClipByRootMeanSquare(Transformation):
    """Limit the root mean square of each parameter's update to ``limit``, and keep its direction.

    See also: Shazeer and Stern (2018), section 6; ``optax.clip_by_block_rms``.
    """

    ranges = (("limit", NOT_NEGATIVE),)

    limit: float = 1.0

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        size = _root_mean_square(xp, update) / self.limit
        return update / xp.maximum(size, xp.ones_like(size)), state


@dataclass(frozen=True)
class ScaleByParameter(Transformation):
    """Scale the update by the root mean square of the parameter, or by ``minimum`` if that is larger.

    See also: Shazeer and Stern (2018), section 8; ``optax.scale_by_param_block_rms``.
    """

    ranges = (("minimum", NOT_NEGATIVE),)

    minimum: float = 1e-3

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        size = _root_mean_square(xp, value)
        return update * xp.maximum(size, xp.full_like(size, self.minimum)), state


def _norm(xp: Namespace, x: Array) -> Array:
    return xp.sqrt(xp.sum(x * x))


def _root_mean_square(xp: Namespace, x: Array) -> Array:
    return xp.sqrt(xp.mean(x * x)) if x.size else xp.ones_like(xp.sum(x))
