"""Reciprocals for gradients of decompositions, with 0 in place of infinite ones."""

from __future__ import annotations

from typedtensor.core.axes import Label
from typedtensor.core.operand import Operand
from typedtensor.ops.core.apart import relabelled
from typedtensor.ops.core.matrices import inner
from typedtensor.ops.library.elementwise.selection import Where


def reciprocal(x: Operand) -> Operand:
    """``1 / x``, and 0 where that is not finite."""
    some = x.ne(0.0)
    found: Operand = Where()(some, 1.0 / Where()(some, x, 1.0), 0.0)
    return found


def gaps(values: Operand, axis: Label, like: Operand) -> Operand:
    """``1 / (v[k] - v[i])`` of values along an axis k, for a second axis i of it; 0 where they are equal."""
    return reciprocal(values.expand_like(like) - relabelled(values, {axis: inner(axis)}).expand_like(like))
