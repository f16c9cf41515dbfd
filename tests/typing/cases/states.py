"""States of expressions: their gradients, and loops that start with inputs, parameters and constants."""

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypedDict, TypeVar, reveal_type

from typedtensor import Axis, Const, Expr, Input, Param, Tensor, fold, given, scan, while_loop
from typedtensor.ad import gradient, gradients
from typedtensor.nn import Linear

U = TypeVar("U", bound=Axis)


class Time(Axis): ...
class A(Axis, size=2): ...
class B(Axis, size=3): ...


@dataclass
class Pair:
    a: Expr[Tensor[A]]
    b: Expr[Tensor[B]]


class Named(NamedTuple):
    a: Expr[Tensor[A]]
    b: Expr[Tensor[B]]


@dataclass
class Generics(Generic[U]):
    first: Expr[Tensor[U]]
    others: tuple[Expr[Tensor[B]], list[Expr[Tensor[A]]]]


def of_expressions(pair: Pair) -> None: ...


class Handmade:
    """Like a dataclass, for a type checker."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


class Keyed(TypedDict):
    a: Expr[Tensor[A]]


State = tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
Loss = Expr[Tensor[()]]


def of_several(loss: Loss, x: Param[Tensor[A]], y: Input[Tensor[B]], z: Expr[Tensor[A, B]]) -> None:
    reveal_type(gradients(loss, x))  # R: tuple[Expr[Tensor[A]]]
    reveal_type(gradients(loss, x, y))  # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
    reveal_type(gradients(loss, x, y, z))  # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]], Expr[Tensor[A, B]]]
    reveal_type(gradients(loss, x, y, z, x))
    # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]], Expr[Tensor[A, B]], Expr[Tensor[A]]]
    reveal_type(gradients(loss, x, y, y, y, y))
    # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]], Expr[Tensor[B]], Expr[Tensor[B]], Expr[Tensor[B]]]
    reveal_type(gradients(loss, *[x, x]))  # R: tuple[Expr[Any], ...]
    dx, dy = gradients(loss, x, y)
    reveal_type(dy)  # R: Expr[Tensor[B]]
    dx + dy
    # E: Add cannot be applied to Tensor[A] and Tensor[B]: its rule "t *A?, t *A? -> t *A" needs the axes *A of the
    #    first (A) to equal the axes *A of the second (B) [axes]
    gradients(loss, 3)
    # E: No overload variant of "gradients" matches argument types "Expr[Tensor[()]]", "int" [call-overload]
    # N: Possible overload variants:
    # N:  def [X1: AnyTensor] gradients(Expr[Tensor[()]], Expr[X1], /) -> tuple[Expr[X1]]
    # N:  def [X1: AnyTensor, X2: AnyTensor] gradients(Expr[Tensor[()]], Expr[X1], Expr[X2], /) -> tuple[Expr[X1],
    #    Expr[X2]]
    # N:  def [X1: AnyTensor, X2: AnyTensor, X3: AnyTensor] gradients(Expr[Tensor[()]], Expr[X1], Expr[X2], Expr[X3], /)
    #    -> tuple[Expr[X1], Expr[X2], Expr[X3]]
    # N:  def [X1: AnyTensor, X2: AnyTensor, X3: AnyTensor, X4: AnyTensor] gradients(Expr[Tensor[()]], Expr[X1],
    #    Expr[X2], Expr[X3], Expr[X4], /) -> tuple[Expr[X1], Expr[X2], Expr[X3], Expr[X4]]
    # N:  def gradients(loss: Expr[Tensor[()]], *expressions: Expr[Any]) -> tuple[Expr[Any], ...]


def of_states(loss: Loss, x: Param[Tensor[A]], y: Input[Tensor[B]], pair: Pair, keyed: Keyed) -> None:
    reveal_type(gradient(loss, x))  # R: Expr[Tensor[A]]
    reveal_type(gradient(loss, (x, y)))  # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
    reveal_type(gradient(loss, {"a": x}))  # R: dict[str, Expr[Tensor[A]]]
    reveal_type(gradient(loss, [x, x]))  # R: list[Expr[Tensor[A]]]
    reveal_type(gradient(loss, ((x, [y]), {0: x})))
    # R: tuple[tuple[Expr[Tensor[A]], list[Expr[Tensor[B]]]], dict[int, Expr[Tensor[A]]]]
    reveal_type(gradient(loss, pair))  # R: Pair
    reveal_type(gradient(loss, Named(x, y)))  # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]], fallback=Named]
    reveal_type(gradient(loss, keyed))  # R: TypedDict(Keyed, {'a': Expr[Tensor[A]]})
    reveal_type(gradient(loss, Linear(A, B).parameters))  # R: dict[str, Expr[Any]]
    gradient(loss, x.value)
    # E: No overload variant of "gradient" matches argument types "Expr[Tensor[()]]", "Tensor[A]" [call-overload]
    # N: Possible overload variants:
    # N:  def [X: AnyTensor] gradient(loss: Expr[Tensor[()]], expression: Expr[X]) -> Expr[X]
    # N:  def [S: Expr[Any] | tuple[Any, ...] | list[Any] | Mapping[str, Any] | dict[Any, Any] | Dataclass | Composite |
    #    Stateful] gradient(loss: Expr[Tensor[()]], expression: S) -> S


def values(loss: Loss, x: Param[Tensor[A]], y: Input[Tensor[B]], pair: Pair, keyed: Keyed) -> None:
    with given() as computation:
        found = computation.gradients(loss, (x, y), {"a": x}, pair, keyed, x)
        reveal_type(found[x])  # R: Tensor[A]
        reveal_type(found[x, y])  # R: tuple[Tensor[A], Tensor[B]]
        reveal_type(found[{"a": x}])  # R: dict[str, Tensor[A]]
        reveal_type(found[[x, x]])  # R: list[Tensor[A]]
        reveal_type(found[keyed])  # R: TypedDict(Keyed, {'a': Tensor[A]})
        reveal_type(found[pair])  # R: states.<values of Pair>
        reveal_type(found[Named(x, y)])  # R: tuple[Tensor[A], Tensor[B], fallback=states.<values of Named>]
        reveal_type(found[pair].a)  # R: Tensor[A]
        reveal_type(found[pair].b.sum(B))  # R: Tensor[()]
        found[pair].c  # E: "<values of Pair>" has no attribute "c" [attr-defined]
        reveal_type(found[Named(x, y)].b)  # R: Tensor[B]
        _, second = found[Named(x, y)]
        reveal_type(second)  # R: Tensor[B]
        of_expressions(found[pair])
        # E: Argument 1 to "of_expressions" has incompatible type "<values of Pair>"; expected "Pair" [arg-type]
        same = [found[pair], found[pair]]
        reveal_type(same)  # R: list[states.<values of Pair>]
        reveal_type(found[Generics(x, (y, [x]))].first)  # R: Tensor[A]
        reveal_type(found[Generics(x, (y, [x]))].others)  # R: tuple[Tensor[B], list[Tensor[A]]]
        found[Handmade()]  # N: nothing is known of the values of Handmade: ask for those of its parts
        reveal_type(found[pair.a])  # R: Tensor[A]
        found[3]
        # E: No overload variant of "__getitem__" of "Gradients" matches argument type "int" [call-overload]
        # N: Possible overload variants:
        # N:  def [X: AnyTensor] __getitem__(self, Expr[X], /) -> X
        # N:  def [S: Expr[Any] | tuple[Any, ...] | list[Any] | Mapping[str, Any] | dict[Any, Any] | Dataclass |
        #    Composite | Stateful] __getitem__(self, S, /) -> Any
        computation.gradients(loss, 3)
        # E: Argument 2 to "gradients" of "Computation" has incompatible type "int"; expected "Expr[Any] | tuple[Any,
        #    ...] | list[Any] | Mapping[str, Any] | dict[Any, Any] | Dataclass | Composite | Stateful" [arg-type]


def starts(x: Input[Tensor[A]], y: Param[Tensor[B]], xs: Expr[Tensor[Time, A]]) -> None:
    reveal_type(while_loop(lambda s: s[0].sum() > 0.0, lambda s: (s[0] * 2.0, s[1] + 1.0), (x, y)))
    # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
    reveal_type(fold(lambda s, e: (s[0] + e, s[1] * 2.0), (x, y), xs, Time))
    # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
    reveal_type(fold(lambda s, e: {"a": s["a"] + e}, {"a": x}, xs, Time))  # R: dict[str, Expr[Tensor[A]]]
    reveal_type(scan(lambda s, e: ([s[0] + e], e), [Const(Tensor[A]([0.0, 0.0]))], xs, Time))
    # R: tuple[list[Expr[Tensor[A]]], Expr[Tensor[Time, A]]]
    reveal_type(while_loop(lambda s: s.sum() > 0.0, lambda s: s * 2.0, x))  # R: Expr[Tensor[A]]

    def step(state: State, e: Expr[Tensor[A]]) -> State:
        return state[0] + e, state[1]

    reveal_type(fold(step, (x, y), xs, Time))  # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
    fold(step, (y, x), xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[tuple[Expr[Tensor[A]], Expr[Tensor[B]]],
    #    Expr[Tensor[A]]], tuple[Expr[Tensor[A]], Expr[Tensor[B]]]]"; expected "Callable[[tuple[Expr[Tensor[B]],
    #    Expr[Tensor[A]]], Expr[Tensor[A]]], tuple[Expr[Tensor[B]], Expr[Tensor[A]]]]" [arg-type]
    while_loop(lambda s: s[0].sum() > 0.0, lambda s: (s[1], s[0]), (x, y))
    # E: Argument 2 to "while_loop" has incompatible type "Callable[[tuple[Expr[Tensor[A]], Expr[Tensor[B]]]],
    #    tuple[Expr[Tensor[B]], Expr[Tensor[A]]]]"; expected "Callable[[tuple[Expr[Tensor[A]], Expr[Tensor[B]]]],
    #    tuple[Expr[Tensor[A]], Expr[Tensor[B]]]]" [arg-type]
    # E: Incompatible return value type (got "tuple[Expr[Tensor[B]], Expr[Tensor[A]]]", expected "tuple[Expr[Tensor[A]],
    #    Expr[Tensor[B]]]") [return-value]
