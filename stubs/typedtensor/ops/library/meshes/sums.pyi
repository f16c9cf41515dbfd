# Generated from typedtensor/ops/library/meshes/sums.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.mesh_axes import Local as Local
from typedtensor.core.mesh_axes import M, Partial
from typedtensor.ops.core.family import Array, Label, Labelled, Namespace, PolyOp1, TensorType, U
from typedtensor.ops.core.operation import PolyOp
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
    _C0 = TypeVar("_C0", bound=Axis)
    _M = TypeVar("_M", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['AllReduce', 'AsPartial', 'AsVarying', 'ReduceScatter']
__all__ += ['all_reduce', 'as_partial', 'as_varying', 'reduce_scatter']
class OverMesh(PolyOp1[M]):
    def __init__(self, over: type[M], /) -> None: ...
class AllReduce(OverMesh[M], rule='t *A Partial[M] *B -> t *A *B; t *A M *B -> t *A *B', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, over: type[_Unknown], /) -> Any: """The sum over the devices along M, which every device receives."""
        @overload
        def __new__(cls, over: type[M], /) -> AllReduce[M]: """The sum over the devices along M, which every device receives."""
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
class ReduceScatter(PolyOp1[U, M], rule='t *A Partial[M] *B U *C -> t M *A *B Local[U, M] *C where |U| % |M| = 0; t *A U *B Partial[M] *C -> t M *A Local[U, M] *B *C where |U| % |M| = 0; t *A M *B U *C -> t M *A *B Local[U, M] *C where |U| % |M| = 0; t *A U *B M *C -> t M *A Local[U, M] *B *C where |U| % |M| = 0', linear='collective'):
    def __init__(self, axis: type[U], over: type[M], /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], over: type[M], /) -> Any: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __new__(cls, axis: type[U], over: type[_Unknown], /) -> Any: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
        @overload
        def __new__(cls, axis: type[U], over: type[M], /) -> ReduceScatter[U, M]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
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
class Reinterpreted(OverMesh[M]):
    is_view = True
    def forward(self, xp: Namespace, x: Array, /) -> Array: ...
class AsPartial(Reinterpreted[M], rule='t *A M *B -> t *A Partial[M] *B where t not in bool', linear='collective'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, over: type[_Unknown], /) -> Any: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
        @overload
        def __new__(cls, over: type[M], /) -> AsPartial[M]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
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
        def __new__(cls, over: type[_Unknown], /) -> Any: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
        @overload
        def __new__(cls, over: type[M], /) -> AsVarying[M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
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
    def all_reduce(x: Tensor[Partial[_M], *_Bs], over: type[_M], /) -> Tensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[Partial[_M], *_Bs]], over: type[_M], /) -> Expr[Tensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, Partial[_M], *_Bs], over: type[_M], /) -> Tensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, _A1, Partial[_M], *_Bs], over: type[_M], /) -> Tensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, _A1, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, Partial[_M]], over: type[_M], /) -> Tensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, Partial[_M]]], over: type[_M], /) -> Expr[Tensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, Partial[_M], _B0], over: type[_M], /) -> Tensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, Partial[_M], _B0]], over: type[_M], /) -> Expr[Tensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[Partial[_M], *_Bs], over: type[_M], /) -> IntTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[Partial[_M], *_Bs]], over: type[_M], /) -> Expr[IntTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, Partial[_M], *_Bs], over: type[_M], /) -> IntTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, _A1, Partial[_M], *_Bs], over: type[_M], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, _A1, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, Partial[_M]], over: type[_M], /) -> IntTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, Partial[_M]]], over: type[_M], /) -> Expr[IntTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, Partial[_M], _B0], over: type[_M], /) -> IntTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, Partial[_M], _B0]], over: type[_M], /) -> Expr[IntTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[Partial[_M], *_Bs], over: type[_M], /) -> BoolTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[Partial[_M], *_Bs]], over: type[_M], /) -> Expr[BoolTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, Partial[_M], *_Bs], over: type[_M], /) -> BoolTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, _A1, Partial[_M], *_Bs], over: type[_M], /) -> BoolTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, _A1, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, Partial[_M]], over: type[_M], /) -> BoolTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, Partial[_M]]], over: type[_M], /) -> Expr[BoolTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, Partial[_M], _B0], over: type[_M], /) -> BoolTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, Partial[_M], _B0]], over: type[_M], /) -> Expr[BoolTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_M, *_Bs], over: type[_M], /) -> Tensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_M, *_Bs]], over: type[_M], /) -> Expr[Tensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, _M, *_Bs], over: type[_M], /) -> Tensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, _M, *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[_A0, _A1, _M, *_Bs], over: type[_M], /) -> Tensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[_A0, _A1, _M, *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, _M], over: type[_M], /) -> Tensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, _M]], over: type[_M], /) -> Expr[Tensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Tensor[*_As, _M, _B0], over: type[_M], /) -> Tensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[Tensor[*_As, _M, _B0]], over: type[_M], /) -> Expr[Tensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_M, *_Bs], over: type[_M], /) -> IntTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_M, *_Bs]], over: type[_M], /) -> Expr[IntTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, _M, *_Bs], over: type[_M], /) -> IntTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, _M, *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[_A0, _A1, _M, *_Bs], over: type[_M], /) -> IntTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[_A0, _A1, _M, *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, _M], over: type[_M], /) -> IntTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, _M]], over: type[_M], /) -> Expr[IntTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: IntTensor[*_As, _M, _B0], over: type[_M], /) -> IntTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[IntTensor[*_As, _M, _B0]], over: type[_M], /) -> Expr[IntTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_M, *_Bs], over: type[_M], /) -> BoolTensor[*_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_M, *_Bs]], over: type[_M], /) -> Expr[BoolTensor[*_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, _M, *_Bs], over: type[_M], /) -> BoolTensor[_A0, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, _M, *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_A0, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[_A0, _A1, _M, *_Bs], over: type[_M], /) -> BoolTensor[_A0, _A1, *_Bs]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[_A0, _A1, _M, *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, _M], over: type[_M], /) -> BoolTensor[*_As]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, _M]], over: type[_M], /) -> Expr[BoolTensor[*_As]]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: BoolTensor[*_As, _M, _B0], over: type[_M], /) -> BoolTensor[*_As, _B0]: """The sum over the devices along M, which every device receives."""
    @overload
    def all_reduce(x: Expr[BoolTensor[*_As, _M, _B0]], over: type[_M], /) -> Expr[BoolTensor[*_As, _B0]]: """The sum over the devices along M, which every device receives."""
