# Generated from typedtensor/ops/library/random.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['DropoutMask', 'FoldIn', 'RandomNormal', 'RandomUniform']
class FoldIn(PolyOp2, rule='int, int *A -> int *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: IntTensor[()], x2: IntTensor[*_As], /) -> IntTensor[*_As]: """A key for each number in ``x2``, derived from the key ``x1`` and independent of those of other keys and numbers."""
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """A key for each number in ``x2``, derived from the key ``x1`` and independent of those of other keys and numbers."""
        @overload
        def __call__(self, x1: IntTensor[()], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """A key for each number in ``x2``, derived from the key ``x1`` and independent of those of other keys and numbers."""
class RandomUniform(PolyOp2, rule='*A, int -> *A'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: IntTensor[()], /) -> Tensor[*_As]: """Random numbers between 0 and 1, both excluded, from the key ``x2``, with the shape and precision of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: """Random numbers between 0 and 1, both excluded, from the key ``x2``, with the shape and precision of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: """Random numbers between 0 and 1, both excluded, from the key ``x2``, with the shape and precision of ``x1``."""
class RandomNormal(PolyOp2, rule='*A, int -> *A'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: IntTensor[()], /) -> Tensor[*_As]: """Random numbers of the standard normal distribution from the key ``x2``, with the shape and precision of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: """Random numbers of the standard normal distribution from the key ``x2``, with the shape and precision of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: """Random numbers of the standard normal distribution from the key ``x2``, with the shape and precision of ``x1``."""
class DropoutMask(PolyOp2, rule='*A, int -> *A'):
    rate: float
    seed: int
    shape_only = frozenset({0})
    def __init__(self, rate: float, /, *, seed: int=0) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: IntTensor[()], /) -> Tensor[*_As]: """0 at a random share ``rate`` of the elements, and ``1 / (1 - rate)`` at the others: multiply by it for dropout."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: """0 at a random share ``rate`` of the elements, and ``1 / (1 - rate)`` at the others: multiply by it for dropout."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: """0 at a random share ``rate`` of the elements, and ``1 / (1 - rate)`` at the others: multiply by it for dropout."""
