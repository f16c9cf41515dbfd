# Generated from typedtensor/ops/library/order/updating.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Along3, Labelled, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['IndexUpdate', 'index_update']
class IndexUpdate(Along3[U], rule='t *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __new__(cls, axis: type[U], /) -> IndexUpdate[U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U], x2: IntTensor[*_Cs], x3: Tensor[*_Cs], /) -> Tensor[U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: IntTensor[*_Cs], x3: Tensor[*_Cs, _B0], /) -> Tensor[U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]], /) -> Expr[Tensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: IntTensor[*_Cs], x3: Tensor[_A0, *_Cs], /) -> Tensor[_A0, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]], /) -> Expr[Tensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[()], x3: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[_C0], x3: Tensor[_C0, *_Bs], /) -> Tensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[()], x3: Tensor[*_As], /) -> Tensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[()], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[_C0], x3: Tensor[*_As, _C0], /) -> Tensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]], /) -> Expr[Tensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[()], x3: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs], /) -> IntTensor[U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs, _B0], /) -> IntTensor[U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]], /) -> Expr[IntTensor[U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: IntTensor[*_Cs], x3: IntTensor[_A0, *_Cs], /) -> IntTensor[_A0, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]], /) -> Expr[IntTensor[_A0, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[()], x3: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[_C0], x3: IntTensor[_C0, *_Bs], /) -> IntTensor[U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[()], x3: IntTensor[*_As], /) -> IntTensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[_C0], x3: IntTensor[*_As, _C0], /) -> IntTensor[*_As, U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]], /) -> Expr[IntTensor[*_As, U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[()], x3: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def index_update(x1: Tensor[_U], x2: IntTensor[*_Cs], x3: Tensor[*_Cs], axis: type[_U], /) -> Tensor[_U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], axis: type[_U], /) -> Expr[Tensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]], axis: type[_U], /) -> Expr[Tensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, _B0], x2: IntTensor[*_Cs], x3: Tensor[*_Cs, _B0], axis: type[_U], /) -> Tensor[_U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], axis: type[_U], /) -> Expr[Tensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], axis: type[_U], /) -> Expr[Tensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, _B0], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]], axis: type[_U], /) -> Expr[Tensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U], x2: IntTensor[*_Cs], x3: Tensor[_A0, *_Cs], axis: type[_U], /) -> Tensor[_A0, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], axis: type[_U], /) -> Expr[Tensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], axis: type[_U], /) -> Expr[Tensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U], x2: IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[()], x3: Tensor[*_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[*_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[_C0], x3: Tensor[_C0, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_U, *_Bs], x2: IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: Tensor[_A0, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[()], x3: Tensor[*_As], axis: type[_U], /) -> Tensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[()], x3: Expr[Tensor[*_As]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[_C0], x3: Tensor[*_As, _C0], axis: type[_U], /) -> Tensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U], x2: IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U, _B0], x2: IntTensor[()], x3: Tensor[*_As, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[*_As, _U, _B0], x2: IntTensor[()], x3: Expr[Tensor[*_As, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs], axis: type[_U], /) -> IntTensor[_U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], axis: type[_U], /) -> Expr[IntTensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, _B0], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs, _B0], axis: type[_U], /) -> IntTensor[_U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], axis: type[_U], /) -> Expr[IntTensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], axis: type[_U], /) -> Expr[IntTensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, _B0], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]], axis: type[_U], /) -> Expr[IntTensor[_U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U], x2: IntTensor[*_Cs], x3: IntTensor[_A0, *_Cs], axis: type[_U], /) -> IntTensor[_A0, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_A0, _U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[()], x3: IntTensor[*_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[_C0], x3: IntTensor[_C0, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_U, *_Bs], x2: IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: IntTensor[_A0, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[()], x3: IntTensor[*_As], axis: type[_U], /) -> IntTensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[_C0], x3: IntTensor[*_As, _C0], axis: type[_U], /) -> IntTensor[*_As, _U]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U], x2: IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[()], x3: IntTensor[*_As, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[()], x3: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
    @overload
    def index_update(x1: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``."""
else:
    index_update = Labelled(IndexUpdate)
