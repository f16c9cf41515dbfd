"""Any, all, and the number of nonzero elements."""

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.backends.library import Library
from typedtensor.backends.reducing import reduced, reduction
from typedtensor.ops.core.family import Array, Kernel, Namespace, Over1, TensorType, kind_of
from typedtensor.ops.library.reduce.reduction import positions

__all__ = ["AllTrue", "AnyTrue", "CountNonZero"]

P = TypeVarTuple("P")


class AnyTrue(Over1[*P], rule="bool *A -> bool *A / *P"):
    """Whether any element is true, along labels or of all; false if there are none.

    See also: ``numpy.any``, ``torch.any``, ``jax.numpy.any``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("any", positions(self.labels, x))


class AllTrue(Over1[*P], rule="bool *A -> bool *A / *P"):
    """Whether all elements are true, along labels or altogether; true if there are none.

    See also: ``numpy.all``, ``torch.all``, ``jax.numpy.all``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("all", positions(self.labels, x))


class CountNonZero(Over1[*P], rule="t *A -> int *A / *P"):
    """The number of true or nonzero elements, along labels or of all.

    See also: ``numpy.count_nonzero``, ``torch.count_nonzero``, ``jax.numpy.count_nonzero``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axes = positions(self.labels, x)
        return lambda xp, x: reduced(xp, "sum", _ones(xp, x), axes)


def _ones(xp: Namespace, x: Array) -> Array:
    """Return 1 for nonzero elements, in the default integer dtype; other libraries sum truth values in theirs."""
    there = x if kind_of(x) == "bool" else x != 0
    return there if isinstance(xp, Library) else xp.astype(there, xp.asarray(0).dtype)
