# Generated from typedtensor/ops/library/meshes.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.mesh_axes import Local as Local
from typedtensor.core.mesh_axes import M, Partial
from typedtensor.ops.core.arities import Along1, Among1, Between1, Between2, PolyOp1
from typedtensor.ops.core.family import Array, Axis, Label, Labelled, Namespace, TensorType, U, V
from typedtensor.ops.core.operation import PolyOp
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _M = TypeVar("_M", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['AllReduce', 'AllToAll', 'AsPartial', 'AsVarying', 'ReduceScatter', 'Shard', 'ShardLike', 'Unshard']
__all__ += ['all_gather', 'all_reduce', 'all_to_all', 'as_partial', 'as_varying', 'reduce_scatter', 'shard']
__all__ += ['unshard']
class Collective(PolyOp):
    def __init__(self, *labels: type[Axis] | Axis) -> None: ...
class Shard(PolyOp1[U, M], Collective, rule='t *A U *B -> t M *A Local[U, M] *B where |U| % |M| = 0, M not in *A U *B', linear='collective'):
    is_view = True
    def __init__(self, axis: type[U], over: type[M] | M, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], over: type[M] | M, /) -> Any: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __new__(cls, axis: type[U], over: type[M] | M, /) -> Shard[U, M]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[M, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[M, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[M, _A0, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[M, _A0, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[M, _A0, _A1, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[M, _A0, _A1, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[M, *_As, Local[U, M]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[M, *_As, Local[U, M]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[M, *_As, Local[U, M], _B0]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[M, *_As, Local[U, M], _B0]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[M, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[M, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[M, _A0, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[M, _A0, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[M, _A0, _A1, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[M, _A0, _A1, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[M, *_As, Local[U, M]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[M, *_As, Local[U, M]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[M, *_As, Local[U, M], _B0]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[M, *_As, Local[U, M], _B0]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[M, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[M, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[M, _A0, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[M, _A0, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[M, _A0, _A1, Local[U, M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[M, _A0, _A1, Local[U, M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[M, *_As, Local[U, M]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[M, *_As, Local[U, M]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[M, *_As, Local[U, M], _B0]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[M, *_As, Local[U, M], _B0]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Unshard(Between1[U, M], Collective, rule='t *A M *B Local[U, M] *C -> t *A *B U *C where U not in *A *B *C, M not in *A *B *C; t *A Local[U, M] *B M *C -> t *A U *B *C where U not in *A *B *C, M not in *A *B *C', linear='collective'):
    is_view = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __new__(cls, /) -> Unshard[U, M]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[M, Local[U, M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, Local[U, M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[M, _B0, Local[U, M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, _B0, Local[U, M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[_A0, M, Local[U, M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, M, Local[U, M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[M, *_Bs, Local[U, M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_Bs, Local[U, M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[M, *_Bs, Local[U, M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_Bs, Local[U, M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[_A0, M, *_Bs, Local[U, M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[*_As, M, Local[U, M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, Local[U, M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[*_As, M, Local[U, M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, Local[U, M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[*_As, M, _B0, Local[U, M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, _B0, Local[U, M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[M, Local[U, M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, Local[U, M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[M, _B0, Local[U, M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, _B0, Local[U, M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[_A0, M, Local[U, M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, M, Local[U, M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[M, *_Bs, Local[U, M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_Bs, Local[U, M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[M, *_Bs, Local[U, M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_Bs, Local[U, M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[_A0, M, *_Bs, Local[U, M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, Local[U, M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, Local[U, M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, Local[U, M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, Local[U, M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, _B0, Local[U, M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, _B0, Local[U, M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[M, Local[U, M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, Local[U, M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[M, _B0, Local[U, M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, M, Local[U, M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[M, *_Bs, Local[U, M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_Bs, Local[U, M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[M, *_Bs, Local[U, M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, M, *_Bs, Local[U, M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, Local[U, M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, Local[U, M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, Local[U, M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, Local[U, M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, _B0, Local[U, M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[Local[U, M], M, *_Cs], /) -> Tensor[U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[Local[U, M], M, *_Cs]], /) -> Expr[Tensor[U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[Local[U, M], _B0, M, *_Cs], /) -> Tensor[U, _B0, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[Local[U, M], _B0, M, *_Cs]], /) -> Expr[Tensor[U, _B0, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[_A0, Local[U, M], M, *_Cs], /) -> Tensor[_A0, U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Local[U, M], M, *_Cs]], /) -> Expr[Tensor[_A0, U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[Local[U, M], *_Bs, M], /) -> Tensor[U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[Local[U, M], *_Bs, M]], /) -> Expr[Tensor[U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[Local[U, M], *_Bs, M, _C0], /) -> Tensor[U, *_Bs, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[Local[U, M], *_Bs, M, _C0]], /) -> Expr[Tensor[U, *_Bs, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[_A0, Local[U, M], *_Bs, M], /) -> Tensor[_A0, U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Local[U, M], *_Bs, M]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[*_As, Local[U, M], M], /) -> Tensor[*_As, U]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Local[U, M], M]], /) -> Expr[Tensor[*_As, U]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[*_As, Local[U, M], M, _C0], /) -> Tensor[*_As, U, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Local[U, M], M, _C0]], /) -> Expr[Tensor[*_As, U, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Tensor[*_As, Local[U, M], _B0, M], /) -> Tensor[*_As, U, _B0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Local[U, M], _B0, M]], /) -> Expr[Tensor[*_As, U, _B0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[Local[U, M], M, *_Cs], /) -> IntTensor[U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Local[U, M], M, *_Cs]], /) -> Expr[IntTensor[U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[Local[U, M], _B0, M, *_Cs], /) -> IntTensor[U, _B0, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Local[U, M], _B0, M, *_Cs]], /) -> Expr[IntTensor[U, _B0, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[_A0, Local[U, M], M, *_Cs], /) -> IntTensor[_A0, U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Local[U, M], M, *_Cs]], /) -> Expr[IntTensor[_A0, U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[Local[U, M], *_Bs, M], /) -> IntTensor[U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Local[U, M], *_Bs, M]], /) -> Expr[IntTensor[U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[Local[U, M], *_Bs, M, _C0], /) -> IntTensor[U, *_Bs, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Local[U, M], *_Bs, M, _C0]], /) -> Expr[IntTensor[U, *_Bs, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[_A0, Local[U, M], *_Bs, M], /) -> IntTensor[_A0, U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Local[U, M], *_Bs, M]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[*_As, Local[U, M], M], /) -> IntTensor[*_As, U]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Local[U, M], M]], /) -> Expr[IntTensor[*_As, U]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[*_As, Local[U, M], M, _C0], /) -> IntTensor[*_As, U, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Local[U, M], M, _C0]], /) -> Expr[IntTensor[*_As, U, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: IntTensor[*_As, Local[U, M], _B0, M], /) -> IntTensor[*_As, U, _B0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Local[U, M], _B0, M]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[Local[U, M], M, *_Cs], /) -> BoolTensor[U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Local[U, M], M, *_Cs]], /) -> Expr[BoolTensor[U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[Local[U, M], _B0, M, *_Cs], /) -> BoolTensor[U, _B0, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], /) -> Expr[BoolTensor[U, _B0, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Local[U, M], M, *_Cs], /) -> BoolTensor[_A0, U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], /) -> Expr[BoolTensor[_A0, U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[Local[U, M], *_Bs, M], /) -> BoolTensor[U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Local[U, M], *_Bs, M]], /) -> Expr[BoolTensor[U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[Local[U, M], *_Bs, M, _C0], /) -> BoolTensor[U, *_Bs, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], /) -> Expr[BoolTensor[U, *_Bs, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Local[U, M], *_Bs, M], /) -> BoolTensor[_A0, U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Local[U, M], M], /) -> BoolTensor[*_As, U]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Local[U, M], M]], /) -> Expr[BoolTensor[*_As, U]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Local[U, M], M, _C0], /) -> BoolTensor[*_As, U, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Local[U, M], M, _C0]], /) -> Expr[BoolTensor[*_As, U, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Local[U, M], _B0, M], /) -> BoolTensor[*_As, U, _B0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Local[U, M], _B0, M]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ShardLike(Between2[U, M], Collective, rule='k *A M *B Local[U, M] *C, t *A *B U *C -> t *A M *B Local[U, M] *C where U not in *A *B *C, M not in *A *B *C; k *A Local[U, M] *B M *C, t *A U *B *C -> t *A Local[U, M] *B M *C where U not in *A *B *C, M not in *A *B *C', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __new__(cls, /) -> ShardLike[U, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, Local[U, M], *_Cs] | IntTensor[M, Local[U, M], *_Cs] | BoolTensor[M, Local[U, M], *_Cs], x2: Tensor[U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, Local[U, M], *_Cs]] | Expr[IntTensor[M, Local[U, M], *_Cs]] | Expr[BoolTensor[M, Local[U, M], *_Cs]], x2: Expr[Tensor[U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, Local[U, M], *_Cs]] | Expr[IntTensor[M, Local[U, M], *_Cs]] | Expr[BoolTensor[M, Local[U, M], *_Cs]], x2: Tensor[U, *_Cs], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, Local[U, M], *_Cs] | IntTensor[M, Local[U, M], *_Cs] | BoolTensor[M, Local[U, M], *_Cs], x2: Expr[Tensor[U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, _B0, Local[U, M], *_Cs] | IntTensor[M, _B0, Local[U, M], *_Cs] | BoolTensor[M, _B0, Local[U, M], *_Cs], x2: Tensor[_B0, U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, _B0, Local[U, M], *_Cs]] | Expr[IntTensor[M, _B0, Local[U, M], *_Cs]] | Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], x2: Expr[Tensor[_B0, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, _B0, Local[U, M], *_Cs]] | Expr[IntTensor[M, _B0, Local[U, M], *_Cs]] | Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], x2: Tensor[_B0, U, *_Cs], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, _B0, Local[U, M], *_Cs] | IntTensor[M, _B0, Local[U, M], *_Cs] | BoolTensor[M, _B0, Local[U, M], *_Cs], x2: Expr[Tensor[_B0, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, Local[U, M], *_Cs] | IntTensor[_A0, M, Local[U, M], *_Cs] | BoolTensor[_A0, M, Local[U, M], *_Cs], x2: Tensor[_A0, U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, Local[U, M], *_Cs]] | Expr[IntTensor[_A0, M, Local[U, M], *_Cs]] | Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], x2: Expr[Tensor[_A0, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, Local[U, M], *_Cs]] | Expr[IntTensor[_A0, M, Local[U, M], *_Cs]] | Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], x2: Tensor[_A0, U, *_Cs], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, Local[U, M], *_Cs] | IntTensor[_A0, M, Local[U, M], *_Cs] | BoolTensor[_A0, M, Local[U, M], *_Cs], x2: Expr[Tensor[_A0, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M]] | IntTensor[M, *_Bs, Local[U, M]] | BoolTensor[M, *_Bs, Local[U, M]], x2: Tensor[*_Bs, U], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M]]] | Expr[IntTensor[M, *_Bs, Local[U, M]]] | Expr[BoolTensor[M, *_Bs, Local[U, M]]], x2: Expr[Tensor[*_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M]]] | Expr[IntTensor[M, *_Bs, Local[U, M]]] | Expr[BoolTensor[M, *_Bs, Local[U, M]]], x2: Tensor[*_Bs, U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M]] | IntTensor[M, *_Bs, Local[U, M]] | BoolTensor[M, *_Bs, Local[U, M]], x2: Expr[Tensor[*_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M], _C0] | IntTensor[M, *_Bs, Local[U, M], _C0] | BoolTensor[M, *_Bs, Local[U, M], _C0], x2: Tensor[*_Bs, U, _C0], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M], _C0]] | Expr[IntTensor[M, *_Bs, Local[U, M], _C0]] | Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], x2: Expr[Tensor[*_Bs, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M], _C0]] | Expr[IntTensor[M, *_Bs, Local[U, M], _C0]] | Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], x2: Tensor[*_Bs, U, _C0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M], _C0] | IntTensor[M, *_Bs, Local[U, M], _C0] | BoolTensor[M, *_Bs, Local[U, M], _C0], x2: Expr[Tensor[*_Bs, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, *_Bs, Local[U, M]] | IntTensor[_A0, M, *_Bs, Local[U, M]] | BoolTensor[_A0, M, *_Bs, Local[U, M]], x2: Tensor[_A0, *_Bs, U], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]] | Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]] | Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], x2: Expr[Tensor[_A0, *_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]] | Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]] | Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], x2: Tensor[_A0, *_Bs, U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, *_Bs, Local[U, M]] | IntTensor[_A0, M, *_Bs, Local[U, M]] | BoolTensor[_A0, M, *_Bs, Local[U, M]], x2: Expr[Tensor[_A0, *_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M]] | IntTensor[*_As, M, Local[U, M]] | BoolTensor[*_As, M, Local[U, M]], x2: Tensor[*_As, U], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M]]] | Expr[IntTensor[*_As, M, Local[U, M]]] | Expr[BoolTensor[*_As, M, Local[U, M]]], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M]]] | Expr[IntTensor[*_As, M, Local[U, M]]] | Expr[BoolTensor[*_As, M, Local[U, M]]], x2: Tensor[*_As, U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M]] | IntTensor[*_As, M, Local[U, M]] | BoolTensor[*_As, M, Local[U, M]], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M], _C0] | IntTensor[*_As, M, Local[U, M], _C0] | BoolTensor[*_As, M, Local[U, M], _C0], x2: Tensor[*_As, U, _C0], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M], _C0]] | Expr[IntTensor[*_As, M, Local[U, M], _C0]] | Expr[BoolTensor[*_As, M, Local[U, M], _C0]], x2: Expr[Tensor[*_As, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M], _C0]] | Expr[IntTensor[*_As, M, Local[U, M], _C0]] | Expr[BoolTensor[*_As, M, Local[U, M], _C0]], x2: Tensor[*_As, U, _C0], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M], _C0] | IntTensor[*_As, M, Local[U, M], _C0] | BoolTensor[*_As, M, Local[U, M], _C0], x2: Expr[Tensor[*_As, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, _B0, Local[U, M]] | IntTensor[*_As, M, _B0, Local[U, M]] | BoolTensor[*_As, M, _B0, Local[U, M]], x2: Tensor[*_As, _B0, U], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, _B0, Local[U, M]]] | Expr[IntTensor[*_As, M, _B0, Local[U, M]]] | Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], x2: Expr[Tensor[*_As, _B0, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, _B0, Local[U, M]]] | Expr[IntTensor[*_As, M, _B0, Local[U, M]]] | Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], x2: Tensor[*_As, _B0, U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, _B0, Local[U, M]] | IntTensor[*_As, M, _B0, Local[U, M]] | BoolTensor[*_As, M, _B0, Local[U, M]], x2: Expr[Tensor[*_As, _B0, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, Local[U, M], *_Cs] | IntTensor[M, Local[U, M], *_Cs] | BoolTensor[M, Local[U, M], *_Cs], x2: IntTensor[U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, Local[U, M], *_Cs]] | Expr[IntTensor[M, Local[U, M], *_Cs]] | Expr[BoolTensor[M, Local[U, M], *_Cs]], x2: Expr[IntTensor[U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, Local[U, M], *_Cs]] | Expr[IntTensor[M, Local[U, M], *_Cs]] | Expr[BoolTensor[M, Local[U, M], *_Cs]], x2: IntTensor[U, *_Cs], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, Local[U, M], *_Cs] | IntTensor[M, Local[U, M], *_Cs] | BoolTensor[M, Local[U, M], *_Cs], x2: Expr[IntTensor[U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, _B0, Local[U, M], *_Cs] | IntTensor[M, _B0, Local[U, M], *_Cs] | BoolTensor[M, _B0, Local[U, M], *_Cs], x2: IntTensor[_B0, U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, _B0, Local[U, M], *_Cs]] | Expr[IntTensor[M, _B0, Local[U, M], *_Cs]] | Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], x2: Expr[IntTensor[_B0, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, _B0, Local[U, M], *_Cs]] | Expr[IntTensor[M, _B0, Local[U, M], *_Cs]] | Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], x2: IntTensor[_B0, U, *_Cs], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, _B0, Local[U, M], *_Cs] | IntTensor[M, _B0, Local[U, M], *_Cs] | BoolTensor[M, _B0, Local[U, M], *_Cs], x2: Expr[IntTensor[_B0, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, Local[U, M], *_Cs] | IntTensor[_A0, M, Local[U, M], *_Cs] | BoolTensor[_A0, M, Local[U, M], *_Cs], x2: IntTensor[_A0, U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, Local[U, M], *_Cs]] | Expr[IntTensor[_A0, M, Local[U, M], *_Cs]] | Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], x2: Expr[IntTensor[_A0, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, Local[U, M], *_Cs]] | Expr[IntTensor[_A0, M, Local[U, M], *_Cs]] | Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], x2: IntTensor[_A0, U, *_Cs], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, Local[U, M], *_Cs] | IntTensor[_A0, M, Local[U, M], *_Cs] | BoolTensor[_A0, M, Local[U, M], *_Cs], x2: Expr[IntTensor[_A0, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M]] | IntTensor[M, *_Bs, Local[U, M]] | BoolTensor[M, *_Bs, Local[U, M]], x2: IntTensor[*_Bs, U], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M]]] | Expr[IntTensor[M, *_Bs, Local[U, M]]] | Expr[BoolTensor[M, *_Bs, Local[U, M]]], x2: Expr[IntTensor[*_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M]]] | Expr[IntTensor[M, *_Bs, Local[U, M]]] | Expr[BoolTensor[M, *_Bs, Local[U, M]]], x2: IntTensor[*_Bs, U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M]] | IntTensor[M, *_Bs, Local[U, M]] | BoolTensor[M, *_Bs, Local[U, M]], x2: Expr[IntTensor[*_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M], _C0] | IntTensor[M, *_Bs, Local[U, M], _C0] | BoolTensor[M, *_Bs, Local[U, M], _C0], x2: IntTensor[*_Bs, U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M], _C0]] | Expr[IntTensor[M, *_Bs, Local[U, M], _C0]] | Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], x2: Expr[IntTensor[*_Bs, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M], _C0]] | Expr[IntTensor[M, *_Bs, Local[U, M], _C0]] | Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], x2: IntTensor[*_Bs, U, _C0], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M], _C0] | IntTensor[M, *_Bs, Local[U, M], _C0] | BoolTensor[M, *_Bs, Local[U, M], _C0], x2: Expr[IntTensor[*_Bs, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, *_Bs, Local[U, M]] | IntTensor[_A0, M, *_Bs, Local[U, M]] | BoolTensor[_A0, M, *_Bs, Local[U, M]], x2: IntTensor[_A0, *_Bs, U], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]] | Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]] | Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], x2: Expr[IntTensor[_A0, *_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]] | Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]] | Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], x2: IntTensor[_A0, *_Bs, U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, *_Bs, Local[U, M]] | IntTensor[_A0, M, *_Bs, Local[U, M]] | BoolTensor[_A0, M, *_Bs, Local[U, M]], x2: Expr[IntTensor[_A0, *_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M]] | IntTensor[*_As, M, Local[U, M]] | BoolTensor[*_As, M, Local[U, M]], x2: IntTensor[*_As, U], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M]]] | Expr[IntTensor[*_As, M, Local[U, M]]] | Expr[BoolTensor[*_As, M, Local[U, M]]], x2: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M]]] | Expr[IntTensor[*_As, M, Local[U, M]]] | Expr[BoolTensor[*_As, M, Local[U, M]]], x2: IntTensor[*_As, U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M]] | IntTensor[*_As, M, Local[U, M]] | BoolTensor[*_As, M, Local[U, M]], x2: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M], _C0] | IntTensor[*_As, M, Local[U, M], _C0] | BoolTensor[*_As, M, Local[U, M], _C0], x2: IntTensor[*_As, U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M], _C0]] | Expr[IntTensor[*_As, M, Local[U, M], _C0]] | Expr[BoolTensor[*_As, M, Local[U, M], _C0]], x2: Expr[IntTensor[*_As, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M], _C0]] | Expr[IntTensor[*_As, M, Local[U, M], _C0]] | Expr[BoolTensor[*_As, M, Local[U, M], _C0]], x2: IntTensor[*_As, U, _C0], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M], _C0] | IntTensor[*_As, M, Local[U, M], _C0] | BoolTensor[*_As, M, Local[U, M], _C0], x2: Expr[IntTensor[*_As, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, _B0, Local[U, M]] | IntTensor[*_As, M, _B0, Local[U, M]] | BoolTensor[*_As, M, _B0, Local[U, M]], x2: IntTensor[*_As, _B0, U], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, _B0, Local[U, M]]] | Expr[IntTensor[*_As, M, _B0, Local[U, M]]] | Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], x2: Expr[IntTensor[*_As, _B0, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, _B0, Local[U, M]]] | Expr[IntTensor[*_As, M, _B0, Local[U, M]]] | Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], x2: IntTensor[*_As, _B0, U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, _B0, Local[U, M]] | IntTensor[*_As, M, _B0, Local[U, M]] | BoolTensor[*_As, M, _B0, Local[U, M]], x2: Expr[IntTensor[*_As, _B0, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, Local[U, M], *_Cs] | IntTensor[M, Local[U, M], *_Cs] | BoolTensor[M, Local[U, M], *_Cs], x2: BoolTensor[U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, Local[U, M], *_Cs]] | Expr[IntTensor[M, Local[U, M], *_Cs]] | Expr[BoolTensor[M, Local[U, M], *_Cs]], x2: Expr[BoolTensor[U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, Local[U, M], *_Cs]] | Expr[IntTensor[M, Local[U, M], *_Cs]] | Expr[BoolTensor[M, Local[U, M], *_Cs]], x2: BoolTensor[U, *_Cs], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, Local[U, M], *_Cs] | IntTensor[M, Local[U, M], *_Cs] | BoolTensor[M, Local[U, M], *_Cs], x2: Expr[BoolTensor[U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, _B0, Local[U, M], *_Cs] | IntTensor[M, _B0, Local[U, M], *_Cs] | BoolTensor[M, _B0, Local[U, M], *_Cs], x2: BoolTensor[_B0, U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, _B0, Local[U, M], *_Cs]] | Expr[IntTensor[M, _B0, Local[U, M], *_Cs]] | Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], x2: Expr[BoolTensor[_B0, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, _B0, Local[U, M], *_Cs]] | Expr[IntTensor[M, _B0, Local[U, M], *_Cs]] | Expr[BoolTensor[M, _B0, Local[U, M], *_Cs]], x2: BoolTensor[_B0, U, *_Cs], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, _B0, Local[U, M], *_Cs] | IntTensor[M, _B0, Local[U, M], *_Cs] | BoolTensor[M, _B0, Local[U, M], *_Cs], x2: Expr[BoolTensor[_B0, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, Local[U, M], *_Cs] | IntTensor[_A0, M, Local[U, M], *_Cs] | BoolTensor[_A0, M, Local[U, M], *_Cs], x2: BoolTensor[_A0, U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, Local[U, M], *_Cs]] | Expr[IntTensor[_A0, M, Local[U, M], *_Cs]] | Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], x2: Expr[BoolTensor[_A0, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, Local[U, M], *_Cs]] | Expr[IntTensor[_A0, M, Local[U, M], *_Cs]] | Expr[BoolTensor[_A0, M, Local[U, M], *_Cs]], x2: BoolTensor[_A0, U, *_Cs], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, Local[U, M], *_Cs] | IntTensor[_A0, M, Local[U, M], *_Cs] | BoolTensor[_A0, M, Local[U, M], *_Cs], x2: Expr[BoolTensor[_A0, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M]] | IntTensor[M, *_Bs, Local[U, M]] | BoolTensor[M, *_Bs, Local[U, M]], x2: BoolTensor[*_Bs, U], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M]]] | Expr[IntTensor[M, *_Bs, Local[U, M]]] | Expr[BoolTensor[M, *_Bs, Local[U, M]]], x2: Expr[BoolTensor[*_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M]]] | Expr[IntTensor[M, *_Bs, Local[U, M]]] | Expr[BoolTensor[M, *_Bs, Local[U, M]]], x2: BoolTensor[*_Bs, U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M]] | IntTensor[M, *_Bs, Local[U, M]] | BoolTensor[M, *_Bs, Local[U, M]], x2: Expr[BoolTensor[*_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M], _C0] | IntTensor[M, *_Bs, Local[U, M], _C0] | BoolTensor[M, *_Bs, Local[U, M], _C0], x2: BoolTensor[*_Bs, U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M], _C0]] | Expr[IntTensor[M, *_Bs, Local[U, M], _C0]] | Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], x2: Expr[BoolTensor[*_Bs, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[M, *_Bs, Local[U, M], _C0]] | Expr[IntTensor[M, *_Bs, Local[U, M], _C0]] | Expr[BoolTensor[M, *_Bs, Local[U, M], _C0]], x2: BoolTensor[*_Bs, U, _C0], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[M, *_Bs, Local[U, M], _C0] | IntTensor[M, *_Bs, Local[U, M], _C0] | BoolTensor[M, *_Bs, Local[U, M], _C0], x2: Expr[BoolTensor[*_Bs, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, *_Bs, Local[U, M]] | IntTensor[_A0, M, *_Bs, Local[U, M]] | BoolTensor[_A0, M, *_Bs, Local[U, M]], x2: BoolTensor[_A0, *_Bs, U], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]] | Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]] | Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], x2: Expr[BoolTensor[_A0, *_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, M, *_Bs, Local[U, M]]] | Expr[IntTensor[_A0, M, *_Bs, Local[U, M]]] | Expr[BoolTensor[_A0, M, *_Bs, Local[U, M]]], x2: BoolTensor[_A0, *_Bs, U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, M, *_Bs, Local[U, M]] | IntTensor[_A0, M, *_Bs, Local[U, M]] | BoolTensor[_A0, M, *_Bs, Local[U, M]], x2: Expr[BoolTensor[_A0, *_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M]] | IntTensor[*_As, M, Local[U, M]] | BoolTensor[*_As, M, Local[U, M]], x2: BoolTensor[*_As, U], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M]]] | Expr[IntTensor[*_As, M, Local[U, M]]] | Expr[BoolTensor[*_As, M, Local[U, M]]], x2: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M]]] | Expr[IntTensor[*_As, M, Local[U, M]]] | Expr[BoolTensor[*_As, M, Local[U, M]]], x2: BoolTensor[*_As, U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M]] | IntTensor[*_As, M, Local[U, M]] | BoolTensor[*_As, M, Local[U, M]], x2: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M], _C0] | IntTensor[*_As, M, Local[U, M], _C0] | BoolTensor[*_As, M, Local[U, M], _C0], x2: BoolTensor[*_As, U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M], _C0]] | Expr[IntTensor[*_As, M, Local[U, M], _C0]] | Expr[BoolTensor[*_As, M, Local[U, M], _C0]], x2: Expr[BoolTensor[*_As, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, Local[U, M], _C0]] | Expr[IntTensor[*_As, M, Local[U, M], _C0]] | Expr[BoolTensor[*_As, M, Local[U, M], _C0]], x2: BoolTensor[*_As, U, _C0], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, Local[U, M], _C0] | IntTensor[*_As, M, Local[U, M], _C0] | BoolTensor[*_As, M, Local[U, M], _C0], x2: Expr[BoolTensor[*_As, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, _B0, Local[U, M]] | IntTensor[*_As, M, _B0, Local[U, M]] | BoolTensor[*_As, M, _B0, Local[U, M]], x2: BoolTensor[*_As, _B0, U], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, _B0, Local[U, M]]] | Expr[IntTensor[*_As, M, _B0, Local[U, M]]] | Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], x2: Expr[BoolTensor[*_As, _B0, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, M, _B0, Local[U, M]]] | Expr[IntTensor[*_As, M, _B0, Local[U, M]]] | Expr[BoolTensor[*_As, M, _B0, Local[U, M]]], x2: BoolTensor[*_As, _B0, U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, M, _B0, Local[U, M]] | IntTensor[*_As, M, _B0, Local[U, M]] | BoolTensor[*_As, M, _B0, Local[U, M]], x2: Expr[BoolTensor[*_As, _B0, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[BoolTensor[Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], M, *_Cs] | IntTensor[Local[U, M], M, *_Cs] | BoolTensor[Local[U, M], M, *_Cs], x2: Tensor[U, *_Cs], /) -> Tensor[Local[U, M], M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], M, *_Cs]] | Expr[IntTensor[Local[U, M], M, *_Cs]] | Expr[BoolTensor[Local[U, M], M, *_Cs]], x2: Expr[Tensor[U, *_Cs]], /) -> Expr[Tensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], M, *_Cs]] | Expr[IntTensor[Local[U, M], M, *_Cs]] | Expr[BoolTensor[Local[U, M], M, *_Cs]], x2: Tensor[U, *_Cs], /) -> Expr[Tensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], M, *_Cs] | IntTensor[Local[U, M], M, *_Cs] | BoolTensor[Local[U, M], M, *_Cs], x2: Expr[Tensor[U, *_Cs]], /) -> Expr[Tensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], _B0, M, *_Cs] | IntTensor[Local[U, M], _B0, M, *_Cs] | BoolTensor[Local[U, M], _B0, M, *_Cs], x2: Tensor[U, _B0, *_Cs], /) -> Tensor[Local[U, M], _B0, M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], _B0, M, *_Cs]] | Expr[IntTensor[Local[U, M], _B0, M, *_Cs]] | Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], x2: Expr[Tensor[U, _B0, *_Cs]], /) -> Expr[Tensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], _B0, M, *_Cs]] | Expr[IntTensor[Local[U, M], _B0, M, *_Cs]] | Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], x2: Tensor[U, _B0, *_Cs], /) -> Expr[Tensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], _B0, M, *_Cs] | IntTensor[Local[U, M], _B0, M, *_Cs] | BoolTensor[Local[U, M], _B0, M, *_Cs], x2: Expr[Tensor[U, _B0, *_Cs]], /) -> Expr[Tensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], M, *_Cs] | IntTensor[_A0, Local[U, M], M, *_Cs] | BoolTensor[_A0, Local[U, M], M, *_Cs], x2: Tensor[_A0, U, *_Cs], /) -> Tensor[_A0, Local[U, M], M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], M, *_Cs]] | Expr[IntTensor[_A0, Local[U, M], M, *_Cs]] | Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], x2: Expr[Tensor[_A0, U, *_Cs]], /) -> Expr[Tensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], M, *_Cs]] | Expr[IntTensor[_A0, Local[U, M], M, *_Cs]] | Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], x2: Tensor[_A0, U, *_Cs], /) -> Expr[Tensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], M, *_Cs] | IntTensor[_A0, Local[U, M], M, *_Cs] | BoolTensor[_A0, Local[U, M], M, *_Cs], x2: Expr[Tensor[_A0, U, *_Cs]], /) -> Expr[Tensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M] | IntTensor[Local[U, M], *_Bs, M] | BoolTensor[Local[U, M], *_Bs, M], x2: Tensor[U, *_Bs], /) -> Tensor[Local[U, M], *_Bs, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M]] | Expr[IntTensor[Local[U, M], *_Bs, M]] | Expr[BoolTensor[Local[U, M], *_Bs, M]], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M]] | Expr[IntTensor[Local[U, M], *_Bs, M]] | Expr[BoolTensor[Local[U, M], *_Bs, M]], x2: Tensor[U, *_Bs], /) -> Expr[Tensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M] | IntTensor[Local[U, M], *_Bs, M] | BoolTensor[Local[U, M], *_Bs, M], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M, _C0] | IntTensor[Local[U, M], *_Bs, M, _C0] | BoolTensor[Local[U, M], *_Bs, M, _C0], x2: Tensor[U, *_Bs, _C0], /) -> Tensor[Local[U, M], *_Bs, M, _C0]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M, _C0]] | Expr[IntTensor[Local[U, M], *_Bs, M, _C0]] | Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], x2: Expr[Tensor[U, *_Bs, _C0]], /) -> Expr[Tensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M, _C0]] | Expr[IntTensor[Local[U, M], *_Bs, M, _C0]] | Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], x2: Tensor[U, *_Bs, _C0], /) -> Expr[Tensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M, _C0] | IntTensor[Local[U, M], *_Bs, M, _C0] | BoolTensor[Local[U, M], *_Bs, M, _C0], x2: Expr[Tensor[U, *_Bs, _C0]], /) -> Expr[Tensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], *_Bs, M] | IntTensor[_A0, Local[U, M], *_Bs, M] | BoolTensor[_A0, Local[U, M], *_Bs, M], x2: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, Local[U, M], *_Bs, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], *_Bs, M]] | Expr[IntTensor[_A0, Local[U, M], *_Bs, M]] | Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], *_Bs, M]] | Expr[IntTensor[_A0, Local[U, M], *_Bs, M]] | Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], x2: Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], *_Bs, M] | IntTensor[_A0, Local[U, M], *_Bs, M] | BoolTensor[_A0, Local[U, M], *_Bs, M], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M] | IntTensor[*_As, Local[U, M], M] | BoolTensor[*_As, Local[U, M], M], x2: Tensor[*_As, U], /) -> Tensor[*_As, Local[U, M], M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M]] | Expr[IntTensor[*_As, Local[U, M], M]] | Expr[BoolTensor[*_As, Local[U, M], M]], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M]] | Expr[IntTensor[*_As, Local[U, M], M]] | Expr[BoolTensor[*_As, Local[U, M], M]], x2: Tensor[*_As, U], /) -> Expr[Tensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M] | IntTensor[*_As, Local[U, M], M] | BoolTensor[*_As, Local[U, M], M], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M, _C0] | IntTensor[*_As, Local[U, M], M, _C0] | BoolTensor[*_As, Local[U, M], M, _C0], x2: Tensor[*_As, U, _C0], /) -> Tensor[*_As, Local[U, M], M, _C0]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M, _C0]] | Expr[IntTensor[*_As, Local[U, M], M, _C0]] | Expr[BoolTensor[*_As, Local[U, M], M, _C0]], x2: Expr[Tensor[*_As, U, _C0]], /) -> Expr[Tensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M, _C0]] | Expr[IntTensor[*_As, Local[U, M], M, _C0]] | Expr[BoolTensor[*_As, Local[U, M], M, _C0]], x2: Tensor[*_As, U, _C0], /) -> Expr[Tensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M, _C0] | IntTensor[*_As, Local[U, M], M, _C0] | BoolTensor[*_As, Local[U, M], M, _C0], x2: Expr[Tensor[*_As, U, _C0]], /) -> Expr[Tensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], _B0, M] | IntTensor[*_As, Local[U, M], _B0, M] | BoolTensor[*_As, Local[U, M], _B0, M], x2: Tensor[*_As, U, _B0], /) -> Tensor[*_As, Local[U, M], _B0, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], _B0, M]] | Expr[IntTensor[*_As, Local[U, M], _B0, M]] | Expr[BoolTensor[*_As, Local[U, M], _B0, M]], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], _B0, M]] | Expr[IntTensor[*_As, Local[U, M], _B0, M]] | Expr[BoolTensor[*_As, Local[U, M], _B0, M]], x2: Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], _B0, M] | IntTensor[*_As, Local[U, M], _B0, M] | BoolTensor[*_As, Local[U, M], _B0, M], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], M, *_Cs] | IntTensor[Local[U, M], M, *_Cs] | BoolTensor[Local[U, M], M, *_Cs], x2: IntTensor[U, *_Cs], /) -> IntTensor[Local[U, M], M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], M, *_Cs]] | Expr[IntTensor[Local[U, M], M, *_Cs]] | Expr[BoolTensor[Local[U, M], M, *_Cs]], x2: Expr[IntTensor[U, *_Cs]], /) -> Expr[IntTensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], M, *_Cs]] | Expr[IntTensor[Local[U, M], M, *_Cs]] | Expr[BoolTensor[Local[U, M], M, *_Cs]], x2: IntTensor[U, *_Cs], /) -> Expr[IntTensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], M, *_Cs] | IntTensor[Local[U, M], M, *_Cs] | BoolTensor[Local[U, M], M, *_Cs], x2: Expr[IntTensor[U, *_Cs]], /) -> Expr[IntTensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], _B0, M, *_Cs] | IntTensor[Local[U, M], _B0, M, *_Cs] | BoolTensor[Local[U, M], _B0, M, *_Cs], x2: IntTensor[U, _B0, *_Cs], /) -> IntTensor[Local[U, M], _B0, M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], _B0, M, *_Cs]] | Expr[IntTensor[Local[U, M], _B0, M, *_Cs]] | Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], x2: Expr[IntTensor[U, _B0, *_Cs]], /) -> Expr[IntTensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], _B0, M, *_Cs]] | Expr[IntTensor[Local[U, M], _B0, M, *_Cs]] | Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], x2: IntTensor[U, _B0, *_Cs], /) -> Expr[IntTensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], _B0, M, *_Cs] | IntTensor[Local[U, M], _B0, M, *_Cs] | BoolTensor[Local[U, M], _B0, M, *_Cs], x2: Expr[IntTensor[U, _B0, *_Cs]], /) -> Expr[IntTensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], M, *_Cs] | IntTensor[_A0, Local[U, M], M, *_Cs] | BoolTensor[_A0, Local[U, M], M, *_Cs], x2: IntTensor[_A0, U, *_Cs], /) -> IntTensor[_A0, Local[U, M], M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], M, *_Cs]] | Expr[IntTensor[_A0, Local[U, M], M, *_Cs]] | Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], x2: Expr[IntTensor[_A0, U, *_Cs]], /) -> Expr[IntTensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], M, *_Cs]] | Expr[IntTensor[_A0, Local[U, M], M, *_Cs]] | Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], x2: IntTensor[_A0, U, *_Cs], /) -> Expr[IntTensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], M, *_Cs] | IntTensor[_A0, Local[U, M], M, *_Cs] | BoolTensor[_A0, Local[U, M], M, *_Cs], x2: Expr[IntTensor[_A0, U, *_Cs]], /) -> Expr[IntTensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M] | IntTensor[Local[U, M], *_Bs, M] | BoolTensor[Local[U, M], *_Bs, M], x2: IntTensor[U, *_Bs], /) -> IntTensor[Local[U, M], *_Bs, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M]] | Expr[IntTensor[Local[U, M], *_Bs, M]] | Expr[BoolTensor[Local[U, M], *_Bs, M]], x2: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M]] | Expr[IntTensor[Local[U, M], *_Bs, M]] | Expr[BoolTensor[Local[U, M], *_Bs, M]], x2: IntTensor[U, *_Bs], /) -> Expr[IntTensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M] | IntTensor[Local[U, M], *_Bs, M] | BoolTensor[Local[U, M], *_Bs, M], x2: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M, _C0] | IntTensor[Local[U, M], *_Bs, M, _C0] | BoolTensor[Local[U, M], *_Bs, M, _C0], x2: IntTensor[U, *_Bs, _C0], /) -> IntTensor[Local[U, M], *_Bs, M, _C0]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M, _C0]] | Expr[IntTensor[Local[U, M], *_Bs, M, _C0]] | Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], x2: Expr[IntTensor[U, *_Bs, _C0]], /) -> Expr[IntTensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M, _C0]] | Expr[IntTensor[Local[U, M], *_Bs, M, _C0]] | Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], x2: IntTensor[U, *_Bs, _C0], /) -> Expr[IntTensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M, _C0] | IntTensor[Local[U, M], *_Bs, M, _C0] | BoolTensor[Local[U, M], *_Bs, M, _C0], x2: Expr[IntTensor[U, *_Bs, _C0]], /) -> Expr[IntTensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], *_Bs, M] | IntTensor[_A0, Local[U, M], *_Bs, M] | BoolTensor[_A0, Local[U, M], *_Bs, M], x2: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, Local[U, M], *_Bs, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], *_Bs, M]] | Expr[IntTensor[_A0, Local[U, M], *_Bs, M]] | Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], x2: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], *_Bs, M]] | Expr[IntTensor[_A0, Local[U, M], *_Bs, M]] | Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], x2: IntTensor[_A0, U, *_Bs], /) -> Expr[IntTensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], *_Bs, M] | IntTensor[_A0, Local[U, M], *_Bs, M] | BoolTensor[_A0, Local[U, M], *_Bs, M], x2: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M] | IntTensor[*_As, Local[U, M], M] | BoolTensor[*_As, Local[U, M], M], x2: IntTensor[*_As, U], /) -> IntTensor[*_As, Local[U, M], M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M]] | Expr[IntTensor[*_As, Local[U, M], M]] | Expr[BoolTensor[*_As, Local[U, M], M]], x2: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M]] | Expr[IntTensor[*_As, Local[U, M], M]] | Expr[BoolTensor[*_As, Local[U, M], M]], x2: IntTensor[*_As, U], /) -> Expr[IntTensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M] | IntTensor[*_As, Local[U, M], M] | BoolTensor[*_As, Local[U, M], M], x2: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M, _C0] | IntTensor[*_As, Local[U, M], M, _C0] | BoolTensor[*_As, Local[U, M], M, _C0], x2: IntTensor[*_As, U, _C0], /) -> IntTensor[*_As, Local[U, M], M, _C0]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M, _C0]] | Expr[IntTensor[*_As, Local[U, M], M, _C0]] | Expr[BoolTensor[*_As, Local[U, M], M, _C0]], x2: Expr[IntTensor[*_As, U, _C0]], /) -> Expr[IntTensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M, _C0]] | Expr[IntTensor[*_As, Local[U, M], M, _C0]] | Expr[BoolTensor[*_As, Local[U, M], M, _C0]], x2: IntTensor[*_As, U, _C0], /) -> Expr[IntTensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M, _C0] | IntTensor[*_As, Local[U, M], M, _C0] | BoolTensor[*_As, Local[U, M], M, _C0], x2: Expr[IntTensor[*_As, U, _C0]], /) -> Expr[IntTensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], _B0, M] | IntTensor[*_As, Local[U, M], _B0, M] | BoolTensor[*_As, Local[U, M], _B0, M], x2: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, Local[U, M], _B0, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], _B0, M]] | Expr[IntTensor[*_As, Local[U, M], _B0, M]] | Expr[BoolTensor[*_As, Local[U, M], _B0, M]], x2: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], _B0, M]] | Expr[IntTensor[*_As, Local[U, M], _B0, M]] | Expr[BoolTensor[*_As, Local[U, M], _B0, M]], x2: IntTensor[*_As, U, _B0], /) -> Expr[IntTensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], _B0, M] | IntTensor[*_As, Local[U, M], _B0, M] | BoolTensor[*_As, Local[U, M], _B0, M], x2: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], M, *_Cs] | IntTensor[Local[U, M], M, *_Cs] | BoolTensor[Local[U, M], M, *_Cs], x2: BoolTensor[U, *_Cs], /) -> BoolTensor[Local[U, M], M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], M, *_Cs]] | Expr[IntTensor[Local[U, M], M, *_Cs]] | Expr[BoolTensor[Local[U, M], M, *_Cs]], x2: Expr[BoolTensor[U, *_Cs]], /) -> Expr[BoolTensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], M, *_Cs]] | Expr[IntTensor[Local[U, M], M, *_Cs]] | Expr[BoolTensor[Local[U, M], M, *_Cs]], x2: BoolTensor[U, *_Cs], /) -> Expr[BoolTensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], M, *_Cs] | IntTensor[Local[U, M], M, *_Cs] | BoolTensor[Local[U, M], M, *_Cs], x2: Expr[BoolTensor[U, *_Cs]], /) -> Expr[BoolTensor[Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], _B0, M, *_Cs] | IntTensor[Local[U, M], _B0, M, *_Cs] | BoolTensor[Local[U, M], _B0, M, *_Cs], x2: BoolTensor[U, _B0, *_Cs], /) -> BoolTensor[Local[U, M], _B0, M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], _B0, M, *_Cs]] | Expr[IntTensor[Local[U, M], _B0, M, *_Cs]] | Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], x2: Expr[BoolTensor[U, _B0, *_Cs]], /) -> Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], _B0, M, *_Cs]] | Expr[IntTensor[Local[U, M], _B0, M, *_Cs]] | Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]], x2: BoolTensor[U, _B0, *_Cs], /) -> Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], _B0, M, *_Cs] | IntTensor[Local[U, M], _B0, M, *_Cs] | BoolTensor[Local[U, M], _B0, M, *_Cs], x2: Expr[BoolTensor[U, _B0, *_Cs]], /) -> Expr[BoolTensor[Local[U, M], _B0, M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], M, *_Cs] | IntTensor[_A0, Local[U, M], M, *_Cs] | BoolTensor[_A0, Local[U, M], M, *_Cs], x2: BoolTensor[_A0, U, *_Cs], /) -> BoolTensor[_A0, Local[U, M], M, *_Cs]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], M, *_Cs]] | Expr[IntTensor[_A0, Local[U, M], M, *_Cs]] | Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], x2: Expr[BoolTensor[_A0, U, *_Cs]], /) -> Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], M, *_Cs]] | Expr[IntTensor[_A0, Local[U, M], M, *_Cs]] | Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]], x2: BoolTensor[_A0, U, *_Cs], /) -> Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], M, *_Cs] | IntTensor[_A0, Local[U, M], M, *_Cs] | BoolTensor[_A0, Local[U, M], M, *_Cs], x2: Expr[BoolTensor[_A0, U, *_Cs]], /) -> Expr[BoolTensor[_A0, Local[U, M], M, *_Cs]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M] | IntTensor[Local[U, M], *_Bs, M] | BoolTensor[Local[U, M], *_Bs, M], x2: BoolTensor[U, *_Bs], /) -> BoolTensor[Local[U, M], *_Bs, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M]] | Expr[IntTensor[Local[U, M], *_Bs, M]] | Expr[BoolTensor[Local[U, M], *_Bs, M]], x2: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M]] | Expr[IntTensor[Local[U, M], *_Bs, M]] | Expr[BoolTensor[Local[U, M], *_Bs, M]], x2: BoolTensor[U, *_Bs], /) -> Expr[BoolTensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M] | IntTensor[Local[U, M], *_Bs, M] | BoolTensor[Local[U, M], *_Bs, M], x2: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M, _C0] | IntTensor[Local[U, M], *_Bs, M, _C0] | BoolTensor[Local[U, M], *_Bs, M, _C0], x2: BoolTensor[U, *_Bs, _C0], /) -> BoolTensor[Local[U, M], *_Bs, M, _C0]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M, _C0]] | Expr[IntTensor[Local[U, M], *_Bs, M, _C0]] | Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], x2: Expr[BoolTensor[U, *_Bs, _C0]], /) -> Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Local[U, M], *_Bs, M, _C0]] | Expr[IntTensor[Local[U, M], *_Bs, M, _C0]] | Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]], x2: BoolTensor[U, *_Bs, _C0], /) -> Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[Local[U, M], *_Bs, M, _C0] | IntTensor[Local[U, M], *_Bs, M, _C0] | BoolTensor[Local[U, M], *_Bs, M, _C0], x2: Expr[BoolTensor[U, *_Bs, _C0]], /) -> Expr[BoolTensor[Local[U, M], *_Bs, M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], *_Bs, M] | IntTensor[_A0, Local[U, M], *_Bs, M] | BoolTensor[_A0, Local[U, M], *_Bs, M], x2: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, Local[U, M], *_Bs, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], *_Bs, M]] | Expr[IntTensor[_A0, Local[U, M], *_Bs, M]] | Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], x2: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, Local[U, M], *_Bs, M]] | Expr[IntTensor[_A0, Local[U, M], *_Bs, M]] | Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]], x2: BoolTensor[_A0, U, *_Bs], /) -> Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[_A0, Local[U, M], *_Bs, M] | IntTensor[_A0, Local[U, M], *_Bs, M] | BoolTensor[_A0, Local[U, M], *_Bs, M], x2: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, Local[U, M], *_Bs, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M] | IntTensor[*_As, Local[U, M], M] | BoolTensor[*_As, Local[U, M], M], x2: BoolTensor[*_As, U], /) -> BoolTensor[*_As, Local[U, M], M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M]] | Expr[IntTensor[*_As, Local[U, M], M]] | Expr[BoolTensor[*_As, Local[U, M], M]], x2: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M]] | Expr[IntTensor[*_As, Local[U, M], M]] | Expr[BoolTensor[*_As, Local[U, M], M]], x2: BoolTensor[*_As, U], /) -> Expr[BoolTensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M] | IntTensor[*_As, Local[U, M], M] | BoolTensor[*_As, Local[U, M], M], x2: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, Local[U, M], M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M, _C0] | IntTensor[*_As, Local[U, M], M, _C0] | BoolTensor[*_As, Local[U, M], M, _C0], x2: BoolTensor[*_As, U, _C0], /) -> BoolTensor[*_As, Local[U, M], M, _C0]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M, _C0]] | Expr[IntTensor[*_As, Local[U, M], M, _C0]] | Expr[BoolTensor[*_As, Local[U, M], M, _C0]], x2: Expr[BoolTensor[*_As, U, _C0]], /) -> Expr[BoolTensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], M, _C0]] | Expr[IntTensor[*_As, Local[U, M], M, _C0]] | Expr[BoolTensor[*_As, Local[U, M], M, _C0]], x2: BoolTensor[*_As, U, _C0], /) -> Expr[BoolTensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], M, _C0] | IntTensor[*_As, Local[U, M], M, _C0] | BoolTensor[*_As, Local[U, M], M, _C0], x2: Expr[BoolTensor[*_As, U, _C0]], /) -> Expr[BoolTensor[*_As, Local[U, M], M, _C0]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], _B0, M] | IntTensor[*_As, Local[U, M], _B0, M] | BoolTensor[*_As, Local[U, M], _B0, M], x2: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, Local[U, M], _B0, M]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], _B0, M]] | Expr[IntTensor[*_As, Local[U, M], _B0, M]] | Expr[BoolTensor[*_As, Local[U, M], _B0, M]], x2: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, Local[U, M], _B0, M]] | Expr[IntTensor[*_As, Local[U, M], _B0, M]] | Expr[BoolTensor[*_As, Local[U, M], _B0, M]], x2: BoolTensor[*_As, U, _B0], /) -> Expr[BoolTensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
        @overload
        def __call__(self, x1: Tensor[*_As, Local[U, M], _B0, M] | IntTensor[*_As, Local[U, M], _B0, M] | BoolTensor[*_As, Local[U, M], _B0, M], x2: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, Local[U, M], _B0, M]]: """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""
class AllToAll(Among1[U, V, M], Collective, rule='t M *A Local[U, M] *B V *C -> t M *A U *B Local[V, M] *C where |V| % |M| = 0, U not in *A *B V *C, V not in *A *B *C, M not in *A *B *C; t M *A V *B Local[U, M] *C -> t M *A Local[V, M] *B U *C where |V| % |M| = 0, U not in *A V *B *C, V not in *A *B *C, M not in *A *B *C', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __new__(cls, /) -> AllToAll[U, V, M]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, Local[U, M], V, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, Local[U, M], V, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, Local[U, M], _B0, V, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, Local[U, M], _B0, V, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, _A0, Local[U, M], V, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, _A0, Local[U, M], V, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, Local[U, M], *_Bs, V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, Local[U, M], *_Bs, V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, Local[U, M], *_Bs, V, _C0], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, Local[U, M], *_Bs, V, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, _A0, Local[U, M], *_Bs, V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, _A0, Local[U, M], *_Bs, V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, *_As, Local[U, M], V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_As, Local[U, M], V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, *_As, Local[U, M], V, _C0], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_As, Local[U, M], V, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, *_As, Local[U, M], _B0, V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_As, Local[U, M], _B0, V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, Local[U, M], V, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, Local[U, M], V, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, Local[U, M], _B0, V, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, Local[U, M], _B0, V, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, _A0, Local[U, M], V, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, _A0, Local[U, M], V, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, Local[U, M], *_Bs, V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, Local[U, M], *_Bs, V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, Local[U, M], *_Bs, V, _C0], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, Local[U, M], *_Bs, V, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, _A0, Local[U, M], *_Bs, V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, _A0, Local[U, M], *_Bs, V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, *_As, Local[U, M], V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_As, Local[U, M], V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, *_As, Local[U, M], V, _C0], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_As, Local[U, M], V, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, *_As, Local[U, M], _B0, V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_As, Local[U, M], _B0, V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, Local[U, M], V, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, Local[U, M], V, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, Local[U, M], _B0, V, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, Local[U, M], _B0, V, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, _A0, Local[U, M], V, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, _A0, Local[U, M], V, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, Local[U, M], *_Bs, V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, Local[U, M], *_Bs, V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, Local[U, M], *_Bs, V, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, Local[U, M], *_Bs, V, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, _A0, Local[U, M], *_Bs, V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, _A0, Local[U, M], *_Bs, V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, *_As, Local[U, M], V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_As, Local[U, M], V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, *_As, Local[U, M], V, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_As, Local[U, M], V, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, *_As, Local[U, M], _B0, V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_As, Local[U, M], _B0, V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, V, Local[U, M], *_Cs], /) -> Tensor[M, Local[V, M], U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, V, Local[U, M], *_Cs]], /) -> Expr[Tensor[M, Local[V, M], U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, V, _B0, Local[U, M], *_Cs], /) -> Tensor[M, Local[V, M], _B0, U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, V, _B0, Local[U, M], *_Cs]], /) -> Expr[Tensor[M, Local[V, M], _B0, U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, _A0, V, Local[U, M], *_Cs], /) -> Tensor[M, _A0, Local[V, M], U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, _A0, V, Local[U, M], *_Cs]], /) -> Expr[Tensor[M, _A0, Local[V, M], U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, V, *_Bs, Local[U, M]], /) -> Tensor[M, Local[V, M], *_Bs, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, V, *_Bs, Local[U, M]]], /) -> Expr[Tensor[M, Local[V, M], *_Bs, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, V, *_Bs, Local[U, M], _C0], /) -> Tensor[M, Local[V, M], *_Bs, U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, V, *_Bs, Local[U, M], _C0]], /) -> Expr[Tensor[M, Local[V, M], *_Bs, U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, _A0, V, *_Bs, Local[U, M]], /) -> Tensor[M, _A0, Local[V, M], *_Bs, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, _A0, V, *_Bs, Local[U, M]]], /) -> Expr[Tensor[M, _A0, Local[V, M], *_Bs, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, *_As, V, Local[U, M]], /) -> Tensor[M, *_As, Local[V, M], U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_As, V, Local[U, M]]], /) -> Expr[Tensor[M, *_As, Local[V, M], U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, *_As, V, Local[U, M], _C0], /) -> Tensor[M, *_As, Local[V, M], U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_As, V, Local[U, M], _C0]], /) -> Expr[Tensor[M, *_As, Local[V, M], U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Tensor[M, *_As, V, _B0, Local[U, M]], /) -> Tensor[M, *_As, Local[V, M], _B0, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_As, V, _B0, Local[U, M]]], /) -> Expr[Tensor[M, *_As, Local[V, M], _B0, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, V, Local[U, M], *_Cs], /) -> IntTensor[M, Local[V, M], U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, V, Local[U, M], *_Cs]], /) -> Expr[IntTensor[M, Local[V, M], U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, V, _B0, Local[U, M], *_Cs], /) -> IntTensor[M, Local[V, M], _B0, U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, V, _B0, Local[U, M], *_Cs]], /) -> Expr[IntTensor[M, Local[V, M], _B0, U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, _A0, V, Local[U, M], *_Cs], /) -> IntTensor[M, _A0, Local[V, M], U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, _A0, V, Local[U, M], *_Cs]], /) -> Expr[IntTensor[M, _A0, Local[V, M], U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, V, *_Bs, Local[U, M]], /) -> IntTensor[M, Local[V, M], *_Bs, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, V, *_Bs, Local[U, M]]], /) -> Expr[IntTensor[M, Local[V, M], *_Bs, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, V, *_Bs, Local[U, M], _C0], /) -> IntTensor[M, Local[V, M], *_Bs, U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, V, *_Bs, Local[U, M], _C0]], /) -> Expr[IntTensor[M, Local[V, M], *_Bs, U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, _A0, V, *_Bs, Local[U, M]], /) -> IntTensor[M, _A0, Local[V, M], *_Bs, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, _A0, V, *_Bs, Local[U, M]]], /) -> Expr[IntTensor[M, _A0, Local[V, M], *_Bs, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, *_As, V, Local[U, M]], /) -> IntTensor[M, *_As, Local[V, M], U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_As, V, Local[U, M]]], /) -> Expr[IntTensor[M, *_As, Local[V, M], U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, *_As, V, Local[U, M], _C0], /) -> IntTensor[M, *_As, Local[V, M], U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_As, V, Local[U, M], _C0]], /) -> Expr[IntTensor[M, *_As, Local[V, M], U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: IntTensor[M, *_As, V, _B0, Local[U, M]], /) -> IntTensor[M, *_As, Local[V, M], _B0, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_As, V, _B0, Local[U, M]]], /) -> Expr[IntTensor[M, *_As, Local[V, M], _B0, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, V, Local[U, M], *_Cs], /) -> BoolTensor[M, Local[V, M], U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, V, Local[U, M], *_Cs]], /) -> Expr[BoolTensor[M, Local[V, M], U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, V, _B0, Local[U, M], *_Cs], /) -> BoolTensor[M, Local[V, M], _B0, U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, V, _B0, Local[U, M], *_Cs]], /) -> Expr[BoolTensor[M, Local[V, M], _B0, U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, _A0, V, Local[U, M], *_Cs], /) -> BoolTensor[M, _A0, Local[V, M], U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, _A0, V, Local[U, M], *_Cs]], /) -> Expr[BoolTensor[M, _A0, Local[V, M], U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, V, *_Bs, Local[U, M]], /) -> BoolTensor[M, Local[V, M], *_Bs, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, V, *_Bs, Local[U, M]]], /) -> Expr[BoolTensor[M, Local[V, M], *_Bs, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, V, *_Bs, Local[U, M], _C0], /) -> BoolTensor[M, Local[V, M], *_Bs, U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, V, *_Bs, Local[U, M], _C0]], /) -> Expr[BoolTensor[M, Local[V, M], *_Bs, U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, _A0, V, *_Bs, Local[U, M]], /) -> BoolTensor[M, _A0, Local[V, M], *_Bs, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, _A0, V, *_Bs, Local[U, M]]], /) -> Expr[BoolTensor[M, _A0, Local[V, M], *_Bs, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, *_As, V, Local[U, M]], /) -> BoolTensor[M, *_As, Local[V, M], U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_As, V, Local[U, M]]], /) -> Expr[BoolTensor[M, *_As, Local[V, M], U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, *_As, V, Local[U, M], _C0], /) -> BoolTensor[M, *_As, Local[V, M], U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_As, V, Local[U, M], _C0]], /) -> Expr[BoolTensor[M, *_As, Local[V, M], U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: BoolTensor[M, *_As, V, _B0, Local[U, M]], /) -> BoolTensor[M, *_As, Local[V, M], _B0, U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_As, V, _B0, Local[U, M]]], /) -> Expr[BoolTensor[M, *_As, Local[V, M], _B0, U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def shard(x: Tensor[_U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> Tensor[_M, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[Tensor[_M, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Tensor[_A0, _U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> Tensor[_M, _A0, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[Tensor[_M, _A0, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> Tensor[_M, _A0, _A1, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[Tensor[_M, _A0, _A1, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Tensor[*_As, _U], axis: type[_U], over: type[_M] | _M, /) -> Tensor[_M, *_As, Local[_U, _M]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[Tensor[*_As, _U]], axis: type[_U], over: type[_M] | _M, /) -> Expr[Tensor[_M, *_As, Local[_U, _M]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Tensor[*_As, _U, _B0], axis: type[_U], over: type[_M] | _M, /) -> Tensor[_M, *_As, Local[_U, _M], _B0]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], over: type[_M] | _M, /) -> Expr[Tensor[_M, *_As, Local[_U, _M], _B0]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], over: type[_M] | _M, /) -> Tensor[*tuple[Any, ...]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], over: type[_M] | _M, /) -> Expr[Tensor[*tuple[Any, ...]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: IntTensor[_U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> IntTensor[_M, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[IntTensor[_M, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> IntTensor[_M, _A0, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[IntTensor[_M, _A0, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> IntTensor[_M, _A0, _A1, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[IntTensor[_M, _A0, _A1, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: IntTensor[*_As, _U], axis: type[_U], over: type[_M] | _M, /) -> IntTensor[_M, *_As, Local[_U, _M]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[IntTensor[*_As, _U]], axis: type[_U], over: type[_M] | _M, /) -> Expr[IntTensor[_M, *_As, Local[_U, _M]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: IntTensor[*_As, _U, _B0], axis: type[_U], over: type[_M] | _M, /) -> IntTensor[_M, *_As, Local[_U, _M], _B0]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], over: type[_M] | _M, /) -> Expr[IntTensor[_M, *_As, Local[_U, _M], _B0]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], over: type[_M] | _M, /) -> IntTensor[*tuple[Any, ...]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], over: type[_M] | _M, /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: BoolTensor[_U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> BoolTensor[_M, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> BoolTensor[_M, _A0, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[BoolTensor[_M, _A0, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], over: type[_M] | _M, /) -> BoolTensor[_M, _A0, _A1, Local[_U, _M], *_Bs]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], over: type[_M] | _M, /) -> Expr[BoolTensor[_M, _A0, _A1, Local[_U, _M], *_Bs]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: BoolTensor[*_As, _U], axis: type[_U], over: type[_M] | _M, /) -> BoolTensor[_M, *_As, Local[_U, _M]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], over: type[_M] | _M, /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: BoolTensor[*_As, _U, _B0], axis: type[_U], over: type[_M] | _M, /) -> BoolTensor[_M, *_As, Local[_U, _M], _B0]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], over: type[_M] | _M, /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M], _B0]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], over: type[_M] | _M, /) -> BoolTensor[*tuple[Any, ...]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
    @overload
    def shard(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], over: type[_M] | _M, /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``."""
