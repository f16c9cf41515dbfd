# Generated from typedtensor/ops/library/windows/pooling.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable
from typing import ClassVar, Generic
from typedtensor.backends import Array, Namespace
from typedtensor.backends.pools_along import Piece, PoolWindows
from typedtensor.backends.primitives import Sizes
from typedtensor.core.axes import Axis, K, Strided, U, V, W
from typedtensor.ops.core.arities import P, PolyOp1, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Kernel, Labelled, Operand, TensorType, apart
from typedtensor.ops.core.operation import PolyOp
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _H = TypeVar("_H", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _L = TypeVar("_L", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _X = TypeVar("_X", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['AdaptiveAveragePool', 'AdaptiveMaxPool', 'AverageAlongInput', 'AveragePool2D', 'AveragePool2DStrided']
__all__ += ['AveragePoolAlong', 'AveragePoolInput', 'MaxAlongInput', 'MaxAlongOutput', 'MaxPool2D', 'MaxPool2DStrided']
__all__ += ['MaxPoolAlong', 'MaxPoolInput', 'MaxPoolOutput']
__all__ += ['adaptive_average_pool', 'adaptive_max_pool', 'average_pool_along', 'max_pool_along']
PARTS = PoolWindows()
class OverWindows(PolyOp):
    pool: PoolWindows = PARTS
    largest: ClassVar[bool] = False
    along: ClassVar[str] = ''
    def ground(self, *operands: TensorType) -> Kernel: ...
    def pieces(self, xp: Namespace, x: Array, count: int) -> list[Piece]: ...
    def fitting_pieces(self, xp: Namespace, x: Array, y: Array, operand: int) -> list[Piece]: ...
class Pooling(OverWindows, PolyOp1[*P,]):
    def count(self) -> int: ...
    def forward(self, xp: Namespace, x: Array, /) -> Array: ...
class PoolInput(OverWindows, PolyOp2[*P,]):
    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array: ...
class MaxOutput(OverWindows, PolyOp3[*P,]):
    detached = frozenset({1})
    largest = True
    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array: ...
def over_plane(window: Sizes, stride: Sizes) -> PoolWindows: ...
class PlanePooling(Pooling[*P,], family='*N H W -> *N K L'):
    pool: Any
    def __init__(self, *labels: type[Axis] | Axis) -> None: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class AdjacentWindows(PlanePooling[U, V]):
    def __init__(self, height: type[U] | U, width: type[V] | V, /) -> None: ...
class StridedWindows(PlanePooling[U, V, W, K]):
    def __init__(self, height: type[U] | U, width: type[V] | V, down: type[W] | W, across: type[K] | K, /) -> None: ...
class MaxPool2D(AdjacentWindows[U, V], rule='*N H W -> *N Strided[H, U, U] Strided[W, V, V]'):
    largest = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]: """The largest element of each of the windows, which do not overlap; a remainder at the end is ignored."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]]: """The largest element of each of the windows, which do not overlap; a remainder at the end is ignored."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaxPool2DStrided(StridedWindows[U, V, W, K], rule='*N H X -> *N Strided[H, U, W] Strided[X, V, K]'):
    largest = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _X], /) -> Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]: """The largest element of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _X]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]]: """The largest element of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePool2D(AdjacentWindows[U, V], rule='*N H W -> *N Strided[H, U, U] Strided[W, V, V]', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]: """The mean of each of the windows, which do not overlap; a remainder at the end is ignored."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, U], Strided[_W, V, V]]]: """The mean of each of the windows, which do not overlap; a remainder at the end is ignored."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePool2DStrided(StridedWindows[U, V, W, K], rule='*N H X -> *N Strided[H, U, W] Strided[X, V, K]', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _X], /) -> Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]: """The mean of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _X]], /) -> Expr[Tensor[*_Ns, Strided[_H, U, W], Strided[_X, V, K]]]: """The mean of each window, the windows ``|W|`` apart along the height and ``|K|`` along the width."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class OfPlane(OverWindows):
    pool: Any
    def __init__(self, window: Sizes, stride: Sizes, /) -> None: ...
class MaxPoolInput(OfPlane, PoolInput, rule='*N H W, *N K L -> *N H W'):
    largest = True
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
class MaxPoolOutput(OfPlane, MaxOutput, rule='k *N K L, *N H W, *N H W -> *N K L'):
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
class AveragePoolInput(OfPlane, PoolInput, rule='k *N H W, *N K L -> *N H W where K not in *N H W, L not in *N H W'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _H, _W] | IntTensor[*_Ns, _H, _W] | BoolTensor[*_Ns, _H, _W], x2: Tensor[*_Ns, _K, _L], /) -> Tensor[*_Ns, _H, _W]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _H, _W]] | Expr[IntTensor[*_Ns, _H, _W]] | Expr[BoolTensor[*_Ns, _H, _W]], x2: Expr[Tensor[*_Ns, _K, _L]], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _H, _W]] | Expr[IntTensor[*_Ns, _H, _W]] | Expr[BoolTensor[*_Ns, _H, _W]], x2: Tensor[*_Ns, _K, _L], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _H, _W] | IntTensor[*_Ns, _H, _W] | BoolTensor[*_Ns, _H, _W], x2: Expr[Tensor[*_Ns, _K, _L]], /) -> Expr[Tensor[*_Ns, _H, _W]]: """``x2`` spread evenly under its windows over ``x1``: the gradient of the mean of each window."""
class PoolAlong(Pooling[U, V], family='*A U *B -> *A V *B'):
    along = 'U'
    def count(self) -> int: ...
    def ground(self, *operands: TensorType) -> Kernel: ...
    @apart('U')
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class WindowsAlong(PoolAlong[U, V]):
    pool: Any
    def __init__(self, axis: type[U], to: type[V] | V, /, window: int, stride: int | None=None, padding: int=0) -> None: ...
class PartsAlong(PoolAlong[U, V]):
    def __init__(self, axis: type[U], to: type[V] | V, /) -> None: ...
class MaxPoolAlong(WindowsAlong[U, V], rule='*A U *B -> *A V *B where V not in *A U *B'):
    largest = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, window: int, stride: int | None = None, padding: int = 0) -> Any: """The largest element of each window along U, as the axis V."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, window: int, stride: int | None = None, padding: int = 0) -> MaxPoolAlong[U, V]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The largest element of each window along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element of each window along U, as the axis V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AveragePoolAlong(WindowsAlong[U, V], rule='*A U *B -> *A V *B where V not in *A U *B', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, window: int, stride: int | None = None, padding: int = 0) -> Any: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, window: int, stride: int | None = None, padding: int = 0) -> AveragePoolAlong[U, V]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AdaptiveMaxPool(PartsAlong[U, V], rule='*A U *B -> *A V *B where V not in *A U *B'):
    largest = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /) -> Any: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /) -> AdaptiveMaxPool[U, V]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide U into ``|V|`` parts and return the largest element of each."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AdaptiveAveragePool(PartsAlong[U, V], rule='*A U *B -> *A V *B where V not in *A U *B', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /) -> Any: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /) -> AdaptiveAveragePool[U, V]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Divide U into ``|V|`` parts and return the mean of each."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide U into ``|V|`` parts and return the mean of each."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class OfPool(OverWindows, Generic[U, V]):
    pool: PoolWindows
    along = 'U'
    def __init__(self, axis: type[U], to: type[V] | V, /, pool: PoolWindows=PARTS) -> None: ...
