# Generated from typedtensor/ops/library/random.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['DropoutMask', 'FoldIn', 'RandomNormal', 'RandomUniform']
class FoldIn(PolyOp2, rule='int, int *A -> int *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[IntTensor[()]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: ...
        @overload
        def __call__(self, x1: IntTensor[()], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: ...
        @overload
        def __call__(self, x1: IntTensor[()], x2: IntTensor[*_As], /) -> IntTensor[*_As]: ...
class RandomUniform(PolyOp2, rule='*A, int -> *A'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: IntTensor[()], /) -> Tensor[*_As]: ...
class RandomNormal(PolyOp2, rule='*A, int -> *A'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: IntTensor[()], /) -> Tensor[*_As]: ...
class DropoutMask(PolyOp2, rule='*A, int -> *A'):
    rate: Any
    seed: Any
    shape_only = frozenset({0})

    def __init__(self, rate: float, /, *, seed: int=0) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As], x2: IntTensor[()], /) -> Tensor[*_As]: ...
