# Generated from typedtensor/ops/pooling.py by `typedtensor stubs`; not edited by hand.
from typedtensor.axes import Axis, K, Strided, U, V, W
from typedtensor.backends import Array, Namespace
from typedtensor.backends.primitives import Pair
from typedtensor.backends.windows import Windows
from typedtensor.operand import Operand
from typedtensor.ops.operation import P, PolyOp1
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.expr import Expr
    from typedtensor.module import Pipeline
    from typedtensor.tensor import Tensor
    _H = TypeVar("_H", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _X = TypeVar("_X", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
class Pool(PolyOp1[*P,]):
    window: Pair
    stride: Pair

    def __init__(self, *labels: type[Axis] | Axis) -> None: ...

    def windows(self, x: Array) -> Windows: ...
class MaxPool(Pool[*P,]):

    def forward(self, xp: Namespace, x: Array, /) -> Array: ...

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class AveragePool(Pool[*P,]):

    def forward(self, xp: Namespace, x: Array, /) -> Array: ...

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class MaxPool2D(MaxPool[U, V], rule='*N H W -> *N Strided[H, U, U] Strided[W, V, V]'):

    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]]: ...
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]: ...
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaxPool2DStrided(MaxPool[U, V, W, K], rule='*N H X -> *N Strided[H, U, W] Strided[X, V, K]'):

    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _X]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]]: ...
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _X], /) -> Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]: ...
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePool2D(AveragePool[U, V], rule='*N H W -> *N Strided[H, U, U] Strided[W, V, V]'):

    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]]: ...
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]: ...
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePool2DStrided(AveragePool[U, V, W, K], rule='*N H X -> *N Strided[H, U, W] Strided[X, V, K]'):

    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _X]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]]: ...
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _X], /) -> Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]: ...
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