class MaxAlongInput(OfPool[U, V], PoolInput[U, V], rule='*A U *B, *A V *B -> *A U *B where V not in U'):
    largest = True
    of_gradients = True
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, pool: PoolWindows = PARTS) -> Any: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown] | _Unknown, /, pool: PoolWindows = PARTS) -> Any: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, pool: PoolWindows = PARTS) -> MaxAlongInput[U, V]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
class MaxAlongOutput(OfPool[U, V], MaxOutput[U, V], rule='k *A V *B, *A U *B, *A U *B -> *A V *B where V not in U'):
    along = 'V'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, pool: PoolWindows = PARTS) -> Any: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown] | _Unknown, /, pool: PoolWindows = PARTS) -> Any: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, pool: PoolWindows = PARTS) -> MaxAlongOutput[U, V]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Tensor[U, *_Bs], x3: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[V, *_Bs]] | Expr[IntTensor[V, *_Bs]] | Expr[BoolTensor[V, *_Bs]], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[V, *_Bs]] | Expr[IntTensor[V, *_Bs]] | Expr[BoolTensor[V, *_Bs]], x2: Tensor[U, *_Bs], x3: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Tensor[U, *_Bs], x3: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Tensor[_A0, U, *_Bs], x3: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, V, *_Bs]] | Expr[IntTensor[_A0, V, *_Bs]] | Expr[BoolTensor[_A0, V, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]], x3: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, V, *_Bs]] | Expr[IntTensor[_A0, V, *_Bs]] | Expr[BoolTensor[_A0, V, *_Bs]], x2: Tensor[_A0, U, *_Bs], x3: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], x3: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Tensor[_A0, U, *_Bs], x3: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], x3: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, V, *_Bs]] | Expr[IntTensor[_A0, _A1, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, V, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], x3: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, V, *_Bs]] | Expr[IntTensor[_A0, _A1, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, V, *_Bs]], x2: Tensor[_A0, _A1, U, *_Bs], x3: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], x3: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], x3: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Tensor[*_As, U], x3: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V]] | Expr[IntTensor[*_As, V]] | Expr[BoolTensor[*_As, V]], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V]] | Expr[IntTensor[*_As, V]] | Expr[BoolTensor[*_As, V]], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Tensor[*_As, U, _B0], x3: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V, _B0]] | Expr[IntTensor[*_As, V, _B0]] | Expr[BoolTensor[*_As, V, _B0]], x2: Expr[Tensor[*_As, U, _B0]], x3: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V, _B0]] | Expr[IntTensor[*_As, V, _B0]] | Expr[BoolTensor[*_As, V, _B0]], x2: Tensor[*_As, U, _B0], x3: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Expr[Tensor[*_As, U, _B0]], x3: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Tensor[*_As, U, _B0], x3: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
