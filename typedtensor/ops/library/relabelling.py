"""The same elements under other labels, in another order of axes, or with neighbouring axes merged or split."""

from __future__ import annotations

import math
from typing import Any, TypeVar, TypeVarTuple

from typedtensor.core.axes import Flat, W, label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Among1, Among2, Between1, Over1, PolyOp1
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.core.functions import labelled_operation
from typedtensor.ops.core.operation import PolyOp

__all__ = ["Flatten", "MergeAxes", "Permute", "Rename", "Rename2D", "SplitAxis", "SplitLike"]
__all__ += ["Unflatten"]

P = TypeVarTuple("P")
X = TypeVar("X", bound=AnyTensor)


class Rename(Between1[U, V], rule="t *A U *B -> t *A V *B where V not in *A *B, |V| = |U|", linear="each"):
    """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""

    is_view = True

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Rename(self.label("V"), self.label("U"))(dy)


class Rename2D(
    Between1[U, V], rule="t *N H W -> t *N U V where |U| = |H|, |V| = |W|, U not in *N, V not in *N", linear="each"
):
    """``x`` with its last two axes renamed to U and V.

    It renames the axes of convolutions and pools: ``Strided[Valid[Height, Window], Two, Two]`` of size 12 becomes
    ``Pooled``, if that has size 12.

    See also: ``xarray.DataArray.rename``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> class Other(Axis): ...
    >>> Rename2D(Column, Other)(Tensor[Row, Column]([[1.0, 2.0]]))
    Tensor[Column=1, Other=2]([[1., 2.]])
    """

    is_view = True

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    @apart("H", "W")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Rename2D(*x.axes[-2:])(dy)


class Permute(Over1[*P], rule="t *A -> t *P where *P permutes *A", linear="each"):
    """``x`` with its axes in the given order.

    See also: ``numpy.permute_dims``, ``torch.permute``, ``jax.numpy.permute_dims``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> Permute(Column, Row)(Tensor[Row, Column]([[1.0, 2.0, 3.0]])).sizes == {Column: 3, Row: 1}
    True
    """

    is_view = True

    def ground(self, x: TensorType, /) -> Kernel:
        order = tuple(map(x.axes.index, self.labels))
        return lambda xp, x: xp.permute_dims(x, order)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return permuted_like(dy, x)


def permuted_like(dy: Operand, x: Operand[X]) -> Operand[X]:
    """Permute the axes of a tensor or an expression to the order in another one."""
    permuted: Operand[X] = labelled_operation(Permute, x.axes)(dy)
    return permuted


class MergeAxes(Among1[U, V, W], rule="t *A U V *B -> t *A W *B where |W| = |U| * |V|, W not in *A *B", linear="each"):
    """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``.

    See also: ``numpy.reshape``, ``torch.flatten``, ``jax.numpy.reshape``.
    """

    is_view = True

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _merged(xp, x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SplitLike(self.label("U"), self.label("V"), self.label("W"))(x, dy)


class Flatten(Between1[U, V], rule="t *A U V *B -> t *A Flat[U, V] *B", linear="each"):
    """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower.

    See also: ``torch.flatten``, ``numpy.reshape``, ``jax.numpy.reshape``.
    """

    is_view = True

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _merged(xp, x, axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        first, second = self.label("U"), self.label("V")
        flat: Any = Flat
        return SplitLike(first, second, flat[first, second])(x, dy)


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

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return _split(self, xp, x, axis)

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
        axis = self.position("Flat[U, V]", x)
        return lambda xp, x: _split(self, xp, x, axis)

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Flatten(self.label("U"), self.label("V"))(dy)


def _merged(xp: Namespace, x: Array, at: int) -> Array:
    return xp.reshape(x, (*x.shape[:at], x.shape[at] * x.shape[at + 1], *x.shape[at + 2 :]))


def _split(operation: PolyOp, xp: Namespace, x: Array, at: int) -> Array:
    """Split an axis into U and V, of which one size may be unknown; it follows from the other."""
    total, first, second = x.shape[at], operation.known_size("U"), operation.known_size("V")
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
    return xp.reshape(x, (*x.shape[:at], first, second, *x.shape[at + 1 :]))


class SplitLike(Among2[U, V, W], rule="k *A U V *B, t *A W *B -> t *A U V *B where |W| = |U| * |V|"):
    """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if math.prod(x1.shape) != math.prod(x2.shape):
            raise SizeError(
                f"{self.title} was given an operand of shape {tuple(x2.shape)}, which has not as many elements as the "
                f"shape {tuple(x1.shape)} of its first operand"
            )
        return xp.reshape(x2, x1.shape)

    @apart("U", "V", "W")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MergeAxes(self.label("U"), self.label("V"), self.label("W"))(dy)
