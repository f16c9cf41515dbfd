# Generated from typedtensor/ops/library/elementwise/selection.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVar, TypeVarTuple
from typedtensor.core.tensor import AnyTensor, BoolTensor, Tensor
from typedtensor.ops.core.arities import PolyOp1, PolyOp3
from typedtensor.ops.core.family import Operand
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2, Elementwise3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['Abs', 'AsHalfLike', 'AsInt', 'AsReal', 'AsRealLike', 'AsSingle', 'Clip', 'CopySign', 'Lerp', 'Maximum']
__all__ += ['Minimum', 'Sign', 'StopGradient', 'Where', 'ZerosLike']
__all__ += ['as_half_like', 'as_int', 'as_real', 'as_real_like', 'as_single', 'copysign', 'lerp', 'maximum']
__all__ += ['minimum', 'sign', 'stop_gradient', 'where', 'zeros_like']
X = TypeVar('X', bound=AnyTensor)
A = TypeVarTuple('A')
class Where(Elementwise3, rule='bool *A, t *A?, t *A? -> t *A', linear='together'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, x3: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, x3: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], x3: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, x3: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, x3: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, x3: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, x3: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, x3: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As]], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, x3: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], x3: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[*_As], x2: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, x3: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: BoolTensor[()] | BoolNumber, x3: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: IntTensor[()] | IntNumber, x3: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
        @overload
        def __call__(self, x1: BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
def quotient(x: Operand[X], y: Operand[X]) -> Operand[X]: ...
def shared(dy: Operand, hits: Operand, count: Operand, y: Operand) -> Operand: ...
class ZerosLike(Elementwise1, rule='t *A -> t *A', linear='each'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: BoolTensor[*_As], /) -> BoolTensor[*_As]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """Zeros with the axes, the sizes and the precision of ``x``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """Zeros with the axes, the sizes and the precision of ``x``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
def repeated(x: Operand, like: Operand) -> Operand: ...
class StopGradient(Elementwise1, rule='t *A -> t *A', linear='each'):
    is_view = True
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: BoolTensor[()] | BoolNumber, /) -> BoolTensor[()]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x``, treated as a constant: no gradient flows to it."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x``, treated as a constant: no gradient flows to it."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class AsReal(Elementwise1, rule='t *A -> real *A', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], /) -> Tensor[*_As]: """``x`` as a real tensor: truth values become 0 and 1. A real tensor stays as it is, others become float32."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x`` as a real tensor: truth values become 0 and 1. A real tensor stays as it is, others become float32."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``x`` as a real tensor: truth values become 0 and 1. A real tensor stays as it is, others become float32."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AsRealLike(Elementwise2, rule='t *A, *B -> real *A', linear='first'):
    shape_only = frozenset({1})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_As]: """``x1`` as a real tensor of the precision of ``x2``, whose elements and axes do not count."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """``x1`` as a real tensor of the precision of ``x2``, whose elements and axes do not count."""
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_As]]: """``x1`` as a real tensor of the precision of ``x2``, whose elements and axes do not count."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1`` as a real tensor of the precision of ``x2``, whose elements and axes do not count."""
class AsInt(Elementwise1, rule='t *A -> int *A where t not in real'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: IntTensor[*_As] | BoolTensor[*_As], /) -> IntTensor[*_As]: """Truth values as the integers 0 and 1, in the default precision; integers stay as they are."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """Truth values as the integers 0 and 1, in the default precision; integers stay as they are."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> IntTensor[()]: """Truth values as the integers 0 and 1, in the default precision; integers stay as they are."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
as_int = AsInt()
"""Truth values as the integers 0 and 1, in the default precision; integers stay as they are."""
as_real = AsReal()
"""``x`` as a real tensor: truth values become 0 and 1. A real tensor stays as it is, others become float32."""
as_real_like = AsRealLike()
"""``x1`` as a real tensor of the precision of ``x2``, whose elements and axes do not count."""
stop_gradient = StopGradient()
"""``x``, treated as a constant: no gradient flows to it."""
where = Where()
"""``x2`` where ``x1`` is true, else ``x3``. Two Python numbers give the default precision."""
zeros_like = ZerosLike()
"""Zeros with the axes, the sizes and the precision of ``x``."""
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
class Abs(Elementwise1, rule='t *A -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Sign(Elementwise1, rule='t *A -> t *A where t not in bool'):
    detached = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Maximum(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
class Minimum(Elementwise2, rule='t *A?, t *A? -> t *A where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As]], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[*_As], x2: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[*_As], /) -> IntTensor[*_As]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: IntTensor[()] | IntNumber, x2: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
class Clip(Elementwise1, rule='t *A -> t *A where t not in bool'):
    least: float | None
    most: float | None
    def __init__(self, least: float | None=None, most: float | None=None, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside."""
        @overload
        def __call__(self, x: IntTensor[*_As], /) -> IntTensor[*_As]: """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside."""
        @overload
        def __call__(self, x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x``, limited to the range from ``least`` to ``most``. The gradient is 0 outside."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Lerp(Elementwise3, rule='*A?, *A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, x3: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, x3: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], x3: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, x3: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], x3: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], x3: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], x3: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], x3: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Tensor[*_As], /) -> Tensor[*_As]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[()]] | Tensor[()] | RealNumber, x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
class CopySign(Elementwise2, rule='*A?, *A? -> *A'):
    detached = frozenset({1})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
copysign = CopySign()
"""``|x1|`` with the sign of ``x2``, also that of a zero. The gradient for ``x1`` is 0 where it is 0."""
lerp = Lerp()
"""``x1 + x3 (x2 - x1)``: ``x1`` for the weight 0, ``x2`` for the weight 1. See also: ``torch.lerp``."""
maximum = Maximum()
"""The larger of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
minimum = Minimum()
"""The smaller of ``x1`` and ``x2``. Equal operands share the gradient; if one is NaN, both get it."""
sign = Sign()
"""``-1``, ``0`` or ``1``, by the sign of ``x``. The gradient is 0."""
