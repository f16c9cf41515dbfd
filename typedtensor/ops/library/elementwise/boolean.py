"""Logic, elementwise, on tensors of truth values."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.ops.core.arities import PolyOp1, PolyOp2

__all__ = ["And", "Not", "Or", "Xor"]


class And(PolyOp2, rule="bool *A?, bool *A? -> bool *A"):
    """``x1 and x2``, also written ``x1 & x2``.

    See also: ``numpy.logical_and``, ``torch.logical_and``, ``jax.numpy.logical_and``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.logical_and(*alike(xp, x1, x2))


class Or(PolyOp2, rule="bool *A?, bool *A? -> bool *A"):
    """``x1 or x2``, also written ``x1 | x2``.

    See also: ``numpy.logical_or``, ``torch.logical_or``, ``jax.numpy.logical_or``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.logical_or(*alike(xp, x1, x2))


class Not(PolyOp1, rule="bool *A -> bool *A"):
    """``not x``, also written ``~x``.

    See also: ``numpy.logical_not``, ``torch.logical_not``, ``jax.numpy.logical_not``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.logical_not(x)


class Xor(PolyOp2, rule="bool *A?, bool *A? -> bool *A"):
    """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``.

    See also: ``numpy.logical_xor``, ``torch.logical_xor``, ``jax.numpy.logical_xor``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.logical_xor(*alike(xp, x1, x2))
