# Generated from typedtensor/ops/library/indexing.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, IntTensor
from typedtensor.ops.core.arities import Along1, Along2, Along3, Between1, Between2, PolyOp1, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Array, Labelled, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import IntNumber
    from typedtensor.core.tensor import BoolTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _E = TypeVar("_E", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['AddAt', 'Arange', 'CausalMask', 'Embed', 'Gather', 'IndexUpdate', 'OneHot', 'PlaceIndex']
__all__ += ['Positions', 'PutAlong', 'ScatterAdd', 'Select', 'Take', 'TakeAlong']
__all__ += ['arange', 'embed', 'gather', 'index_update', 'one_hot', 'positions', 'scatter', 'select', 'take']
__all__ += ['take_along']
class OneHot(PolyOp1[V], rule='int *A -> real *A V where V not in *A'):
    def __init__(self, axis: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> Tensor[*_As, V]: """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[Tensor[*_As, V]]: """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> Tensor[V]: """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Embed(PolyOp2, rule='int *A, V E -> *A E'):
    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Tensor[_V, _E], /) -> Tensor[*_As, _E]: """The rows of the table ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_As, _E]]: """The rows of the table ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_As, _E]]: """The rows of the table ``x2`` at the indices ``x1``."""
class Select(PolyOp1[U], rule='t *A U *B -> t *A *B', linear='each'):
    index: Any
    def __init__(self, axis: type[U], /, index: int) -> None: ...
    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> object: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, index: int) -> Any: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __new__(cls, axis: type[U], /, index: int) -> Select[U]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[*_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, _B0]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[*_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, _B0]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[*_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, _B0]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements at one index along U; the result does not have the axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements at one index along U; the result does not have the axis."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class PlaceIndex(PolyOp2[U], rule='k *A U *B, t *A *B -> t *A U *B'):
    index: int
    def __init__(self, axis: type[U], /, index: int) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, index: int) -> Any: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __new__(cls, axis: type[U], /, index: int) -> PlaceIndex[U]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, *_Bs]] | Tensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: BoolTensor[*_Bs], /) -> BoolTensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[BoolTensor[*_Bs]] | BoolTensor[*_Bs], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[BoolTensor[*_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: BoolTensor[_A0, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[_A0, *_Bs]] | BoolTensor[_A0, *_Bs], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[BoolTensor[_A0, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: BoolTensor[_A0, _A1, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, *_Bs]] | BoolTensor[_A0, _A1, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[_A0, _A1, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: BoolTensor[*_As], /) -> BoolTensor[*_As, U]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: BoolTensor[*_As, _B0], /) -> BoolTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[BoolTensor[*_As, _B0]] | BoolTensor[*_As, _B0], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[BoolTensor[*_As, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""
embed = Embed()
"""The rows of the table ``x2`` at the indices ``x1``."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def one_hot(x: IntTensor[*_As], axis: type[_V] | _V, /) -> Tensor[*_As, _V]: """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32."""
    @overload
    def one_hot(x: Expr[IntTensor[*_As]], axis: type[_V] | _V, /) -> Expr[Tensor[*_As, _V]]: """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32."""
else:
    one_hot = Labelled(OneHot)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def select(x: Tensor[_U, *_Bs], axis: type[_U], /, index: int) -> Tensor[*_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, index: int) -> Expr[Tensor[*_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, index: int) -> Tensor[_A0, *_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, index: int) -> Expr[Tensor[_A0, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, index: int) -> Tensor[_A0, _A1, *_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, index: int) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Tensor[*_As, _U], axis: type[_U], /, index: int) -> Tensor[*_As]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, index: int) -> Expr[Tensor[*_As]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Tensor[*_As, _U, _B0], axis: type[_U], /, index: int) -> Tensor[*_As, _B0]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, index: int) -> Expr[Tensor[*_As, _B0]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, index: int) -> Tensor[*tuple[Any, ...]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, index: int) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: IntTensor[_U, *_Bs], axis: type[_U], /, index: int) -> IntTensor[*_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, index: int) -> Expr[IntTensor[*_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, index: int) -> IntTensor[_A0, *_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, index: int) -> Expr[IntTensor[_A0, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, index: int) -> IntTensor[_A0, _A1, *_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, index: int) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: IntTensor[*_As, _U], axis: type[_U], /, index: int) -> IntTensor[*_As]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /, index: int) -> Expr[IntTensor[*_As]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: IntTensor[*_As, _U, _B0], axis: type[_U], /, index: int) -> IntTensor[*_As, _B0]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, index: int) -> Expr[IntTensor[*_As, _B0]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, index: int) -> IntTensor[*tuple[Any, ...]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, index: int) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: BoolTensor[_U, *_Bs], axis: type[_U], /, index: int) -> BoolTensor[*_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /, index: int) -> Expr[BoolTensor[*_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /, index: int) -> BoolTensor[_A0, *_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /, index: int) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, index: int) -> BoolTensor[_A0, _A1, *_Bs]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, index: int) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: BoolTensor[*_As, _U], axis: type[_U], /, index: int) -> BoolTensor[*_As]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], /, index: int) -> Expr[BoolTensor[*_As]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: BoolTensor[*_As, _U, _B0], axis: type[_U], /, index: int) -> BoolTensor[*_As, _B0]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /, index: int) -> Expr[BoolTensor[*_As, _B0]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, index: int) -> BoolTensor[*tuple[Any, ...]]: """The elements at one index along U; the result does not have the axis."""
    @overload
    def select(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, index: int) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements at one index along U; the result does not have the axis."""
