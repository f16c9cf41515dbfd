# Generated from typedtensor/ops/library/elementwise/gammas.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp2
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
__all__ = ['BetaFunction', 'Deviance', 'LogBeta', 'LogGammaCorrection', 'beta_function', 'deviance', 'log_beta', 'log_gamma_correction']
class LogGammaCorrection(SpecialFunction, rule='*A -> *A'):
    order: Any
    function = 'log_gamma_correction'
    def __init__(self, order: int=0, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``μ(x) = ln |Γ(x)| - (x - ½) ln |x| + x - ½ ln 2π``, what Stirling's formula leaves; about ``1 / (12 x)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``μ(x) = ln |Γ(x)| - (x - ½) ln |x| + x - ½ ln 2π``, what Stirling's formula leaves; about ``1 / (12 x)``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``μ(x) = ln |Γ(x)| - (x - ½) ln |x| + x - ½ ln 2π``, what Stirling's formula leaves; about ``1 / (12 x)``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Deviance(PolyOp2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
class LogBeta(PolyOp2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
class BetaFunction(PolyOp2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
beta_function = BetaFunction()
"""``Γ(x1) Γ(x2) / Γ(x1 + x2)`` of positive numbers."""
deviance = Deviance()
"""``x1 ln(x1 / x2) - x1 + x2``, the deviance of counts ``x1`` from their expectations, in full precision."""
log_beta = LogBeta()
"""``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
log_gamma_correction = LogGammaCorrection()
"""``μ(x) = ln |Γ(x)| - (x - ½) ln |x| + x - ½ ln 2π``, what Stirling's formula leaves; about ``1 / (12 x)``."""
