# Generated from typedtensor/ops/dots.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Sequence
from typedtensor.axes import Label, U
from typedtensor.ops.application import Kernel
from typedtensor.ops.labelled import Along2
from typedtensor.ops.operation import PolyOp3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVarTuple, overload
    from typedtensor.expr import Expr
    from typedtensor.tensor import BoolTensor, IntTensor, Tensor
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
    _Ds = TypeVarTuple("_Ds")
class Dot(Along2[U], rule='*A U *B, *C U *D -> *A | *B | *C | *D'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, *_Bs]], x2: Expr[Tensor[*_Cs, U, *_Ds]], /) -> Expr[Tensor[*tuple[Any, ...]]]: ...
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, *_Bs]], x2: Tensor[*_Cs, U, *_Ds], /) -> Expr[Tensor[*tuple[Any, ...]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As, U, *_Bs], x2: Expr[Tensor[*_Cs, U, *_Ds]], /) -> Expr[Tensor[*tuple[Any, ...]]]: ...
        @overload
        def __call__(self, x1: Tensor[*_As, U, *_Bs], x2: Tensor[*_Cs, U, *_Ds], /) -> Tensor[*tuple[Any, ...]]: ...
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
        def __call__(self, x1: Tensor[()] | float | IntTensor[()] | int | BoolTensor[()] | bool, x2: Tensor[()] | float, x3: Tensor[()] | float, /) -> Tensor[()]: ...
def aligned_product(first: Sequence[Label], second: Sequence[Label], result: Sequence[Label]) -> Kernel: ...