else:
    shard = Labelled(Shard)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def unshard(x: Tensor[_M, Local[_U, _M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_M, Local[_U, _M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_M, _B0, Local[_U, _M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_M, _B0, Local[_U, _M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_A0, _M, Local[_U, _M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_A0, _M, Local[_U, _M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_M, *_Bs, Local[_U, _M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_M, *_Bs, Local[_U, _M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_M, *_Bs, Local[_U, _M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_M, *_Bs, Local[_U, _M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_A0, _M, *_Bs, Local[_U, _M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_A0, _M, *_Bs, Local[_U, _M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[*_As, _M, Local[_U, _M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[*_As, _M, Local[_U, _M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[*_As, _M, Local[_U, _M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[*_As, _M, Local[_U, _M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[*_As, _M, _B0, Local[_U, _M]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[*_As, _M, _B0, Local[_U, _M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_M, Local[_U, _M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_M, Local[_U, _M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_M, _B0, Local[_U, _M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_M, _B0, Local[_U, _M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_A0, _M, Local[_U, _M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_A0, _M, Local[_U, _M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_M, *_Bs, Local[_U, _M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_M, *_Bs, Local[_U, _M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_M, *_Bs, Local[_U, _M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_M, *_Bs, Local[_U, _M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_A0, _M, *_Bs, Local[_U, _M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_A0, _M, *_Bs, Local[_U, _M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[*_As, _M, Local[_U, _M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[*_As, _M, Local[_U, _M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[*_As, _M, Local[_U, _M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[*_As, _M, Local[_U, _M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[*_As, _M, _B0, Local[_U, _M]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[*_As, _M, _B0, Local[_U, _M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_M, Local[_U, _M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_M, Local[_U, _M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_M, _B0, Local[_U, _M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_M, _B0, Local[_U, _M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_A0, _M, Local[_U, _M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_A0, _M, Local[_U, _M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_M, *_Bs, Local[_U, _M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_M, *_Bs, Local[_U, _M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_M, *_Bs, Local[_U, _M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_M, *_Bs, Local[_U, _M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_A0, _M, *_Bs, Local[_U, _M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_A0, _M, *_Bs, Local[_U, _M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[*_As, _M, Local[_U, _M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[*_As, _M, Local[_U, _M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[*_As, _M, Local[_U, _M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[*_As, _M, Local[_U, _M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[*_As, _M, _B0, Local[_U, _M]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[*_As, _M, _B0, Local[_U, _M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[Local[_U, _M], _M, *_Cs], /) -> Tensor[_U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[Local[_U, _M], _M, *_Cs]], /) -> Expr[Tensor[_U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[Local[_U, _M], _B0, _M, *_Cs], /) -> Tensor[_U, _B0, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[Local[_U, _M], _B0, _M, *_Cs]], /) -> Expr[Tensor[_U, _B0, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_A0, Local[_U, _M], _M, *_Cs], /) -> Tensor[_A0, _U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_A0, Local[_U, _M], _M, *_Cs]], /) -> Expr[Tensor[_A0, _U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[Local[_U, _M], *_Bs, _M], /) -> Tensor[_U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[Local[_U, _M], *_Bs, _M]], /) -> Expr[Tensor[_U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[Local[_U, _M], *_Bs, _M, _C0], /) -> Tensor[_U, *_Bs, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[Local[_U, _M], *_Bs, _M, _C0]], /) -> Expr[Tensor[_U, *_Bs, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[_A0, Local[_U, _M], *_Bs, _M], /) -> Tensor[_A0, _U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[_A0, Local[_U, _M], *_Bs, _M]], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[*_As, Local[_U, _M], _M], /) -> Tensor[*_As, _U]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[*_As, Local[_U, _M], _M]], /) -> Expr[Tensor[*_As, _U]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[*_As, Local[_U, _M], _M, _C0], /) -> Tensor[*_As, _U, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[*_As, Local[_U, _M], _M, _C0]], /) -> Expr[Tensor[*_As, _U, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Tensor[*_As, Local[_U, _M], _B0, _M], /) -> Tensor[*_As, _U, _B0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[Tensor[*_As, Local[_U, _M], _B0, _M]], /) -> Expr[Tensor[*_As, _U, _B0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[Local[_U, _M], _M, *_Cs], /) -> IntTensor[_U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[Local[_U, _M], _M, *_Cs]], /) -> Expr[IntTensor[_U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[Local[_U, _M], _B0, _M, *_Cs], /) -> IntTensor[_U, _B0, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[Local[_U, _M], _B0, _M, *_Cs]], /) -> Expr[IntTensor[_U, _B0, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_A0, Local[_U, _M], _M, *_Cs], /) -> IntTensor[_A0, _U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_A0, Local[_U, _M], _M, *_Cs]], /) -> Expr[IntTensor[_A0, _U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[Local[_U, _M], *_Bs, _M], /) -> IntTensor[_U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[Local[_U, _M], *_Bs, _M]], /) -> Expr[IntTensor[_U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[Local[_U, _M], *_Bs, _M, _C0], /) -> IntTensor[_U, *_Bs, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[Local[_U, _M], *_Bs, _M, _C0]], /) -> Expr[IntTensor[_U, *_Bs, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[_A0, Local[_U, _M], *_Bs, _M], /) -> IntTensor[_A0, _U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[_A0, Local[_U, _M], *_Bs, _M]], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[*_As, Local[_U, _M], _M], /) -> IntTensor[*_As, _U]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[*_As, Local[_U, _M], _M]], /) -> Expr[IntTensor[*_As, _U]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[*_As, Local[_U, _M], _M, _C0], /) -> IntTensor[*_As, _U, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[*_As, Local[_U, _M], _M, _C0]], /) -> Expr[IntTensor[*_As, _U, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: IntTensor[*_As, Local[_U, _M], _B0, _M], /) -> IntTensor[*_As, _U, _B0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[IntTensor[*_As, Local[_U, _M], _B0, _M]], /) -> Expr[IntTensor[*_As, _U, _B0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[Local[_U, _M], _M, *_Cs], /) -> BoolTensor[_U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[Local[_U, _M], _M, *_Cs]], /) -> Expr[BoolTensor[_U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[Local[_U, _M], _B0, _M, *_Cs], /) -> BoolTensor[_U, _B0, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[Local[_U, _M], _B0, _M, *_Cs]], /) -> Expr[BoolTensor[_U, _B0, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_A0, Local[_U, _M], _M, *_Cs], /) -> BoolTensor[_A0, _U, *_Cs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_A0, Local[_U, _M], _M, *_Cs]], /) -> Expr[BoolTensor[_A0, _U, *_Cs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[Local[_U, _M], *_Bs, _M], /) -> BoolTensor[_U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[Local[_U, _M], *_Bs, _M]], /) -> Expr[BoolTensor[_U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[Local[_U, _M], *_Bs, _M, _C0], /) -> BoolTensor[_U, *_Bs, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[Local[_U, _M], *_Bs, _M, _C0]], /) -> Expr[BoolTensor[_U, *_Bs, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[_A0, Local[_U, _M], *_Bs, _M], /) -> BoolTensor[_A0, _U, *_Bs]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[_A0, Local[_U, _M], *_Bs, _M]], /) -> Expr[BoolTensor[_A0, _U, *_Bs]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[*_As, Local[_U, _M], _M], /) -> BoolTensor[*_As, _U]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[*_As, Local[_U, _M], _M]], /) -> Expr[BoolTensor[*_As, _U]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[*_As, Local[_U, _M], _M, _C0], /) -> BoolTensor[*_As, _U, _C0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[*_As, Local[_U, _M], _M, _C0]], /) -> Expr[BoolTensor[*_As, _U, _C0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: BoolTensor[*_As, Local[_U, _M], _B0, _M], /) -> BoolTensor[*_As, _U, _B0]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
    @overload
    def unshard(x: Expr[BoolTensor[*_As, Local[_U, _M], _B0, _M]], /) -> Expr[BoolTensor[*_As, _U, _B0]]: """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``."""
else:
    unshard = Labelled(Unshard)
all_gather = unshard
if not TYPEDTENSOR_PLUGIN:
    @overload
    def all_to_all(x: Tensor[_M, Local[_U, _M], _V, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, Local[_U, _M], _V, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, Local[_U, _M], _B0, _V, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, Local[_U, _M], _B0, _V, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _A0, Local[_U, _M], _V, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _A0, Local[_U, _M], _V, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, Local[_U, _M], *_Bs, _V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, Local[_U, _M], *_Bs, _V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, Local[_U, _M], *_Bs, _V, _C0], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, Local[_U, _M], *_Bs, _V, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _A0, Local[_U, _M], *_Bs, _V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _A0, Local[_U, _M], *_Bs, _V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, *_As, Local[_U, _M], _V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, *_As, Local[_U, _M], _V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, *_As, Local[_U, _M], _V, _C0], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, *_As, Local[_U, _M], _V, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, *_As, Local[_U, _M], _B0, _V], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, *_As, Local[_U, _M], _B0, _V]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, Local[_U, _M], _V, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, Local[_U, _M], _V, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, Local[_U, _M], _B0, _V, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, Local[_U, _M], _B0, _V, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _A0, Local[_U, _M], _V, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _A0, Local[_U, _M], _V, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, Local[_U, _M], *_Bs, _V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, Local[_U, _M], *_Bs, _V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, Local[_U, _M], *_Bs, _V, _C0], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, Local[_U, _M], *_Bs, _V, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _A0, Local[_U, _M], *_Bs, _V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _A0, Local[_U, _M], *_Bs, _V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, *_As, Local[_U, _M], _V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, *_As, Local[_U, _M], _V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, *_As, Local[_U, _M], _V, _C0], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, *_As, Local[_U, _M], _V, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, *_As, Local[_U, _M], _B0, _V], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, *_As, Local[_U, _M], _B0, _V]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, Local[_U, _M], _V, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, Local[_U, _M], _V, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, Local[_U, _M], _B0, _V, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, Local[_U, _M], _B0, _V, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _A0, Local[_U, _M], _V, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _A0, Local[_U, _M], _V, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, Local[_U, _M], *_Bs, _V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, Local[_U, _M], *_Bs, _V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, Local[_U, _M], *_Bs, _V, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, Local[_U, _M], *_Bs, _V, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _A0, Local[_U, _M], *_Bs, _V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _A0, Local[_U, _M], *_Bs, _V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, *_As, Local[_U, _M], _V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, *_As, Local[_U, _M], _V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, *_As, Local[_U, _M], _V, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, *_As, Local[_U, _M], _V, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, *_As, Local[_U, _M], _B0, _V], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, *_As, Local[_U, _M], _B0, _V]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _V, Local[_U, _M], *_Cs], /) -> Tensor[_M, Local[_V, _M], _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _V, Local[_U, _M], *_Cs]], /) -> Expr[Tensor[_M, Local[_V, _M], _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _V, _B0, Local[_U, _M], *_Cs], /) -> Tensor[_M, Local[_V, _M], _B0, _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _V, _B0, Local[_U, _M], *_Cs]], /) -> Expr[Tensor[_M, Local[_V, _M], _B0, _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _A0, _V, Local[_U, _M], *_Cs], /) -> Tensor[_M, _A0, Local[_V, _M], _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _A0, _V, Local[_U, _M], *_Cs]], /) -> Expr[Tensor[_M, _A0, Local[_V, _M], _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _V, *_Bs, Local[_U, _M]], /) -> Tensor[_M, Local[_V, _M], *_Bs, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _V, *_Bs, Local[_U, _M]]], /) -> Expr[Tensor[_M, Local[_V, _M], *_Bs, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _V, *_Bs, Local[_U, _M], _C0], /) -> Tensor[_M, Local[_V, _M], *_Bs, _U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _V, *_Bs, Local[_U, _M], _C0]], /) -> Expr[Tensor[_M, Local[_V, _M], *_Bs, _U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, _A0, _V, *_Bs, Local[_U, _M]], /) -> Tensor[_M, _A0, Local[_V, _M], *_Bs, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, _A0, _V, *_Bs, Local[_U, _M]]], /) -> Expr[Tensor[_M, _A0, Local[_V, _M], *_Bs, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, *_As, _V, Local[_U, _M]], /) -> Tensor[_M, *_As, Local[_V, _M], _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, *_As, _V, Local[_U, _M]]], /) -> Expr[Tensor[_M, *_As, Local[_V, _M], _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, *_As, _V, Local[_U, _M], _C0], /) -> Tensor[_M, *_As, Local[_V, _M], _U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, *_As, _V, Local[_U, _M], _C0]], /) -> Expr[Tensor[_M, *_As, Local[_V, _M], _U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Tensor[_M, *_As, _V, _B0, Local[_U, _M]], /) -> Tensor[_M, *_As, Local[_V, _M], _B0, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[Tensor[_M, *_As, _V, _B0, Local[_U, _M]]], /) -> Expr[Tensor[_M, *_As, Local[_V, _M], _B0, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _V, Local[_U, _M], *_Cs], /) -> IntTensor[_M, Local[_V, _M], _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _V, Local[_U, _M], *_Cs]], /) -> Expr[IntTensor[_M, Local[_V, _M], _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _V, _B0, Local[_U, _M], *_Cs], /) -> IntTensor[_M, Local[_V, _M], _B0, _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _V, _B0, Local[_U, _M], *_Cs]], /) -> Expr[IntTensor[_M, Local[_V, _M], _B0, _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _A0, _V, Local[_U, _M], *_Cs], /) -> IntTensor[_M, _A0, Local[_V, _M], _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _A0, _V, Local[_U, _M], *_Cs]], /) -> Expr[IntTensor[_M, _A0, Local[_V, _M], _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _V, *_Bs, Local[_U, _M]], /) -> IntTensor[_M, Local[_V, _M], *_Bs, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _V, *_Bs, Local[_U, _M]]], /) -> Expr[IntTensor[_M, Local[_V, _M], *_Bs, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _V, *_Bs, Local[_U, _M], _C0], /) -> IntTensor[_M, Local[_V, _M], *_Bs, _U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _V, *_Bs, Local[_U, _M], _C0]], /) -> Expr[IntTensor[_M, Local[_V, _M], *_Bs, _U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, _A0, _V, *_Bs, Local[_U, _M]], /) -> IntTensor[_M, _A0, Local[_V, _M], *_Bs, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, _A0, _V, *_Bs, Local[_U, _M]]], /) -> Expr[IntTensor[_M, _A0, Local[_V, _M], *_Bs, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, *_As, _V, Local[_U, _M]], /) -> IntTensor[_M, *_As, Local[_V, _M], _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, *_As, _V, Local[_U, _M]]], /) -> Expr[IntTensor[_M, *_As, Local[_V, _M], _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, *_As, _V, Local[_U, _M], _C0], /) -> IntTensor[_M, *_As, Local[_V, _M], _U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, *_As, _V, Local[_U, _M], _C0]], /) -> Expr[IntTensor[_M, *_As, Local[_V, _M], _U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: IntTensor[_M, *_As, _V, _B0, Local[_U, _M]], /) -> IntTensor[_M, *_As, Local[_V, _M], _B0, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[IntTensor[_M, *_As, _V, _B0, Local[_U, _M]]], /) -> Expr[IntTensor[_M, *_As, Local[_V, _M], _B0, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _V, Local[_U, _M], *_Cs], /) -> BoolTensor[_M, Local[_V, _M], _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _V, Local[_U, _M], *_Cs]], /) -> Expr[BoolTensor[_M, Local[_V, _M], _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _V, _B0, Local[_U, _M], *_Cs], /) -> BoolTensor[_M, Local[_V, _M], _B0, _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _V, _B0, Local[_U, _M], *_Cs]], /) -> Expr[BoolTensor[_M, Local[_V, _M], _B0, _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _A0, _V, Local[_U, _M], *_Cs], /) -> BoolTensor[_M, _A0, Local[_V, _M], _U, *_Cs]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _A0, _V, Local[_U, _M], *_Cs]], /) -> Expr[BoolTensor[_M, _A0, Local[_V, _M], _U, *_Cs]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _V, *_Bs, Local[_U, _M]], /) -> BoolTensor[_M, Local[_V, _M], *_Bs, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _V, *_Bs, Local[_U, _M]]], /) -> Expr[BoolTensor[_M, Local[_V, _M], *_Bs, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _V, *_Bs, Local[_U, _M], _C0], /) -> BoolTensor[_M, Local[_V, _M], *_Bs, _U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _V, *_Bs, Local[_U, _M], _C0]], /) -> Expr[BoolTensor[_M, Local[_V, _M], *_Bs, _U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, _A0, _V, *_Bs, Local[_U, _M]], /) -> BoolTensor[_M, _A0, Local[_V, _M], *_Bs, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, _A0, _V, *_Bs, Local[_U, _M]]], /) -> Expr[BoolTensor[_M, _A0, Local[_V, _M], *_Bs, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, *_As, _V, Local[_U, _M]], /) -> BoolTensor[_M, *_As, Local[_V, _M], _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, *_As, _V, Local[_U, _M]]], /) -> Expr[BoolTensor[_M, *_As, Local[_V, _M], _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, *_As, _V, Local[_U, _M], _C0], /) -> BoolTensor[_M, *_As, Local[_V, _M], _U, _C0]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, *_As, _V, Local[_U, _M], _C0]], /) -> Expr[BoolTensor[_M, *_As, Local[_V, _M], _U, _C0]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: BoolTensor[_M, *_As, _V, _B0, Local[_U, _M]], /) -> BoolTensor[_M, *_As, Local[_V, _M], _B0, _U]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
    @overload
    def all_to_all(x: Expr[BoolTensor[_M, *_As, _V, _B0, Local[_U, _M]]], /) -> Expr[BoolTensor[_M, *_As, Local[_V, _M], _B0, _U]]: """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis."""
