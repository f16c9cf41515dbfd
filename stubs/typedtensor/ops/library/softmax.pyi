# Generated from typedtensor/ops/library/softmax.py by `typedtensor stubs`; not edited by hand.
from typing import Any, ClassVar
import numpy as np
from typedtensor.ops.core.arities import Along1, Along2
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, TensorType, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import BoolTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['LogSoftmax', 'LogSumExp', 'MaskedLogSoftmax', 'MaskedSoftmax', 'Softmax', 'Sparsemax']
__all__ += ['log_softmax', 'log_sum_exp', 'softmax', 'sparsemax']
_LARGEST: Any = np.maximum.reduce
def shifted(xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]: ...
def finite(xp: Namespace, x: Array) -> Array: ...
class LogSumExp(Along1[U], rule='*A U *B -> *A *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __new__(cls, axis: type[U], /) -> LogSumExp[U]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[*_Bs]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, _B0]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Softmax(Along1[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __new__(cls, axis: type[U], /) -> Softmax[U]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogSoftmax(Along1[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``x - ln Σ eˣ`` along U."""
        @overload
        def __new__(cls, axis: type[U], /) -> LogSoftmax[U]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x - ln Σ eˣ`` along U."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x - ln Σ eˣ`` along U."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class _Masked(Along2[U]):
    unmasked: ClassVar[type[Softmax[Any] | LogSoftmax[Any]]]
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
class MaskedSoftmax(_Masked[U], rule='*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B'):
    unmasked = Softmax
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __new__(cls, axis: type[U], /) -> MaskedSoftmax[U]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[U, *_Bs]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, U, *_Bs]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, _A1, U, *_Bs]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U, _B0]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
class MaskedLogSoftmax(_Masked[U], rule='*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B'):
    unmasked = LogSoftmax
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> MaskedLogSoftmax[U]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[U, *_Bs]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, U, *_Bs]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, _A1, U, *_Bs]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U, _B0]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U, _B0]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U, _B0]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def log_softmax(x: Tensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_U, *_Bs]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_U, *_Bs]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _U, *_Bs]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, _U, *_Bs]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Tensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Tensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U, _B0]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U, _B0]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``x - ln Σ eˣ`` along U."""
    @overload
    def log_softmax(x: Tensor[*_As], axis: type[_U], /, *, where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*_As]]: """``x - ln Σ eˣ`` along U."""
else:
    log_softmax = Labelled(LogSoftmax, masked=MaskedLogSoftmax)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def log_sum_exp(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
    @overload
    def log_sum_exp(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``ln Σ eˣ`` along U; minus infinity where U has no elements."""
else:
    log_sum_exp = Labelled(LogSumExp)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def softmax(x: Tensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_U, *_Bs]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_U, *_Bs]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _U, *_Bs]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _U, *_Bs]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, _U, *_Bs]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Tensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Tensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U, _B0]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U, _B0]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
    @overload
    def softmax(x: Tensor[*_As], axis: type[_U], /, *, where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*_As]]: """``eˣ / Σ eˣ`` along U; of ``-∞`` it is 0, of ``∞`` NaN."""
else:
    softmax = Labelled(Softmax, masked=MaskedSoftmax)
class Sparsemax(Along1[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> Sparsemax[U]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def sparsemax(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
else:
    sparsemax = Labelled(Sparsemax)
