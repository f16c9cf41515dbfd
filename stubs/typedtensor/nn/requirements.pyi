# Generated from typedtensor/nn/requirements.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.axes import Axis, Label, U
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import Along2, PolyOp1, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
_MOST = 2 ** 31
class Lengths(Along2[U], rule='int *A, t *B U *C -> int *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[U, *tuple[Any, ...]] | IntTensor[Any, U, *tuple[Any, ...]] | IntTensor[Any, Any, U, *tuple[Any, ...]] | IntTensor[Any, Any, Any, U, *tuple[Any, ...]] | IntTensor[*tuple[Any, ...], U] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> IntTensor[*_As]: """``x1``, the lengths of sequences along U: each from 0 to as many elements as ``x2`` has along it."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[U, *tuple[Any, ...]]] | Expr[IntTensor[Any, U, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...], U]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[IntTensor[*_As]]: """``x1``, the lengths of sequences along U: each from 0 to as many elements as ``x2`` has along it."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[U, *tuple[Any, ...]] | IntTensor[Any, U, *tuple[Any, ...]] | IntTensor[Any, Any, U, *tuple[Any, ...]] | IntTensor[Any, Any, Any, U, *tuple[Any, ...]] | IntTensor[*tuple[Any, ...], U] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[IntTensor[*_As]]: """``x1``, the lengths of sequences along U: each from 0 to as many elements as ``x2`` has along it."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[U, *tuple[Any, ...]]] | Expr[IntTensor[Any, U, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...], U]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[IntTensor[*_As]]: """``x1``, the lengths of sequences along U: each from 0 to as many elements as ``x2`` has along it."""
class _Nothing(Axis): ...
def one_along(x: Operand, axis: Label) -> Operand: ...
def within_lengths(xs: Operand, lengths: Operand, over: Label, other: Label) -> tuple[Any, Any]: ...
class SeveralAllowed(PolyOp1, rule='int *A -> int *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``x``, the numbers of elements that a mask allows, of which each is two at least."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x``, the numbers of elements that a mask allows, of which each is two at least."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x``, the numbers of elements that a mask allows, of which each is two at least."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Several(PolyOp2, rule='t *A, k *B -> t *A where *A within *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> Tensor[*_As]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_As]]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> IntTensor[*_As]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[IntTensor[*_As]]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*_As]]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> BoolTensor[*_As]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]] | BoolTensor[*tuple[Any, ...]], /) -> Expr[BoolTensor[*_As]]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]] | Expr[IntTensor[*tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...]]], /) -> Expr[BoolTensor[*_As]]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> IntTensor[()]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time."""
