# Generated from typedtensor/ops/library/segments/bags.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U
from typedtensor.ops.core.family import Labelled, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _E = TypeVar("_E", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['EmbedBag', 'embed_bag']
class EmbedBag(PolyOp2[U], rule='int *A U *B, V E -> *A *B E'):
    mean: bool
    ignored: int | None
    def __init__(self, axis: type[U], /, mean: bool=False, ignored: int | None=None) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, mean: bool = False, ignored: int | None = None) -> Any: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __new__(cls, axis: type[U], /, mean: bool = False, ignored: int | None = None) -> EmbedBag[U]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Tensor[_V, _E], /) -> Tensor[*_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[U, *_Bs], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Tensor[_V, _E], /) -> Tensor[_A0, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, U, *_Bs], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Tensor[_V, _E], /) -> Tensor[_A0, _A1, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Tensor[_V, _E], /) -> Tensor[*_As, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Tensor[_V, _E], /) -> Tensor[*_As, _B0, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[*_As, U, _B0]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[*_As, U, _B0], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[_V, _E], /) -> Tensor[*tuple[Any, ...]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
        @overload
        def __call__(self, x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[_V, _E]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
_FEW = 8
_FEW = 8
if not TYPEDTENSOR_PLUGIN:
    @overload
    def embed_bag(x1: IntTensor[_U, *_Bs], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[_U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_U, *_Bs], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _U, *_Bs], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[_A0, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _U, *_Bs], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[_A0, _A1, *_Bs, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[_A0, _A1, _U, *_Bs]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[_A0, _A1, _U, *_Bs], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[_A0, _A1, *_Bs, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*_As, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[*_As, _U]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U, _B0], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*_As, _B0, _E]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[*_As, _U, _B0]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[*_As, _U, _B0], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*_As, _B0, _E]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Tensor[*tuple[Any, ...]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[_V, _E]] | Tensor[_V, _E], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
    @overload
    def embed_bag(x1: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[_V, _E]], axis: type[_U], /, mean: bool = False, ignored: int | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum, or the mean, of the rows of the table ``x2`` at each bag of indices ``x1`` along U."""
else:
    embed_bag = Labelled(EmbedBag)
