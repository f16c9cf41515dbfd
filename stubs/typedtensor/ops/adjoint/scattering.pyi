# Generated from typedtensor/ops/adjoint/scattering.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U, V
from typedtensor.ops.core.arities import PolyOp3
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['AddAt', 'ScatterAdd', 'scatter']
class AddAt(Along3[U], rule='k *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __new__(cls, axis: type[U], /) -> AddAt[U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: Tensor[*_Cs], /) -> Tensor[U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: Tensor[*_Cs, _B0], /) -> Tensor[U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[*_Cs, _B0]] | Tensor[*_Cs, _B0], /) -> Expr[Tensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[Tensor[*_Cs, _B0]], /) -> Expr[Tensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: Tensor[_A0, *_Cs], /) -> Tensor[_A0, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[Tensor[_A0, *_Cs]], /) -> Expr[Tensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: Tensor[_C0, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[_C0, *_Bs]] | Tensor[_C0, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[Tensor[_C0, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: Tensor[*_As], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: Tensor[*_As, _C0], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: Expr[Tensor[*_As, _C0]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs], /) -> IntTensor[U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], /) -> Expr[IntTensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs]], /) -> Expr[IntTensor[U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: IntTensor[*_Cs, _B0], /) -> IntTensor[U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[*_Cs, _B0]] | IntTensor[*_Cs, _B0], /) -> Expr[IntTensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: IntTensor[*_Cs], x3: Expr[IntTensor[*_Cs, _B0]], /) -> Expr[IntTensor[U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: IntTensor[_A0, *_Cs], /) -> IntTensor[_A0, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Expr[IntTensor[*_Cs]] | IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Expr[IntTensor[*_Cs]], x3: Expr[IntTensor[_A0, *_Cs]] | IntTensor[_A0, *_Cs], /) -> Expr[IntTensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: IntTensor[*_Cs], x3: Expr[IntTensor[_A0, *_Cs]], /) -> Expr[IntTensor[_A0, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: IntTensor[*_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: IntTensor[_C0, *_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[_C0, *_Bs]] | IntTensor[_C0, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[_C0], x3: Expr[IntTensor[_C0, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[()], x3: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: IntTensor[*_As], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: IntTensor[*_As, _C0], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[_C0]] | IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[_C0]], x3: Expr[IntTensor[*_As, _C0]] | IntTensor[*_As, _C0], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[_C0], x3: Expr[IntTensor[*_As, _C0]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: IntTensor[*_As, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[()], x3: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]] | IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[*tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[*tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`."""
class ScatterAdd(PolyOp3[U, V], rule='k *A U *B, int *A V *B, t *A V *B -> t *A U *B where t not in bool'):
    shape_only = frozenset({0})
    def __init__(self, axis: type[U], along: type[V], /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], along: type[V], /) -> Any: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __new__(cls, axis: type[U], along: type[_Unknown], /) -> Any: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __new__(cls, axis: type[U], along: type[V], /) -> ScatterAdd[U, V]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[Tensor[V, *_Bs]] | Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], x3: Expr[Tensor[V, *_Bs]] | Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[Tensor[V, *_Bs]] | Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[Tensor[_A0, V, *_Bs]] | Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], x3: Expr[Tensor[_A0, V, *_Bs]] | Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[Tensor[_A0, V, *_Bs]] | Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[Tensor[_A0, _A1, V, *_Bs]] | Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[Tensor[_A0, _A1, V, *_Bs]] | Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[Tensor[_A0, _A1, V, *_Bs]] | Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: Tensor[*_As, V], /) -> Tensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], x3: Expr[Tensor[*_As, V]] | Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, V], x3: Expr[Tensor[*_As, V]] | Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], x3: Expr[Tensor[*_As, V]] | Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[Tensor[*_As, V, _B0]] | Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], x3: Expr[Tensor[*_As, V, _B0]] | Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[Tensor[*_As, V, _B0]] | Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: IntTensor[V, *_Bs], /) -> IntTensor[U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[IntTensor[V, *_Bs]] | IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: IntTensor[V, *_Bs], x3: Expr[IntTensor[V, *_Bs]] | IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[IntTensor[V, *_Bs]], x3: Expr[IntTensor[V, *_Bs]] | IntTensor[V, *_Bs], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: IntTensor[V, *_Bs], x3: Expr[IntTensor[V, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: IntTensor[_A0, V, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[IntTensor[_A0, V, *_Bs]] | IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: IntTensor[_A0, V, *_Bs], x3: Expr[IntTensor[_A0, V, *_Bs]] | IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, V, *_Bs]], x3: Expr[IntTensor[_A0, V, *_Bs]] | IntTensor[_A0, V, *_Bs], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, V, *_Bs], x3: Expr[IntTensor[_A0, V, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: IntTensor[_A0, _A1, V, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]] | IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]] | IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]] | IntTensor[_A0, _A1, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, V, *_Bs], x3: Expr[IntTensor[_A0, _A1, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: IntTensor[*_As, V], /) -> IntTensor[*_As, U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As, V]], x3: Expr[IntTensor[*_As, V]] | IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: IntTensor[*_As, V], x3: Expr[IntTensor[*_As, V]] | IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[IntTensor[*_As, V]], x3: Expr[IntTensor[*_As, V]] | IntTensor[*_As, V], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: IntTensor[*_As, V], x3: Expr[IntTensor[*_As, V]], /) -> Expr[IntTensor[*_As, U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: IntTensor[*_As, V, _B0], /) -> IntTensor[*_As, U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[IntTensor[*_As, V, _B0]] | IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: IntTensor[*_As, V, _B0], x3: Expr[IntTensor[*_As, V, _B0]] | IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, V, _B0]], x3: Expr[IntTensor[*_As, V, _B0]] | IntTensor[*_As, V, _B0], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, V, _B0], x3: Expr[IntTensor[*_As, V, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Tensor[_U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], x3: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: Expr[Tensor[_V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Tensor[_A0, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[Tensor[_A0, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Tensor[_A0, _A1, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[Tensor[_A0, _A1, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Tensor[*_As, _U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], x3: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: IntTensor[*_As, _V], x3: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], x3: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: Expr[Tensor[*_As, _V]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Tensor[*_As, _U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], x3: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: Expr[Tensor[*_As, _V, _B0]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Tensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], along: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> IntTensor[_U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[IntTensor[_V, *_Bs]] | IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], x2: IntTensor[_V, *_Bs], x3: Expr[IntTensor[_V, *_Bs]] | IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: Expr[IntTensor[_V, *_Bs]], x3: Expr[IntTensor[_V, *_Bs]] | IntTensor[_V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], x2: IntTensor[_V, *_Bs], x3: Expr[IntTensor[_V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> IntTensor[_A0, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[IntTensor[_A0, _V, *_Bs]] | IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[IntTensor[_A0, _V, *_Bs]] | IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, _V, *_Bs]], x3: Expr[IntTensor[_A0, _V, *_Bs]] | IntTensor[_A0, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, _V, *_Bs], x3: Expr[IntTensor[_A0, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]] | IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]] | IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, _V, *_Bs]], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]] | IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, _V, *_Bs], x3: Expr[IntTensor[_A0, _A1, _V, *_Bs]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> IntTensor[*_As, _U]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As, _V]], x3: Expr[IntTensor[*_As, _V]] | IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], x2: IntTensor[*_As, _V], x3: Expr[IntTensor[*_As, _V]] | IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As, _V]], x3: Expr[IntTensor[*_As, _V]] | IntTensor[*_As, _V], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], x2: IntTensor[*_As, _V], x3: Expr[IntTensor[*_As, _V]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> IntTensor[*_As, _U, _B0]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[IntTensor[*_As, _V, _B0]] | IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], x2: IntTensor[*_As, _V, _B0], x3: Expr[IntTensor[*_As, _V, _B0]] | IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _V, _B0]], x3: Expr[IntTensor[*_As, _V, _B0]] | IntTensor[*_As, _V, _B0], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _V, _B0], x3: Expr[IntTensor[*_As, _V, _B0]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*_As, _U, _B0]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> IntTensor[*tuple[Any, ...]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
    @overload
    def scatter(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], along: type[_V], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V."""
else:
    scatter = Labelled(ScatterAdd)
