"""Transposed convolutional layers, which enlarge images: a kernel spreads each element.

They are the transposes of convolutions with the same window, stride and padding. A window of 2 with a stride of 2
doubles an axis.
"""

from __future__ import annotations

import functools
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, Values, draw_parameter, he_normal, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.nn.windows.named_convolution import Windowed
from typedtensor.ops import ConvolveTransposed
from typedtensor.ops.adjoint.geometry import Number

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
K = TypeVar("K", bound=Axis)
L = TypeVar("L", bound=Axis)
M = TypeVar("M", bound=Axis)
P = TypeVar("P", bound=Axis)
Q = TypeVar("Q", bound=Axis)
R = TypeVar("R", bound=Axis)
T = TypeVar("T", bound=Axis)
D = TypeVar("D", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
N = TypeVarTuple("N")


class ConvTransposed1D(Windowed, Generic[U, V, K, P]):
    """A transposed convolution over one axis: ``*N U T -> *N V P``.

    Args:
        inputs: the channels of the input; a label that declares its size, or a sized axis.
        outputs: the channels of the result.
        window: the window.
        to: the axis of the result, whose size follows.
        stride: the distance between the places of neighbours.
        padding: how many elements are left out at each end.
        extra: how many more there are at the end; less than the stride.
        dilation: the distance between the elements of the kernel.
        bias: whether a bias is added to each channel.
        initializer: draws the kernel; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        kernel: ``Tensor[U, V, K]``.
        bias: ``Tensor[V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size, or a number is out of range.

    See also: ``torch.nn.ConvTranspose1d``, :class:`typedtensor.ops.ConvolveTransposed`.
    """

    bias: OptionalParameter[Tensor[V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        window: type[K] | K,
        to: type[P],
        /,
        *,
        stride: int = 1,
        padding: int = 0,
        extra: int = 0,
        dilation: int = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        draw = outputs_second(initializer)
        self.kernel: Param[Tensor[U, V, K]] = draw_parameter((inputs, outputs, window), draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveTransposed[P] = ConvolveTransposed(
            to, stride=stride, padding=padding, extra=extra, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, U, T]], /) -> Expr[Tensor[*N, V, P]]:
        y: Expr[Tensor[*N, V, P]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class ConvTransposed2D(Windowed, Generic[U, V, K, L, P, Q]):
    """A transposed convolution over two axes: ``*N U H W -> *N V P Q``.

    Parameters are as in :class:`ConvTransposed1D`, numbers for both axes or a pair.

    See also: ``torch.nn.ConvTranspose2d``, :class:`typedtensor.ops.ConvolveTransposed`.

    >>> from typedtensor import Axis, Input
    >>> class Row(Axis, size=7): ...
    >>> class Column(Axis, size=7): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Grey(Axis, size=1): ...
    >>> class Two(Axis, size=2): ...
    >>> class Height(Axis, size=14): ...
    >>> class Width(Axis, size=14): ...
    >>> layer = ConvTransposed2D(Feature, Grey, Two, Two, Height, Width, stride=2)
    >>> (Input(Tensor[Feature, Row, Column]) >> layer).tensor_type
    Tensor[Grey, Height, Width]
    """

    bias: OptionalParameter[Tensor[V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        row: type[P],
        column: type[Q],
        /,
        *,
        stride: Number = 1,
        padding: Number = 0,
        extra: Number = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (inputs, outputs, height, width), outputs_second(initializer)
        self.kernel: Param[Tensor[U, V, K, L]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveTransposed[P, Q] = ConvolveTransposed(
            row, column, stride=stride, padding=padding, extra=extra, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, P, Q]]:
        y: Expr[Tensor[*N, V, P, Q]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class ConvTransposed3D(Windowed, Generic[U, V, K, L, M, P, Q, R]):
    """A transposed convolution over three axes: ``*N U D H W -> *N V P Q R``.

    Parameters are as in :class:`ConvTransposed1D`, numbers for all axes or a triple.

    See also: ``torch.nn.ConvTranspose3d``, :class:`typedtensor.ops.ConvolveTransposed`.
    """

    bias: OptionalParameter[Tensor[V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        depth: type[K] | K,
        height: type[L] | L,
        width: type[M] | M,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        *,
        stride: Number = 1,
        padding: Number = 0,
        extra: Number = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (inputs, outputs, depth, height, width), outputs_second(initializer)
        self.kernel: Param[Tensor[U, V, K, L, M]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveTransposed[P, Q, R] = ConvolveTransposed(
            plane, row, column, stride=stride, padding=padding, extra=extra, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, V, P, Q, R]]:
        y: Expr[Tensor[*N, V, P, Q, R]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


def outputs_second(initializer: Initializer) -> Initializer:
    """An initialiser for a kernel, whose inputs are first and whose outputs second; initialisers have them last."""
    return functools.partial(_outputs_second, initializer)


def _outputs_second(initializer: Initializer, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    inputs, outputs, *window = shape
    return np.moveaxis(initializer((inputs, *window, outputs), generator), -1, 1)
