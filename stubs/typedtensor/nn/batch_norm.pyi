# Generated from typedtensor/nn/batch_norm.py by `typedtensor stubs`; not edited by hand.
from typing import Any, Generic, TypeVar, TypeVarTuple, overload
import numpy as np
from typedtensor.core.axes import Axis
from typedtensor.core.buffers import Buffer
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.nn.optional import OptionalParameter
from typedtensor.nn.training import UNSAID, Training
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
U = TypeVar('U', bound=Axis)
H = TypeVar('H', bound=Axis)
W = TypeVar('W', bound=Axis)
K = TypeVar('K', bound=Axis)
N = TypeVarTuple('N')
class BatchNorm(Module, Generic[U]):
    axis: Any
    epsilon: Any
    momentum: Any
    mean: Buffer[Tensor[U]]
    variance: Buffer[Tensor[U]]
    steps: Buffer[IntTensor[()]]
    scale: OptionalParameter[Tensor[U]] = OptionalParameter('affine=False')
    shift: OptionalParameter[Tensor[U]] = OptionalParameter('affine=False')

    def __init__(self, axis: type[U] | U, /, *, epsilon: float=1e-05, momentum: float | None=0.1, affine: bool=True, dtype: Any=np.float32) -> None: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U]], training: Training | None, /, *, where: Expr[BoolTensor[*N,]] | None=None) -> Expr[Tensor[*N, U]]: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H]] | None=None) -> Expr[Tensor[*N, U, H]]: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H, W]] | None=None) -> Expr[Tensor[*N, U, H, W]]: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W, K]], training: Training | None, /, *, where: Expr[BoolTensor[*N, H, W, K]] | None=None) -> Expr[Tensor[*N, U, H, W, K]]: ...

    def __call__(self, x: Any, training: Training | None=UNSAID, /, *, where: Any=None) -> Any: ...

    def at(self, training: Training | None, /) -> BatchNormAt[U]: ...

    def __repr__(self) -> str: ...
class BatchNormAt(Module, Generic[U]):
    layer: Any
    training: Any

    def __init__(self, layer: BatchNorm[U], training: Training | None) -> None: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H]], /) -> Expr[Tensor[*N, U, H]]: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, H, W]]: ...

    @overload
    def __call__(self, x: Expr[Tensor[*N, U, H, W, K]], /) -> Expr[Tensor[*N, U, H, W, K]]: ...

    def __call__(self, x: Any, /) -> Any: ...

    def __repr__(self) -> str: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
