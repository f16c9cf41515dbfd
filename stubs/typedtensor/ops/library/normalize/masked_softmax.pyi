# Generated from typedtensor/ops/library/normalize/masked_softmax.py by `typedtensor stubs`; not edited by hand.
from abc import abstractmethod
from typedtensor.ops.core.family import Along2, Array, Kernel, Namespace, TensorType, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import BoolTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['MaskedLogSoftmax', 'MaskedSoftmax']
class _Masked(Along2[U]):
    @abstractmethod
    def among(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array: ...
    @abstractmethod
    def of_shifted(self, xp: Namespace, z: Array, axis: int) -> Array: ...
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
class MaskedSoftmax(_Masked[U], rule='*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B'):
    def among(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array: ...
    def of_shifted(self, xp: Namespace, z: Array, axis: int) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __new__(cls, axis: type[U], /) -> MaskedSoftmax[U]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[U, *_Bs]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, U, *_Bs]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, _A1, U, *_Bs]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U, _B0]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U, _B0]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``eˣ / Σ eˣ`` along U over the elements of ``x1`` where ``x2`` is true; 0 elsewhere."""
class MaskedLogSoftmax(_Masked[U], rule='*A U *B, bool *C U *D -> *A U *B where *C *D within *A *B'):
    def among(self, xp: Namespace, x: Array, allowed: Array, axis: int) -> Array: ...
    def of_shifted(self, xp: Namespace, z: Array, axis: int) -> Array: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __new__(cls, axis: type[U], /) -> MaskedLogSoftmax[U]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[U, *_Bs]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, U, *_Bs]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[_A0, _A1, U, *_Bs]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Tensor[*_As, U, _B0]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[U, *tuple[Any, ...]] | BoolTensor[Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, U, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, U, *tuple[Any, ...]] | BoolTensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*_As, U, _B0]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[BoolTensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*_As, U, _B0]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]] | BoolTensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``ln`` of :class:`MaskedSoftmax`: minus infinity where ``x2`` is false, with the gradient 0."""
