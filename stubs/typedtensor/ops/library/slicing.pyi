# Generated from typedtensor/ops/library/slicing.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.family import PolyOp1, PolyOp2, U, V
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
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['PlaceAlong', 'SliceAlong']
class SliceAlong(PolyOp1[U, V], rule='t *A U *B -> t *A V *B where V not in *A U *B', linear='each'):
    range: Any
    def __init__(self, axis: type[U], to: type[V], /, start: int=0, stop: int | None=None, step: int=1) -> None: ...
    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> object: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> Any: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> SliceAlong[U, V]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, V, *_Bs]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, V]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, V]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, V, _B0]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along U, as the axis V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class PlaceAlong(PolyOp2[U, V], rule='k *A U *B, t *A V *B -> t *A U *B where V not in U'):
    range: Any
    shape_only = frozenset({0})
    def __init__(self, axis: type[U], of: type[V], /, start: int=0, stop: int | None=None, step: int=1) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], of: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> Any: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __new__(cls, axis: type[U], of: type[_Unknown], /, start: int = 0, stop: int | None = None, step: int = 1) -> Any: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __new__(cls, axis: type[U], of: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> PlaceAlong[U, V]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: BoolTensor[V, *_Bs], /) -> BoolTensor[U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[BoolTensor[V, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: BoolTensor[V, *_Bs], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[BoolTensor[V, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: BoolTensor[_A0, V, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[_A0, V, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: BoolTensor[_A0, V, *_Bs], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[BoolTensor[_A0, V, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: BoolTensor[_A0, _A1, V, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: BoolTensor[_A0, _A1, V, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[_A0, _A1, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: BoolTensor[*_As, V], /) -> BoolTensor[*_As, U]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[BoolTensor[*_As, V]], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: BoolTensor[*_As, V], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[BoolTensor[*_As, V]], /) -> Expr[BoolTensor[*_As, U]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: BoolTensor[*_As, V, _B0], /) -> BoolTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[BoolTensor[*_As, V, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: BoolTensor[*_As, V, _B0], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[BoolTensor[*_As, V, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U."""
def checked_slice(start: int, stop: int | None, step: int) -> slice: ...
def slice_key(axis: int, part: slice) -> tuple[Any, ...]: ...
