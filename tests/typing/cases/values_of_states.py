"""Values of modules, and functions of states on tensors."""

from dataclasses import dataclass
from typing import NamedTuple, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Computation, Expr, Module, Tensor, plain
from typedtensor.nn import Linear

U = TypeVar("U", bound=Axis)
N = TypeVarTuple("N")


class Pixel(Axis, size=3): ...
class Hidden(Axis, size=2): ...
class Batch(Axis): ...


class Net(Module):
    def __init__(self) -> None:
        self.layer = Linear(Pixel, Hidden)


class Pair(NamedTuple):
    x: Expr[Tensor[Pixel]]
    y: Expr[Tensor[Hidden]]


@dataclass
class Weights:
    weight: Expr[Tensor[Pixel, Hidden]]


def of_modules(computation: Computation, loss: Expr[Tensor[()]], x: Tensor[Pixel]) -> None:
    computation.values((loss, Net()))  # N: nothing is known of the values of Net: ask for those of its parts
    reveal_type(computation.values((loss, {"net": Net().layer.weight})))
    # R: tuple[Tensor[()], dict[str, Tensor[Pixel, Hidden]]]


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
    plain(of_numbers)(x, "3")
    # E: Argument 2 to "plain(of_numbers)" has incompatible type "str"; expected "int" [arg-type]
    plain(of_tuples)((y, x))
    # E: Argument 1 to "plain(of_tuples)" has incompatible type "tuple[Tensor[Hidden], Tensor[Pixel]]"; expected
    #    "tuple[Tensor[Pixel], Tensor[Hidden]] | tuple[Expr[Tensor[Pixel]], Expr[Tensor[Hidden]]]" [arg-type]
    plain(of_layers)(Linear(Hidden, Hidden), x)
    # E: Argument 1 to "Linear" has incompatible type "type[Hidden]"; expected "type[Pixel] | Pixel" [arg-type]
