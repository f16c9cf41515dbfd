"""Random numbers from keys. Nothing is drawn from a hidden state.

A key is an integer scalar of 64 bits, which :class:`typedtensor.random.Key` holds.
"""

from __future__ import annotations

import math

import numpy as np

from typedtensor.backends import Array, Namespace, array_like, as_numpy, device_of
from typedtensor.backends.primitives import Primitives
from typedtensor.backends.random import fold_in, tracing, uniform
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import PolyOp2

__all__ = ["DropoutMask", "FoldIn", "RandomNormal", "RandomUniform"]


class FoldIn(PolyOp2, rule="int, int *A -> int *A"):
    """A key for each number in ``x2``, derived from the key ``x1`` and independent of those of other keys and numbers.

    See also: ``jax.random.fold_in``; :mod:`typedtensor.backends.random`.

    >>> from typedtensor import Axis, IntTensor
    >>> class Step(Axis): ...
    >>> FoldIn()(7, IntTensor[Step]([0, 1])) - FoldIn()(7, 1)
    IntTensor[Step=2]([6947136525826086024,                   0])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return fold_in(xp, x1, x2)


class RandomUniform(PolyOp2, rule="*A, int -> *A"):
    """Random numbers between 0 and 1, both excluded, from the key ``x2``, with the shape and precision of ``x1``.

    They are the same on every back end, target and platform: odd multiples of 2⁻²⁴, or of 2⁻⁵³ in double precision.

    See also: Salmon et al. (2011); ``jax.random.uniform``, ``torch.rand_like``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> RandomUniform()(Tensor[Row]([0.0, 0.0, 0.0]), 7)
    Tensor[Row=3]([0.1637, 0.8721, 0.9723])
    """

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1 = array_like(xp, x1, x2)
        return uniform(xp, x2, tuple(x1.shape), x1.dtype, device_of(x1))


class RandomNormal(PolyOp2, rule="*A, int -> *A"):
    """Random numbers of the standard normal distribution from the key ``x2``, with the shape and precision of ``x1``.

    By the transform of Box and Muller (1958), ``√(-2 ln u) cos 2πv``.

    See also: ``jax.random.normal``, ``torch.randn_like``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> RandomNormal()(Tensor[Row]([0.0, 0.0, 0.0]), 7)
    Tensor[Row=3]([-0.5349, -0.2052, -0.2079])
    """

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1 = array_like(xp, x1, x2)
        draws = uniform(xp, x2, (2, *x1.shape), x1.dtype, device_of(x1))
        return xp.sqrt(xp.log(draws[0, ...]) * -2.0) * xp.cos(draws[1, ...] * (2.0 * math.pi))


class DropoutMask(PolyOp2, rule="*A, int -> *A"):
    """0 at a random share ``rate`` of the elements, and ``1 / (1 - rate)`` at the others: multiply by it for dropout.

    The mask depends on the seed, the step ``x2`` and the sizes of ``x1`` alone, and is the same on every back end.

    Args:
        rate: the probability of 0, from 0 to less than 1.
        seed: makes masks independent of those of other seeds.

    Raises:
        SizeError: when the rate is not in its range, or the seed or the step is negative.

    See also: Srivastava et al. (2014); ``jax.random.bernoulli``, ``torch.nn.functional.dropout``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row]([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    >>> x * DropoutMask(0.5, seed=1)(x, 7)
    Tensor[Row=6]([ 2.,  0.,  6.,  0.,  0., 12.])
    """

    shape_only = frozenset({0})

    def __init__(self, rate: float, /, *, seed: int = 0) -> None:
        super().__init__()
        if not 0.0 <= rate < 1.0:
            raise SizeError(f"the rate of dropout must be from 0 to less than 1, not {rate}")
        if seed < 0:
            raise SizeError(f"a seed must be at least 0, not {seed}")
        self.rate, self.seed = rate, seed

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        is_lowered = isinstance(xp, Primitives)
        is_traced = not is_lowered and tracing(x2) is not None
        if not is_traced and not is_lowered and (step := int(as_numpy(x2))) < 0:
            raise SizeError(f"the step of dropout must be at least 0, not {step}")
        x1 = array_like(xp, x1, x2)
        seed = np.asarray(self.seed) if is_traced else xp.asarray(self.seed, device=device_of(x1))
        key = fold_in(xp, seed, x2)
        draws = uniform(xp, key, tuple(x1.shape), xp.float32, device_of(x1))
        kept = xp.astype(draws > self.rate, x1.dtype)
        return kept / (1.0 - self.rate)
