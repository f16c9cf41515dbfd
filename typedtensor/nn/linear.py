"""The linear (affine) layer."""

from __future__ import annotations

from typing import Any, Generic

import numpy as np

from typedtensor.core.axes import N, U, V
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, glorot_uniform, zeros
from typedtensor.nn.layer import OptionalParameter, Shown
from typedtensor.ops import ExpandLeading

_along_the_end = ExpandLeading()


class Linear(Shown, Generic[U, V], shows=("weight",)):
    """``x @ weight + bias`` along the last axis: ``*N U -> *N V``.

    Args:
        inputs: the last axis of the input; a label that declares its size, or a sized axis.
        outputs: the last axis of the result.
        bias: whether a bias is added.
        initializer: draws the weight; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy. See also :meth:`Module.initialize`.
        dtype: the precision of the parameters.

    Attributes:
        weight: ``Tensor[U, V]``.
        bias: ``Tensor[V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size.

    See also: ``torch.nn.Linear``, ``equinox.nn.Linear``.

    >>> from typedtensor import Axis
    >>> class Pixel(Axis, size=64): ...
    >>> class Digit(Axis): ...
    >>> Linear(Pixel, Digit(10)).parameters
    Parameters(2, 650 numbers)
      weight: Tensor[Pixel, Digit] (64, 10)
      bias: Tensor[Digit] (10,)
    """

    bias: OptionalParameter[Tensor[V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        /,
        *,
        bias: bool = True,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.weight: Param[Tensor[U, V]] = draw_parameter((inputs, outputs), initializer, seed, dtype)
        self.bias = draw_parameter((outputs,), zeros, dtype=dtype) if bias else None

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, V]]:
        y: Expr[Tensor[*N, V]] = x @ self.weight
        bias: Expr[Tensor[V]] | None = self.__dict__["bias"]
        return y if bias is None else y + _along_the_end(bias, y)
