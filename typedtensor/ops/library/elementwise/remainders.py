"""Floor division and remainders, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.library.elementwise.arithmetic import unmixed

__all__ = ["FloorDiv", "Mod"]


class Mod(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool"):
    """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``.

    See also: ``numpy.remainder``, ``torch.remainder``, ``jax.numpy.remainder``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 % x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy, x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(-dy * FloorDiv()(x1, x2), x2)


class FloorDiv(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool"):
    """``⌊x1 / x2⌋``. The gradient is 0.

    See also: ``numpy.floor_divide``, ``torch.floor_divide``, ``jax.numpy.floor_divide``.
    """

    detached = frozenset({0, 1})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 // x2
