# Generated from typedtensor/ops/adjoint/pooling.py by `typedtensor stubs`; not edited by hand.
from typedtensor.backends import Array
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Windows
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.operation import PolyOp
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _H = TypeVar("_H", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _L = TypeVar("_L", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
__all__ = ['AveragePoolInput', 'AveragePoolOutput', 'MaxPoolInput', 'MaxPoolOutput']
class Pooled(PolyOp):
    window: Sizes
    stride: Sizes
    def __init__(self, window: Sizes, stride: Sizes, /) -> None: ...
    def windows(self, x: Array, y: Array, operand: int) -> Windows: ...
    def ground(self, *operands: TensorType) -> Kernel: ...
class MaxPoolInput(Pooled, PolyOp2, rule='*N H W, *N K L -> *N H W'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _H, _W], x2: Tensor[*_Ns, _K, _L], /) -> Tensor[*_Ns, _H, _W]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere: the gradient of a pool."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _H, _W]], x2: Expr[Tensor[*_Ns, _K, _L]], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere: the gradient of a pool."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _H, _W]], x2: Tensor[*_Ns, _K, _L], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere: the gradient of a pool."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _H, _W], x2: Expr[Tensor[*_Ns, _K, _L]], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere: the gradient of a pool."""
class MaxPoolOutput(Pooled, PolyOp3, rule='k *N K L, *N H W, *N H W -> *N K L'):
    shape_only = frozenset({0})
    detached = frozenset({1})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _K, _L] | IntTensor[*_Ns, _K, _L] | BoolTensor[*_Ns, _K, _L], x2: Tensor[*_Ns, _H, _W], x3: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, _K, _L]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _K, _L]] | Expr[IntTensor[*_Ns, _K, _L]] | Expr[BoolTensor[*_Ns, _K, _L]], x2: Expr[Tensor[*_Ns, _H, _W]], x3: Expr[Tensor[*_Ns, _H, _W]] | Tensor[*_Ns, _H, _W], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _K, _L]] | Expr[IntTensor[*_Ns, _K, _L]] | Expr[BoolTensor[*_Ns, _K, _L]], x2: Tensor[*_Ns, _H, _W], x3: Expr[Tensor[*_Ns, _H, _W]] | Tensor[*_Ns, _H, _W], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _K, _L] | IntTensor[*_Ns, _K, _L] | BoolTensor[*_Ns, _K, _L], x2: Expr[Tensor[*_Ns, _H, _W]], x3: Expr[Tensor[*_Ns, _H, _W]] | Tensor[*_Ns, _H, _W], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _K, _L] | IntTensor[*_Ns, _K, _L] | BoolTensor[*_Ns, _K, _L], x2: Tensor[*_Ns, _H, _W], x3: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
class AveragePoolInput(Pooled, PolyOp2, rule='k *N H W, *N K L -> *N H W'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _H, _W] | IntTensor[*_Ns, _H, _W] | BoolTensor[*_Ns, _H, _W], x2: Tensor[*_Ns, _K, _L], /) -> Tensor[*_Ns, _H, _W]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _H, _W]] | Expr[IntTensor[*_Ns, _H, _W]] | Expr[BoolTensor[*_Ns, _H, _W]], x2: Expr[Tensor[*_Ns, _K, _L]], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _H, _W]] | Expr[IntTensor[*_Ns, _H, _W]] | Expr[BoolTensor[*_Ns, _H, _W]], x2: Tensor[*_Ns, _K, _L], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _H, _W] | IntTensor[*_Ns, _H, _W] | BoolTensor[*_Ns, _H, _W], x2: Expr[Tensor[*_Ns, _K, _L]], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
class AveragePoolOutput(Pooled, PolyOp2, rule='k *N K L, *N H W -> *N K L'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _K, _L] | IntTensor[*_Ns, _K, _L] | BoolTensor[*_Ns, _K, _L], x2: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, _K, _L]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _K, _L]] | Expr[IntTensor[*_Ns, _K, _L]] | Expr[BoolTensor[*_Ns, _K, _L]], x2: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _K, _L]] | Expr[IntTensor[*_Ns, _K, _L]] | Expr[BoolTensor[*_Ns, _K, _L]], x2: Tensor[*_Ns, _H, _W], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _K, _L] | IntTensor[*_Ns, _K, _L] | BoolTensor[*_Ns, _K, _L], x2: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, _K, _L]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
