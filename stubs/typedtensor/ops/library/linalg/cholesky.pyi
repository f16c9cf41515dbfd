# Generated from typedtensor/ops/library/linalg/cholesky.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Between1, Labelled, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['Cholesky', 'cholesky']
class Cholesky(Between1[U, V], rule='*A U *B V *C -> *A U *B V *C where |U| = |V|'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Cholesky[U, V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, V], /) -> Chain[U, V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cholesky(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_U, _V, *_Cs]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, _V, *_Cs]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_U, _B0, _V, *_Cs]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, _B0, _V, *_Cs]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _U, _V, *_Cs]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _U, _V, *_Cs]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_U, *_Bs, _V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, *_Bs, _V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[_U, *_Bs, _V, _C0]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, *_Bs, _V, _C0]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, _U, *_Bs, _V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs, _V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _V, _C0]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _V, _C0]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _B0, _V]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _B0, _V]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
    @overload
    def cholesky(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The lower triangles ``y`` with ``y yᵀ = x``, for positive definite matrices of rows U and columns V."""
else:
    cholesky = Labelled(Cholesky)
