# Generated from typedtensor/ops/library/sorting.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import Along1, Along2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Labelled, Operand, U, V
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['ArgSort', 'ArgTopK', 'CumMax', 'CumMin', 'CumProd', 'CumProdSlope', 'CumSum', 'LastRecord']
__all__ += ['SearchSorted', 'Sort', 'TopK']
__all__ += ['arg_top_k', 'argsort', 'cummax', 'cummin', 'cumprod', 'cumsum', 'interp', 'searchsorted', 'sort']
__all__ += ['top_k']
class Sort(PolyOp1[U], rule='t *A U *B -> t *A U *B where t not in bool'):
    descending: bool
    def __init__(self, axis: type[U], /, descending: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, descending: bool = False) -> Any: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __new__(cls, axis: type[U], /, descending: bool = False) -> Sort[U]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements along U in ascending order. NaN counts as larger than any number."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArgSort(PolyOp1[U], rule='t *A U *B -> int *A U *B where t not in bool'):
    descending: bool
    def __init__(self, axis: type[U], /, descending: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, descending: bool = False) -> Any: """The indices that sort the elements along U."""
        @overload
        def __new__(cls, axis: type[U], /, descending: bool = False) -> ArgSort[U]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The indices that sort the elements along U."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The indices that sort the elements along U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class TopK(PolyOp1[U, V], rule='t *A U *B -> t *A V *B where t not in bool, V not in *A *B, |V| <= |U|'):
    def __init__(self, axis: type[U], to: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /) -> Any: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /) -> TopK[U, V]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The ``|V|`` largest elements along U, the largest first, along V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ArgTopK(PolyOp1[U, V], rule='t *A U *B -> int *A V *B where t not in bool, V not in *A *B, |V| <= |U|'):
    def __init__(self, axis: type[U], to: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /) -> Any: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /) -> ArgTopK[U, V]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def arg_top_k(x: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[_V, *_Bs]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[_V, *_Bs]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[_A0, _V, *_Bs]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[_A0, _A1, _V, *_Bs]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Tensor[*_As, _U] | IntTensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[*_As, _V]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[*_As, _V, _B0]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V, _B0]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[*tuple[Any, ...]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
    @overload
    def arg_top_k(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The indices of the ``|V|`` largest elements along U, that of the largest first, along V."""
else:
    arg_top_k = Labelled(ArgTopK)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def argsort(x: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs], axis: type[_U], /, descending: bool = False) -> IntTensor[_U, *_Bs]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[_U, *_Bs]]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs], axis: type[_U], /, descending: bool = False) -> IntTensor[_A0, _U, *_Bs]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, descending: bool = False) -> IntTensor[_A0, _A1, _U, *_Bs]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Tensor[*_As, _U] | IntTensor[*_As, _U], axis: type[_U], /, descending: bool = False) -> IntTensor[*_As, _U]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[*_As, _U]]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0], axis: type[_U], /, descending: bool = False) -> IntTensor[*_As, _U, _B0]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[*_As, _U, _B0]]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, descending: bool = False) -> IntTensor[*tuple[Any, ...]]: """The indices that sort the elements along U."""
    @overload
    def argsort(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[*tuple[Any, ...]]]: """The indices that sort the elements along U."""
else:
    argsort = Labelled(ArgSort)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def sort(x: Tensor[_U, *_Bs], axis: type[_U], /, descending: bool = False) -> Tensor[_U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[Tensor[_U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, descending: bool = False) -> Tensor[_A0, _U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[Tensor[_A0, _U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, descending: bool = False) -> Tensor[_A0, _A1, _U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Tensor[*_As, _U], axis: type[_U], /, descending: bool = False) -> Tensor[*_As, _U]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, descending: bool = False) -> Expr[Tensor[*_As, _U]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Tensor[*_As, _U, _B0], axis: type[_U], /, descending: bool = False) -> Tensor[*_As, _U, _B0]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, descending: bool = False) -> Expr[Tensor[*_As, _U, _B0]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, descending: bool = False) -> Tensor[*tuple[Any, ...]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, descending: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: IntTensor[_U, *_Bs], axis: type[_U], /, descending: bool = False) -> IntTensor[_U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[_U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, descending: bool = False) -> IntTensor[_A0, _U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, descending: bool = False) -> IntTensor[_A0, _A1, _U, *_Bs]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: IntTensor[*_As, _U], axis: type[_U], /, descending: bool = False) -> IntTensor[*_As, _U]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[*_As, _U]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: IntTensor[*_As, _U, _B0], axis: type[_U], /, descending: bool = False) -> IntTensor[*_As, _U, _B0]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[*_As, _U, _B0]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, descending: bool = False) -> IntTensor[*tuple[Any, ...]]: """The elements along U in ascending order. NaN counts as larger than any number."""
    @overload
    def sort(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, descending: bool = False) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements along U in ascending order. NaN counts as larger than any number."""
else:
    sort = Labelled(Sort)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def top_k(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_A0, _V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> Tensor[_A0, _A1, _V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*_As, _V]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*_As, _V]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*_As, _V, _B0]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*_As, _V, _B0]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /) -> Tensor[*tuple[Any, ...]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /) -> Expr[Tensor[*tuple[Any, ...]]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: IntTensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[_V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[_V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[_A0, _V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[_A0, _A1, _V, *_Bs]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: IntTensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[*_As, _V]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[*_As, _V, _B0]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[*_As, _V, _B0]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /) -> IntTensor[*tuple[Any, ...]]: """The ``|V|`` largest elements along U, the largest first, along V."""
    @overload
    def top_k(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The ``|V|`` largest elements along U, the largest first, along V."""
else:
    top_k = Labelled(TopK)
class SearchSorted(Along2[U], rule='t U, t *A -> int *A where t not in bool'):
    right: bool
    def __init__(self, axis: type[U], /, right: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[*_As], /) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[*_As]], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_As], /) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def searchsorted(x1: Tensor[_U], x2: Tensor[*_As], axis: type[_U], /, right: bool = False) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: Expr[Tensor[_U]], x2: Expr[Tensor[*_As]] | Tensor[*_As], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: Tensor[_U], x2: Expr[Tensor[*_As]], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: IntTensor[_U], x2: IntTensor[*_As], axis: type[_U], /, right: bool = False) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: Expr[IntTensor[_U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: IntTensor[_U], x2: Expr[IntTensor[*_As]], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
else:
    searchsorted = Labelled(SearchSorted)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def interp(x: Tensor[*_As], places: Tensor[_U], values: Tensor[_U], axis: type[_U]) -> Tensor[*_As]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
    @overload
    def interp(x: Expr[Tensor[*_As]], places: Expr[Tensor[_U]] | Tensor[_U], values: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_As]]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
    @overload
    def interp(x: Tensor[*_As], places: Expr[Tensor[_U]], values: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_As]]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
    @overload
    def interp(x: Tensor[*_As], places: Tensor[_U], values: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_As]]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
else:
    @ruled('*A, U, U -> *A')
    def interp(x: Operand, places: Operand, values: Operand, axis: type[U]) -> Operand: ...
class CumSum(PolyOp1[U], rule='t *A U *B -> t *A U *B where t not in bool', linear='along'):
    reverse: bool
    def __init__(self, axis: type[U], /, reverse: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, reverse: bool = False) -> Any: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __new__(cls, axis: type[U], /, reverse: bool = False) -> CumSum[U]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class CumProd(Along1[U], rule='t *A U *B -> t *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> CumProd[U]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class CumProdSlope(PolyOp2[U], rule='*A U *B, *A U *B -> *A U *B'):
    transposed: bool
    def __init__(self, axis: type[U], /, transposed: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, transposed: bool = False) -> Any: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __new__(cls, axis: type[U], /, transposed: bool = False) -> CumProdSlope[U]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, U]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivative of the cumulative products of ``x1`` along ``x2``: at each position the sum over the elements up"""
class CumMax(Along1[U], rule='t *A U *B -> t *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __new__(cls, axis: type[U], /) -> CumMax[U]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class CumMin(Along1[U], rule='t *A U *B -> t *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __new__(cls, axis: type[U], /) -> CumMin[U]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LastRecord(Along1[U], rule='t *A U *B -> int *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __new__(cls, axis: type[U], /) -> LastRecord[U]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """For each element, the index of the largest up to it along U, the first of equals: what :class:`CumMax` is at."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cummax(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As, _U]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummax(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative maxima along U, inclusive. The first of equal elements gets the gradient."""
else:
    cummax = Labelled(CumMax)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cummin(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As, _U]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
    @overload
    def cummin(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative minima along U, inclusive. The first of equal elements gets the gradient."""
else:
    cummin = Labelled(CumMin)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cumprod(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As, _U]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
    @overload
    def cumprod(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative products along U, inclusive. All derivatives are exact where elements are 0."""
else:
    cumprod = Labelled(CumProd)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cumsum(x: Tensor[_U, *_Bs], axis: type[_U], /, reverse: bool = False) -> Tensor[_U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, reverse: bool = False) -> Expr[Tensor[_U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, reverse: bool = False) -> Tensor[_A0, _U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, reverse: bool = False) -> Expr[Tensor[_A0, _U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, reverse: bool = False) -> Tensor[_A0, _A1, _U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, reverse: bool = False) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Tensor[*_As, _U], axis: type[_U], /, reverse: bool = False) -> Tensor[*_As, _U]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, reverse: bool = False) -> Expr[Tensor[*_As, _U]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Tensor[*_As, _U, _B0], axis: type[_U], /, reverse: bool = False) -> Tensor[*_As, _U, _B0]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, reverse: bool = False) -> Expr[Tensor[*_As, _U, _B0]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, reverse: bool = False) -> Tensor[*tuple[Any, ...]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, reverse: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: IntTensor[_U, *_Bs], axis: type[_U], /, reverse: bool = False) -> IntTensor[_U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, reverse: bool = False) -> Expr[IntTensor[_U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, reverse: bool = False) -> IntTensor[_A0, _U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, reverse: bool = False) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, reverse: bool = False) -> IntTensor[_A0, _A1, _U, *_Bs]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, reverse: bool = False) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: IntTensor[*_As, _U], axis: type[_U], /, reverse: bool = False) -> IntTensor[*_As, _U]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /, reverse: bool = False) -> Expr[IntTensor[*_As, _U]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: IntTensor[*_As, _U, _B0], axis: type[_U], /, reverse: bool = False) -> IntTensor[*_As, _U, _B0]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, reverse: bool = False) -> Expr[IntTensor[*_As, _U, _B0]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, reverse: bool = False) -> IntTensor[*tuple[Any, ...]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
    @overload
    def cumsum(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, reverse: bool = False) -> Expr[IntTensor[*tuple[Any, ...]]]: """The cumulative sums along U: at each position the sum of all elements up to it, inclusive."""
else:
    cumsum = Labelled(CumSum)
