# Generated from typedtensor/ops/library/gating.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Between1, Labelled, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['GLU', 'glu']
class GLU(Between1[U, V], rule='*A U *B -> *A V *B where |U| = 2 * |V|, V not in *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> GLU[U, V]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def glu(x: Tensor[_U, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[_U, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[_A0, _U, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[_A0, _U, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[_A0, _A1, _U, *_Bs], first: type[_U], second: type[_V], /) -> Tensor[_A0, _A1, _V, *_Bs]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], first: type[_U], second: type[_V], /) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[*_As, _U], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[*_As, _U]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[*_As, _U, _B0], first: type[_U], second: type[_V], /) -> Tensor[*_As, _V, _B0]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[*_As, _U, _B0]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*_As, _V, _B0]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], /) -> Tensor[*tuple[Any, ...]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
    @overload
    def glu(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V."""
else:
    glu = Labelled(GLU)
