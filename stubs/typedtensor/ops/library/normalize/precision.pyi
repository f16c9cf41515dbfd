# Generated from typedtensor/ops/library/normalize/precision.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp1, PolyOp3
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
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['AsHalfLike', 'AsSingle', 'as_half_like', 'as_single']
class AsSingle(PolyOp1, rule='*A -> *A', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: ...
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: ...
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: ...
class AsHalfLike(PolyOp3, rule='*A, *B, *C -> *A', linear='first'):
    shape_only = frozenset({1, 2})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Tensor[*_Cs], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
as_half_like = AsHalfLike()
as_single = AsSingle()
