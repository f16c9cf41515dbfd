# Generated from typedtensor/ops/library/segments/composed.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import IntTensor, Tensor
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['segment_min', 'segment_prod', 'segment_std', 'segment_var']
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_min(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[_V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[_A0, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[_A0, _A1, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[*_As, _V]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[*_As, _V, _B0]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Tensor[*tuple[Any, ...]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[_V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[_A0, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[_A0, _A1, _V, *_Bs]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[*_As, _V]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[*_As, _V, _B0]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*_As, _V, _B0]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> IntTensor[*tuple[Any, ...]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
    @overload
    def segment_min(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float | None=None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest elements along U in each segment. Equal ones share the gradient."""
else:
    @ruled('t *A U *B, int U -> t *A V *B where t not in bool')
    def segment_min(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float | None=None) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_prod(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[_V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[_A0, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[_A0, _A1, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[*_As, _V]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[*_As, _V, _B0]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Tensor[*tuple[Any, ...]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[_V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[_A0, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[_A0, _A1, _V, *_Bs]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[*_As, _V]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[*_As, _V, _B0]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*_As, _V, _B0]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
    @overload
    def segment_prod(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """The products of the elements along U in each segment; empty segments give 1."""
else:
    @ruled('t *A U *B, int U -> t *A V *B where t not in bool, V not in *A U *B')
    def segment_prod(x: Operand, index: Operand, axis: type[U], segments: type[V] | V) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_var(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_V, *_Bs]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _V, *_Bs]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _A1, _V, *_Bs]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V, _B0]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*tuple[Any, ...]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
    @overload
    def segment_var(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The variances of the elements along U in each segment, ``Σ (x - mean)² / n``."""
else:
    @ruled('*A U *B, int U -> *A V *B')
    def segment_var(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float=0.0) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def segment_std(x: Tensor[_U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_V, *_Bs]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[_U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _V, *_Bs]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[_A0, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _A1, _U, *_Bs], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[_A0, _A1, _V, *_Bs]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[_A0, _A1, _U, *_Bs], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[*_As, _U]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U, _B0], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*_As, _V, _B0]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[*_As, _U, _B0]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[*_As, _U, _B0], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*_As, _V, _B0]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Tensor[*tuple[Any, ...]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], index: Expr[IntTensor[_U]] | IntTensor[_U], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
    @overload
    def segment_std(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], index: Expr[IntTensor[_U]], axis: type[_U], segments: type[_V] | _V, *, empty: float=0.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The roots of :func:`segment_var`. The gradient is 0 where all elements of a segment are equal."""
else:
    @ruled('*A U *B, int U -> *A V *B')
    def segment_std(x: Operand, index: Operand, axis: type[U], segments: type[V] | V, *, empty: float=0.0) -> Operand: ...
