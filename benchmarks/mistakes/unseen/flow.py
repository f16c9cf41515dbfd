"""A normalising flow of coupling layers with a mixing matrix, trained by the exact likelihood."""

from __future__ import annotations

from math import log, pi

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, Module, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import concat, dot, exp, log_abs_det, square, tanh


class Batch(Axis, samples=True): ...


class Value(Axis, size=6): ...


class Mixed(Axis, size=6): ...


class Left(Axis, size=3): ...


class Right(Axis, size=3): ...


class Hidden(Axis, size=8): ...


Values = Expr[Tensor[Batch, Value]]
Logs = Expr[Tensor[Batch]]


class Coupling(Module):
    def __init__(self, seed: int) -> None:
        self.hidden = Linear(Left, Hidden, seed=seed)
        self.scale, self.shift = Linear(Hidden, Right, seed=seed + 1), Linear(Hidden, Right, seed=seed + 2)
        self.mixing: Param[Tensor[Value, Mixed]] = weight(Tensor[Value, Mixed])

    def __call__(self, x: Values) -> tuple[Values, Logs]:
        x = dot(x, self.mixing, Value).rename(Mixed, Value)
        left, right = x.slice(Value, Left, 0, 3), x.slice(Value, Right, 3, 6)
        hidden = tanh(self.hidden(left))
        log_scale = tanh(self.scale(hidden))
        moved = right * exp(log_scale) + self.shift(hidden)
        volume = log_scale.sum(Right)
        change = log_abs_det(self.mixing, Value, Mixed)
        return concat(left, moved, Left, Right, Value), volume + change.expand_like(volume)

    def inverse(self, y: Values) -> Values:
        left, moved = y.slice(Value, Left, 0, 3), y.slice(Value, Right, 3, 6)
        hidden = tanh(self.hidden(left))
        right = (moved - self.shift(hidden)) * exp(-tanh(self.scale(hidden)))
        return concat(left, right, Left, Right, Value)


class Flow(Module):
    def __init__(self) -> None:
        self.layers = [Coupling(0), Coupling(3)]

    def __call__(self, x: Values) -> tuple[Values, Logs]:
        total = x.sum(Value) * 0.0
        for layer in self.layers:
            x, volume = layer(x)
            total = total + volume
        return x, total


data = Input(Tensor[Batch, Value])
flow = Flow()
code, volume = flow(data)
log_prior = -0.5 * (square(code) + log(2.0 * pi)).sum(Value)
log_likelihood = log_prior + volume
loss = -log_likelihood.mean(Batch)
bits = -log_likelihood / (6.0 * log(2.0))
restored = flow.layers[1].inverse(code)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss + 0.0 * square(restored).mean() + 0.0 * bits.mean(Batch), draw(data, Batch(4)))
