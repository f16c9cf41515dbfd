"""Convolutional layers over groups of channels, with separate kernels for each group."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, each_alone, he_normal, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.nn.windows.convolution import outputs_first
from typedtensor.nn.windows.named_convolution import Windowed
from typedtensor.ops import ConvolveGrouped
from typedtensor.ops.adjoint.geometry import Number, Padding

G = TypeVar("G", bound=Axis)
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


class Grouped1D(Windowed, Generic[G, U, V, K, P]):
    """A convolution of each group of channels over one axis: ``*N G U T -> *N G V P``.

    Args:
        groups: the groups, G; a label that declares its size, or a sized axis. Channels are split by
            ``x.split(Channel, Group, Part)``, and merged by ``y.merge(Group, Part, Channel)``.
        inputs: the channels of each group.
        outputs: the channels of each group of the result.
        window: the window.
        to: the axis of the result, whose size follows.
        stride: the distance between windows.
        padding: the number of zeros at each end; or as many as yield a window for each position, "same" around it,
            "causal" before it.
        dilation: the distance between the elements under a window.
        bias: whether a bias is added to each channel.
        initializer: draws the kernel of each group as if it stood alone; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        kernel: ``Tensor[G, V, U, K]``.
        bias: ``Tensor[G, V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size, or a number is out of range.

    See also: ``torch.nn.Conv1d(groups=…)``, :class:`typedtensor.ops.ConvolveGrouped`.

    >>> from typedtensor import Axis, Input
    >>> class Group(Axis, size=2): ...
    >>> class Part(Axis, size=3): ...
    >>> class Wide(Axis, size=4): ...
    >>> class Window(Axis, size=5): ...
    >>> class Time(Axis): ...
    >>> layer = Grouped1D(Group, Part, Wide, Window, Time, padding=2)
    >>> (Input(Tensor[Group, Part, Time]) >> layer).tensor_type
    Tensor[Group, Wide, Time]
    """

    bias: OptionalParameter[Tensor[G, V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        groups: type[G] | G,
        inputs: type[U] | U,
        outputs: type[V] | V,
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
        axes, draw = (groups, outputs, inputs, window), each_alone(outputs_first(initializer))
        self.kernel: Param[Tensor[G, V, U, K]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((groups, outputs), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveGrouped[P] = ConvolveGrouped(to, stride=stride, padding=padding, dilation=dilation)

    def __call__(self, x: Expr[Tensor[*N, G, U, T]], /) -> Expr[Tensor[*N, G, V, P]]:
        y: Expr[Tensor[*N, G, V, P]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[G, V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Grouped2D(Windowed, Generic[G, U, V, K, L, P, Q]):
    """A convolution of each group of channels over two axes: ``*N G U H W -> *N G V P Q``.

    Parameters are as in :class:`Grouped1D`, numbers for both axes or a pair.

    See also: ``torch.nn.Conv2d(groups=…)``, :class:`typedtensor.ops.ConvolveGrouped`.
    """

    bias: OptionalParameter[Tensor[G, V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        groups: type[G] | G,
        inputs: type[U] | U,
        outputs: type[V] | V,
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
        axes, draw = (groups, outputs, inputs, height, width), each_alone(outputs_first(initializer))
        self.kernel: Param[Tensor[G, V, U, K, L]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((groups, outputs), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveGrouped[P, Q] = ConvolveGrouped(
            row, column, stride=stride, padding=padding, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, G, U, H, W]], /) -> Expr[Tensor[*N, G, V, P, Q]]:
        y: Expr[Tensor[*N, G, V, P, Q]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[G, V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Grouped3D(Windowed, Generic[G, U, V, K, L, M, P, Q, R]):
    """A convolution of each group of channels over three axes: ``*N G U D H W -> *N G V P Q R``.

    Parameters are as in :class:`Grouped1D`, numbers for all axes or a triple.

    See also: ``torch.nn.Conv3d(groups=…)``, :class:`typedtensor.ops.ConvolveGrouped`.
    """

    bias: OptionalParameter[Tensor[G, V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        groups: type[G] | G,
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
        padding: Padding = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (groups, outputs, inputs, depth, height, width), each_alone(outputs_first(initializer))
        self.kernel: Param[Tensor[G, V, U, K, L, M]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((groups, outputs), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveGrouped[P, Q, R] = ConvolveGrouped(
            plane, row, column, stride=stride, padding=padding, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, G, U, D, H, W]], /) -> Expr[Tensor[*N, G, V, P, Q, R]]:
        y: Expr[Tensor[*N, G, V, P, Q, R]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[G, V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)
