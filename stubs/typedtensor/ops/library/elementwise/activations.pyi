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
__all__ = ['ELU', 'GELU', 'LeakyReLU', 'ReLU', 'SiLU', 'Sigmoid', 'Softplus', 'Tanh', 'elu', 'gelu', 'leaky_relu', 'relu', 'sigmoid', 'silu', 'softplus', 'tanh']
class ReLU(Activation, rule='t *A -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: ...
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: ...
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: ...
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
class Sigmoid(Activation, rule='*A -> *A'):
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
_FEW = 1024
_NUMBERS = {np.dtype(t): (np.zeros((), t), np.ones((), t)) for t in (np.float16, np.float32, np.float64)}
class Tanh(Activation, rule='*A -> *A'):
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
class LeakyReLU(Activation, rule='*A -> *A'):
    slope: float

    def __init__(self, slope: float=0.01, /) -> None: ...
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
class ELU(Activation, rule='*A -> *A'):
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
class Softplus(Activation, rule='*A -> *A'):
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
class SiLU(Activation, rule='*A -> *A'):
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
_GELU = (math.sqrt(2.0 / math.pi), 0.044715)
class GELU(Activation, rule='*A -> *A'):
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
elu = ELU()
gelu = GELU()
leaky_relu = LeakyReLU()
relu = ReLU()
sigmoid = Sigmoid()
silu = SiLU()
softplus = Softplus()
tanh = Tanh()
