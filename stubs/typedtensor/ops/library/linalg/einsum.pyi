# Generated from typedtensor/ops/library/linalg/einsum.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.core.axes import Axis
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.functions import Labelled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
    _Ps = TypeVarTuple("_Ps")
__all__ = ['Einsum', 'Einsum3', 'einsum', 'einsum3']
P = TypeVarTuple('P')
class Einsum(PolyOp2[*P,], rule='*A, *B -> *P where *P within *A | *B', linear='sum'):
    def __init__(self, *kept: type[Axis]) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Einsum[_P0]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Einsum[_P0, _P1]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Einsum[_P0, _P1, _P2]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Einsum[_P0, _P1, _P2, _P3]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Einsum[_P0, _P1, _P2, _P3, _P4]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], /) -> Tensor[*P]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[*P]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[*P]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
class Einsum3(PolyOp3[*P,], rule='*A, *B, *C -> *P where *P within *A | *B | *C', linear='sum'):
    def __init__(self, *kept: type[Axis]) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Einsum3[_P0]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Einsum3[_P0, _P1]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Einsum3[_P0, _P1, _P2]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Einsum3[_P0, _P1, _P2, _P3]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Tensor[*_Cs], /) -> Tensor[*P]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*P]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*P]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[*P]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def einsum(x1: Tensor[*_As], x2: Tensor[*_Bs], *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum(x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum(x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
else:
    einsum = Labelled(Einsum)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def einsum3(x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Tensor[*_Cs], *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum3(x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum3(x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum3(x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Expr[Tensor[*_Cs]], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
else:
    einsum3 = Labelled(Einsum3)
