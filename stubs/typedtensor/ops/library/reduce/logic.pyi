# Generated from typedtensor/ops/library/reduce/logic.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.ops.core.family import Over1
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
__all__ = ['AllTrue', 'AnyTrue', 'CountNonZero']
P = TypeVarTuple('P')
class AnyTrue(Over1[*P,], rule='bool *A -> bool *A / *P'):
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
class AllTrue(Over1[*P,], rule='bool *A -> bool *A / *P'):
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
class CountNonZero(Over1[*P,], rule='t *A -> int *A / *P'):
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
