# Generated from typedtensor/ops/library/arrange/triangles.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Kernel, Labelled, PolyOp1, TensorType, U, V
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
__all__ = ['Tril', 'Triu', 'tril', 'triu']
class Triangle(PolyOp1[U, V]):
    offset: int
    upper = False
    def __init__(self, rows: type[U], columns: type[V], /, offset: int=0) -> None: ...
    def ground(self, x: TensorType, /) -> Kernel: ...
class Tril(Triangle[U, V], rule='t *A U *B V *C -> t *A U *B V *C where t not in bool', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], /, offset: int = 0) -> Any: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], /, offset: int = 0) -> Any: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], /, offset: int = 0) -> Tril[U, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, V, *_Cs], /) -> IntTensor[U, V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, V, *_Cs]], /) -> Expr[IntTensor[U, V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, _B0, V, *_Cs], /) -> IntTensor[U, _B0, V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, _B0, V, *_Cs]], /) -> Expr[IntTensor[U, _B0, V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, V, *_Cs], /) -> IntTensor[_A0, U, V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, V, *_Cs]], /) -> Expr[IntTensor[_A0, U, V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, V], /) -> IntTensor[U, *_Bs, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, V]], /) -> Expr[IntTensor[U, *_Bs, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, V, _C0], /) -> IntTensor[U, *_Bs, V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, V, _C0]], /) -> Expr[IntTensor[U, *_Bs, V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs, V], /) -> IntTensor[_A0, U, *_Bs, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs, V]], /) -> Expr[IntTensor[_A0, U, *_Bs, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V], /) -> IntTensor[*_As, U, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V]], /) -> Expr[IntTensor[*_As, U, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V, _C0], /) -> IntTensor[*_As, U, V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V, _C0]], /) -> Expr[IntTensor[*_As, U, V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0, V], /) -> IntTensor[*_As, U, _B0, V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0, V]], /) -> Expr[IntTensor[*_As, U, _B0, V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, V], /) -> Chain[U, V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class Triu(Triangle[U, V], rule='t *A U *B V *C -> t *A U *B V *C where t not in bool', linear='along'):
    upper = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, rows: type[_Unknown], columns: type[V], /, offset: int = 0) -> Any: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __new__(cls, rows: type[U], columns: type[_Unknown], /, offset: int = 0) -> Any: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __new__(cls, rows: type[U], columns: type[V], /, offset: int = 0) -> Triu[U, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, V, *_Cs], /) -> Tensor[U, V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, V, *_Cs]], /) -> Expr[Tensor[U, V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, _B0, V, *_Cs], /) -> Tensor[U, _B0, V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, _B0, V, *_Cs]], /) -> Expr[Tensor[U, _B0, V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, V, *_Cs], /) -> Tensor[_A0, U, V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, V, *_Cs]], /) -> Expr[Tensor[_A0, U, V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V], /) -> Tensor[U, *_Bs, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V]], /) -> Expr[Tensor[U, *_Bs, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs, V, _C0], /) -> Tensor[U, *_Bs, V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs, V, _C0]], /) -> Expr[Tensor[U, *_Bs, V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs, V], /) -> Tensor[_A0, U, *_Bs, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs, V]], /) -> Expr[Tensor[_A0, U, *_Bs, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V], /) -> Tensor[*_As, U, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V]], /) -> Expr[Tensor[*_As, U, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, V, _C0], /) -> Tensor[*_As, U, V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, V, _C0]], /) -> Expr[Tensor[*_As, U, V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0, V], /) -> Tensor[*_As, U, _B0, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0, V]], /) -> Expr[Tensor[*_As, U, _B0, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, V, *_Cs], /) -> IntTensor[U, V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, V, *_Cs]], /) -> Expr[IntTensor[U, V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, _B0, V, *_Cs], /) -> IntTensor[U, _B0, V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, _B0, V, *_Cs]], /) -> Expr[IntTensor[U, _B0, V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, V, *_Cs], /) -> IntTensor[_A0, U, V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, V, *_Cs]], /) -> Expr[IntTensor[_A0, U, V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, V], /) -> IntTensor[U, *_Bs, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, V]], /) -> Expr[IntTensor[U, *_Bs, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[U, *_Bs, V, _C0], /) -> IntTensor[U, *_Bs, V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[U, *_Bs, V, _C0]], /) -> Expr[IntTensor[U, *_Bs, V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[_A0, U, *_Bs, V], /) -> IntTensor[_A0, U, *_Bs, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A0, U, *_Bs, V]], /) -> Expr[IntTensor[_A0, U, *_Bs, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V], /) -> IntTensor[*_As, U, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V]], /) -> Expr[IntTensor[*_As, U, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, V, _C0], /) -> IntTensor[*_As, U, V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, V, _C0]], /) -> Expr[IntTensor[*_As, U, V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[*_As, U, _B0, V], /) -> IntTensor[*_As, U, _B0, V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[*_As, U, _B0, V]], /) -> Expr[IntTensor[*_As, U, _B0, V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> IntTensor[*tuple[Any, ...]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
        @overload
        def __call__(self, x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, V], /) -> Chain[U, V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def tril(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, _V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, _V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, _B0, _V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, _B0, _V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_A0, _U, _V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_A0, _U, _V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, *_Bs, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, *_Bs, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, *_Bs, _V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, *_Bs, _V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_A0, _U, *_Bs, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_A0, _U, *_Bs, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*_As, _U, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*_As, _U, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*_As, _U, _V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*_As, _U, _V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*_As, _U, _B0, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*_As, _U, _B0, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*tuple[Any, ...]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, _V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, _V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, _B0, _V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, _B0, _V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_A0, _U, _V, *_Cs]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_A0, _U, _V, *_Cs]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, *_Bs, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, *_Bs, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, *_Bs, _V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, *_Bs, _V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_A0, _U, *_Bs, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_A0, _U, *_Bs, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[*_As, _U, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*_As, _U, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*_As, _U, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*_As, _U, _V, _C0]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*_As, _U, _V, _C0]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*_As, _U, _B0, _V]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*_As, _U, _B0, _V]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*tuple[Any, ...]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
    @overload
    def tril(x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*tuple[Any, ...]]]: """The lower triangle of matrices with rows U and columns V: elements right of the diagonal become 0."""
