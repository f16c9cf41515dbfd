# Generated from typedtensor/ops/library/elementwise/extrema.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.core.tensor import Tensor
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2, Elementwise3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
__all__ = ['Abs', 'Clip', 'CopySign', 'Lerp', 'Maximum', 'Minimum', 'Sign']
__all__ += ['copysign', 'lerp', 'maximum', 'minimum', 'sign']
A = TypeVarTuple('A')
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
