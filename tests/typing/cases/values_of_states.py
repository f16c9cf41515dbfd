"""Values of modules, and functions of states on tensors."""

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Computation, Expr, Module, Param, Tensor, plain
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import relu

U = TypeVar("U", bound=Axis)
N = TypeVarTuple("N")


class Pixel(Axis, size=3): ...
class Hidden(Axis, size=2): ...
class Batch(Axis): ...


class Net(Module):
    def __init__(self) -> None:
        self.layer = Linear(Pixel, Hidden)
        self.layers = [Linear(Hidden, Hidden), Linear(Hidden, Hidden)]
        self.norms = {"first": LayerNorm(Hidden)}
        self.pipeline = Linear(Pixel, Hidden) >> relu
        self.scale = 2.0
        self.inner: Net | None = None
        self.weight = Param(Tensor[Pixel]([1.0, 2.0, 3.0]))

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Hidden]]:
        return self.layer(x)


class Of(Module, Generic[U]):
    def __init__(self, axis: type[U]) -> None:
        self.layer: Linear[U, Hidden] = Linear(axis, Hidden)


class Pair(NamedTuple):
    x: Expr[Tensor[Pixel]]
    y: Expr[Tensor[Hidden]]


@dataclass
class Weights:
    weight: Expr[Tensor[Pixel, Hidden]]


def of_modules(computation: Computation, loss: Expr[Tensor[()]], x: Tensor[Pixel]) -> None:
    values = computation.values(Net())
    reveal_type(values.layer.weight)  # R: Tensor[Pixel, Hidden]
    reveal_type(values.layer.bias)  # R: Tensor[Hidden]
    reveal_type(values.layers[0].weight)  # R: Tensor[Hidden, Hidden]
    reveal_type(values.norms["first"].scale)  # R: Tensor[Hidden]
    reveal_type(values.pipeline(x))  # R: Tensor[Hidden]
    reveal_type(values.scale)  # R: float
    reveal_type(values.weight)  # R: Tensor[Pixel]
    reveal_type(values(x))  # R: Tensor[Hidden]
    reveal_type(computation.values((loss, Of(Pixel)))[1].layer.weight)  # R: Tensor[Pixel, Hidden]
    reveal_type(computation.gradients(loss)[Net()].layer.bias)  # R: Tensor[Hidden]
    values.layer.weight.sum(Batch)
    # E: SumAlong[Batch] cannot be applied to Tensor[Pixel, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Batch) in the operand, which has only (Pixel, Hidden) [axes]
    values.weight + values.layer.bias
    # E: Add cannot be applied to Tensor[Pixel] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Pixel) to equal the axes *A of the second (Hidden) [axes]
    values(values.layer.bias)
    # E: Argument 1 to "__call__" of "Net" has incompatible type "Tensor[Hidden]"; expected "Tensor[Pixel]" [arg-type]
    values.missing  # E: "<values of Net>" has no attribute "missing" [attr-defined]


def of_generic_modules(computation: Computation, module: Of[U]) -> Tensor[U, Hidden]:
    reveal_type(computation.values(module).layer.bias)  # R: Tensor[Hidden]
    return computation.values(module).layer.weight


def of_numbers(x: Expr[Tensor[Pixel]], times: int) -> Expr[Tensor[Pixel]]:
    return x * float(times)


def of_layers(layer: Linear[Pixel, Hidden], x: Expr[Tensor[Pixel]]) -> Expr[Tensor[Hidden]]:
    return layer(x)


def of_tuples(pair: tuple[Expr[Tensor[Pixel]], Expr[Tensor[Hidden]]]) -> Expr[Tensor[Pixel]]:
    return pair[0] * pair[1].sum()


def of_pairs(pair: Pair) -> Expr[Tensor[Pixel]]:
    return pair.x * pair.y.sum()


def of_weights(weights: Weights) -> Expr[Tensor[Pixel, Hidden]]:
    return weights.weight * 2.0


def both(x: Expr[Tensor[Pixel]]) -> Pair:
    return Pair(x, Linear(Pixel, Hidden)(x))


def on_tensors(x: Tensor[Pixel], y: Tensor[Hidden], weights: Weights) -> None:
    reveal_type(plain(of_numbers)(x, 3))  # R: Tensor[Pixel]
    reveal_type(plain(of_layers)(Linear(Pixel, Hidden), x))  # R: Tensor[Hidden]
    reveal_type(plain(of_tuples)((x, y)))  # R: Tensor[Pixel]
    reveal_type(plain(of_pairs)(plain(both)(x)))  # R: Tensor[Pixel]
    reveal_type(plain(of_weights)(weights))  # R: Tensor[Pixel, Hidden]
    plain(of_numbers)(x, "3")  # E: Argument 2 to "of_numbers" has incompatible type "str"; expected "int" [arg-type]
    plain(of_tuples)((y, x))
    # E: Argument 1 to "of_tuples" has incompatible type "tuple[Tensor[Hidden], Tensor[Pixel]]"; expected
    #    "tuple[Tensor[Pixel], Tensor[Hidden]] | tuple[Expr[Tensor[Pixel]], Expr[Tensor[Hidden]]]" [arg-type]
    plain(of_layers)(Linear(Hidden, Hidden), x)
    # E: Argument 1 to "Linear" has incompatible type "type[Hidden]"; expected "type[Pixel] | Pixel" [arg-type]
