# Generated from typedtensor/ops/library/elementwise/rounding.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.library.elementwise.function import Function
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['Ceil', 'Floor', 'Frac', 'Round', 'ToInt', 'Trunc', 'ceil', 'floor', 'frac', 'round', 'to_int', 'trunc']
class Floor(Function, rule='*A -> *A'):
    function = 'floor'
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: ...
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: ...
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: ...
class Ceil(Function, rule='*A -> *A'):
    function = 'ceil'
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: ...
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: ...
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: ...
class Round(Function, rule='*A -> *A'):
    function = 'round'
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: ...
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: ...
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: ...
class Trunc(Function, rule='*A -> *A'):
    function = 'trunc'
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: ...
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: ...
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: ...
class ToInt(PolyOp1, rule='*A -> int *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[IntTensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> IntTensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> IntTensor[()]: ...
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Frac(PolyOp1, rule='*A -> *A'):

    @property
    def is_affine(self) -> bool: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: ...
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: ...
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: ...
ceil = Ceil()
floor = Floor()
frac = Frac()
round = Round()
to_int = ToInt()
trunc = Trunc()
