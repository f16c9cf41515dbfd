# Generated from typedtensor/ops/library/windows/pooling.py by `typedtensor stubs`; not edited by hand.
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Windows
from typedtensor.core.axes import Axis, K, Strided, U, V, W
from typedtensor.ops.core.arities import P
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, PolyOp1, PolyOp2, PolyOp3, TensorType
from typedtensor.ops.core.operation import PolyOp
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _H = TypeVar("_H", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _L = TypeVar("_L", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _X = TypeVar("_X", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
__all__ = ['AveragePool2D', 'AveragePool2DStrided', 'AveragePoolInput', 'AveragePoolOutput', 'MaxPool2D']
__all__ += ['MaxPool2DStrided', 'MaxPoolInput', 'MaxPoolOutput']
class Pooling(PolyOp1[*P,]):
    window: Sizes
    stride: Sizes
    def __init__(self, *labels: type[Axis] | Axis) -> None: ...
    def windows(self, x: Array) -> Windows: ...
    def ground(self, x: TensorType, /) -> Kernel: ...
class MaxPooling(Pooling[*P,], family='*N H W -> *N K L'):
    def forward(self, xp: Namespace, x: Array, /) -> Array: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class AveragePooling(Pooling[*P,], family='*N H W -> *N K L'):
    def forward(self, xp: Namespace, x: Array, /) -> Array: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class MaxPool2D(MaxPooling[U, V], rule='*N H W -> *N Strided[H, U, U] Strided[W, V, V]'):
    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]: """The largest element of each of the windows, which do not overlap; a remainder at the end is ignored."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]]: """The largest element of each of the windows, which do not overlap; a remainder at the end is ignored."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaxPool2DStrided(MaxPooling[U, V, W, K], rule='*N H X -> *N Strided[H, U, W] Strided[X, V, K]'):
    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _X], /) -> Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]: """The largest element of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _X]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]]: """The largest element of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePool2D(AveragePooling[U, V], rule='*N H W -> *N Strided[H, U, U] Strided[W, V, V]', linear='along'):
    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]: """The mean of each of the windows, which do not overlap; a remainder at the end is ignored."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]]: """The mean of each of the windows, which do not overlap; a remainder at the end is ignored."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePool2DStrided(AveragePooling[U, V, W, K], rule='*N H X -> *N Strided[H, U, W] Strided[X, V, K]', linear='along'):
    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _X], /) -> Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]: """The mean of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _X]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]]: """The mean of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Pooled(PolyOp):
    window: Sizes
    stride: Sizes
    def __init__(self, window: Sizes, stride: Sizes, /) -> None: ...
    def windows(self, x: Array, y: Array, operand: int) -> Windows: ...
    def ground(self, *operands: TensorType) -> Kernel: ...
class MaxPoolInput(Pooled, PolyOp2, rule='*N H W, *N K L -> *N H W'):
    of_gradients = True
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
