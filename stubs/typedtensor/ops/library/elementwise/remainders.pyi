# Generated from typedtensor/ops/library/elementwise/remainders.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['FloorDiv', 'Mod']
class Mod(PolyOp2, rule='t *A?, t *A? -> t *A where t not in bool'):
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
class FloorDiv(PolyOp2, rule='t *A?, t *A? -> t *A where t not in bool'):
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
