"""Results of layers and of generic functions that are declared with other axes: that is said, and nothing else."""

from typing import TypeVarTuple

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu

N = TypeVarTuple("N")


class Batch(Axis): ...
class Feature(Axis, size=3): ...
class Out(Axis, size=2): ...


class Model(Module):
    def __call__(self, x: Expr[Tensor[*N, Feature]]) -> Expr[Tensor[*N, Out]]: ...


def scored(x: Expr[Tensor[*N, Feature]]) -> Expr[Tensor[*N, Out]]: ...


def declared(x: Expr[Tensor[Batch, Feature]], model: Model, layer: Linear[Feature, Out]) -> None:
    loss: Expr[Tensor[()]] = model(x)
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Out]]", variable has type
    #    "Expr[Tensor[()]]") [assignment]
    one: Expr[Tensor[Out]] = layer(x)
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Out]]", variable has type
    #    "Expr[Tensor[Out]]") [assignment]
    pipeline = layer >> relu
    other: Expr[Tensor[()]] = pipeline(x)
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Out]]", variable has type
    #    "Expr[Tensor[()]]") [assignment]
    scores: Expr[Tensor[Out]] = scored(x)
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch, Out]]", variable has type
    #    "Expr[Tensor[Out]]") [assignment]
    right: Expr[Tensor[Batch, Out]] = model(x)
    single: Expr[Tensor[Out]] = model(x.sum(Batch))
    both: Expr[Tensor[Batch, Out]] | None = scored(x)


def returned(x: Expr[Tensor[Batch, Feature]], model: Model) -> Expr[Tensor[Out]]:
    return model(x)
    # E: Incompatible return value type (got "Expr[Tensor[Batch, Out]]", expected "Expr[Tensor[Out]]") [return-value]