else:
    tril = Labelled(Tril)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def triu(x: Tensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, _V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, _V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, _B0, _V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, _B0, _V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_A0, _U, _V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_A0, _U, _V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, *_Bs, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, *_Bs, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_U, *_Bs, _V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_U, *_Bs, _V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[_A0, _U, *_Bs, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[_A0, _U, *_Bs, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[*_As, _U, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*_As, _U, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*_As, _U, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*_As, _U, _V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*_As, _U, _V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*_As, _U, _B0, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*_As, _U, _B0, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Tensor[*tuple[Any, ...]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[_U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, _V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[_U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, _V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[_U, _B0, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, _B0, _V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[_U, _B0, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, _B0, _V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[_A0, _U, _V, *_Cs], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_A0, _U, _V, *_Cs]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[_A0, _U, _V, *_Cs]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_A0, _U, _V, *_Cs]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[_U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, *_Bs, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[_U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, *_Bs, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[_U, *_Bs, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_U, *_Bs, _V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[_U, *_Bs, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_U, *_Bs, _V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[_A0, _U, *_Bs, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[_A0, _U, *_Bs, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[_A0, _U, *_Bs, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[_A0, _U, *_Bs, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[*_As, _U, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*_As, _U, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[*_As, _U, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*_As, _U, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[*_As, _U, _V, _C0], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*_As, _U, _V, _C0]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[*_As, _U, _V, _C0]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*_As, _U, _V, _C0]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[*_As, _U, _B0, _V], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*_As, _U, _B0, _V]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[*_As, _U, _B0, _V]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*_As, _U, _B0, _V]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> IntTensor[*tuple[Any, ...]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
    @overload
    def triu(x: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], rows: type[_U], columns: type[_V], /, offset: int = 0) -> Expr[IntTensor[*tuple[Any, ...]]]: """The upper triangle of matrices with rows U and columns V: elements left of the diagonal become 0."""
else:
    triu = Labelled(Triu)
