"""Comparisons, tests for NaN and infinity, and logic, elementwise. Truth values have no gradient.

``x == y`` is a tensor. Identity of tensors and nodes is tested by ``is``, which sets and keys of dicts use, too.
"""

from __future__ import annotations

from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2

__all__ = ["And", "Equal", "Greater", "GreaterEqual", "IsFinite", "IsInf", "IsNaN", "Less", "LessEqual", "Not"]
__all__ += ["NotEqual", "Or", "Xor"]
__all__ += ["isfinite", "isinf", "isnan"]


class Less(Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 < x2):
    """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""


class LessEqual(Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 <= x2):
    """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""


class Greater(Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 > x2):
    """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""


class GreaterEqual(
    Elementwise2, rule="t *A?, t *A? -> bool *A where t not in bool", forward=lambda xp, x1, x2: x1 >= x2
):
    """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""


class Equal(Elementwise2, rule="t *A?, t *A? -> bool *A", forward=lambda xp, x1, x2: x1 == x2):
    """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""


class NotEqual(Elementwise2, rule="t *A?, t *A? -> bool *A", forward=lambda xp, x1, x2: x1 != x2):
    """``x1 != x2``, also the method ``x1.ne(x2)``.

    See also: ``numpy.not_equal``, ``torch.ne``, ``jax.numpy.not_equal``.
    """


class IsNaN(Elementwise1, rule="*A -> bool *A", forward="isnan"):
    """Whether an element is not a number. See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``."""


class IsInf(Elementwise1, rule="*A -> bool *A", forward="isinf"):
    """Whether an element is infinite, of either sign.

    See also: ``numpy.isinf``, ``torch.isinf``, ``jax.numpy.isinf``.
    """


class IsFinite(Elementwise1, rule="*A -> bool *A", forward="isfinite"):
    """Whether an element is a number, and not infinite.

    See also: ``numpy.isfinite``, ``torch.isfinite``, ``jax.numpy.isfinite``.
    """


class And(Elementwise2, rule="bool *A?, bool *A? -> bool *A", forward="logical_and"):
    """``x1 and x2``, also written ``x1 & x2``.

    See also: ``numpy.logical_and``, ``torch.logical_and``, ``jax.numpy.logical_and``.
    """


class Or(Elementwise2, rule="bool *A?, bool *A? -> bool *A", forward="logical_or"):
    """``x1 or x2``, also written ``x1 | x2``.

    See also: ``numpy.logical_or``, ``torch.logical_or``, ``jax.numpy.logical_or``.
    """


class Not(Elementwise1, rule="bool *A -> bool *A", forward="logical_not"):
    """``not x``, also written ``~x``.

    See also: ``numpy.logical_not``, ``torch.logical_not``, ``jax.numpy.logical_not``.
    """


class Xor(Elementwise2, rule="bool *A?, bool *A? -> bool *A", forward="logical_xor"):
    """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``.

    See also: ``numpy.logical_xor``, ``torch.logical_xor``, ``jax.numpy.logical_xor``.
    """


isfinite = IsFinite()
isinf = IsInf()
isnan = IsNaN()
