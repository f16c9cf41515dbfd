# Generated from typedtensor/ops/library/indexing.py by `typedtensor stubs`; not edited by hand.
from typedtensor.backends import Array
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.family import Labelled, PolyOp1, PolyOp2, PolyOp3, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import IntNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _E = TypeVar("_E", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['AddRows', 'Embed', 'OneHot', 'PlaceIndex', 'Select', 'embed', 'one_hot', 'select']
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
class AddRows(PolyOp3, rule='k V E, int *A, *A E -> V E'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[_V, _E] | IntTensor[_V, _E] | BoolTensor[_V, _E], x2: IntTensor[*_As], x3: Tensor[*_As, _E], /) -> Tensor[_V, _E]: """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_V, _E]] | Expr[IntTensor[_V, _E]] | Expr[BoolTensor[_V, _E]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], x3: Expr[Tensor[*_As, _E]] | Tensor[*_As, _E], /) -> Expr[Tensor[_V, _E]]: """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_V, _E] | IntTensor[_V, _E] | BoolTensor[_V, _E], x2: Expr[IntTensor[*_As]], x3: Expr[Tensor[*_As, _E]] | Tensor[*_As, _E], /) -> Expr[Tensor[_V, _E]]: """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_V, _E] | IntTensor[_V, _E] | BoolTensor[_V, _E], x2: IntTensor[*_As], x3: Expr[Tensor[*_As, _E]], /) -> Expr[Tensor[_V, _E]]: """A table like ``x1`` whose row ``i`` is the sum of the rows of ``x3`` with the index ``i`` in ``x2``."""
class PlaceIndex(PolyOp2[U], rule='k *A U *B, t *A *B -> t *A U *B'):
    index: int
    shape_only = frozenset({0})
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
