# Generated from typedtensor/ops/library/linalg/eigen.py by `typedtensor stubs`; not edited by hand.
from typing import ClassVar
from typedtensor.backends import Array, Namespace
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.arities import Among1, Between1, PolyOp1
from typedtensor.ops.core.family import Label, Labelled, Operand, U, V, W
from typedtensor.ops.core.matrices import Matrices, OnMatrices
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
__all__ = ['Eigenvalues', 'Eigenvectors', 'LeftSingularVectors', 'Pinv', 'RightSingularVectors', 'SingularValues']
__all__ += ['eigenvalues', 'eigenvectors', 'left_singular_vectors', 'pinv', 'right_singular_vectors']
__all__ += ['singular_values']
def over(x: Operand, y: Operand, strict: bool) -> Operand: ...
def gaps(values: Operand, axis: Label, like: Operand) -> Operand: ...
class Eigenvalues(OnMatrices, Among1[U, V, W], rule='*A U *B V *C -> *A W *B *C where |U| = |V|, |W| = |U|, W not in *A U *B V *C, V not in U'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> Eigenvalues[U, V, W]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[W, *_Cs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[W, *_Cs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[W, _B0, *_Cs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[W, _B0, *_Cs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, W, *_Cs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, W, *_Cs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[W, *_Bs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[W, *_Bs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[W, *_Bs, _C0]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[W, *_Bs, _C0]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, W, *_Bs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, W]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, W, _C0]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, W, _C0]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, W, _B0]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, W, _B0]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Eigenvectors(OnMatrices, PolyOp1[U, V, W], rule='*A U *B V *C -> *A U *B W *C where |U| = |V|, |W| = |U|, W not in *A U *B V *C, V not in U'):
    strict: bool
    def __init__(self, rows: type[U], columns: type[V], component: type[W], /, strict: bool=False) -> None: ...
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], component: type[W], /, strict: bool = False) -> Any: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], component: type[W], /, strict: bool = False) -> Any: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], component: type[W], /, strict: bool = False) -> Eigenvectors[U, V, W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, W, *_Cs]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, W, *_Cs]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, W, *_Cs]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, W, *_Cs]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, W, *_Cs]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, W, *_Cs]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, W, _C0]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, W, _C0]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, W, _C0]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, W, _C0]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def eigenvalues(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Cs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Cs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, _B0, *_Cs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, _B0, *_Cs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, *_Cs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Cs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs, _C0]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs, _C0]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, *_Bs]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Bs]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _C0]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _C0]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _B0]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _B0]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*tuple[Any, ...]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
    @overload
    def eigenvalues(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The eigenvalues along W of symmetric matrices of rows U and columns V, in ascending order."""
else:
    eigenvalues = Labelled(Eigenvalues)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def eigenvectors(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, _W, *_Cs]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, _W, *_Cs]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, _B0, _W, *_Cs]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, _B0, _W, *_Cs]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_A0, _U, _W, *_Cs]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_A0, _U, _W, *_Cs]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, *_Bs, _W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, *_Bs, _W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, *_Bs, _W, _C0]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, *_Bs, _W, _C0]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_A0, _U, *_Bs, _W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_A0, _U, *_Bs, _W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _U, _W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _U, _W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _U, _W, _C0]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _U, _W, _C0]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _U, _B0, _W]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _U, _B0, _W]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*tuple[Any, ...]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
    @overload
    def eigenvectors(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The eigenvectors of symmetric matrices of rows U and columns V: one along U for each of :func:`eigenvalues`, W."""
else:
    eigenvectors = Labelled(Eigenvectors)
class SingularValues(OnMatrices, Among1[U, V, W], rule='*A U *B V *C -> *A W *B *C where |W| <= |U|, |W| <= |V|, |W| = |U| or |W| = |V|, W not in *A U *B V *C, V not in U'):
    square = False
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> SingularValues[U, V, W]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[W, *_Cs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[W, *_Cs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[W, _B0, *_Cs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[W, _B0, *_Cs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, W, *_Cs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, W, *_Cs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[W, *_Bs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[W, *_Bs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[W, *_Bs, _C0]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[W, *_Bs, _C0]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, W, *_Bs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, W]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, W, _C0]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, W, _C0]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, W, _B0]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, W, _B0]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SingularVectors(OnMatrices, PolyOp1[U, V, W]):
    strict: bool
    square = False
    of_columns: ClassVar[bool] = False
    def __init__(self, rows: type[U], columns: type[V], component: type[W], /, strict: bool=False) -> None: ...
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    @apart('U', 'V', 'W')
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class LeftSingularVectors(SingularVectors[U, V, W], rule='*A U *B V *C -> *A U *B W *C where |W| <= |U|, |W| <= |V|, |W| = |U| or |W| = |V|, W not in *A U *B V *C, V not in U'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], component: type[W], /, strict: bool = False) -> Any: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], component: type[W], /, strict: bool = False) -> Any: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], component: type[W], /, strict: bool = False) -> LeftSingularVectors[U, V, W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, W, *_Cs]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, W, *_Cs]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, W, *_Cs]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, W, *_Cs]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, W, *_Cs]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, W, *_Cs]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, W, _C0]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, W, _C0]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, W, _C0]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, W, _C0]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class RightSingularVectors(SingularVectors[U, V, W], rule='*A U *B V *C -> *A W *B V *C where |W| <= |U|, |W| <= |V|, |W| = |U| or |W| = |V|, W not in *A U *B V *C, V not in U'):
    of_columns = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], component: type[W], /, strict: bool = False) -> Any: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], component: type[W], /, strict: bool = False) -> Any: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], component: type[W], /, strict: bool = False) -> RightSingularVectors[U, V, W]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[W, V, *_Cs]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[W, V, *_Cs]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[W, _B0, V, *_Cs]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[W, _B0, V, *_Cs]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, W, V, *_Cs]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, W, V, *_Cs]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[W, *_Bs, V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[W, *_Bs, V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[W, *_Bs, V, _C0]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[W, *_Bs, V, _C0]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, W, *_Bs, V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, W, *_Bs, V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, W, V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W, V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, W, V, _C0]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, W, V, _C0]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, W, _B0, V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, W, _B0, V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Pinv(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A V *B U *C'):
    square = False
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Pinv[U, V]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[V, U, *_Cs]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[V, U, *_Cs]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[V, _B0, U, *_Cs]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[V, _B0, U, *_Cs]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, V, U, *_Cs]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, V, U, *_Cs]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[V, *_Bs, U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[V, *_Bs, U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[V, *_Bs, U, _C0]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[V, *_Bs, U, _C0]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, V, *_Bs, U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, V, *_Bs, U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, V, U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, V, U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, V, U, _C0]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, V, U, _C0]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, V, _B0, U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, V, _B0, U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def left_singular_vectors(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, _W, *_Cs]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, _W, *_Cs]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, _B0, _W, *_Cs]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, _B0, _W, *_Cs]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_A0, _U, _W, *_Cs]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_A0, _U, _W, *_Cs]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, *_Bs, _W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, *_Bs, _W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_U, *_Bs, _W, _C0]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_U, *_Bs, _W, _C0]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_A0, _U, *_Bs, _W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_A0, _U, *_Bs, _W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _U, _W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _U, _W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _U, _W, _C0]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _U, _W, _C0]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _U, _B0, _W]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _U, _B0, _W]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*tuple[Any, ...]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
    @overload
    def left_singular_vectors(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The left singular vectors of matrices of rows U and columns V: one along U for each of :func:`singular_values`."""
else:
    left_singular_vectors = Labelled(LeftSingularVectors)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def pinv(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_V, _U, *_Cs]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, _U, *_Cs]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_V, _B0, _U, *_Cs]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, _B0, _U, *_Cs]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, _U, *_Cs]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, _U, *_Cs]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs, _U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs, _U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs, _U, _C0]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs, _U, _C0]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, *_Bs, _U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs, _U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _U, _C0]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _U, _C0]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _B0, _U]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0, _U]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def pinv(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The pseudoinverses of matrices of rows U and columns V: their rows are V, and their columns U."""
else:
    pinv = Labelled(Pinv)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def right_singular_vectors(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_W, _V, *_Cs]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_W, _V, *_Cs]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_W, _B0, _V, *_Cs]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_W, _B0, _V, *_Cs]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_A0, _W, _V, *_Cs]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_A0, _W, _V, *_Cs]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_W, *_Bs, _V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_W, *_Bs, _V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_W, *_Bs, _V, _C0]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_W, *_Bs, _V, _C0]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[_A0, _W, *_Bs, _V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[_A0, _W, *_Bs, _V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _W, _V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _W, _V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _W, _V, _C0]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _W, _V, _C0]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*_As, _W, _B0, _V]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*_As, _W, _B0, _V]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Tensor[*tuple[Any, ...]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
    @overload
    def right_singular_vectors(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], component: type[_W], /, strict: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The right singular vectors of matrices of rows U and columns V: one along V for each of :func:`singular_values`."""
else:
    right_singular_vectors = Labelled(RightSingularVectors)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def singular_values(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Cs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Cs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, _B0, *_Cs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, _B0, *_Cs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, *_Cs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Cs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_W, *_Bs, _C0]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_W, *_Bs, _C0]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[_A0, _W, *_Bs]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[_A0, _W, *_Bs]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _C0]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _C0]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*_As, _W, _B0]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*_As, _W, _B0]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], third: type[_W], /) -> Tensor[*tuple[Any, ...]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
    @overload
    def singular_values(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], third: type[_W], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The singular values along W of matrices of rows U and columns V, in descending order."""
else:
    singular_values = Labelled(SingularValues)
