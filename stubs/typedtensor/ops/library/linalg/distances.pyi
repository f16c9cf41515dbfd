# Generated from typedtensor/ops/library/linalg/distances.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import Flat, U, V
from typedtensor.core.operand import Operand
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _X = TypeVar("_X", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['cdist', 'kron', 'spectral_norm', 'weight_norm']
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cdist(x: Tensor[*_As, _U], y: Tensor[_W, _U], axis: type[_U], *, order: float=2.0) -> Tensor[*_As, _W]: """The distances of points ``x`` from all points ``y`` along W; their coordinates are along the last axis U."""
    @overload
    def cdist(x: Expr[Tensor[*_As, _U]], y: Expr[Tensor[_W, _U]] | Tensor[_W, _U], axis: type[_U], *, order: float=2.0) -> Expr[Tensor[*_As, _W]]: """The distances of points ``x`` from all points ``y`` along W; their coordinates are along the last axis U."""
    @overload
    def cdist(x: Tensor[*_As, _U], y: Expr[Tensor[_W, _U]], axis: type[_U], *, order: float=2.0) -> Expr[Tensor[*_As, _W]]: """The distances of points ``x`` from all points ``y`` along W; their coordinates are along the last axis U."""
else:
    @ruled('*A U, W U -> *A W where W not in *A')
    def cdist(x: Operand, y: Operand, axis: type[U], *, order: float=2.0) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def kron(x: Tensor[_U, _V], y: Tensor[_W, _X]) -> Tensor[Flat[_U, _W], Flat[_V, _X]]: """The Kronecker product of two matrices: ``x[u, v] y[w, x]`` at the row (u, w) and the column (v, x)."""
    @overload
    def kron(x: Expr[Tensor[_U, _V]], y: Expr[Tensor[_W, _X]] | Tensor[_W, _X]) -> Expr[Tensor[Flat[_U, _W], Flat[_V, _X]]]: """The Kronecker product of two matrices: ``x[u, v] y[w, x]`` at the row (u, w) and the column (v, x)."""
    @overload
    def kron(x: Tensor[_U, _V], y: Expr[Tensor[_W, _X]]) -> Expr[Tensor[Flat[_U, _W], Flat[_V, _X]]]: """The Kronecker product of two matrices: ``x[u, v] y[w, x]`` at the row (u, w) and the column (v, x)."""
else:
    @ruled('U V, W X -> Flat[U, W] Flat[V, X]')
    def kron(x: Operand, y: Operand) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def spectral_norm(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V]) -> Tensor[*_Cs]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*_Cs]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V]) -> Tensor[_B0, *_Cs]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[_B0, *_Cs]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V]) -> Tensor[_A0, *_Cs]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[_A0, *_Cs]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V]) -> Tensor[*_Bs]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*_Bs]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V]) -> Tensor[*_Bs, _C0]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*_Bs, _C0]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V]) -> Tensor[_A0, *_Bs]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[_A0, *_Bs]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V]) -> Tensor[*_As]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*_As]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V]) -> Tensor[*_As, _C0]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*_As, _C0]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V]) -> Tensor[*_As, _B0]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*_As, _B0]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V]) -> Tensor[*tuple[Any, ...]]: """The largest singular values of matrices: the most that they make a vector longer."""
    @overload
    def spectral_norm(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V]) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest singular values of matrices: the most that they make a vector longer."""
else:
    @ruled('*A U *B V *C -> *A *B *C')
    def spectral_norm(x: Operand, rows: type[U], columns: type[V]) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def weight_norm(direction: Tensor[_U, *_Bs], length: Tensor[_U], axis: type[_U]) -> Tensor[_U, *_Bs]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Expr[Tensor[_U, *_Bs]], length: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[_U, *_Bs]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[_U, *_Bs], length: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[_U, *_Bs]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[_A0, _U, *_Bs], length: Tensor[_U], axis: type[_U]) -> Tensor[_A0, _U, *_Bs]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Expr[Tensor[_A0, _U, *_Bs]], length: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[_A0, _U, *_Bs]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[_A0, _U, *_Bs], length: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[_A0, _U, *_Bs]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[_A0, _A1, _U, *_Bs], length: Tensor[_U], axis: type[_U]) -> Tensor[_A0, _A1, _U, *_Bs]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Expr[Tensor[_A0, _A1, _U, *_Bs]], length: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[_A0, _A1, _U, *_Bs], length: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[*_As, _U], length: Tensor[_U], axis: type[_U]) -> Tensor[*_As, _U]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Expr[Tensor[*_As, _U]], length: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_As, _U]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[*_As, _U], length: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_As, _U]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[*_As, _U, _B0], length: Tensor[_U], axis: type[_U]) -> Tensor[*_As, _U, _B0]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Expr[Tensor[*_As, _U, _B0]], length: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_As, _U, _B0]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[*_As, _U, _B0], length: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_As, _U, _B0]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], length: Tensor[_U], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], length: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
    @overload
    def weight_norm(direction: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], length: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """Vectors with given directions and lengths, one for each position along U: ``length · direction / ‖direction‖``."""
else:
    @ruled('*A U *B, U -> *A U *B')
    def weight_norm(direction: Operand, length: Operand, axis: type[U]) -> Operand: ...
