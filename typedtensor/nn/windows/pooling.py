"""Pooling layers with named axes, stride and padding."""

from __future__ import annotations

from itertools import starmap
from typing import Any, ClassVar, Generic

from typedtensor.backends.pools_along import PoolWindows
from typedtensor.core.axes import D, H, Label, N, P, Q, R, W, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import Tensor
from typedtensor.elsewhere import WRAPPED
from typedtensor.errors import AxisError, SizeError
from typedtensor.nn.layer import Shown
from typedtensor.ops import average_pool_along, max_pool_along
from typedtensor.ops.library.windows.convolution import Number


class Pool(Shown, shows=("to",)):
    """The base of pools: the axes that are pooled and those of the result, and numbers for each of them.

    Args:
        over: the axes that are pooled, the last ones of the operand.
        to: the axes of the result, whose sizes follow.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end; at most half of the window.

    Raises:
        SizeError: when there are numbers for another number of axes, or one is out of range.
    """

    along: ClassVar[Any]  # of labels known only at run time

    def __init__(
        self, over: tuple[Any, ...], *to: Label, window: Number, stride: Number | None, padding: Number
    ) -> None:
        self.over, self.to = tuple(map(label_of, over)), to
        if len(over) != len(to):
            names = ", ".join(map(label_name, self.over))
            raise AxisError(f"{self} has {len(to)} axes in its result, but pools over=({names})")
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
        if not isinstance(x, Operand):
            raise AxisError(WRAPPED.format(repr(self), type(x).__name__))
        if x.axes[len(x.axes) - len(self.over) :] != self.over:
            names = ", ".join(map(label_name, self.over))
            before = "".join(f"{label_name(axis)}, " for axis in x.axes if axis not in self.over)
            remedy = f": write x.transpose({before}{names})" if set(self.over) <= set(x.axes) else ""
            raise AxisError(f"{self} pools the last axes ({names}), but was given {x!r}{remedy}")
        for axis, to, windows in reversed(list(zip(self.over, self.to, self.windows, strict=True))):
            x = self.along(x, axis, to, windows.window, windows.stride, windows.padding)
        return x


class Pool1D(Pool, Generic[P, W]):
    """A pool over one axis."""

    def __init__(
        self, to: type[P], /, *, over: type[W], window: int, stride: int | None = None, padding: int = 0
    ) -> None:
        super().__init__((over,), to, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, W]], /) -> Expr[Tensor[*N, P]]:
        y: Expr[Tensor[*N, P]] = self.pooled(x)
        return y


class Pool2D(Pool, Generic[P, Q, H, W]):
    """A pool over two axes."""

    def __init__(
        self,
        row: type[P],
        column: type[Q],
        /,
        *,
        over: tuple[type[H], type[W]],
        window: Number,
        stride: Number | None = None,
        padding: Number = 0,
    ) -> None:
        super().__init__(over, row, column, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, H, W]], /) -> Expr[Tensor[*N, P, Q]]:
        y: Expr[Tensor[*N, P, Q]] = self.pooled(x)
        return y


class Pool3D(Pool, Generic[P, Q, R, D, H, W]):
    """A pool over three axes."""

    def __init__(
        self,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        *,
        over: tuple[type[D], type[H], type[W]],
        window: Number,
        stride: Number | None = None,
        padding: Number = 0,
    ) -> None:
        super().__init__(over, plane, row, column, window=window, stride=stride, padding=padding)

    def __call__(self, x: Expr[Tensor[*N, D, H, W]], /) -> Expr[Tensor[*N, P, Q, R]]:
        y: Expr[Tensor[*N, P, Q, R]] = self.pooled(x)
        return y


class MaxPool1DInto(Pool1D[P, W]):
    """The largest element of each window over the last axis: ``*N W -> *N P``.

    Args:
        to: the axis of the result, whose size follows.
        over: the axis that is pooled, the last one.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end, none of which is the largest; at most half of the
            window.

    Raises:
        SizeError: when a number is out of range, or a window is larger than the axis.
        AxisError: at a call with other last axes.

    See also: ``torch.nn.MaxPool1d``, :class:`typedtensor.ops.MaxPoolAlong`.
    """

    along = max_pool_along


class MaxPool2DInto(Pool2D[P, Q, H, W]):
    """The largest element of each window over the last two axes: ``*N H W -> *N P Q``.

    Parameters are as in :class:`MaxPool1DInto`: two axes, and numbers for all of them or a tuple of 2.

    See also: ``torch.nn.MaxPool2d``, :class:`typedtensor.ops.MaxPoolAlong`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> pool = MaxPool2DInto(Row, Column, over=(Height, Width), window=3, stride=2, padding=1)
    >>> (Input(Tensor[Height, Width]) >> pool).tensor_type
    Tensor[Row, Column]
    """

    along = max_pool_along


class MaxPool3DInto(Pool3D[P, Q, R, D, H, W]):
    """The largest element of each window over the last three axes: ``*N D H W -> *N P Q R``.

    Parameters are as in :class:`MaxPool1DInto`: three axes, and numbers for all of them or a tuple of 3.

    See also: ``torch.nn.MaxPool3d``, :class:`typedtensor.ops.MaxPoolAlong`.
    """

    along = max_pool_along


class AveragePool1DInto(Pool1D[P, W]):
    """The mean of each window over the last axis: ``*N W -> *N P``.

    Args:
        to: the axis of the result, whose size follows.
        over: the axis that is pooled, the last one.
        window: the size of a window.
        stride: the distance between windows; the window where none is given.
        padding: the number of additional elements at each end, zeros that count; at most half of the window.

    Raises:
        SizeError: when a number is out of range, or a window is larger than the axis.
        AxisError: at a call with other last axes.

    See also: ``torch.nn.AvgPool1d``, :class:`typedtensor.ops.AveragePoolAlong`.
    """

    along = average_pool_along


class AveragePool2DInto(Pool2D[P, Q, H, W]):
    """The mean of each window over the last two axes: ``*N H W -> *N P Q``.

    Parameters are as in :class:`AveragePool1DInto`: two axes, and numbers for all of them or a tuple of 2.

    See also: ``torch.nn.AvgPool2d``, :class:`typedtensor.ops.AveragePoolAlong`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> pool = AveragePool2DInto(Row, Column, over=(Height, Width), window=3, stride=2, padding=1)
    >>> (Input(Tensor[Height, Width]) >> pool).tensor_type
    Tensor[Row, Column]
    """

    along = average_pool_along


class AveragePool3DInto(Pool3D[P, Q, R, D, H, W]):
    """The mean of each window over the last three axes: ``*N D H W -> *N P Q R``.

    Parameters are as in :class:`AveragePool1DInto`: three axes, and numbers for all of them or a tuple of 3.

    See also: ``torch.nn.AvgPool3d``, :class:`typedtensor.ops.AveragePoolAlong`.
    """

    along = average_pool_along
