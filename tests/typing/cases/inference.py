"""What type checkers infer from the types of the library alone, and the library relies on."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar, TypeVarTuple, overload, reveal_type

from typedtensor import AnyTensor, Axis, Expr, Input, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
I = TypeVar("I", bound=Axis)
O = TypeVar("O", bound=Axis)
T = TypeVar("T", bound=AnyTensor)
T_co = TypeVar("T_co", bound=AnyTensor, covariant=True)


class Batch(Axis): ...
class Hidden(Axis): ...
class Pixel(Axis): ...


def last(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N]]: ...
def middle(x: Tensor[U, *N, V]) -> Tensor[*N]: ...
def same(x: Expr[Tensor[*N]], y: Expr[Tensor[*N]]) -> Expr[Tensor[*N]]: ...
def whole(x: Expr[T], y: Expr[T]) -> Expr[T]: ...


def functions(x: Expr[Tensor[Batch, Hidden, Pixel]], t: Tensor[Batch, Hidden, Pixel], s: Tensor[()]) -> None:
    reveal_type(last(x, Pixel))  # R: Expr[Tensor[Batch, Hidden]]
    last(x, Hidden)
    # E: last[Hidden] cannot be applied to Tensor[Batch, Hidden, Pixel]: its rule "*N U -> *N" needs U (Hidden) to be
    #    the last axis of the operand, not (Batch, Hidden, Pixel); try operand.transpose(Batch, Pixel, Hidden) [axes]
    reveal_type(middle(t))  # R: Tensor[Hidden]
    middle(s)
    # E: Argument 1 to "middle" has incompatible type "Tensor[()]"; expected "Tensor[Never, Never]" [arg-type]
    reveal_type(last(Input(Tensor[Batch, Pixel]), Pixel))  # R: Expr[Tensor[Batch]]


def invariant(b: Expr[Tensor[Batch]], h: Expr[Tensor[Hidden]], bh: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(same(b, b))  # R: Expr[Tensor[Batch]]
    same(b, h)
    # E: same cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "*N, *N -> *N" needs the axes *N of the
    #    first (Batch) to equal the axes *N of the second (Hidden) [axes]
    same(b, bh)
    # E: same cannot be applied to Tensor[Batch] and Tensor[Batch, Hidden]: its rule "*N, *N -> *N" needs the axes *N of
    #    the first (Batch) to equal the axes *N of the second (Batch, Hidden) [axes]
    whole(b, bh)
    # E: whole takes (Expr[T], Expr[T]), but is given (Expr[Tensor[Batch]], Expr[Tensor[Batch, Hidden]]) [axes]


class Layer(Protocol[I, O]):
    def __call__(self, x: Expr[Tensor[*N, I]], /) -> Expr[Tensor[*N, O]]: ...


class HasValue(Protocol[T_co]):
    @property
    def value(self) -> T_co: ...


class Cloned(Linear[I, O]):
    def clone(self) -> Self:
        return self


def swapped(layer: Layer[I, O]) -> Layer[O, I]: ...
def second(x: HasValue[Tensor[Batch, U]]) -> U: ...


def protocols(x: Expr[Tensor[Batch, Pixel]]) -> None:
    layer = Linear(Pixel(64), Hidden(32))
    reveal_type(swapped(layer))  # R: Layer[Hidden, Pixel]
    reveal_type(second(x))  # R: Pixel
    reveal_type(Cloned(Pixel(64), Hidden(32)).clone()(x))  # R: Expr[Tensor[Batch, Hidden]]
    a: Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Batch, Hidden]]] = layer
    b: Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Batch, Pixel]]] = layer
    # E: Incompatible types in assignment (expression has type "Linear[Pixel, Hidden]", variable has type
    #    "Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Batch, Pixel]]]") [assignment]
    # N: "Linear[Pixel, Hidden].__call__" has type "Callable[[Expr[Tensor[*N, Pixel]]], Expr[Tensor[*N, Hidden]]]"
    layer(layer(x))
    # E: Linear[Pixel, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "*N Pixel -> *N Hidden" needs an
    #    axis Pixel in the operand, which has only (Batch, Hidden) [axes]


@overload
def either(x: Tensor[U]) -> U: ...
@overload
def either(x: Tensor[U, V, *N]) -> V: ...
def either(x: Any) -> Any: ...


def overloads(a: Tensor[Batch], b: Tensor[Batch, Hidden], c: Tensor[Batch, Hidden, Pixel]) -> None:
    reveal_type(either(a))  # R: Batch
    reveal_type(either(b))  # R: Hidden
    reveal_type(either(c))  # R: Hidden


class Sequence(Module, Generic[I, U, O]):
    def __init__(self, first: Layer[I, U], second: Layer[U, O]) -> None: ...


def sequences() -> None:
    reveal_type(Sequence(Linear(Pixel(3), Hidden(4)), Linear(Hidden(4), Pixel(3))))  # R: Sequence[Pixel, Hidden, Pixel]
    Sequence(Linear(Pixel(3), Hidden(4)), Linear(Pixel(4), Hidden(3)))
    # E: Sequence takes (Layer[I, U], Layer[U, O]), but is given (Linear[Pixel, Hidden], Linear[Pixel, Hidden]) [axes]


class Own(PolyOp1, rule="A B -> B A"):
    """A hand-written signature stays for where the operation is passed; calls go by the rule."""

    def __call__(self, x: Expr[Any], /) -> Expr[Any]:
    # E: Argument 1 of "__call__" is incompatible with supertype "typedtensor.ops.core.arities.PolyOp1"; supertype
    #    defines the argument type as "object" [override]
    # N: This violates the Liskov substitution principle
    # N: See https://mypy.readthedocs.io/en/stable/common_issues.html#incompatible-overrides
        return x


def own(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(Own()(x))  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(list(map(Own(), [x])))  # R: list[Expr[Any]]


def returned(x: Expr[Tensor[Batch, Hidden]], flag: bool) -> Expr[Tensor[Hidden]]:
    reveal_type(x.sum)
    # N: the axes of the results of sum() are not known where the method is passed as a value; pass a function with
    #    types, or a lambda, that calls it
    # R: def (*axes: type[Axis], where: object =) -> Operand[Any]
    reveal_type(x if flag else -1)  # R: Expr[Tensor[Batch, Hidden]] | Literal[-1]?
    return x.sum(Hidden)
    # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[Tensor[Hidden]]") [return-value]
