# Generated from typedtensor/ops/library/searching.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Along2, Labelled, Operand, U
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
__all__ = ['SearchSorted', 'interp', 'searchsorted']
class SearchSorted(Along2[U], rule='t U, t *A -> int *A where t not in bool'):
    right: bool
    def __init__(self, axis: type[U], /, right: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[*_As], /) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[*_As]], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: IntTensor[*_As], /) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
        @overload
        def __call__(self, x1: IntTensor[U], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def searchsorted(x1: Tensor[_U], x2: Tensor[*_As], axis: type[_U], /, right: bool = False) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: Expr[Tensor[_U]], x2: Expr[Tensor[*_As]] | Tensor[*_As], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: Tensor[_U], x2: Expr[Tensor[*_As]], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: IntTensor[_U], x2: IntTensor[*_As], axis: type[_U], /, right: bool = False) -> IntTensor[*_As]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: Expr[IntTensor[_U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
    @overload
    def searchsorted(x1: IntTensor[_U], x2: Expr[IntTensor[*_As]], axis: type[_U], /, right: bool = False) -> Expr[IntTensor[*_As]]: """How many of the numbers ``x1`` along U are less than each element of ``x2``: its place among them in order."""
else:
    searchsorted = Labelled(SearchSorted)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def interp(x: Tensor[*_As], places: Tensor[_U], values: Tensor[_U], axis: type[_U]) -> Tensor[*_As]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
    @overload
    def interp(x: Expr[Tensor[*_As]], places: Expr[Tensor[_U]] | Tensor[_U], values: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_As]]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
    @overload
    def interp(x: Tensor[*_As], places: Expr[Tensor[_U]], values: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_As]]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
    @overload
    def interp(x: Tensor[*_As], places: Tensor[_U], values: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_As]]: """The piecewise linear function through points along U, at ``x``; constant before the first and after the last."""
else:
    @ruled('*A, U, U -> *A')
    def interp(x: Operand, places: Operand, values: Operand, axis: type[U]) -> Operand: ...
