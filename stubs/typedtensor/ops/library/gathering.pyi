# Generated from typedtensor/ops/library/gathering.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U
from typedtensor.ops.adjoint.gathering import PutAlong
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along2
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
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['TakeAlong', 'take_along']
class TakeAlong(Along2[U], rule='t *A U *B, int *A *B -> t *A *B', linear='first', adjoints=(PutAlong,)):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __new__(cls, axis: type[U], /) -> TakeAlong[U]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> Tensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> Tensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[*_As], /) -> Tensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> Tensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> IntTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: IntTensor[*_As], /) -> IntTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> IntTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> BoolTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: IntTensor[*_As], /) -> BoolTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> BoolTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
        @overload
        def __call__(self, x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def take_along(x1: Tensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> Tensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> IntTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> IntTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> BoolTensor[*_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[BoolTensor[*_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, _A1, *_Bs]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> BoolTensor[*_As]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[BoolTensor[*_As]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> BoolTensor[*_As, _B0]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _B0]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> BoolTensor[*tuple[Any, ...]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
    @overload
    def take_along(x1: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes."""
else:
    take_along = Labelled(TakeAlong)
