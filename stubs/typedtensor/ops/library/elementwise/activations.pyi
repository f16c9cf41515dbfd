# Generated from typedtensor/ops/library/elementwise/activations.py by `typedtensor stubs`; not edited by hand.
import math
from typedtensor.ops.library.elementwise.function import Activation, Elementwise2
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
__all__ = ['CELU', 'ELU', 'GELU', 'ExactGELU', 'GELUSlope', 'HardSigmoid', 'HardSwish', 'HardTanh', 'LeakyReLU']
__all__ += ['SELU', 'LogSigmoid', 'Mish', 'PReLU', 'ReLU', 'ReLU6', 'SiLU', 'Softplus', 'Softsign']
__all__ += ['celu', 'elu', 'exact_gelu', 'gelu', 'hardsigmoid', 'hardswish', 'hardtanh', 'leaky_relu', 'log_sigmoid']
__all__ += ['mish', 'prelu', 'relu', 'relu6', 'selu', 'silu', 'softplus', 'softsign']
class ReLU(Activation, rule='t *A -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln(1 + eˣ)``; it does not overflow. See also: ``torch.nn.functional.softplus``, ``jax.nn.softplus``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln(1 + eˣ)``; it does not overflow. See also: ``torch.nn.functional.softplus``, ``jax.nn.softplus``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln(1 + eˣ)``; it does not overflow. See also: ``torch.nn.functional.softplus``, ``jax.nn.softplus``."""
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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x / (1 + e⁻ˣ)``, also called swish. See also: ``torch.nn.functional.silu``, ``jax.nn.silu``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x / (1 + e⁻ˣ)``, also called swish. See also: ``torch.nn.functional.silu``, ``jax.nn.silu``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x / (1 + e⁻ˣ)``, also called swish. See also: ``torch.nn.functional.silu``, ``jax.nn.silu``."""
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
class HardTanh(Activation, rule='*A -> *A'):
    least: float
    most: float
    def __init__(self, least: float=-1.0, most: float=1.0, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``min(max(x, least), most)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``min(max(x, least), most)``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``min(max(x, least), most)``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ReLU6(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``min(max(x, 0), 6)``. See also: ``torch.nn.functional.relu6``, ``jax.nn.relu6``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``min(max(x, 0), 6)``. See also: ``torch.nn.functional.relu6``, ``jax.nn.relu6``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``min(max(x, 0), 6)``. See also: ``torch.nn.functional.relu6``, ``jax.nn.relu6``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class HardSigmoid(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``min(max(x + 3, 0), 6) / 6``. See also: ``torch.nn.functional.hardsigmoid``, ``jax.nn.hard_sigmoid``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``min(max(x + 3, 0), 6) / 6``. See also: ``torch.nn.functional.hardsigmoid``, ``jax.nn.hard_sigmoid``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``min(max(x + 3, 0), 6) / 6``. See also: ``torch.nn.functional.hardsigmoid``, ``jax.nn.hard_sigmoid``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class HardSwish(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x`` times its :class:`HardSigmoid`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` times its :class:`HardSigmoid`."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x`` times its :class:`HardSigmoid`."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x tanh(ln(1 + eˣ))``. See also: Misra (2019); ``torch.nn.functional.mish``, ``jax.nn.mish``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x tanh(ln(1 + eˣ))``. See also: Misra (2019); ``torch.nn.functional.mish``, ``jax.nn.mish``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x tanh(ln(1 + eˣ))``. See also: Misra (2019); ``torch.nn.functional.mish``, ``jax.nn.mish``."""
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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-ln(1 + e⁻ˣ)``; it does not overflow. See also: ``torch.nn.functional.logsigmoid``, ``jax.nn.log_sigmoid``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-ln(1 + e⁻ˣ)``; it does not overflow. See also: ``torch.nn.functional.logsigmoid``, ``jax.nn.log_sigmoid``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-ln(1 + e⁻ˣ)``; it does not overflow. See also: ``torch.nn.functional.logsigmoid``, ``jax.nn.log_sigmoid``."""
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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x / (1 + |x|)``. See also: ``torch.nn.functional.softsign``, ``jax.nn.soft_sign``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x / (1 + |x|)``. See also: ``torch.nn.functional.softsign``, ``jax.nn.soft_sign``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x / (1 + |x|)``. See also: ``torch.nn.functional.softsign``, ``jax.nn.soft_sign``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class PReLU(Elementwise2, rule='*A, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned."""
celu = CELU()
"""``x`` where it is positive, else ``α (e^(x / α) - 1)``."""
elu = ELU()
"""``x`` where it is positive, else ``α (eˣ - 1)``."""
exact_gelu = ExactGELU()
"""``½ x (1 + erf(x / √2))``: ``x`` times the normal distribution; see :class:`GELU` for one that is faster."""
gelu = GELU()
"""``½ x (1 + tanh(√(2/π) (x + 0.044715 x³)))``: ``x`` times the normal distribution, to three digits."""
hardsigmoid = HardSigmoid()
"""``min(max(x + 3, 0), 6) / 6``. See also: ``torch.nn.functional.hardsigmoid``, ``jax.nn.hard_sigmoid``."""
hardswish = HardSwish()
"""``x`` times its :class:`HardSigmoid`."""
hardtanh = HardTanh()
"""``min(max(x, least), most)``."""
leaky_relu = LeakyReLU()
"""``x`` where it is positive, else ``slope · x``."""
log_sigmoid = LogSigmoid()
"""``-ln(1 + e⁻ˣ)``; it does not overflow. See also: ``torch.nn.functional.logsigmoid``, ``jax.nn.log_sigmoid``."""
mish = Mish()
"""``x tanh(ln(1 + eˣ))``. See also: Misra (2019); ``torch.nn.functional.mish``, ``jax.nn.mish``."""
prelu = PReLU()
"""``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned."""
relu = ReLU()
"""``max(x, 0)``. The gradient is 0 at 0, and 1 where ``x`` is NaN. See also: ``torch.relu``, ``jax.nn.relu``."""
relu6 = ReLU6()
"""``min(max(x, 0), 6)``. See also: ``torch.nn.functional.relu6``, ``jax.nn.relu6``."""
selu = SELU()
"""``λ x`` where ``x`` is positive, else ``λ α (eˣ - 1)``, which keeps mean 0 and variance 1."""
silu = SiLU()
"""``x / (1 + e⁻ˣ)``, also called swish. See also: ``torch.nn.functional.silu``, ``jax.nn.silu``."""
softplus = Softplus()
"""``ln(1 + eˣ)``; it does not overflow. See also: ``torch.nn.functional.softplus``, ``jax.nn.softplus``."""
softsign = Softsign()
"""``x / (1 + |x|)``. See also: ``torch.nn.functional.softsign``, ``jax.nn.soft_sign``."""
