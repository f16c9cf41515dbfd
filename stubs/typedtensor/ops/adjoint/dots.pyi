# Generated from typedtensor/ops/adjoint/dots.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Sequence
from typedtensor.core.axes import Label
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _As = TypeVarTuple("_As")
__all__ = ['DotLike']
class DotLike(PolyOp3, rule='k *A, *B, *C -> *A where *A within *B | *C, *B within *A | *C, *C within *A | *B'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Tensor[*tuple[Any, ...]], x3: Tensor[*tuple[Any, ...]], /) -> Tensor[*_As]: """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], x3: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks."""
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Expr[Tensor[*tuple[Any, ...]]], x3: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_As]]: """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks."""
        @overload
        def __call__(self, x1: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As], x2: Tensor[*tuple[Any, ...]], x3: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_As]]: """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product of ``x2`` and ``x3``, summed over the labels that ``x1`` lacks."""
def aligned_product(first: Sequence[Label], second: Sequence[Label], result: Sequence[Label]) -> Kernel: ...
