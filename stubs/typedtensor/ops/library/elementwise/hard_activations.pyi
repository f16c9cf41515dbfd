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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``min(max(x, 0), 6)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``min(max(x, 0), 6)``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``min(max(x, 0), 6)``."""
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
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``min(max(x + 3, 0), 6) / 6``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``min(max(x + 3, 0), 6) / 6``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``min(max(x + 3, 0), 6) / 6``."""
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
hardsigmoid = HardSigmoid()
"""``min(max(x + 3, 0), 6) / 6``."""
hardswish = HardSwish()
"""``x`` times its :class:`HardSigmoid`."""
hardtanh = HardTanh()
"""``min(max(x, least), most)``."""
relu6 = ReLU6()
"""``min(max(x, 0), 6)``."""
