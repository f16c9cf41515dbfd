"""Reshaping: two neighbouring axes merged, and split again."""

from __future__ import annotations

import math
from typing import Any

from typedtensor.core.axes import Flat, U, V, W, label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, PolyOp1, TensorType, apart
from typedtensor.ops.core.labelled import Among1, Among2, Between1
from typedtensor.ops.core.operation import PolyOp

__all__ = ["Flatten", "MergeAxes", "MergeLike", "SplitAxis", "SplitLike", "Unflatten"]


class MergeAxes(Among1[U, V, W], rule="t *A U V *B -> t *A W *B where |W| = |U| * |V|, W not in *A *B", linear="each"):
    """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``.

    See also: ``numpy.reshape``, ``torch.flatten``, ``jax.numpy.reshape``.
    """

    is_view = True

    def ground(self, x: TensorType, /) -> Kernel:
        return _merge(self.position("U", x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SplitLike(self.label("U"), self.label("V"), self.label("W"))(x, dy)


class Flatten(Between1[U, V], rule="t *A U V *B -> t *A Flat[U, V] *B", linear="each"):
    """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower.

    See also: ``torch.flatten``, ``numpy.reshape``, ``jax.numpy.reshape``.
    """

    is_view = True

    def ground(self, x: TensorType, /) -> Kernel:
        return _merge(self.position("U", x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        first, second = self.label("U"), self.label("V")
        return SplitLike(first, second, _flat(first, second))(x, dy)


class SplitAxis(
    PolyOp1[W, U, V],
    rule="t *A W *B -> t *A U V *B where |W| = |U| * |V|, U not in *A *B, V not in *A *B",
    linear="each",
):
    """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`.

    Args:
        axis: the label W.
        first: the label U, or a sized axis.
        second: the label V, or a sized axis. One of the two sizes must be known.

    Raises:
        SizeError: when no size is known, or their product is not the size of W.

    See also: ``numpy.reshape``, ``torch.unflatten``, ``jax.numpy.reshape``.
    """

    is_view = True

    def __init__(self, axis: type[W], first: type[U] | U, second: type[V] | V, /) -> None:
        super().__init__(axis, first, second)

    def ground(self, x: TensorType, /) -> Kernel:
        return _split(self, self.position("W", x))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return MergeAxes(self.label("U"), self.label("V"), self.label("W"))(dy)


class Unflatten(PolyOp1[U, V], rule="t *A Flat[U, V] *B -> t *A U V *B", linear="each"):
    """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`.

    Args:
        first: the label U, or a sized axis.
        second: the label V, or a sized axis. One of the two sizes must be known.

    Raises:
        SizeError: when no size is known, or their product is not the size of ``Flat[U, V]``.

    See also: ``torch.unflatten``, ``numpy.reshape``, ``jax.numpy.reshape``.
    """

    is_view = True

    def __init__(self, first: type[U] | U, second: type[V] | V, /) -> None:
        super().__init__(first, second)

    def ground(self, x: TensorType, /) -> Kernel:
        return _split(self, self.position("Flat[U, V]", x))

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Flatten(self.label("U"), self.label("V"))(dy)


def _flat(first: type[U], second: type[V]) -> type[Flat[U, V]]:
    flat: Any = Flat
    return flat[first, second]


def _merge(at: int) -> Kernel:
    def kernel(xp: Namespace, x: Array) -> Array:
        return xp.reshape(x, (*x.shape[:at], x.shape[at] * x.shape[at + 1], *x.shape[at + 2 :]))

    return kernel


def _split(operation: PolyOp, at: int) -> Kernel:
    def kernel(xp: Namespace, x: Array) -> Array:
        first, second = _split_sizes(operation, x.shape[at])
        return xp.reshape(x, (*x.shape[:at], first, second, *x.shape[at + 1 :]))

    return kernel


def _split_sizes(operation: PolyOp, total: int) -> tuple[int, int]:
    """Return the sizes of U and V; an unknown one follows from the other."""
    first, second = operation.known_size("U"), operation.known_size("V")
    if first is None:
        second = operation.size("V") if second is None else second
        first = total // second if second else 0
    elif second is None:
        second = total // first if first else 0
    if first * second != total:
        u, v = label_name(operation.label("U")), label_name(operation.label("V"))
        raise SizeError(
            f"{operation.title} was given an axis of size {total}, which is not {first} ({u}) times {second} ({v})"
        )
    return first, second


class SplitLike(Among2[U, V, W], rule="k *A U V *B, t *A W *B -> t *A U V *B"):
    """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return _reshape_like(self)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MergeLike(self.label("U"), self.label("V"), self.label("W"))(x2, dy)


class MergeLike(Among2[U, V, W], rule="k *A W *B, t *A U V *B -> t *A W *B"):
    """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return _reshape_like(self)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SplitLike(self.label("U"), self.label("V"), self.label("W"))(x2, dy)


def _reshape_like(operation: PolyOp) -> Kernel:
    """Reshape the second operand to the shape of the first."""

    def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
        if math.prod(x1.shape) != math.prod(x2.shape):
            raise SizeError(
                f"{operation.title} was given an operand of shape {tuple(x2.shape)}, which has not as many elements as "
                f"the shape {tuple(x1.shape)} of its first operand"
            )
        return xp.reshape(x2, x1.shape)

    return kernel
