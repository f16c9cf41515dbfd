"""Random numbers from an explicit seed and step. Nothing is drawn from a hidden state."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, array_like, as_numpy, device_of
from typedtensor.backends.primitives import Primitives
from typedtensor.backends.random import uniform
from typedtensor.errors import SizeError
from typedtensor.ops.core.operation import PolyOp2

__all__ = ["DropoutMask"]


class DropoutMask(PolyOp2, rule="*A, int -> *A"):
    """``1 / (1 - rate)`` at random elements, 0 at the others, a part ``rate`` of them: dropout is the product with it.

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
    Tensor[Row=6]([ 2.,  0.,  6.,  8., 10., 12.])
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
        if not isinstance(xp, Primitives) and (step := int(as_numpy(x2))) < 0:
            raise SizeError(f"the step of dropout must be at least 0, not {step}")
        x1 = array_like(xp, x1, x2)
        draws = uniform(xp, self.seed, x2, tuple(x1.shape), device_of(x1))
        kept = xp.astype(draws >= self.rate, x1.dtype)
        return kept / (1.0 - self.rate)
