# Generated from typedtensor/ops/adjoint/linear_algebra.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U, V
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.labelled import Between2
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
    _Ds = TypeVarTuple("_Ds")
    _Es = TypeVarTuple("_Es")
__all__ = ['SolveTransposed', 'TriangularSolveTransposed']
class SolveTransposed(Between2[U, V], rule='*A U *B V *C, *D V *E -> *D U *E where |U| = |V|, *A *B *C within *D *E, U not in *D *E'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> SolveTransposed[U, V]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[V, *_Es], /) -> Tensor[U, *_Es]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[V, *_Es]], /) -> Expr[Tensor[U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[V, *_Es], /) -> Expr[Tensor[U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[V, *_Es]], /) -> Expr[Tensor[U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, V, *_Es], /) -> Tensor[_D0, U, *_Es]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, V, *_Es]], /) -> Expr[Tensor[_D0, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, V, *_Es], /) -> Expr[Tensor[_D0, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, V, *_Es]], /) -> Expr[Tensor[_D0, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _D1, V, *_Es], /) -> Tensor[_D0, _D1, U, *_Es]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _D1, V, *_Es]], /) -> Expr[Tensor[_D0, _D1, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _D1, V, *_Es], /) -> Expr[Tensor[_D0, _D1, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _D1, V, *_Es]], /) -> Expr[Tensor[_D0, _D1, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, V], /) -> Tensor[*_Ds, U]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, V]], /) -> Expr[Tensor[*_Ds, U]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, V], /) -> Expr[Tensor[*_Ds, U]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, V]], /) -> Expr[Tensor[*_Ds, U]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, V, _E0], /) -> Tensor[*_Ds, U, _E0]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, V, _E0]], /) -> Expr[Tensor[*_Ds, U, _E0]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, V, _E0], /) -> Expr[Tensor[*_Ds, U, _E0]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, V, _E0]], /) -> Expr[Tensor[*_Ds, U, _E0]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`Solve` with rows and columns exchanged."""
class TriangularSolveTransposed(PolyOp2[U, V], rule='*A U *B V *C, *D V *E -> *D U *E where |U| = |V|, *A *B *C within *D *E, U not in *D *E'):
    upper: bool
    def __init__(self, rows: type[U], columns: type[V], /, upper: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], /, upper: bool = False) -> Any: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], /, upper: bool = False) -> Any: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], /, upper: bool = False) -> TriangularSolveTransposed[U, V]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[V, *_Es], /) -> Tensor[U, *_Es]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[V, *_Es]], /) -> Expr[Tensor[U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[V, *_Es], /) -> Expr[Tensor[U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[V, *_Es]], /) -> Expr[Tensor[U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, V, *_Es], /) -> Tensor[_D0, U, *_Es]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, V, *_Es]], /) -> Expr[Tensor[_D0, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, V, *_Es], /) -> Expr[Tensor[_D0, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, V, *_Es]], /) -> Expr[Tensor[_D0, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[_D0, _D1, V, *_Es], /) -> Tensor[_D0, _D1, U, *_Es]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[_D0, _D1, V, *_Es]], /) -> Expr[Tensor[_D0, _D1, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[_D0, _D1, V, *_Es], /) -> Expr[Tensor[_D0, _D1, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[_D0, _D1, V, *_Es]], /) -> Expr[Tensor[_D0, _D1, U, *_Es]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, V], /) -> Tensor[*_Ds, U]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, V]], /) -> Expr[Tensor[*_Ds, U]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, V], /) -> Expr[Tensor[*_Ds, U]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, V]], /) -> Expr[Tensor[*_Ds, U]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Ds, V, _E0], /) -> Tensor[*_Ds, U, _E0]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Ds, V, _E0]], /) -> Expr[Tensor[*_Ds, U, _E0]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Tensor[*_Ds, V, _E0], /) -> Expr[Tensor[*_Ds, U, _E0]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Ds, V, _E0]], /) -> Expr[Tensor[*_Ds, U, _E0]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The solution ``y`` of ``x1ᵀ y = x2``: :class:`TriangularSolve` with rows and columns exchanged."""
