# Generated from typedtensor/ops/library/windows/convolution.py by `typedtensor stubs`; not edited by hand.
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.core.axes import Strided, U, V, Valid
from typedtensor.ops.core.arities import P, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Array, Axis, Kernel, Label, Namespace, Operand, TensorType, apart
from typedtensor.ops.core.operation import PolyOp
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _C = TypeVar("_C", bound=Axis)
    _D = TypeVar("_D", bound=Axis)
    _G = TypeVar("_G", bound=Axis)
    _H = TypeVar("_H", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _L = TypeVar("_L", bound=Axis)
    _M = TypeVar("_M", bound=Axis)
    _N0 = TypeVar("_N0", bound=Axis)
    _N1 = TypeVar("_N1", bound=Axis)
    _O = TypeVar("_O", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _S0 = TypeVar("_S0", bound=Axis)
    _T = TypeVar("_T", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _Ks = TypeVarTuple("_Ks")
    _Ns = TypeVarTuple("_Ns")
    _Ps = TypeVarTuple("_Ps")
    _Ss = TypeVarTuple("_Ss")
__all__ = ['ConvolutionInput', 'ConvolutionKernel', 'Convolve1D', 'Convolve1DSame', 'Convolve2D', 'Convolve2DSame']
__all__ += ['Convolve2DStrided', 'Convolve3D', 'Convolve3DSame', 'ConvolveDepthwise', 'ConvolveGrouped']
__all__ += ['ConvolveInto', 'ConvolveTransposed', 'conv1d', 'conv2d', 'conv3d']
Number = int | tuple[int, ...]
Padding = Number | Literal['same', 'causal']
@dataclass(frozen=True, slots=True)
class Moves:
    stride: Number = 1
    padding: Padding = 0
    dilation: Number = 1
    def __post_init__(self) -> None: ...
    def check_rank(self, rank: int, title: str) -> None: ...
    def of(self, window: Iterable[int], groups: int=1) -> Geometry: ...
def spelt(number: Number, rank: int) -> Sizes: ...
VALID = Moves()
SAME = Moves(padding='same')
@dataclass(frozen=True, slots=True)
class Channels:
    groups: int
    depthwise: bool
    rank: int
    def kernel(self, xp: Namespace, k: Array) -> Array: ...
    def parts(self, k: Array) -> int: ...
    def image(self, xp: Namespace, x: Array) -> Array: ...
class OverChannels(PolyOp):
    mixed = frozenset({'*K', '*P', '*S'})
    moves = VALID
    def channels(self, kernel: int, *operands: TensorType) -> Channels: ...
class Convolved(OverChannels, PolyOp2[*P,]):
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
    @apart('G', 'C', 'O')
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
    @apart('G', 'C', 'O')
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
class Convolution(Convolved[*P,], family='*N C *S, O C *K -> *N O *P'): ...
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
class Gradient(OverChannels, PolyOp3):
    moves: Moves
    of_gradients = True
    def __init__(self, moves: Moves=VALID, /) -> None: ...
    def ground(self, *operands: TensorType) -> Kernel: ...
    @abstractmethod
    def forward_over(self, channels: Channels, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array: ...
    def geometry(self, x: Array, k: Array, y: Array, groups: int) -> Geometry: ...
    def convolved(self, x: Operand, k: Operand, operands: Sequence[Operand]) -> Operand: ...
class ConvolutionInput(Gradient, rule='O C *K, k *N C *S, *N O *P -> *N C *S where *S as many as *K, *P as many as *K; G O C *K, k *N G C *S, *N G O *P -> *N G C *S where *S as many as *K, *P as many as *K; C *K, k *N C *S, *N C *P -> *N C *S where *S as many as *K, *P as many as *K'):
    def forward_over(self, channels: Channels, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Tensor[_O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Tensor[_O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Tensor[_O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Tensor[_O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Tensor[_N0, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Tensor[_N0, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _O], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _O, _P0], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Tensor[*_Ns, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Tensor[*_Ns, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Tensor[*_Ns, _O], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _C, _S0]] | Expr[IntTensor[*_Ns, _C, _S0]] | Expr[BoolTensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _C, _S0]] | Expr[IntTensor[*_Ns, _C, _S0]] | Expr[BoolTensor[*_Ns, _C, _S0]], x3: Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _C, _S0]] | Expr[IntTensor[*_Ns, _C, _S0]] | Expr[BoolTensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _C, _S0]] | Expr[IntTensor[*_Ns, _C, _S0]] | Expr[BoolTensor[*_Ns, _C, _S0]], x3: Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_G, _C, *_Ss] | IntTensor[_G, _C, *_Ss] | BoolTensor[_G, _C, *_Ss], x3: Tensor[_G, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_G, _C, *_Ss]] | Expr[IntTensor[_G, _C, *_Ss]] | Expr[BoolTensor[_G, _C, *_Ss]], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_G, _C, *_Ss]] | Expr[IntTensor[_G, _C, *_Ss]] | Expr[BoolTensor[_G, _C, *_Ss]], x3: Tensor[_G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_G, _C, *_Ss] | IntTensor[_G, _C, *_Ss] | BoolTensor[_G, _C, *_Ss], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_G, _C, *_Ss] | IntTensor[_G, _C, *_Ss] | BoolTensor[_G, _C, *_Ss], x3: Tensor[_G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_G, _C, *_Ss]] | Expr[IntTensor[_G, _C, *_Ss]] | Expr[BoolTensor[_G, _C, *_Ss]], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_G, _C, *_Ss]] | Expr[IntTensor[_G, _C, *_Ss]] | Expr[BoolTensor[_G, _C, *_Ss]], x3: Tensor[_G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_G, _C, *_Ss] | IntTensor[_G, _C, *_Ss] | BoolTensor[_G, _C, *_Ss], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _G, _C, *_Ss] | IntTensor[_N0, _G, _C, *_Ss] | BoolTensor[_N0, _G, _C, *_Ss], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _G, _C, *_Ss]], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _G, _C, *_Ss] | IntTensor[_N0, _G, _C, *_Ss] | BoolTensor[_N0, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _G, _C, *_Ss] | IntTensor[_N0, _G, _C, *_Ss] | BoolTensor[_N0, _G, _C, *_Ss], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _G, _C, *_Ss]], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _G, _C, *_Ss] | IntTensor[_N0, _G, _C, *_Ss] | BoolTensor[_N0, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _N1, _G, _C, *_Ss] | IntTensor[_N0, _N1, _G, _C, *_Ss] | BoolTensor[_N0, _N1, _G, _C, *_Ss], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _G, _C, *_Ss]], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _N1, _G, _C, *_Ss] | IntTensor[_N0, _N1, _G, _C, *_Ss] | BoolTensor[_N0, _N1, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_N0, _N1, _G, _C, *_Ss] | IntTensor[_N0, _N1, _G, _C, *_Ss] | BoolTensor[_N0, _N1, _G, _C, *_Ss], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _G, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _G, _C, *_Ss]], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_N0, _N1, _G, _C, *_Ss] | IntTensor[_N0, _N1, _G, _C, *_Ss] | BoolTensor[_N0, _N1, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _G, _C]] | Expr[IntTensor[*_Ns, _G, _C]] | Expr[BoolTensor[*_Ns, _G, _C]], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _G, _C] | IntTensor[*_Ns, _G, _C] | BoolTensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _G, _C, _S0] | IntTensor[*_Ns, _G, _C, _S0] | BoolTensor[*_Ns, _G, _C, _S0], x3: Tensor[*_Ns, _G, _O], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _G, _C, _S0]] | Expr[IntTensor[*_Ns, _G, _C, _S0]] | Expr[BoolTensor[*_Ns, _G, _C, _S0]], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ns, _G, _C, _S0]] | Expr[IntTensor[*_Ns, _G, _C, _S0]] | Expr[BoolTensor[*_Ns, _G, _C, _S0]], x3: Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _G, _C, _S0] | IntTensor[*_Ns, _G, _C, _S0] | BoolTensor[*_Ns, _G, _C, _S0], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ns, _G, _C, _S0] | IntTensor[*_Ns, _G, _C, _S0] | BoolTensor[*_Ns, _G, _C, _S0], x3: Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _G, _C, _S0]] | Expr[IntTensor[*_Ns, _G, _C, _S0]] | Expr[BoolTensor[*_Ns, _G, _C, _S0]], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ns, _G, _C, _S0]] | Expr[IntTensor[*_Ns, _G, _C, _S0]] | Expr[BoolTensor[*_Ns, _G, _C, _S0]], x3: Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ns, _G, _C, _S0] | IntTensor[*_Ns, _G, _C, _S0] | BoolTensor[*_Ns, _G, _C, _S0], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Tensor[_C, *_Ps], /) -> Tensor[_C, *_Ss]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Tensor[_C, *_Ps], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Tensor[_C, *_Ps], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[_C, *_Ss]] | Expr[IntTensor[_C, *_Ss]] | Expr[BoolTensor[_C, *_Ss]], x3: Tensor[_C, *_Ps], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[_C, *_Ss] | IntTensor[_C, *_Ss] | BoolTensor[_C, *_Ss], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Tensor[_N0, _C, *_Ps], /) -> Tensor[_N0, _C, *_Ss]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _C, *_Ps], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Tensor[_N0, _C, *_Ps], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[_N0, _C, *_Ss]] | Expr[IntTensor[_N0, _C, *_Ss]] | Expr[BoolTensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _C, *_Ps], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[_N0, _C, *_Ss] | IntTensor[_N0, _C, *_Ss] | BoolTensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_N0, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Tensor[_N0, _N1, _C, *_Ss]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]] | Expr[IntTensor[_N0, _N1, _C, *_Ss]] | Expr[BoolTensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[_N0, _N1, _C, *_Ss] | IntTensor[_N0, _N1, _C, *_Ss] | BoolTensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_N0, _N1, _C, *_Ss]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _C], /) -> Tensor[*_Ns, _C]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C]], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _C, _P0], /) -> Tensor[*_Ns, _C]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Tensor[*_Ns, _C, _P0], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Tensor[*_Ns, _C, _P0], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[*_Ns, _C]] | Expr[IntTensor[*_Ns, _C]] | Expr[BoolTensor[*_Ns, _C]], x3: Tensor[*_Ns, _C, _P0], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[*_Ns, _C] | IntTensor[*_Ns, _C] | BoolTensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[*_Ns, _C]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Tensor[*_Ns, _C], /) -> Tensor[*_Ns, _C, _S0]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Expr[Tensor[*_Ns, _C, _S0]] | Expr[IntTensor[*_Ns, _C, _S0]] | Expr[BoolTensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[*_Ns, _C, _S0]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[*_Ns, _C, _S0]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Expr[Tensor[*_Ns, _C, _S0]] | Expr[IntTensor[*_Ns, _C, _S0]] | Expr[BoolTensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[*_Ns, _C, _S0]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], x2: Tensor[*_Ns, _C, _S0] | IntTensor[*_Ns, _C, _S0] | BoolTensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _C]], /) -> Expr[Tensor[*_Ns, _C, _S0]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image."""
class ConvolutionKernel(Gradient, rule='k O C *K, *N C *S, *N O *P -> O C *K where *S as many as *K, *P as many as *K; k G O C *K, *N G C *S, *N G O *P -> G O C *K where *S as many as *K, *P as many as *K; k C *K, *N C *S, *N C *P -> C *K where *S as many as *K, *P as many as *K'):
    def forward_over(self, channels: Channels, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[_C, *_Ss], x3: Tensor[_O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[_C, *_Ss]], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[_C, *_Ss]], x3: Tensor[_O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[_C, *_Ss], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[_C, *_Ss], x3: Tensor[_O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[_C, *_Ss]], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[_C, *_Ss]], x3: Tensor[_O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[_C, *_Ss], x3: Expr[Tensor[_O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[_N0, _C, *_Ss], x3: Tensor[_N0, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[_N0, _C, *_Ss], x3: Tensor[_N0, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[*_Ns, _C], x3: Tensor[*_Ns, _O], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O]] | Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O]] | Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O]] | Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[*_Ns, _C], x3: Tensor[*_Ns, _O, _P0], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _C]], x3: Tensor[*_Ns, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[*_Ns, _C], x3: Tensor[*_Ns, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _C]], x3: Tensor[*_Ns, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[*_Ns, _C, _S0], x3: Tensor[*_Ns, _O], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _O]] | Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_O, _C, *_Ks]] | Expr[IntTensor[_O, _C, *_Ks]] | Expr[BoolTensor[_O, _C, *_Ks]], x2: Tensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _O]] | Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _O]] | Tensor[*_Ns, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_O, _C, *_Ks] | IntTensor[_O, _C, *_Ks] | BoolTensor[_O, _C, *_Ks], x2: Tensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[_G, _C, *_Ss], x3: Tensor[_G, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[_G, _C, *_Ss]], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[_G, _C, *_Ss]], x3: Tensor[_G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[_G, _C, *_Ss], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[_G, _C, *_Ss], x3: Tensor[_G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[_G, _C, *_Ss]], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[_G, _C, *_Ss]], x3: Tensor[_G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[_G, _C, *_Ss], x3: Expr[Tensor[_G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[_N0, _G, _C, *_Ss], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[_N0, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[_N0, _G, _C, *_Ss]], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[_N0, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[_N0, _G, _C, *_Ss], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[_N0, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[_N0, _G, _C, *_Ss]], x3: Tensor[_N0, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[_N0, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[_N0, _N1, _G, _C, *_Ss], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[_N0, _N1, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[_N0, _N1, _G, _C, *_Ss], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]], x3: Tensor[_N0, _N1, _G, _O, *_Ps], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[_N0, _N1, _G, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _G, _O, *_Ps]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O]] | Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O]] | Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O]] | Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _G, _C]], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[*_Ns, _G, _C], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _G, _C]], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _G, _C]], x3: Tensor[*_Ns, _G, _O, _P0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[*_Ns, _G, _C], x3: Expr[Tensor[*_Ns, _G, _O, _P0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[*_Ns, _G, _C, _S0], x3: Tensor[*_Ns, _G, _O], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Expr[Tensor[*_Ns, _G, _C, _S0]], x3: Expr[Tensor[*_Ns, _G, _O]] | Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _O, _C, *_Ks]] | Expr[IntTensor[_G, _O, _C, *_Ks]] | Expr[BoolTensor[_G, _O, _C, *_Ks]], x2: Tensor[*_Ns, _G, _C, _S0], x3: Expr[Tensor[*_Ns, _G, _O]] | Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Expr[Tensor[*_Ns, _G, _C, _S0]], x3: Expr[Tensor[*_Ns, _G, _O]] | Tensor[*_Ns, _G, _O], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_G, _O, _C, *_Ks] | IntTensor[_G, _O, _C, *_Ks] | BoolTensor[_G, _O, _C, *_Ks], x2: Tensor[*_Ns, _G, _C, _S0], x3: Expr[Tensor[*_Ns, _G, _O]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[_C, *_Ss], x3: Tensor[_C, *_Ps], /) -> Tensor[_C, *_Ks]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[_C, *_Ss]], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[_C, *_Ss]], x3: Tensor[_C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[_C, *_Ss], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[_C, *_Ss], x3: Tensor[_C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[_C, *_Ss]], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[_C, *_Ss]], x3: Tensor[_C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[_C, *_Ss], x3: Expr[Tensor[_C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[_N0, _C, *_Ss], x3: Tensor[_N0, _C, *_Ps], /) -> Tensor[_C, *_Ks]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[_N0, _C, *_Ss], x3: Tensor[_N0, _C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[_N0, _C, *_Ss]], x3: Tensor[_N0, _C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[_N0, _C, *_Ss], x3: Expr[Tensor[_N0, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Tensor[_C, *_Ks]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[_N0, _N1, _C, *_Ss]], x3: Tensor[_N0, _N1, _C, *_Ps], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[_N0, _N1, _C, *_Ss], x3: Expr[Tensor[_N0, _N1, _C, *_Ps]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[*_Ns, _C], x3: Tensor[*_Ns, _C], /) -> Tensor[_C, *_Ks]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[*_Ns, _C], x3: Tensor[*_Ns, _C, _P0], /) -> Tensor[_C, *_Ks]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[*_Ns, _C]], x3: Tensor[*_Ns, _C, _P0], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[*_Ns, _C], x3: Tensor[*_Ns, _C, _P0], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[*_Ns, _C]], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[*_Ns, _C]], x3: Tensor[*_Ns, _C, _P0], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[*_Ns, _C], x3: Expr[Tensor[*_Ns, _C, _P0]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[*_Ns, _C, _S0], x3: Tensor[*_Ns, _C], /) -> Tensor[_C, *_Ks]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Expr[Tensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ks]] | Expr[IntTensor[_C, *_Ks]] | Expr[BoolTensor[_C, *_Ks]], x2: Tensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Expr[Tensor[*_Ns, _C, _S0]], x3: Expr[Tensor[*_Ns, _C]] | Tensor[*_Ns, _C], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ks] | IntTensor[_C, *_Ks] | BoolTensor[_C, *_Ks], x2: Tensor[*_Ns, _C, _S0], x3: Expr[Tensor[*_Ns, _C]], /) -> Expr[Tensor[_C, *_Ks]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel."""
conv1d = Convolve1D()
"""``y[o, t] = Σ x[c, t + k] kernel[o, c, k]`` at all positions where the window lies inside."""
conv2d = Convolve2D()
"""``y[o, p, q] = Σ x[c, p + i, q + j] kernel[o, c, i, j]`` at all positions where the window lies inside."""
conv3d = Convolve3D()
""":class:`Convolve2D` over three axes: depth, height and width, or time, height and width."""
class Named(Convolved[*P,]):
    moves: Any
    def __init__(self, *to: type[Axis] | Axis, stride: Number=1, padding: Padding=0, dilation: Number=1) -> None: ...
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
def into(form: type[Named[*P,]], to: Sequence[Label], moves: Moves) -> Any: ...
class ConvolveInto(Named[*P,], Convolution[*P,], rule='*N C *S, O C *K -> *N O *P where *K as many as *S, *P as many as *S', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> Any: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_O, *P]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _O, *P]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _N1, _O, *P]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _S0]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
class ConvolveGrouped(Named[*P,], rule='*N G C *S, G O C *K -> *N G O *P where *K as many as *S, *P as many as *S', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> Any: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_G, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_G, _O, *P]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_G, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _G, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _G, _O, *P]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _G, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _G, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _G, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _N1, _G, _O, *P]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _N1, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _G, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _N1, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _G, _O]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _G, _C]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C, _S0], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _G, _O]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _G, _C, _S0]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C, _S0], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
class ConvolveDepthwise(Named[*P,], rule='*N C *S, C *K -> *N C *P where *K as many as *S, *P as many as *S', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> Any: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[_C, *P]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ss]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[_C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[_C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[_N0, _C, *P]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _C, *_Ss]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[_N0, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[_N0, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[_N0, _N1, _C, *P]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _C, *_Ss]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[_N0, _N1, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[_N0, _N1, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[*_Ns, _C]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[*_Ns, _C]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _S0]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
class ConvolveTransposed(OverChannels, PolyOp2[*P,], rule='*N C *S, C O *K -> *N O *P where *K as many as *S, *P as many as *S', linear='along'):
    moves: Any
    extra: Number
    def __init__(self, *to: type[Axis] | Axis, stride: Number=1, padding: Number=0, extra: Number=0, dilation: Number=1) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> Any: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_O, *P]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _O, *P]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _N1, _O, *P]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _S0]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
def require_sizes(operation: PolyOp2, x: TensorType, k: TensorType, moves: Moves, follows: Callable[..., int | None], *more: Sequence[int]) -> None: ...
def held_to_labels(operation: PolyOp2, x: TensorType, kernel: Kernel) -> Kernel: ...
