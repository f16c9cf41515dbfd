"""Functions and modules by what they do to axes, whatever their classes."""

from collections.abc import Callable
from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import AnyTensor, Axis, Expr, Function, Layer, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import Sum, relu, ruled, softmax

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
W = TypeVar("W", bound=Axis)
X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
Z = TypeVar("Z", bound=AnyTensor)


class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=32): ...
class Digit(Axis, size=10): ...


def residual(inner: Layer[U, U], x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
    return inner(x) + x


def residual_of_other_labels(inner: Layer[U, V], x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, V]]:
    return inner(x) + x
    # E: Add cannot be applied to Tensor[*N, V] and Tensor[*N, U]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (*N, V) to equal the axes *A of the second (*N, U), which cannot be decided: *N stands for unknown
    #    axes [axes]


def composed(f: Function[X, Y], g: Function[Y, Z], x: Expr[X]) -> Expr[Z]:
    return g(f(x))


def composed_wrongly(f: Function[X, Y], g: Function[Y, Z], x: Expr[X]) -> Expr[Z]:
    return f(g(x))
    # E: Incompatible return value type (got "Expr[Y]", expected "Expr[Z]") [return-value]
    # E: Argument 1 to "__call__" of "Function" has incompatible type "Expr[Z]"; expected "Expr[X]" [arg-type]
    # E: Argument 1 to "__call__" of "Function" has incompatible type "Expr[X]"; expected "Expr[Y]" [arg-type]


def in_a_pipeline(inner: Layer[Pixel, Hidden], x: Expr[Tensor[Batch, Pixel]]) -> None:
    reveal_type(x >> inner >> relu)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x >> inner >> Linear(Hidden, Digit))  # R: Expr[Tensor[Batch, Digit]]
    x >> inner >> inner
    # E: Layer[Pixel, Hidden] cannot follow: it takes Tensor[*N, Pixel], but is given Tensor[Batch, Hidden] [axes]


def linear_is_a_layer(x: Expr[Tensor[Batch, Pixel]]) -> None:
    a: Layer[Pixel, Hidden] = Linear(Pixel, Hidden)
    reveal_type(a(x))  # R: Expr[Tensor[Batch, Hidden]]


def linear_is_no_other_layer() -> None:
    a: Layer[Pixel, Digit] = Linear(Pixel, Hidden)
    # E: Argument 2 to "Linear" has incompatible type "type[Hidden]"; expected "type[Digit] | Digit" [arg-type]


def linear_is_a_function() -> None:
    a: Function[Tensor[Batch, Pixel], Tensor[Batch, Hidden]] = Linear(Pixel, Hidden)
    b: Function[Tensor[Batch, Hidden], Tensor[Batch, Hidden]] = Linear(Pixel, Hidden)
    # E: Argument 1 to "Linear" has incompatible type "type[Pixel]"; expected "type[Hidden] | Hidden" [arg-type]


def operation_is_a_function() -> None:
    a: Function[Tensor[Batch, Pixel], Tensor[Batch]] = Sum(Pixel)
    b: Function[Tensor[Batch, Pixel], Tensor[Pixel]] = Sum(Pixel)
    # E: Incompatible types in assignment (expression has type "Sum[Pixel]", variable has type "Function[Tensor[Batch,
    #    Pixel], Tensor[Pixel]]") [assignment]


def relu_is_a_layer() -> None:
    a: Layer[Pixel, Pixel] = relu
    b: Layer[Pixel, Hidden] = relu
    # E: Incompatible types in assignment (expression has type "ReLU", variable has type "Layer[Pixel, Hidden]")
    #    [assignment]
    # N: Following member(s) of "ReLU" have conflicts:
    # N:  Expected:
    # N:  def [N] __call__(self, Expr[Tensor[*N, Pixel]], /) -> Expr[Tensor[*N, Hidden]]
    # N:  Got:
    # N:  @overload
    # N:  def [A] __call__(Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]
    # N:  @overload
    # N:  def [A] __call__(Expr[IntTensor[*A]], /) -> Expr[IntTensor[*A]]
    # N:  @overload
    # N:  def [A] __call__(Tensor[*A], /) -> Tensor[*A]
    # N:  @overload
    # N:  def [A] __call__(IntTensor[*A], /) -> IntTensor[*A]


def pipeline_is_a_layer() -> None:
    a: Layer[Pixel, Digit] = Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)
    b: Layer[Pixel, Hidden] = Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)
    # E: Incompatible types in assignment (expression has type "Pipeline[Callable[[Expr[Tensor[*N, Pixel]]],
    #    Expr[Tensor[*N, Digit]]]]", variable has type "Layer[Pixel, Hidden]") [assignment]


def lambda_is_a_callable() -> None:
    # mypy gives a lambda no type from a protocol.
    a: Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Batch]]] = lambda x: x.sum(Pixel)
    b: Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Pixel]]] = lambda x: x.sum(Pixel)
    # E: Incompatible types in assignment (expression has type "Callable[[Expr[Tensor[Batch, Pixel]]],
    #    Expr[Tensor[Batch]]]", variable has type "Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Pixel]]]")
    #    [assignment]
    # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[Tensor[Pixel]]") [return-value]


