# Generated from typedtensor/ops/library/reduce/products.py by `typedtensor stubs`; not edited by hand.
from typing import Any, TypeVarTuple
from typedtensor.ops.core.family import Along1, Over1, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Literal, TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import IntNumber, RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Prod', 'ProdOthersAlong']
P = TypeVarTuple('P')
class Prod(Over1[*P,], rule='t *A -> t *A / *P where t not in bool'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The product along labels, or of all elements."""
        @overload
        def __new__(cls) -> Prod[()]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _ProdAlong[_P0]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Prod[_P0, _P1]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Prod[_P0, _P1, _P2]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Prod[_P0, _P1, _P2, _P3]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Prod[_P0, _P1, _P2, _P3, _P4]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The product along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Prod[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: IntTensor[*tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[_P0, *tuple[Any, ...]], x: Expr[IntTensor[*tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Tensor[*_As], /) -> Tensor[()]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: IntTensor[*_As], /) -> IntTensor[()]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[()]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: IntTensor[()] | IntNumber, /) -> IntTensor[()]: """The product along labels, or of all elements."""
        @overload
        def __call__(self: Prod[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _ProdAlong(Prod[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_U, *_Bs], /) -> IntTensor[*_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_U, *_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_A0, _U, *_Bs], /) -> IntTensor[_A0, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _U, *_Bs]], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[_A0, _A1, _U, *_Bs], /) -> IntTensor[_A0, _A1, *_Bs]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U], /) -> IntTensor[*_As]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U]], /) -> Expr[IntTensor[*_As]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[*_As, _U, _B0], /) -> IntTensor[*_As, _B0]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, _U, _B0]], /) -> Expr[IntTensor[*_As, _B0]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The product along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class ProdOthersAlong(Along1[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __new__(cls, axis: type[U], /) -> ProdOthersAlong[U]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """For each element the product of all the others along U: the derivative of :class:`Prod`."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
