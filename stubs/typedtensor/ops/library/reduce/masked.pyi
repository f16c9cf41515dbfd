# Generated from typedtensor/ops/library/reduce/masked.py by `typedtensor stubs`; not edited by hand.
from abc import abstractmethod
from typing import Any, TypeVarTuple
from typedtensor.ops.core.family import Array, Kernel, Namespace, Operand, Over2, TensorType
from typedtensor.ops.library.reduce.reduction import Axes
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['MaskedAllTrue', 'MaskedAnyTrue', 'MaskedMax', 'MaskedMean', 'MaskedMin', 'MaskedStd', 'MaskedSum']
__all__ += ['MaskedVariance']
P = TypeVarTuple('P')
class Masked(Over2[*P,]):
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
    @abstractmethod
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
class MaskedSum(Masked[*P,], rule='t *A, bool *C -> t *A / *P where *C within *A, t not in bool', linear='sum'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls) -> MaskedSum[()]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedSumAlong[_P0]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedSum[_P0, _P1]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedSum[_P0, _P1, _P2]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedSum[_P0, _P1, _P2, _P3]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedSum[_P0, _P1, _P2, _P3, _P4]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedSum[_P0, _P1, _P2, _P3, _P4, _P5]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedSum[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedSum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedSum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[_P0, *tuple[Any, ...]], x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[_P0, *tuple[Any, ...]], x1: IntTensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[_P0, *tuple[Any, ...]], x1: Expr[IntTensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[_P0, *tuple[Any, ...]], x1: IntTensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: Tensor[*_As], x2: BoolTensor[*_Cs], /) -> Tensor[()]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[Tensor[()]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: Tensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[Tensor[()]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: IntTensor[*_As], x2: BoolTensor[*_Cs], /) -> IntTensor[()]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: Expr[IntTensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[IntTensor[()]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: IntTensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[IntTensor[()]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: IntTensor[()] | IntNumber, x2: BoolTensor[()] | BoolNumber, /) -> IntTensor[()]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self: MaskedSum[()], x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedSumAlong(MaskedSum[_U]):
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_Bs]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, *_Bs]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, _A1, *_Bs]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As, _B0]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As, _B0]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As, _B0]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> IntTensor[*_Bs]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[IntTensor[*_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[IntTensor[*_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> IntTensor[_A0, *_Bs]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> IntTensor[*_As]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[IntTensor[*_As]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[IntTensor[*_As]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> IntTensor[*_As, _B0]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[IntTensor[*_As, _B0]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[IntTensor[*_As, _B0]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum of the elements of ``x1`` where ``x2`` is true, along labels or of all."""
class MaskedMean(Masked[*P,], rule='t *A, bool *C -> real *A / *P where *C within *A, t not in int', linear='first'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls) -> MaskedMean[()]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedMeanAlong[_P0]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedMean[_P0, _P1]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedMean[_P0, _P1, _P2]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedMean[_P0, _P1, _P2, _P3]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedMean[_P0, _P1, _P2, _P3, _P4]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedMean[_P0, _P1, _P2, _P3, _P4, _P5]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedMean[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedMean[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedMean[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[_P0, *tuple[Any, ...]], x1: Expr[Tensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[()], x1: Tensor[*_As] | BoolTensor[*_As], x2: BoolTensor[*_Cs], /) -> Tensor[()]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[()], x1: Expr[Tensor[*_As]] | Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[Tensor[()]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[()], x1: Tensor[*_As] | BoolTensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[Tensor[()]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self: MaskedMean[()], x1: Tensor[()] | RealNumber | BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedMeanAlong(MaskedMean[_U]):
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_Bs]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_Bs]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_Bs]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, *_Bs]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, *_Bs]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, _A1, *_Bs]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U] | BoolTensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U] | BoolTensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As, _B0]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As, _B0]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As, _B0]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of the elements of ``x1`` where ``x2`` is true, along labels or of all; NaN where that is nowhere."""
class MaskedVariance(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls) -> MaskedVariance[()]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedVarianceAlong[_P0]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedVariance[_P0, _P1]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedVariance[_P0, _P1, _P2]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedVariance[_P0, _P1, _P2, _P3]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedVariance[_P0, _P1, _P2, _P3, _P4]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedVariance[_P0, _P1, _P2, _P3, _P4, _P5]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedVariance[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedVariance[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedVariance[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[_P0, *tuple[Any, ...]], x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[()], x1: Tensor[*_As], x2: BoolTensor[*_Cs], /) -> Tensor[()]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[()], x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[Tensor[()]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[()], x1: Tensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[Tensor[()]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self: MaskedVariance[()], x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedVarianceAlong(MaskedVariance[_U]):
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_Bs]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_Bs]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_Bs]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, *_Bs]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, *_Bs]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, *_Bs]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, _A1, *_Bs]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As, _B0]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As, _B0]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As, _B0]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ (x - mean x)² / n`` over the n elements of ``x1`` where ``x2`` is true, along labels or over all."""
class MaskedStd(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls) -> MaskedStd[()]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedStdAlong[_P0]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedStd[_P0, _P1]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedStd[_P0, _P1, _P2]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedStd[_P0, _P1, _P2, _P3]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedStd[_P0, _P1, _P2, _P3, _P4]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedStd[_P0, _P1, _P2, _P3, _P4, _P5]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedStd[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedStd[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedStd[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[_P0, *tuple[Any, ...]], x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[()], x1: Tensor[*_As], x2: BoolTensor[*_Cs], /) -> Tensor[()]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[()], x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[Tensor[()]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[()], x1: Tensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[Tensor[()]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: MaskedStd[()], x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedStdAlong(MaskedStd[_U]):
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_Bs]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_Bs]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_Bs]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, *_Bs]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, *_Bs]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, _A1, *_Bs]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As, _B0]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As, _B0]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As, _B0]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The root of :class:`MaskedVariance`. The gradient is 0 where all elements are equal."""
class MaskedMax(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls) -> MaskedMax[()]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedMaxAlong[_P0]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedMax[_P0, _P1]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedMax[_P0, _P1, _P2]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedMax[_P0, _P1, _P2, _P3]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedMax[_P0, _P1, _P2, _P3, _P4]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedMax[_P0, _P1, _P2, _P3, _P4, _P5]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedMax[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedMax[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedMax[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[_P0, *tuple[Any, ...]], x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[()], x1: Tensor[*_As], x2: BoolTensor[*_Cs], /) -> Tensor[()]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[()], x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[Tensor[()]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[()], x1: Tensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[Tensor[()]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self: MaskedMax[()], x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedMaxAlong(MaskedMax[_U]):
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_Bs]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_Bs]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_Bs]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, *_Bs]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, *_Bs]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, _A1, *_Bs]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As, _B0]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As, _B0]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As, _B0]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements of ``x1`` where ``x2`` is true, along labels or of all; minus infinity where that is"""
class MaskedMin(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls) -> MaskedMin[()]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedMinAlong[_P0]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedMin[_P0, _P1]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedMin[_P0, _P1, _P2]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedMin[_P0, _P1, _P2, _P3]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedMin[_P0, _P1, _P2, _P3, _P4]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedMin[_P0, _P1, _P2, _P3, _P4, _P5]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedMin[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedMin[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedMin[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[_P0, *tuple[Any, ...]], x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[_P0, *tuple[Any, ...]], x1: Tensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[()], x1: Tensor[*_As], x2: BoolTensor[*_Cs], /) -> Tensor[()]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[()], x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[Tensor[()]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[()], x1: Tensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[Tensor[()]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self: MaskedMin[()], x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedMinAlong(MaskedMin[_U]):
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_Bs]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_Bs]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_Bs]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, *_Bs]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, *_Bs]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[_A0, _A1, *_Bs]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Tensor[*_As, _B0]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[Tensor[*_As, _B0]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[Tensor[*_As, _B0]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements of ``x1`` where ``x2`` is true, along labels or of all; infinity where that is nowhere."""
class MaskedAnyTrue(Masked[*P,], rule='bool *A, bool *C -> bool *A / *P where *C within *A'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls) -> MaskedAnyTrue[()]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedAnyTrueAlong[_P0]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedAnyTrue[_P0, _P1]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedAnyTrue[_P0, _P1, _P2]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedAnyTrue[_P0, _P1, _P2, _P3]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedAnyTrue[_P0, _P1, _P2, _P3, _P4]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedAnyTrue[_P0, _P1, _P2, _P3, _P4, _P5]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedAnyTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedAnyTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedAnyTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[_P0, *tuple[Any, ...]], x1: BoolTensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[_P0, *tuple[Any, ...]], x1: Expr[BoolTensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[_P0, *tuple[Any, ...]], x1: BoolTensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[()], x1: BoolTensor[*_As], x2: BoolTensor[*_Cs], /) -> BoolTensor[()]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[()], x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[BoolTensor[()]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[()], x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[BoolTensor[()]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self: MaskedAnyTrue[()], x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedAnyTrueAlong(MaskedAnyTrue[_U]):
        @overload
        def __call__(self, x1: BoolTensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[*_Bs]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[*_Bs]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[*_Bs]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[_A0, *_Bs]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[_A0, _A1, *_Bs]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[*_As]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[*_As]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[*_As]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[*_As, _B0]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[*_As, _B0]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[*_As, _B0]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element of ``x1`` is true where ``x2`` is, along labels or of all; false where that is nowhere."""
class MaskedAllTrue(Masked[*P,], rule='bool *A, bool *C -> bool *A / *P where *C within *A'):
    def reduced(self, xp: Namespace, x: Array, allowed: Array, axes: Axes) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls) -> MaskedAllTrue[()]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaskedAllTrueAlong[_P0]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MaskedAllTrue[_P0, _P1]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MaskedAllTrue[_P0, _P1, _P2]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MaskedAllTrue[_P0, _P1, _P2, _P3]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MaskedAllTrue[_P0, _P1, _P2, _P3, _P4]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MaskedAllTrue[_P0, _P1, _P2, _P3, _P4, _P5]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MaskedAllTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MaskedAllTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MaskedAllTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[_P0, *tuple[Any, ...]], x1: BoolTensor[*tuple[Any, ...]], x2: BoolTensor[*tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[_P0, *tuple[Any, ...]], x1: Expr[BoolTensor[*tuple[Any, ...]]], x2: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[_P0, *tuple[Any, ...]], x1: BoolTensor[*tuple[Any, ...]], x2: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[()], x1: BoolTensor[*_As], x2: BoolTensor[*_Cs], /) -> BoolTensor[()]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[()], x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_Cs]] | BoolTensor[*_Cs], /) -> Expr[BoolTensor[()]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[()], x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_Cs]], /) -> Expr[BoolTensor[()]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self: MaskedAllTrue[()], x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
if not TYPEDTENSOR_PLUGIN:
    class _MaskedAllTrueAlong(MaskedAllTrue[_U]):
        @overload
        def __call__(self, x1: BoolTensor[_U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[*_Bs]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[*_Bs]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[*_Bs]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[_A0, *_Bs]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[_A0, _A1, *_Bs]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[*_As]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, _U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[*_As]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[*_As]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> BoolTensor[*_As, _B0]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[_U, *tuple[Any, ...]] | BoolTensor[Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, _U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], _U], /) -> Expr[BoolTensor[*_As, _B0]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, _U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[_U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], _U]], /) -> Expr[BoolTensor[*_As, _B0]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements of ``x1`` are true where ``x2`` is, along labels or altogether; true where that is nowhere."""
