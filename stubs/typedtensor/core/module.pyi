# Generated from typedtensor/core/module.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypeVar
from typedtensor.base.made import Made
from typedtensor.core.axes import N, U, V
from typedtensor.core.dispatch import OfType
from typedtensor.core.expr import Expr
from typedtensor.core.module_state import ModuleState
from typedtensor.core.operand import by_rule
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Buffer, Param, Variable
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Literal, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _R = TypeVar("_R")
    _T = TypeVar("_T")
    _Ns = TypeVarTuple("_Ns")
X = TypeVar('X', bound=AnyTensor)
Y = TypeVar('Y', bound=AnyTensor)
Held = TypeVar('Held', bound=Variable[Any])
P1 = TypeVar('P1')
R1 = TypeVar('R1')
R2 = TypeVar('R2')
F_co = TypeVar('F_co', bound=Callable[..., Any], covariant=True)
First_co = TypeVar('First_co', bound=Callable[..., Any], covariant=True)
Second_co = TypeVar('Second_co', bound=Callable[..., Any], covariant=True)
class Function(Protocol[X, Y]):
    def __call__(self, x: Expr[X], /) -> Expr[Y]: ...
class Layer(Protocol[U, V]):
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, V]]: ...
class Parameters(Mapping[str, Param[Any]]):
    def __init__(self, named: Mapping[str, Param[Any]]) -> None: ...
    def __getitem__(self, name: str) -> Param[Any]: ...
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def matching(self, *patterns: str) -> Parameters: ...
    def without(self, *patterns: str) -> Parameters: ...
    @property
    def count(self) -> int: ...
    def __repr__(self) -> str: ...
def find_parameters(root: object) -> Parameters: ...
def find_variables(root: object) -> dict[str, Variable[Any]]: ...
def children(value: Module | list[Any] | tuple[Any, ...] | dict[Any, Any]) -> list[tuple[str, object]]: ...
class Compose:
    def __get__(self, first: Callable[[P1], R1], owner: object=None, /) -> Callable[[Callable[[R1], R2]], Pipeline[Callable[[P1], R2]]]: ...
class Stage(Made):
    __rshift__ = Compose()
    if TYPE_CHECKING:
        __array_ufunc__ = None
        @by_rule
        def __rrshift__(self, operands: tuple[Any, ...], /) -> Any: ...
    else:
        @OfType
        def __array_ufunc__(self, ufunc, method, *inputs, **options): ...
        def __rrshift__(self, other): ...
class Module(ModuleState, Stage):
    def __init_subclass__(cls) -> None: ...
    @property
    def parameters(self) -> Parameters: ...
    @property
    def buffers(self) -> Mapping[str, Buffer[Any]]: ...
    def initialize(self, seed: int) -> Self: ...
    def __repr__(self) -> str: ...
    def __treescope_repr__(self, path: str | None, renderer: Any) -> Any: ...
    def fields(self) -> list[tuple[str, object]]: ...
    if not MYPY:
        @overload
        def __rshift__(self: _Along[_U, _V], stage: _Keeping, /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self: _Along[_U, _V], stage: _Along[_V, _W], /) -> Chain[_U, _W]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self: Callable[[Expr[Tensor[*_Ns, _U]]], Expr[Tensor[*_Ns, _V]]], stage: Callable[[Expr[Tensor[*_Ns, _V]]], Expr[Tensor[*_Ns, _W]]], /) -> Chain[_U, _W]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self: Callable[[_T], _R], stage: Callable[[_R], Any], /) -> Pipeline[Callable[[Any], Any]]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Pipeline[Callable[[Any], Any]]: """The composition of two stages: what the first returns is given to the second."""
class Pipeline(Module, Generic[F_co]):
    stages: tuple[Callable[..., Any], ...]
    def __init__(self, *stages: Callable[..., Any]) -> None: ...
    if TYPE_CHECKING:
        @property
        def __call__(self) -> F_co: ...
    else:
        def __call__(self, *operands: Any) -> Any: ...
    def fields(self) -> list[tuple[str, object]]: ...
    def __repr__(self) -> str: ...
    if not MYPY:
        def __rrshift__(self: Pipeline[Callable[[_T], _R]], x: _T, /) -> _R: ...
Sequential = Pipeline
if MYPY:
    Network: TypeAlias = Pipeline[Layer[U, V]]
class Then(Generic[First_co, Second_co]):
    def __call__(self, *operands: Any) -> Any: ...
def short_name(part: Any) -> str: ...
if not MYPY:
    class _Keeping(Protocol):
        _keeps_type: Literal[True]
    class _Along(Protocol[_U, _V]):
        _along: tuple[_U, _V]
    class Chain(Pipeline[Callable[[Expr[Tensor[*tuple[Any, ...], _U]]], Expr[Tensor[*tuple[Any, ...], _V]]]], Generic[_U, _V]):
        def __call__(self, x: Expr[Tensor[*_Ns, _U]], /) -> Expr[Tensor[*_Ns, _V]]: ...
        _along: tuple[_U, _V]
        __rrshift__ = __call__
    Network: TypeAlias = Chain[_U, _V]
    class Keeping(Pipeline[Callable[[Any], Any]]):
        def __call__(self, x: _T, /) -> _T: ...
        __rrshift__ = __call__
        _keeps_type: Literal[True]
