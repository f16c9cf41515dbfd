# Generated from typedtensor/ops/library/elementwise/boolean.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import BoolNumber
    from typedtensor.core.tensor import BoolTensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['And', 'Not', 'Or', 'Xor']
class And(PolyOp2, rule='bool *A?, bool *A? -> bool *A'):
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
class Or(PolyOp2, rule='bool *A?, bool *A? -> bool *A'):
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
class Not(PolyOp1, rule='bool *A -> bool *A'):
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
class Xor(PolyOp2, rule='bool *A?, bool *A? -> bool *A'):
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
