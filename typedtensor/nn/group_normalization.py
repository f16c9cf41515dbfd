"""Layers that normalize each sample over groups of its channels and all its positions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple, overload

import numpy as np

from typedtensor.base.options import check_number
from typedtensor.core.axes import Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import SizeError
from typedtensor.nn.initializers import constant, draw_parameter, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.ops import GroupMean, as_half_like, as_single, rsqrt

U = TypeVar("U", bound=Axis)
D = TypeVar("D", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
N = TypeVarTuple("N")


class GroupNorm(Module, Generic[U]):
    """``(x - mean x) / √(var x + ε) · scale + shift``, over groups of channels: ``*N U *S -> *N U *S``.

    There are one to three axes ``*S`` after the channels.

    Args:
        channels: the label of the channels, which declares its size, or a sized axis.
        groups: the number of groups of neighbouring channels.
        epsilon: added to the variance, which may be 0.
        affine: whether each channel has a scale and a shift.
        dtype: the precision of the parameters.

    Attributes:
        scale: ``Tensor[U]``, at first 1; ``hasattr(layer, "scale")`` says whether there is one.
        shift: ``Tensor[U]``, at first 0; ``hasattr(layer, "shift")`` says whether there is one.

    Raises:
        SizeError: when the label has no size, or the number of groups does not divide the channels.

    See also: Wu and He (2018); ``torch.nn.GroupNorm``, ``equinox.nn.GroupNorm``.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Channel(Axis, size=8): ...
    >>> (Input(Tensor[Channel, Height, Width]) >> GroupNorm(Channel, 2)).tensor_type
    Tensor[Channel, Height, Width]
    """

    scale: OptionalParameter[Tensor[U]] = OptionalParameter("affine=False")
    shift: OptionalParameter[Tensor[U]] = OptionalParameter("affine=False")

    def __init__(
        self,
        channels: type[U] | U,
        /,
        groups: int,
        *,
        epsilon: float = 1e-5,
        affine: bool = True,
        dtype: Any = np.float32,
    ) -> None:
        scale: Param[Tensor[U]] = draw_parameter((channels,), constant(1.0), dtype=dtype)
        [size], [label] = scale.value.shape, scale.axes
        if groups < 1 or size % groups:
            raise SizeError(f"cannot divide {size} channels {label_name(label)} into {groups} groups of equal size")
        check_number("the epsilon of a normalization", epsilon, 0)
        self.scale = scale if affine else None
        self.shift = draw_parameter((channels,), zeros, dtype=dtype) if affine else None
        self.mean: GroupMean[U] = GroupMean(label, groups)
        self.epsilon = epsilon

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], /) -> Expr[Tensor[*N, U, H]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, H, W]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, U, D, H, W]]: ...
    def __call__(self, x: Expr[Any], /) -> Expr[Any]:
        wide = as_single(x)
        z = wide - self.mean(wide)
        squares = GroupMean(self.mean.label("U"), self.mean.groups, squared=True)
        scale = rsqrt(squares(z) + self.epsilon)
        if self.__dict__["scale"] is None:
            return as_half_like(z * scale, x, x)
        y = z * (scale * self.scale.expand_like(z)) + self.shift.expand_like(z)
        return as_half_like(y, x, self.scale)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({label_name(self.mean.label('U'))}, {self.mean.groups})"


class InstanceNorm(GroupNorm[U]):
    """:class:`GroupNorm` with each channel as a group: ``*N U *S -> *N U *S``.

    Args:
        channels: the label of the channels, which declares its size, or a sized axis.
        epsilon: added to the variance, which may be 0.
        affine: whether each channel has a scale and a shift.
        dtype: the precision of the parameters.

    Raises:
        SizeError: when the label has no size.

    See also: Ulyanov et al. (2016); ``torch.nn.InstanceNorm2d``.
    """

    def __init__(
        self, channels: type[U] | U, /, *, epsilon: float = 1e-5, affine: bool = False, dtype: Any = np.float32
    ) -> None:
        super().__init__(channels, 1, epsilon=epsilon, affine=affine, dtype=dtype)
        self.mean: GroupMean[U] = GroupMean(self.mean.label("U"))

    def __repr__(self) -> str:
        return f"InstanceNorm({label_name(self.mean.label('U'))})"
