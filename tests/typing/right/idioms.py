"""Python around tensors: options, collections of layers, generic functions, numbers of NumPy, callbacks."""

import functools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar, TypeVarTuple

import numpy as np

from typedtensor import Axis, BoolTensor, Const, Expr, Input, IntTensor, Module, Param, Tensor, given
from typedtensor.nn import Dropout, LayerNorm, Linear, Pipeline, Training
from typedtensor.ops import concat, exp, gelu, log_softmax, maximum, relu, softmax, square, stop_gradient, tanh, where
from typedtensor.optim import Adam


class Batch(Axis): ...


class Time(Axis): ...


class Hidden(Axis, size=8): ...


class Out(Axis, size=3): ...


U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
S = TypeVarTuple("S")
T = TypeVar("T", bound=Expr[Tensor[Batch, Hidden]])
H = Expr[Tensor[Batch, Hidden]]


def optional(x: H, bias: Expr[Tensor[Hidden]] | None = None, mask: Expr[BoolTensor[Batch, Hidden]] | None = None) -> H:
    if bias is not None:
        x = x + bias.expand_like(x)
    return x if mask is None else where(mask, x, 0.0)


def repeated(layers: Sequence[Linear[Hidden, Hidden]], x: H) -> H:
    for layer in layers:
        x = x + relu(layer(x))
    return functools.reduce(lambda h, layer: tanh(layer(h)), reversed(layers), x)


class Heads(Module):
    def __init__(self, names: Iterable[str]) -> None:
        self.norm = LayerNorm(Hidden)
        self.heads = {name: Linear(Hidden, Out, seed=number) for number, name in enumerate(names)}
        self.stack = [Linear(Hidden, Hidden, seed=seed) for seed in range(3)]
        self.body = Pipeline(Linear(Hidden, Hidden), relu, LayerNorm(Hidden))

    def __call__(self, x: H) -> Mapping[str, Expr[Tensor[Batch, Out]]]:
        h = repeated(self.stack, self.norm(self.body(x)))
        return {name: head(h) for name, head in self.heads.items()}


def total(outputs: Mapping[str, Expr[Tensor[Batch, Out]]], weights: Mapping[str, float]) -> Expr[Tensor[()]]:
    losses = [weights[name] * square(output).mean() for name, output in outputs.items()]
    return functools.reduce(lambda one, other: one + other, losses)


def scaled(x: Expr[Tensor[*S]]) -> Expr[Tensor[*S]]:
    return x / math.sqrt(8) * float(np.pi) + np.sqrt(0.25)


def last(x: Expr[Tensor[Batch, Time, U]], y: Expr[Tensor[Batch, Time, U]]) -> Expr[Tensor[Batch, U]]:
    return maximum(x, y).mean(Time)


def projected(x: Expr[Tensor[Batch, U]], w: Expr[Tensor[U, V]]) -> Expr[Tensor[Batch, V]]:
    return x @ w


def clipped(x: H, low: float, high: float) -> H:
    return where((x > low) & (x < high), x, stop_gradient(x))


def same(x: T) -> T:
    return x


class Activation(Protocol):
    def __call__(self, x: H, /) -> H: ...


def applied(f: Activation, g: Callable[[H], H], x: H) -> H:
    return g(f(x))


def used(x: H) -> H:
    return applied(relu, lambda h: gelu(h) * 2.0, x)


@dataclass(frozen=True)
class State(Generic[U]):
    hidden: Expr[Tensor[Batch, U]]
    steps: int = 0
    history: list[float] = field(default_factory=list)

    def following(self, layer: Linear[U, U]) -> "State[U]":
        return State(tanh(layer(self.hidden)), self.steps + 1, [*self.history, float(self.steps)])


def run(layer: Linear[Hidden, Hidden], x: H, steps: int) -> H:
    state = State(x)
    while state.steps < steps:
        state = state.following(layer)
    return state.hidden


def by_label(x: Expr[Tensor[Batch, Time, Hidden]], over_time: bool) -> Expr[Tensor[Batch, Hidden]]:
    pooled = x.max(Time) if over_time else x.mean(Time)
    return pooled - pooled.mean(Hidden).expand_like(pooled)


def evaluated(values: Sequence[Tensor[Batch, Hidden]]) -> float:
    best = max(values, key=lambda value: float(value.numpy().max()))
    return float(np.mean([float(value.numpy().std()) for value in values])) + best.shape[0]


def trained(model: Heads, x: Input[Tensor[Batch, Hidden]], batches: Iterable[np.ndarray]) -> list[float]:
    optimizer, losses = Adam(model.parameters, learning_rate=1e-3), []
    loss = total(model(x), {"a": 1.0, "b": 0.5})
    for batch in batches:
        with given(x.bind(Tensor[Batch, Hidden](batch))):
            optimizer.step(loss)
            losses.append(loss.value.item())
    return losses


def noisy(x: H, dropout: Dropout, training: Training | None) -> H:
    return dropout(x, training) if training is not None else x


def chosen(scores: Expr[Tensor[Batch, Out]]) -> tuple[Expr[IntTensor[Batch]], Expr[Tensor[Batch]]]:
    shares = softmax(scores, Out)
    return scores.argmax(Out), -(shares * log_softmax(scores, Out)).sum(Out)


def bounded(scale: Param[Tensor[Hidden]], x: H) -> H:
    floor = Const(Tensor[Hidden](np.full(8, 1e-3)))
    return x * maximum(exp(scale), floor).expand_like(x)


class Both(Axis, size=16): ...


def joined(*parts: H) -> Expr[Tensor[Batch, Both]]:
    first, second = parts
    return concat(first, second.rename(Hidden, Out_), Hidden, Out_, Both)


class Out_(Axis, size=8): ...
