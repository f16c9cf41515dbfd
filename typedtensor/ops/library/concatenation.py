"""Concatenation of two tensors along an axis, and its inverse."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.core.axes import U, V, W
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.concatenation import TakePart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Among2

__all__ = ["ConcatAlong", "concat"]


class ConcatAlong(
    Among2[U, V, W], rule="t *A U *B, t *A V *B -> t *A W *B where |W| = |U| + |V|, W not in *A *B", linear="together"
):
    """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W.

    See also: ``numpy.concat``, ``torch.cat``, ``jax.numpy.concatenate``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        return lambda xp, x1, x2: xp.concat((x1, x2), axis=axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TakePart(self.label("U"), self.label("W"))(x1, dy)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TakePart(self.label("V"), self.label("W"), last=True)(x2, dy)


concat = Labelled(ConcatAlong)
