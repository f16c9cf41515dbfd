# Generated from typedtensor/ops/library/elementwise/activations.py by `typedtensor stubs`; not edited by hand.
import math
import numpy as np
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
    from typedtensor.core.operand import IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['ELU', 'GELU', 'GELUSlope', 'LeakyReLU', 'ReLU', 'SiLU', 'Sigmoid', 'Softplus', 'Tanh', 'elu', 'gelu', 'leaky_relu', 'relu', 'sigmoid', 'silu', 'softplus', 'tanh']
class ReLU(Activation, rule='t *A -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Sigmoid(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
_FEW = 1024
_NUMBERS = {np.dtype(t): (np.zeros((), t), np.ones((), t)) for t in (np.float16, np.float32, np.float64)}
class Tanh(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``tanh x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``tanh x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``tanh x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LeakyReLU(Activation, rule='*A -> *A'):
    slope: float
    def __init__(self, slope: float=0.01, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x`` where it is positive, else ``slope · x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` where it is positive, else ``slope · x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x`` where it is positive, else ``slope · x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ELU(Activation, rule='*A -> *A'):
    alpha: float
    def __init__(self, alpha: float=1.0, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x`` where it is positive, else ``α (eˣ - 1)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` where it is positive, else ``α (eˣ - 1)``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x`` where it is positive, else ``α (eˣ - 1)``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Softplus(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln(1 + eˣ)``; it does not overflow."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln(1 + eˣ)``; it does not overflow."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln(1 + eˣ)``; it does not overflow."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class SiLU(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x / (1 + e⁻ˣ)``, also called swish."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x / (1 + e⁻ˣ)``, also called swish."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x / (1 + e⁻ˣ)``, also called swish."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
_GELU = (math.sqrt(2.0 / math.pi), 0.044715)
class GELU(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``½ x (1 + tanh(√(2/π) (x + 0.044715 x³)))``: ``x`` times the normal distribution, to three digits."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``½ x (1 + tanh(√(2/π) (x + 0.044715 x³)))``: ``x`` times the normal distribution, to three digits."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``½ x (1 + tanh(√(2/π) (x + 0.044715 x³)))``: ``x`` times the normal distribution, to three digits."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class GELUSlope(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The derivative of :class:`GELU`, ``s + s (1 - s) v x``, where ``x s = ½ x (1 + tanh u)`` and ``v = 2 du/dx``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The derivative of :class:`GELU`, ``s + s (1 - s) v x``, where ``x s = ½ x (1 + tanh u)`` and ``v = 2 du/dx``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The derivative of :class:`GELU`, ``s + s (1 - s) v x``, where ``x s = ½ x (1 + tanh u)`` and ``v = 2 du/dx``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
elu = ELU()
"""``x`` where it is positive, else ``α (eˣ - 1)``."""
gelu = GELU()
"""``½ x (1 + tanh(√(2/π) (x + 0.044715 x³)))``: ``x`` times the normal distribution, to three digits."""
leaky_relu = LeakyReLU()
"""``x`` where it is positive, else ``slope · x``."""
relu = ReLU()
"""``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN."""
sigmoid = Sigmoid()
"""``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values."""
silu = SiLU()
"""``x / (1 + e⁻ˣ)``, also called swish."""
softplus = Softplus()
"""``ln(1 + eˣ)``; it does not overflow."""
tanh = Tanh()
"""``tanh x``."""
