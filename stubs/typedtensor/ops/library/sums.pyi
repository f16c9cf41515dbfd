# Generated from typedtensor/ops/library/sums.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.ops.core.family import Over1, PolyOp1, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
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
__all__ = ['Expand', 'Size', 'Sum']
P = TypeVarTuple('P')
class Sum(Over1[*P,], rule='t *A -> t *A / *P where t not in bool', linear='sum'):
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
class Expand(PolyOp1[U], rule='t *A -> t U *A where U not in *A', linear='each'):
    is_view = True
    def __init__(self, axis: type[U] | U, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[U, *_As]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[U, *_As]]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[U, *_As]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[U, *_As]]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: BoolTensor[*_As], /) -> BoolTensor[U, *_As]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[U, *_As]]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[U]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[U]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[U]: """``x`` repeated along a new first axis U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
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
