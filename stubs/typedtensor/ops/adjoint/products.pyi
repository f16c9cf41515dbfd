# Generated from typedtensor/ops/adjoint/products.py by `typedtensor stubs`; not edited by hand.
from typedtensor.backends import Array, Namespace
from typedtensor.ops.core.arities import PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    _A = TypeVar("_A", bound=Axis)
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B = TypeVar("_B", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _B1 = TypeVar("_B1", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['ContractLeading', 'ContractTrailing', 'SumOuter']
class SumOuter(PolyOp2, rule='*N A, *N B -> A B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns, _B], /) -> Tensor[_A, _B]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Tensor[*_Ns, _B], /) -> Expr[Tensor[_A, _B]]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
class ContractTrailing(PolyOp2, rule='*B, *A *B -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[()], x2: Tensor[*_As], /) -> Tensor[*_As]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()], x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_B0], x2: Tensor[*_As, _B0], /) -> Tensor[*_As]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_B0]], x2: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_B0]], x2: Tensor[*_As, _B0], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_B0], x2: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_B0, _B1], x2: Tensor[*_As, _B0, _B1], /) -> Tensor[*_As]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_B0, _B1]], x2: Expr[Tensor[*_As, _B0, _B1]], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_B0, _B1]], x2: Tensor[*_As, _B0, _B1], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_B0, _B1], x2: Expr[Tensor[*_As, _B0, _B1]], /) -> Expr[Tensor[*_As]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_Bs], x2: Tensor[*_Bs], /) -> Tensor[()]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Bs]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[()]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_Bs], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[()]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_Bs], x2: Tensor[_A0, *_Bs], /) -> Tensor[_A0]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Bs]], x2: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Bs]], x2: Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_Bs], x2: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[a] = Σᵦ x1[b] x2[a, b]``: the product summed over all axes of ``x1``, the last of ``x2``."""
class ContractLeading(PolyOp2, rule='*A, *A *B -> *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[()], x2: Tensor[*_Bs], /) -> Tensor[*_Bs]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Tensor[_A0, *_Bs], /) -> Tensor[*_Bs]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0]], x2: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0]], x2: Tensor[_A0, *_Bs], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Tensor[_A0, _A1, *_Bs], /) -> Tensor[*_Bs]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1]], x2: Expr[Tensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1]], x2: Tensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Expr[Tensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As], /) -> Tensor[()]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[()]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As, _B0], /) -> Tensor[_B0]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[_B0]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Tensor[*_As, _B0], /) -> Expr[Tensor[_B0]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[_B0]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[b] = Σₐ x1[a] x2[a, b]``: the product summed over all axes of ``x1``, the first of ``x2``."""
def as_matrix(xp: Namespace, x: Array) -> Array: ...
