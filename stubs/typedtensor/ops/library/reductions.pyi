# Generated from typedtensor/ops/library/reductions.py by `typedtensor stubs`; not edited by hand.
import math
from typing import Any, ClassVar
from typedtensor.ops.core.arities import Along1, Over1, Over2, P
from typedtensor.ops.core.family import Array, Axis, Kernel, Label, Namespace, Operand, TensorType, U
from typedtensor.ops.core.operation import PolyOp
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
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
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['AllTrue', 'AnyTrue', 'ArgMax', 'ArgMin', 'CountNonZero', 'MaskedAllTrue', 'MaskedAnyTrue']
__all__ += ['MaskedMax', 'MaskedMean', 'MaskedMin', 'MaskedStd', 'MaskedSum', 'MaskedVariance', 'Max', 'Mean', 'Min']
__all__ += ['Prod', 'ProdOthersAlong', 'Size', 'Std', 'Sum', 'Variance']
Axes = int | tuple[int, ...] | None
class Reduction(Over1[*P,]):
    function: ClassVar[str] = ''
    neutral: ClassVar[float] = 0.0
    sought: ClassVar[str] = ''
    def ground(self, x: TensorType, /) -> Kernel: ...
    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand: ...
    def kept(self, xp: Namespace, x: Array, allowed: Array) -> Array: ...
    def number(self, x: Operand, allowed: Operand | None) -> Operand: ...
