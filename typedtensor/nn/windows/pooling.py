"""Pooling layers with named result axes, stride and padding."""

from __future__ import annotations

from itertools import starmap
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple

from typedtensor.backends.pools_along import PoolWindows
from typedtensor.core.axes import Axis, Label, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.errors import SizeError
from typedtensor.ops import AveragePoolAlong, MaxPoolAlong
from typedtensor.ops.adjoint.geometry import Number

P = TypeVar("P", bound=Axis)
Q = TypeVar("Q", bound=Axis)
R = TypeVar("R", bound=Axis)
T = TypeVar("T", bound=Axis)
D = TypeVar("D", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
N = TypeVarTuple("N")


class Pool(Module):
    """The base of pools: the axes of the result, and numbers for each of them.

    Args:
        to: the axes of the result, whose sizes follow.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end; at most half of the window.

    Raises:
        SizeError: when there are numbers for another number of axes, or one is out of range.
    """

    along: ClassVar[Any]  # MaxPoolAlong or AveragePoolAlong, with labels known only at run time

    def __init__(self, *to: Label, window: Number, stride: Number | None, padding: Number) -> None:
        self.to = to
        strides = window if stride is None else stride
        numbers = (self._each("window", window), self._each("stride", strides), self._each("padding", padding))
        self.windows = tuple(starmap(PoolWindows, zip(*numbers, strict=True)))

    def _each(self, name: str, number: Number) -> tuple[int, ...]:
        numbers = number if isinstance(number, tuple) else (number,) * len(self.to)
        if len(numbers) != len(self.to):
            raise SizeError(f"{self} pools along {len(self.to)} axes, but {name}={number} has {len(numbers)} numbers")
        return numbers

    def pooled(self, x: Expr[Any]) -> Expr[Any]:
        """Pool a tensor along its last axes, the last one first, so that ties have the gradients of PyTorch."""
        last = x.axes[len(x.axes) - len(self.to) :]
        for axis, to, windows in reversed(list(zip(last, self.to, self.windows, strict=True))):
            x = self.along(axis, to, windows.window, windows.stride, windows.padding)(x)
        return x

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(label_name, self.to))})"


class MaxPool1DInto(Pool, Generic[P]):
    """The largest element of each window over the last axis: ``*N T -> *N P``.

    Args:
        to: the axis of the result, whose size follows.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end, none of which is the largest; at most half of the
            window.

    Raises:
        SizeError: when a number is out of range, or a window is larger than the axis.

    See also: ``torch.nn.MaxPool1d``, :class:`typedtensor.ops.MaxPoolAlong`.
    """

    along = MaxPoolAlong

    def __init__(self, to: type[P], /, *, window: int, stride: int | None = None, padding: int = 0) -> None:
        super().__init__(to, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, T]], /) -> Expr[Tensor[*N, P]]:
        y: Expr[Tensor[*N, P]] = self.pooled(x)
        return y


class MaxPool2DInto(Pool, Generic[P, Q]):
    """The largest element of each window over the last two axes: ``*N H W -> *N P Q``.

    Parameters are as in :class:`MaxPool1DInto`, numbers for all axes or a tuple of 2.

    See also: ``torch.nn.MaxPool2d``, :class:`typedtensor.ops.MaxPoolAlong`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> (Input(Tensor[Height, Width]) >> MaxPool2DInto(Row, Column, window=3, stride=2, padding=1)).tensor_type
    Tensor[Row, Column]
    """

    along = MaxPoolAlong

    def __init__(
        self, row: type[P], column: type[Q], /, *, window: Number, stride: Number | None = None, padding: Number = 0
    ) -> None:
        super().__init__(row, column, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, H, W]], /) -> Expr[Tensor[*N, P, Q]]:
        y: Expr[Tensor[*N, P, Q]] = self.pooled(x)
        return y


class MaxPool3DInto(Pool, Generic[P, Q, R]):
    """The largest element of each window over the last three axes: ``*N D H W -> *N P Q R``.

    Parameters are as in :class:`MaxPool1DInto`, numbers for all axes or a tuple of 3.

    See also: ``torch.nn.MaxPool3d``, :class:`typedtensor.ops.MaxPoolAlong`.
    """

    along = MaxPoolAlong

    def __init__(
        self,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        *,
        window: Number,
        stride: Number | None = None,
        padding: Number = 0,
    ) -> None:
        super().__init__(plane, row, column, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, D, H, W]], /) -> Expr[Tensor[*N, P, Q, R]]:
        y: Expr[Tensor[*N, P, Q, R]] = self.pooled(x)
        return y


class AveragePool1DInto(Pool, Generic[P]):
    """The mean of each window over the last axis: ``*N T -> *N P``.

    Args:
        to: the axis of the result, whose size follows.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end, zeros that count; at most half of the window.

    Raises:
        SizeError: when a number is out of range, or a window is larger than the axis.

    See also: ``torch.nn.AvgPool1d``, :class:`typedtensor.ops.AveragePoolAlong`.
    """

    along = AveragePoolAlong

    def __init__(self, to: type[P], /, *, window: int, stride: int | None = None, padding: int = 0) -> None:
        super().__init__(to, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, T]], /) -> Expr[Tensor[*N, P]]:
        y: Expr[Tensor[*N, P]] = self.pooled(x)
        return y


class AveragePool2DInto(Pool, Generic[P, Q]):
    """The mean of each window over the last two axes: ``*N H W -> *N P Q``.

    Parameters are as in :class:`AveragePool1DInto`, numbers for all axes or a tuple of 2.

    See also: ``torch.nn.AvgPool2d``, :class:`typedtensor.ops.AveragePoolAlong`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> (Input(Tensor[Height, Width]) >> AveragePool2DInto(Row, Column, window=3, stride=2, padding=1)).tensor_type
    Tensor[Row, Column]
    """

    along = AveragePoolAlong

    def __init__(
        self, row: type[P], column: type[Q], /, *, window: Number, stride: Number | None = None, padding: Number = 0
    ) -> None:
        super().__init__(row, column, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, H, W]], /) -> Expr[Tensor[*N, P, Q]]:
        y: Expr[Tensor[*N, P, Q]] = self.pooled(x)
        return y


class AveragePool3DInto(Pool, Generic[P, Q, R]):
    """The mean of each window over the last three axes: ``*N D H W -> *N P Q R``.

    Parameters are as in :class:`AveragePool1DInto`, numbers for all axes or a tuple of 3.

    See also: ``torch.nn.AvgPool3d``, :class:`typedtensor.ops.AveragePoolAlong`.
    """

    along = AveragePoolAlong

    def __init__(
        self,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        *,
        window: Number,
        stride: Number | None = None,
        padding: Number = 0,
    ) -> None:
        super().__init__(plane, row, column, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, D, H, W]], /) -> Expr[Tensor[*N, P, Q, R]]:
        y: Expr[Tensor[*N, P, Q, R]] = self.pooled(x)
        return y
