# Generated from typedtensor/ops/library/slicing.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.arities import Along1, Among2, Between1, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Labelled, U, V, W
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['GLU', 'ConcatAlong', 'Flip', 'Pad', 'PlaceAlong', 'PlacePart', 'Roll', 'SliceAlong', 'SumRepeated']
__all__ += ['TakePart', 'Tile']
__all__ += ['concat', 'flip', 'glu', 'pad', 'roll', 'tile']
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
class Pad(PolyOp1[U, V], rule='t *A U *B -> t *A V *B where V not in *A U *B'):
    before: Any
    after: Any
    value: float
    def __init__(self, axis: type[U], to: type[V], /, before: int=0, after: int=0, value: float=0) -> None: ...
    @property
    def is_affine(self) -> bool: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, before: int = 0, after: int = 0, value: float = 0) -> Any: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, before: int = 0, after: int = 0, value: float = 0) -> Pad[U, V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, V]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, V, _B0]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def pad(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Tensor[_V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[Tensor[_V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Tensor[_A0, _V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[Tensor[_A0, _V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Tensor[_A0, _A1, _V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Tensor[*_As, _U], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Tensor[*_As, _V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[Tensor[*_As, _V]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Tensor[*_As, _V, _B0]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[Tensor[*_As, _V, _B0]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Tensor[*tuple[Any, ...]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: IntTensor[_U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> IntTensor[_V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[IntTensor[_V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> IntTensor[_A0, _V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[IntTensor[_A0, _V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> IntTensor[_A0, _A1, _V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: IntTensor[*_As, _U], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> IntTensor[*_As, _V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[IntTensor[*_As, _V]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> IntTensor[*_As, _V, _B0]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[IntTensor[*_As, _V, _B0]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> IntTensor[*tuple[Any, ...]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: BoolTensor[_U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> BoolTensor[_V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[BoolTensor[_V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> BoolTensor[_A0, _V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> BoolTensor[_A0, _A1, _V, *_Bs]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: BoolTensor[*_As, _U], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> BoolTensor[*_As, _V]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[BoolTensor[*_As, _V]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: BoolTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> BoolTensor[*_As, _V, _B0]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[BoolTensor[*_As, _V, _B0]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> BoolTensor[*tuple[Any, ...]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
    @overload
    def pad(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, before: int = 0, after: int = 0, value: float = 0) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x`` with elements of one value added before and after those along U, as the axis V."""
else:
    pad = Labelled(Pad)
class ConcatAlong(Among2[U, V, W], rule='t *A U *B, t *A V *B -> t *A W *B where |W| = |U| + |V|, W not in *A *B', linear='together'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> ConcatAlong[U, V, W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, W, _B0]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[V, *_Bs], /) -> IntTensor[W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], /) -> Expr[IntTensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], /) -> IntTensor[_A0, W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> IntTensor[_A0, _A1, W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[*_As, V], /) -> IntTensor[*_As, W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], /) -> IntTensor[*_As, W, _B0]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: BoolTensor[V, *_Bs], /) -> BoolTensor[W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: Expr[BoolTensor[V, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: BoolTensor[V, *_Bs], /) -> Expr[BoolTensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: Expr[BoolTensor[V, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: BoolTensor[_A0, V, *_Bs], /) -> BoolTensor[_A0, W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[_A0, V, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: BoolTensor[_A0, V, *_Bs], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: Expr[BoolTensor[_A0, V, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: BoolTensor[_A0, _A1, V, *_Bs], /) -> BoolTensor[_A0, _A1, W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: BoolTensor[_A0, _A1, V, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[_A0, _A1, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: BoolTensor[*_As, V], /) -> BoolTensor[*_As, W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: Expr[BoolTensor[*_As, V]], /) -> Expr[BoolTensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: BoolTensor[*_As, V], /) -> Expr[BoolTensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: Expr[BoolTensor[*_As, V]], /) -> Expr[BoolTensor[*_As, W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: BoolTensor[*_As, V, _B0], /) -> BoolTensor[*_As, W, _B0]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: Expr[BoolTensor[*_As, V, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: BoolTensor[*_As, V, _B0], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: Expr[BoolTensor[*_As, V, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
class EndOfAxis(PolyOp2[U, W]):
    last: bool
    def __init__(self, axis: type[U], whole: type[W], /, last: bool=False) -> None: ...
class TakePart(EndOfAxis[U, W], rule='k *A U *B, t *A W *B -> t *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], whole: type[W], /, last: bool = False) -> Any: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __new__(cls, axis: type[U], whole: type[_Unknown], /, last: bool = False) -> Any: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __new__(cls, axis: type[U], whole: type[W], /, last: bool = False) -> TakePart[U, W]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[W, *_Bs], /) -> Tensor[U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[W, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[W, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[W, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, W, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, W, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, W, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, W, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, W, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, W, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, W, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, W, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, W], /) -> Tensor[*_As, U]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, W]], /) -> Expr[Tensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, W], /) -> Expr[Tensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, W]], /) -> Expr[Tensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, W, _B0], /) -> Tensor[*_As, U, _B0]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, W, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, W, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, W, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[W, *_Bs], /) -> IntTensor[U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[W, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: IntTensor[W, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[W, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, W, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, W, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, W, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, W, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, W, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, W, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, W, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, W, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, W], /) -> IntTensor[*_As, U]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, W]], /) -> Expr[IntTensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, W], /) -> Expr[IntTensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, W]], /) -> Expr[IntTensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, W, _B0], /) -> IntTensor[*_As, U, _B0]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, W, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, W, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, W, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: BoolTensor[W, *_Bs], /) -> BoolTensor[U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[BoolTensor[W, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: BoolTensor[W, *_Bs], /) -> Expr[BoolTensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[BoolTensor[W, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: BoolTensor[_A0, W, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[_A0, W, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: BoolTensor[_A0, W, *_Bs], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[BoolTensor[_A0, W, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: BoolTensor[_A0, _A1, W, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, W, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: BoolTensor[_A0, _A1, W, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[_A0, _A1, W, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: BoolTensor[*_As, W], /) -> BoolTensor[*_As, U]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[BoolTensor[*_As, W]], /) -> Expr[BoolTensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: BoolTensor[*_As, W], /) -> Expr[BoolTensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[BoolTensor[*_As, W]], /) -> Expr[BoolTensor[*_As, U]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: BoolTensor[*_As, W, _B0], /) -> BoolTensor[*_As, U, _B0]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[BoolTensor[*_As, W, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: BoolTensor[*_As, W, _B0], /) -> Expr[BoolTensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[BoolTensor[*_As, W, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last."""
class PlacePart(EndOfAxis[U, W], rule='k *A W *B, t *A U *B -> t *A W *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], whole: type[W], /, last: bool = False) -> Any: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __new__(cls, axis: type[U], whole: type[_Unknown], /, last: bool = False) -> Any: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __new__(cls, axis: type[U], whole: type[W], /, last: bool = False) -> PlacePart[U, W]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Tensor[U, *_Bs], /) -> Tensor[W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Tensor[U, *_Bs], /) -> Expr[Tensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Tensor[*_As, U], /) -> Tensor[*_As, W]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Tensor[*_As, U], /) -> Expr[Tensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Tensor[*_As, U, _B0], /) -> Tensor[*_As, W, _B0]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: IntTensor[U, *_Bs], /) -> IntTensor[W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: IntTensor[U, *_Bs], /) -> Expr[IntTensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: IntTensor[_A0, U, *_Bs], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: IntTensor[_A0, _A1, U, *_Bs], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: IntTensor[*_As, U], /) -> IntTensor[*_As, W]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: IntTensor[*_As, U], /) -> Expr[IntTensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, W, _B0]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: IntTensor[*_As, U, _B0], /) -> Expr[IntTensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: BoolTensor[U, *_Bs], /) -> BoolTensor[W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: BoolTensor[U, *_Bs], /) -> Expr[BoolTensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: BoolTensor[_A0, U, *_Bs], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, W, *_Bs]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: BoolTensor[_A0, _A1, U, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: BoolTensor[*_As, U], /) -> BoolTensor[*_As, W]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: BoolTensor[*_As, U], /) -> Expr[BoolTensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, W]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, W, _B0]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: BoolTensor[*_As, U, _B0], /) -> Expr[BoolTensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def concat(x1: Tensor[_U, *_Bs], x2: Tensor[_V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[_U, *_Bs]], x2: Tensor[_V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[_A0, _U, *_Bs], x2: Tensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Tensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[_A0, _U, *_Bs], x2: Expr[Tensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Tensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _A1, _W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[Tensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Tensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[Tensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[*_As, _U], x2: Tensor[*_As, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[*_As, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[*_As, _U]], x2: Tensor[*_As, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[*_As, _U], x2: Expr[Tensor[*_As, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[*_As, _U, _B0], x2: Tensor[*_As, _V, _B0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _B0]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[Tensor[*_As, _V, _B0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[*_As, _U, _B0]], x2: Tensor[*_As, _V, _B0], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[*_As, _U, _B0], x2: Expr[Tensor[*_As, _V, _B0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> IntTensor[_W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> IntTensor[_A0, _W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> IntTensor[_A0, _A1, _W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[*_As, _U], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], third: type[_W], /) -> IntTensor[*_As, _W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[*_As, _U]], x2: IntTensor[*_As, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], third: type[_W], /) -> IntTensor[*_As, _W, _B0]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[_U, *_Bs], x2: BoolTensor[_V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> BoolTensor[_W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[BoolTensor[_V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[_U, *_Bs]], x2: BoolTensor[_V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[_U, *_Bs], x2: Expr[BoolTensor[_V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[_A0, _U, *_Bs], x2: BoolTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> BoolTensor[_A0, _W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: BoolTensor[_A0, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[_A0, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> BoolTensor[_A0, _A1, _W, *_Bs]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: BoolTensor[_A0, _A1, _V, *_Bs], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[_A0, _A1, _V, *_Bs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[*_As, _U], x2: BoolTensor[*_As, _V], first: type[_U], second: type[_V], third: type[_W], /) -> BoolTensor[*_As, _W]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[*_As, _U]], x2: Expr[BoolTensor[*_As, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[*_As, _U]], x2: BoolTensor[*_As, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[*_As, _U], x2: Expr[BoolTensor[*_As, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*_As, _W]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[*_As, _U, _B0], x2: BoolTensor[*_As, _V, _B0], first: type[_U], second: type[_V], third: type[_W], /) -> BoolTensor[*_As, _W, _B0]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[BoolTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: BoolTensor[*_As, _V, _B0], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[*_As, _U, _B0], x2: Expr[BoolTensor[*_As, _V, _B0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*_As, _W, _B0]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
    @overload
    def concat(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W."""
else:
    concat = Labelled(ConcatAlong)
class GLU(Between1[U, V], rule='*A U *B -> *A V *B where |U| = 2 * |V|, V not in *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> GLU[U, V]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def glu(x: Tensor[_U, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[_U, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[_A0, _U, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[_A0, _U, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[_A0, _A1, _U, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _A1, _V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[*_As, _U], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[*_As, _U]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[*_As, _U, _B0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _B0]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[*_As, _U, _B0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
else:
    glu = Labelled(GLU)
class Flip(Along1[U], rule='t *A U *B -> t *A U *B', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __new__(cls, axis: type[U], /) -> Flip[U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Roll(PolyOp1[U], rule='t *A U *B -> t *A U *B', linear='along'):
    shift: Any
    def __init__(self, axis: type[U], /, shift: int) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, shift: int) -> Any: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __new__(cls, axis: type[U], /, shift: int) -> Roll[U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Tile(PolyOp1[U, V], rule='t *A U *B -> t *A V *B where V not in *A *B', linear='along'):
    times: Any
    each: bool
    def __init__(self, axis: type[U], to: type[V], /, times: int, each: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, times: int, each: bool = False) -> Any: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, times: int, each: bool = False) -> Tile[U, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SumRepeated(PolyOp2[U, V], rule='k *A U *B, *A V *B -> *A U *B'):
    times: int
    inner: bool
    def __init__(self, axis: type[U], to: type[V], /, times: int, inner: bool) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, times: int, inner: bool) -> Any: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], /, times: int, inner: bool) -> Any: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, times: int, inner: bool) -> SumRepeated[U, V]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def flip(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As, _U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[_U, *_Bs], axis: type[_U], /) -> BoolTensor[_U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, _A1, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, _A1, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[*_As, _U], axis: type[_U], /) -> BoolTensor[*_As, _U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[*_As, _U, _B0], axis: type[_U], /) -> BoolTensor[*_As, _U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> BoolTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
else:
    flip = Labelled(Flip)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def roll(x: Tensor[_U, *_Bs], axis: type[_U], /, shift: int) -> Tensor[_U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[Tensor[_U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, shift: int) -> Tensor[_A0, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[Tensor[_A0, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, shift: int) -> Tensor[_A0, _A1, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[*_As, _U], axis: type[_U], /, shift: int) -> Tensor[*_As, _U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, shift: int) -> Expr[Tensor[*_As, _U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[*_As, _U, _B0], axis: type[_U], /, shift: int) -> Tensor[*_As, _U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, shift: int) -> Expr[Tensor[*_As, _U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, shift: int) -> Tensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, shift: int) -> Expr[Tensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[_U, *_Bs], axis: type[_U], /, shift: int) -> IntTensor[_U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[IntTensor[_U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, shift: int) -> IntTensor[_A0, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, shift: int) -> IntTensor[_A0, _A1, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[*_As, _U], axis: type[_U], /, shift: int) -> IntTensor[*_As, _U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /, shift: int) -> Expr[IntTensor[*_As, _U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[*_As, _U, _B0], axis: type[_U], /, shift: int) -> IntTensor[*_As, _U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, shift: int) -> Expr[IntTensor[*_As, _U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, shift: int) -> IntTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, shift: int) -> Expr[IntTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[_U, *_Bs], axis: type[_U], /, shift: int) -> BoolTensor[_U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[_U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /, shift: int) -> BoolTensor[_A0, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[_A0, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, shift: int) -> BoolTensor[_A0, _A1, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[_A0, _A1, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[*_As, _U], axis: type[_U], /, shift: int) -> BoolTensor[*_As, _U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[*_As, _U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[*_As, _U, _B0], axis: type[_U], /, shift: int) -> BoolTensor[*_As, _U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[*_As, _U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, shift: int) -> BoolTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
else:
    roll = Labelled(Roll)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def tile(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[_V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[_V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[_A0, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[_A0, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[_A0, _A1, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[*_As, _U], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[*_As, _V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[*_As, _V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[*_As, _V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[*_As, _V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[_U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[_V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[_V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[_A0, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[_A0, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[_A0, _A1, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[*_As, _U], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[*_As, _V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[*_As, _V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[*_As, _V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[*_As, _V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[_U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[_V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[_V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[_A0, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[_A0, _A1, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[*_As, _U], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[*_As, _V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[*_As, _V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[*_As, _V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[*_As, _V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
else:
    tile = Labelled(Tile)
