# Generated from typedtensor/ops/library/merging.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.axes import Flat, U, V, W
from typedtensor.ops.core.family import PolyOp1
from typedtensor.ops.core.labelled import Among1, Among2, Between1
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Flatten', 'MergeAxes', 'MergeLike', 'SplitAxis', 'SplitLike', 'Unflatten']
class MergeAxes(Among1[U, V, W], rule='t *A U V *B -> t *A W *B where |W| = |U| * |V|, W not in *A *B', linear='each'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> MergeAxes[U, V, W]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Bs], /) -> Tensor[W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Bs], /) -> Tensor[_A0, W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, V, *_Bs], /) -> Tensor[_A0, _A1, W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, W]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _B0], /) -> Tensor[*_As, W, _B0]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: IntTensor[U, V, *_Bs], /) -> IntTensor[W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, V, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, V, *_Bs], /) -> IntTensor[_A0, W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, V, *_Bs], /) -> IntTensor[_A0, _A1, W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V], /) -> IntTensor[*_As, W]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V]], /) -> Expr[IntTensor[*_As, W]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V, _B0], /) -> IntTensor[*_As, W, _B0]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: BoolTensor[U, V, *_Bs], /) -> BoolTensor[W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, V, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, V, *_Bs], /) -> BoolTensor[_A0, W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, V, *_Bs], /) -> BoolTensor[_A0, _A1, W, *_Bs]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, V], /) -> BoolTensor[*_As, W]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, V]], /) -> Expr[BoolTensor[*_As, W]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, V, _B0], /) -> BoolTensor[*_As, W, _B0]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, V, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The neighbouring axes U and V as one axis W, U the slower: element ``(u, v)`` is at ``u |V| + v``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Flatten(Between1[U, V], rule='t *A U V *B -> t *A Flat[U, V] *B', linear='each'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], /) -> Any: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Flatten[U, V]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Bs], /) -> Tensor[Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Bs]], /) -> Expr[Tensor[Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Bs], /) -> Tensor[_A0, Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Bs]], /) -> Expr[Tensor[_A0, Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, V, *_Bs], /) -> Tensor[_A0, _A1, Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, Flat[U, V]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, Flat[U, V]]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _B0], /) -> Tensor[*_As, Flat[U, V], _B0]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _B0]], /) -> Expr[Tensor[*_As, Flat[U, V], _B0]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: IntTensor[U, V, *_Bs], /) -> IntTensor[Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, V, *_Bs]], /) -> Expr[IntTensor[Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, V, *_Bs], /) -> IntTensor[_A0, Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, V, *_Bs], /) -> IntTensor[_A0, _A1, Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V], /) -> IntTensor[*_As, Flat[U, V]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V]], /) -> Expr[IntTensor[*_As, Flat[U, V]]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V, _B0], /) -> IntTensor[*_As, Flat[U, V], _B0]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V, _B0]], /) -> Expr[IntTensor[*_As, Flat[U, V], _B0]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: BoolTensor[U, V, *_Bs], /) -> BoolTensor[Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, V, *_Bs]], /) -> Expr[BoolTensor[Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, V, *_Bs], /) -> BoolTensor[_A0, Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, V, *_Bs], /) -> BoolTensor[_A0, _A1, Flat[U, V], *_Bs]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, Flat[U, V], *_Bs]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, V], /) -> BoolTensor[*_As, Flat[U, V]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, V]], /) -> Expr[BoolTensor[*_As, Flat[U, V]]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, V, _B0], /) -> BoolTensor[*_As, Flat[U, V], _B0]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, V, _B0]], /) -> Expr[BoolTensor[*_As, Flat[U, V], _B0]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The neighbouring axes U and V as one axis ``Flat[U, V]``, U the slower."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SplitAxis(PolyOp1[W, U, V], rule='t *A W *B -> t *A U V *B where |W| = |U| * |V|, U not in *A *B, V not in *A *B', linear='each'):
    is_view = True
    def __init__(self, axis: type[W], first: type[U] | U, second: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], first: type[U] | U, second: type[V] | V, /) -> Any: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __new__(cls, axis: type[W], first: type[U] | U, second: type[V] | V, /) -> SplitAxis[W, U, V]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Tensor[W, *_Bs], /) -> Tensor[U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[Tensor[W, *_Bs]], /) -> Expr[Tensor[U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Tensor[_A0, W, *_Bs], /) -> Tensor[_A0, U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, W, *_Bs]], /) -> Expr[Tensor[_A0, U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, W, *_Bs], /) -> Tensor[_A0, _A1, U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, W, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Tensor[*_As, W], /) -> Tensor[*_As, U, V]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, W]], /) -> Expr[Tensor[*_As, U, V]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Tensor[*_As, W, _B0], /) -> Tensor[*_As, U, V, _B0]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, W, _B0]], /) -> Expr[Tensor[*_As, U, V, _B0]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: IntTensor[W, *_Bs], /) -> IntTensor[U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[IntTensor[W, *_Bs]], /) -> Expr[IntTensor[U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: IntTensor[_A0, W, *_Bs], /) -> IntTensor[_A0, U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, W, *_Bs]], /) -> Expr[IntTensor[_A0, U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, W, *_Bs], /) -> IntTensor[_A0, _A1, U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, W, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: IntTensor[*_As, W], /) -> IntTensor[*_As, U, V]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, W]], /) -> Expr[IntTensor[*_As, U, V]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: IntTensor[*_As, W, _B0], /) -> IntTensor[*_As, U, V, _B0]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, W, _B0]], /) -> Expr[IntTensor[*_As, U, V, _B0]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: BoolTensor[W, *_Bs], /) -> BoolTensor[U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[W, *_Bs]], /) -> Expr[BoolTensor[U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: BoolTensor[_A0, W, *_Bs], /) -> BoolTensor[_A0, U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, W, *_Bs]], /) -> Expr[BoolTensor[_A0, U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, W, *_Bs], /) -> BoolTensor[_A0, _A1, U, V, *_Bs]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, W, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, V, *_Bs]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: BoolTensor[*_As, W], /) -> BoolTensor[*_As, U, V]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, W]], /) -> Expr[BoolTensor[*_As, U, V]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: BoolTensor[*_As, W, _B0], /) -> BoolTensor[*_As, U, V, _B0]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, W, _B0]], /) -> Expr[BoolTensor[*_As, U, V, _B0]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axis W as two axes U and V, U the slower; the inverse of :class:`MergeAxes`."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Unflatten(PolyOp1[U, V], rule='t *A Flat[U, V] *B -> t *A U V *B', linear='each'):
    is_view = True
    def __init__(self, first: type[U] | U, second: type[V] | V, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown] | _Unknown, second: type[V] | V, /) -> Any: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __new__(cls, first: type[U] | U, second: type[_Unknown] | _Unknown, /) -> Any: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __new__(cls, first: type[U] | U, second: type[V] | V, /) -> Unflatten[U, V]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Tensor[Flat[U, V], *_Bs], /) -> Tensor[U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[Tensor[Flat[U, V], *_Bs]], /) -> Expr[Tensor[U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Tensor[_A0, Flat[U, V], *_Bs], /) -> Tensor[_A0, U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Flat[U, V], *_Bs]], /) -> Expr[Tensor[_A0, U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, Flat[U, V], *_Bs], /) -> Tensor[_A0, _A1, U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, Flat[U, V], *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Tensor[*_As, Flat[U, V]], /) -> Tensor[*_As, U, V]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Flat[U, V]]], /) -> Expr[Tensor[*_As, U, V]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Tensor[*_As, Flat[U, V], _B0], /) -> Tensor[*_As, U, V, _B0]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Flat[U, V], _B0]], /) -> Expr[Tensor[*_As, U, V, _B0]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: IntTensor[Flat[U, V], *_Bs], /) -> IntTensor[U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[IntTensor[Flat[U, V], *_Bs]], /) -> Expr[IntTensor[U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: IntTensor[_A0, Flat[U, V], *_Bs], /) -> IntTensor[_A0, U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Flat[U, V], *_Bs]], /) -> Expr[IntTensor[_A0, U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, Flat[U, V], *_Bs], /) -> IntTensor[_A0, _A1, U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, Flat[U, V], *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: IntTensor[*_As, Flat[U, V]], /) -> IntTensor[*_As, U, V]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Flat[U, V]]], /) -> Expr[IntTensor[*_As, U, V]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: IntTensor[*_As, Flat[U, V], _B0], /) -> IntTensor[*_As, U, V, _B0]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Flat[U, V], _B0]], /) -> Expr[IntTensor[*_As, U, V, _B0]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: BoolTensor[Flat[U, V], *_Bs], /) -> BoolTensor[U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Flat[U, V], *_Bs]], /) -> Expr[BoolTensor[U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Flat[U, V], *_Bs], /) -> BoolTensor[_A0, U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Flat[U, V], *_Bs]], /) -> Expr[BoolTensor[_A0, U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, Flat[U, V], *_Bs], /) -> BoolTensor[_A0, _A1, U, V, *_Bs]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, Flat[U, V], *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, V, *_Bs]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Flat[U, V]], /) -> BoolTensor[*_As, U, V]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Flat[U, V]]], /) -> Expr[BoolTensor[*_As, U, V]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Flat[U, V], _B0], /) -> BoolTensor[*_As, U, V, _B0]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Flat[U, V], _B0]], /) -> Expr[BoolTensor[*_As, U, V, _B0]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axis ``Flat[U, V]`` as two axes again; the inverse of :class:`Flatten`."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SplitLike(Among2[U, V, W], rule='k *A U V *B, t *A W *B -> t *A U V *B'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[_Unknown], /) -> Any: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> SplitLike[U, V, W]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Bs] | IntTensor[U, V, *_Bs] | BoolTensor[U, V, *_Bs], x2: Tensor[W, *_Bs], /) -> Tensor[U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Bs]] | Expr[IntTensor[U, V, *_Bs]] | Expr[BoolTensor[U, V, *_Bs]], x2: Expr[Tensor[W, *_Bs]], /) -> Expr[Tensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Bs]] | Expr[IntTensor[U, V, *_Bs]] | Expr[BoolTensor[U, V, *_Bs]], x2: Tensor[W, *_Bs], /) -> Expr[Tensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Bs] | IntTensor[U, V, *_Bs] | BoolTensor[U, V, *_Bs], x2: Expr[Tensor[W, *_Bs]], /) -> Expr[Tensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Bs] | IntTensor[_A0, U, V, *_Bs] | BoolTensor[_A0, U, V, *_Bs], x2: Tensor[_A0, W, *_Bs], /) -> Tensor[_A0, U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Bs]] | Expr[IntTensor[_A0, U, V, *_Bs]] | Expr[BoolTensor[_A0, U, V, *_Bs]], x2: Expr[Tensor[_A0, W, *_Bs]], /) -> Expr[Tensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Bs]] | Expr[IntTensor[_A0, U, V, *_Bs]] | Expr[BoolTensor[_A0, U, V, *_Bs]], x2: Tensor[_A0, W, *_Bs], /) -> Expr[Tensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Bs] | IntTensor[_A0, U, V, *_Bs] | BoolTensor[_A0, U, V, *_Bs], x2: Expr[Tensor[_A0, W, *_Bs]], /) -> Expr[Tensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, V, *_Bs] | IntTensor[_A0, _A1, U, V, *_Bs] | BoolTensor[_A0, _A1, U, V, *_Bs], x2: Tensor[_A0, _A1, W, *_Bs], /) -> Tensor[_A0, _A1, U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, V, *_Bs]] | Expr[IntTensor[_A0, _A1, U, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], x2: Expr[Tensor[_A0, _A1, W, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, V, *_Bs]] | Expr[IntTensor[_A0, _A1, U, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], x2: Tensor[_A0, _A1, W, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, V, *_Bs] | IntTensor[_A0, _A1, U, V, *_Bs] | BoolTensor[_A0, _A1, U, V, *_Bs], x2: Expr[Tensor[_A0, _A1, W, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], x2: Tensor[*_As, W], /) -> Tensor[*_As, U, V]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], x2: Expr[Tensor[*_As, W]], /) -> Expr[Tensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], x2: Tensor[*_As, W], /) -> Expr[Tensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], x2: Expr[Tensor[*_As, W]], /) -> Expr[Tensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _B0] | IntTensor[*_As, U, V, _B0] | BoolTensor[*_As, U, V, _B0], x2: Tensor[*_As, W, _B0], /) -> Tensor[*_As, U, V, _B0]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _B0]] | Expr[IntTensor[*_As, U, V, _B0]] | Expr[BoolTensor[*_As, U, V, _B0]], x2: Expr[Tensor[*_As, W, _B0]], /) -> Expr[Tensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _B0]] | Expr[IntTensor[*_As, U, V, _B0]] | Expr[BoolTensor[*_As, U, V, _B0]], x2: Tensor[*_As, W, _B0], /) -> Expr[Tensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _B0] | IntTensor[*_As, U, V, _B0] | BoolTensor[*_As, U, V, _B0], x2: Expr[Tensor[*_As, W, _B0]], /) -> Expr[Tensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Bs] | IntTensor[U, V, *_Bs] | BoolTensor[U, V, *_Bs], x2: IntTensor[W, *_Bs], /) -> IntTensor[U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Bs]] | Expr[IntTensor[U, V, *_Bs]] | Expr[BoolTensor[U, V, *_Bs]], x2: Expr[IntTensor[W, *_Bs]], /) -> Expr[IntTensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Bs]] | Expr[IntTensor[U, V, *_Bs]] | Expr[BoolTensor[U, V, *_Bs]], x2: IntTensor[W, *_Bs], /) -> Expr[IntTensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Bs] | IntTensor[U, V, *_Bs] | BoolTensor[U, V, *_Bs], x2: Expr[IntTensor[W, *_Bs]], /) -> Expr[IntTensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Bs] | IntTensor[_A0, U, V, *_Bs] | BoolTensor[_A0, U, V, *_Bs], x2: IntTensor[_A0, W, *_Bs], /) -> IntTensor[_A0, U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Bs]] | Expr[IntTensor[_A0, U, V, *_Bs]] | Expr[BoolTensor[_A0, U, V, *_Bs]], x2: Expr[IntTensor[_A0, W, *_Bs]], /) -> Expr[IntTensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Bs]] | Expr[IntTensor[_A0, U, V, *_Bs]] | Expr[BoolTensor[_A0, U, V, *_Bs]], x2: IntTensor[_A0, W, *_Bs], /) -> Expr[IntTensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Bs] | IntTensor[_A0, U, V, *_Bs] | BoolTensor[_A0, U, V, *_Bs], x2: Expr[IntTensor[_A0, W, *_Bs]], /) -> Expr[IntTensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, V, *_Bs] | IntTensor[_A0, _A1, U, V, *_Bs] | BoolTensor[_A0, _A1, U, V, *_Bs], x2: IntTensor[_A0, _A1, W, *_Bs], /) -> IntTensor[_A0, _A1, U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, V, *_Bs]] | Expr[IntTensor[_A0, _A1, U, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], x2: Expr[IntTensor[_A0, _A1, W, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, V, *_Bs]] | Expr[IntTensor[_A0, _A1, U, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], x2: IntTensor[_A0, _A1, W, *_Bs], /) -> Expr[IntTensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, V, *_Bs] | IntTensor[_A0, _A1, U, V, *_Bs] | BoolTensor[_A0, _A1, U, V, *_Bs], x2: Expr[IntTensor[_A0, _A1, W, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], x2: IntTensor[*_As, W], /) -> IntTensor[*_As, U, V]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], x2: Expr[IntTensor[*_As, W]], /) -> Expr[IntTensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], x2: IntTensor[*_As, W], /) -> Expr[IntTensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], x2: Expr[IntTensor[*_As, W]], /) -> Expr[IntTensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _B0] | IntTensor[*_As, U, V, _B0] | BoolTensor[*_As, U, V, _B0], x2: IntTensor[*_As, W, _B0], /) -> IntTensor[*_As, U, V, _B0]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _B0]] | Expr[IntTensor[*_As, U, V, _B0]] | Expr[BoolTensor[*_As, U, V, _B0]], x2: Expr[IntTensor[*_As, W, _B0]], /) -> Expr[IntTensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _B0]] | Expr[IntTensor[*_As, U, V, _B0]] | Expr[BoolTensor[*_As, U, V, _B0]], x2: IntTensor[*_As, W, _B0], /) -> Expr[IntTensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _B0] | IntTensor[*_As, U, V, _B0] | BoolTensor[*_As, U, V, _B0], x2: Expr[IntTensor[*_As, W, _B0]], /) -> Expr[IntTensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Bs] | IntTensor[U, V, *_Bs] | BoolTensor[U, V, *_Bs], x2: BoolTensor[W, *_Bs], /) -> BoolTensor[U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Bs]] | Expr[IntTensor[U, V, *_Bs]] | Expr[BoolTensor[U, V, *_Bs]], x2: Expr[BoolTensor[W, *_Bs]], /) -> Expr[BoolTensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, V, *_Bs]] | Expr[IntTensor[U, V, *_Bs]] | Expr[BoolTensor[U, V, *_Bs]], x2: BoolTensor[W, *_Bs], /) -> Expr[BoolTensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[U, V, *_Bs] | IntTensor[U, V, *_Bs] | BoolTensor[U, V, *_Bs], x2: Expr[BoolTensor[W, *_Bs]], /) -> Expr[BoolTensor[U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Bs] | IntTensor[_A0, U, V, *_Bs] | BoolTensor[_A0, U, V, *_Bs], x2: BoolTensor[_A0, W, *_Bs], /) -> BoolTensor[_A0, U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Bs]] | Expr[IntTensor[_A0, U, V, *_Bs]] | Expr[BoolTensor[_A0, U, V, *_Bs]], x2: Expr[BoolTensor[_A0, W, *_Bs]], /) -> Expr[BoolTensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, V, *_Bs]] | Expr[IntTensor[_A0, U, V, *_Bs]] | Expr[BoolTensor[_A0, U, V, *_Bs]], x2: BoolTensor[_A0, W, *_Bs], /) -> Expr[BoolTensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, V, *_Bs] | IntTensor[_A0, U, V, *_Bs] | BoolTensor[_A0, U, V, *_Bs], x2: Expr[BoolTensor[_A0, W, *_Bs]], /) -> Expr[BoolTensor[_A0, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, V, *_Bs] | IntTensor[_A0, _A1, U, V, *_Bs] | BoolTensor[_A0, _A1, U, V, *_Bs], x2: BoolTensor[_A0, _A1, W, *_Bs], /) -> BoolTensor[_A0, _A1, U, V, *_Bs]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, V, *_Bs]] | Expr[IntTensor[_A0, _A1, U, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, W, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, V, *_Bs]] | Expr[IntTensor[_A0, _A1, U, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], x2: BoolTensor[_A0, _A1, W, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, V, *_Bs] | IntTensor[_A0, _A1, U, V, *_Bs] | BoolTensor[_A0, _A1, U, V, *_Bs], x2: Expr[BoolTensor[_A0, _A1, W, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, V, *_Bs]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], x2: BoolTensor[*_As, W], /) -> BoolTensor[*_As, U, V]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], x2: Expr[BoolTensor[*_As, W]], /) -> Expr[BoolTensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V]] | Expr[IntTensor[*_As, U, V]] | Expr[BoolTensor[*_As, U, V]], x2: BoolTensor[*_As, W], /) -> Expr[BoolTensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V] | IntTensor[*_As, U, V] | BoolTensor[*_As, U, V], x2: Expr[BoolTensor[*_As, W]], /) -> Expr[BoolTensor[*_As, U, V]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _B0] | IntTensor[*_As, U, V, _B0] | BoolTensor[*_As, U, V, _B0], x2: BoolTensor[*_As, W, _B0], /) -> BoolTensor[*_As, U, V, _B0]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _B0]] | Expr[IntTensor[*_As, U, V, _B0]] | Expr[BoolTensor[*_As, U, V, _B0]], x2: Expr[BoolTensor[*_As, W, _B0]], /) -> Expr[BoolTensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, V, _B0]] | Expr[IntTensor[*_As, U, V, _B0]] | Expr[BoolTensor[*_As, U, V, _B0]], x2: BoolTensor[*_As, W, _B0], /) -> Expr[BoolTensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, V, _B0] | IntTensor[*_As, U, V, _B0] | BoolTensor[*_As, U, V, _B0], x2: Expr[BoolTensor[*_As, W, _B0]], /) -> Expr[BoolTensor[*_As, U, V, _B0]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axis W of ``x2`` split into the axes U and V of ``x1``; the transpose of :class:`MergeAxes`."""
class MergeLike(Among2[U, V, W], rule='k *A W *B, t *A U V *B -> t *A W *B'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], third: type[W], /) -> Any: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __new__(cls, first: type[U], second: type[_Unknown], third: type[W], /) -> Any: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[_Unknown], /) -> Any: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __new__(cls, first: type[U], second: type[V], third: type[W], /) -> MergeLike[U, V, W]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Tensor[U, V, *_Bs], /) -> Tensor[W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Expr[Tensor[U, V, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Tensor[U, V, *_Bs], /) -> Expr[Tensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Expr[Tensor[U, V, *_Bs]], /) -> Expr[Tensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Tensor[_A0, U, V, *_Bs], /) -> Tensor[_A0, W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Expr[Tensor[_A0, U, V, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Tensor[_A0, U, V, *_Bs], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Expr[Tensor[_A0, U, V, *_Bs]], /) -> Expr[Tensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Tensor[_A0, _A1, U, V, *_Bs], /) -> Tensor[_A0, _A1, W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Tensor[_A0, _A1, U, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Expr[Tensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Tensor[*_As, U, V], /) -> Tensor[*_As, W]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Tensor[*_As, U, V], /) -> Expr[Tensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Tensor[*_As, U, V, _B0], /) -> Tensor[*_As, W, _B0]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Expr[Tensor[*_As, U, V, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Tensor[*_As, U, V, _B0], /) -> Expr[Tensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Expr[Tensor[*_As, U, V, _B0]], /) -> Expr[Tensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: IntTensor[U, V, *_Bs], /) -> IntTensor[W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Expr[IntTensor[U, V, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: IntTensor[U, V, *_Bs], /) -> Expr[IntTensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Expr[IntTensor[U, V, *_Bs]], /) -> Expr[IntTensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: IntTensor[_A0, U, V, *_Bs], /) -> IntTensor[_A0, W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Expr[IntTensor[_A0, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: IntTensor[_A0, U, V, *_Bs], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Expr[IntTensor[_A0, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: IntTensor[_A0, _A1, U, V, *_Bs], /) -> IntTensor[_A0, _A1, W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Expr[IntTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: IntTensor[_A0, _A1, U, V, *_Bs], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Expr[IntTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: IntTensor[*_As, U, V], /) -> IntTensor[*_As, W]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Expr[IntTensor[*_As, U, V]], /) -> Expr[IntTensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: IntTensor[*_As, U, V], /) -> Expr[IntTensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Expr[IntTensor[*_As, U, V]], /) -> Expr[IntTensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: IntTensor[*_As, U, V, _B0], /) -> IntTensor[*_As, W, _B0]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Expr[IntTensor[*_As, U, V, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: IntTensor[*_As, U, V, _B0], /) -> Expr[IntTensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Expr[IntTensor[*_As, U, V, _B0]], /) -> Expr[IntTensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: BoolTensor[U, V, *_Bs], /) -> BoolTensor[W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: Expr[BoolTensor[U, V, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[W, *_Bs]] | Expr[IntTensor[W, *_Bs]] | Expr[BoolTensor[W, *_Bs]], x2: BoolTensor[U, V, *_Bs], /) -> Expr[BoolTensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[W, *_Bs] | IntTensor[W, *_Bs] | BoolTensor[W, *_Bs], x2: Expr[BoolTensor[U, V, *_Bs]], /) -> Expr[BoolTensor[W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: BoolTensor[_A0, U, V, *_Bs], /) -> BoolTensor[_A0, W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: Expr[BoolTensor[_A0, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, W, *_Bs]] | Expr[IntTensor[_A0, W, *_Bs]] | Expr[BoolTensor[_A0, W, *_Bs]], x2: BoolTensor[_A0, U, V, *_Bs], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, W, *_Bs] | IntTensor[_A0, W, *_Bs] | BoolTensor[_A0, W, *_Bs], x2: Expr[BoolTensor[_A0, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: BoolTensor[_A0, _A1, U, V, *_Bs], /) -> BoolTensor[_A0, _A1, W, *_Bs]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, W, *_Bs]] | Expr[IntTensor[_A0, _A1, W, *_Bs]] | Expr[BoolTensor[_A0, _A1, W, *_Bs]], x2: BoolTensor[_A0, _A1, U, V, *_Bs], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, W, *_Bs] | IntTensor[_A0, _A1, W, *_Bs] | BoolTensor[_A0, _A1, W, *_Bs], x2: Expr[BoolTensor[_A0, _A1, U, V, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, W, *_Bs]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: BoolTensor[*_As, U, V], /) -> BoolTensor[*_As, W]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: Expr[BoolTensor[*_As, U, V]], /) -> Expr[BoolTensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W]] | Expr[IntTensor[*_As, W]] | Expr[BoolTensor[*_As, W]], x2: BoolTensor[*_As, U, V], /) -> Expr[BoolTensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W] | IntTensor[*_As, W] | BoolTensor[*_As, W], x2: Expr[BoolTensor[*_As, U, V]], /) -> Expr[BoolTensor[*_As, W]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: BoolTensor[*_As, U, V, _B0], /) -> BoolTensor[*_As, W, _B0]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: Expr[BoolTensor[*_As, U, V, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, W, _B0]] | Expr[IntTensor[*_As, W, _B0]] | Expr[BoolTensor[*_As, W, _B0]], x2: BoolTensor[*_As, U, V, _B0], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[*_As, W, _B0] | IntTensor[*_As, W, _B0] | BoolTensor[*_As, W, _B0], x2: Expr[BoolTensor[*_As, U, V, _B0]], /) -> Expr[BoolTensor[*_As, W, _B0]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axes U and V of ``x2`` merged into the axis W of ``x1``; the transpose of :class:`SplitLike`."""
