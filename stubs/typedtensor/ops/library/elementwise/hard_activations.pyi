# Generated from typedtensor/ops/library/elementwise/hard_activations.py by `typedtensor stubs`; not edited by hand.
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
__all__ = ['HardSigmoid', 'HardSwish', 'HardTanh', 'ReLU6', 'hardsigmoid', 'hardswish', 'hardtanh', 'relu6']
class HardTanh(Activation, rule='*A -> *A'):
    least: Any
    most: Any

    def __init__(self, least: float=-1.0, most: float=1.0, /) -> None: ...
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
class ReLU6(Activation, rule='*A -> *A'):
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
class HardSigmoid(Activation, rule='*A -> *A'):
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
class HardSwish(Activation, rule='*A -> *A'):
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
hardsigmoid = HardSigmoid()
hardswish = HardSwish()
hardtanh = HardTanh()
relu6 = ReLU6()
