"""Losses of logits that are given shares, or numbers that are never negative."""

from typing import TypeVarTuple

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import binary_cross_entropy, cross_entropy, relu, softmax

N = TypeVarTuple("N")


class Batch(Axis): ...
class Hidden(Axis, size=4): ...
class Digit(Axis, size=10): ...


class Shares(Module):
    def __init__(self) -> None:
        self.output = Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Digit]]:
        return softmax(self.output(x), Digit)


class Scores(Module):
    def __init__(self) -> None:
        self.output = Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Digit]]:
        return self.output(softmax(x, Hidden))


def shares(x: Expr[Tensor[Batch, Digit]]) -> Expr[Tensor[Batch, Digit]]:
    return x.softmax(Digit)


def losses(x: Expr[Tensor[Batch, Hidden]], ids: Expr[IntTensor[Batch]], y: Expr[Tensor[Batch, Digit]]) -> None:
    model, other = Shares(), Scores()
    cross_entropy(model(x), ids, Digit)
    # E: cross_entropy takes scores and normalises them itself, but these are shares along Digit already, by the softmax
    #    on line 22: let the model return what that is given [axes-softmax]
    made = model(x)
    cross_entropy(made, ids, Digit)
    # E: cross_entropy takes scores and normalises them itself, but these are shares along Digit already, by the softmax
    #    on line 22: let the model return what that is given [axes-softmax]
    cross_entropy(shares(y), ids, Digit)
    # E: cross_entropy takes scores and normalises them itself, but these are shares along Digit already, by the softmax
    #    on line 34: let the model return what that is given [axes-softmax]
    cross_entropy(other(x), ids, Digit)
    cross_entropy(Linear(Hidden, Digit)(x), ids, Digit)


def truths(x: Expr[Tensor[Batch]], y: Expr[BoolTensor[Batch]]) -> None:
    binary_cross_entropy(relu(x), y)
    # E: binary_cross_entropy takes logits of any sign, and after a ReLU none is negative: no probability is below a
    #    half; give it what the ReLU was given [axes-logits]
    binary_cross_entropy(x, y)
    binary_cross_entropy(relu(x) - 1.0, y)