else:
    all_to_all = Labelled(AllToAll)
def local_part(operation: PolyOp, parameter: str) -> Label: ...
def check_multiple(operation: PolyOp, of: TensorType, x: Array, at: int, number: int) -> None: ...
def divided(xp: Namespace, x: Array, at: int, number: int) -> Array: ...
def joined(xp: Namespace, x: Array, devices: int, part: int) -> Array: ...
def first_to(xp: Namespace, x: Array, place: int) -> Array: ...
class AllReduce(Along1[M], Collective, rule='t *A Partial[M] *B -> t *A *B; t *A M *B -> t *A *B', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """The sum over the devices along M, which every device receives."""
        @overload
        def __new__(cls, /) -> AllReduce[M]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[Partial[M], *_Bs], /) -> Tensor[*_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[Partial[M], *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[_A0, Partial[M], *_Bs], /) -> Tensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Partial[M], *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, Partial[M], *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, Partial[M], *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M]], /) -> Tensor[*_As]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M]]], /) -> Expr[Tensor[*_As]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M], _B0], /) -> Tensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M], _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[Partial[M], *_Bs], /) -> IntTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[Partial[M], *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[_A0, Partial[M], *_Bs], /) -> IntTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Partial[M], *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, Partial[M], *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, Partial[M], *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M]], /) -> IntTensor[*_As]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M]]], /) -> Expr[IntTensor[*_As]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M], _B0], /) -> IntTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M], _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[Partial[M], *_Bs], /) -> BoolTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Partial[M], *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Partial[M], *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Partial[M], *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, Partial[M], *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, Partial[M], *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M]], /) -> BoolTensor[*_As]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M]]], /) -> Expr[BoolTensor[*_As]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M], _B0], /) -> BoolTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M], _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[M, *_Bs], /) -> Tensor[*_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[_A0, M, *_Bs], /) -> Tensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, M, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, M, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, M, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[*_As, M], /) -> Tensor[*_As]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M]], /) -> Expr[Tensor[*_As]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Tensor[*_As, M, _B0], /) -> Tensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[M, *_Bs], /) -> IntTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[_A0, M, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, M, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, M, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, M, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[*_As, M], /) -> IntTensor[*_As]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M]], /) -> Expr[IntTensor[*_As]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, _B0], /) -> IntTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[M, *_Bs], /) -> BoolTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[_A0, M, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, M, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, M, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, M, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M], /) -> BoolTensor[*_As]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M]], /) -> Expr[BoolTensor[*_As]]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, _B0], /) -> BoolTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ReduceScatter(Between1[U, M], Collective, rule='t *A Partial[M] *B U *C -> t M *A *B Local[U, M] *C where |U| % |M| = 0; t *A U *B Partial[M] *C -> t M *A Local[U, M] *B *C where |U| % |M| = 0; t *A M *B U *C -> t M *A *B Local[U, M] *C where |U| % |M| = 0; t *A U *B M *C -> t M *A Local[U, M] *B *C where |U| % |M| = 0', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __new__(cls, /) -> ReduceScatter[U, M]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[Partial[M], U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[Partial[M], U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[Partial[M], _B0, U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[Partial[M], _B0, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, Partial[M], U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Partial[M], U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[Partial[M], *_Bs, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[Partial[M], *_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[Partial[M], *_Bs, U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[Partial[M], *_Bs, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, Partial[M], *_Bs, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Partial[M], *_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M], U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M], U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M], U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M], U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M], _B0, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M], _B0, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[Partial[M], U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Partial[M], U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[Partial[M], _B0, U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Partial[M], _B0, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, Partial[M], U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Partial[M], U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[Partial[M], *_Bs, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Partial[M], *_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[Partial[M], *_Bs, U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Partial[M], *_Bs, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, Partial[M], *_Bs, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Partial[M], *_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M], U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M], U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M], U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M], U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M], _B0, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M], _B0, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[Partial[M], U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Partial[M], U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[Partial[M], _B0, U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Partial[M], _B0, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Partial[M], U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Partial[M], U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[Partial[M], *_Bs, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Partial[M], *_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[Partial[M], *_Bs, U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Partial[M], *_Bs, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Partial[M], *_Bs, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Partial[M], *_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M], U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M], U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M], U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M], U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M], _B0, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M], _B0, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, Partial[M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, Partial[M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, _B0, Partial[M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, Partial[M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, Partial[M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, Partial[M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, Partial[M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, Partial[M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, Partial[M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, Partial[M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, Partial[M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, Partial[M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, Partial[M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, Partial[M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, Partial[M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, Partial[M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, Partial[M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, Partial[M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, Partial[M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, Partial[M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, _B0, Partial[M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, _B0, Partial[M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, Partial[M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, Partial[M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, Partial[M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, Partial[M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, Partial[M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, Partial[M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs, Partial[M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs, Partial[M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, Partial[M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, Partial[M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, Partial[M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, Partial[M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0, Partial[M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0, Partial[M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, Partial[M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, Partial[M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, _B0, Partial[M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, _B0, Partial[M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, Partial[M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, Partial[M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs, Partial[M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs, Partial[M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs, Partial[M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs, Partial[M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs, Partial[M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs, Partial[M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, Partial[M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, Partial[M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, Partial[M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, Partial[M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0, Partial[M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0, Partial[M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[M, U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[M, _B0, U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, _B0, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, M, U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, M, U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[M, *_Bs, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[M, *_Bs, U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_Bs, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, M, *_Bs, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, M, *_Bs, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, M, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, M, U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, M, _B0, U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, _B0, U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[M, U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[M, _B0, U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, _B0, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, M, U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, M, U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[M, *_Bs, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[M, *_Bs, U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_Bs, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, M, *_Bs, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, M, *_Bs, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, _B0, U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, _B0, U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[M, U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[M, _B0, U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, _B0, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, M, U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, M, U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[M, *_Bs, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[M, *_Bs, U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[M, *_Bs, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, M, *_Bs, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, M, *_Bs, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, M, _B0, U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, M, _B0, U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, M, *_Cs], /) -> Tensor[M, Local[U, M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, M, *_Cs]], /) -> Expr[Tensor[M, Local[U, M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, _B0, M, *_Cs], /) -> Tensor[M, Local[U, M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, M, *_Cs]], /) -> Expr[Tensor[M, Local[U, M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, M, *_Cs], /) -> Tensor[M, _A0, Local[U, M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, M, *_Cs]], /) -> Expr[Tensor[M, _A0, Local[U, M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, M], /) -> Tensor[M, Local[U, M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, M]], /) -> Expr[Tensor[M, Local[U, M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, M, _C0], /) -> Tensor[M, Local[U, M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, M, _C0]], /) -> Expr[Tensor[M, Local[U, M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, M], /) -> Tensor[M, _A0, Local[U, M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, M]], /) -> Expr[Tensor[M, _A0, Local[U, M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, M], /) -> Tensor[M, *_As, Local[U, M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, M]], /) -> Expr[Tensor[M, *_As, Local[U, M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, M, _C0], /) -> Tensor[M, *_As, Local[U, M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, M, _C0]], /) -> Expr[Tensor[M, *_As, Local[U, M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, M], /) -> Tensor[M, *_As, Local[U, M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, M]], /) -> Expr[Tensor[M, *_As, Local[U, M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, M, *_Cs], /) -> IntTensor[M, Local[U, M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, M, *_Cs]], /) -> Expr[IntTensor[M, Local[U, M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, _B0, M, *_Cs], /) -> IntTensor[M, Local[U, M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, _B0, M, *_Cs]], /) -> Expr[IntTensor[M, Local[U, M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, M, *_Cs], /) -> IntTensor[M, _A0, Local[U, M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, M, *_Cs]], /) -> Expr[IntTensor[M, _A0, Local[U, M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, M], /) -> IntTensor[M, Local[U, M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, M]], /) -> Expr[IntTensor[M, Local[U, M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, M, _C0], /) -> IntTensor[M, Local[U, M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, M, _C0]], /) -> Expr[IntTensor[M, Local[U, M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs, M], /) -> IntTensor[M, _A0, Local[U, M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs, M]], /) -> Expr[IntTensor[M, _A0, Local[U, M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, M], /) -> IntTensor[M, *_As, Local[U, M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, M]], /) -> Expr[IntTensor[M, *_As, Local[U, M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, M, _C0], /) -> IntTensor[M, *_As, Local[U, M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, M, _C0]], /) -> Expr[IntTensor[M, *_As, Local[U, M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0, M], /) -> IntTensor[M, *_As, Local[U, M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0, M]], /) -> Expr[IntTensor[M, *_As, Local[U, M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, M, *_Cs], /) -> BoolTensor[M, Local[U, M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, M, *_Cs]], /) -> Expr[BoolTensor[M, Local[U, M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, _B0, M, *_Cs], /) -> BoolTensor[M, Local[U, M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, _B0, M, *_Cs]], /) -> Expr[BoolTensor[M, Local[U, M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, M, *_Cs], /) -> BoolTensor[M, _A0, Local[U, M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, M, *_Cs]], /) -> Expr[BoolTensor[M, _A0, Local[U, M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs, M], /) -> BoolTensor[M, Local[U, M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs, M]], /) -> Expr[BoolTensor[M, Local[U, M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs, M, _C0], /) -> BoolTensor[M, Local[U, M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs, M, _C0]], /) -> Expr[BoolTensor[M, Local[U, M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs, M], /) -> BoolTensor[M, _A0, Local[U, M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs, M]], /) -> Expr[BoolTensor[M, _A0, Local[U, M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, M], /) -> BoolTensor[M, *_As, Local[U, M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, M]], /) -> Expr[BoolTensor[M, *_As, Local[U, M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, M, _C0], /) -> BoolTensor[M, *_As, Local[U, M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, M, _C0]], /) -> Expr[BoolTensor[M, *_As, Local[U, M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0, M], /) -> BoolTensor[M, *_As, Local[U, M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0, M]], /) -> Expr[BoolTensor[M, *_As, Local[U, M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class Reinterpreted(Along1[M], Collective):
    is_view = True
    def forward(self, xp: Namespace, x: Array, /) -> Array: ...
class AsPartial(Reinterpreted[M], rule='t *A M *B -> t *A Partial[M] *B where t not in bool', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __new__(cls, /) -> AsPartial[M]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Tensor[M, *_Bs], /) -> Tensor[Partial[M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[Tensor[M, *_Bs]], /) -> Expr[Tensor[Partial[M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Tensor[_A0, M, *_Bs], /) -> Tensor[_A0, Partial[M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, M, *_Bs]], /) -> Expr[Tensor[_A0, Partial[M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, M, *_Bs], /) -> Tensor[_A0, _A1, Partial[M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, M, *_Bs]], /) -> Expr[Tensor[_A0, _A1, Partial[M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Tensor[*_As, M], /) -> Tensor[*_As, Partial[M]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M]], /) -> Expr[Tensor[*_As, Partial[M]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Tensor[*_As, M, _B0], /) -> Tensor[*_As, Partial[M], _B0]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, M, _B0]], /) -> Expr[Tensor[*_As, Partial[M], _B0]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: IntTensor[M, *_Bs], /) -> IntTensor[Partial[M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[IntTensor[M, *_Bs]], /) -> Expr[IntTensor[Partial[M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: IntTensor[_A0, M, *_Bs], /) -> IntTensor[_A0, Partial[M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, M, *_Bs]], /) -> Expr[IntTensor[_A0, Partial[M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, M, *_Bs], /) -> IntTensor[_A0, _A1, Partial[M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, M, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, Partial[M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: IntTensor[*_As, M], /) -> IntTensor[*_As, Partial[M]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M]], /) -> Expr[IntTensor[*_As, Partial[M]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: IntTensor[*_As, M, _B0], /) -> IntTensor[*_As, Partial[M], _B0]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, M, _B0]], /) -> Expr[IntTensor[*_As, Partial[M], _B0]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class AsVarying(Reinterpreted[M], rule='t *A Partial[M] *B -> t *A M *B', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, /) -> Any: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __new__(cls, /) -> AsVarying[M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Tensor[Partial[M], *_Bs], /) -> Tensor[M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[Tensor[Partial[M], *_Bs]], /) -> Expr[Tensor[M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Tensor[_A0, Partial[M], *_Bs], /) -> Tensor[_A0, M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, Partial[M], *_Bs]], /) -> Expr[Tensor[_A0, M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, Partial[M], *_Bs], /) -> Tensor[_A0, _A1, M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, Partial[M], *_Bs]], /) -> Expr[Tensor[_A0, _A1, M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M]], /) -> Tensor[*_As, M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M]]], /) -> Expr[Tensor[*_As, M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Tensor[*_As, Partial[M], _B0], /) -> Tensor[*_As, M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, Partial[M], _B0]], /) -> Expr[Tensor[*_As, M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: IntTensor[Partial[M], *_Bs], /) -> IntTensor[M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[IntTensor[Partial[M], *_Bs]], /) -> Expr[IntTensor[M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: IntTensor[_A0, Partial[M], *_Bs], /) -> IntTensor[_A0, M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, Partial[M], *_Bs]], /) -> Expr[IntTensor[_A0, M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, Partial[M], *_Bs], /) -> IntTensor[_A0, _A1, M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, Partial[M], *_Bs]], /) -> Expr[IntTensor[_A0, _A1, M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M]], /) -> IntTensor[*_As, M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M]]], /) -> Expr[IntTensor[*_As, M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: IntTensor[*_As, Partial[M], _B0], /) -> IntTensor[*_As, M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, Partial[M], _B0]], /) -> Expr[IntTensor[*_As, M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: BoolTensor[Partial[M], *_Bs], /) -> BoolTensor[M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Partial[M], *_Bs]], /) -> Expr[BoolTensor[M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: BoolTensor[_A0, Partial[M], *_Bs], /) -> BoolTensor[_A0, M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, Partial[M], *_Bs]], /) -> Expr[BoolTensor[_A0, M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, Partial[M], *_Bs], /) -> BoolTensor[_A0, _A1, M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, Partial[M], *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M]], /) -> BoolTensor[*_As, M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M]]], /) -> Expr[BoolTensor[*_As, M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: BoolTensor[*_As, Partial[M], _B0], /) -> BoolTensor[*_As, M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, Partial[M], _B0]], /) -> Expr[BoolTensor[*_As, M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
def summed(operation: PolyOp, x: TensorType) -> Label: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def all_reduce(x: Tensor[Partial[_M], *_Bs], /) -> Tensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[Partial[_M], *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, Partial[_M], *_Bs], /) -> Tensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, Partial[_M], *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, _A1, Partial[_M], *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, _A1, Partial[_M], *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, Partial[_M]], /) -> Tensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, Partial[_M]]], /) -> Expr[Tensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, Partial[_M], _B0], /) -> Tensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, Partial[_M], _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[Partial[_M], *_Bs], /) -> IntTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[Partial[_M], *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, Partial[_M], *_Bs], /) -> IntTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, Partial[_M], *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, _A1, Partial[_M], *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, _A1, Partial[_M], *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, Partial[_M]], /) -> IntTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, Partial[_M]]], /) -> Expr[IntTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, Partial[_M], _B0], /) -> IntTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, Partial[_M], _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[Partial[_M], *_Bs], /) -> BoolTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[Partial[_M], *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, Partial[_M], *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, Partial[_M], *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, _A1, Partial[_M], *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, _A1, Partial[_M], *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, Partial[_M]], /) -> BoolTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, Partial[_M]]], /) -> Expr[BoolTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, Partial[_M], _B0], /) -> BoolTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, Partial[_M], _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_M, *_Bs], /) -> Tensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_M, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, _M, *_Bs], /) -> Tensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, _M, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, _A1, _M, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, _A1, _M, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, _M], /) -> Tensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, _M]], /) -> Expr[Tensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, _M, _B0], /) -> Tensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, _M, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_M, *_Bs], /) -> IntTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_M, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, _M, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, _M, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, _A1, _M, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, _A1, _M, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, _M], /) -> IntTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, _M]], /) -> Expr[IntTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, _M, _B0], /) -> IntTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, _M, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_M, *_Bs], /) -> BoolTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_M, *_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, _M, *_Bs], /) -> BoolTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, _M, *_Bs]], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, _A1, _M, *_Bs], /) -> BoolTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, _A1, _M, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, _M], /) -> BoolTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, _M]], /) -> Expr[BoolTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, _M, _B0], /) -> BoolTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, _M, _B0]], /) -> Expr[BoolTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
else:
    all_reduce = Labelled(AllReduce)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], _U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], _U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], _B0, _U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], _B0, _U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, Partial[_M], _U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, Partial[_M], _U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], *_Bs, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], *_Bs, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], *_Bs, _U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], *_Bs, _U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, Partial[_M], *_Bs, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, Partial[_M], *_Bs, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, Partial[_M], _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, Partial[_M], _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, Partial[_M], _U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, Partial[_M], _U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, Partial[_M], _B0, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, Partial[_M], _B0, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], _U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], _U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], _B0, _U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], _B0, _U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, Partial[_M], _U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, Partial[_M], _U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], *_Bs, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], *_Bs, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], *_Bs, _U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], *_Bs, _U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, Partial[_M], *_Bs, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, Partial[_M], *_Bs, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, Partial[_M], _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, Partial[_M], _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, Partial[_M], _U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, Partial[_M], _U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, Partial[_M], _B0, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, Partial[_M], _B0, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], _U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], _U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], _B0, _U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], _B0, _U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, Partial[_M], _U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, Partial[_M], _U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], *_Bs, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], *_Bs, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], *_Bs, _U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], *_Bs, _U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, Partial[_M], *_Bs, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, Partial[_M], *_Bs, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, Partial[_M], _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, Partial[_M], _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, Partial[_M], _U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, Partial[_M], _U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, Partial[_M], _B0, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, Partial[_M], _B0, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, Partial[_M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, Partial[_M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, _B0, Partial[_M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, _B0, Partial[_M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, Partial[_M], *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, Partial[_M], *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, Partial[_M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, Partial[_M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, Partial[_M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, Partial[_M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, *_Bs, Partial[_M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, *_Bs, Partial[_M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, Partial[_M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, Partial[_M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, Partial[_M], _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, Partial[_M], _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _B0, Partial[_M]], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _B0, Partial[_M]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, Partial[_M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, Partial[_M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, _B0, Partial[_M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, _B0, Partial[_M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, Partial[_M], *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, Partial[_M], *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, Partial[_M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, Partial[_M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, Partial[_M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, Partial[_M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, *_Bs, Partial[_M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, *_Bs, Partial[_M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, Partial[_M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, Partial[_M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, Partial[_M], _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, Partial[_M], _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _B0, Partial[_M]], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _B0, Partial[_M]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, Partial[_M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, Partial[_M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, _B0, Partial[_M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, _B0, Partial[_M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, Partial[_M], *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, Partial[_M], *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, Partial[_M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, Partial[_M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, Partial[_M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, Partial[_M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, *_Bs, Partial[_M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, *_Bs, Partial[_M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, Partial[_M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, Partial[_M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, Partial[_M], _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, Partial[_M], _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _B0, Partial[_M]], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _B0, Partial[_M]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, _U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, _U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, _B0, _U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, _B0, _U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _M, _U, *_Cs], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _M, _U, *_Cs]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, *_Bs, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, *_Bs, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, *_Bs, _U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, *_Bs, _U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _M, *_Bs, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _M, *_Bs, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _M, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _M, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _M, _U, _C0], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _M, _U, _C0]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _M, _B0, _U], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _M, _B0, _U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, _U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, _U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, _B0, _U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, _B0, _U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _M, _U, *_Cs], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _M, _U, *_Cs]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, *_Bs, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, *_Bs, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, *_Bs, _U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, *_Bs, _U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _M, *_Bs, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _M, *_Bs, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _M, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _M, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _M, _U, _C0], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _M, _U, _C0]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _M, _B0, _U], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _M, _B0, _U]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, _U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, _U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, _B0, _U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, _B0, _U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _M, _U, *_Cs], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _M, _U, *_Cs]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, *_Bs, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, *_Bs, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, *_Bs, _U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, *_Bs, _U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _M, *_Bs, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _M, *_Bs, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _M, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _M, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _M, _U, _C0], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _M, _U, _C0]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _M, _B0, _U], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _M, _B0, _U]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, _M, *_Cs], /) -> Tensor[_M, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, _M, *_Cs]], /) -> Expr[Tensor[_M, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, _B0, _M, *_Cs], /) -> Tensor[_M, Local[_U, _M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, _B0, _M, *_Cs]], /) -> Expr[Tensor[_M, Local[_U, _M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, _M, *_Cs], /) -> Tensor[_M, _A0, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, _M, *_Cs]], /) -> Expr[Tensor[_M, _A0, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, _M], /) -> Tensor[_M, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, _M]], /) -> Expr[Tensor[_M, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, _M, _C0], /) -> Tensor[_M, Local[_U, _M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, _M, _C0]], /) -> Expr[Tensor[_M, Local[_U, _M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, *_Bs, _M], /) -> Tensor[_M, _A0, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, *_Bs, _M]], /) -> Expr[Tensor[_M, _A0, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _M], /) -> Tensor[_M, *_As, Local[_U, _M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _M]], /) -> Expr[Tensor[_M, *_As, Local[_U, _M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _M, _C0], /) -> Tensor[_M, *_As, Local[_U, _M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _M, _C0]], /) -> Expr[Tensor[_M, *_As, Local[_U, _M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _B0, _M], /) -> Tensor[_M, *_As, Local[_U, _M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _B0, _M]], /) -> Expr[Tensor[_M, *_As, Local[_U, _M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, _M, *_Cs], /) -> IntTensor[_M, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, _M, *_Cs]], /) -> Expr[IntTensor[_M, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, _B0, _M, *_Cs], /) -> IntTensor[_M, Local[_U, _M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, _B0, _M, *_Cs]], /) -> Expr[IntTensor[_M, Local[_U, _M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, _M, *_Cs], /) -> IntTensor[_M, _A0, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, _M, *_Cs]], /) -> Expr[IntTensor[_M, _A0, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, _M], /) -> IntTensor[_M, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, _M]], /) -> Expr[IntTensor[_M, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, _M, _C0], /) -> IntTensor[_M, Local[_U, _M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, _M, _C0]], /) -> Expr[IntTensor[_M, Local[_U, _M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, *_Bs, _M], /) -> IntTensor[_M, _A0, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, *_Bs, _M]], /) -> Expr[IntTensor[_M, _A0, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _M], /) -> IntTensor[_M, *_As, Local[_U, _M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _M]], /) -> Expr[IntTensor[_M, *_As, Local[_U, _M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _M, _C0], /) -> IntTensor[_M, *_As, Local[_U, _M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _M, _C0]], /) -> Expr[IntTensor[_M, *_As, Local[_U, _M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _B0, _M], /) -> IntTensor[_M, *_As, Local[_U, _M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _B0, _M]], /) -> Expr[IntTensor[_M, *_As, Local[_U, _M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, _M, *_Cs], /) -> BoolTensor[_M, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, _M, *_Cs]], /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, _B0, _M, *_Cs], /) -> BoolTensor[_M, Local[_U, _M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, _B0, _M, *_Cs]], /) -> Expr[BoolTensor[_M, Local[_U, _M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, _M, *_Cs], /) -> BoolTensor[_M, _A0, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, _M, *_Cs]], /) -> Expr[BoolTensor[_M, _A0, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, _M], /) -> BoolTensor[_M, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, _M]], /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, _M, _C0], /) -> BoolTensor[_M, Local[_U, _M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, _M, _C0]], /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, *_Bs, _M], /) -> BoolTensor[_M, _A0, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, *_Bs, _M]], /) -> Expr[BoolTensor[_M, _A0, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _M], /) -> BoolTensor[_M, *_As, Local[_U, _M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _M]], /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _M, _C0], /) -> BoolTensor[_M, *_As, Local[_U, _M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _M, _C0]], /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _B0, _M], /) -> BoolTensor[_M, *_As, Local[_U, _M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _B0, _M]], /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
