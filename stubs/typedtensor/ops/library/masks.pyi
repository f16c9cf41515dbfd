# Generated from typedtensor/ops/library/masks.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Between1, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['CausalMask']
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
