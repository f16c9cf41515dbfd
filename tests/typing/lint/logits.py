"""Losses of logits that are given shares, or numbers that are never negative."""

from typing import TypeVarTuple

from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import binary_cross_entropy, cross_entropy, relu, sigmoid, softmax

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
    # N: cross_entropy normalises its scores itself, but the softmax on line 43 has already normalised these along
    #    Digit: pass its argument; if this is meant, ignore it [lint-logits]
    made = model(x)
    cross_entropy(made, ids, Digit)
    # N: cross_entropy normalises its scores itself, but the softmax on line 46 has already normalised these along
    #    Digit: pass its argument; if this is meant, ignore it [lint-logits]
    cross_entropy(shares(y), ids, Digit)
    # N: cross_entropy normalises its scores itself, but the softmax on line 50 has already normalised these along
    #    Digit: pass its argument; if this is meant, ignore it [lint-logits]
    cross_entropy(other(x), ids, Digit)
    cross_entropy(Linear(Hidden, Digit)(x), ids, Digit)


def truths(x: Expr[Tensor[Batch]], y: Expr[BoolTensor[Batch]]) -> None:
    binary_cross_entropy(relu(x), y)
    # N: binary_cross_entropy takes logits of any sign, but after the ReLU on line 58 none is negative, so no
    #    probability is below a half: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
    binary_cross_entropy(x, y)
    binary_cross_entropy(relu(x) - 1.0, y)


last = Linear(Hidden, Digit) >> relu


def of_pipelines(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Digit]], ids: Expr[IntTensor[Batch]]) -> None:
    model = Linear(Hidden, Digit) >> relu
    binary_cross_entropy(model(x), y)
    # N: binary_cross_entropy takes logits of any sign, but after the ReLU on line 69 none is negative, so no
    #    probability is below a half: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
    binary_cross_entropy(last(x), y)
    # N: binary_cross_entropy takes logits of any sign, but after the ReLU on line 65 none is negative, so no
    #    probability is below a half: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
    binary_cross_entropy(x >> last, y)
    # N: binary_cross_entropy takes logits of any sign, but after the ReLU on line 65 none is negative, so no
    #    probability is below a half: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
    binary_cross_entropy(x >> Linear(Hidden, Digit) >> relu, y)
    # N: binary_cross_entropy takes logits of any sign, but after the ReLU on line 79 none is negative, so no
    #    probability is below a half: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
    scores = model >> Linear(Digit, Digit)
    binary_cross_entropy(scores(x), y)
    binary_cross_entropy(x >> Linear(Hidden, Digit), y)
    shares = Linear(Hidden, Digit) >> sigmoid
    cross_entropy(shares(x), ids, Digit)
    # N: cross_entropy takes scores of any size, but after the sigmoid on line 85 each is between 0 and 1, so no class
    #    has a probability near 1: pass the argument of the sigmoid; if this is meant, ignore it [lint-logits]


def sigmoids(x: Expr[Tensor[Batch, Digit]], y: Expr[BoolTensor[Batch, Digit]], ids: Expr[IntTensor[Batch]]) -> None:
    cross_entropy(sigmoid(x), ids, Digit)
    # N: cross_entropy takes scores of any size, but after the sigmoid on line 92 each is between 0 and 1, so no class
    #    has a probability near 1: pass the argument of the sigmoid; if this is meant, ignore it [lint-logits]
    p = sigmoid(x)
    binary_cross_entropy(p, y)
    # N: binary_cross_entropy takes logits of any sign, but after the sigmoid on line 95 none is negative, so no
    #    probability is below a half: pass the argument of the sigmoid; if this is meant, ignore it [lint-logits]
    cross_entropy(p * 2.0, ids, Digit)


class Ending(Module):
    def __init__(self) -> None:
        self.shares = Linear(Hidden, Digit) >> sigmoid
        self.rectified = Linear(Hidden, Digit) >> relu
        self.scores = Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Digit]]:
        return self.rectified(x)

    def softened(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Digit]]:
        scores = self.scores(x) / 2.0
        return scores.softmax(Digit)

    def losses(
        self, x: Expr[Tensor[Batch, Hidden]], ids: Expr[IntTensor[Batch]], y: Expr[BoolTensor[Batch, Digit]]
    ) -> None:
        cross_entropy(self(x), ids, Digit)
        # N: cross_entropy takes scores of any sign, but after the ReLU on line 118 none is negative, and a score that
        #    the ReLU makes 0 has no gradient: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
        cross_entropy(self.softened(x), ids, Digit)
        # N: cross_entropy normalises its scores itself, but the softmax on line 121 has already normalised these along
        #    Digit: pass its argument; if this is meant, ignore it [lint-logits]
        cross_entropy(self.scores(x), ids, Digit)
        cross_entropy(x >> self.rectified, ids, Digit)
        # N: cross_entropy takes scores of any sign, but after the ReLU on line 105 none is negative, and a score that
        #    the ReLU makes 0 has no gradient: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
        binary_cross_entropy(self.shares(x), y)
        # N: binary_cross_entropy takes logits of any sign, but after the sigmoid on line 104 none is negative, so no
        #    probability is below a half: pass the argument of the sigmoid; if this is meant, ignore it [lint-logits]
        binary_cross_entropy(self.scores(x), y)
        binary_cross_entropy(softmax(self.scores(x), Digit), y)
        # N: binary_cross_entropy takes logits of any sign, but after the softmax on line 132 none is negative, so no
        #    probability is below a half: pass the argument of the softmax; if this is meant, ignore it [lint-logits]


ending = Ending()
top, ids = Input(Tensor[Batch, Hidden]), Input(IntTensor[Batch])
print(cross_entropy(ending(top), ids, Digit))
# N: cross_entropy takes scores of any sign, but after the ReLU on line 139 none is negative, and a score that the ReLU
#    makes 0 has no gradient: pass the argument of the ReLU; if this is meant, ignore it [lint-logits]
