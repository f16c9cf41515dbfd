# Generated from typedtensor/ops/library/linalg/functions.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable
from typing import Any
from typedtensor.ops.core.arities import Between1, Between2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Array, Labelled, Namespace, U, V
from typedtensor.ops.core.matrices import Matrices, OnMatrices
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Literal, TypeVar, TypeVarTuple, overload
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
__all__ = ['Cofactors', 'Det', 'Inv', 'LogAbsDet', 'LogDet', 'MatrixExp', 'MatrixExpSlope', 'MatrixPower']
__all__ += ['MatrixPowerSlope', 'SignDet']
__all__ += ['cofactors', 'det', 'inv', 'log_abs_det', 'logdet', 'matrix_exp', 'matrix_power', 'sign_det']
class Inv(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A V *B U *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Inv[U, V]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[V, U, *_Cs]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[V, U, *_Cs]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[V, _B0, U, *_Cs]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[V, _B0, U, *_Cs]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, V, U, *_Cs]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, V, U, *_Cs]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[V, *_Bs, U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[V, *_Bs, U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[V, *_Bs, U, _C0]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[V, *_Bs, U, _C0]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, V, *_Bs, U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, V, *_Bs, U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, V, U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, V, U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, V, U, _C0]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, V, U, _C0]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, V, _B0, U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, V, _B0, U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Det(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A *B *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Det[U, V]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[*_Cs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[*_Cs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[_B0, *_Cs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[_B0, *_Cs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, *_Cs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, *_Cs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[*_Bs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[*_Bs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[*_Bs, _C0]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[*_Bs, _C0]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, *_Bs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, *_Bs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, _C0]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, _C0]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, _B0]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, _B0]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Cofactors(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A U *B V *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Cofactors[U, V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, V], /) -> Chain[U, V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogAbsDet(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A *B *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> LogAbsDet[U, V]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[*_Cs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[*_Cs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[_B0, *_Cs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[_B0, *_Cs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, *_Cs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, *_Cs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[*_Bs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[*_Bs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[*_Bs, _C0]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[*_Bs, _C0]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, *_Bs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, *_Bs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, _C0]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, _C0]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, _B0]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, _B0]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class LogDet(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A *B *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> LogDet[U, V]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[*_Cs]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[*_Cs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[_B0, *_Cs]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[_B0, *_Cs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, *_Cs]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, *_Cs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[*_Bs]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[*_Bs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[*_Bs, _C0]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[*_Bs, _C0]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, *_Bs]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, *_Bs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, _C0]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, _C0]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, _B0]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, _B0]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The logarithms of the determinants of matrices of rows U and columns V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SignDet(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A *B *C where |U| = |V|'):
    detached = frozenset({0})
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> SignDet[U, V]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[*_Cs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[*_Cs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[_B0, *_Cs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[_B0, *_Cs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, *_Cs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, *_Cs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[*_Bs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[*_Bs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[*_Bs, _C0]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[*_Bs, _C0]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, *_Bs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, *_Bs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, _C0]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, _C0]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, _B0]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, _B0]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cofactors(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_U, _V, *_Cs]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, _V, *_Cs]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_U, _B0, _V, *_Cs]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, _B0, _V, *_Cs]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _U, _V, *_Cs]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _U, _V, *_Cs]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_U, *_Bs, _V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, *_Bs, _V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[_U, *_Bs, _V, _C0]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, *_Bs, _V, _C0]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, _U, *_Bs, _V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs, _V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _V, _C0]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _V, _C0]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _B0, _V]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _B0, _V]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
    @overload
    def cofactors(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivatives of determinants for the elements of matrices of rows U and columns V."""
else:
    cofactors = Labelled(Cofactors)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def det(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[*_Cs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Cs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_B0, *_Cs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_B0, *_Cs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Cs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Cs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[*_Bs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_Bs, _C0]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs, _C0]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Bs]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _C0]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _C0]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _B0]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _B0]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
    @overload
    def det(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The determinants of matrices of rows U and columns V. The gradient is exact for singular matrices, too."""
else:
    det = Labelled(Det)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def inv(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_V, _U, *_Cs]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, _U, *_Cs]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_V, _B0, _U, *_Cs]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, _B0, _U, *_Cs]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, _U, *_Cs]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, _U, *_Cs]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs, _U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs, _U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs, _U, _C0]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs, _U, _C0]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, *_Bs, _U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs, _U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _U, _C0]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _U, _C0]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _B0, _U]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0, _U]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
    @overload
    def inv(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The inverses of matrices of rows U and columns V: their rows are V, and their columns U."""
else:
    inv = Labelled(Inv)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def log_abs_det(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[*_Cs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Cs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_B0, *_Cs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_B0, *_Cs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Cs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Cs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[*_Bs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_Bs, _C0]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs, _C0]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Bs]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _C0]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _C0]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _B0]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _B0]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
    @overload
    def log_abs_det(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The logarithms of the absolute values of determinants, for matrices of rows U and columns V."""
else:
    log_abs_det = Labelled(LogAbsDet)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def logdet(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[*_Cs]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Cs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_B0, *_Cs]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_B0, *_Cs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Cs]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Cs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[*_Bs]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_Bs, _C0]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs, _C0]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Bs]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _C0]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _C0]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _B0]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _B0]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The logarithms of the determinants of matrices of rows U and columns V."""
    @overload
    def logdet(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The logarithms of the determinants of matrices of rows U and columns V."""
