"""Concatenation of two tensors along an axis, and its inverse."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, place
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Among2, Kernel, Labelled, Operand, PolyOp2, TensorType, U, V, W
from typedtensor.ops.core.operation import PolyOp

__all__ = ["ConcatAlong", "PlacePart", "TakePart", "concat"]


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


class TakePart(PolyOp2[U, W], rule="k *A U *B, t *A W *B -> t *A U *B"):
    """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last.

    Args:
        axis: the label U.
        whole: the label W.
        last: from the end of W, not from its start.

    See also: ``numpy.split``, ``torch.narrow``, ``jax.lax.slice_in_dim``.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], whole: type[W], /, last: bool = False) -> None:
        super().__init__(axis, whole)
        self.last = last

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        return lambda xp, x1, x2: x2[_part(self, axis, x1.shape[axis], x2.shape[axis], self.last)]

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PlacePart(self.label("U"), self.label("W"), last=self.last)(x2, dy)


class PlacePart(PolyOp2[U, W], rule="k *A W *B, t *A U *B -> t *A W *B"):
    """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last.

    It is the transpose of :class:`TakePart`.

    Args:
        axis: the label U.
        whole: the label W.
        last: at the end of W, not at its start.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], whole: type[W], /, last: bool = False) -> None:
        super().__init__(axis, whole)
        self.last = last

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("W", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            return place(xp, x1.shape, _part(self, axis, x2.shape[axis], x1.shape[axis], self.last), x2)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TakePart(self.label("U"), self.label("W"), last=self.last)(x2, dy)


def _part(operation: PolyOp, axis: int, size: int, whole: int, last: bool) -> tuple[object, ...]:
    """The key of the first or last elements along an axis."""
    if size > whole:
        raise SizeError(f"{operation.title}: a part of {size} elements is larger than the {whole} that it is a part of")
    return (*(slice(None),) * axis, slice(whole - size, whole) if last else slice(0, size), ...)


concat = Labelled(ConcatAlong)