else:
    all_reduce = Labelled(AllReduce)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], _U, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], _B0, _U, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], _B0, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, Partial[_M], _U, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, Partial[_M], _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], *_Bs, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Partial[_M], *_Bs, _U, _C0], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Partial[_M], *_Bs, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, Partial[_M], *_Bs, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, Partial[_M], *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, Partial[_M], _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, Partial[_M], _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, Partial[_M], _U, _C0], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, Partial[_M], _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, Partial[_M], _B0, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, Partial[_M], _B0, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], _U, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], _B0, _U, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], _B0, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, Partial[_M], _U, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, Partial[_M], _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], *_Bs, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Partial[_M], *_Bs, _U, _C0], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Partial[_M], *_Bs, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, Partial[_M], *_Bs, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, Partial[_M], *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, Partial[_M], _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, Partial[_M], _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, Partial[_M], _U, _C0], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, Partial[_M], _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, Partial[_M], _B0, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, Partial[_M], _B0, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], _U, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], _B0, _U, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], _B0, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, Partial[_M], _U, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, Partial[_M], _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], *_Bs, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Partial[_M], *_Bs, _U, _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Partial[_M], *_Bs, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, Partial[_M], *_Bs, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, Partial[_M], *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, Partial[_M], _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, Partial[_M], _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, Partial[_M], _U, _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, Partial[_M], _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, Partial[_M], _B0, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, Partial[_M], _B0, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, _B0, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, _B0, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, Partial[_M]], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, Partial[_M], _C0], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, Partial[_M], _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, *_Bs, Partial[_M]], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, *_Bs, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, Partial[_M]], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, Partial[_M], _C0], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, Partial[_M], _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _B0, Partial[_M]], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _B0, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, _B0, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, _B0, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, Partial[_M]], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, Partial[_M], _C0], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, Partial[_M], _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, *_Bs, Partial[_M]], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, *_Bs, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, Partial[_M]], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, Partial[_M], _C0], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, Partial[_M], _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _B0, Partial[_M]], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _B0, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, _B0, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, _B0, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, Partial[_M], *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, Partial[_M], *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, Partial[_M]], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, Partial[_M], _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, Partial[_M], _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, *_Bs, Partial[_M]], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, *_Bs, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, Partial[_M]], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, Partial[_M], _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, Partial[_M], _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _B0, Partial[_M]], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _B0, Partial[_M]]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, _U, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, _B0, _U, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, _B0, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _M, _U, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _M, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, *_Bs, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_M, *_Bs, _U, _C0], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_M, *_Bs, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _M, *_Bs, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _M, *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _M, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _M, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _M, _U, _C0], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _M, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _M, _B0, _U], axis: type[_U], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _M, _B0, _U]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, _U, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, _B0, _U, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, _B0, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _M, _U, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _M, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, *_Bs, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_M, *_Bs, _U, _C0], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_M, *_Bs, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _M, *_Bs, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _M, *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _M, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _M, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _M, _U, _C0], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _M, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _M, _B0, _U], axis: type[_U], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _M, _B0, _U]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, _U, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, _B0, _U, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, _B0, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _M, _U, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _M, _U, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, *_Bs, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_M, *_Bs, _U, _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_M, *_Bs, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _M, *_Bs, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _M, *_Bs, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _M, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _M, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _M, _U, _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _M, _U, _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _M, _B0, _U], axis: type[_U], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _M, _B0, _U]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, _M, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[_M, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, _B0, _M, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[_M, Local[_U, _M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, _B0, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, Local[_U, _M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, _M, *_Cs], axis: type[_U], over: type[_M], /) -> Tensor[_M, _A0, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, _A0, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, _M], axis: type[_U], over: type[_M], /) -> Tensor[_M, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, _M]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_U, *_Bs, _M, _C0], axis: type[_U], over: type[_M], /) -> Tensor[_M, Local[_U, _M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_U, *_Bs, _M, _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, Local[_U, _M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[_A0, _U, *_Bs, _M], axis: type[_U], over: type[_M], /) -> Tensor[_M, _A0, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[_A0, _U, *_Bs, _M]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, _A0, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _M], axis: type[_U], over: type[_M], /) -> Tensor[_M, *_As, Local[_U, _M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _M]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, *_As, Local[_U, _M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _M, _C0], axis: type[_U], over: type[_M], /) -> Tensor[_M, *_As, Local[_U, _M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _M, _C0]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, *_As, Local[_U, _M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Tensor[*_As, _U, _B0, _M], axis: type[_U], over: type[_M], /) -> Tensor[_M, *_As, Local[_U, _M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[Tensor[*_As, _U, _B0, _M]], axis: type[_U], over: type[_M], /) -> Expr[Tensor[_M, *_As, Local[_U, _M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, _M, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[_M, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, _B0, _M, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[_M, Local[_U, _M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, _B0, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, Local[_U, _M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, _M, *_Cs], axis: type[_U], over: type[_M], /) -> IntTensor[_M, _A0, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, _A0, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, _M], axis: type[_U], over: type[_M], /) -> IntTensor[_M, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, _M]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_U, *_Bs, _M, _C0], axis: type[_U], over: type[_M], /) -> IntTensor[_M, Local[_U, _M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_U, *_Bs, _M, _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, Local[_U, _M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[_A0, _U, *_Bs, _M], axis: type[_U], over: type[_M], /) -> IntTensor[_M, _A0, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[_A0, _U, *_Bs, _M]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, _A0, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _M], axis: type[_U], over: type[_M], /) -> IntTensor[_M, *_As, Local[_U, _M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _M]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, *_As, Local[_U, _M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _M, _C0], axis: type[_U], over: type[_M], /) -> IntTensor[_M, *_As, Local[_U, _M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _M, _C0]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, *_As, Local[_U, _M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: IntTensor[*_As, _U, _B0, _M], axis: type[_U], over: type[_M], /) -> IntTensor[_M, *_As, Local[_U, _M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[IntTensor[*_As, _U, _B0, _M]], axis: type[_U], over: type[_M], /) -> Expr[IntTensor[_M, *_As, Local[_U, _M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, _M, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, _B0, _M, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, Local[_U, _M], _B0, *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, _B0, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, Local[_U, _M], _B0, *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, _M, *_Cs], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, _A0, Local[_U, _M], *_Cs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, _M, *_Cs]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, _A0, Local[_U, _M], *_Cs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, _M], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, _M]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_U, *_Bs, _M, _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, Local[_U, _M], *_Bs, _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_U, *_Bs, _M, _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, Local[_U, _M], *_Bs, _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[_A0, _U, *_Bs, _M], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, _A0, Local[_U, _M], *_Bs]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[_A0, _U, *_Bs, _M]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, _A0, Local[_U, _M], *_Bs]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _M], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, *_As, Local[_U, _M]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _M]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M]]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _M, _C0], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, *_As, Local[_U, _M], _C0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _M, _C0]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M], _C0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: BoolTensor[*_As, _U, _B0, _M], axis: type[_U], over: type[_M], /) -> BoolTensor[_M, *_As, Local[_U, _M], _B0]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
    @overload
    def reduce_scatter(x: Expr[BoolTensor[*_As, _U, _B0, _M]], axis: type[_U], over: type[_M], /) -> Expr[BoolTensor[_M, *_As, Local[_U, _M], _B0]]: """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``."""
