# Generated from typedtensor/ops/library/arrange/filling.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.core.axes import Axis
from typedtensor.ops.core.arities import PolyOp1
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
__all__ = ['Fill']
P = TypeVarTuple('P')
class Fill(PolyOp1[*P,], rule='t -> t *P'):
    is_view = True

    def __init__(self, *axes: type[Axis] | Axis) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis0: type[_P0], /) -> Fill[_P0]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], /) -> Fill[_P0, _P1]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], /) -> Fill[_P0, _P1, _P2]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], axis3: type[_P3], /) -> Fill[_P0, _P1, _P2, _P3]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], axis3: type[_P3], axis4: type[_P4], /) -> Fill[_P0, _P1, _P2, _P3, _P4]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], axis3: type[_P3], axis4: type[_P4], axis5: type[_P5], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], axis3: type[_P3], axis4: type[_P4], axis5: type[_P5], axis6: type[_P6], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], axis3: type[_P3], axis4: type[_P4], axis5: type[_P5], axis6: type[_P6], axis7: type[_P7], /) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: ...
        @overload
        def __new__(cls, axis0: type[_P0], axis1: type[_P1], axis2: type[_P2], axis3: type[_P3], axis4: type[_P4], axis5: type[_P5], axis6: type[_P6], axis7: type[_P7], axis8: type[_P8], /, *axes: type[Axis]) -> Fill[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: ...
        @overload
        def __call__(self, x: Expr[Tensor[()]], /) -> Expr[Tensor[*P]]: ...
        @overload
        def __call__(self, x: Tensor[()], /) -> Tensor[*P]: ...
        @overload
        def __call__(self, x: Expr[IntTensor[()]], /) -> Expr[IntTensor[*P]]: ...
        @overload
        def __call__(self, x: IntTensor[()], /) -> IntTensor[*P]: ...
        @overload
        def __call__(self, x: Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*P]]: ...
        @overload
        def __call__(self, x: BoolTensor[()], /) -> BoolTensor[*P]: ...
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
