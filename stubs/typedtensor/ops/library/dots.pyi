# Generated from typedtensor/ops/library/dots.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A = TypeVar("_A", bound=Axis)
    _B = TypeVar("_B", bound=Axis)
    _C = TypeVar("_C", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Dot', 'dot']
class Dot(Along2[U], rule='*A U *B, *C U *D -> *A | *B | *C | *D', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __new__(cls, axis: type[U], /) -> Dot[U]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[*_Ns, U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[*_Ns, U]] | Tensor[*_Ns, U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[*_Ns, U]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ns], x2: Tensor[U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Ns]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ns], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, *_Ns], x2: Tensor[U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, *_Ns]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, *_Ns], x2: Expr[Tensor[U]], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[U, _A], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[U, _A], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Tensor[U, _B], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, _B, *_Ns, U]], x2: Expr[Tensor[U, _B]] | Tensor[U, _B], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Expr[Tensor[U, _B]], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[_A, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[_A, U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Tensor[_B, U], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, _B, *_Ns, U]], x2: Expr[Tensor[_B, U]] | Tensor[_B, U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Expr[Tensor[_B, U]], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[U, _A], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[_A, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[*_Ns, _A, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[*_Ns, _A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Tensor[*_Ns, _A, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[*_Ns, _A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[*_Ns, U, _A], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[*_Ns, U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Tensor[*_Ns, U, _A], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[*_Ns, U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[*_Ns, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[*_Ns, U]] | Tensor[*_Ns, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[*_Ns, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[*_Ns, _B, U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[*_Ns, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Tensor[*_Ns, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[*_Ns, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[*_Ns, U, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[*_Ns, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Tensor[*_Ns, U, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[*_Ns, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B, U], x2: Tensor[*_Ns, _C, _B, U], /) -> Tensor[*_Ns, _A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B, U]], x2: Expr[Tensor[*_Ns, _C, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B, U]], x2: Tensor[*_Ns, _C, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B, U], x2: Expr[Tensor[*_Ns, _C, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[_A, U, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[_A, U, _B], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[_A, _B, U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[_A, _B, U]] | Tensor[_A, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[_A, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[_A, _B, U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[_A, _B, U]] | Tensor[_A, _B, U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[_A, _B, U]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[U, _A, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[U, _A, _B]] | Tensor[U, _A, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[U, _A, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[U, _A, _B], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[U, _A, _B]] | Tensor[U, _A, _B], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[U, _A, _B]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[U, _B, _A], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[U, _B, _A]] | Tensor[U, _B, _A], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[U, _B, _A]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[U, _B, _A], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[U, _B, _A]] | Tensor[U, _B, _A], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[U, _B, _A]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[_A, U, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[U, _A, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[U, _A, _B]] | Tensor[U, _A, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[U, _A, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[_A, _B, U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[_A, _B, U]] | Tensor[_A, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[_A, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[U, _A], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[_A, U], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[U, _B], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[U, _B]] | Tensor[U, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[U, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[_B, U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[_B, U]] | Tensor[_B, U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[_B, U]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[_A, U, _B], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[_A, U, _C], /) -> Tensor[_A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[_A, U, _C]] | Tensor[_A, U, _C], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[_A, U, _C]], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[U, _B], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[U, _B]] | Tensor[U, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[U, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[_B, U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[_B, U]] | Tensor[_B, U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[_B, U]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], x2: Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]], x2: Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]] | Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], x2: Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[*_Ns, _U], axis: type[_U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[*_Ns, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *_Ns], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, *_Ns]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *_Ns], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, *_Ns], x2: Tensor[_U], axis: type[_U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, *_Ns]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, *_Ns], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Tensor[_U, _B], axis: type[_U], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _B, *_Ns, _U]], x2: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Expr[Tensor[_U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Tensor[_B, _U], axis: type[_U], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _B, *_Ns, _U]], x2: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Expr[Tensor[_B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[*_Ns, _A, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Tensor[*_Ns, _A, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[*_Ns, _U, _A], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Tensor[*_Ns, _U, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[*_Ns, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[*_Ns, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[*_Ns, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Tensor[*_Ns, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[*_Ns, _U, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Tensor[*_Ns, _U, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _B, _U], x2: Tensor[*_Ns, _C, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _B, _U]], x2: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _B, _U]], x2: Tensor[*_Ns, _C, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _B, _U], x2: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_A, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_A, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_A, _B, _U], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_A, _B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_U, _A, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_U, _A, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_U, _A, _B], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_U, _A, _B]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_U, _B, _A], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_U, _B, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_U, _B, _A], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_U, _B, _A]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_U, _A, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_U, _A, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_A, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_A, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_U, _B], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_B, _U], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_A, _U, _C], axis: type[_U], /) -> Tensor[_A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_A, _U, _C]] | Tensor[_A, _U, _C], axis: type[_U], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_A, _U, _C]], axis: type[_U], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_U, _B], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_B, _U], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], x2: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], x2: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]] | Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], x2: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
else:
    dot = Labelled(Dot)
