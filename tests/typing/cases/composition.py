"""``x >> f`` and ``f >> g``."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Const, Expr, Input, IntTensor, Layer, Module, Network, Pipeline, Tensor, call
from typedtensor.nn import Linear
from typedtensor.ops import (
    Add,
    ArgMax,
    CrossEntropy,
    Mean,
    Neg,
    PolyOp1,
    Softmax,
    Sum,
    cross_entropy,
    log_softmax,
    maximum,
    relu,
    softmax,
    tanh,
)
from typedtensor.optim import Adam

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
I = TypeVar("I", bound=Axis)
O = TypeVar("O", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=128): ...
class Digit(Axis, size=10): ...


image = Input(Tensor[Batch, Pixel])
model = Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)


def normalise(x: Expr[Tensor[*N, Digit]]) -> Expr[Tensor[*N, Digit]]:
    return x >> Softmax(Digit)


def applied(x: Expr[Tensor[Time, Batch, Pixel]], p: Tensor[Batch, Pixel]) -> None:
    reveal_type(image >> model)  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(x >> model)  # R: Expr[Tensor[Time, Batch, Digit]]
    reveal_type(model(x))  # R: Expr[Tensor[Time, Batch, Digit]]
    reveal_type(image >> relu)  # R: Expr[Tensor[Batch, Pixel]]
    image >> softmax  # E: Softmax also takes labels: write the operation with them, as in x >> Softmax(U) [axes]
    reveal_type(image >> Sum(Pixel))  # R: Expr[Tensor[Batch]]
    reveal_type(x >> relu >> Sum(Pixel) >> Sum(Batch))  # R: Expr[Tensor[Time]]
    reveal_type(image >> model >> normalise)  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(image >> (lambda z: z.sum(Pixel)))  # R: Expr[Tensor[Batch]]
    reveal_type(p >> relu)  # R: Tensor[Batch, Pixel]
    reveal_type(p >> Sum(Batch))  # R: Tensor[Pixel]
    reveal_type(Const(p) >> model)  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(p >> (lambda z: z.item()))  # R: float
    reveal_type(image >> repr)  # R: str


def composed() -> None:
    reveal_type(Linear(Pixel, Hidden) >> relu)
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]]
    reveal_type(Linear(Pixel, Hidden) >> Linear(Hidden, Digit))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type((Linear(Pixel, Hidden) >> relu) >> (Linear(Hidden, Digit) >> relu))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(model.parameters)  # R: Parameters
    reveal_type(model >> normalise)  # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(relu >> Linear(Hidden, Digit))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(relu >> tanh)  # R: Pipeline[def [A] (Expr[Tensor[*A]]) -> Expr[Tensor[*A]]]
    reveal_type([model, model])  # R: list[Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]]


def by_rule() -> None:
    reveal_type(Linear(Pixel, Hidden) >> Sum(Hidden))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N]]]
    reveal_type(Linear(Pixel, Hidden) >> Softmax(Hidden) >> Linear(Hidden, Digit))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(Linear(Pixel, Hidden) >> Mean(Batch))  # R: Pipeline[Then[Linear[Pixel, Hidden], Mean[Batch]]]
    reveal_type(image >> (Linear(Pixel, Hidden) >> Mean(Batch)))  # R: Expr[Tensor[Hidden]]
    reveal_type(image >> (Linear(Pixel, Hidden) >> Mean(Batch) >> relu))  # R: Expr[Tensor[Hidden]]
    reveal_type(relu >> Sum(Hidden))  # R: Pipeline[Then[ReLU, Sum[Hidden]]]
    reveal_type(Sum(Hidden) >> relu)  # R: Pipeline[Then[Sum[Hidden], ReLU]]
    reveal_type(image >> (Sum(Pixel) >> relu))  # R: Expr[Tensor[Batch]]
    reveal_type(image >> (relu >> (Sum(Pixel) >> relu)))  # R: Expr[Tensor[Batch]]
    reveal_type(image >> (relu >> (relu >> (relu >> (relu >> (relu >> (relu >> (relu >> tanh))))))))
    # R: Expr[Tensor[Batch, Pixel]]
    reveal_type((Sum(Pixel) >> relu)(image))  # R: Expr[Tensor[Batch]]
    reveal_type(Linear(Pixel, Hidden) >> (Sum(Hidden) >> relu))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N]]]
    reveal_type(Sum(Batch) >> Linear(Pixel, Hidden) >> ArgMax(Hidden))
    # R: Pipeline[Then[Then[Sum[Batch], Linear[Pixel, Hidden]], ArgMax[Hidden]]]
    reveal_type(image >> (Sum(Batch) >> Linear(Pixel, Hidden) >> ArgMax(Hidden)))  # R: Expr[IntTensor[()]]
    reveal_type(image >> (Sum(Batch) >> normalise))
    # E: normalise cannot follow: it takes Tensor[*N, Digit], but is given Tensor[Pixel] [axes]
    # R: Any


def lambdas() -> None:
    reveal_type(Linear(Pixel, Hidden) >> (lambda z: z))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]]
    reveal_type(Linear(Pixel, Hidden) >> (lambda z: z.sum(Hidden)))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N]]]
    reveal_type(Linear(Pixel, Hidden) >> (lambda z: z >> Linear(Hidden, Digit)))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(Linear(Pixel, Hidden) >> (lambda z: z >> relu >> Linear(Hidden, Digit)))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    Sum(Hidden) >> (lambda z: z)
    # N: nothing is known of the result: a lambda follows an operation that is typed at each application; write a
    #    function with types in its place
    Linear(Pixel, Hidden) >> (lambda z: z.sum(Digit))
    # E: Sum[Digit] cannot be applied to Tensor[*N, Hidden]: its rule "t *A U *B -> t *A *B" needs U (Digit) in the
    #    operand (*N, Hidden), which cannot be decided: *N stands for unknown axes [axes]
    Linear(Pixel, Hidden) >> (lambda z: z >> Linear(Digit, Digit))
    # E: Linear[Digit, Digit] cannot follow: it takes Tensor[*N, Digit], but is given Tensor[*N, Hidden] [axes]
    image >> (lambda z: z.sum(Digit))
    # E: Sum[Digit] cannot be applied to Tensor[Batch, Pixel]: its rule "t *A U *B -> t *A *B" needs an axis U (Digit)
    #    in the operand, which has only (Batch, Pixel) [axes]


class NotCallable(Module): ...


class Fixed(Module):
    def __call__(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch]]:
        return x.sum(Hidden)


def rejected(p: Tensor[Batch, Pixel], module: Module) -> None:
    Linear(Pixel, Hidden) >> Linear(Digit, Hidden)
    # E: Linear[Digit, Hidden] cannot follow: it takes Tensor[*N, Digit], but is given Tensor[*N, Hidden] [axes]
    Linear(Pixel, Hidden) >> normalise
    # E: normalise cannot follow: it takes Tensor[*N, Digit], but is given Tensor[*N, Hidden] [axes]
    Linear(Pixel, Hidden) >> (relu >> Linear(Digit, Hidden))
    # E: the pipeline cannot follow: it takes Tensor[*N, Digit], but is given Tensor[*N, Hidden] [axes]
    Linear(Pixel, Hidden) >> (Sum(Hidden) >> Linear(Digit, Hidden))
    # E: Linear[Digit, Hidden] cannot follow: it takes Tensor[*N, Digit], but is given Tensor[*N] [axes]
    Linear(Pixel, Hidden) >> 3  # E: "int" not callable [operator]
    model >> model  # E: the pipeline cannot follow: it takes Tensor[*N, Pixel], but is given Tensor[*N, Digit] [axes]
    image >> Linear(Hidden, Digit)
    # E: Linear[Hidden, Digit] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch, Pixel] [axes]
    image >> (Linear(Hidden, Digit) >> relu)
    # E: the pipeline cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch, Pixel] [axes]
    image >> normalise
    # E: normalise cannot follow: it takes Tensor[*N, Digit], but is given Tensor[Batch, Pixel] [axes]
    image >> Sum(Digit)
    # E: Sum[Digit] cannot be applied to Tensor[Batch, Pixel]: its rule "t *A U *B -> t *A *B" needs an axis U (Digit)
    #    in the operand, which has only (Batch, Pixel) [axes]
    image >> (Sum(Digit) >> relu)
    # E: Sum[Digit] cannot be applied to Tensor[Batch, Pixel]: its rule "t *A U *B -> t *A *B" needs an axis U (Digit)
    #    in the operand, which has only (Batch, Pixel) [axes]
    image >> (relu >> Sum(Digit))
    # E: Sum[Digit] cannot be applied to Tensor[Batch, Pixel]: its rule "t *A U *B -> t *A *B" needs an axis U (Digit)
    #    in the operand, which has only (Batch, Pixel) [axes]
    image >> (Linear(Pixel, Hidden) >> Mean(Digit))
    # E: Mean[Digit] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> real *A *B" needs an axis U
    #    (Digit) in the operand, which has only (Batch, Hidden) [axes]
    image >> Add()  # E: Add takes 2 operands, not 1: its rule is "t *A?, t *A? -> t *A" [axes]
    image >> 3  # E: "int" not callable [operator]
    p >> model
    # E: the pipeline cannot follow: it takes Expr[Tensor[*N, Pixel]], but is given Tensor[Batch, Pixel]; wrap the
    #    tensor in Const(…) [axes]
    3 >> model
    # E: Unsupported operand types for >> ("int" and "Pipeline[Callable[[Expr[Tensor[*N, Pixel]]], Expr[Tensor[*N,
    #    Digit]]]]") [operator]
    NotCallable() >> relu  # E: NotCallable cannot stand before >>: it defines no __call__ [axes]
    relu >> NotCallable()  # E: "NotCallable" not callable [operator]
    module >> relu  # E: Module cannot stand before >>: it defines no __call__ [axes]
    model(3)  # E: Argument 1 has incompatible type "int"; expected "Expr[Tensor[*tuple[Never, ...], Pixel]]" [arg-type]
    model(image, 3)  # E: Too many arguments [call-arg]
    Fixed() >> Linear(Hidden, Digit)
    # E: Linear[Hidden, Digit] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch] [axes]


class Score(Module):
    def __call__(self, x: Expr[Tensor[*N, Hidden]], y: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N]]:
        return (x * y) >> Sum(Hidden)


@call
def scored(x: Expr[Tensor[Batch, Pixel]], labels: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch]]:
    return (x >> model, labels) >> CrossEntropy(Digit)


def several_operands(
    x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch, Pixel], q: Tensor[Batch, Pixel], labels: Expr[IntTensor[Batch]]
) -> None:
    reveal_type((x, x) >> Score())  # R: Expr[Tensor[Batch]]
    reveal_type((x, x) >> Add())  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type((p, 2.0) >> Add())  # R: Tensor[Batch, Pixel]
    reveal_type((p, q) >> Add() >> Sum(Pixel))  # R: Tensor[Batch]
    reveal_type((image, p) >> maximum)  # R: Expr[Tensor[Batch, Pixel]]
    reveal_type((image, labels) >> scored)  # R: Expr[Tensor[Batch]]
    reveal_type((image,) >> model)  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(Score() >> relu)
    # R: Pipeline[def [N] (Expr[Tensor[*N, Hidden]], Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N]]]
    reveal_type((x, x) >> (Score() >> relu))  # R: Expr[Tensor[Batch]]
    reveal_type((x, x) >> (Add() >> Sum(Hidden)))  # R: Expr[Tensor[Batch]]
    (x, image) >> Score()
    # E: Score[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Pixel]: its rule "*N Hidden, *N
    #    Hidden -> *N" needs an axis Hidden in the second, which has only (Batch, Pixel) [axes]
    (x, labels) >> Add()
    # E: Add cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not real and int; try as_real(second).expand_like(first) [axes]
    (x, x) >> relu  # E: ReLU takes 1 operand, not 2: its rule is "t *A -> t *A" [axes]
    (x, x) >> model
    # E: Too many arguments [call-arg]
    # E: Pipeline[Pixel, Digit] cannot be applied to Tensor[Batch, Hidden]: its rule "*N Pixel -> *N Digit" needs an
    #    axis Pixel in the operand, which has only (Batch, Hidden) [axes]
    (x,) >> Score()
    # E: Score takes (Expr[Tensor[*N, Hidden]], Expr[Tensor[*N, Hidden]]), but is given (Expr[Tensor[Batch, Hidden]])
    #    [axes]
    (image, labels) >> cross_entropy
    # E: CrossEntropy also takes labels: write the operation with them, as in (x, y) >> CrossEntropy(U) [axes]
    (x, x) >> normalise
    # E: Unsupported left operand type for >> ("tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]]]")
    #    [operator]
    (image, image) >> NotCallable()  # E: "NotCallable" not callable [operator]
    [x, x] >> Score()  # E: Unsupported left operand type for >> ("list[Expr[Tensor[Batch, Hidden]]]") [operator]


class Maps(Protocol[I, O]):
    def __call__(self, x: Expr[Tensor[*N, I]], /) -> Expr[Tensor[*N, O]]: ...


Chain = Pipeline[Maps[I, O]]


class Classifier(Module):
    body: Pipeline[Maps[Pixel, Digit]]
    head: Chain[Digit, Digit]

    def __init__(self) -> None:
        self.net = Linear(Pixel, Hidden) >> relu

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]:
        reveal_type(self.net)  # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]]
        reveal_type(x >> self.body)  # R: Expr[Tensor[*N, Digit]]
        reveal_type(x >> self.body >> self.head)  # R: Expr[Tensor[*N, Digit]]
        reveal_type(self.body >> self.head)  # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
        return x >> self.net


def block(axis: type[U]) -> Pipeline[Maps[U, U]]:
    return Linear(axis, axis) >> relu >> Linear(axis, axis)


def network(axis: type[U]) -> Network[U, Digit]:
    return Linear(axis, Hidden) >> relu >> Linear(Hidden, Digit)


def another() -> Network[Pixel, Hidden]:
    return Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)
    # E: Incompatible return value type (got "Pipeline[Callable[[Expr[Tensor[*N, Pixel]]], Expr[Tensor[*N, Digit]]]]",
    #    expected "Pipeline[Layer[Pixel, Hidden]]") [return-value]


def networks(layer: Layer[Pixel, Digit]) -> list[Layer[Pixel, Digit]]:
    made = network(Pixel)
    reveal_type(made)  # R: Pipeline[Layer[Pixel, Digit]]
    reveal_type(image >> made)  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(made >> relu)  # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(Linear(Pixel, Pixel) >> made)
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    Adam(made.parameters, learning_rate=0.1)
    wrapped: Network[Pixel, Digit] = Pipeline(Linear(Pixel, Digit))
    return [made, wrapped, layer]


def annotated() -> None:
    a: Pipeline[Callable[[Expr[Tensor[*N, Pixel]]], Expr[Tensor[*N, Digit]]]] = model
    b: Pipeline[Maps[Pixel, Digit]] = model
    c: Maps[Pixel, Digit] = model
    d: Pipeline[Maps[Hidden, Digit]] = model
    # E: Incompatible types in assignment (expression has type "Pipeline[Callable[[Expr[Tensor[*N, Pixel]]],
    #    Expr[Tensor[*N, Digit]]]]", variable has type "Pipeline[Maps[Hidden, Digit]]") [assignment]
    e: Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Batch, Digit]]] = model
    f: Module = model
    reveal_type(b >> relu)  # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(image >> c)  # R: Expr[Tensor[Batch, Digit]]
    reveal_type(Classifier() >> Linear(Hidden, Digit))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
    reveal_type(Linear(Pixel, Hidden) >> block(Hidden))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]]
    reveal_type(Fixed() >> relu)  # R: Pipeline[def (Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch]]]
    reveal_type(Linear(Pixel, Hidden) >> Fixed())
    # R: Pipeline[def (Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch]]]
    reveal_type(Linear(Pixel, Hidden) >> Neg())
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]]


def gradual(a: Any) -> None:
    reveal_type(image >> a)  # R: Any
    reveal_type(a >> model)  # R: Any
    reveal_type(model >> a)  # R: Any
    reveal_type(model(a))  # R: Expr[Tensor[*tuple[Any, ...], Digit]]


def unary(op: PolyOp1) -> None:
    reveal_type(image >> op)
    # N: nothing is known of the result of PolyOp1, which states no rule
    # R: Any


def without_their_labels() -> None:
    reveal_type(Linear(Pixel, Digit) >> softmax)
    # E: Softmax also takes labels: write the operation with them, as in layer >> Softmax(U) [axes]
    # R: Any
    relu >> softmax  # E: Softmax also takes labels: write the operation with them, as in layer >> Softmax(U) [axes]
    Linear(Pixel, Digit) >> relu >> log_softmax
    # E: LogSoftmax also takes labels: write the operation with them, as in layer >> LogSoftmax(U) [axes]
    Pipeline(Linear(Pixel, Digit), softmax)
    # E: Softmax also takes labels: write the operation with them, as in layer >> Softmax(U) [axes]
    reveal_type(Linear(Pixel, Digit) >> Softmax(Digit))
    # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
