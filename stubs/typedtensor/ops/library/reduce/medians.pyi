# Generated from typedtensor/ops/library/reduce/medians.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.ops.core.family import Along1, Over1, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import Tensor
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
__all__ = ['Median', 'MedianShare', 'MedianShareAlong']
P = TypeVarTuple('P')
class Median(Over1[*P,], rule='*A -> *A / *P'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls) -> Median[()]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MedianAlong[_P0]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Median[_P0, _P1]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Median[_P0, _P1, _P2]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Median[_P0, _P1, _P2, _P3]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Median[_P0, _P1, _P2, _P3, _P4]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Median[_P0, _P1, _P2, _P3, _P4, _P5]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Median[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Median[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Median[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[()], x: Tensor[*_As], /) -> Tensor[()]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _MedianAlong(Median[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class MedianShare(Over1[*P,], rule='*A -> *A where *P within *A'):
    detached = frozenset({0})
    mixed = frozenset({'*A'})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> MedianShare[_P0]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MedianShare[_P0, _P1]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MedianShare[_P0, _P1, _P2]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MedianShare[_P0, _P1, _P2, _P3]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MedianShare[_P0, _P1, _P2, _P3, _P4]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MedianShare[_P0, _P1, _P2, _P3, _P4, _P5]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MedianShare[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MedianShare[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MedianShare[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The derivative of :class:`Median` along several labels or all: the share of each element."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class MedianShareAlong(Along1[U], rule='*A U *B -> *A U *B'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> MedianShareAlong[U]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The derivative of :class:`Median` along a label: the share of each element. Its own gradient is 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
