# Generated from typedtensor/ops/adjoint/reductions.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.ops.core.labelled import Over1
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
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _As = TypeVarTuple("_As")
__all__ = ['Size']
P = TypeVarTuple('P')
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
