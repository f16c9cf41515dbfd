# Generated from typedtensor/ops/library/linalg/solving.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import W
from typedtensor.ops.core.arities import Among1, Between1, Between2, PolyOp2
from typedtensor.ops.core.family import Array, Labelled, Namespace, Operand, U, V
from typedtensor.ops.core.matrices import Matrices, OnMatrices
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
    _D0 = TypeVar("_D0", bound=Axis)
    _D1 = TypeVar("_D1", bound=Axis)
    _E0 = TypeVar("_E0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
    _Ds = TypeVarTuple("_Ds")
    _Es = TypeVarTuple("_Es")
__all__ = ['Cholesky', 'OrthogonalFactor', 'Solve', 'TriangularFactor', 'TriangularSolve']
__all__ += ['cholesky', 'orthogonal_factor', 'solve', 'triangular_factor', 'triangular_solve']
class Solve(Between2[U, V], rule='*A U *B V *C, *D U *E -> *D V *E where |U| = |V|, *A *B *C within *D *E, V not in *D *E', linear='second'):
    def solve_transposed(self, x1: Operand, x2: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Solve[U, V]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[U, *_Es], /) -> Tensor[V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[U, *_Es]], /) -> Expr[Tensor[V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[U, *_Es], /) -> Expr[Tensor[V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[U, *_Es]], /) -> Expr[Tensor[V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, U, *_Es], /) -> Tensor[_D0, V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, U, *_Es]], /) -> Expr[Tensor[_D0, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, U, *_Es], /) -> Expr[Tensor[_D0, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, U, *_Es]], /) -> Expr[Tensor[_D0, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _D1, U, *_Es], /) -> Tensor[_D0, _D1, V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _D1, U, *_Es]], /) -> Expr[Tensor[_D0, _D1, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _D1, U, *_Es], /) -> Expr[Tensor[_D0, _D1, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _D1, U, *_Es]], /) -> Expr[Tensor[_D0, _D1, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, U], /) -> Tensor[*_Ds, V]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, U]], /) -> Expr[Tensor[*_Ds, V]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, U], /) -> Expr[Tensor[*_Ds, V]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, U]], /) -> Expr[Tensor[*_Ds, V]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, U, _E0], /) -> Tensor[*_Ds, V, _E0]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, U, _E0]], /) -> Expr[Tensor[*_Ds, V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, U, _E0], /) -> Expr[Tensor[*_Ds, V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, U, _E0]], /) -> Expr[Tensor[*_Ds, V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
class TriangularSolve(PolyOp2[U, V], rule='*A U *B V *C, *D U *E -> *D V *E where |U| = |V|, *A *B *C within *D *E, V not in *D *E', linear='second'):
    upper: bool
    def __init__(self, rows: type[U], columns: type[V], /, upper: bool=False) -> None: ...
    def solve_transposed(self, x1: Operand, x2: Operand) -> Operand: ...
    def triangle(self, x: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], /, upper: bool = False) -> Any: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], /, upper: bool = False) -> Any: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], /, upper: bool = False) -> TriangularSolve[U, V]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[U, *_Es], /) -> Tensor[V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[U, *_Es]], /) -> Expr[Tensor[V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[U, *_Es], /) -> Expr[Tensor[V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[U, *_Es]], /) -> Expr[Tensor[V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, U, *_Es], /) -> Tensor[_D0, V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, U, *_Es]], /) -> Expr[Tensor[_D0, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, U, *_Es], /) -> Expr[Tensor[_D0, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, U, *_Es]], /) -> Expr[Tensor[_D0, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _D1, U, *_Es], /) -> Tensor[_D0, _D1, V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _D1, U, *_Es]], /) -> Expr[Tensor[_D0, _D1, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _D1, U, *_Es], /) -> Expr[Tensor[_D0, _D1, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _D1, U, *_Es]], /) -> Expr[Tensor[_D0, _D1, V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, U], /) -> Tensor[*_Ds, V]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, U]], /) -> Expr[Tensor[*_Ds, V]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, U], /) -> Expr[Tensor[*_Ds, V]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, U]], /) -> Expr[Tensor[*_Ds, V]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, U, _E0], /) -> Tensor[*_Ds, V, _E0]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, U, _E0]], /) -> Expr[Tensor[*_Ds, V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, U, _E0], /) -> Expr[Tensor[*_Ds, V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, U, _E0]], /) -> Expr[Tensor[*_Ds, V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[_U, *_Es], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_U, *_Es]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_U, *_Es], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_U, *_Es]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _U, *_Es], first: type[_U], second: type[_V], /) -> Tensor[_D0, _V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _U, *_Es]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_D0, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _U, *_Es], first: type[_U], second: type[_V], /) -> Expr[Tensor[_D0, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _U, *_Es]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_D0, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _D1, _U, *_Es], first: type[_U], second: type[_V], /) -> Tensor[_D0, _D1, _V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _D1, _U, *_Es]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_D0, _D1, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _D1, _U, *_Es], first: type[_U], second: type[_V], /) -> Expr[Tensor[_D0, _D1, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _D1, _U, *_Es]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_D0, _D1, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, _U], first: type[_U], second: type[_V], /) -> Tensor[*_Ds, _V]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, _U]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Ds, _V]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, _U], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Ds, _V]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, _U]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Ds, _V]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, _U, _E0], first: type[_U], second: type[_V], /) -> Tensor[*_Ds, _V, _E0]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, _U, _E0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Ds, _V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, _U, _E0], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Ds, _V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, _U, _E0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Ds, _V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
    @overload
    def solve(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for matrices ``x1`` of rows U and columns V."""
else:
    solve = Labelled(Solve)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[_U, *_Es], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Tensor[_V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_U, *_Es]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_U, *_Es], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_U, *_Es]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _U, *_Es], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Tensor[_D0, _V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _U, *_Es]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_D0, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _U, *_Es], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_D0, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _U, *_Es]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_D0, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _D1, _U, *_Es], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Tensor[_D0, _D1, _V, *_Es]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _D1, _U, *_Es]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_D0, _D1, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _D1, _U, *_Es], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_D0, _D1, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _D1, _U, *_Es]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[_D0, _D1, _V, *_Es]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, _U], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Tensor[*_Ds, _V]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, _U]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*_Ds, _V]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, _U], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*_Ds, _V]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, _U]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*_Ds, _V]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, _U, _E0], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Tensor[*_Ds, _V, _E0]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, _U, _E0]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*_Ds, _V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, _U, _E0], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*_Ds, _V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, _U, _E0]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*_Ds, _V, _E0]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Tensor[*tuple[Any, ...]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
    @overload
    def triangular_solve(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], /, upper: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1 y = x2``, for triangles ``x1`` of rows U and columns V."""
else:
    triangular_solve = Labelled(TriangularSolve)
class Cholesky(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A U *B V *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
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