def function_is_a_layer() -> None:
    def twice(x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        return x + x

    a: Layer[Hidden, Hidden] = twice
    b: Layer[Hidden, Digit] = twice
    # E: Incompatible types in assignment (expression has type "Callable[[Expr[Tensor[*N, U]]], Expr[Tensor[*N, U]]]",
    #    variable has type "Layer[Hidden, Digit]") [assignment]
    # N: "Layer[Hidden, Digit].__call__" has type "Callable[[Expr[Tensor[*N, Hidden]]], Expr[Tensor[*N, Digit]]]"


@ruled("*A @Pixel -> *A @Hidden")
def by_rule(x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]:
    raise NotImplementedError


def ruled_is_a_layer() -> None:
    a: Layer[Pixel, Hidden] = by_rule
    b: Layer[Pixel, Digit] = by_rule
    # E: Incompatible types in assignment (expression has type "Ruled[Literal['*A @Pixel -> *A @Hidden'], tuple[Pixel,
    #    Hidden], tuple[Literal['x']], Callable[[Expr[Tensor[*N, Pixel]]], Expr[Tensor[*N, Hidden]]]]", variable has
    #    type "Layer[Pixel, Digit]") [assignment]


class Residual(Module, Generic[U]):
    def __init__(self, inner: Layer[U, U]) -> None:
        self.inner = inner

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        return self.inner(x) + x


def module_of_a_layer(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Pixel]]) -> None:
    reveal_type(Residual(Linear(Hidden, Hidden)))  # R: Residual[Hidden]
    reveal_type(Residual(Linear(Hidden, Hidden))(x))  # R: Expr[Tensor[Batch, Hidden]]
    Residual(Linear(Hidden, Hidden))(y)
    # E: Residual[Hidden] cannot be applied to Tensor[Batch, Pixel]: its rule "*N Hidden -> *N Hidden" needs an axis
    #    Hidden in the operand, which has only (Batch, Pixel) [axes]


def module_of_a_wrong_layer() -> None:
    Residual(Linear(Pixel, Hidden))  # E: Residual takes (Layer[U, U]), but is given (Linear[Pixel, Hidden]) [axes]


def module_of_modules(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(Residual(Residual(Linear(Hidden, Hidden)))(x))  # R: Expr[Tensor[Batch, Hidden]]


class Encoder(Module, Generic[U, W]):
    def __init__(self, first: Layer[U, V], second: Layer[V, W]) -> None:
        self.apply: Layer[U, W] = Both(first, second)


class Both(Module, Generic[U, V, W]):
    def __init__(self, first: Layer[U, V], second: Layer[V, W]) -> None:
        self.first, self.second = first, second

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, W]]:
        return x >> self.first >> self.second


def encoder(x: Expr[Tensor[Batch, Pixel]]) -> None:
    made = Encoder(Linear(Pixel, Hidden), Linear(Hidden, Digit))
    reveal_type(made)  # R: Encoder[Pixel, Digit]
    reveal_type(x >> made.apply)  # R: Expr[Tensor[Batch, Digit]]


def encoder_that_does_not_fit() -> None:
    Encoder(Linear(Pixel, Hidden), Linear(Digit, Hidden))
    # E: Encoder takes (Layer[U, V], Layer[V, W]), but is given (Linear[Pixel, Hidden], Linear[Digit, Hidden]) [axes]


def returned(flag: bool) -> Layer[Pixel, Hidden]:
    if flag:
        return Linear(Pixel, Hidden)
    return Linear(Hidden, Pixel)
    # E: Argument 1 to "Linear" has incompatible type "type[Hidden]"; expected "type[Pixel] | Pixel" [arg-type]
    # E: Argument 2 to "Linear" has incompatible type "type[Pixel]"; expected "type[Hidden] | Hidden" [arg-type]


def factory(make: Callable[[type[U], type[V]], Layer[U, V]], u: type[U], v: type[V]) -> Layer[U, V]:
    return make(u, v)


def made_by_a_factory(x: Expr[Tensor[Batch, Pixel]]) -> None:
    reveal_type(factory(Linear, Pixel, Hidden))  # R: Layer[Pixel, Hidden]
    reveal_type(factory(Linear, Pixel, Hidden)(x))  # R: Expr[Tensor[Batch, Hidden]]


def attended(x: Expr[Tensor[Batch, Pixel]], scores: Function[Tensor[Batch, Pixel], Tensor[Batch, Pixel]]) -> None:
    reveal_type(softmax(scores(x), Pixel))  # R: Expr[Tensor[Batch, Pixel]]
    softmax(scores(x), Digit)
    # E: Softmax[Digit] cannot be applied to Tensor[Batch, Pixel]: its rule "*A U *B -> *A U *B" needs an axis U (Digit)
    #    in the operand, which has only (Batch, Pixel) [axes]
