# Generated from typedtensor/ops/library/elementwise/comparisons.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['Equal', 'Greater', 'GreaterEqual', 'Less', 'LessEqual', 'NotEqual']
class Less(PolyOp2, rule='t *A?, t *A? -> bool *A where t not in bool'):
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
class LessEqual(PolyOp2, rule='t *A?, t *A? -> bool *A where t not in bool'):
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
class Greater(PolyOp2, rule='t *A?, t *A? -> bool *A where t not in bool'):
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
class GreaterEqual(PolyOp2, rule='t *A?, t *A? -> bool *A where t not in bool'):
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
class Equal(PolyOp2, rule='t *A?, t *A? -> bool *A'):
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
class NotEqual(PolyOp2, rule='t *A?, t *A? -> bool *A'):
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
