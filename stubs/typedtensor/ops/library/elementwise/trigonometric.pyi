# Generated from typedtensor/ops/library/elementwise/trigonometric.py by `typedtensor stubs`; not edited by hand.
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
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['ArCosh', 'ArSinh', 'ArTanh', 'ArcCos', 'ArcSin', 'ArcTan', 'ArcTan2', 'Cos', 'Cosh', 'Hypot', 'Sin']
__all__ += ['Sinc', 'Sinh', 'Tan', 'Tanh']
__all__ += ['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cos', 'cosh', 'hypot', 'sin', 'sinc', 'sinh']
__all__ += ['tan', 'tanh']
class Sin(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``sin x``. See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``sin x``. See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``sin x``. See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Cos(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``cos x``. See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``cos x``. See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``cos x``. See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Tan(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``tan x``. See also: ``numpy.tan``, ``torch.tan``, ``jax.numpy.tan``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``tan x``. See also: ``numpy.tan``, ``torch.tan``, ``jax.numpy.tan``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``tan x``. See also: ``numpy.tan``, ``torch.tan``, ``jax.numpy.tan``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArcSin(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arcsin x``, from -π/2 to π/2; NaN outside of -1 to 1. The gradient is infinite at both ends."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arcsin x``, from -π/2 to π/2; NaN outside of -1 to 1. The gradient is infinite at both ends."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arcsin x``, from -π/2 to π/2; NaN outside of -1 to 1. The gradient is infinite at both ends."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArcCos(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arccos x``, from 0 to π; NaN outside of -1 to 1. The gradient is infinite at both ends."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arccos x``, from 0 to π; NaN outside of -1 to 1. The gradient is infinite at both ends."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arccos x``, from 0 to π; NaN outside of -1 to 1. The gradient is infinite at both ends."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArcTan(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arctan x``, from -π/2 to π/2. See also: ``numpy.atan``, ``torch.atan``, ``jax.numpy.atan``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arctan x``, from -π/2 to π/2. See also: ``numpy.atan``, ``torch.atan``, ``jax.numpy.atan``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arctan x``, from -π/2 to π/2. See also: ``numpy.atan``, ``torch.atan``, ``jax.numpy.atan``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArcTan2(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
class Hypot(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
class Sinc(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``sin πx / πx``, which is 1 at 0. See also: ``numpy.sinc``, ``torch.sinc``, ``jax.numpy.sinc``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``sin πx / πx``, which is 1 at 0. See also: ``numpy.sinc``, ``torch.sinc``, ``jax.numpy.sinc``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``sin πx / πx``, which is 1 at 0. See also: ``numpy.sinc``, ``torch.sinc``, ``jax.numpy.sinc``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Sinh(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``sinh x``. See also: ``numpy.sinh``, ``torch.sinh``, ``jax.numpy.sinh``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``sinh x``. See also: ``numpy.sinh``, ``torch.sinh``, ``jax.numpy.sinh``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``sinh x``. See also: ``numpy.sinh``, ``torch.sinh``, ``jax.numpy.sinh``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Cosh(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``cosh x``. See also: ``numpy.cosh``, ``torch.cosh``, ``jax.numpy.cosh``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``cosh x``. See also: ``numpy.cosh``, ``torch.cosh``, ``jax.numpy.cosh``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``cosh x``. See also: ``numpy.cosh``, ``torch.cosh``, ``jax.numpy.cosh``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArSinh(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arsinh x``. See also: ``numpy.asinh``, ``torch.asinh``, ``jax.numpy.asinh``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arsinh x``. See also: ``numpy.asinh``, ``torch.asinh``, ``jax.numpy.asinh``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arsinh x``. See also: ``numpy.asinh``, ``torch.asinh``, ``jax.numpy.asinh``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArCosh(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ArTanh(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``artanh x``; infinite at -1 and 1, NaN beyond."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``artanh x``; infinite at -1 and 1, NaN beyond."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``artanh x``; infinite at -1 and 1, NaN beyond."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Tanh(Activation, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``tanh x``. See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``tanh x``. See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``tanh x``. See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
acos = ArcCos()
"""``arccos x``, from 0 to π; NaN outside of -1 to 1. The gradient is infinite at both ends."""
acosh = ArCosh()
"""``arcosh x``, at least 0; NaN below 1. The gradient is infinite at 1."""
asin = ArcSin()
"""``arcsin x``, from -π/2 to π/2; NaN outside of -1 to 1. The gradient is infinite at both ends."""
asinh = ArSinh()
"""``arsinh x``. See also: ``numpy.asinh``, ``torch.asinh``, ``jax.numpy.asinh``."""
atan = ArcTan()
"""``arctan x``, from -π/2 to π/2. See also: ``numpy.atan``, ``torch.atan``, ``jax.numpy.atan``."""
atan2 = ArcTan2()
"""The angle of the point ``(x2, x1)``, from -π to π. The gradients are 0 at the origin."""
atanh = ArTanh()
"""``artanh x``; infinite at -1 and 1, NaN beyond."""
cos = Cos()
"""``cos x``. See also: ``numpy.cos``, ``torch.cos``, ``jax.numpy.cos``."""
cosh = Cosh()
"""``cosh x``. See also: ``numpy.cosh``, ``torch.cosh``, ``jax.numpy.cosh``."""
hypot = Hypot()
"""``√(x1² + x2²)``, which overflows only if the result does. The gradients are 0 at the origin."""
sin = Sin()
"""``sin x``. See also: ``numpy.sin``, ``torch.sin``, ``jax.numpy.sin``."""
sinc = Sinc()
"""``sin πx / πx``, which is 1 at 0. See also: ``numpy.sinc``, ``torch.sinc``, ``jax.numpy.sinc``."""
sinh = Sinh()
"""``sinh x``. See also: ``numpy.sinh``, ``torch.sinh``, ``jax.numpy.sinh``."""
tan = Tan()
"""``tan x``. See also: ``numpy.tan``, ``torch.tan``, ``jax.numpy.tan``."""
tanh = Tanh()
"""``tanh x``. See also: ``numpy.tanh``, ``torch.tanh``, ``jax.numpy.tanh``."""
