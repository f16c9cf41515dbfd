"""Tests for NaN, infinite and finite elements. Their truth values have no gradient."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.ops.library.elementwise.function import Function

__all__ = ["IsFinite", "IsInf", "IsNaN", "isfinite", "isinf", "isnan"]


class IsNaN(Function, rule="*A -> bool *A"):
    """Whether an element is not a number.

    See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``.
    """

    function = "isnan"


class IsInf(Function, rule="*A -> bool *A"):
    """Whether an element is infinite, of either sign.

    See also: ``numpy.isinf``, ``torch.isinf``, ``jax.numpy.isinf``.
    """

    function = "isinf"


class IsFinite(Function, rule="*A -> bool *A"):
    """Whether an element is a number, and not infinite.

    See also: ``numpy.isfinite``, ``torch.isfinite``, ``jax.numpy.isfinite``.
    """

    function = "isfinite"


isfinite = IsFinite()
isinf = IsInf()
isnan = IsNaN()
