# Generated from typedtensor/ops/library/elementwise/classification.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.library.elementwise.function import Function
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import BoolTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['IsFinite', 'IsInf', 'IsNaN', 'isfinite', 'isinf', 'isnan']
class IsNaN(Function, rule='*A -> bool *A'):
    function = 'isnan'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is not a number."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is not a number."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is not a number."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class IsInf(Function, rule='*A -> bool *A'):
    function = 'isinf'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is infinite, of either sign."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is infinite, of either sign."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is infinite, of either sign."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class IsFinite(Function, rule='*A -> bool *A'):
    function = 'isfinite'
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> BoolTensor[*_As]: """Whether an element is a number, and not infinite."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether an element is a number, and not infinite."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> BoolTensor[()]: """Whether an element is a number, and not infinite."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
isfinite = IsFinite()
"""Whether an element is a number, and not infinite."""
isinf = IsInf()
"""Whether an element is infinite, of either sign."""
isnan = IsNaN()
"""Whether an element is not a number."""
