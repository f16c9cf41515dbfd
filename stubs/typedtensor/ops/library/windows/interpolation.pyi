# Generated from typedtensor/ops/library/windows/interpolation.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U, V
from typedtensor.ops.adjoint.interpolation import Mode
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.functions import Labelled
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
__all__ = ['Interpolate', 'interpolate']
class Interpolate(PolyOp1[U, V], rule='*A U *B -> *A V *B where V not in *A U *B', linear='along'):
    between: Any
    def __init__(self, axis: type[U], to: type[V] | V, /, mode: Mode='nearest', *, corners: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V] | V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Any: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __new__(cls, axis: type[U], to: type[V] | V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Interpolate[U, V]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def interpolate(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[_V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[_V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[_A0, _V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[_A0, _V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[_A0, _A1, _V, *_Bs]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[*_As, _U], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[*_As, _V]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[*_As, _V]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[*_As, _V, _B0]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[*_As, _V, _B0]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Tensor[*tuple[Any, ...]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
    @overload
    def interpolate(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V] | _V, /, mode: Mode = 'nearest', *, corners: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear."""
else:
    interpolate = Labelled(Interpolate)
