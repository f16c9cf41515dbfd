# Generated from typedtensor/ops/library/products.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.adjoint.products import ContractLeading, ContractTrailing, SumOuter
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _A = TypeVar("_A", bound=Axis)
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B = TypeVar("_B", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['MatMul', 'Outer', 'Transpose', 'matmul', 'outer']
class MatMul(PolyOp2, rule='*N A, A B -> *N B', linear='sum', adjoints=(SumOuter,)):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``."""
class Transpose(PolyOp1, rule='t A B -> t B A', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[_A, _B], /) -> Tensor[_B, _A]: """The transpose of a matrix."""
        @overload
        def __call__(self, x: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[_B, _A]]: """The transpose of a matrix."""
        @overload
        def __call__(self, x: IntTensor[_A, _B], /) -> IntTensor[_B, _A]: """The transpose of a matrix."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A, _B]], /) -> Expr[IntTensor[_B, _A]]: """The transpose of a matrix."""
        @overload
        def __call__(self, x: BoolTensor[_A, _B], /) -> BoolTensor[_B, _A]: """The transpose of a matrix."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A, _B]], /) -> Expr[BoolTensor[_B, _A]]: """The transpose of a matrix."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Outer(PolyOp2, rule='*A, *B -> *A *B', linear='each', adjoints=(ContractTrailing, ContractLeading)):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[()], x2: Tensor[*_Bs], /) -> Tensor[*_Bs]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Tensor[*_Bs], /) -> Tensor[_A0, *_Bs]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Tensor[*_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[()], /) -> Tensor[*_As]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[()]] | Tensor[()], /) -> Expr[Tensor[*_As]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[_B0], /) -> Tensor[*_As, _B0]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[_B0]] | Tensor[_B0], /) -> Expr[Tensor[*_As, _B0]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[_B0]], /) -> Expr[Tensor[*_As, _B0]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
matmul = MatMul()
"""``y[…, b] = Σₐ x1[…, a] x2[a, b]``."""
outer = Outer()
"""``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
