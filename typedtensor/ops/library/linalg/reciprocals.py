"""Reciprocals for gradients of decompositions, with 0 in place of infinite ones or with these."""

from __future__ import annotations

import math

from typedtensor.ops.core.family import Label, Operand, relabelled
from typedtensor.ops.core.matrices import inner
from typedtensor.ops.library.arrange.diagonals import Omit
from typedtensor.ops.library.elementwise.selection import quotient
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.relabelling import permuted_like


def over(x: Operand, y: Operand, strict: bool) -> Operand:
    """``x / y``; where ``y`` is 0, it is 0 if not strict."""
    return x / y if strict else quotient(x, y)


def gaps(values: Operand, axis: Label, like: Operand) -> Operand:
    """``v[k] - v[i]`` of values along an axis k, for a second axis i of it; infinite where k is i."""
    second = inner(axis)
    later = Omit(axis, second, math.inf)(values)
    return permuted_like(later - ExpandAlong(axis)(later, relabelled(values, {axis: second})), like)
