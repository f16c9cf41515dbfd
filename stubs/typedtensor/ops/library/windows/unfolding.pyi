# Generated from typedtensor/ops/library/windows/unfolding.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal
from typedtensor.core.axes import K
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.core.family import Array, Labelled, Namespace, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _K = TypeVar("_K", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Fold', 'Interpolate', 'InterpolateInput', 'Unfold', 'interpolate', 'unfold']
class Unfold(PolyOp1[U, V, K], rule='*A U *B -> *A V K *B where V not in *A U *B, K not in *A U V *B', linear='along'):
    stride: Any
    dilation: Any
    def __init__(self, axis: type[U], to: type[V] | V, window: type[K] | K, /, stride: int=1, dilation: int=1) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, window: type[K] | K, /, stride: int = 1, dilation: int = 1) -> Any: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, window: type[K] | K, /, stride: int = 1, dilation: int = 1) -> Unfold[U, V, K]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, K, *_Bs]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, K, *_Bs]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, K, *_Bs]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, K, *_Bs]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, K, *_Bs]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, K, *_Bs]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V, K]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V, K]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, K, _B0]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, K, _B0]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Fold(PolyOp2[U, V, K], rule='k *A U *B, *A V K *B -> *A U *B where V not in *A U *B, K not in *A U V *B'):
    stride: Any
    dilation: Any
    def __init__(self, axis: type[U], to: type[V], window: type[K] | K, /, stride: int=1, dilation: int=1) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], window: type[K] | K, /, stride: int = 1, dilation: int = 1) -> Any: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], window: type[K] | K, /, stride: int = 1, dilation: int = 1) -> Any: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], window: type[_Unknown] | _Unknown, /, stride: int = 1, dilation: int = 1) -> Any: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], window: type[K] | K, /, stride: int = 1, dilation: int = 1) -> Fold[U, V, K]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, K, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, K, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, K, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, K, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, K, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, K, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, K, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, K, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, K, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, K, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, K, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, K, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V, K], /) -> Tensor[*_As, U]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V, K]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V, K], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V, K]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, K, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, K, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, K, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, K, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, to which the elements of ``x2``'s windows are added at their positions along U."""
def unfolded(xp: Namespace, x: Array, axis: int, size: int, stride: int, dilation: int) -> Array: ...
def checked(stride: int, dilation: int) -> tuple[int, int]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def unfold(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Tensor[_V, _K, *_Bs]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Expr[Tensor[_V, _K, *_Bs]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Tensor[_A0, _V, _K, *_Bs]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Expr[Tensor[_A0, _V, _K, *_Bs]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Tensor[_A0, _A1, _V, _K, *_Bs]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Expr[Tensor[_A0, _A1, _V, _K, *_Bs]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Tensor[*_As, _V, _K]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Expr[Tensor[*_As, _V, _K]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Tensor[*_As, _V, _K, _B0]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Expr[Tensor[*_As, _V, _K, _B0]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Tensor[*tuple[Any, ...]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
    @overload
    def unfold(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, window: type[_K] | _K, /, stride: int = 1, dilation: int = 1) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements under each window along U: V numbers the windows, and K the positions within a window."""
else:
    unfold = Labelled(Unfold)
class Interpolate(PolyOp1[U, V], rule='*A U *B -> *A V *B where V not in *A U *B', linear='along'):
    between: Any
    def __init__(self, axis: type[U], to: type[V] | V, /, mode: Mode='nearest', *, corners: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Any: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Interpolate[U, V]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
Mode = Literal['nearest', 'linear']
@dataclass(frozen=True, slots=True)
class Between:
    mode: Mode
    corners: bool
    def __post_init__(self) -> None: ...
    def shares(self, extent: int, count: int) -> Iterator[tuple[Any, Any]]: ...
NEAREST = Between('nearest', False)
def taken(xp: Namespace, x: Array, axis: int, count: int, between: Between) -> Array: ...
def added(xp: Namespace, y: Array, axis: int, extent: int, between: Between) -> Array: ...
class InterpolateInput(PolyOp2[U, V], rule='k *A U *B, *A V *B -> *A U *B where V not in U'):
    between: Between
    def __init__(self, axis: type[U], to: type[V] | V, /, between: Between=NEAREST) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, between: Between = NEAREST) -> Any: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown] | _Unknown, /, between: Between = NEAREST) -> Any: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, between: Between = NEAREST) -> InterpolateInput[U, V]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` added at its source positions: the gradient of :class:`Interpolate`."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def interpolate(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[_V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[_V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[_A0, _V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[_A0, _V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[_A0, _A1, _V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[*_As, _V]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[*_As, _V]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[*_As, _V, _B0]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[*_As, _V, _B0]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[*tuple[Any, ...]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
else:
    interpolate = Labelled(Interpolate)
