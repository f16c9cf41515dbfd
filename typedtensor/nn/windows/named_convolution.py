"""Convolutional layers with named result axes, stride, padding and dilation.

The window is given by labels, which are axes of the kernel, and so are the axes of the result. Result axes may equal
the operand's: ``Conv2DInto(Grey, Feature, Window, Window, Height, Width, padding=1)`` keeps the size and the labels of
an image with windows of 3.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, he_normal, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.nn.windows.convolution import outputs_first
from typedtensor.ops import ConvolveInto, PolyOp
from typedtensor.ops.adjoint.geometry import Number, Padding

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


class Windowed(Module):
    """A layer with a kernel and an operation with labels, by which it is shown."""

    kernel: Param[Any]
    convolve: PolyOp

    def __repr__(self) -> str:
        labels = (*self.kernel.axes, *self.convolve.arguments["*P"])
        return f"{type(self).__name__}({', '.join(map(label_name, labels))})"


class Conv1DInto(Windowed, Generic[U, V, K, P]):
    """A convolution over one axis: ``*N U T -> *N V P``.

    Args:
        inputs: the channels of the input; a label that declares its size, or a sized axis.
        outputs: the channels of the result.
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
        kernel: ``Tensor[V, U, K]``.
        bias: ``Tensor[V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size, or a number is out of range.

    See also: ``torch.nn.Conv1d``, :class:`typedtensor.ops.ConvolveInto`.

    >>> from typedtensor import Axis, Input
    >>> class Sound(Axis, size=1): ...
    >>> class Sample(Axis, size=100): ...
    >>> class Window(Axis, size=9): ...
    >>> class Feature(Axis, size=4): ...
    >>> class Frame(Axis, size=25): ...
    >>> layer = Conv1DInto(Sound, Feature, Window, Frame, stride=4, padding=4)
    >>> (Input(Tensor[Sound, Sample]) >> layer).tensor_type
    Tensor[Feature, Frame]
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
        padding: int | Literal["same", "causal"] = 0,
        dilation: int = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        draw = outputs_first(initializer)
        self.kernel: Param[Tensor[V, U, K]] = draw_parameter((outputs, inputs, window), draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveInto[P] = ConvolveInto(to, stride=stride, padding=padding, dilation=dilation)

    def __call__(self, x: Expr[Tensor[*N, U, T]], /) -> Expr[Tensor[*N, V, P]]:
        y: Expr[Tensor[*N, V, P]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Conv2DInto(Windowed, Generic[U, V, K, L, P, Q]):
    """A convolution over two axes: ``*N U H W -> *N V P Q``.

    Parameters are as in :class:`Conv1DInto`, numbers for both axes or a pair.

    See also: ``torch.nn.Conv2d``, :class:`typedtensor.ops.ConvolveInto`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis, size=28): ...
    >>> class Width(Axis, size=28): ...
    >>> class Grey(Axis, size=1): ...
    >>> class Window(Axis, size=3): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Row(Axis, size=14): ...
    >>> class Column(Axis, size=14): ...
    >>> layer = Conv2DInto(Grey, Feature, Window, Window, Row, Column, stride=2, padding=1)
    >>> (Input(Tensor[Grey, Height, Width]) >> layer).tensor_type
    Tensor[Feature, Row, Column]
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
        padding: Padding = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (outputs, inputs, height, width), outputs_first(initializer)
        self.kernel: Param[Tensor[V, U, K, L]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveInto[P, Q] = ConvolveInto(row, column, stride=stride, padding=padding, dilation=dilation)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, P, Q]]:
        y: Expr[Tensor[*N, V, P, Q]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Conv3DInto(Windowed, Generic[U, V, K, L, M, P, Q, R]):
    """A convolution over three axes: ``*N U D H W -> *N V P Q R``.

    Parameters are as in :class:`Conv1DInto`, numbers for all axes or a triple.

    See also: ``torch.nn.Conv3d``, :class:`typedtensor.ops.ConvolveInto`.
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
        padding: Padding = 0,
        dilation: Number = 1,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (outputs, inputs, depth, height, width), outputs_first(initializer)
        self.kernel: Param[Tensor[V, U, K, L, M]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None
        self.convolve: ConvolveInto[P, Q, R] = ConvolveInto(
            plane, row, column, stride=stride, padding=padding, dilation=dilation
        )

    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, V, P, Q, R]]:
        y: Expr[Tensor[*N, V, P, Q, R]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)
