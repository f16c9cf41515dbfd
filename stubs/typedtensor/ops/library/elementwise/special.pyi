# Generated from typedtensor/ops/library/elementwise/special.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.library.elementwise.function import Elementwise2, SpecialFunction
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
__all__ = ['BesselI', 'BetaFunction', 'Deviance', 'Digamma', 'Erf', 'ErfInv', 'Erfc', 'GammaFunction', 'LogBeta']
__all__ += ['LogGamma', 'LogGammaCorrection', 'Polygamma', 'Probit', 'SphericalBessel']
__all__ += ['beta_function', 'deviance', 'digamma', 'erf', 'erfc', 'erfinv', 'gamma_function', 'i0', 'i1', 'lgamma']
__all__ += ['log_beta', 'log_gamma_correction', 'probit']
class Erf(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``2/√π ∫₀ˣ e^(-t²) dt``. See also: ``scipy.special.erf``, ``torch.erf``, ``jax.scipy.special.erf``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``2/√π ∫₀ˣ e^(-t²) dt``. See also: ``scipy.special.erf``, ``torch.erf``, ``jax.scipy.special.erf``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``2/√π ∫₀ˣ e^(-t²) dt``. See also: ``scipy.special.erf``, ``torch.erf``, ``jax.scipy.special.erf``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Erfc(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``1 - erf x``, also where that is tiny."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``1 - erf x``, also where that is tiny."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``1 - erf x``, also where that is tiny."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ErfInv(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The inverse of :class:`Erf`; infinite at -1 and 1, NaN beyond."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The inverse of :class:`Erf`; infinite at -1 and 1, NaN beyond."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The inverse of :class:`Erf`; infinite at -1 and 1, NaN beyond."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Probit(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The inverse of the standard normal distribution, also of tiny probabilities; NaN outside of 0 to 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The inverse of the standard normal distribution, also of tiny probabilities; NaN outside of 0 to 1."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The inverse of the standard normal distribution, also of tiny probabilities; NaN outside of 0 to 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogGamma(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln |Γ(x)|``; infinite at 0, -1, -2, …."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln |Γ(x)|``; infinite at 0, -1, -2, …."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln |Γ(x)|``; infinite at 0, -1, -2, …."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class GammaFunction(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``Γ(x) = ∫₀^∞ t^(x - 1) e^(-t) dt``, for negative ``x`` by ``Γ(x + 1) = x Γ(x)``; NaN at -1, -2, …."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``Γ(x) = ∫₀^∞ t^(x - 1) e^(-t) dt``, for negative ``x`` by ``Γ(x + 1) = x Γ(x)``; NaN at -1, -2, …."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``Γ(x) = ∫₀^∞ t^(x - 1) e^(-t) dt``, for negative ``x`` by ``Γ(x + 1) = x Γ(x)``; NaN at -1, -2, …."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Digamma(SpecialFunction, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ψ(x) = Γ'(x) / Γ(x)``; infinite at 0, as ``-1 / x`` is, NaN at -1, -2, …."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ψ(x) = Γ'(x) / Γ(x)``; infinite at 0, as ``-1 / x`` is, NaN at -1, -2, …."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ψ(x) = Γ'(x) / Γ(x)``; infinite at 0, as ``-1 / x`` is, NaN at -1, -2, …."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Polygamma(SpecialFunction, rule='*A -> *A'):
    order: Any
    def __init__(self, order: int, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The derivative of a given order of :class:`Digamma`; at 0, -1, -2, … infinite for odd orders, else like Digamma."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The derivative of a given order of :class:`Digamma`; at 0, -1, -2, … infinite for odd orders, else like Digamma."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The derivative of a given order of :class:`Digamma`; at 0, -1, -2, … infinite for odd orders, else like Digamma."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Bessel(SpecialFunction):
    order: Any
    def __init__(self, order: int, /) -> None: ...
class BesselI(Bessel, rule='*A -> *A'):
    function = 'bessel'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The modified Bessel function of the first kind of a whole order."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The modified Bessel function of the first kind of a whole order."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The modified Bessel function of the first kind of a whole order."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class SphericalBessel(Bessel, rule='*A -> *A'):
    function = 'spherical_bessel'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The spherical Bessel function of the first kind of a whole order; that of order 0 is ``sin x / x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The spherical Bessel function of the first kind of a whole order; that of order 0 is ``sin x / x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The spherical Bessel function of the first kind of a whole order; that of order 0 is ``sin x / x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogGammaCorrection(SpecialFunction, rule='*A -> *A'):
    order: Any
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
class Deviance(Elementwise2, rule='*A?, *A? -> *A'):
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
class LogBeta(Elementwise2, rule='*A?, *A? -> *A'):
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
class BetaFunction(Elementwise2, rule='*A?, *A? -> *A'):
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
digamma = Digamma()
"""``ψ(x) = Γ'(x) / Γ(x)``; infinite at 0, as ``-1 / x`` is, NaN at -1, -2, …."""
erf = Erf()
"""``2/√π ∫₀ˣ e^(-t²) dt``. See also: ``scipy.special.erf``, ``torch.erf``, ``jax.scipy.special.erf``."""
erfc = Erfc()
"""``1 - erf x``, also where that is tiny."""
erfinv = ErfInv()
"""The inverse of :class:`Erf`; infinite at -1 and 1, NaN beyond."""
gamma_function = GammaFunction()
"""``Γ(x) = ∫₀^∞ t^(x - 1) e^(-t) dt``, for negative ``x`` by ``Γ(x + 1) = x Γ(x)``; NaN at -1, -2, …."""
i0 = BesselI(0)
i1 = BesselI(1)
lgamma = LogGamma()
"""``ln |Γ(x)|``; infinite at 0, -1, -2, …."""
log_beta = LogBeta()
"""``ln |Γ(x1) Γ(x2) / Γ(x1 + x2)|``."""
log_gamma_correction = LogGammaCorrection()
"""``μ(x) = ln |Γ(x)| - (x - ½) ln |x| + x - ½ ln 2π``, what Stirling's formula leaves; about ``1 / (12 x)``."""
probit = Probit()
"""The inverse of the standard normal distribution, also of tiny probabilities; NaN outside of 0 to 1."""
