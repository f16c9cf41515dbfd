# Generated from typedtensor/ops/library/elementwise/special.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.library.elementwise.function import SpecialFunction
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
__all__ = ['BesselI0', 'BesselI1', 'Digamma', 'Erf', 'ErfInv', 'Erfc', 'Gamma', 'LogGamma', 'Polygamma', 'Probit', 'digamma', 'erf', 'erfc', 'erfinv', 'gamma', 'i0', 'i1', 'lgamma', 'probit']
class Erf(SpecialFunction, rule='*A -> *A'):
    function = 'erf'
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
class Erfc(SpecialFunction, rule='*A -> *A'):
    function = 'erfc'
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
class ErfInv(SpecialFunction, rule='*A -> *A'):
    function = 'erf_inverse'
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
class Probit(SpecialFunction, rule='*A -> *A'):
    function = 'probit'
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
class LogGamma(SpecialFunction, rule='*A -> *A'):
    function = 'log_gamma'
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
class Gamma(SpecialFunction, rule='*A -> *A'):
    function = 'gamma'
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
class Digamma(SpecialFunction, rule='*A -> *A'):
    function = 'digamma'
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
class Polygamma(SpecialFunction, rule='*A -> *A'):
    order: Any
    function = 'polygamma'

    def __init__(self, order: int, /) -> None: ...
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
class BesselI0(SpecialFunction, rule='*A -> *A'):
    function = 'bessel'
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
class BesselI1(SpecialFunction, rule='*A -> *A'):
    function = 'bessel'
    order = 1
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
digamma = Digamma()
erf = Erf()
erfc = Erfc()
erfinv = ErfInv()
gamma = Gamma()
i0 = BesselI0()
i1 = BesselI1()
lgamma = LogGamma()
probit = Probit()
