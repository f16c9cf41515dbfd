# Generated from typedtensor/ops/library/reduce/extrema.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.ops.core.family import Along1, Label, Operand, Over1, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
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
__all__ = ['ArgMax', 'ArgMin', 'Max', 'Min']
P = TypeVarTuple('P')
class Max(Over1[*P,], rule='t *A -> t *A / *P where t not in bool'):
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
class Min(Over1[*P,], rule='t *A -> t *A / *P where t not in bool'):
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
class ArgMax(Along1[U], rule='t *A U *B -> int *A *B where t not in bool'):
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
class ArgMin(Along1[U], rule='t *A U *B -> int *A *B where t not in bool'):
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
def among_hits(labels: tuple[Label, ...], dy: Operand, y: Operand, x: Operand, hits: Operand) -> Operand: ...
