# Generated from typedtensor/ops/library/turning.py by `typedtensor stubs`; not edited by hand.
from typedtensor.core.axes import U, V
from typedtensor.ops.core.family import Along1, Labelled, PolyOp1, PolyOp2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Flip', 'Roll', 'SumRepeated', 'Tile']
__all__ += ['flip', 'roll', 'tile']
class Flip(Along1[U], rule='t *A U *B -> t *A U *B', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __new__(cls, axis: type[U], /) -> Flip[U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Roll(PolyOp1[U], rule='t *A U *B -> t *A U *B', linear='along'):
    shift: Any
    def __init__(self, axis: type[U], /, shift: int) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, shift: int) -> Any: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __new__(cls, axis: type[U], /, shift: int) -> Roll[U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Tile(PolyOp1[U, V], rule='t *A U *B -> t *A V *B where V not in *A *B', linear='along'):
    times: Any
    each: bool
    def __init__(self, axis: type[U], to: type[V], /, times: int, each: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, times: int, each: bool = False) -> Any: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, times: int, each: bool = False) -> Tile[U, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs], /) -> IntTensor[V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs]], /) -> Expr[IntTensor[V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs], /) -> IntTensor[_A0, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs]], /) -> Expr[IntTensor[_A0, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, U, *_Bs], /) -> IntTensor[_A0, _A1, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U], /) -> IntTensor[*_As, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U]], /) -> Expr[IntTensor[*_As, V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0], /) -> IntTensor[*_As, V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0]], /) -> Expr[IntTensor[*_As, V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[U, *_Bs], /) -> BoolTensor[V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[U, *_Bs]], /) -> Expr[BoolTensor[V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, U, *_Bs], /) -> BoolTensor[_A0, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, U, *_Bs]], /) -> Expr[BoolTensor[_A0, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[_A0, _A1, U, *_Bs], /) -> BoolTensor[_A0, _A1, V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A0, _A1, U, *_Bs]], /) -> Expr[BoolTensor[_A0, _A1, V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U], /) -> BoolTensor[*_As, V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U]], /) -> Expr[BoolTensor[*_As, V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[*_As, U, _B0], /) -> BoolTensor[*_As, V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[*_As, U, _B0]], /) -> Expr[BoolTensor[*_As, V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> BoolTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SumRepeated(PolyOp2[U, V], rule='k *A U *B, *A V *B -> *A U *B'):
    times: int
    inner: bool
    shape_only = frozenset({0})
    def __init__(self, axis: type[U], to: type[V], /, times: int, inner: bool) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], to: type[V], /, times: int, inner: bool) -> Any: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[_Unknown], /, times: int, inner: bool) -> Any: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __new__(cls, axis: type[U], to: type[V], /, times: int, inner: bool) -> SumRepeated[U, V]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The sums of ``x2`` along V over the copies of each element of ``x1`` along U."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def flip(x: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[_U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As, _U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[_U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As, _U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[_U, *_Bs], axis: type[_U], /) -> BoolTensor[_U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> BoolTensor[_A0, _A1, _U, *_Bs]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[BoolTensor[_A0, _A1, _U, *_Bs]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[*_As, _U], axis: type[_U], /) -> BoolTensor[*_As, _U]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _U]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[*_As, _U, _B0], axis: type[_U], /) -> BoolTensor[*_As, _U, _B0]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[BoolTensor[*_As, _U, _B0]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> BoolTensor[*tuple[Any, ...]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
    @overload
    def flip(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""
else:
    flip = Labelled(Flip)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def roll(x: Tensor[_U, *_Bs], axis: type[_U], /, shift: int) -> Tensor[_U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[Tensor[_U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, shift: int) -> Tensor[_A0, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[Tensor[_A0, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, shift: int) -> Tensor[_A0, _A1, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[*_As, _U], axis: type[_U], /, shift: int) -> Tensor[*_As, _U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, shift: int) -> Expr[Tensor[*_As, _U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[*_As, _U, _B0], axis: type[_U], /, shift: int) -> Tensor[*_As, _U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, shift: int) -> Expr[Tensor[*_As, _U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, shift: int) -> Tensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, shift: int) -> Expr[Tensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[_U, *_Bs], axis: type[_U], /, shift: int) -> IntTensor[_U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[IntTensor[_U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, shift: int) -> IntTensor[_A0, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[IntTensor[_A0, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, shift: int) -> IntTensor[_A0, _A1, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[IntTensor[_A0, _A1, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[*_As, _U], axis: type[_U], /, shift: int) -> IntTensor[*_As, _U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[*_As, _U]], axis: type[_U], /, shift: int) -> Expr[IntTensor[*_As, _U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[*_As, _U, _B0], axis: type[_U], /, shift: int) -> IntTensor[*_As, _U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, shift: int) -> Expr[IntTensor[*_As, _U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, shift: int) -> IntTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, shift: int) -> Expr[IntTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[_U, *_Bs], axis: type[_U], /, shift: int) -> BoolTensor[_U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[_U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /, shift: int) -> BoolTensor[_A0, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[_A0, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, shift: int) -> BoolTensor[_A0, _A1, _U, *_Bs]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[_A0, _A1, _U, *_Bs]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[*_As, _U], axis: type[_U], /, shift: int) -> BoolTensor[*_As, _U]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[*_As, _U]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[*_As, _U, _B0], axis: type[_U], /, shift: int) -> BoolTensor[*_As, _U, _B0]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[*_As, _U, _B0]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, shift: int) -> BoolTensor[*tuple[Any, ...]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
    @overload
    def roll(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, shift: int) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Shift the elements along U by a number of places; those beyond the end return at the beginning."""
else:
    roll = Labelled(Roll)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def tile(x: Tensor[_U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[_V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[_V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[_A0, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[_A0, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[_A0, _A1, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[*_As, _U], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[*_As, _V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[*_As, _V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[*_As, _V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[*_As, _V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Tensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[_U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[_V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[_V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[_A0, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[_A0, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[_A0, _A1, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[*_As, _U], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[*_As, _V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[*_As, _V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[*_As, _V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[*_As, _V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> IntTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[IntTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[_U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[_V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[_V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[_A0, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[_A0, _A1, _V, *_Bs]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[*_As, _U], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[*_As, _V]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[*_As, _U]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[*_As, _V]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[*_As, _V, _B0]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[*_As, _V, _B0]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> BoolTensor[*tuple[Any, ...]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
    @overload
    def tile(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], /, times: int, each: bool = False) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``."""
else:
    tile = Labelled(Tile)
