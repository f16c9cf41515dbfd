# Generated from typedtensor/ops/library/padding.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U, V
from typedtensor.ops.core.family import Labelled, PolyOp1
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Pad', 'pad']
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
