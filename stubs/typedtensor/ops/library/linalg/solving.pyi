# Generated from typedtensor/ops/library/linalg/solving.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Between2, Labelled, Operand, PolyOp2, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _D0 = TypeVar("_D0", bound=Axis)
    _D1 = TypeVar("_D1", bound=Axis)
    _E0 = TypeVar("_E0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _Ds = TypeVarTuple("_Ds")
    _Es = TypeVarTuple("_Es")
__all__ = ['Solve', 'TriangularSolve', 'solve', 'triangular_solve']
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