else:
    reduce_scatter = Labelled(ReduceScatter)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def as_partial(x: Tensor[_M, *_Bs], over: type[_M], /) -> Tensor[Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[_M, *_Bs]], over: type[_M], /) -> Expr[Tensor[Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[_A0, _M, *_Bs], over: type[_M], /) -> Tensor[_A0, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[_A0, _M, *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[_A0, _A1, _M, *_Bs], over: type[_M], /) -> Tensor[_A0, _A1, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[_A0, _A1, _M, *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, _A1, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[*_As, _M], over: type[_M], /) -> Tensor[*_As, Partial[_M]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[*_As, _M]], over: type[_M], /) -> Expr[Tensor[*_As, Partial[_M]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[*_As, _M, _B0], over: type[_M], /) -> Tensor[*_As, Partial[_M], _B0]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[*_As, _M, _B0]], over: type[_M], /) -> Expr[Tensor[*_As, Partial[_M], _B0]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[_M, *_Bs], over: type[_M], /) -> IntTensor[Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[_M, *_Bs]], over: type[_M], /) -> Expr[IntTensor[Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[_A0, _M, *_Bs], over: type[_M], /) -> IntTensor[_A0, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[_A0, _M, *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[_A0, _A1, _M, *_Bs], over: type[_M], /) -> IntTensor[_A0, _A1, Partial[_M], *_Bs]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[_A0, _A1, _M, *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, _A1, Partial[_M], *_Bs]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[*_As, _M], over: type[_M], /) -> IntTensor[*_As, Partial[_M]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[*_As, _M]], over: type[_M], /) -> Expr[IntTensor[*_As, Partial[_M]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[*_As, _M, _B0], over: type[_M], /) -> IntTensor[*_As, Partial[_M], _B0]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[*_As, _M, _B0]], over: type[_M], /) -> Expr[IntTensor[*_As, Partial[_M], _B0]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
    @overload
    def as_partial(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Values that vary over the devices along M, reinterpreted as terms of a sum over them."""
else:
    as_partial = Labelled(AsPartial)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def as_varying(x: Tensor[Partial[_M], *_Bs], over: type[_M], /) -> Tensor[_M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[Partial[_M], *_Bs]], over: type[_M], /) -> Expr[Tensor[_M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[_A0, Partial[_M], *_Bs], over: type[_M], /) -> Tensor[_A0, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[_A0, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[_A0, _A1, Partial[_M], *_Bs], over: type[_M], /) -> Tensor[_A0, _A1, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[_A0, _A1, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[Tensor[_A0, _A1, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[*_As, Partial[_M]], over: type[_M], /) -> Tensor[*_As, _M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[*_As, Partial[_M]]], over: type[_M], /) -> Expr[Tensor[*_As, _M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[*_As, Partial[_M], _B0], over: type[_M], /) -> Tensor[*_As, _M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[*_As, Partial[_M], _B0]], over: type[_M], /) -> Expr[Tensor[*_As, _M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> Tensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[Partial[_M], *_Bs], over: type[_M], /) -> IntTensor[_M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[Partial[_M], *_Bs]], over: type[_M], /) -> Expr[IntTensor[_M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[_A0, Partial[_M], *_Bs], over: type[_M], /) -> IntTensor[_A0, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[_A0, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[_A0, _A1, Partial[_M], *_Bs], over: type[_M], /) -> IntTensor[_A0, _A1, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[_A0, _A1, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[IntTensor[_A0, _A1, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[*_As, Partial[_M]], over: type[_M], /) -> IntTensor[*_As, _M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[*_As, Partial[_M]]], over: type[_M], /) -> Expr[IntTensor[*_As, _M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[*_As, Partial[_M], _B0], over: type[_M], /) -> IntTensor[*_As, _M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[*_As, Partial[_M], _B0]], over: type[_M], /) -> Expr[IntTensor[*_As, _M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> IntTensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[Partial[_M], *_Bs], over: type[_M], /) -> BoolTensor[_M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[Partial[_M], *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[_A0, Partial[_M], *_Bs], over: type[_M], /) -> BoolTensor[_A0, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[_A0, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_A0, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[_A0, _A1, Partial[_M], *_Bs], over: type[_M], /) -> BoolTensor[_A0, _A1, _M, *_Bs]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[_A0, _A1, Partial[_M], *_Bs]], over: type[_M], /) -> Expr[BoolTensor[_A0, _A1, _M, *_Bs]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[*_As, Partial[_M]], over: type[_M], /) -> BoolTensor[*_As, _M]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[*_As, Partial[_M]]], over: type[_M], /) -> Expr[BoolTensor[*_As, _M]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[*_As, Partial[_M], _B0], over: type[_M], /) -> BoolTensor[*_As, _M, _B0]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[*_As, Partial[_M], _B0]], over: type[_M], /) -> Expr[BoolTensor[*_As, _M, _B0]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], over: type[_M], /) -> BoolTensor[*tuple[Any, ...]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
    @overload
    def as_varying(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], over: type[_M], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The terms of a sum over M, reinterpreted as values that vary over the devices."""
else:
    as_varying = Labelled(AsVarying)