else:
    select = Labelled(Select)
class Take(Along2[U], rule='t *A U *B, int *C -> t *A *C *B', linear='first'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __new__(cls, axis: type[U], /) -> Take[U]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U], x2: IntTensor[*_Cs], /) -> Tensor[*_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[Tensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[IntTensor[*_Cs]], /) -> Expr[Tensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: IntTensor[*_Cs], /) -> Tensor[*_Cs, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[Tensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[IntTensor[*_Cs]], /) -> Expr[Tensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: IntTensor[*_Cs], /) -> Tensor[_A0, *_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[Tensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[IntTensor[*_Cs]], /) -> Expr[Tensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[()], /) -> Tensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[_C0], /) -> Tensor[_C0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], /) -> Expr[Tensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[_C0]], /) -> Expr[Tensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[()], /) -> Tensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[()], /) -> Tensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[_C0], /) -> Tensor[*_As, _C0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], /) -> Expr[Tensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[_C0]], /) -> Expr[Tensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[()], /) -> Tensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_Cs], /) -> IntTensor[*_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: IntTensor[*_Cs], /) -> IntTensor[*_Cs, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: IntTensor[*_Cs], /) -> IntTensor[_A0, *_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[()], /) -> IntTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[()]], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[_C0], /) -> IntTensor[_C0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], /) -> Expr[IntTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], /) -> Expr[IntTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[()], /) -> IntTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[()], /) -> IntTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[_C0], /) -> IntTensor[*_As, _C0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], /) -> Expr[IntTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[_C0]], /) -> Expr[IntTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[()], /) -> IntTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U], x2: IntTensor[*_Cs], /) -> BoolTensor[*_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[BoolTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U], x2: Expr[IntTensor[*_Cs]], /) -> Expr[BoolTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U, _B0], x2: IntTensor[*_Cs], /) -> BoolTensor[*_Cs, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[BoolTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], /) -> Expr[BoolTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U], x2: IntTensor[*_Cs], /) -> BoolTensor[_A0, *_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[BoolTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], /) -> Expr[BoolTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: IntTensor[()], /) -> BoolTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: IntTensor[_C0], /) -> BoolTensor[_C0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], /) -> Expr[BoolTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], /) -> Expr[BoolTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], /) -> BoolTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: IntTensor[()], /) -> BoolTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: IntTensor[_C0], /) -> BoolTensor[*_As, _C0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], /) -> Expr[BoolTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: Expr[IntTensor[_C0]], /) -> Expr[BoolTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: IntTensor[()], /) -> BoolTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
class Gather(Between2[U, V], rule='t *A U *B, int *A V *B -> t *A V *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Gather[U, V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[V, *_Bs], /) -> Tensor[V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: IntTensor[V, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[*_As, V], /) -> Tensor[*_As, V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: IntTensor[*_As, V], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[*_As, V]], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], /) -> Tensor[*_As, V, _B0]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[V, *_Bs], /) -> IntTensor[V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], /) -> Expr[IntTensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[*_As, V], /) -> IntTensor[*_As, V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], /) -> IntTensor[*_As, V, _B0]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], /) -> BoolTensor[V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], /) -> Expr[BoolTensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], /) -> BoolTensor[_A0, V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> BoolTensor[_A0, _A1, V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: IntTensor[*_As, V], /) -> BoolTensor[*_As, V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], /) -> Expr[BoolTensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, V], /) -> Expr[BoolTensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], /) -> Expr[BoolTensor[*_As, V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], /) -> BoolTensor[*_As, V, _B0]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], /) -> Expr[BoolTensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
class TakeAlong(Along2[U], rule='t *A U *B, int *A *B -> t *A *B', linear='first'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __new__(cls, axis: type[U], /) -> TakeAlong[U]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> Tensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> Tensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[*_As], /) -> Tensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> Tensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> IntTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[*_As], /) -> IntTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> IntTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> BoolTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> BoolTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
class AddAt(Along3[U], rule='k *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __new__(cls, axis: type[U], /) -> AddAt[U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: Tensor[*_Cs], /) -> Tensor[U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: Tensor[*_Cs, _B0], /) -> Tensor[U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]], /) -> Expr[Tensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: Tensor[_A0, *_Cs], /) -> Tensor[_A0, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]], /) -> Expr[Tensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: Tensor[_C0, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: Tensor[*_As], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: Tensor[*_As, _C0], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs], /) -> IntTensor[U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs, _B0], /) -> IntTensor[U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]], /) -> Expr[IntTensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: IntTensor[_A0, *_Cs], /) -> IntTensor[_A0, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]], /) -> Expr[IntTensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: IntTensor[_C0, *_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: IntTensor[*_As], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: IntTensor[*_As, _C0], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
class ScatterAdd(PolyOp3[U, V], rule='k *A U *B, int *A V *B, t *A V *B -> t *A U *B where t not in bool'):
    def __init__(self, axis: type[U], along: type[V], /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], along: type[V], /) -> Any: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __new__(cls, axis: type[U], along: type[_Unknown], /) -> Any: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __new__(cls, axis: type[U], along: type[V], /) -> ScatterAdd[U, V]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[Tensor[V, *_Bs]] | Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], x3: Expr[Tensor[V, *_Bs]] | Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[Tensor[V, *_Bs]] | Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[Tensor[_A0, V, *_Bs]] | Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], x3: Expr[Tensor[_A0, V, *_Bs]] | Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[Tensor[_A0, V, *_Bs]] | Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[Tensor[_A0, _A1, V, *_Bs]] | Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[Tensor[_A0, _A1, V, *_Bs]] | Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[Tensor[_A0, _A1, V, *_Bs]] | Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: Tensor[*_As, V], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], x3: Expr[Tensor[*_As, V]] | Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, V], x3: Expr[Tensor[*_As, V]] | Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], x3: Expr[Tensor[*_As, V]] | Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[Tensor[*_As, V, _B0]] | Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], x3: Expr[Tensor[*_As, V, _B0]] | Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[Tensor[*_As, V, _B0]] | Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: IntTensor[V, *_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[IntTensor[V, *_Bs]] | IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], x3: Expr[IntTensor[V, *_Bs]] | IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[IntTensor[V, *_Bs]] | IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: IntTensor[_A0, V, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[IntTensor[_A0, V, *_Bs]] | IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], x3: Expr[IntTensor[_A0, V, *_Bs]] | IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[IntTensor[_A0, V, *_Bs]] | IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: IntTensor[_A0, _A1, V, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]] | IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]] | IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]] | IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: IntTensor[*_As, V], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], x3: Expr[IntTensor[*_As, V]] | IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, V], x3: Expr[IntTensor[*_As, V]] | IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], x3: Expr[IntTensor[*_As, V]] | IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: IntTensor[*_As, V, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[IntTensor[*_As, V, _B0]] | IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], x3: Expr[IntTensor[*_As, V, _B0]] | IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[IntTensor[*_As, V, _B0]] | IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
