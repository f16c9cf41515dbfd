"""Normalization: along the last axis, over groups of channels, and over a batch with running statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, overload

import numpy as np

from typedtensor.base.options import check_number
from typedtensor.core.axes import D, H, K, N, U, W, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor, tensor_type
from typedtensor.core.variables import Buffer, Param
from typedtensor.errors import AxisError, SizeError
from typedtensor.nn.initializers import constant, draw_parameter, zeros
from typedtensor.nn.layer import OptionalParameter, Shown
from typedtensor.nn.requirements import Several, SeveralAllowed
from typedtensor.nn.training import UNSAID, Training, require_form
from typedtensor.ops import (
    AsHalfLike,
    AsInt,
    AsRealLike,
    AsSingle,
    GroupMean,
    Maximum,
    MeanSquareOver,
    Normalize,
    RMSNormalize,
    Size,
    Where,
    as_half_like,
    as_single,
    group_mean,
    rsqrt,
)


class LayerNorm(Shown, Generic[U], shows=("scale",)):
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


class RMSNorm(Shown, Generic[U], shows=("scale",)):
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


class GroupNorm(Shown, Generic[U], shows=("channels", "mean.groups")):
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
        [size], [self.channels] = scale.value.shape, scale.axes
        if groups < 1 or size % groups:
            name = label_name(self.channels)
            raise SizeError(f"cannot divide {size} channels {name} into {groups} groups of equal size")
        check_number("the epsilon of a normalization", epsilon, 0)
        self.scale = scale if affine else None
        self.shift = draw_parameter((channels,), zeros, dtype=dtype) if affine else None
        self.mean: GroupMean[U] = GroupMean(self.channels, groups)
        self.epsilon = epsilon

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], /) -> Expr[Tensor[*N, U, H]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, H, W]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, U, D, H, W]]: ...
    def __call__(self, x: Expr[Any], /) -> Expr[Any]:
        """Normalize."""
        wide = as_single(x)
        z = wide - self.mean(wide)
        squares = group_mean(z, self.channels, self.mean.groups, squared=True)
        scale = rsqrt(squares + self.epsilon)
        if self.__dict__["scale"] is None:
            return as_half_like(z * scale, x, x)
        y = z * (scale * self.scale.expand_like(z)) + self.shift.expand_like(z)
        return as_half_like(y, x, self.scale)


class InstanceNorm(GroupNorm[U], shows=("channels",)):
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
        self.mean: GroupMean[U] = GroupMean(self.channels)


class BatchNorm(Shown, Generic[U], shows=("axis",)):
    """``(x - mean) / √(variance + ε) · scale + shift`` for each element of one axis: ``*N U -> *N U``.

    The axis is the last one, or precedes one to three axes of an image: ``*N U H W -> *N U H W``. In
    training mean and variance are those of ``x`` over all the other axes, and the running ones move towards them; in
    evaluation they are the running ones. ``norm(x, training, where=mask)`` leaves padding out of the statistics.

    Args:
        axis: the axis; a label that declares its size, or a sized axis.
        epsilon: added to the variance, which may be 0.
        momentum: how far a step moves the running statistics, from 0 to 1; None for the mean over all steps.
        affine: whether the result is scaled and shifted.
        dtype: the precision of parameters and statistics; statistics of a layer in float16 are float32.

    Attributes:
        scale: ``Tensor[U]``, at first 1; ``hasattr(layer, "scale")`` says whether there is one.
        shift: ``Tensor[U]``, at first 0; ``hasattr(layer, "shift")`` says whether there is one.
        mean: the running mean, a buffer ``Tensor[U]``, at first 0.
        variance: the running variance, a buffer ``Tensor[U]``, at first 1. It is the unbiased estimate, with
            ``n - 1``; in training ``x`` is normalized by the biased one.
        steps: the number of steps so far, a buffer ``IntTensor[()]``.

    Raises:
        SizeError: when the label has no size, or momentum is not in its range; in training when there is one element
            for each statistic, which has no variance.

    Variances of elements in float16 are computed in float32: those of deviations from 256 on are too large for it.

    See also: Ioffe and Szegedy (2015); ``torch.nn.BatchNorm1d``, ``torch.nn.BatchNorm2d``, ``torch.nn.BatchNorm3d``,
    ``flax.linen.BatchNorm``.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Batch(Axis): ...
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> class Channel(Axis, size=3): ...
    >>> BatchNorm(Channel)(Input(Tensor[Batch, Channel, Row, Column]), None).axes == (Batch, Channel, Row, Column)
    True
    """

    scale: OptionalParameter[Tensor[U]] = OptionalParameter("affine=False")
    shift: OptionalParameter[Tensor[U]] = OptionalParameter("affine=False")

    def __init__(
        self,
        axis: type[U] | U,
        /,
        *,
        epsilon: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        dtype: Any = np.float32,
    ) -> None:
        if momentum is not None and not 0.0 <= momentum <= 1.0:
            raise SizeError(f"the momentum of batch normalization must be from 0 to 1, or None, not {momentum}")
        check_number("the epsilon of a normalization", epsilon, 0)
        self.axis, self.epsilon, self.momentum = label_of(axis), epsilon, momentum
        self.scale = draw_parameter((axis,), constant(1.0), dtype=dtype) if affine else None
        self.shift = draw_parameter((axis,), zeros, dtype=dtype) if affine else None
        of: Any = tensor_type("real", (self.axis,))
        of_statistics = np.float32 if dtype == np.float16 else dtype
        self.mean: Buffer[Tensor[U]] = Buffer(of(np.zeros(size_of(axis), of_statistics)))
        self.variance: Buffer[Tensor[U]] = Buffer(of(np.ones(size_of(axis), of_statistics)))
        self.steps: Buffer[IntTensor[()]] = Buffer(IntTensor[()](0))

    @overload
    def __call__(
        self, x: Expr[Tensor[*N, U]], training: Training | None, /, *, where: Expr[BoolTensor[*N]] | None = None
    ) -> Expr[Tensor[*N, U]]: ...
    @overload
    def __call__(
        self, x: Expr[Tensor[*N, U, H]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H]] | None = None
    ) -> Expr[Tensor[*N, U, H]]: ...
    @overload
    def __call__(
        self,
        x: Expr[Tensor[*N, U, H, W]],
        training: Training | None,
        /,
        *,
        where: Expr[BoolTensor[*N, H, W]] | None = None,
    ) -> Expr[Tensor[*N, U, H, W]]: ...
    @overload
    def __call__(
        self,
        x: Expr[Tensor[*N, U, H, W, K]],
        training: Training | None,
        /,
        *,
        where: Expr[BoolTensor[*N, H, W, K]] | None = None,
    ) -> Expr[Tensor[*N, U, H, W, K]]: ...
    def __call__(self, x: Any, training: Training | None = UNSAID, /, *, where: Any = None) -> Any:
        """Normalize.

        Args:
            x: the operand.
            training: the training, or None in evaluation.
            where: a mask with all axes of ``x`` but U. Statistics are those of the elements where it is true. The
                others are not read, and are 0 in the result.

        Raises:
            AxisError: when the axes do not fit, or ``training`` is missing.
            SizeError: in training when there are fewer than two elements for each statistic.
        """
        require_form(self, training)
        axes: tuple[Any, ...] = x.axes
        if axes.count(self.axis) != 1:
            raise AxisError(f"{self!r} needs the axis {label_name(self.axis)} once in its operand, which is {x!r}")
        others = [axis for axis in axes if axis != self.axis]
        if training is not None and not others:
            raise AxisError(f"{self!r} was trained on {x!r}, which has no other axis to average over")
        if where is None:
            return self._normalized(x, others, training, None)
        if getattr(where, "axes", None) is None or where.tensor_type.kind != "bool" or {*where.axes} != {*others}:
            names = ", ".join(map(label_name, others))
            raise AxisError(f"{self!r} of {x!r} needs a mask, a BoolTensor with the axes ({names}), not {where!r}")
        allowed: Operand = where.expand_like(x)
        present: Operand = x
        y = self._normalized(Where()(allowed, present, 0.0), others, training, where)
        return Where()(allowed, y, 0.0)

    def at(self, training: Training | None, /) -> BatchNormAt[U]:
        """Return the layer in one of its forms, for pipelines: ``image >> conv >> norm.at(training) >> relu``."""
        return BatchNormAt(self, training)

    def _normalized(self, x: Operand, others: list[Any], training: Training | None, where: Operand | None) -> Operand:
        z = AsSingle()(x)
        if training is None:
            variance: Operand = self.variance
            centred = z - self.mean.expand_like(z)
        elif where is None:
            mean = z.mean(*others)
            centred = z - mean.expand_like(z)
            variance = MeanSquareOver(*others)(centred)
            self._note(mean, Several()(variance, z), Size()(z) / Size()(mean), training)
        else:
            count = AsRealLike()(SeveralAllowed()(AsInt()(where).sum(*others)), z)
            mean = z.sum(*others) / count
            centred = Where()(where.expand_like(z), z - mean.expand_like(z), 0.0)
            variance = (centred * centred).sum(*others) / count
            self._note(mean, variance, count, training)
        scale: Operand = rsqrt(variance + self.epsilon)
        if self.__dict__["scale"] is None:
            return AsHalfLike()(centred * scale.expand_like(z), x, x)
        y = centred * (scale * self.scale).expand_like(z) + self.shift.expand_like(z)
        return AsHalfLike()(y, x, self.scale)

    def _note(self, mean: Operand, variance: Operand, count: Operand, training: Training) -> None:
        """Register the updates of the running statistics."""
        training.update(self.steps, lambda steps: steps + 1)
        steps, part = training.present(self.steps), self.momentum

        def towards(new: Any) -> Callable[[Any], Any]:
            return lambda old: old + ((new - old) / AsRealLike()(steps, old) if part is None else (new - old) * part)

        training.update(self.mean, towards(mean))
        training.update(self.variance, towards(variance * (count / Maximum()(count - 1.0, 1.0))))


class BatchNormAt(Module, Generic[U]):
    """Batch normalization in one of its forms."""

    def __init__(self, layer: BatchNorm[U], training: Training | None) -> None:
        self.layer, self.training = layer, training

    @overload
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], /) -> Expr[Tensor[*N, U, H]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, H, W]]: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W, K]], /) -> Expr[Tensor[*N, U, H, W, K]]: ...
    def __call__(self, x: Any, /) -> Any:
        """Normalize in this state."""
        return self.layer(x, self.training)

    def __repr__(self) -> str:
        return f"{self.layer!r}.at({self.training!r})"
