# Generated from typedtensor/ops/library/linalg/orthogonal.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U, V, W
from typedtensor.ops.core.family import Among1, Labelled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['OrthogonalFactor', 'TriangularFactor', 'orthogonal_factor', 'triangular_factor']
class OrthogonalFactor(Among1[U, V, W], rule='*A U *B V *C -> *A U *B W *C where |V| <= |U|, |W| = |V|, W not in *A U *B V *C, V not in U'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> OrthogonalFactor[U, V, W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, W, *_Cs]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, W, *_Cs]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, W, *_Cs]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, W, *_Cs]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, W, *_Cs]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, W, *_Cs]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, W, _C0]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, W, _C0]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, W, _C0]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, W, _C0]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class TriangularFactor(Among1[U, V, W], rule='*A U *B V *C -> *A W *B V *C where |V| <= |U|, |W| = |V|, W not in *A U *B V *C, V not in U'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> TriangularFactor[U, V, W]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[W, V, *_Cs]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[W, V, *_Cs]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[W, _B0, V, *_Cs]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[W, _B0, V, *_Cs]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, W, V, *_Cs]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, W, V, *_Cs]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[W, *_Bs, V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[W, *_Bs, V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[W, *_Bs, V, _C0]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[W, *_Bs, V, _C0]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, W, *_Bs, V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, W, *_Bs, V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, W, V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W, V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, W, V, _C0]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, W, V, _C0]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, W, _B0, V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, W, _B0, V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def orthogonal_factor(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_U, _W, *_Cs]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_U, _W, *_Cs]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_U, _B0, _W, *_Cs]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_U, _B0, _W, *_Cs]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _U, _W, *_Cs]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _U, _W, *_Cs]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_U, *_Bs, _W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_U, *_Bs, _W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_U, *_Bs, _W, _C0]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_U, *_Bs, _W, _C0]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _U, *_Bs, _W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _U, *_Bs, _W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _U, _W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _U, _W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _U, _W, _C0]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _U, _W, _C0]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _U, _B0, _W]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _U, _B0, _W]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*tuple[Any, ...]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
    @overload
    def orthogonal_factor(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``q`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: rows U, orthonormal columns W."""
else:
    orthogonal_factor = Labelled(OrthogonalFactor)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def triangular_factor(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, _V, *_Cs]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, _V, *_Cs]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, _B0, _V, *_Cs]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, _B0, _V, *_Cs]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, _V, *_Cs]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, _V, *_Cs]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs, _V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs, _V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs, _V, _C0]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs, _V, _C0]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, *_Bs, _V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Bs, _V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _V, _C0]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _V, _C0]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _B0, _V]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _B0, _V]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*tuple[Any, ...]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
    @overload
    def triangular_factor(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``r`` of the QR decomposition ``x = q r`` of matrices of rows U and columns V: upper triangles of rows W."""
else:
    triangular_factor = Labelled(TriangularFactor)