class PutAlong(Along3[U], rule='k *A U *B, int *A *B, t *A *B -> t *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __new__(cls, axis: type[U], /) -> PutAlong[U]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], x3: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], x3: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], x3: Tensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], x3: Expr[Tensor[_A0, _A1, *_Bs]] | Tensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], x3: Expr[Tensor[_A0, _A1, *_Bs]] | Tensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], x3: Expr[Tensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], x3: Tensor[*_As], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], x3: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], x3: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], x3: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], x3: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], x3: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], x3: IntTensor[_A0, _A1, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], x3: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], x3: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], x3: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], x3: IntTensor[*_As], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], x3: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], x3: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], x3: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], x3: BoolTensor[*_Bs], /) -> BoolTensor[U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], x3: Expr[BoolTensor[*_Bs]] | BoolTensor[*_Bs], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], x3: Expr[BoolTensor[*_Bs]] | BoolTensor[*_Bs], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], x3: Expr[BoolTensor[*_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], x3: BoolTensor[_A0, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], x3: Expr[BoolTensor[_A0, *_Bs]] | BoolTensor[_A0, *_Bs], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], x3: Expr[BoolTensor[_A0, *_Bs]] | BoolTensor[_A0, *_Bs], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], x3: Expr[BoolTensor[_A0, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], x3: BoolTensor[_A0, _A1, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], x3: Expr[BoolTensor[_A0, _A1, *_Bs]] | BoolTensor[_A0, _A1, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], x3: Expr[BoolTensor[_A0, _A1, *_Bs]] | BoolTensor[_A0, _A1, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], x3: Expr[BoolTensor[_A0, _A1, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], x3: BoolTensor[*_As], /) -> BoolTensor[*_As, U]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], x3: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], x3: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], x3: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], x3: BoolTensor[*_As, _B0], /) -> BoolTensor[*_As, U, _B0]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], x3: Expr[BoolTensor[*_As, _B0]] | BoolTensor[*_As, _B0], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], x3: Expr[BoolTensor[*_As, _B0]] | BoolTensor[*_As, _B0], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], x3: Expr[BoolTensor[*_As, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def gather(x1: Tensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _A1, _V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[*_As, _U], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[*_As, _U]], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _B0]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], /) -> IntTensor[_V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], /) -> IntTensor[_A0, _V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], /) -> IntTensor[_A0, _A1, _V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[*_As, _U], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], /) -> IntTensor[*_As, _V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[*_As, _U]], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], /) -> IntTensor[*_As, _V, _B0]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], /) -> BoolTensor[_V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], /) -> BoolTensor[_A0, _V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], /) -> BoolTensor[_A0, _A1, _V, *_Bs]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], /) -> BoolTensor[*_As, _V]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[*_As, _U]], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*_As, _V]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], /) -> BoolTensor[*_As, _V, _B0]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*_As, _V, _B0]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
    @overload
    def gather(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes."""
else:
    gather = Labelled(Gather)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Tensor[_U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], x3: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: Expr[Tensor[_V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Tensor[_A0, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[Tensor[_A0, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Tensor[_A0, _A1, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Tensor[*_As, _U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], x3: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: IntTensor[*_As, _V], x3: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], x3: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: Expr[Tensor[*_As, _V]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Tensor[*_As, _U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], x3: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: Expr[Tensor[*_As, _V, _B0]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> IntTensor[_U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[IntTensor[_V, *_Bs]] | IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], x3: Expr[IntTensor[_V, *_Bs]] | IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[IntTensor[_V, *_Bs]] | IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: Expr[IntTensor[_V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> IntTensor[_A0, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[IntTensor[_A0, _V, *_Bs]] | IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[IntTensor[_A0, _V, *_Bs]] | IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[IntTensor[_A0, _V, *_Bs]] | IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[IntTensor[_A0, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]] | IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]] | IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]] | IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> IntTensor[*_As, _U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], x3: Expr[IntTensor[*_As, _V]] | IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: IntTensor[*_As, _V], x3: Expr[IntTensor[*_As, _V]] | IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], x3: Expr[IntTensor[*_As, _V]] | IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: Expr[IntTensor[*_As, _V]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> IntTensor[*_As, _U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[IntTensor[*_As, _V, _B0]] | IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], x3: Expr[IntTensor[*_As, _V, _B0]] | IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[IntTensor[*_As, _V, _B0]] | IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: Expr[IntTensor[*_As, _V, _B0]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
else:
    scatter = Labelled(ScatterAdd)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def take(x1: Tensor[_U], x2: IntTensor[*_Cs], axis: type[_U], /) -> Tensor[*_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U, _B0], x2: IntTensor[*_Cs], axis: type[_U], /) -> Tensor[*_Cs, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[Tensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_A0, _U], x2: IntTensor[*_Cs], axis: type[_U], /) -> Tensor[_A0, *_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U, *_Bs], x2: IntTensor[()], axis: type[_U], /) -> Tensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U, *_Bs], x2: IntTensor[_C0], axis: type[_U], /) -> Tensor[_C0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], axis: type[_U], /) -> Expr[Tensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], axis: type[_U], /) -> Expr[Tensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[()], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[*_As, _U], x2: IntTensor[()], axis: type[_U], /) -> Tensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[*_As, _U], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[*_As, _U], x2: IntTensor[_C0], axis: type[_U], /) -> Tensor[*_As, _C0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], axis: type[_U], /) -> Expr[Tensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_C0]], axis: type[_U], /) -> Expr[Tensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[*_As, _U, _B0], x2: IntTensor[()], axis: type[_U], /) -> Tensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U], x2: IntTensor[*_Cs], axis: type[_U], /) -> IntTensor[*_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[IntTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U, _B0], x2: IntTensor[*_Cs], axis: type[_U], /) -> IntTensor[*_Cs, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[IntTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_A0, _U], x2: IntTensor[*_Cs], axis: type[_U], /) -> IntTensor[_A0, *_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U, *_Bs], x2: IntTensor[()], axis: type[_U], /) -> IntTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U, *_Bs], x2: IntTensor[_C0], axis: type[_U], /) -> IntTensor[_C0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], axis: type[_U], /) -> Expr[IntTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], axis: type[_U], /) -> Expr[IntTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[()], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[*_As, _U], x2: IntTensor[()], axis: type[_U], /) -> IntTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[*_As, _U], x2: IntTensor[_C0], axis: type[_U], /) -> IntTensor[*_As, _C0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], axis: type[_U], /) -> Expr[IntTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[_C0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[()], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U], x2: IntTensor[*_Cs], axis: type[_U], /) -> BoolTensor[*_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[BoolTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[BoolTensor[*_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U, _B0], x2: IntTensor[*_Cs], axis: type[_U], /) -> BoolTensor[*_Cs, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[BoolTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[BoolTensor[*_Cs, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_A0, _U], x2: IntTensor[*_Cs], axis: type[_U], /) -> BoolTensor[_A0, *_Cs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Cs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U, *_Bs], x2: IntTensor[()], axis: type[_U], /) -> BoolTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U, *_Bs], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U, *_Bs], x2: IntTensor[_C0], axis: type[_U], /) -> BoolTensor[_C0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], axis: type[_U], /) -> Expr[BoolTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], axis: type[_U], /) -> Expr[BoolTensor[_C0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_A0, _U, *_Bs], x2: IntTensor[()], axis: type[_U], /) -> BoolTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[*_As, _U], x2: IntTensor[()], axis: type[_U], /) -> BoolTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[*_As, _U], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[*_As, _U], x2: IntTensor[_C0], axis: type[_U], /) -> BoolTensor[*_As, _C0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], axis: type[_U], /) -> Expr[BoolTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[*_As, _U], x2: Expr[IntTensor[_C0]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _C0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[*_As, _U, _B0], x2: IntTensor[()], axis: type[_U], /) -> BoolTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], axis: type[_U], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], axis: type[_U], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
    @overload
    def take(x1: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U."""
else:
    take = Labelled(Take)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def take_along(x1: Tensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> Tensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> IntTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> IntTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> BoolTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> BoolTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> BoolTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
else:
    take_along = Labelled(TakeAlong)
class IndexUpdate(Along3[U], rule='t *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __new__(cls, axis: type[U], /) -> IndexUpdate[U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U], x2: IntTensor[*_Cs], x3: Tensor[*_Cs], /) -> Tensor[U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: IntTensor[*_Cs], x3: Tensor[*_Cs, _B0], /) -> Tensor[U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]], /) -> Expr[Tensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: IntTensor[*_Cs], x3: Tensor[_A0, *_Cs], /) -> Tensor[_A0, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]], /) -> Expr[Tensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[()], x3: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[_C0], x3: Tensor[_C0, *_Bs], /) -> Tensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[()], x3: Tensor[*_As], /) -> Tensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[()], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[_C0], x3: Tensor[*_As, _C0], /) -> Tensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[()], x3: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs], /) -> IntTensor[U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs, _B0], /) -> IntTensor[U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]], /) -> Expr[IntTensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: IntTensor[*_Cs], x3: IntTensor[_A0, *_Cs], /) -> IntTensor[_A0, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]], /) -> Expr[IntTensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[()], x3: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[_C0], x3: IntTensor[_C0, *_Bs], /) -> IntTensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[()], x3: IntTensor[*_As], /) -> IntTensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[_C0], x3: IntTensor[*_As, _C0], /) -> IntTensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[()], x3: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def index_update(x1: Tensor[_U], x2: IntTensor[*_Cs], x3: Tensor[*_Cs], axis: type[_U], /) -> Tensor[_U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]], axis: type[_U], /) -> Expr[Tensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, _B0], x2: IntTensor[*_Cs], x3: Tensor[*_Cs, _B0], axis: type[_U], /) -> Tensor[_U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], axis: type[_U], /) -> Expr[Tensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], axis: type[_U], /) -> Expr[Tensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, _B0], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]], axis: type[_U], /) -> Expr[Tensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U], x2: IntTensor[*_Cs], x3: Tensor[_A0, *_Cs], axis: type[_U], /) -> Tensor[_A0, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], axis: type[_U], /) -> Expr[Tensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], axis: type[_U], /) -> Expr[Tensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U], x2: IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[()], x3: Tensor[*_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[*_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[_C0], x3: Tensor[_C0, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: Tensor[_A0, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[()], x3: Tensor[*_As], axis: type[_U], /) -> Tensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[()], x3: Expr[Tensor[*_As]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[_C0], x3: Tensor[*_As, _C0], axis: type[_U], /) -> Tensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U, _B0], x2: IntTensor[()], x3: Tensor[*_As, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U, _B0], x2: IntTensor[()], x3: Expr[Tensor[*_As, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs], axis: type[_U], /) -> IntTensor[_U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, _B0], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs, _B0], axis: type[_U], /) -> IntTensor[_U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], axis: type[_U], /) -> Expr[IntTensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], axis: type[_U], /) -> Expr[IntTensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, _B0], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]], axis: type[_U], /) -> Expr[IntTensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U], x2: IntTensor[*_Cs], x3: IntTensor[_A0, *_Cs], axis: type[_U], /) -> IntTensor[_A0, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[()], x3: IntTensor[*_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[_C0], x3: IntTensor[_C0, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: IntTensor[_A0, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[()], x3: IntTensor[*_As], axis: type[_U], /) -> IntTensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[_C0], x3: IntTensor[*_As, _C0], axis: type[_U], /) -> IntTensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[()], x3: IntTensor[*_As, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[()], x3: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
else:
    index_update = Labelled(IndexUpdate)
class Arange(PolyOp1[U], rule='int -> int U'):
    def __init__(self, axis: type[U] | U, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: IntTensor[()], /) -> IntTensor[U]: """``x, x + 1, …`` along U."""
        @overload
        def __call__(self, x: Expr[IntTensor[()]], /) -> Expr[IntTensor[U]]: """``x, x + 1, …`` along U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Positions(Along1[U], rule='t *A U *B -> int U'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The positions along U of ``x``, counted from 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> Positions[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
def arange(axis: type[U] | U, /, start: int=0) -> Expr[IntTensor[U]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def positions(x: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
else:
    positions = Labelled(Positions)
class CausalMask(Between1[U, V], rule='t *A U *B V *C -> bool U V'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> CausalMask[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs] | IntTensor[U, V, *_Cs] | BoolTensor[U, V, *_Cs], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]] | Expr[IntTensor[U, V, *_Cs]] | Expr[BoolTensor[U, V, *_Cs]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs] | IntTensor[U, _B0, V, *_Cs] | BoolTensor[U, _B0, V, *_Cs], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]] | Expr[IntTensor[U, _B0, V, *_Cs]] | Expr[BoolTensor[U, _B0, V, *_Cs]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs] | IntTensor[_A0, U, V, *_Cs] | BoolTensor[_A0, U, V, *_Cs], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]] | Expr[IntTensor[_A0, U, V, *_Cs]] | Expr[BoolTensor[_A0, U, V, *_Cs]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V] | IntTensor[U, *_Bs, V] | BoolTensor[U, *_Bs, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]] | Expr[IntTensor[U, *_Bs, V]] | Expr[BoolTensor[U, *_Bs, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0] | IntTensor[U, *_Bs, V, _C0] | BoolTensor[U, *_Bs, V, _C0], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]] | Expr[IntTensor[U, *_Bs, V, _C0]] | Expr[BoolTensor[U, *_Bs, V, _C0]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V] | IntTensor[_A0, U, *_Bs, V] | BoolTensor[_A0, U, *_Bs, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]] | Expr[IntTensor[_A0, U, *_Bs, V]] | Expr[BoolTensor[_A0, U, *_Bs, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0] | IntTensor[*_As, U, V, _C0] | BoolTensor[*_As, U, V, _C0], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]] | Expr[IntTensor[*_As, U, V, _C0]] | Expr[BoolTensor[*_As, U, V, _C0]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V] | IntTensor[*_As, U, _B0, V] | BoolTensor[*_As, U, _B0, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]] | Expr[IntTensor[*_As, U, _B0, V]] | Expr[BoolTensor[*_As, U, _B0, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
