"""Comparisons, elementwise; their results are tensors of truth values, which have no gradient.

So ``x == y`` is a tensor. Identity of tensors and nodes is tested by ``is``, which sets and keys of dicts use, too.
"""

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.ops.core.arities import PolyOp2

__all__ = ["Equal", "Greater", "GreaterEqual", "Less", "LessEqual", "NotEqual"]


class Less(PolyOp2, rule="t *A?, t *A? -> bool *A where t not in bool"):
    """``x1 < x2``.

    See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 < x2


class LessEqual(PolyOp2, rule="t *A?, t *A? -> bool *A where t not in bool"):
    """``x1 <= x2``.

    See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 <= x2


class Greater(PolyOp2, rule="t *A?, t *A? -> bool *A where t not in bool"):
    """``x1 > x2``.

    See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 > x2


class GreaterEqual(PolyOp2, rule="t *A?, t *A? -> bool *A where t not in bool"):
    """``x1 >= x2``.

    See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 >= x2


class Equal(PolyOp2, rule="t *A?, t *A? -> bool *A"):
    """``x1 == x2``, also the method ``x1.eq(x2)``.

    See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 == x2


class NotEqual(PolyOp2, rule="t *A?, t *A? -> bool *A"):
    """``x1 != x2``, also the method ``x1.ne(x2)``.

    See also: ``numpy.not_equal``, ``torch.ne``, ``jax.numpy.not_equal``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 != x2
