"""Positions along a label."""

from __future__ import annotations

from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import IntTensor
from typedtensor.ops.core.family import Along1, Array, Kernel, Labelled, Namespace, PolyOp1, TensorType, U, device_of

__all__ = ["Arange", "Positions", "arange", "positions"]


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

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.arange(x.shape[axis], device=device_of(x))


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
