# Generated from typedtensor/ops/library/segments.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.backends import Array, Namespace
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.family import Labelled, Operand, U, V
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _E = TypeVar("_E", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['EmbedBag', 'SegmentMax', 'SegmentMean', 'SegmentSoftmax', 'SegmentSum']
__all__ += ['embed_bag', 'segment_max', 'segment_mean', 'segment_min', 'segment_prod', 'segment_softmax']
__all__ += ['segment_std', 'segment_sum', 'segment_var']
class Segmented(PolyOp2[U, V]):
    def __init__(self, axis: type[U], segments: type[V] | V, /) -> None: ...
    def rows(self, xp: Namespace, x1: Array, x2: Array, axis: int) -> tuple[int, Array, Array, tuple[int, ...]]: ...
    def back(self, xp: Namespace, rows: Array, others: tuple[int, ...], axis: int) -> Array: ...
class SegmentSum(Segmented[U, V], rule='t *A U *B, int U -> t *A V *B where t not in bool', linear='first'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], segments: type[V] | V, /) -> Any: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __new__(cls, axis: type[U], segments: type[V] | V, /) -> SegmentSum[U, V]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[U], /) -> Tensor[V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, _A1, V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[U], /) -> Tensor[*_As, V]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[U], /) -> Tensor[*_As, V, _B0]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[U], /) -> Tensor[*tuple[Any, ...]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[U], /) -> IntTensor[V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[U], /) -> IntTensor[_A0, V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: IntTensor[U], /) -> IntTensor[_A0, _A1, V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[U], /) -> IntTensor[*_As, V]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[*_As, V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[*_As, V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[U], /) -> IntTensor[*_As, V, _B0]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[*_As, V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[U], /) -> IntTensor[*tuple[Any, ...]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
class SegmentMean(Segmented[U, V], rule='*A U *B, int U -> *A V *B', linear='first'):
    empty: Any
    def __init__(self, axis: type[U], segments: type[V] | V, /, empty: float=0.0) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], segments: type[V] | V, /, empty: float = 0.0) -> Any: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __new__(cls, axis: type[U], segments: type[V] | V, /, empty: float = 0.0) -> SegmentMean[U, V]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[U], /) -> Tensor[V, *_Bs]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, V, *_Bs]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, _A1, V, *_Bs]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[U], /) -> Tensor[*_As, V]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, V]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, V]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[U], /) -> Tensor[*_As, V, _B0]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, V, _B0]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, V, _B0]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[U], /) -> Tensor[*tuple[Any, ...]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
class SegmentMax(Segmented[U, V], rule='t *A U *B, int U -> t *A V *B where t not in bool'):
    empty: float | None
    def __init__(self, axis: type[U], segments: type[V] | V, /, empty: float | None=None) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], segments: type[V] | V, /, empty: float | None = None) -> Any: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __new__(cls, axis: type[U], segments: type[V] | V, /, empty: float | None = None) -> SegmentMax[U, V]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[U], /) -> Tensor[V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, _A1, V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[U], /) -> Tensor[*_As, V]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[U], /) -> Tensor[*_As, V, _B0]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[U], /) -> Tensor[*tuple[Any, ...]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[U], /) -> IntTensor[V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[U], /) -> IntTensor[_A0, V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: IntTensor[U], /) -> IntTensor[_A0, _A1, V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[U], /) -> IntTensor[*_As, V]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[*_As, V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[*_As, V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[U], /) -> IntTensor[*_As, V, _B0]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[*_As, V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[U], /) -> IntTensor[*tuple[Any, ...]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
class SegmentSoftmax(Segmented[U, V], rule='*A U *B, int U -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], segments: type[V] | V, /) -> Any: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __new__(cls, axis: type[U], segments: type[V] | V, /) -> SegmentSoftmax[U, V]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[U], /) -> Tensor[U, *_Bs]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, U, *_Bs]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[U], /) -> Tensor[_A0, _A1, U, *_Bs]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[U], /) -> Tensor[*_As, U]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[U], /) -> Tensor[*_As, U, _B0]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[U], /) -> Tensor[*tuple[Any, ...]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[U]] | IntTensor[U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_max(x1: Tensor[_U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Tensor[_V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[_V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[_V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Tensor[_A0, _V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[_A0, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[_A0, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Tensor[_A0, _A1, _V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[*_As, _U], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Tensor[*_As, _V]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[*_As, _V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[*_As, _V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[*_As, _U, _B0], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Tensor[*_As, _V, _B0]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[*_As, _V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[*_As, _V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Tensor[*tuple[Any, ...]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[_U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> IntTensor[_V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[_V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[_V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> IntTensor[_A0, _V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> IntTensor[_A0, _A1, _V, *_Bs]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[*_As, _U], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> IntTensor[*_As, _V]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[*_As, _V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[*_As, _V]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> IntTensor[*_As, _V, _B0]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[*_As, _V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[*_As, _V, _B0]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> IntTensor[*tuple[Any, ...]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
    @overload
    def segment_max(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` along U in each segment of ``x2``. Equal ones share the gradient."""
else:
    segment_max = Labelled(SegmentMax)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_mean(x1: Tensor[_U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Tensor[_V, *_Bs]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[_V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[_V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Tensor[_A0, _V, *_Bs]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Tensor[_A0, _A1, _V, *_Bs]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[*_As, _U], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Tensor[*_As, _V]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[*_As, _V]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[*_As, _V]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[*_As, _U, _B0], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Tensor[*_As, _V, _B0]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Tensor[*tuple[Any, ...]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
    @overload
    def segment_mean(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /, empty: float = 0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The means of the elements of ``x1`` along U in each segment of ``x2``."""
else:
    segment_mean = Labelled(SegmentMean)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_softmax(x1: Tensor[_U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[_U, *_Bs]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[_A0, _U, *_Bs]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[_A0, _A1, _U, *_Bs]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[*_As, _U], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[*_As, _U]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _U]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _U]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[*_As, _U, _B0], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[*_As, _U, _B0]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _U, _B0]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _U, _B0]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[*tuple[Any, ...]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
    @overload
    def segment_softmax(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` of the elements of ``x1`` along U within each segment of ``x2``."""
else:
    segment_softmax = Labelled(SegmentSoftmax)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_sum(x1: Tensor[_U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[_V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[_A0, _V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[_A0, _A1, _V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[*_As, _U], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[*_As, _V]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[*_As, _U, _B0], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[*_As, _V, _B0]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*_As, _V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Tensor[*tuple[Any, ...]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[_U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> IntTensor[_V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[_V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[_V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> IntTensor[_A0, _V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> IntTensor[_A0, _A1, _V, *_Bs]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[*_As, _U], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> IntTensor[*_As, _V]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> IntTensor[*_As, _V, _B0]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V, _B0]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> IntTensor[*tuple[Any, ...]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
    @overload
    def segment_sum(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sums of the elements of ``x1`` along U in each segment of ``x2``; empty segments give 0."""
else:
    segment_sum = Labelled(SegmentSum)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_min(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[_V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[_A0, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[_A0, _A1, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[*_As, _V]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[*_As, _V, _B0]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[*tuple[Any, ...]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[_V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[_A0, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[_A0, _A1, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[*_As, _V]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[*_As, _V, _B0]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[*tuple[Any, ...]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
else:
    @ruled('t *A U *B, int U -> t *A V *B where t not in bool')
    def segment_min(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float | None=None) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_prod(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[_V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[_A0, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[_A0, _A1, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[*_As, _V]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[*_As, _V, _B0]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[*tuple[Any, ...]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[_V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[_A0, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[_A0, _A1, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[*_As, _V]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[*_As, _V, _B0]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
else:
    @ruled('t *A U *B, int U -> t *A V *B where t not in bool, V not in *A U *B')
    def segment_prod(x: Operand, index: Operand, axis: type[U], segments: type[V] | V) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_var(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_V, *_Bs]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _V, *_Bs]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _A1, _V, *_Bs]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V, _B0]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*tuple[Any, ...]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
else:
    @ruled('*A U *B, int U -> *A V *B')
    def segment_var(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float=0.0) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_std(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_V, *_Bs]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _V, *_Bs]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _A1, _V, *_Bs]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V, _B0]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*tuple[Any, ...]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
else:
    @ruled('*A U *B, int U -> *A V *B')
    def segment_std(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float=0.0) -> Operand: ...
class EmbedBag(PolyOp2[U], rule='int *A U *B, V E -> *A *B E'):
    mean: bool
    ignored: int | None
    def __init__(self, axis: type[U], /, mean: bool=False, ignored: int | None=None) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, mean: bool = False, ignored: int | None = None) -> Any: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __new__(cls, axis: type[U], /, mean: bool = False, ignored: int | None = None) -> EmbedBag[U]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Tensor[_V, _E], /) -> Tensor[*_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Tensor[_V, _E], /) -> Tensor[_A0, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Tensor[_V, _E], /) -> Tensor[_A0, _A1, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Tensor[_V, _E], /) -> Tensor[*_As, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Tensor[_V, _E], /) -> Tensor[*_As, _B0, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[_V, _E], /) -> Tensor[*tuple[Any, ...]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
_FEW = 8
if not TYPEDTENSOR_PLUGIN:
    @overload
    def embed_bag(x1: IntTensor[_U, *_Bs], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_U, *_Bs], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _U, *_Bs], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[_A0, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[_A0, _A1, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*_As, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[*_As, _U]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U, _B0], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*_As, _B0, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U, _B0], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*tuple[Any, ...]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
else:
    embed_bag = Labelled(EmbedBag)
