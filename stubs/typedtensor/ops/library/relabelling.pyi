# Generated from typedtensor/ops/library/relabelling.py by `typedtensor stubs`; not edited by hand.
from typing import Any, TypeVar, TypeVarTuple
from typedtensor.core.axes import Flat, W
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.arities import Among1, Among2, Between1, Over1, PolyOp1
from typedtensor.ops.core.family import Operand, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _A2 = TypeVar("_A2", bound=Axis)
    _A3 = TypeVar("_A3", bound=Axis)
    _A4 = TypeVar("_A4", bound=Axis)
    _A5 = TypeVar("_A5", bound=Axis)
    _A6 = TypeVar("_A6", bound=Axis)
    _A7 = TypeVar("_A7", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _H = TypeVar("_H", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Flatten', 'MergeAxes', 'Permute', 'Rename', 'Rename2D', 'SplitAxis', 'SplitLike']
__all__ += ['Unflatten']
P = TypeVarTuple('P')
X = TypeVar('X', bound=AnyTensor)
class Rename(Between1[U, V], rule='t *A U *B -> t *A V *B where V not in *A *B, |V| = |U|', linear='each'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, first: type[_Unknown], second: type[V], /) -> Any: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __new__(cls, first: type[U], second: type[V], /) -> Rename[U, V]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, V, *_Bs]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, V]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, V]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, V, _B0]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x`` with the axis U renamed to V. See also: ``torch.Tensor.rename``, ``xarray.DataArray.rename``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Rename2D(Between1[U, V], rule='t *N H W -> t *N U V where |U| = |H|, |V| = |W|, U not in *N, V not in *N', linear='each'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_Ns, _H, _W], /) -> Tensor[*_Ns, U, V]: """``x`` with its last two axes renamed to U and V."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, _H, _W]], /) -> Expr[Tensor[*_Ns, U, V]]: """``x`` with its last two axes renamed to U and V."""
        @overload
        def __call__(self, x: IntTensor[*_Ns, _H, _W], /) -> IntTensor[*_Ns, U, V]: """``x`` with its last two axes renamed to U and V."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_Ns, _H, _W]], /) -> Expr[IntTensor[*_Ns, U, V]]: """``x`` with its last two axes renamed to U and V."""
        @overload
        def __call__(self, x: BoolTensor[*_Ns, _H, _W], /) -> BoolTensor[*_Ns, U, V]: """``x`` with its last two axes renamed to U and V."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_Ns, _H, _W]], /) -> Expr[BoolTensor[*_Ns, U, V]]: """``x`` with its last two axes renamed to U and V."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Permute(Over1[*P,], rule='t *A -> t *P where *P permutes *A', linear='each'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Permute[_P0]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Permute[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Permute[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Permute[_P0, _P1, _P2, _P3]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Permute[_P0, _P1, _P2, _P3, _P4]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Permute[_P0, _P1, _P2, _P3, _P4, _P5]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``x`` with its axes in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0], x: Tensor[_P0], /) -> Tensor[_P0]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0], x: Expr[Tensor[_P0]], /) -> Expr[Tensor[_P0]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Tensor[_P0, _P1], /) -> Tensor[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Expr[Tensor[_P0, _P1]], /) -> Expr[Tensor[_P0, _P1]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Tensor[_P1, _P0], /) -> Tensor[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Expr[Tensor[_P1, _P0]], /) -> Expr[Tensor[_P0, _P1]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Tensor[_P0, _P1, _P2], /) -> Tensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[Tensor[_P0, _P1, _P2]], /) -> Expr[Tensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Tensor[_P0, _P2, _P1], /) -> Tensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[Tensor[_P0, _P2, _P1]], /) -> Expr[Tensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Tensor[_P1, _P0, _P2], /) -> Tensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[Tensor[_P1, _P0, _P2]], /) -> Expr[Tensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Tensor[_P1, _P2, _P0], /) -> Tensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[Tensor[_P1, _P2, _P0]], /) -> Expr[Tensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Tensor[_P2, _P0, _P1], /) -> Tensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[Tensor[_P2, _P0, _P1]], /) -> Expr[Tensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Tensor[_P2, _P1, _P0], /) -> Tensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[Tensor[_P2, _P1, _P0]], /) -> Expr[Tensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3], x: Tensor[_A0, _A1, _A2, _A3], /) -> Tensor[_P0, _P1, _P2, _P3]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3], x: Expr[Tensor[_A0, _A1, _A2, _A3]], /) -> Expr[Tensor[_P0, _P1, _P2, _P3]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4], x: Tensor[_A0, _A1, _A2, _A3, _A4], /) -> Tensor[_P0, _P1, _P2, _P3, _P4]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4], x: Expr[Tensor[_A0, _A1, _A2, _A3, _A4]], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5], x: Tensor[_A0, _A1, _A2, _A3, _A4, _A5], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5], x: Expr[Tensor[_A0, _A1, _A2, _A3, _A4, _A5]], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6], x: Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6], x: Expr[Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6]], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7], x: Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7], x: Expr[Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7]], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]], x: Tensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]], x: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0], x: IntTensor[_P0], /) -> IntTensor[_P0]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0], x: Expr[IntTensor[_P0]], /) -> Expr[IntTensor[_P0]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: IntTensor[_P0, _P1], /) -> IntTensor[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Expr[IntTensor[_P0, _P1]], /) -> Expr[IntTensor[_P0, _P1]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: IntTensor[_P1, _P0], /) -> IntTensor[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Expr[IntTensor[_P1, _P0]], /) -> Expr[IntTensor[_P0, _P1]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: IntTensor[_P0, _P1, _P2], /) -> IntTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[IntTensor[_P0, _P1, _P2]], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: IntTensor[_P0, _P2, _P1], /) -> IntTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[IntTensor[_P0, _P2, _P1]], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: IntTensor[_P1, _P0, _P2], /) -> IntTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[IntTensor[_P1, _P0, _P2]], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: IntTensor[_P1, _P2, _P0], /) -> IntTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[IntTensor[_P1, _P2, _P0]], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: IntTensor[_P2, _P0, _P1], /) -> IntTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[IntTensor[_P2, _P0, _P1]], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: IntTensor[_P2, _P1, _P0], /) -> IntTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[IntTensor[_P2, _P1, _P0]], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3], x: IntTensor[_A0, _A1, _A2, _A3], /) -> IntTensor[_P0, _P1, _P2, _P3]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3], x: Expr[IntTensor[_A0, _A1, _A2, _A3]], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4], x: IntTensor[_A0, _A1, _A2, _A3, _A4], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4], x: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4]], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5], x: IntTensor[_A0, _A1, _A2, _A3, _A4, _A5], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5], x: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4, _A5]], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6], x: IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6], x: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6]], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7], x: IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7], x: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7]], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]], x: IntTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]], x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0], x: BoolTensor[_P0], /) -> BoolTensor[_P0]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0], x: Expr[BoolTensor[_P0]], /) -> Expr[BoolTensor[_P0]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: BoolTensor[_P0, _P1], /) -> BoolTensor[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Expr[BoolTensor[_P0, _P1]], /) -> Expr[BoolTensor[_P0, _P1]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: BoolTensor[_P1, _P0], /) -> BoolTensor[_P0, _P1]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1], x: Expr[BoolTensor[_P1, _P0]], /) -> Expr[BoolTensor[_P0, _P1]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: BoolTensor[_P0, _P1, _P2], /) -> BoolTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[BoolTensor[_P0, _P1, _P2]], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: BoolTensor[_P0, _P2, _P1], /) -> BoolTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[BoolTensor[_P0, _P2, _P1]], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: BoolTensor[_P1, _P0, _P2], /) -> BoolTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[BoolTensor[_P1, _P0, _P2]], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: BoolTensor[_P1, _P2, _P0], /) -> BoolTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[BoolTensor[_P1, _P2, _P0]], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: BoolTensor[_P2, _P0, _P1], /) -> BoolTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[BoolTensor[_P2, _P0, _P1]], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: BoolTensor[_P2, _P1, _P0], /) -> BoolTensor[_P0, _P1, _P2]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2], x: Expr[BoolTensor[_P2, _P1, _P0]], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3], x: BoolTensor[_A0, _A1, _A2, _A3], /) -> BoolTensor[_P0, _P1, _P2, _P3]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3], x: Expr[BoolTensor[_A0, _A1, _A2, _A3]], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4], x: BoolTensor[_A0, _A1, _A2, _A3, _A4], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4], x: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4]], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5], x: BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5], x: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5]], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6], x: BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6], x: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6]], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7], x: BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7], x: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7]], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]], x: BoolTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``x`` with its axes in the given order."""
        @overload
        def __call__(self: Permute[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]], x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]]: """``x`` with its axes in the given order."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
def permuted_like(dy: Operand, x: Operand[X]) -> Operand[X]: ...
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
class SplitLike(Among2[U, V, W], rule='k *A U V *B, t *A W *B -> t *A U V *B where |W| = |U| * |V|'):
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
