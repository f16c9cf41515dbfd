"""Small networks with data, for the tests of training."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from typedtensor import Axis, Buffer, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import BatchNorm, Dropout, Linear, Training
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.training import Batches


class Row(Axis): ...


class In(Axis, size=6): ...


class Hidden(Axis, size=5): ...


class Out(Axis, size=3): ...


@dataclass
class Made:
    """A network, its losses in training and evaluation, the function of its steps, and the number of batches."""

    model: Module
    x: Input[Tensor[Row, In]]
    y: Input[IntTensor[Row]]
    loss: Expr[Tensor[()]]
    tested: Expr[Tensor[()]]
    right: Expr[Tensor[()]]
    training: Training
    optimizer: Optimizer
    accumulate: int


class Net(Module):
    def __init__(self, kind: str) -> None:
        self.first, self.second = Linear(In, Hidden), Linear(Hidden, Out)
        self.step = Buffer(IntTensor[()](0))
        self.dropout = Dropout(0.5, seed=1) if kind == "dropout" else None
        self.norm = BatchNorm(Hidden) if kind in {"norm", "accumulated"} else None

    def __call__(self, x: Expr[Tensor[Row, In]], training: Training | None) -> Expr[Tensor[Row, Out]]:
        hidden = relu(self.first(x))
        if self.dropout is not None:
            hidden = self.dropout(hidden, training)
        if self.norm is not None:
            hidden = self.norm(hidden, training)
        return self.second(hidden)


def network(kind: str, seed: int = 0, rate: float | Callable[[int], float] = 0.1) -> Made:
    model = Net(kind).initialize(seed)
    x, y = Input(Tensor[Row, In]), Input(IntTensor[Row])
    training = Training(model.step if kind in {"SGD", "norm"} else Buffer(IntTensor[()](0)))  # of the model or separate
    logits, evaluated = model(x, training), model(x, None)
    optimizer: Optimizer = (
        Adam(model.parameters) if kind == "Adam" else SGD(model.parameters, learning_rate=rate, momentum=0.9)
    )
    return Made(
        model,
        x,
        y,
        cross_entropy(logits, y, Out).mean(Row),
        cross_entropy(evaluated, y, Out).mean(Row),
        logits.argmax(Out).eq(y).mean(Row),
        training,
        optimizer,
        3 if kind == "accumulated" else 1,
    )


def data(made: Made, seed: int, order: int | None = 0, size: int = 8) -> Batches:
    """Thirty rows in batches of eight or another size: the last one is smaller."""
    rng = np.random.default_rng(seed)
    xs = Tensor[Row, In](rng.normal(size=(30, 6)).astype(np.float32))
    ys = IntTensor[Row](rng.integers(0, 3, 30))
    return Batches(made.x.bind(xs), made.y.bind(ys), along=Row, size=size, seed=order)
