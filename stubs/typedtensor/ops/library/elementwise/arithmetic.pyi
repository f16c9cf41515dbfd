# Generated from typedtensor/ops/library/elementwise/arithmetic.py by `typedtensor stubs`; not edited by hand.
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
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['Add', 'And', 'Ceil', 'Div', 'Equal', 'Floor', 'FloorDiv', 'Frac', 'Greater', 'GreaterEqual', 'IsFinite']
__all__ += ['IsInf', 'IsNaN', 'Less', 'LessEqual', 'Mod', 'Mul', 'Neg', 'Not', 'NotEqual', 'Or', 'Round', 'Sub']
__all__ += ['ToInt', 'Trunc', 'Xor']
__all__ += ['ceil', 'floor', 'frac', 'isfinite', 'isinf', 'isnan', 'round', 'to_int', 'trunc']
class Add(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool', linear='together'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
class Sub(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool', linear='together'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
class Mul(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
class Div(Elementwise2, rule='*A?, *A? -> *A', linear='first'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
class Neg(Elementwise1, rule='t *A -> t *A where t not in bool', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Mod(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
class FloorDiv(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool'):
    detached = frozenset({0, 1})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``⌊x1 / x2⌋``. The gradient is 0."""
class Less(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
class LessEqual(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
class Greater(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
class GreaterEqual(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
class Equal(Elementwise2, rule='t *A?, t *A? -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
class NotEqual(Elementwise2, rule='t *A?, t *A? -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
class IsNaN(Elementwise1, rule='*A -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is not a number. See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is not a number. See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is not a number. See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class IsInf(Elementwise1, rule='*A -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is infinite, of either sign."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is infinite, of either sign."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is infinite, of either sign."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class IsFinite(Elementwise1, rule='*A -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is a number, and not infinite."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is a number, and not infinite."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is a number, and not infinite."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class And(Elementwise2, rule='bool *A?, bool *A? -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1 and x2``, also written ``x1 & x2``."""
class Or(Elementwise2, rule='bool *A?, bool *A? -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1 or x2``, also written ``x1 | x2``."""
class Not(Elementwise1, rule='bool *A -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``not x``, also written ``~x``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``not x``, also written ``~x``."""
        @overload
        def __call__(self, x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``not x``, also written ``~x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Xor(Elementwise2, rule='bool *A?, bool *A? -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[*_As], /) -> BoolTensor[*_As]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
isfinite = IsFinite()
"""Whether an element is a number, and not infinite."""
isinf = IsInf()
"""Whether an element is infinite, of either sign."""
isnan = IsNaN()
"""Whether an element is not a number. See also: ``numpy.isnan``, ``torch.isnan``, ``jax.numpy.isnan``."""
class Floor(Elementwise1, rule='*A -> *A'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The largest whole number that is not larger than ``x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The largest whole number that is not larger than ``x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The largest whole number that is not larger than ``x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Ceil(Elementwise1, rule='*A -> *A'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The smallest whole number that is not smaller than ``x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The smallest whole number that is not smaller than ``x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The smallest whole number that is not smaller than ``x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Round(Elementwise1, rule='*A -> *A'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """The nearest whole number; halves round to the even one."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The nearest whole number; halves round to the even one."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The nearest whole number; halves round to the even one."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Trunc(Elementwise1, rule='*A -> *A'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x`` without its fractional part. See also: ``numpy.trunc``, ``torch.trunc``, ``jax.numpy.trunc``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` without its fractional part. See also: ``numpy.trunc``, ``torch.trunc``, ``jax.numpy.trunc``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x`` without its fractional part. See also: ``numpy.trunc``, ``torch.trunc``, ``jax.numpy.trunc``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class ToInt(Elementwise1, rule='*A -> int *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> IntTensor[*_As]: """``x`` without its fractional part, as an integer in the default precision."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x`` without its fractional part, as an integer in the default precision."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> IntTensor[()]: """``x`` without its fractional part, as an integer in the default precision."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Frac(Elementwise1, rule='*A -> *A'):
    @property
    def is_affine(self) -> bool: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x - trunc x``, the fractional part, with the sign of ``x``. The gradient is 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x - trunc x``, the fractional part, with the sign of ``x``. The gradient is 1."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x - trunc x``, the fractional part, with the sign of ``x``. The gradient is 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
ceil = Ceil()
"""The smallest whole number that is not smaller than ``x``."""
floor = Floor()
"""The largest whole number that is not larger than ``x``."""
frac = Frac()
"""``x - trunc x``, the fractional part, with the sign of ``x``. The gradient is 1."""
round = Round()
"""The nearest whole number; halves round to the even one."""
to_int = ToInt()
"""``x`` without its fractional part, as an integer in the default precision."""
trunc = Trunc()
"""``x`` without its fractional part. See also: ``numpy.trunc``, ``torch.trunc``, ``jax.numpy.trunc``."""
