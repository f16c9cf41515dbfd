# Generated from typedtensor/ops/library/losses/regression.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2
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
__all__ = ['AbsoluteError', 'Entropy', 'Huber', 'KLDiv', 'PoissonLoss', 'SquaredError']
__all__ += ['absolute_error', 'entropy', 'huber', 'kl_div', 'poisson_loss', 'squared_error']
class SquaredError(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``(x1 - x2)²``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``(x1 - x2)²``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``(x1 - x2)²``."""
class AbsoluteError(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
class Huber(Elementwise2, rule='*A?, *A? -> *A'):
    delta: float
    def __init__(self, delta: float=1.0, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
class PoissonLoss(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
class KLDiv(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
class Entropy(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-x ln x`` of probabilities; 0 where ``x`` is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-x ln x`` of probabilities; 0 where ``x`` is 0."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-x ln x`` of probabilities; 0 where ``x`` is 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
absolute_error = AbsoluteError()
"""``|x1 - x2|``. The gradient is 0 where both are equal."""
entropy = Entropy()
"""``-x ln x`` of probabilities; 0 where ``x`` is 0."""
huber = Huber()
"""``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
kl_div = KLDiv()
"""``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
poisson_loss = PoissonLoss()
"""``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
squared_error = SquaredError()
"""``(x1 - x2)²``."""
