# Generated from typedtensor/ops/library/positions.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import IntTensor
from typedtensor.ops.core.family import Along1, Between1, Labelled, PolyOp1, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['Arange', 'CausalMask', 'Positions', 'arange', 'positions']
class Arange(PolyOp1[U], rule='int -> int U'):
    def __init__(self, axis: type[U] | U, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: IntTensor[()], /) -> IntTensor[U]: """``x, x + 1, …`` along U."""
        @overload
        def __call__(self, x: Expr[IntTensor[()]], /) -> Expr[IntTensor[U]]: """``x, x + 1, …`` along U."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Positions(Along1[U], rule='t *A U *B -> int U'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The positions along U of ``x``, counted from 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> Positions[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[U]: """The positions along U of ``x``, counted from 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[U]]: """The positions along U of ``x``, counted from 0."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
def arange(axis: type[U] | U, /, start: int=0) -> Expr[IntTensor[U]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def positions(x: Tensor[_U, *_Bs] | IntTensor[_U, *_Bs] | BoolTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[_U, *_Bs]] | Expr[IntTensor[_U, *_Bs]] | Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[_A0, _U, *_Bs] | IntTensor[_A0, _U, *_Bs] | BoolTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[_A0, _U, *_Bs]] | Expr[IntTensor[_A0, _U, *_Bs]] | Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[_A0, _A1, _U, *_Bs] | IntTensor[_A0, _A1, _U, *_Bs] | BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Expr[IntTensor[_A0, _A1, _U, *_Bs]] | Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[*_As, _U] | IntTensor[*_As, _U] | BoolTensor[*_As, _U], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[*_As, _U]] | Expr[IntTensor[*_As, _U]] | Expr[BoolTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[*_As, _U, _B0] | IntTensor[*_As, _U, _B0] | BoolTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[*_As, _U, _B0]] | Expr[IntTensor[*_As, _U, _B0]] | Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[_U]: """The positions along U of ``x``, counted from 0."""
    @overload
    def positions(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[_U]]: """The positions along U of ``x``, counted from 0."""
else:
    positions = Labelled(Positions)
class CausalMask(Between1[U, V], rule='t *A U *B V *C -> bool U V'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> CausalMask[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs] | IntTensor[U, V, *_Cs] | BoolTensor[U, V, *_Cs], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]] | Expr[IntTensor[U, V, *_Cs]] | Expr[BoolTensor[U, V, *_Cs]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs] | IntTensor[U, _B0, V, *_Cs] | BoolTensor[U, _B0, V, *_Cs], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]] | Expr[IntTensor[U, _B0, V, *_Cs]] | Expr[BoolTensor[U, _B0, V, *_Cs]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs] | IntTensor[_A0, U, V, *_Cs] | BoolTensor[_A0, U, V, *_Cs], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]] | Expr[IntTensor[_A0, U, V, *_Cs]] | Expr[BoolTensor[_A0, U, V, *_Cs]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V] | IntTensor[U, *_Bs, V] | BoolTensor[U, *_Bs, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]] | Expr[IntTensor[U, *_Bs, V]] | Expr[BoolTensor[U, *_Bs, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0] | IntTensor[U, *_Bs, V, _C0] | BoolTensor[U, *_Bs, V, _C0], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]] | Expr[IntTensor[U, *_Bs, V, _C0]] | Expr[BoolTensor[U, *_Bs, V, _C0]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V] | IntTensor[_A0, U, *_Bs, V] | BoolTensor[_A0, U, *_Bs, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]] | Expr[IntTensor[_A0, U, *_Bs, V]] | Expr[BoolTensor[_A0, U, *_Bs, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0] | IntTensor[*_As, U, V, _C0] | BoolTensor[*_As, U, V, _C0], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]] | Expr[IntTensor[*_As, U, V, _C0]] | Expr[BoolTensor[*_As, U, V, _C0]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V] | IntTensor[*_As, U, _B0, V] | BoolTensor[*_As, U, _B0, V], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]] | Expr[IntTensor[*_As, U, _B0, V]] | Expr[BoolTensor[*_As, U, _B0, V]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[U, V]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[U, V]]: """True where the position along V is not after that along U: a mask that hides later positions in a sequence."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
