"""Stable sorting along an axis, and the largest elements."""

from __future__ import annotations

import numpy as np

from typedtensor.backends.gathering import gather
from typedtensor.backends.library import Library
from typedtensor.backends.ordering import largest_order, stable_order
from typedtensor.backends.primitives import Primitives
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, PolyOp1, TensorType, U, V, apart
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.order.gathering import ScatterAdd

__all__ = ["ArgSort", "ArgTopK", "Sort", "TopK", "arg_top_k", "argsort", "sort", "top_k"]


class Sort(PolyOp1[U], rule="t *A U *B -> t *A U *B where t not in bool"):
    """The elements along U in ascending order. NaN counts as larger than any number.

    Args:
        axis: the label U.
        descending: the largest first.

    See also: ``numpy.sort``, ``torch.sort``, ``jax.numpy.sort``.
    """

    def __init__(self, axis: type[U], /, descending: bool = False) -> None:
        super().__init__(axis)
        self.descending = descending

    def ground(self, x: TensorType, /) -> Kernel:
        axis, descending = self.position("U", x), self.descending

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library) and descending:
                return xp.descending(x, axis)[0]
            found = _in_order(xp, x, axis)
            return xp.flip(found, axis=axis) if descending else found

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, axis)(x, ArgSort(axis, self.descending)(x), dy)


class ArgSort(PolyOp1[U], rule="t *A U *B -> int *A U *B where t not in bool"):
    """The indices that sort the elements along U.

    Args:
        axis: the label U.
        descending: the largest first.

    See also: ``numpy.argsort``, ``torch.argsort``, ``jax.numpy.argsort``.
    """

    def __init__(self, axis: type[U], /, descending: bool = False) -> None:
        super().__init__(axis)
        self.descending = descending

    def ground(self, x: TensorType, /) -> Kernel:
        axis, descending = self.position("U", x), self.descending
        return lambda xp, x: _order(xp, x, axis, descending)


class TopK(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where t not in bool, V not in *A *B, |V| <= |U|"):
    """The ``|V|`` largest elements along U, the largest first, along V.

    Args:
        axis: the label U.
        to: the label V, or a sized axis: ``Best(5)``.

    Raises:
        SizeError: when the size of V is not known, or larger than that of U.

    See also: ``torch.topk``, ``jax.lax.top_k``.

    >>> from typedtensor import Axis, Tensor
    >>> class Word(Axis): ...
    >>> class Best(Axis, size=2): ...
    >>> TopK(Word, Best)(Tensor[Word]([1.0, 4.0, 3.0, 2.0]))
    Tensor[Best=2]([4., 3.])
    """

    def __init__(self, axis: type[U], to: type[V] | V, /) -> None:
        super().__init__(axis, to)

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library):
                return _first(xp.descending(x, axis)[0], axis, _count(self, x, axis))
            if isinstance(xp, Primitives):  # the gradient needs the indices, too
                return gather(xp, x, _best(self, xp, x, axis), axis)
            size = x.shape[axis]
            last = slice(size - _count(self, x, axis), size)
            found = xp.flip(_in_order(xp, x, axis)[(*(slice(None),) * axis, last, ...)], axis=axis)
            return found.copy() if xp is np else found

        return kernel

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        return ScatterAdd(axis, self.label("V"))(x, ArgTopK(axis, self.sized("V"))(x), dy)


class ArgTopK(PolyOp1[U, V], rule="t *A U *B -> int *A V *B where t not in bool, V not in *A *B, |V| <= |U|"):
    """The indices of the ``|V|`` largest elements along U, that of the largest first, along V.

    Args:
        axis: the label U.
        to: the label V, or a sized axis: ``Best(5)``.

    Raises:
        SizeError: when the size of V is not known, or larger than that of U.

    See also: ``torch.topk``, ``jax.lax.top_k``.
    """

    def __init__(self, axis: type[U], to: type[V] | V, /) -> None:
        super().__init__(axis, to)

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: _best(self, xp, x, axis)


def _in_order(xp: Namespace, x: Array, axis: int) -> Array:
    if xp is not np:
        return xp.sort(x, axis=axis)
    found = x.copy("K")
    found.sort(axis)
    return found


def _order(xp: Namespace, x: Array, axis: int, descending: bool) -> Array:
    if xp is np:
        return stable_order(x, axis, descending)
    if descending:
        if isinstance(xp, Library):
            return xp.descending(x, axis)[1]
        # Reversed twice, so that equal elements keep their order.
        return x.shape[axis] - 1 - xp.flip(_order(xp, xp.flip(x, axis=axis), axis, False), axis=axis)
    return xp.argsort(x, axis=axis, stable=True)


def _best(operation: PolyOp, xp: Namespace, x: Array, axis: int) -> Array:
    count = _count(operation, x, axis)
    if isinstance(xp, Primitives):
        return xp.largest(x, count, axis)
    if xp is np:
        return largest_order(x, count, axis)
    return _first(_order(xp, x, axis, True), axis, count)


def _count(operation: PolyOp, x: Array, axis: int) -> int:
    count = operation.size("V")
    if count > x.shape[axis]:
        raise SizeError(f"{operation.title} must find {count} elements, but the axis has only {x.shape[axis]}")
    return count


def _first(x: Array, axis: int, count: int) -> Array:
    return x[(*(slice(None),) * axis, slice(0, count), ...)]


arg_top_k = Labelled(ArgTopK)
argsort = Labelled(ArgSort)
sort = Labelled(Sort)
top_k = Labelled(TopK)
