# Generated from typedtensor/ops/library/expansion.py by `typedtensor stubs`; not edited by hand.
from typing import Any, TypeVar, TypeVarTuple, overload
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops.core.arities import Along2, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Axis, U, V, W
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _N0 = TypeVar("_N0", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Expand', 'ExpandAlong', 'ExpandLeading', 'ExpandLike', 'Fill', 'SumLike', 'full']
P = TypeVarTuple('P')
X = TypeVar('X', bound=Axis)
class Expand(PolyOp1[U], rule='t *A -> t U *A where U not in *A', linear='each'):
    is_view = True
    def __init__(self, axis: type[U] | U, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[U, *_As]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[U, *_As]]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[U, *_As]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[U, *_As]]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: BoolTensor[*_As], /) -> BoolTensor[U, *_As]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[U, *_As]]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[U]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[U]: """``x`` repeated along a new first axis U."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[U]: """``x`` repeated along a new first axis U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ExpandLike(PolyOp2, rule='t *A, k *B -> t *B where *A within *B', linear='together'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Tensor[*_Bs]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]] | Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: IntTensor[*tuple[Any, ...]], x2: Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> IntTensor[*_Bs]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]] | Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Expr[IntTensor[*_Bs]]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: IntTensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]], /) -> Expr[IntTensor[*_Bs]]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: BoolTensor[*tuple[Any, ...]], x2: Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> BoolTensor[*_Bs]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*tuple[Any, ...]]], x2: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]] | Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Expr[BoolTensor[*_Bs]]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: BoolTensor[*tuple[Any, ...]], x2: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> IntTensor[()]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``."""
class ExpandLeading(PolyOp2, rule='t *A, k *N *A -> t *N *A', linear='together'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[()], x2: Tensor[*_Ns] | IntTensor[*_Ns] | BoolTensor[*_Ns], /) -> Tensor[*_Ns]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_Ns]] | Expr[IntTensor[*_Ns]] | Expr[BoolTensor[*_Ns]] | Tensor[*_Ns] | IntTensor[*_Ns] | BoolTensor[*_Ns], /) -> Expr[Tensor[*_Ns]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[()], x2: Expr[Tensor[*_Ns]] | Expr[IntTensor[*_Ns]] | Expr[BoolTensor[*_Ns]], /) -> Expr[Tensor[*_Ns]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Tensor[*_Ns, _A0] | IntTensor[*_Ns, _A0] | BoolTensor[*_Ns, _A0], /) -> Tensor[*_Ns, _A0]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0]], x2: Expr[Tensor[*_Ns, _A0]] | Expr[IntTensor[*_Ns, _A0]] | Expr[BoolTensor[*_Ns, _A0]], /) -> Expr[Tensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0]], x2: Tensor[*_Ns, _A0] | IntTensor[*_Ns, _A0] | BoolTensor[*_Ns, _A0], /) -> Expr[Tensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Expr[Tensor[*_Ns, _A0]] | Expr[IntTensor[*_Ns, _A0]] | Expr[BoolTensor[*_Ns, _A0]], /) -> Expr[Tensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Tensor[*_Ns, _A0, _A1] | IntTensor[*_Ns, _A0, _A1] | BoolTensor[*_Ns, _A0, _A1], /) -> Tensor[*_Ns, _A0, _A1]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1]], x2: Expr[Tensor[*_Ns, _A0, _A1]] | Expr[IntTensor[*_Ns, _A0, _A1]] | Expr[BoolTensor[*_Ns, _A0, _A1]], /) -> Expr[Tensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1]], x2: Tensor[*_Ns, _A0, _A1] | IntTensor[*_Ns, _A0, _A1] | BoolTensor[*_Ns, _A0, _A1], /) -> Expr[Tensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Expr[Tensor[*_Ns, _A0, _A1]] | Expr[IntTensor[*_Ns, _A0, _A1]] | Expr[BoolTensor[*_Ns, _A0, _A1]], /) -> Expr[Tensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> Tensor[*_As]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[_N0, *_As] | IntTensor[_N0, *_As] | BoolTensor[_N0, *_As], /) -> Tensor[_N0, *_As]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[_N0, *_As]] | Expr[IntTensor[_N0, *_As]] | Expr[BoolTensor[_N0, *_As]], /) -> Expr[Tensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Tensor[_N0, *_As] | IntTensor[_N0, *_As] | BoolTensor[_N0, *_As], /) -> Expr[Tensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[_N0, *_As]] | Expr[IntTensor[_N0, *_As]] | Expr[BoolTensor[_N0, *_As]], /) -> Expr[Tensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[()], x2: Tensor[*_Ns] | IntTensor[*_Ns] | BoolTensor[*_Ns], /) -> IntTensor[*_Ns]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[Tensor[*_Ns]] | Expr[IntTensor[*_Ns]] | Expr[BoolTensor[*_Ns]] | Tensor[*_Ns] | IntTensor[*_Ns] | BoolTensor[*_Ns], /) -> Expr[IntTensor[*_Ns]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[()], x2: Expr[Tensor[*_Ns]] | Expr[IntTensor[*_Ns]] | Expr[BoolTensor[*_Ns]], /) -> Expr[IntTensor[*_Ns]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[_A0], x2: Tensor[*_Ns, _A0] | IntTensor[*_Ns, _A0] | BoolTensor[*_Ns, _A0], /) -> IntTensor[*_Ns, _A0]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0]], x2: Expr[Tensor[*_Ns, _A0]] | Expr[IntTensor[*_Ns, _A0]] | Expr[BoolTensor[*_Ns, _A0]], /) -> Expr[IntTensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0]], x2: Tensor[*_Ns, _A0] | IntTensor[*_Ns, _A0] | BoolTensor[*_Ns, _A0], /) -> Expr[IntTensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[_A0], x2: Expr[Tensor[*_Ns, _A0]] | Expr[IntTensor[*_Ns, _A0]] | Expr[BoolTensor[*_Ns, _A0]], /) -> Expr[IntTensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1], x2: Tensor[*_Ns, _A0, _A1] | IntTensor[*_Ns, _A0, _A1] | BoolTensor[*_Ns, _A0, _A1], /) -> IntTensor[*_Ns, _A0, _A1]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1]], x2: Expr[Tensor[*_Ns, _A0, _A1]] | Expr[IntTensor[*_Ns, _A0, _A1]] | Expr[BoolTensor[*_Ns, _A0, _A1]], /) -> Expr[IntTensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1]], x2: Tensor[*_Ns, _A0, _A1] | IntTensor[*_Ns, _A0, _A1] | BoolTensor[*_Ns, _A0, _A1], /) -> Expr[IntTensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1], x2: Expr[Tensor[*_Ns, _A0, _A1]] | Expr[IntTensor[*_Ns, _A0, _A1]] | Expr[BoolTensor[*_Ns, _A0, _A1]], /) -> Expr[IntTensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> IntTensor[*_As]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Tensor[_N0, *_As] | IntTensor[_N0, *_As] | BoolTensor[_N0, *_As], /) -> IntTensor[_N0, *_As]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[Tensor[_N0, *_As]] | Expr[IntTensor[_N0, *_As]] | Expr[BoolTensor[_N0, *_As]], /) -> Expr[IntTensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Tensor[_N0, *_As] | IntTensor[_N0, *_As] | BoolTensor[_N0, *_As], /) -> Expr[IntTensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[Tensor[_N0, *_As]] | Expr[IntTensor[_N0, *_As]] | Expr[BoolTensor[_N0, *_As]], /) -> Expr[IntTensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[()], x2: Tensor[*_Ns] | IntTensor[*_Ns] | BoolTensor[*_Ns], /) -> BoolTensor[*_Ns]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[()]], x2: Expr[Tensor[*_Ns]] | Expr[IntTensor[*_Ns]] | Expr[BoolTensor[*_Ns]] | Tensor[*_Ns] | IntTensor[*_Ns] | BoolTensor[*_Ns], /) -> Expr[BoolTensor[*_Ns]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[()], x2: Expr[Tensor[*_Ns]] | Expr[IntTensor[*_Ns]] | Expr[BoolTensor[*_Ns]], /) -> Expr[BoolTensor[*_Ns]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[_A0], x2: Tensor[*_Ns, _A0] | IntTensor[*_Ns, _A0] | BoolTensor[*_Ns, _A0], /) -> BoolTensor[*_Ns, _A0]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0]], x2: Expr[Tensor[*_Ns, _A0]] | Expr[IntTensor[*_Ns, _A0]] | Expr[BoolTensor[*_Ns, _A0]], /) -> Expr[BoolTensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0]], x2: Tensor[*_Ns, _A0] | IntTensor[*_Ns, _A0] | BoolTensor[*_Ns, _A0], /) -> Expr[BoolTensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[_A0], x2: Expr[Tensor[*_Ns, _A0]] | Expr[IntTensor[*_Ns, _A0]] | Expr[BoolTensor[*_Ns, _A0]], /) -> Expr[BoolTensor[*_Ns, _A0]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1], x2: Tensor[*_Ns, _A0, _A1] | IntTensor[*_Ns, _A0, _A1] | BoolTensor[*_Ns, _A0, _A1], /) -> BoolTensor[*_Ns, _A0, _A1]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1]], x2: Expr[Tensor[*_Ns, _A0, _A1]] | Expr[IntTensor[*_Ns, _A0, _A1]] | Expr[BoolTensor[*_Ns, _A0, _A1]], /) -> Expr[BoolTensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1]], x2: Tensor[*_Ns, _A0, _A1] | IntTensor[*_Ns, _A0, _A1] | BoolTensor[*_Ns, _A0, _A1], /) -> Expr[BoolTensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1], x2: Expr[Tensor[*_Ns, _A0, _A1]] | Expr[IntTensor[*_Ns, _A0, _A1]] | Expr[BoolTensor[*_Ns, _A0, _A1]], /) -> Expr[BoolTensor[*_Ns, _A0, _A1]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Tensor[_N0, *_As] | IntTensor[_N0, *_As] | BoolTensor[_N0, *_As], /) -> BoolTensor[_N0, *_As]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[Tensor[_N0, *_As]] | Expr[IntTensor[_N0, *_As]] | Expr[BoolTensor[_N0, *_As]], /) -> Expr[BoolTensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Tensor[_N0, *_As] | IntTensor[_N0, *_As] | BoolTensor[_N0, *_As], /) -> Expr[BoolTensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[Tensor[_N0, *_As]] | Expr[IntTensor[_N0, *_As]] | Expr[BoolTensor[_N0, *_As]], /) -> Expr[BoolTensor[_N0, *_As]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x1`` repeated along the leading axes that only ``x2`` has."""
class SumLike(PolyOp2, rule='k *A, t *B -> t *A where t not in bool, *A within *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_As]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_As]]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*_As]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], /) -> Expr[IntTensor[*_As]]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*_As]]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``."""
class ExpandAlong(Along2[U], rule='k *A U *B, t *A *B -> t *A U *B', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __new__(cls, axis: type[U], /) -> ExpandAlong[U]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, *_Bs]] | Tensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As], /) -> Tensor[*_As, U]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As], /) -> IntTensor[*_As, U]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: BoolTensor[*_Bs], /) -> BoolTensor[U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[BoolTensor[*_Bs]] | BoolTensor[*_Bs], /) -> Expr[BoolTensor[U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[BoolTensor[*_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: BoolTensor[_A0, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[_A0, *_Bs]] | BoolTensor[_A0, *_Bs], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[BoolTensor[_A0, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: BoolTensor[_A0, _A1, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, *_Bs]] | BoolTensor[_A0, _A1, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[_A0, _A1, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: BoolTensor[*_As], /) -> BoolTensor[*_As, U]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As, U]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As, U]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: BoolTensor[*_As, _B0], /) -> BoolTensor[*_As, U, _B0]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[BoolTensor[*_As, _B0]] | BoolTensor[*_As, _B0], /) -> Expr[BoolTensor[*_As, U, _B0]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[BoolTensor[*_As, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""
class Fill(PolyOp1[*P,], rule='t -> t *P'):
    is_view = True
    def __init__(self, *axes: type[Axis] | Axis) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Fill[_P0]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Fill[_P0, _P1]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Fill[_P0, _P1, _P2]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Fill[_P0, _P1, _P2, _P3]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Fill[_P0, _P1, _P2, _P3, _P4]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Tensor[()], /) -> Tensor[*P]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Expr[Tensor[()]], /) -> Expr[Tensor[*P]]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: IntTensor[()], /) -> IntTensor[*P]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Expr[IntTensor[()]], /) -> Expr[IntTensor[*P]]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: BoolTensor[()], /) -> BoolTensor[*P]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*P]]: """Repeat the scalar ``x`` along the given axes."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
@overload
def full(value: float, /) -> Expr[Tensor[()]]:
    """One number along up to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, /) -> Expr[Tensor[U]]:
    """One number along up to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, /) -> Expr[Tensor[U, V]]:
    """One number along up to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, third: type[W] | W, /) -> Expr[Tensor[U, V, W]]:
    """One number along up to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, third: type[W] | W, fourth: type[X] | X, /) -> Expr[Tensor[U, V, W, X]]:
    """One number along up to four labels, as an expression: the first state of a scan, or targets that are all 1."""
