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
class SELU(Activation, rule='*A -> *A'):
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
class CELU(Activation, rule='*A -> *A'):
    alpha: float

    def __init__(self, alpha: float=1.0, /) -> None: ...
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
class Mish(Activation, rule='*A -> *A'):
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
class LogSigmoid(Activation, rule='*A -> *A'):
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
class Softsign(Activation, rule='*A -> *A'):
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
celu = CELU()
exact_gelu = ExactGELU()
log_sigmoid = LogSigmoid()
mish = Mish()
selu = SELU()
softsign = Softsign()
