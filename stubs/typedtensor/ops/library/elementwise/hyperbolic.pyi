# Generated from typedtensor/ops/library/elementwise/hyperbolic.py by `typedtensor stubs`; not edited by hand.
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
    from typedtensor.core.tensor import Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['ArCosh', 'ArSinh', 'ArTanh', 'Cosh', 'Sinh', 'acosh', 'asinh', 'atanh', 'cosh', 'sinh']
class Sinh(Function, rule='*A -> *A'):
    function = 'sinh'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``sinh x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``sinh x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``sinh x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Cosh(Function, rule='*A -> *A'):
    function = 'cosh'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``cosh x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``cosh x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``cosh x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArSinh(Function, rule='*A -> *A'):
    function = 'asinh'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arsinh x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arsinh x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arsinh x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArCosh(Function, rule='*A -> *A'):
    function = 'acosh'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArTanh(Function, rule='*A -> *A'):
    function = 'atanh'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``artanh x``; infinite at -1 and 1, NaN beyond."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``artanh x``; infinite at -1 and 1, NaN beyond."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``artanh x``; infinite at -1 and 1, NaN beyond."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
acosh = ArCosh()
"""``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
asinh = ArSinh()
"""``arsinh x``."""
atanh = ArTanh()
"""``artanh x``; infinite at -1 and 1, NaN beyond."""
cosh = Cosh()
"""``cosh x``."""
sinh = Sinh()
"""``sinh x``."""
