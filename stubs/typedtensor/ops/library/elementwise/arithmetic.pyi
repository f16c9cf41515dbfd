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
    from typedtensor.core.operand import IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['Add', 'Div', 'FloorDiv', 'Mod', 'Mul', 'Neg', 'Sub']
class Add(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool', linear='together'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 + x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 + x2``."""
class Sub(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool', linear='together'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 - x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 - x2``."""
class Mul(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x1 * x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 * x2``."""
class Div(Elementwise2, rule='*A?, *A? -> *A', linear='first'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 / x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 / x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 / x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x1 / x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 / x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 / x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 / x2``."""
class Neg(Elementwise1, rule='t *A -> t *A where t not in bool', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-x``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``-x``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``-x``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``-x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-x``."""
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
