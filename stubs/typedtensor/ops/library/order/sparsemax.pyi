# Generated from typedtensor/ops/library/order/sparsemax.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Along1, Labelled, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Sparsemax', 'sparsemax']
class Sparsemax(Along1[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> Sparsemax[U]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def sparsemax(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
    @overload
    def sparsemax(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The point of the probability simplex nearest to ``x`` along U: ``max(x - τ, 0)``, where many elements are 0."""
else:
    sparsemax = Labelled(Sparsemax)
