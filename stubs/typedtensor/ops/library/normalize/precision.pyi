# Generated from typedtensor/ops/library/normalize/precision.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import PolyOp1, PolyOp3
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
__all__ = ['AsHalfLike', 'AsSingle', 'as_half_like', 'as_single']
class AsSingle(PolyOp1, rule='*A -> *A', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x`` in float32 if it is in float16, in which its squares can overflow; elements of other precisions stay."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` in float32 if it is in float16, in which its squares can overflow; elements of other precisions stay."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x`` in float32 if it is in float16, in which its squares can overflow; elements of other precisions stay."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class AsHalfLike(PolyOp3, rule='*A, *B, *C -> *A', linear='first'):
    shape_only = frozenset({1, 2})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*tuple[Any, ...]], x3: Tensor[*tuple[Any, ...]], /) -> Tensor[*_As]: """``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], x3: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]], x3: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*tuple[Any, ...]], x3: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_As]]: """``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is."""
as_half_like = AsHalfLike()
"""``x1`` in float16 if ``x2`` and ``x3`` are, whose elements and axes do not count; otherwise as it is."""
as_single = AsSingle()
"""``x`` in float32 if it is in float16, in which its squares can overflow; elements of other precisions stay."""
