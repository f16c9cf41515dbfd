# Generated from typedtensor/ops/adjoint/dots.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Sequence
from typedtensor.core.axes import Label
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['DotLike']
class DotLike(PolyOp3, rule='k *A, *B, *C -> *A where *A within *B | *C, *B within *A | *C, *C within *A | *B'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Expr[Tensor[*_Bs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Tensor[*_Bs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[*_As]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Tensor[*_Bs], x3: Tensor[*_Cs], /) -> Tensor[*_As]: ...
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: ...
def aligned_product(first: Sequence[Label], second: Sequence[Label], result: Sequence[Label]) -> Kernel: ...
