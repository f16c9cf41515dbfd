# Generated from typedtensor/ops/library/arrange/filling.py by `typedtensor stubs`; not edited by hand.
from typing import Any, TypeVar, TypeVarTuple, overload
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops.core.family import Axis, PolyOp1
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor
    class _Unknown(Axis): ...
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
__all__ = ['Fill', 'full']
P = TypeVarTuple('P')
U = TypeVar('U', bound=Axis)
V = TypeVar('V', bound=Axis)
W = TypeVar('W', bound=Axis)
X = TypeVar('X', bound=Axis)
class Fill(PolyOp1[*P,], rule='t -> t *P'):
    is_view = True
    def __init__(self, *axes: type[Axis] | Axis) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Fill[_P0]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Fill[_P0, _P1]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Fill[_P0, _P1, _P2]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Fill[_P0, _P1, _P2, _P3]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Fill[_P0, _P1, _P2, _P3, _P4]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Tensor[()], /) -> Tensor[*P]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Expr[Tensor[()]], /) -> Expr[Tensor[*P]]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: IntTensor[()], /) -> IntTensor[*P]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Expr[IntTensor[()]], /) -> Expr[IntTensor[*P]]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: BoolTensor[()], /) -> BoolTensor[*P]: """Repeat the scalar ``x`` along the given axes."""
        @overload
        def __call__(self, x: Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*P]]: """Repeat the scalar ``x`` along the given axes."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
@overload
def full(value: float, first: type[U] | U, /) -> Expr[Tensor[U]]:
    """One number along one to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, /) -> Expr[Tensor[U, V]]:
    """One number along one to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, third: type[W] | W, /) -> Expr[Tensor[U, V, W]]:
    """One number along one to four labels, as an expression: the first state of a scan, or targets that are all 1."""
@overload
def full(value: float, first: type[U] | U, second: type[V] | V, third: type[W] | W, fourth: type[X] | X, /) -> Expr[Tensor[U, V, W, X]]:
    """One number along one to four labels, as an expression: the first state of a scan, or targets that are all 1."""
