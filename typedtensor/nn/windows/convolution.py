"""Convolutional layers. Any two axes serve as height and width; any axes may precede the channels."""

from __future__ import annotations

import functools
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Strided, Valid, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, Values, draw_parameter, he_normal, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.ops import Convolve2D, Convolve2DSame, Convolve2DStrided

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
K = TypeVar("K", bound=Axis)
L = TypeVar("L", bound=Axis)
S = TypeVar("S", bound=Axis)
T = TypeVar("T", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
N = TypeVarTuple("N")


class Convolution(Module, Generic[U, V, K, L]):
    """The base of convolutional layers: a kernel and a bias.

    Args:
        inputs: the channels of the input; a label that declares its size, or a sized axis.
        outputs: the channels of the result.
        height: the height of the window.
        width: the width of the window.
        bias: whether a bias is added to each channel.
        initializer: draws the kernel; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        kernel: ``Tensor[V, U, K, L]``.
        bias: ``Tensor[V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size.
    """

    bias: OptionalParameter[Tensor[V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        /,
        *,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes, draw = (outputs, inputs, height, width), outputs_first(initializer)
        self.kernel: Param[Tensor[V, U, K, L]] = draw_parameter(axes, draw, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None

    def __repr__(self) -> str:
        outputs, inputs, height, width = map(label_name, self.kernel.axes)
        return f"{type(self).__name__}({inputs}, {outputs}, {height}, {width})"


class Conv2D(Convolution[U, V, K, L]):
    """A convolution at all positions where the window lies inside: ``*N U H W -> *N V Valid[H, K] Valid[W, L]``.

    ``Rename2D(Row, Column)`` after it relabels the last two axes. Parameters are as in
    :class:`Convolution`.

    See also: ``torch.nn.Conv2d``, ``equinox.nn.Conv2d``, :class:`typedtensor.ops.Convolve2D`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis, size=28): ...
    >>> class Width(Axis, size=28): ...
    >>> class Grey(Axis, size=1): ...
    >>> class Window(Axis, size=5): ...
    >>> class Feature(Axis, size=10): ...
    >>> Input(Tensor[Grey, Height, Width]) >> Conv2D(Grey, Feature, Window, Window, bias=False)
    Convolve2D(): Tensor[Feature, Valid[Height, Window], Valid[Width, Window]]
    """

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, Valid[H, K], Valid[W, L]]]:
        y: Expr[Tensor[*N, V, Valid[H, K], Valid[W, L]]] = Convolve2D()(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Conv2DSame(Convolution[U, V, K, L]):
    """A convolution with zeros around the image, which keeps its axes: ``*N U H W -> *N V H W``.

    Parameters are as in :class:`Convolution`.

    See also: ``torch.nn.Conv2d(padding="same")``, :class:`typedtensor.ops.Convolve2DSame`.
    """

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, H, W]]:
        y: Expr[Tensor[*N, V, H, W]] = Convolve2DSame()(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


class Conv2DStrided(Convolution[U, V, K, L], Generic[U, V, K, L, S, T]):
    """A convolution with strides: ``*N U H W -> *N V Strided[H, K, S] Strided[W, L, T]``.

    Args:
        inputs: the channels of the input; a label that declares its size, or a sized axis.
        outputs: the channels of the result.
        height: the height of the window.
        width: the width of the window.
        down: the stride along the height: a label whose size it is.
        across: the stride along the width.
        bias: whether a bias is added to each channel.
        initializer: draws the kernel; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Raises:
        SizeError: when a label has no size.

    See also: ``torch.nn.Conv2d(stride=…)``, :class:`typedtensor.ops.Convolve2DStrided`.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        down: type[S] | S,
        across: type[T] | T,
        /,
        *,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        super().__init__(inputs, outputs, height, width, bias=bias, initializer=initializer, seed=seed, dtype=dtype)
        self.convolve: Convolve2DStrided[S, T] = Convolve2DStrided(down, across)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, Strided[H, K, S], Strided[W, L, T]]]:
        y: Expr[Tensor[*N, V, Strided[H, K, S], Strided[W, L, T]]] = self.convolve(x, self.kernel)
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


def outputs_first(initializer: Initializer) -> Initializer:
    """Adapt an initializer to kernels, whose first axis is the output; initializers expect it last."""
    return functools.partial(_outputs_first, initializer)


def _outputs_first(initializer: Initializer, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    return np.moveaxis(initializer((*shape[1:], shape[0]), generator), -1, 0)
