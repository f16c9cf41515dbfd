# Generated from typedtensor/ops/library/elementwise/logic.py by `typedtensor stubs`; not edited by hand.
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
__all__ = ['And', 'Equal', 'Greater', 'GreaterEqual', 'IsFinite', 'IsInf', 'IsNaN', 'Less', 'LessEqual', 'Not']
__all__ += ['NotEqual', 'Or', 'Xor']
__all__ += ['isfinite', 'isinf', 'isnan']
class Less(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 < x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 < x2``."""
class LessEqual(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 <= x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 <= x2``."""
class Greater(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 > x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 > x2``."""
class GreaterEqual(Elementwise2, rule='t *A?, t *A? -> bool *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 >= x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 >= x2``."""
class Equal(Elementwise2, rule='t *A?, t *A? -> bool *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> BoolTensor[()]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """``x1 == x2``, also the method ``x1.eq(x2)``."""
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
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is not a number."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is not a number."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is not a number."""
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
"""Whether an element is not a number."""