else:
    logdet = Labelled(LogDet)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def sign_det(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[*_Cs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Cs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_B0, *_Cs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_B0, *_Cs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Cs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Cs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[*_Bs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_Bs, _C0]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_Bs, _C0]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, *_Bs]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _C0]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _C0]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _B0]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _B0]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
    @overload
    def sign_det(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The signs of the determinants of matrices of rows U and columns V: 1, -1, or 0 of a singular matrix."""
else:
    sign_det = Labelled(SignDet)
class MatrixExp(OnMatrices, Between1[U, V], rule='*A U *B V *C -> *A U *B V *C where |U| = |V|'):
    def forward_on(self, at: Matrices, xp: Namespace, x: Array, /) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> MatrixExp[U, V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, V], /) -> Chain[U, V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class MatrixExpSlope(Between2[U, V], rule='*A U *B V *C, *A U *B V *C -> *A U *B V *C where |U| = |V|'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> MatrixExpSlope[U, V]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Cs], x2: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Cs]], x2: Expr[Tensor[U, V, *_Cs]] | Tensor[U, V, *_Cs], /) -> Expr[Tensor[U, V, *_Cs]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Cs], x2: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0, V, *_Cs], x2: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0, V, *_Cs]], x2: Expr[Tensor[U, _B0, V, *_Cs]] | Tensor[U, _B0, V, *_Cs], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0, V, *_Cs], x2: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Cs], x2: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Cs]], x2: Expr[Tensor[_A0, U, V, *_Cs]] | Tensor[_A0, U, V, *_Cs], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Cs], x2: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V], x2: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs, V]], x2: Expr[Tensor[U, *_Bs, V]] | Tensor[U, *_Bs, V], /) -> Expr[Tensor[U, *_Bs, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V], x2: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V, _C0], x2: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs, V, _C0]], x2: Expr[Tensor[U, *_Bs, V, _C0]] | Tensor[U, *_Bs, V, _C0], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V, _C0], x2: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs, V], x2: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs, V]], x2: Expr[Tensor[_A0, U, *_Bs, V]] | Tensor[_A0, U, *_Bs, V], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs, V], x2: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V], x2: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]], x2: Expr[Tensor[*_As, U, V]] | Tensor[*_As, U, V], /) -> Expr[Tensor[*_As, U, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V], x2: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _C0], x2: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _C0]], x2: Expr[Tensor[*_As, U, V, _C0]] | Tensor[*_As, U, V, _C0], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _C0], x2: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0, V], x2: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0, V]], x2: Expr[Tensor[*_As, U, _B0, V]] | Tensor[*_As, U, _B0, V], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0, V], x2: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivatives of the exponentials of matrices ``x1`` of rows U and columns V along ``x2``."""
class MatrixPower(PolyOp1[U, V], rule='*A U *B V *C -> *A U *B V *C where |U| = |V|'):
    exponent: Any
    def __init__(self, rows: type[U], columns: type[V], /, exponent: int) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], /, exponent: int) -> Any: """The powers of matrices of rows U and columns V."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], /, exponent: int) -> Any: """The powers of matrices of rows U and columns V."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], /, exponent: int) -> MatrixPower[U, V]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The powers of matrices of rows U and columns V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The powers of matrices of rows U and columns V."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, V], /) -> Chain[U, V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class MatrixPowerSlope(PolyOp2[U, V], rule='*A U *B V *C, *A U *B V *C -> *A U *B V *C where |U| = |V|'):
    exponent: Any
    def __init__(self, rows: type[U], columns: type[V], /, exponent: int) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], /, exponent: int) -> Any: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], /, exponent: int) -> Any: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], /, exponent: int) -> MatrixPowerSlope[U, V]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Cs], x2: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Cs]], x2: Expr[Tensor[U, V, *_Cs]] | Tensor[U, V, *_Cs], /) -> Expr[Tensor[U, V, *_Cs]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Cs], x2: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0, V, *_Cs], x2: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0, V, *_Cs]], x2: Expr[Tensor[U, _B0, V, *_Cs]] | Tensor[U, _B0, V, *_Cs], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0, V, *_Cs], x2: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Cs], x2: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Cs]], x2: Expr[Tensor[_A0, U, V, *_Cs]] | Tensor[_A0, U, V, *_Cs], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Cs], x2: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V], x2: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs, V]], x2: Expr[Tensor[U, *_Bs, V]] | Tensor[U, *_Bs, V], /) -> Expr[Tensor[U, *_Bs, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V], x2: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V, _C0], x2: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs, V, _C0]], x2: Expr[Tensor[U, *_Bs, V, _C0]] | Tensor[U, *_Bs, V, _C0], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs, V, _C0], x2: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs, V], x2: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs, V]], x2: Expr[Tensor[_A0, U, *_Bs, V]] | Tensor[_A0, U, *_Bs, V], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs, V], x2: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V], x2: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]], x2: Expr[Tensor[*_As, U, V]] | Tensor[*_As, U, V], /) -> Expr[Tensor[*_As, U, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V], x2: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _C0], x2: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _C0]], x2: Expr[Tensor[*_As, U, V, _C0]] | Tensor[*_As, U, V, _C0], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _C0], x2: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0, V], x2: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0, V]], x2: Expr[Tensor[*_As, U, _B0, V]] | Tensor[*_As, U, _B0, V], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0, V], x2: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivatives of the powers of matrices ``x1`` of rows U and columns V along ``x2``."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def matrix_exp(x: Tensor[_U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_U, _V, *_Cs]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[_U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, _V, *_Cs]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[_U, _B0, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_U, _B0, _V, *_Cs]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[_U, _B0, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, _B0, _V, *_Cs]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[_A0, _U, _V, *_Cs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _U, _V, *_Cs]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[_A0, _U, _V, *_Cs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _U, _V, *_Cs]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[_U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_U, *_Bs, _V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[_U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, *_Bs, _V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[_U, *_Bs, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[_U, *_Bs, _V, _C0]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[_U, *_Bs, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_U, *_Bs, _V, _C0]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[_A0, _U, *_Bs, _V], first: type[_U], second: type[_V], /) -> Tensor[_A0, _U, *_Bs, _V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[_A0, _U, *_Bs, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs, _V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[*_As, _U, _V, _C0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _V, _C0]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[*_As, _U, _V, _C0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _V, _C0]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[*_As, _U, _B0, _V], first: type[_U], second: type[_V], /) -> Tensor[*_As, _U, _B0, _V]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[*_As, _U, _B0, _V]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _U, _B0, _V]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
    @overload
    def matrix_exp(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The exponentials ``1 + x + x²/2 + …`` of matrices of rows U and columns V."""
else:
    matrix_exp = Labelled(MatrixExp)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def matrix_power(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[_U, _V, *_Cs]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[_U, _V, *_Cs]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[_U, _B0, _V, *_Cs]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[_U, _B0, _V, *_Cs]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[_A0, _U, _V, *_Cs]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[_A0, _U, _V, *_Cs]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[_U, *_Bs, _V]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[_U, *_Bs, _V]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[_U, *_Bs, _V, _C0]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[_U, *_Bs, _V, _C0]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[_A0, _U, *_Bs, _V]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[_A0, _U, *_Bs, _V]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[*_As, _U, _V]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[*_As, _U, _V]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[*_As, _U, _V, _C0]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[*_As, _U, _V, _C0]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[*_As, _U, _B0, _V]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[*_As, _U, _B0, _V]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, exponent: int) -> Tensor[*tuple[Any, ...]]: """The powers of matrices of rows U and columns V."""
    @overload
    def matrix_power(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], /, exponent: int) -> Expr[Tensor[*tuple[Any, ...]]]: """The powers of matrices of rows U and columns V."""
else:
    matrix_power = Labelled(MatrixPower)
