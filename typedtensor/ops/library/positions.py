"""Positions along a label, and masks of attention by them."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import IntTensor
from typedtensor.ops.core.arities import Along1, Between1, PolyOp1
from typedtensor.ops.core.family import Kernel, Labelled, TensorType, U, V

__all__ = ["Arange", "CausalMask", "Positions", "arange", "positions"]


class Arange(PolyOp1[U], rule="int -> int U"):
    """``x, x + 1, …`` along U.

    Args:
        axis: the label, or a sized axis. Without a size it is the declared one, or that which the label has in the
            open computation.

    Raises:
        SizeError: when the size is not known.

    See also: ``numpy.arange``, ``torch.arange``, ``jax.numpy.arange``.

    >>> from typedtensor import Axis
    >>> class Time(Axis, size=3): ...
    >>> Arange(Time)(0)
    IntTensor[Time=3]([0, 1, 2])
    """

    def __init__(self, axis: type[U] | U, /) -> None:
        super().__init__(axis)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x + xp.arange(self.size("U"), device=device_of(x))


class Positions(Along1[U], rule="t *A U *B -> int U"):
    """The positions along U of ``x``, counted from 0.

    See also: ``numpy.arange``, ``torch.arange``, ``jax.numpy.arange``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> Positions(Time)(Tensor[Time]([0.5, 0.25]))
    IntTensor[Time=2]([0, 1])
    """

    shape_only = frozenset({0})

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return xp.arange(x.shape[axis], device=device_of(x))


def arange(axis: type[U] | U, /, start: int = 0) -> Expr[IntTensor[U]]:
    """The positions along a label, ``start, start + 1, …``, as an expression.

    The size may be open: it is then that of the label in the computation in which the expression is evaluated. For
    positions as a tensor, see :class:`Arange`; for those along an axis of a tensor, ``x.positions(Time)``.

    Args:
        axis: the label, or a sized axis.
        start: the first of them.

    See also: ``numpy.arange``, ``torch.arange``, ``jax.numpy.arange``.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> from typedtensor.ops import where
    >>> class Time(Axis): ...
    >>> x = Input(Tensor[Time])
    >>> with given(x.bind(Tensor[Time]([5.0, 5.0, 5.0]))):
    ...     where(arange(Time) < 2, x, 0.0).value
    Tensor[Time=3]([5., 5., 0.])
    """
    result: Expr[IntTensor[U]] = Arange(axis)(Const(IntTensor[()](start)))
    return result


positions = Labelled(Positions)


class CausalMask(Between1[U, V], rule="t *A U *B V *C -> bool U V"):
    """True where the position along V is not after that along U: a mask that hides later positions in a sequence.

    Args:
        queries: the label U, of the positions that attend.
        keys: the label V, of the positions that are attended to. If there are more of them than along U, they began
            earlier: the last of both are at the same time.

    See also: ``numpy.tri``, ``torch.tril``, ``jax.numpy.tril``.

    >>> from typedtensor import Axis, Tensor
    >>> class Now(Axis): ...
    >>> class Past(Axis): ...
    >>> CausalMask(Now, Past)(Tensor[Now, Past]([[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]))
    BoolTensor[Now=2, Past=3]([[ True,  True, False],
                               [ True,  True,  True]])
    """

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        queries, keys = self.position("U", x), self.position("V", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            rows, columns = x.shape[queries], x.shape[keys]
            now = xp.reshape(xp.arange(columns - rows, columns, device=device_of(x)), (rows, 1))
            return xp.reshape(xp.arange(columns, device=device_of(x)), (1, columns)) <= now

        return kernel
