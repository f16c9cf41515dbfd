"""Layers that normalize along the last axis and then scale its elements."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import constant, draw_parameter, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.ops import Normalize, RMSNormalize

U = TypeVar("U", bound=Axis)
N = TypeVarTuple("N")


class LayerNorm(Module, Generic[U]):
    """``(x - mean x) / √(var x + ε) · scale + shift`` along the last axis: ``*N U -> *N U``.

    Args:
        axis: the last axis; a label that declares its size, or a sized axis.
        epsilon: added to the variance, which may be 0.
        shift: whether a shift is added.
        dtype: the precision of the parameters.

    Attributes:
        scale: ``Tensor[U]``, at first 1.
        shift: ``Tensor[U]``, at first 0; ``hasattr(layer, "shift")`` says whether there is one.

    Raises:
        SizeError: when the label has no size.

    See also: Ba et al. (2016); ``torch.nn.LayerNorm``, ``equinox.nn.LayerNorm``.

    >>> from typedtensor import Axis
    >>> class Feature(Axis, size=8): ...
    >>> LayerNorm(Feature).parameters
    Parameters(2, 16 numbers)
      scale: Tensor[Feature] (8,)
      shift: Tensor[Feature] (8,)
    """

    shift: OptionalParameter[Tensor[U]] = OptionalParameter("shift=False")

    def __init__(
        self, axis: type[U] | U, /, *, epsilon: float = 1e-5, shift: bool = True, dtype: Any = np.float32
    ) -> None:
        self.scale: Param[Tensor[U]] = draw_parameter((axis,), constant(1.0), dtype=dtype)
        self.shift = draw_parameter((axis,), zeros, dtype=dtype) if shift else None
        self.normalize: Normalize[U] = Normalize(self.scale.axes[0], epsilon)

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]:
        y = self.normalize(x)
        y = y * self.scale.expand_like(y)
        shift: Expr[Tensor[U]] | None = self.__dict__["shift"]
        return y if shift is None else y + shift.expand_like(y)

    def __repr__(self) -> str:
        return f"LayerNorm({label_name(self.scale.axes[0])})"


class RMSNorm(Module, Generic[U]):
    """``x / √(mean x² + ε) · scale`` along the last axis: ``*N U -> *N U``.

    Args:
        axis: the last axis; a label that declares its size, or a sized axis.
        epsilon: added to the mean square, which may be 0.
        dtype: the precision of the parameter.

    Attributes:
        scale: ``Tensor[U]``, at first 1.

    Raises:
        SizeError: when the label has no size.

    See also: Zhang and Sennrich (2019); ``torch.nn.RMSNorm``, ``equinox.nn.RMSNorm``.
    """

    def __init__(self, axis: type[U] | U, /, *, epsilon: float = 1e-5, dtype: Any = np.float32) -> None:
        self.scale: Param[Tensor[U]] = draw_parameter((axis,), constant(1.0), dtype=dtype)
        self.normalize: RMSNormalize[U] = RMSNormalize(self.scale.axes[0], epsilon)

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]:
        y = self.normalize(x)
        return y * self.scale.expand_like(y)

    def __repr__(self) -> str:
        return f"RMSNorm({label_name(self.scale.axes[0])})"
