# Generated from typedtensor/ops/adjoint/contraction.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U
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
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _D0 = TypeVar("_D0", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
    _Ds = TypeVarTuple("_Ds")
__all__ = ['UncontractFirst', 'UncontractSecond']
class UncontractFirst(Along3[U], rule='k *A U *B, *C U *D, *A *B *C *D -> *A U *B'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __new__(cls, axis: type[U], /) -> UncontractFirst[U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[U, *_Ds], x3: Tensor[*_Ds], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[U, *_Ds]], x3: Expr[Tensor[*_Ds]] | Tensor[*_Ds], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[U, *_Ds], x3: Expr[Tensor[*_Ds]] | Tensor[*_Ds], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[U, *_Ds]], x3: Expr[Tensor[*_Ds]] | Tensor[*_Ds], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[U, *_Ds], x3: Expr[Tensor[*_Ds]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[_C0, U, *_Ds], x3: Tensor[_C0, *_Ds], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[_C0, U, *_Ds]], x3: Expr[Tensor[_C0, *_Ds]] | Tensor[_C0, *_Ds], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[_C0, U, *_Ds], x3: Expr[Tensor[_C0, *_Ds]] | Tensor[_C0, *_Ds], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[_C0, U, *_Ds]], x3: Expr[Tensor[_C0, *_Ds]] | Tensor[_C0, *_Ds], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[_C0, U, *_Ds], x3: Expr[Tensor[_C0, *_Ds]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Tensor[U, *_Ds], x3: Tensor[_B0, *_Ds], /) -> Tensor[U, _B0]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Expr[Tensor[U, *_Ds]], x3: Expr[Tensor[_B0, *_Ds]] | Tensor[_B0, *_Ds], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Tensor[U, *_Ds], x3: Expr[Tensor[_B0, *_Ds]] | Tensor[_B0, *_Ds], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Expr[Tensor[U, *_Ds]], x3: Expr[Tensor[_B0, *_Ds]] | Tensor[_B0, *_Ds], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Tensor[U, *_Ds], x3: Expr[Tensor[_B0, *_Ds]], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Tensor[U, *_Ds], x3: Tensor[_A0, *_Ds], /) -> Tensor[_A0, U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Expr[Tensor[U, *_Ds]], x3: Expr[Tensor[_A0, *_Ds]] | Tensor[_A0, *_Ds], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Tensor[U, *_Ds], x3: Expr[Tensor[_A0, *_Ds]] | Tensor[_A0, *_Ds], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Expr[Tensor[U, *_Ds]], x3: Expr[Tensor[_A0, *_Ds]] | Tensor[_A0, *_Ds], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Tensor[U, *_Ds], x3: Expr[Tensor[_A0, *_Ds]], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_Cs, U], x3: Tensor[*_Cs], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[*_Cs, U]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[*_Cs, U], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[*_Cs, U]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_Cs, U], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_Cs, U, _D0], x3: Tensor[*_Cs, _D0], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[*_Cs, U, _D0]], x3: Expr[Tensor[*_Cs, _D0]] | Tensor[*_Cs, _D0], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[*_Cs, U, _D0], x3: Expr[Tensor[*_Cs, _D0]] | Tensor[*_Cs, _D0], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[*_Cs, U, _D0]], x3: Expr[Tensor[*_Cs, _D0]] | Tensor[*_Cs, _D0], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_Cs, U, _D0], x3: Expr[Tensor[*_Cs, _D0]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Tensor[*_Cs, U], x3: Tensor[_B0, *_Cs], /) -> Tensor[U, _B0]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Expr[Tensor[*_Cs, U]], x3: Expr[Tensor[_B0, *_Cs]] | Tensor[_B0, *_Cs], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]] | Expr[IntTensor[U, _B0]] | Expr[BoolTensor[U, _B0]], x2: Tensor[*_Cs, U], x3: Expr[Tensor[_B0, *_Cs]] | Tensor[_B0, *_Cs], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Expr[Tensor[*_Cs, U]], x3: Expr[Tensor[_B0, *_Cs]] | Tensor[_B0, *_Cs], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, _B0] | IntTensor[U, _B0] | BoolTensor[U, _B0], x2: Tensor[*_Cs, U], x3: Expr[Tensor[_B0, *_Cs]], /) -> Expr[Tensor[U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Tensor[*_Cs, U], x3: Tensor[_A0, *_Cs], /) -> Tensor[_A0, U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Expr[Tensor[*_Cs, U]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]] | Expr[IntTensor[_A0, U]] | Expr[BoolTensor[_A0, U]], x2: Tensor[*_Cs, U], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Expr[Tensor[*_Cs, U]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U] | IntTensor[_A0, U] | BoolTensor[_A0, U], x2: Tensor[*_Cs, U], x3: Expr[Tensor[_A0, *_Cs]], /) -> Expr[Tensor[_A0, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[U], x3: Tensor[*_Bs], /) -> Tensor[U, *_Bs]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[U]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[U], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[U, _D0], x3: Tensor[*_Bs, _D0], /) -> Tensor[U, *_Bs]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[U, _D0]] | Tensor[U, _D0], x3: Expr[Tensor[*_Bs, _D0]] | Tensor[*_Bs, _D0], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[U, _D0]], x3: Expr[Tensor[*_Bs, _D0]] | Tensor[*_Bs, _D0], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[U, _D0], x3: Expr[Tensor[*_Bs, _D0]], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[_C0, U], x3: Tensor[*_Bs, _C0], /) -> Tensor[U, *_Bs]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[_C0, U]] | Tensor[_C0, U], x3: Expr[Tensor[*_Bs, _C0]] | Tensor[*_Bs, _C0], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[_C0, U]], x3: Expr[Tensor[*_Bs, _C0]] | Tensor[*_Bs, _C0], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[_C0, U], x3: Expr[Tensor[*_Bs, _C0]], /) -> Expr[Tensor[U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[U], x3: Tensor[_A0, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[U]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[U], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[U], x3: Tensor[*_As], /) -> Tensor[*_As, U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[U]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[U], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[U, _D0], x3: Tensor[*_As, _D0], /) -> Tensor[*_As, U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[U, _D0]] | Tensor[U, _D0], x3: Expr[Tensor[*_As, _D0]] | Tensor[*_As, _D0], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[U, _D0]], x3: Expr[Tensor[*_As, _D0]] | Tensor[*_As, _D0], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[U, _D0], x3: Expr[Tensor[*_As, _D0]], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[_C0, U], x3: Tensor[*_As, _C0], /) -> Tensor[*_As, U]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[_C0, U]] | Tensor[_C0, U], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[_C0, U]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[_C0, U], x3: Expr[Tensor[*_As, _C0]], /) -> Expr[Tensor[*_As, U]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[U], x3: Tensor[*_As, _B0], /) -> Tensor[*_As, U, _B0]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[U]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[U], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand."""
class UncontractSecond(Along3[U], rule='k *C U *D, *A U *B, *A *B *C *D -> *C U *D'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __new__(cls, axis: type[U], /) -> UncontractSecond[U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[U, *_Bs], x3: Tensor[*_Bs], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[U, *_Bs], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[U, *_Bs], x3: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[_A0, U, *_Bs], x3: Tensor[_A0, *_Bs], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[_A0, U, *_Bs]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[_A0, U, *_Bs], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[_A0, U, *_Bs]], x3: Expr[Tensor[_A0, *_Bs]] | Tensor[_A0, *_Bs], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[_A0, U, *_Bs], x3: Expr[Tensor[_A0, *_Bs]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, _D0] | IntTensor[U, _D0] | BoolTensor[U, _D0], x2: Tensor[U, *_Bs], x3: Tensor[*_Bs, _D0], /) -> Tensor[U, _D0]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _D0]] | Expr[IntTensor[U, _D0]] | Expr[BoolTensor[U, _D0]], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[*_Bs, _D0]] | Tensor[*_Bs, _D0], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _D0]] | Expr[IntTensor[U, _D0]] | Expr[BoolTensor[U, _D0]], x2: Tensor[U, *_Bs], x3: Expr[Tensor[*_Bs, _D0]] | Tensor[*_Bs, _D0], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, _D0] | IntTensor[U, _D0] | BoolTensor[U, _D0], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[*_Bs, _D0]] | Tensor[*_Bs, _D0], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, _D0] | IntTensor[U, _D0] | BoolTensor[U, _D0], x2: Tensor[U, *_Bs], x3: Expr[Tensor[*_Bs, _D0]], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U] | IntTensor[_C0, U] | BoolTensor[_C0, U], x2: Tensor[U, *_Bs], x3: Tensor[*_Bs, _C0], /) -> Tensor[_C0, U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C0, U]] | Expr[IntTensor[_C0, U]] | Expr[BoolTensor[_C0, U]], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[*_Bs, _C0]] | Tensor[*_Bs, _C0], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C0, U]] | Expr[IntTensor[_C0, U]] | Expr[BoolTensor[_C0, U]], x2: Tensor[U, *_Bs], x3: Expr[Tensor[*_Bs, _C0]] | Tensor[*_Bs, _C0], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U] | IntTensor[_C0, U] | BoolTensor[_C0, U], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[*_Bs, _C0]] | Tensor[*_Bs, _C0], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U] | IntTensor[_C0, U] | BoolTensor[_C0, U], x2: Tensor[U, *_Bs], x3: Expr[Tensor[*_Bs, _C0]], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_As, U], x3: Tensor[*_As], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_As, U, _B0], x3: Tensor[*_As, _B0], /) -> Tensor[U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Expr[Tensor[*_As, U, _B0]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]] | Expr[IntTensor[U]] | Expr[BoolTensor[U]], x2: Tensor[*_As, U, _B0], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Expr[Tensor[*_As, U, _B0]], x3: Expr[Tensor[*_As, _B0]] | Tensor[*_As, _B0], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U] | IntTensor[U] | BoolTensor[U], x2: Tensor[*_As, U, _B0], x3: Expr[Tensor[*_As, _B0]], /) -> Expr[Tensor[U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, _D0] | IntTensor[U, _D0] | BoolTensor[U, _D0], x2: Tensor[*_As, U], x3: Tensor[*_As, _D0], /) -> Tensor[U, _D0]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _D0]] | Expr[IntTensor[U, _D0]] | Expr[BoolTensor[U, _D0]], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, _D0]] | Tensor[*_As, _D0], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _D0]] | Expr[IntTensor[U, _D0]] | Expr[BoolTensor[U, _D0]], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, _D0]] | Tensor[*_As, _D0], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, _D0] | IntTensor[U, _D0] | BoolTensor[U, _D0], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, _D0]] | Tensor[*_As, _D0], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, _D0] | IntTensor[U, _D0] | BoolTensor[U, _D0], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, _D0]], /) -> Expr[Tensor[U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U] | IntTensor[_C0, U] | BoolTensor[_C0, U], x2: Tensor[*_As, U], x3: Tensor[*_As, _C0], /) -> Tensor[_C0, U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C0, U]] | Expr[IntTensor[_C0, U]] | Expr[BoolTensor[_C0, U]], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C0, U]] | Expr[IntTensor[_C0, U]] | Expr[BoolTensor[_C0, U]], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U] | IntTensor[_C0, U] | BoolTensor[_C0, U], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, _C0]] | Tensor[*_As, _C0], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U] | IntTensor[_C0, U] | BoolTensor[_C0, U], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, _C0]], /) -> Expr[Tensor[_C0, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Tensor[U], x3: Tensor[*_Ds], /) -> Tensor[U, *_Ds]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Ds]] | Expr[IntTensor[U, *_Ds]] | Expr[BoolTensor[U, *_Ds]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[*_Ds]] | Tensor[*_Ds], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Expr[Tensor[U]], x3: Expr[Tensor[*_Ds]] | Tensor[*_Ds], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Tensor[U], x3: Expr[Tensor[*_Ds]], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Tensor[U, _B0], x3: Tensor[_B0, *_Ds], /) -> Tensor[U, *_Ds]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Ds]] | Expr[IntTensor[U, *_Ds]] | Expr[BoolTensor[U, *_Ds]], x2: Expr[Tensor[U, _B0]] | Tensor[U, _B0], x3: Expr[Tensor[_B0, *_Ds]] | Tensor[_B0, *_Ds], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Expr[Tensor[U, _B0]], x3: Expr[Tensor[_B0, *_Ds]] | Tensor[_B0, *_Ds], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Tensor[U, _B0], x3: Expr[Tensor[_B0, *_Ds]], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Tensor[_A0, U], x3: Tensor[_A0, *_Ds], /) -> Tensor[U, *_Ds]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Ds]] | Expr[IntTensor[U, *_Ds]] | Expr[BoolTensor[U, *_Ds]], x2: Expr[Tensor[_A0, U]] | Tensor[_A0, U], x3: Expr[Tensor[_A0, *_Ds]] | Tensor[_A0, *_Ds], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Expr[Tensor[_A0, U]], x3: Expr[Tensor[_A0, *_Ds]] | Tensor[_A0, *_Ds], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ds] | IntTensor[U, *_Ds] | BoolTensor[U, *_Ds], x2: Tensor[_A0, U], x3: Expr[Tensor[_A0, *_Ds]], /) -> Expr[Tensor[U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U, *_Ds] | IntTensor[_C0, U, *_Ds] | BoolTensor[_C0, U, *_Ds], x2: Tensor[U], x3: Tensor[_C0, *_Ds], /) -> Tensor[_C0, U, *_Ds]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C0, U, *_Ds]] | Expr[IntTensor[_C0, U, *_Ds]] | Expr[BoolTensor[_C0, U, *_Ds]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[_C0, *_Ds]] | Tensor[_C0, *_Ds], /) -> Expr[Tensor[_C0, U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U, *_Ds] | IntTensor[_C0, U, *_Ds] | BoolTensor[_C0, U, *_Ds], x2: Expr[Tensor[U]], x3: Expr[Tensor[_C0, *_Ds]] | Tensor[_C0, *_Ds], /) -> Expr[Tensor[_C0, U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[_C0, U, *_Ds] | IntTensor[_C0, U, *_Ds] | BoolTensor[_C0, U, *_Ds], x2: Tensor[U], x3: Expr[Tensor[_C0, *_Ds]], /) -> Expr[Tensor[_C0, U, *_Ds]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Tensor[U], x3: Tensor[*_Cs], /) -> Tensor[*_Cs, U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Cs, U]] | Expr[IntTensor[*_Cs, U]] | Expr[BoolTensor[*_Cs, U]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Expr[Tensor[U]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Tensor[U], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Tensor[U, _B0], x3: Tensor[_B0, *_Cs], /) -> Tensor[*_Cs, U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Cs, U]] | Expr[IntTensor[*_Cs, U]] | Expr[BoolTensor[*_Cs, U]], x2: Expr[Tensor[U, _B0]] | Tensor[U, _B0], x3: Expr[Tensor[_B0, *_Cs]] | Tensor[_B0, *_Cs], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Expr[Tensor[U, _B0]], x3: Expr[Tensor[_B0, *_Cs]] | Tensor[_B0, *_Cs], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Tensor[U, _B0], x3: Expr[Tensor[_B0, *_Cs]], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Tensor[_A0, U], x3: Tensor[_A0, *_Cs], /) -> Tensor[*_Cs, U]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Cs, U]] | Expr[IntTensor[*_Cs, U]] | Expr[BoolTensor[*_Cs, U]], x2: Expr[Tensor[_A0, U]] | Tensor[_A0, U], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Expr[Tensor[_A0, U]], x3: Expr[Tensor[_A0, *_Cs]] | Tensor[_A0, *_Cs], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U] | IntTensor[*_Cs, U] | BoolTensor[*_Cs, U], x2: Tensor[_A0, U], x3: Expr[Tensor[_A0, *_Cs]], /) -> Expr[Tensor[*_Cs, U]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U, _D0] | IntTensor[*_Cs, U, _D0] | BoolTensor[*_Cs, U, _D0], x2: Tensor[U], x3: Tensor[*_Cs, _D0], /) -> Tensor[*_Cs, U, _D0]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Cs, U, _D0]] | Expr[IntTensor[*_Cs, U, _D0]] | Expr[BoolTensor[*_Cs, U, _D0]], x2: Expr[Tensor[U]] | Tensor[U], x3: Expr[Tensor[*_Cs, _D0]] | Tensor[*_Cs, _D0], /) -> Expr[Tensor[*_Cs, U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U, _D0] | IntTensor[*_Cs, U, _D0] | BoolTensor[*_Cs, U, _D0], x2: Expr[Tensor[U]], x3: Expr[Tensor[*_Cs, _D0]] | Tensor[*_Cs, _D0], /) -> Expr[Tensor[*_Cs, U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[*_Cs, U, _D0] | IntTensor[*_Cs, U, _D0] | BoolTensor[*_Cs, U, _D0], x2: Tensor[U], x3: Expr[Tensor[*_Cs, _D0]], /) -> Expr[Tensor[*_Cs, U, _D0]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]] | IntTensor[Any, *tuple[Any, ...]] | BoolTensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand."""
