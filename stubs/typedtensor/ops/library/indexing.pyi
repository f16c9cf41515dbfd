# Generated from typedtensor/ops/library/indexing.py by `typedtensor stubs`; not edited by hand.
from typedtensor.backends import Array
from typedtensor.core.axes import U, V
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.adjoint.indexing import AddRows, PlaceIndex
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.core.functions import Labelled
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
__all__ = ['Embed', 'OneHot', 'Select', 'embed', 'one_hot', 'select']
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
class Embed(PolyOp2, rule='int *A, V E -> *A E', adjoints=(AddRows,)):
    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Tensor[_V, _E], /) -> Tensor[*_As, _E]: """The rows of the table ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_As, _E]]: """The rows of the table ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_As, _E]]: """The rows of the table ``x2`` at the indices ``x1``."""
class Select(PolyOp1[U], rule='t *A U *B -> t *A *B', linear='each', adjoints=(PlaceIndex,)):
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
