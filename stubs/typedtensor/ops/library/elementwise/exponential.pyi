# Generated from typedtensor/ops/library/elementwise/exponential.py by `typedtensor stubs`; not edited by hand.
import numpy as np
from typedtensor.ops.library.elementwise.function import Activation, Elementwise1, Elementwise2
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
__all__ = ['Cbrt', 'Cube', 'Exp', 'Exp2', 'Expm1', 'Log', 'Log1p', 'Log2', 'Log10', 'LogAddExp', 'Pow', 'Recip']
__all__ += ['Rsqrt', 'Sigmoid', 'Sqrt', 'Square']
__all__ += ['cbrt', 'cube', 'exp', 'exp2', 'expm1', 'log', 'log1p', 'log2', 'log10', 'logaddexp', 'reciprocal']
__all__ += ['rsqrt', 'sigmoid', 'sqrt', 'square']
class Exp(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``eˣ``. See also: ``numpy.exp``, ``torch.exp``, ``jax.numpy.exp``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``eˣ``. See also: ``numpy.exp``, ``torch.exp``, ``jax.numpy.exp``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``eˣ``. See also: ``numpy.exp``, ``torch.exp``, ``jax.numpy.exp``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Expm1(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``eˣ - 1``, exact also for small ``x``. See also: ``numpy.expm1``, ``torch.expm1``, ``jax.numpy.expm1``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``eˣ - 1``, exact also for small ``x``. See also: ``numpy.expm1``, ``torch.expm1``, ``jax.numpy.expm1``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``eˣ - 1``, exact also for small ``x``. See also: ``numpy.expm1``, ``torch.expm1``, ``jax.numpy.expm1``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln x``, the natural logarithm. See also: ``numpy.log``, ``torch.log``, ``jax.numpy.log``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln x``, the natural logarithm. See also: ``numpy.log``, ``torch.log``, ``jax.numpy.log``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln x``, the natural logarithm. See also: ``numpy.log``, ``torch.log``, ``jax.numpy.log``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log1p(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``ln(1 + x)``, exact also for small ``x``. See also: ``numpy.log1p``, ``torch.log1p``, ``jax.numpy.log1p``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``ln(1 + x)``, exact also for small ``x``. See also: ``numpy.log1p``, ``torch.log1p``, ``jax.numpy.log1p``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``ln(1 + x)``, exact also for small ``x``. See also: ``numpy.log1p``, ``torch.log1p``, ``jax.numpy.log1p``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Exp2(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``2ˣ``. See also: ``numpy.exp2``, ``torch.exp2``, ``jax.numpy.exp2``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``2ˣ``. See also: ``numpy.exp2``, ``torch.exp2``, ``jax.numpy.exp2``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``2ˣ``. See also: ``numpy.exp2``, ``torch.exp2``, ``jax.numpy.exp2``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log2(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``log₂ x``. See also: ``numpy.log2``, ``torch.log2``, ``jax.numpy.log2``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``log₂ x``. See also: ``numpy.log2``, ``torch.log2``, ``jax.numpy.log2``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``log₂ x``. See also: ``numpy.log2``, ``torch.log2``, ``jax.numpy.log2``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Log10(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``log₁₀ x``. See also: ``numpy.log10``, ``torch.log10``, ``jax.numpy.log10``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``log₁₀ x``. See also: ``numpy.log10``, ``torch.log10``, ``jax.numpy.log10``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``log₁₀ x``. See also: ``numpy.log10``, ``torch.log10``, ``jax.numpy.log10``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class LogAddExp(Elementwise2, rule='*A?, *A? -> *A'):
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
class Pow(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 ** x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 ** x2``."""
class Square(Elementwise1, rule='t *A -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Sqrt(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``√x``. The gradient is infinite at 0. See also: ``numpy.sqrt``, ``torch.sqrt``, ``jax.numpy.sqrt``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``√x``. The gradient is infinite at 0. See also: ``numpy.sqrt``, ``torch.sqrt``, ``jax.numpy.sqrt``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``√x``. The gradient is infinite at 0. See also: ``numpy.sqrt``, ``torch.sqrt``, ``jax.numpy.sqrt``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Cube(Elementwise1, rule='t *A -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Cbrt(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``∛x``, also of negative numbers. The gradient is infinite at 0. See also: ``numpy.cbrt``, ``jax.numpy.cbrt``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``∛x``, also of negative numbers. The gradient is infinite at 0. See also: ``numpy.cbrt``, ``jax.numpy.cbrt``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``∛x``, also of negative numbers. The gradient is infinite at 0. See also: ``numpy.cbrt``, ``jax.numpy.cbrt``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Rsqrt(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``1 / √x``, infinite at 0. See also: ``torch.rsqrt``, ``jax.lax.rsqrt``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``1 / √x``, infinite at 0. See also: ``torch.rsqrt``, ``jax.lax.rsqrt``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``1 / √x``, infinite at 0. See also: ``torch.rsqrt``, ``jax.lax.rsqrt``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Recip(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``1 / x``. See also: ``numpy.reciprocal``, ``torch.reciprocal``, ``jax.numpy.reciprocal``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``1 / x``. See also: ``numpy.reciprocal``, ``torch.reciprocal``, ``jax.numpy.reciprocal``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``1 / x``. See also: ``numpy.reciprocal``, ``torch.reciprocal``, ``jax.numpy.reciprocal``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
cbrt = Cbrt()
"""``∛x``, also of negative numbers. The gradient is infinite at 0. See also: ``numpy.cbrt``, ``jax.numpy.cbrt``."""
cube = Cube()
"""``x³``. See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``."""
exp = Exp()
"""``eˣ``. See also: ``numpy.exp``, ``torch.exp``, ``jax.numpy.exp``."""
exp2 = Exp2()
"""``2ˣ``. See also: ``numpy.exp2``, ``torch.exp2``, ``jax.numpy.exp2``."""
expm1 = Expm1()
"""``eˣ - 1``, exact also for small ``x``. See also: ``numpy.expm1``, ``torch.expm1``, ``jax.numpy.expm1``."""
log = Log()
"""``ln x``, the natural logarithm. See also: ``numpy.log``, ``torch.log``, ``jax.numpy.log``."""
log10 = Log10()
"""``log₁₀ x``. See also: ``numpy.log10``, ``torch.log10``, ``jax.numpy.log10``."""
log1p = Log1p()
"""``ln(1 + x)``, exact also for small ``x``. See also: ``numpy.log1p``, ``torch.log1p``, ``jax.numpy.log1p``."""
log2 = Log2()
"""``log₂ x``. See also: ``numpy.log2``, ``torch.log2``, ``jax.numpy.log2``."""
logaddexp = LogAddExp()
"""``ln(e^x1 + e^x2)``, without overflow and cancellation."""
reciprocal = Recip()
"""``1 / x``. See also: ``numpy.reciprocal``, ``torch.reciprocal``, ``jax.numpy.reciprocal``."""
rsqrt = Rsqrt()
"""``1 / √x``, infinite at 0. See also: ``torch.rsqrt``, ``jax.lax.rsqrt``."""
sigmoid = Sigmoid()
"""``1 / (1 + e⁻ˣ)``; it neither overflows nor loses small values."""
sqrt = Sqrt()
"""``√x``. The gradient is infinite at 0. See also: ``numpy.sqrt``, ``torch.sqrt``, ``jax.numpy.sqrt``."""
square = Square()
"""``x²``. See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``."""
