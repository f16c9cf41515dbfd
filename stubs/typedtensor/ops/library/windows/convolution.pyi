# Generated from typedtensor/ops/library/windows/convolution.py by `typedtensor stubs`; not edited by hand.
from typing import ClassVar
from typedtensor.core.axes import Strided, U, V, Valid
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.geometry import DENSE, SAME, VALID, Channels
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import P, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    _C = TypeVar("_C", bound=Axis)
    _D = TypeVar("_D", bound=Axis)
    _H = TypeVar("_H", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _L = TypeVar("_L", bound=Axis)
    _M = TypeVar("_M", bound=Axis)
    _O = TypeVar("_O", bound=Axis)
    _T = TypeVar("_T", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Convolve1D', 'Convolve1DSame', 'Convolve2D', 'Convolve2DSame', 'Convolve2DStrided', 'Convolve3D', 'Convolve3DSame', 'conv1d', 'conv2d', 'conv3d']
class Convolved(PolyOp2[*P,]):
    channels: ClassVar[Channels]
    mixed = frozenset({'*K', '*P', '*S'})
    moves = VALID
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
class Convolution(Convolved[*P,], family='*N C *S, O C *K -> *N O *P'):
    channels = DENSE
    @apart('C', 'O')
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
    @apart('C', 'O')
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
class Convolve1D(Convolution, rule='*N C T, O C K -> *N O Valid[T, K]', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Tensor[_O, _C, _K], /) -> Tensor[*_Ns, _O, Valid[_T, _K]]: """``y[o, t] = Σ x[c, t + k] kernel[o, c, k]`` at all positions where the window lies inside."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _T]], x2: Expr[Tensor[_O, _C, _K]] | Tensor[_O, _C, _K], /) -> Expr[Tensor[*_Ns, _O, Valid[_T, _K]]]: """``y[o, t] = Σ x[c, t + k] kernel[o, c, k]`` at all positions where the window lies inside."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Expr[Tensor[_O, _C, _K]], /) -> Expr[Tensor[*_Ns, _O, Valid[_T, _K]]]: """``y[o, t] = Σ x[c, t + k] kernel[o, c, k]`` at all positions where the window lies inside."""
class Convolve1DSame(Convolution, rule='*N C T, O C K -> *N O T', linear='along'):
    moves = SAME
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Tensor[_O, _C, _K], /) -> Tensor[*_Ns, _O, _T]: """:class:`Convolve1D` with ``x`` padded by zeros, so that the result has as many positions."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _T]], x2: Expr[Tensor[_O, _C, _K]] | Tensor[_O, _C, _K], /) -> Expr[Tensor[*_Ns, _O, _T]]: """:class:`Convolve1D` with ``x`` padded by zeros, so that the result has as many positions."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _T], x2: Expr[Tensor[_O, _C, _K]], /) -> Expr[Tensor[*_Ns, _O, _T]]: """:class:`Convolve1D` with ``x`` padded by zeros, so that the result has as many positions."""
class Convolve2D(Convolution, rule='*N C H W, O C K L -> *N O Valid[H, K] Valid[W, L]', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Tensor[_O, _C, _K, _L], /) -> Tensor[*_Ns, _O, Valid[_H, _K], Valid[_W, _L]]: """``y[o, p, q] = Σ x[c, p + i, q + j] kernel[o, c, i, j]`` at all positions where the window lies inside."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L]] | Tensor[_O, _C, _K, _L], /) -> Expr[Tensor[*_Ns, _O, Valid[_H, _K], Valid[_W, _L]]]: """``y[o, p, q] = Σ x[c, p + i, q + j] kernel[o, c, i, j]`` at all positions where the window lies inside."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L]], /) -> Expr[Tensor[*_Ns, _O, Valid[_H, _K], Valid[_W, _L]]]: """``y[o, p, q] = Σ x[c, p + i, q + j] kernel[o, c, i, j]`` at all positions where the window lies inside."""
class Convolve2DSame(Convolution, rule='*N C H W, O C K L -> *N O H W', linear='along'):
    moves = SAME
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Tensor[_O, _C, _K, _L], /) -> Tensor[*_Ns, _O, _H, _W]: """:class:`Convolve2D` with ``x`` padded by zeros, so that the result has as many positions."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L]] | Tensor[_O, _C, _K, _L], /) -> Expr[Tensor[*_Ns, _O, _H, _W]]: """:class:`Convolve2D` with ``x`` padded by zeros, so that the result has as many positions."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L]], /) -> Expr[Tensor[*_Ns, _O, _H, _W]]: """:class:`Convolve2D` with ``x`` padded by zeros, so that the result has as many positions."""
class Convolve2DStrided(Convolution[U, V], rule='*N C H W, O C K L -> *N O Strided[H, K, U] Strided[W, L, V]', linear='along'):
    moves: Any
    def __init__(self, down: type[U] | U, across: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Tensor[_O, _C, _K, _L], /) -> Tensor[*_Ns, _O, Strided[_H, _K, U], Strided[_W, _L, V]]: """The convolution at every ``|U|``-th position along the height, every ``|V|``-th along the width."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L]] | Tensor[_O, _C, _K, _L], /) -> Expr[Tensor[*_Ns, _O, Strided[_H, _K, U], Strided[_W, _L, V]]]: """The convolution at every ``|U|``-th position along the height, every ``|V|``-th along the width."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L]], /) -> Expr[Tensor[*_Ns, _O, Strided[_H, _K, U], Strided[_W, _L, V]]]: """The convolution at every ``|U|``-th position along the height, every ``|V|``-th along the width."""
class Convolve3D(Convolution, rule='*N C D H W, O C K L M -> *N O Valid[D, K] Valid[H, L] Valid[W, M]', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _D, _H, _W], x2: Tensor[_O, _C, _K, _L, _M], /) -> Tensor[*_Ns, _O, Valid[_D, _K], Valid[_H, _L], Valid[_W, _M]]: """:class:`Convolve2D` over three axes: depth, height and width, or time, height and width."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _D, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L, _M]] | Tensor[_O, _C, _K, _L, _M], /) -> Expr[Tensor[*_Ns, _O, Valid[_D, _K], Valid[_H, _L], Valid[_W, _M]]]: """:class:`Convolve2D` over three axes: depth, height and width, or time, height and width."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _D, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L, _M]], /) -> Expr[Tensor[*_Ns, _O, Valid[_D, _K], Valid[_H, _L], Valid[_W, _M]]]: """:class:`Convolve2D` over three axes: depth, height and width, or time, height and width."""
class Convolve3DSame(Convolution, rule='*N C D H W, O C K L M -> *N O D H W', linear='along'):
    moves = SAME
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _D, _H, _W], x2: Tensor[_O, _C, _K, _L, _M], /) -> Tensor[*_Ns, _O, _D, _H, _W]: """:class:`Convolve3D` with ``x`` padded by zeros, so that the result has as many positions."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _D, _H, _W]], x2: Expr[Tensor[_O, _C, _K, _L, _M]] | Tensor[_O, _C, _K, _L, _M], /) -> Expr[Tensor[*_Ns, _O, _D, _H, _W]]: """:class:`Convolve3D` with ``x`` padded by zeros, so that the result has as many positions."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _D, _H, _W], x2: Expr[Tensor[_O, _C, _K, _L, _M]], /) -> Expr[Tensor[*_Ns, _O, _D, _H, _W]]: """:class:`Convolve3D` with ``x`` padded by zeros, so that the result has as many positions."""
conv1d = Convolve1D()
"""``y[o, t] = Σ x[c, t + k] kernel[o, c, k]`` at all positions where the window lies inside."""
conv2d = Convolve2D()
"""``y[o, p, q] = Σ x[c, p + i, q + j] kernel[o, c, i, j]`` at all positions where the window lies inside."""
conv3d = Convolve3D()
""":class:`Convolve2D` over three axes: depth, height and width, or time, height and width."""
