"""A mixture of experts: a gate weights the outputs of all experts at each position; a loss balances their load."""

from __future__ import annotations

from benchmarks.mistakes.parts import Share, average, draw, shares, trial, weight
from typedtensor import Axis, Expr, Input, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, dot, log, mean_squared_error, relu


class Batch(Axis): ...


class Time(Axis, size=4): ...


class Model(Axis, size=6): ...


class Hidden(Axis, size=6): ...


class Expert(Axis, size=4): ...


class Output(Axis, size=6): ...


Tokens = Expr[Tensor[Batch, Time, Model]]


class Mixture(Module):
    """A perceptron for each expert, and a gate that weights them."""

    def __init__(self) -> None:
        self.gate = Linear(Model, Expert, bias=False, seed=0)
        self.inner = weight(Tensor[Expert, Model, Hidden])
        self.inner_bias = weight(Tensor[Expert, Hidden])
        self.outer = weight(Tensor[Expert, Hidden, Output])

    def shares(self, x: Tokens) -> Expr[Tensor[Batch, Time, Share[Expert]]]:
        return shares(self.gate(x), Expert)

    def experts(self, x: Tokens) -> Expr[Tensor[Batch, Time, Expert, Output]]:
        inner = dot(x, self.inner, Model)
        hidden = relu(inner + self.inner_bias.expand_like(inner))
        return dot(hidden, self.outer, Hidden)

    def __call__(self, x: Tokens) -> Expr[Tensor[Batch, Time, Output]]:
        return average(self.shares(x), self.experts(x), Expert)


tokens = Input(Tensor[Batch, Time, Model])
target = Input(Tensor[Batch, Time, Output])

mixture = Mixture()
weights = mixture.shares(tokens)
output = mixture(tokens)
importance = weights.mean(Batch, Time)
balance = (importance * importance).sum(Share[Expert]) * Expert().size
entropy = -(weights * log(weights + 1e-9)).sum(Share[Expert])
chosen = weights.argmax(Share[Expert]).one_hot(Expert)
load = chosen.mean(Batch, Time)
auxiliary = average(importance, load, Expert) * Expert().size
top = weights.max(Share[Expert])
confident = mixture.experts(tokens) * ExpandAlong(Output)(mixture.experts(tokens), chosen)
loss = mean_squared_error(output, target) + 0.01 * (balance + auxiliary) + 0.01 * entropy.mean(Batch, Time)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(tokens, Batch(4)), draw(target, Batch(4)))