class AverageAlongInput(OfPool[U, V], PoolInput[U, V], rule='k *A U *B, *A V *B -> *A U *B where V not in U'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, pool: PoolWindows = PARTS) -> Any: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown] | _Unknown, /, pool: PoolWindows = PARTS) -> Any: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, pool: PoolWindows = PARTS) -> AverageAlongInput[U, V]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` spread evenly under its windows over ``x1``."""
def along(axis: int, kernel: Callable[..., Array]) -> Kernel: ...
def joined(xp: Namespace, pieces: list[Array], like: Array) -> Array: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def adaptive_average_pool(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_V, *_Bs]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_V, *_Bs]]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_A0, _V, *_Bs]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_A0, _V, *_Bs]]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_A0, _A1, _V, *_Bs]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*_As, _V]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*_As, _V]]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*_As, _V, _B0]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*_As, _V, _B0]]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*tuple[Any, ...]]: """Divide U into ``|V|`` parts and return the mean of each."""
    @overload
    def adaptive_average_pool(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide U into ``|V|`` parts and return the mean of each."""
else:
    adaptive_average_pool = Labelled(AdaptiveAveragePool)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def adaptive_max_pool(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_V, *_Bs]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_V, *_Bs]]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_A0, _V, *_Bs]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_A0, _V, *_Bs]]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_A0, _A1, _V, *_Bs]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*_As, _V]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*_As, _V]]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*_As, _V, _B0]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*_As, _V, _B0]]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*tuple[Any, ...]]: """Divide U into ``|V|`` parts and return the largest element of each."""
    @overload
    def adaptive_max_pool(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide U into ``|V|`` parts and return the largest element of each."""
else:
    adaptive_max_pool = Labelled(AdaptiveMaxPool)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def average_pool_along(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[_V, *_Bs]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[_V, *_Bs]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[_A0, _V, *_Bs]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[_A0, _A1, _V, *_Bs]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[*_As, _V]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[*_As, _V]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[*_As, _V, _B0]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[*_As, _V, _B0]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[*tuple[Any, ...]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
    @overload
    def average_pool_along(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of each window along U, as the axis V; padding counts as zeros."""
else:
    average_pool_along = Labelled(AveragePoolAlong)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def max_pool_along(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[_V, *_Bs]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[_V, *_Bs]]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[_A0, _V, *_Bs]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[_A0, _A1, _V, *_Bs]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[*_As, _V]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[*_As, _V]]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[*_As, _V, _B0]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[*_As, _V, _B0]]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Tensor[*tuple[Any, ...]]: """The largest element of each window along U, as the axis V."""
    @overload
    def max_pool_along(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /, window: int, stride: int | None = None, padding: int = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element of each window along U, as the axis V."""
else:
    max_pool_along = Labelled(MaxPoolAlong)
