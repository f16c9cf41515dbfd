# Generated from typedtensor/ops/library/elementwise/soft_activations.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.library.elementwise.function import Activation
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
__all__ = ['CELU', 'SELU', 'ExactGELU', 'LogSigmoid', 'Mish', 'Softsign', 'celu', 'exact_gelu', 'log_sigmoid', 'mish', 'selu', 'softsign']
_ALPHA, _LAMBDA = (1.6732632423543772, 1.0507009873554805)
class ExactGELU(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class SELU(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class CELU(Activation, rule='*A -> *A'):
    alpha: float
    def __init__(self, alpha: float=1.0, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x`` where it is positive, else ``α (e^(x / α) - 1)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` where it is positive, else ``α (e^(x / α) - 1)``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x`` where it is positive, else ``α (e^(x / α) - 1)``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Mish(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x tanh(ln(1 + eˣ))``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x tanh(ln(1 + eˣ))``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x tanh(ln(1 + eˣ))``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogSigmoid(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-ln(1 + e⁻ˣ)``; it does not overflow."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-ln(1 + e⁻ˣ)``; it does not overflow."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-ln(1 + e⁻ˣ)``; it does not overflow."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Softsign(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x / (1 + |x|)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x / (1 + |x|)``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x / (1 + |x|)``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
celu = CELU()
"""``x`` where it is positive, else ``α (e^(x / α) - 1)``."""
exact_gelu = ExactGELU()
"""``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster."""
log_sigmoid = LogSigmoid()
"""``-ln(1 + e⁻ˣ)``; it does not overflow."""
mish = Mish()
"""``x tanh(ln(1 + eˣ))``."""
selu = SELU()
"""``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1."""
softsign = Softsign()
"""``x / (1 + |x|)``."""
