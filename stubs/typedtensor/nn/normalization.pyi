# Generated from typedtensor/nn/normalization.py by `typedtensor stubs`; not edited by hand.
from typing import Any, Generic, overload
import numpy as np
from typedtensor.core.axes import D, H, K, N, U, W
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.core.variables import Buffer, Param
from typedtensor.nn.layer import OptionalParameter, Shown
from typedtensor.nn.training import Training
from typedtensor.ops import GroupMean, Normalize, RMSNormalize
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
class LayerNorm(Shown, Generic[U], shows=('scale',)):
    scale: Param[Tensor[U]]
    normalize: Normalize[U]
    shift: OptionalParameter[Tensor[U]] = OptionalParameter('shift=False')
    def __init__(self, axis: type[U] | U, /, *, epsilon: float=1e-05, shift: bool=True, dtype: Any=np.float32) -> None: ...
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
class RMSNorm(Shown, Generic[U], shows=('scale',)):
    scale: Param[Tensor[U]]
    normalize: RMSNormalize[U]
    def __init__(self, axis: type[U] | U, /, *, epsilon: float=1e-05, dtype: Any=np.float32) -> None: ...
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
class GroupNorm(Shown, Generic[U], shows=('channels', 'mean.groups')):
    mean: GroupMean[U]
    epsilon: float
    scale: OptionalParameter[Tensor[U]] = OptionalParameter('affine=False')
    shift: OptionalParameter[Tensor[U]] = OptionalParameter('affine=False')
    def __init__(self, channels: type[U] | U, /, groups: int, *, epsilon: float=1e-05, affine: bool=True, dtype: Any=np.float32) -> None: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], /) -> Expr[Tensor[*N, U, H]]:
        """Normalize."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, H, W]]:
        """Normalize."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, U, D, H, W]]:
        """Normalize."""
class InstanceNorm(GroupNorm[U], shows=('channels',)):
    mean: GroupMean[U]
    def __init__(self, channels: type[U] | U, /, *, epsilon: float=1e-05, affine: bool=False, dtype: Any=np.float32) -> None: ...
class BatchNorm(Shown, Generic[U], shows=('axis',)):
    axis: Any
    epsilon: float
    momentum: float | None
    mean: Buffer[Tensor[U]]
    variance: Buffer[Tensor[U]]
    steps: Buffer[IntTensor[()]]
    scale: OptionalParameter[Tensor[U]] = OptionalParameter('affine=False')
    shift: OptionalParameter[Tensor[U]] = OptionalParameter('affine=False')
    def __init__(self, axis: type[U] | U, /, *, epsilon: float=1e-05, momentum: float | None=0.1, affine: bool=True, dtype: Any=np.float32) -> None: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U]], training: Training | None, /, *, where: Expr[BoolTensor[*N,]] | None=None) -> Expr[Tensor[*N, U]]:
        """Normalize."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H]] | None=None) -> Expr[Tensor[*N, U, H]]:
        """Normalize."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H, W]] | None=None) -> Expr[Tensor[*N, U, H, W]]:
        """Normalize."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W, K]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H, W, K]] | None=None) -> Expr[Tensor[*N, U, H, W, K]]:
        """Normalize."""
    def at(self, training: Training | None, /) -> BatchNormAt[U]: ...
class BatchNormAt(Module, Generic[U]):
    layer: BatchNorm[U]
    training: Training | None
    def __init__(self, layer: BatchNorm[U], training: Training | None) -> None: ...
    @overload
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]:
        """Normalize in this state."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], /) -> Expr[Tensor[*N, U, H]]:
        """Normalize in this state."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, H, W]]:
        """Normalize in this state."""
    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W, K]], /) -> Expr[Tensor[*N, U, H, W, K]]:
        """Normalize in this state."""
    def __repr__(self) -> str: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
