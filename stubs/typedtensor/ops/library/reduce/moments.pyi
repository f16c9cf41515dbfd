# Generated from typedtensor/ops/library/reduce/moments.py by `typedtensor stubs`; not edited by hand.
from typing import Any, TypeVarTuple
from typedtensor.ops.core.family import Axis, Over1
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import TypeVar, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import BoolNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, Tensor
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
__all__ = ['Mean', 'Std', 'Variance']
P = TypeVarTuple('P')
class Mean(Over1[*P,], rule='t *A -> real *A / *P where t not in int', linear='each'):
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
class Variance(Over1[*P,], rule='*A -> *A / *P'):
    correction: float
    def __init__(self, *axes: type[Axis], correction: float=0.0) -> None: ...
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
class Std(Over1[*P,], rule='*A -> *A / *P'):
    correction: float
    def __init__(self, *axes: type[Axis], correction: float=0.0) -> None: ...
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
