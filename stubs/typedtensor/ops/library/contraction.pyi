# Generated from typedtensor/ops/library/contraction.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U
from typedtensor.ops.adjoint.contraction import UncontractFirst, UncontractSecond
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A = TypeVar("_A", bound=Axis)
    _A0 = TypeVar("_A0", bound=Axis)
    _B = TypeVar("_B", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C = TypeVar("_C", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _D0 = TypeVar("_D0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
    _Ds = TypeVarTuple("_Ds")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Contract', 'ContractAlong', 'contract', 'contract_along']
class Contract(PolyOp2, rule='*A, *B -> *A ^ *B', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Tensor[*_Ns], /) -> Tensor[()]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns]], x2: Expr[Tensor[*_Ns]] | Tensor[*_Ns], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Expr[Tensor[*_Ns]], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, _B], x2: Tensor[_B, _A], /) -> Tensor[()]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, _B]], x2: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, _B], x2: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_A], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_A]] | Tensor[_A], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Tensor[_A], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns]], x2: Expr[Tensor[_A]] | Tensor[_A], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Expr[Tensor[_A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Tensor[*_Ns, _A], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Tensor[*_Ns, _A], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Tensor[_A, *_Ns], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Expr[Tensor[_A, *_Ns]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Tensor[_A, *_Ns], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Expr[Tensor[_A, *_Ns]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Tensor[_A, _B], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, _B], x2: Tensor[_A, _B], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, _B]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, _B], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns], /) -> Tensor[_A]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns]] | Tensor[*_Ns], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns]], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Tensor[*_Ns, _A], /) -> Tensor[_A]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns]], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns]], x2: Tensor[*_Ns, _A], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns, _B], /) -> Tensor[_A, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Tensor[*_Ns, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Tensor[*_Ns, _C, _B], /) -> Tensor[_A, _C]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B]], x2: Expr[Tensor[*_Ns, _C, _B]], /) -> Expr[Tensor[_A, _C]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B]], x2: Tensor[*_Ns, _C, _B], /) -> Expr[Tensor[_A, _C]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Expr[Tensor[*_Ns, _C, _B]], /) -> Expr[Tensor[_A, _C]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns, _B, _A], /) -> Tensor[_B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns, _B, _A]], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Tensor[*_Ns, _B, _A], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns, _B, _A]], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _B, _A], x2: Tensor[*_Ns, _A], /) -> Tensor[_B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _B, _A]], x2: Expr[Tensor[*_Ns, _A]] | Tensor[*_Ns, _A], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _B, _A], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_B, _A], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Tensor[_B, _A], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns]], x2: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product, summed over all labels that both operands have (the natural contraction)."""
class ContractAlong(Along2[U], rule='*A U *B, *C U *D -> *A *B *C *D', linear='sum', adjoints=(UncontractFirst, UncontractSecond)):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __new__(cls, axis: type[U], /) -> ContractAlong[U]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[U, *_Ds], /) -> Tensor[*_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[U, *_Ds], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[_C0, U, *_Ds], /) -> Tensor[_C0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[_C0, U, *_Ds]], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[_C0, U, *_Ds], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[_C0, U, *_Ds]], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Tensor[U, *_Ds], /) -> Tensor[_B0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Tensor[U, *_Ds], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Tensor[U, *_Ds], /) -> Tensor[_A0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Tensor[U, *_Ds], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[*_Cs, U], /) -> Tensor[*_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[*_Cs, U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[*_Cs, U, _D0], /) -> Tensor[*_Cs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[*_Cs, U, _D0]], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[*_Cs, U, _D0], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[*_Cs, U, _D0]], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Tensor[*_Cs, U], /) -> Tensor[_B0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Tensor[*_Cs, U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Tensor[*_Cs, U], /) -> Tensor[_A0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Tensor[*_Cs, U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U], /) -> Tensor[*_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U, _D0], /) -> Tensor[*_Bs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U, _D0]] | Tensor[U, _D0], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U, _D0]], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[_C0, U], /) -> Tensor[*_Bs, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[_C0, U]] | Tensor[_C0, U], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[_C0, U]], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[U], /) -> Tensor[_A0, *_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[U], /) -> Tensor[*_As]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[U, _D0], /) -> Tensor[*_As, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[U, _D0]] | Tensor[U, _D0], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[U, _D0]], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[_C0, U], /) -> Tensor[*_As, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[_C0, U]] | Tensor[_C0, U], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[_C0, U]], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[U], /) -> Tensor[*_As, _B0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
contract = Contract()
"""The product, summed over all labels that both operands have (the natural contraction)."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Tensor[*_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[_C0, _U, *_Ds], axis: type[_U], /) -> Tensor[_C0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[_C0, _U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[_C0, _U, *_Ds], axis: type[_U], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[_C0, _U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Tensor[_B0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Tensor[_A0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Tensor[*_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[*_Cs, _U, _D0], axis: type[_U], /) -> Tensor[*_Cs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[*_Cs, _U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[*_Cs, _U, _D0], axis: type[_U], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[*_Cs, _U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Tensor[_B0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Tensor[_A0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Tensor[_U, _D0], axis: type[_U], /) -> Tensor[*_Bs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_U, _D0]] | Tensor[_U, _D0], axis: type[_U], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Tensor[_C0, _U], axis: type[_U], /) -> Tensor[*_Bs, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_C0, _U]] | Tensor[_C0, _U], axis: type[_U], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_C0, _U]], axis: type[_U], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U, *_Bs], x2: Tensor[_U], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U, *_Bs], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_As]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Tensor[_U, _D0], axis: type[_U], /) -> Tensor[*_As, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[_U, _D0]] | Tensor[_U, _D0], axis: type[_U], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Expr[Tensor[_U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Tensor[_C0, _U], axis: type[_U], /) -> Tensor[*_As, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[_C0, _U]] | Tensor[_C0, _U], axis: type[_U], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Expr[Tensor[_C0, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U, _B0], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_As, _B0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U, _B0], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
else:
    contract_along = Labelled(ContractAlong)