class Masked(Over2[*P,]):
    unmasked: ClassVar[type[Reduction]]
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
def positions(labels: tuple[Label, ...], x: TensorType) -> Axes: ...
def written_out(axes: Axes, x: Array) -> tuple[int, ...]: ...
def of_something(operation: PolyOp, x: TensorType, axes: Axes, kernel: Kernel, sought: str) -> Kernel: ...
def spread(labels: tuple[Label, ...], y: Operand, x: Operand) -> Operand: ...
def masked_mean(xp: Namespace, x: Array, axes: Axes, allowed: Array, *, keepdims: bool=False) -> Array: ...
class Size(Over1[*P,], rule='t *A -> real where *P within *A'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Size[_P0]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Size[_P0, _P1]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Size[_P0, _P1, _P2]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Size[_P0, _P1, _P2, _P3]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Size[_P0, _P1, _P2, _P3, _P4]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Size[_P0, _P1, _P2, _P3, _P4, _P5]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Size[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Size[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Size[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __call__(self, x: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> Tensor[()]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[Tensor[()]]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Sum(Reduction[*P,], rule='t *A -> t *A / *P where t not in bool', linear='sum'):
    function = 'sum'
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls) -> Sum[()]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _SumAlong[_P0]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Sum[_P0, _P1]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Sum[_P0, _P1, _P2]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Sum[_P0, _P1, _P2, _P3]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Sum[_P0, _P1, _P2, _P3, _P4]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Sum[_P0, _P1, _P2, _P3, _P4, _P5]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Sum[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Sum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The sum along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Sum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[_P0, *tuple[Any, ...]], x: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[_P0, *tuple[Any, ...]], x: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[()], x: Tensor[*_As], /) -> Tensor[()]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[()], x: IntTensor[*_As], /) -> IntTensor[()]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[()], x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[()]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[()], x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self: Sum[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The sum along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _SumAlong(Sum[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_U, *_Bs], /) -> IntTensor[*_Bs]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_A0, _U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, _U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U], /) -> IntTensor[*_As]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U]], /) -> Expr[IntTensor[*_As]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U, _B0], /) -> IntTensor[*_As, _B0]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedSum(Masked[*P,], rule='t *A, bool *C -> t *A / *P where *C within *A, t not in bool', linear='sum'):
    unmasked = Sum
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
class Mean(Reduction[*P,], rule='t *A -> real *A / *P where t not in int', linear='each'):
    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls) -> Mean[()]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MeanAlong[_P0]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Mean[_P0, _P1]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Mean[_P0, _P1, _P2]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Mean[_P0, _P1, _P2, _P3]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Mean[_P0, _P1, _P2, _P3, _P4]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Mean[_P0, _P1, _P2, _P3, _P4, _P5]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Mean[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Mean[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Mean[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self: Mean[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self: Mean[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self: Mean[()], x: Tensor[*_As] | BoolTensor[*_As], /) -> Tensor[()]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self: Mean[()], x: Expr[Tensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[Tensor[()]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self: Mean[()], x: Tensor[()] | RealNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _MeanAlong(Mean[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs] | BoolTensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Tensor[*_As, _U] | BoolTensor[*_As, _U], /) -> Tensor[*_As]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along labels, or of all elements; for truth values, the share of true ones, in float32."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedMean(Masked[*P,], rule='t *A, bool *C -> real *A / *P where *C within *A, t not in int', linear='first'):
    unmasked = Mean
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
class Deviation(Reduction[*P,]):
    correction: float
    root: ClassVar[bool] = False
    def __init__(self, *axes: type[Axis], correction: float=0.0) -> None: ...
    def ground(self, x: TensorType, /) -> Kernel: ...
    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array: ...
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand: ...
class Variance(Deviation[*P,], rule='*A -> *A / *P'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], correction: float = 0.0) -> Any: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, *, correction: float = 0.0) -> Variance[()]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, correction: float = 0.0) -> _VarianceAlong[_P0]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, correction: float = 0.0) -> Variance[_P0, _P1]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, correction: float = 0.0) -> Variance[_P0, _P1, _P2]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, correction: float = 0.0) -> Variance[_P0, _P1, _P2, _P3]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, correction: float = 0.0) -> Variance[_P0, _P1, _P2, _P3, _P4]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, correction: float = 0.0) -> Variance[_P0, _P1, _P2, _P3, _P4, _P5]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, correction: float = 0.0) -> Variance[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, correction: float = 0.0) -> Variance[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], correction: float = 0.0) -> Variance[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self: Variance[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self: Variance[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self: Variance[()], x: Tensor[*_As], /) -> Tensor[()]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self: Variance[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self: Variance[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _VarianceAlong(Variance[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ (x - mean x)² / (n - correction)`` over the n elements along labels, or over all."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedVariance(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    unmasked = Variance
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
class Std(Deviation[*P,], rule='*A -> *A / *P'):
    root = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], correction: float = 0.0) -> Any: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, *, correction: float = 0.0) -> Std[()]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, correction: float = 0.0) -> _StdAlong[_P0]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, correction: float = 0.0) -> Std[_P0, _P1]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, correction: float = 0.0) -> Std[_P0, _P1, _P2]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, correction: float = 0.0) -> Std[_P0, _P1, _P2, _P3]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, correction: float = 0.0) -> Std[_P0, _P1, _P2, _P3, _P4]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, correction: float = 0.0) -> Std[_P0, _P1, _P2, _P3, _P4, _P5]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, correction: float = 0.0) -> Std[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, correction: float = 0.0) -> Std[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], correction: float = 0.0) -> Std[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: Std[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: Std[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: Std[()], x: Tensor[*_As], /) -> Tensor[()]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: Std[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self: Std[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _StdAlong(Std[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The root of :class:`Variance`. The gradient is 0 where all elements are equal."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedStd(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    unmasked = Std
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
class Extremum(Reduction[*P,]):
    def slope(self, dy: Operand, y: Operand, x: Operand, allowed: Operand | None) -> Operand: ...
class Max(Extremum[*P,], rule='t *A -> t *A / *P where t not in bool'):
    function, sought, neutral = ('max', 'largest', -math.inf)
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls) -> Max[()]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MaxAlong[_P0]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Max[_P0, _P1]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Max[_P0, _P1, _P2]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Max[_P0, _P1, _P2, _P3]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Max[_P0, _P1, _P2, _P3, _P4]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Max[_P0, _P1, _P2, _P3, _P4, _P5]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Max[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Max[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Max[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[_P0, *tuple[Any, ...]], x: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[_P0, *tuple[Any, ...]], x: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[()], x: Tensor[*_As], /) -> Tensor[()]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[()], x: IntTensor[*_As], /) -> IntTensor[()]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[()], x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[()]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[()], x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Max[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _MaxAlong(Max[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[_U, *_Bs], /) -> IntTensor[*_Bs]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, _U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, _U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U], /) -> IntTensor[*_As]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U]], /) -> Expr[IntTensor[*_As]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U, _B0], /) -> IntTensor[*_As, _B0]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest elements along labels, or of all. Equal elements share the gradient."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedMax(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    unmasked = Max
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
class Min(Extremum[*P,], rule='t *A -> t *A / *P where t not in bool'):
    function, sought, neutral = ('min', 'smallest', math.inf)
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls) -> Min[()]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MinAlong[_P0]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Min[_P0, _P1]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Min[_P0, _P1, _P2]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Min[_P0, _P1, _P2, _P3]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Min[_P0, _P1, _P2, _P3, _P4]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Min[_P0, _P1, _P2, _P3, _P4, _P5]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Min[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Min[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Min[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[_P0, *tuple[Any, ...]], x: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[_P0, *tuple[Any, ...]], x: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[()], x: Tensor[*_As], /) -> Tensor[()]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[()], x: IntTensor[*_As], /) -> IntTensor[()]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[()], x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[()]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[()], x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self: Min[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _MinAlong(Min[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[_U, *_Bs], /) -> IntTensor[*_Bs]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, _U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, _U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U], /) -> IntTensor[*_As]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U]], /) -> Expr[IntTensor[*_As]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U, _B0], /) -> IntTensor[*_As, _B0]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest elements along labels, or of all. Equal elements share the gradient."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedMin(Masked[*P,], rule='*A, bool *C -> *A / *P where *C within *A'):
    unmasked = Min
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
class AnyTrue(Reduction[*P,], rule='bool *A -> bool *A / *P'):
    function, neutral = ('any', False)
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls) -> AnyTrue[()]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _AnyTrueAlong[_P0]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> AnyTrue[_P0, _P1]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> AnyTrue[_P0, _P1, _P2]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> AnyTrue[_P0, _P1, _P2, _P3]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> AnyTrue[_P0, _P1, _P2, _P3, _P4]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> AnyTrue[_P0, _P1, _P2, _P3, _P4, _P5]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> AnyTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> AnyTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> AnyTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self: AnyTrue[_P0, *tuple[Any, ...]], x: BoolTensor[*tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self: AnyTrue[_P0, *tuple[Any, ...]], x: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self: AnyTrue[()], x: BoolTensor[*_As], /) -> BoolTensor[()]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self: AnyTrue[()], x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[()]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self: AnyTrue[()], x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """Whether any element is true, along labels or of all; false if there are none."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _AnyTrueAlong(AnyTrue[_U]):
        @overload
        def __call__(self, x: BoolTensor[_U, *_Bs], /) -> BoolTensor[*_Bs]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_U, *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _U, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _U, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, _U, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: BoolTensor[*_As, _U], /) -> BoolTensor[*_As]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, _U]], /) -> Expr[BoolTensor[*_As]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: BoolTensor[*_As, _U, _B0], /) -> BoolTensor[*_As, _B0]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, _U, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether any element is true, along labels or of all; false if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element is true, along labels or of all; false if there are none."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedAnyTrue(Masked[*P,], rule='bool *A, bool *C -> bool *A / *P where *C within *A'):
    unmasked = AnyTrue
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
class AllTrue(Reduction[*P,], rule='bool *A -> bool *A / *P'):
    function, neutral = ('all', True)
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls) -> AllTrue[()]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _AllTrueAlong[_P0]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> AllTrue[_P0, _P1]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> AllTrue[_P0, _P1, _P2]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> AllTrue[_P0, _P1, _P2, _P3]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> AllTrue[_P0, _P1, _P2, _P3, _P4]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> AllTrue[_P0, _P1, _P2, _P3, _P4, _P5]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> AllTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> AllTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> AllTrue[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self: AllTrue[_P0, *tuple[Any, ...]], x: BoolTensor[*tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self: AllTrue[_P0, *tuple[Any, ...]], x: Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self: AllTrue[()], x: BoolTensor[*_As], /) -> BoolTensor[()]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self: AllTrue[()], x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[()]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self: AllTrue[()], x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """Whether all elements are true, along labels or altogether; true if there are none."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _AllTrueAlong(AllTrue[_U]):
        @overload
        def __call__(self, x: BoolTensor[_U, *_Bs], /) -> BoolTensor[*_Bs]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_U, *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _U, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _U, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, _U, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: BoolTensor[*_As, _U], /) -> BoolTensor[*_As]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, _U]], /) -> Expr[BoolTensor[*_As]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: BoolTensor[*_As, _U, _B0], /) -> BoolTensor[*_As, _B0]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, _U, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements are true, along labels or altogether; true if there are none."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MaskedAllTrue(Masked[*P,], rule='bool *A, bool *C -> bool *A / *P where *C within *A'):
    unmasked = AllTrue
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
class CountNonZero(Reduction[*P,], rule='t *A -> int *A / *P'):
    def reduced(self, xp: Namespace, x: Array, axes: Axes, allowed: Array | None) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls) -> CountNonZero[()]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _CountNonZeroAlong[_P0]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> CountNonZero[_P0, _P1]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> CountNonZero[_P0, _P1, _P2]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> CountNonZero[_P0, _P1, _P2, _P3]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> CountNonZero[_P0, _P1, _P2, _P3, _P4]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> CountNonZero[_P0, _P1, _P2, _P3, _P4, _P5]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> CountNonZero[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> CountNonZero[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> CountNonZero[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self: CountNonZero[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self: CountNonZero[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self: CountNonZero[()], x: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> IntTensor[()]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self: CountNonZero[()], x: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[IntTensor[()]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self: CountNonZero[()], x: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> IntTensor[()]: """The number of true or nonzero elements, along labels or of all."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _CountNonZeroAlong(CountNonZero[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], /) -> IntTensor[*_As]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], /) -> Expr[IntTensor[*_As]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], /) -> IntTensor[*_As, _B0]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements, along labels or of all."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements, along labels or of all."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ArgExtremum(Along1[U]):
    function: ClassVar[str]
    sought: ClassVar[str]
    def ground(self, x: TensorType, /) -> Kernel: ...
    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array: ...
class ArgMax(ArgExtremum[U], rule='t *A U *B -> int *A *B where t not in bool'):
    function, sought = ('argmax', 'largest')
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __new__(cls, axis: type[U], /) -> ArgMax[U]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs], /) -> IntTensor[*_Bs]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U], /) -> IntTensor[*_As]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As]]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, _B0]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The index of the largest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the largest element along U, the first one if several are equal."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ArgMin(ArgExtremum[U], rule='t *A U *B -> int *A *B where t not in bool'):
    function, sought = ('argmin', 'smallest')
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __new__(cls, axis: type[U], /) -> ArgMin[U]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs], /) -> IntTensor[*_Bs]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U], /) -> IntTensor[*_As]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As]]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, _B0]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The index of the smallest element along U, the first one if several are equal."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the smallest element along U, the first one if several are equal."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Prod(Reduction[*P,], rule='t *A -> t *A / *P where t not in bool'):
    function = 'prod'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The product along labels, or of all elements."""
        @overload
        def __new__(cls) -> Prod[()]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _ProdAlong[_P0]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Prod[_P0, _P1]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Prod[_P0, _P1, _P2]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Prod[_P0, _P1, _P2, _P3]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Prod[_P0, _P1, _P2, _P3, _P4]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Tensor[*_As], /) -> Tensor[()]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: IntTensor[*_As], /) -> IntTensor[()]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[()]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _ProdAlong(Prod[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_U, *_Bs], /) -> IntTensor[*_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_A0, _U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, _U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U], /) -> IntTensor[*_As]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U]], /) -> Expr[IntTensor[*_As]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U, _B0], /) -> IntTensor[*_As, _B0]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ProdOthersAlong(Along1[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __new__(cls, axis: type[U], /) -> ProdOthersAlong[U]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
