"""Depthwise convolutional layers: one window for each channel."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, he_normal, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.nn.windows.convolution import outputs_first
from typedtensor.nn.windows.named_convolution import Windowed
from typedtensor.ops import ConvolveDepthwise
from typedtensor.ops.adjoint.geometry import Number, Padding

U = TypeVar("U", bound=Axis)
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


class Depthwise1D(Windowed, Generic[U, K, P]):
    """A convolution of each channel over one axis: ``*N U T -> *N U P``.

    Args:
        channels: the channels; a label that declares its size, or a sized axis.
        window: the window.
        to: the axis of the result, whose size follows.
        stride: the distance between windows.
        padding: the number of zeros at each end; or as many as yield a window for each position, "same" around it,
            "causal" before it.
        dilation: the distance between the elements under a window.
        bias: whether a bias is added to each channel.
        initializer: draws the kernel; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        kernel: ``Tensor[U, K]``.
        bias: ``Tensor[U]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size, or a number is out of range.

    See also: ``torch.nn.Conv1d(groups=channels)``, :class:`typedtensor.ops.ConvolveDepthwise`.
    """

    bias: OptionalParameter[Tensor[U]] = OptionalParameter("bias=False")

    def __init__(
        self,
        channels: type[U] | U,
        window: type[K] | K,
        to: type[P],
        /,
        *,
        stride: int = 1,
        padding: int | Literal["same", "causal"] = 0,
        dilation: int = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        draw = outputs_first(initializer)
        self.kernel: Param[Tensor[U, K]] = draw_parameter((channels, window), draw, seed, dtype)
        self.bias = draw_parameter((channels,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveDepthwise[P] = ConvolveDepthwise(to, stride=stride, padding=padding, dilation=dilation)

    def __call__(self, x: Expr[Tensor[*N, U, T]], /) -> Expr[Tensor[*N, U, P]]:
        y: Expr[Tensor[*N, U, P]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[U]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Depthwise2D(Windowed, Generic[U, K, L, P, Q]):
    """A convolution of each channel over two axes: ``*N U H W -> *N U P Q``.

    Parameters are as in :class:`Depthwise1D`, numbers for both axes or a pair.

    See also: ``torch.nn.Conv2d(groups=channels)``, :class:`typedtensor.ops.ConvolveDepthwise`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis, size=28): ...
    >>> class Width(Axis, size=28): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Window(Axis, size=3): ...
    >>> layer = Depthwise2D(Feature, Window, Window, Height, Width, padding=1)
    >>> (Input(Tensor[Feature, Height, Width]) >> layer).tensor_type
    Tensor[Feature, Height, Width]
    """

    bias: OptionalParameter[Tensor[U]] = OptionalParameter("bias=False")

    def __init__(
        self,
        channels: type[U] | U,
        height: type[K] | K,
        width: type[L] | L,
        row: type[P],
        column: type[Q],
        /,
        *,
        stride: Number = 1,
        padding: Padding = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (channels, height, width), outputs_first(initializer)
        self.kernel: Param[Tensor[U, K, L]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((channels,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveDepthwise[P, Q] = ConvolveDepthwise(
            row, column, stride=stride, padding=padding, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, P, Q]]:
        y: Expr[Tensor[*N, U, P, Q]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[U]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Depthwise3D(Windowed, Generic[U, K, L, M, P, Q, R]):
    """A convolution of each channel over three axes: ``*N U D H W -> *N U P Q R``.

    Parameters are as in :class:`Depthwise1D`, numbers for all axes or a triple.

    See also: ``torch.nn.Conv3d(groups=channels)``, :class:`typedtensor.ops.ConvolveDepthwise`.
    """

    bias: OptionalParameter[Tensor[U]] = OptionalParameter("bias=False")

    def __init__(
        self,
        channels: type[U] | U,
        depth: type[K] | K,
        height: type[L] | L,
        width: type[M] | M,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        *,
        stride: Number = 1,
        padding: Padding = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (channels, depth, height, width), outputs_first(initializer)
        self.kernel: Param[Tensor[U, K, L, M]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((channels,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveDepthwise[P, Q, R] = ConvolveDepthwise(
            plane, row, column, stride=stride, padding=padding, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, U, P, Q, R]]:
        y: Expr[Tensor[*N, U, P, Q, R]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[U]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)
