# Generated from typedtensor/ops/library/elementwise/exponential.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
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
__all__ = ['Exp', 'Exp2', 'Expm1', 'Log', 'Log1p', 'Log2', 'Log10', 'LogAddExp', 'exp', 'exp2', 'expm1', 'log', 'log1p', 'log2', 'log10', 'logaddexp']
class Exp(PolyOp1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``eˣ``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``eˣ``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``eˣ``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Expm1(PolyOp1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``eˣ - 1``, exact also for small ``x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``eˣ - 1``, exact also for small ``x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``eˣ - 1``, exact also for small ``x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log(PolyOp1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln x``, the natural logarithm."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln x``, the natural logarithm."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln x``, the natural logarithm."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log1p(PolyOp1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln(1 + x)``, exact also for small ``x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln(1 + x)``, exact also for small ``x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln(1 + x)``, exact also for small ``x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Exp2(PolyOp1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``2ˣ``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``2ˣ``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``2ˣ``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log2(Function, rule='*A -> *A'):
    function = 'log2'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``log₂ x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``log₂ x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``log₂ x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log10(Function, rule='*A -> *A'):
    function = 'log10'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``log₁₀ x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``log₁₀ x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``log₁₀ x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogAddExp(PolyOp2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln(e^x1 + e^x2)``, without overflow and cancellation."""
exp = Exp()
"""``eˣ``."""
exp2 = Exp2()
"""``2ˣ``."""
expm1 = Expm1()
"""``eˣ - 1``, exact also for small ``x``."""
log = Log()
"""``ln x``, the natural logarithm."""
log10 = Log10()
"""``log₁₀ x``."""
log1p = Log1p()
"""``ln(1 + x)``, exact also for small ``x``."""
log2 = Log2()
"""``log₂ x``."""
logaddexp = LogAddExp()
"""``ln(e^x1 + e^x2)``, without overflow and cancellation."""
