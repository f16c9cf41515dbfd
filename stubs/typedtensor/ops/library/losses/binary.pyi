# Generated from typedtensor/ops/library/losses/binary.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.library.elementwise.function import Elementwise2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['BinaryCrossEntropy', 'Hinge', 'binary_cross_entropy', 'hinge']
class BinaryCrossEntropy(Elementwise2, rule='*A, t *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As] | Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[*_As]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Expr[Tensor[()]] | Expr[IntTensor[()]] | Expr[BoolTensor[()]] | Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As] | Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Expr[Tensor[*_As]]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Expr[Tensor[()]] | Expr[IntTensor[()]] | Expr[BoolTensor[()]], /) -> Expr[Tensor[*_As]]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
class Hinge(Elementwise2, rule='*A, bool *A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: BoolTensor[*_As], /) -> Tensor[*_As]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[Tensor[*_As]]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[BoolTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
binary_cross_entropy = BinaryCrossEntropy()
"""``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
hinge = Hinge()
"""``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
