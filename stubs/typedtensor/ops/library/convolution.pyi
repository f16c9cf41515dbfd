# Generated from typedtensor/ops/library/convolution.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import Strided, U, V, Valid
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.convolution import VALID, Geometry
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.operation import P, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    _C = TypeVar("_C", bound=Axis)
    _H = TypeVar("_H", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _L = TypeVar("_L", bound=Axis)
    _O = TypeVar("_O", bound=Axis)
    _T = TypeVar("_T", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Convolve1D', 'Convolve1DSame', 'Convolve2D', 'Convolve2DSame', 'Convolve2DStrided', 'conv1d', 'conv2d']
class Convolution(PolyOp2[*P,], family='*N C *S, O C *K -> *N O *P'):
    geometry = VALID

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...

    @apart('C', 'O')
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...

    @apart('C', 'O')
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
class Convolve1D(Convolution, rule='*N C T, O C K -> *N O Valid[T, K]'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _T]], x2: Expr[Tensor[_O, _C, _K]] | Tensor[_O, _C, _K], /) -> Expr[Tensor[*_Ns, _O, Valid[_T, _K]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Expr[Tensor[_O, _C, _K]], /) -> Expr[Tensor[*_Ns, _O, Valid[_T, _K]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Tensor[_O, _C, _K], /) -> Tensor[*_Ns, _O, Valid[_T, _K]]: ...
class Convolve1DSame(Convolution, rule='*N C T, O C K -> *N O T'):
    geometry = Geometry(same=True)
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _T]], x2: Expr[Tensor[_O, _C, _K]] | Tensor[_O, _C, _K], /) -> Expr[Tensor[*_Ns, _O, _T]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Expr[Tensor[_O, _C, _K]], /) -> Expr[Tensor[*_Ns, _O, _T]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Tensor[_O, _C, _K], /) -> Tensor[*_Ns, _O, _T]: ...
class Convolve2D(Convolution, rule='*N C H W, O C K L -> *N O Valid[H, K] Valid[W, L]'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L]] | Tensor[_O, _C, _K, _L], /) -> Expr[Tensor[*_Ns, _O, Valid[_H, _K], Valid[_W, _L]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L]], /) -> Expr[Tensor[*_Ns, _O, Valid[_H, _K], Valid[_W, _L]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Tensor[_O, _C, _K, _L], /) -> Tensor[*_Ns, _O, Valid[_H, _K], Valid[_W, _L]]: ...
class Convolve2DSame(Convolution, rule='*N C H W, O C K L -> *N O H W'):
    geometry = Geometry(same=True)
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L]] | Tensor[_O, _C, _K, _L], /) -> Expr[Tensor[*_Ns, _O, _H, _W]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L]], /) -> Expr[Tensor[*_Ns, _O, _H, _W]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Tensor[_O, _C, _K, _L], /) -> Tensor[*_Ns, _O, _H, _W]: ...
class Convolve2DStrided(Convolution[U, V], rule='*N C H W, O C K L -> *N O Strided[H, K, U] Strided[W, L, V]'):
    geometry: Any

    def __init__(self, down: type[U] | U, across: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L]] | Tensor[_O, _C, _K, _L], /) -> Expr[Tensor[*_Ns, _O, Strided[_H, _K, U], Strided[_W, _L, V]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L]], /) -> Expr[Tensor[*_Ns, _O, Strided[_H, _K, U], Strided[_W, _L, V]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Tensor[_O, _C, _K, _L], /) -> Tensor[*_Ns, _O, Strided[_H, _K, U], Strided[_W, _L, V]]: ...
conv1d = Convolve1D()
conv2d = Convolve2D()