else:
    reduce_scatter = Labelled(ReduceScatter)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def as_partial(x: Tensor[_M, *_Bs], /) -> Tensor[Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[_M, *_Bs]], /) -> Expr[Tensor[Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[_A0, _M, *_Bs], /) -> Tensor[_A0, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[_A0, _M, *_Bs]], /) -> Expr[Tensor[_A0, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[_A0, _A1, _M, *_Bs], /) -> Tensor[_A0, _A1, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[_A0, _A1, _M, *_Bs]], /) -> Expr[Tensor[_A0, _A1, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[*_As, _M], /) -> Tensor[*_As, Partial[_M]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[*_As, _M]], /) -> Expr[Tensor[*_As, Partial[_M]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[*_As, _M, _B0], /) -> Tensor[*_As, Partial[_M], _B0]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[*_As, _M, _B0]], /) -> Expr[Tensor[*_As, Partial[_M], _B0]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[_M, *_Bs], /) -> IntTensor[Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[_M, *_Bs]], /) -> Expr[IntTensor[Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[_A0, _M, *_Bs], /) -> IntTensor[_A0, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[_A0, _M, *_Bs]], /) -> Expr[IntTensor[_A0, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[_A0, _A1, _M, *_Bs], /) -> IntTensor[_A0, _A1, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[_A0, _A1, _M, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[*_As, _M], /) -> IntTensor[*_As, Partial[_M]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[*_As, _M]], /) -> Expr[IntTensor[*_As, Partial[_M]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[*_As, _M, _B0], /) -> IntTensor[*_As, Partial[_M], _B0]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[*_As, _M, _B0]], /) -> Expr[IntTensor[*_As, Partial[_M], _B0]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
else:
    as_partial = Labelled(AsPartial)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def as_varying(x: Tensor[Partial[_M], *_Bs], /) -> Tensor[_M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[Partial[_M], *_Bs]], /) -> Expr[Tensor[_M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[_A0, Partial[_M], *_Bs], /) -> Tensor[_A0, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[_A0, Partial[_M], *_Bs]], /) -> Expr[Tensor[_A0, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[_A0, _A1, Partial[_M], *_Bs], /) -> Tensor[_A0, _A1, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[_A0, _A1, Partial[_M], *_Bs]], /) -> Expr[Tensor[_A0, _A1, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[*_As, Partial[_M]], /) -> Tensor[*_As, _M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[*_As, Partial[_M]]], /) -> Expr[Tensor[*_As, _M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[*_As, Partial[_M], _B0], /) -> Tensor[*_As, _M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[*_As, Partial[_M], _B0]], /) -> Expr[Tensor[*_As, _M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[Partial[_M], *_Bs], /) -> IntTensor[_M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[Partial[_M], *_Bs]], /) -> Expr[IntTensor[_M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[_A0, Partial[_M], *_Bs], /) -> IntTensor[_A0, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[_A0, Partial[_M], *_Bs]], /) -> Expr[IntTensor[_A0, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[_A0, _A1, Partial[_M], *_Bs], /) -> IntTensor[_A0, _A1, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[_A0, _A1, Partial[_M], *_Bs]], /) -> Expr[IntTensor[_A0, _A1, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[*_As, Partial[_M]], /) -> IntTensor[*_As, _M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[*_As, Partial[_M]]], /) -> Expr[IntTensor[*_As, _M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[*_As, Partial[_M], _B0], /) -> IntTensor[*_As, _M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[*_As, Partial[_M], _B0]], /) -> Expr[IntTensor[*_As, _M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[Partial[_M], *_Bs], /) -> BoolTensor[_M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[Partial[_M], *_Bs]], /) -> Expr[BoolTensor[_M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[_A0, Partial[_M], *_Bs], /) -> BoolTensor[_A0, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[_A0, Partial[_M], *_Bs]], /) -> Expr[BoolTensor[_A0, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[_A0, _A1, Partial[_M], *_Bs], /) -> BoolTensor[_A0, _A1, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[_A0, _A1, Partial[_M], *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[*_As, Partial[_M]], /) -> BoolTensor[*_As, _M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[*_As, Partial[_M]]], /) -> Expr[BoolTensor[*_As, _M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[*_As, Partial[_M], _B0], /) -> BoolTensor[*_As, _M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[*_As, Partial[_M], _B0]], /) -> Expr[BoolTensor[*_As, _M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
else:
    as_varying = Labelled(AsVarying)
