# Generated from typedtensor/ops/adjoint/pooling_along.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable
from typedtensor.backends import Array, Namespace
from typedtensor.backends.pools_along import Piece, PoolWindows
from typedtensor.core.axes import U, V
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
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
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['AverageAlongInput', 'AverageAlongOutput', 'MaxAlongInput', 'MaxAlongOutput']
PARTS = PoolWindows()
class MaxAlongInput(PolyOp2[U, V], rule='*A U *B, *A V *B -> *A U *B where V not in U'):
    pool: PoolWindows
    detached = frozenset({0})
    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows=PARTS) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, pool: PoolWindows = PARTS) -> Any: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], /, pool: PoolWindows = PARTS) -> Any: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> MaxAlongInput[U, V]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""
class MaxAlongOutput(PolyOp3[U, V], rule='k *A V *B, *A U *B, *A U *B -> *A V *B where V not in U'):
    pool: PoolWindows
    shape_only = frozenset({0})
    detached = frozenset({1})
    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows=PARTS) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, pool: PoolWindows = PARTS) -> Any: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], /, pool: PoolWindows = PARTS) -> Any: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> MaxAlongOutput[U, V]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Tensor[U, *_Bs], x3: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[V, *_Bs]] | Expr[IntTensor[V, *_Bs]] | Expr[BoolTensor[V, *_Bs]], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[V, *_Bs]] | Expr[IntTensor[V, *_Bs]] | Expr[BoolTensor[V, *_Bs]], x2: Tensor[U, *_Bs], x3: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Expr[Tensor[U, *_Bs]], x3: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Tensor[U, *_Bs], x3: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Tensor[_A0, U, *_Bs], x3: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, V, *_Bs]] | Expr[IntTensor[_A0, V, *_Bs]] | Expr[BoolTensor[_A0, V, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]], x3: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, V, *_Bs]] | Expr[IntTensor[_A0, V, *_Bs]] | Expr[BoolTensor[_A0, V, *_Bs]], x2: Tensor[_A0, U, *_Bs], x3: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], x3: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Tensor[_A0, U, *_Bs], x3: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], x3: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, V, *_Bs]] | Expr[IntTensor[_A0, _A1, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, V, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], x3: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, V, *_Bs]] | Expr[IntTensor[_A0, _A1, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, V, *_Bs]], x2: Tensor[_A0, _A1, U, *_Bs], x3: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], x3: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], x3: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Tensor[*_As, U], x3: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V]] | Expr[IntTensor[*_As, V]] | Expr[BoolTensor[*_As, V]], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V]] | Expr[IntTensor[*_As, V]] | Expr[BoolTensor[*_As, V]], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Expr[Tensor[*_As, U]], x3: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Tensor[*_As, U], x3: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Tensor[*_As, U, _B0], x3: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V, _B0]] | Expr[IntTensor[*_As, V, _B0]] | Expr[BoolTensor[*_As, V, _B0]], x2: Expr[Tensor[*_As, U, _B0]], x3: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V, _B0]] | Expr[IntTensor[*_As, V, _B0]] | Expr[BoolTensor[*_As, V, _B0]], x2: Tensor[*_As, U, _B0], x3: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Expr[Tensor[*_As, U, _B0]], x3: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Tensor[*_As, U, _B0], x3: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x3: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""
class AverageAlongInput(PolyOp2[U, V], rule='k *A U *B, *A V *B -> *A U *B where V not in U'):
    pool: PoolWindows
    shape_only = frozenset({0})
    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows=PARTS) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, pool: PoolWindows = PARTS) -> Any: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], /, pool: PoolWindows = PARTS) -> Any: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> AverageAlongInput[U, V]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` spread evenly under its windows over ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x2`` spread evenly under its windows over ``x1``."""
class AverageAlongOutput(PolyOp2[U, V], rule='k *A V *B, *A U *B -> *A V *B where V not in U'):
    pool: PoolWindows
    shape_only = frozenset({0})
    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows=PARTS) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, pool: PoolWindows = PARTS) -> Any: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], /, pool: PoolWindows = PARTS) -> Any: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> AverageAlongOutput[U, V]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[V, *_Bs]] | Expr[IntTensor[V, *_Bs]] | Expr[BoolTensor[V, *_Bs]], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[V, *_Bs]] | Expr[IntTensor[V, *_Bs]] | Expr[BoolTensor[V, *_Bs]], x2: Tensor[U, *_Bs], /) -> Expr[Tensor[V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[V, *_Bs] | IntTensor[V, *_Bs] | BoolTensor[V, *_Bs], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, V, *_Bs]] | Expr[IntTensor[_A0, V, *_Bs]] | Expr[BoolTensor[_A0, V, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, V, *_Bs]] | Expr[IntTensor[_A0, V, *_Bs]] | Expr[BoolTensor[_A0, V, *_Bs]], x2: Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, V, *_Bs] | IntTensor[_A0, V, *_Bs] | BoolTensor[_A0, V, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, V, *_Bs]] | Expr[IntTensor[_A0, _A1, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, V, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, V, *_Bs]] | Expr[IntTensor[_A0, _A1, V, *_Bs]] | Expr[BoolTensor[_A0, _A1, V, *_Bs]], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, V, *_Bs] | IntTensor[_A0, _A1, V, *_Bs] | BoolTensor[_A0, _A1, V, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V]] | Expr[IntTensor[*_As, V]] | Expr[BoolTensor[*_As, V]], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V]] | Expr[IntTensor[*_As, V]] | Expr[BoolTensor[*_As, V]], x2: Tensor[*_As, U], /) -> Expr[Tensor[*_As, V]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V] | IntTensor[*_As, V] | BoolTensor[*_As, V], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V, _B0]] | Expr[IntTensor[*_As, V, _B0]] | Expr[BoolTensor[*_As, V, _B0]], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, V, _B0]] | Expr[IntTensor[*_As, V, _B0]] | Expr[BoolTensor[*_As, V, _B0]], x2: Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, V, _B0]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As, V, _B0] | IntTensor[*_As, V, _B0] | BoolTensor[*_As, V, _B0], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean of each window over ``x2``; the axes are those of ``x1``."""
def along(axis: int, kernel: Callable[..., Array]) -> Kernel: ...
def joined(xp: Namespace, pieces: list[Array], like: Array) -> Array: ...
def require_windows(pool: PoolWindows, pieces: list[Piece], count: int) -> None: ...
