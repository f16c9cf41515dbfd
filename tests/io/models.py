"""A model, an optimizer and data, for the tests of files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVarTuple

import numpy as np

from typedtensor import Axis, Buffer, Expr, Input, IntTensor, Module, Param, Tensor, given
from typedtensor.backends import Array
from typedtensor.nn import Linear
from typedtensor.ops import tanh
from typedtensor.optim import Adam, Optimizer

N = TypeVarTuple("N")


class Row(Axis): ...


class In(Axis, size=5): ...


class Hidden(Axis, size=4): ...


class Out(Axis, size=3): ...


class Net(Module):
    def __init__(self) -> None:
        self.first = Linear(In, Hidden)
        self.second = Linear(Hidden, Out)
        self.scale = Param(Tensor[()](1.0))
        self.count = Buffer(IntTensor[()](0))

    def __call__(self, x: Expr[Tensor[*N, In]]) -> Expr[Tensor[*N, Out]]:
        return self.second(tanh(self.first(x))) * self.scale


def values(model: Module) -> dict[str, Array]:
    variables = {**model.parameters, **model.buffers}
    return {name: x.value.numpy().copy() for name, x in variables.items()}


def same(some: dict[str, Array], others: dict[str, Array]) -> bool:
    return some.keys() == others.keys() and all(
        x.dtype == others[name].dtype and np.array_equal(x, others[name]) for name, x in some.items()
    )


def train(model: Net, optimizer: Optimizer, steps: int, rng: np.random.Generator) -> None:
    x = Input(Tensor[Row, In])
    loss = (model(x) ** 2.0).sum()
    for _ in range(steps):
        with given(x.bind(Tensor[Row, In](rng.normal(size=(7, 5)).astype(np.float32)))):
            optimizer.step(loss, updates=[model.count.becomes(model.count + 1)])


def trained(seed: int, steps: int = 4) -> tuple[Net, Optimizer]:
    model = Net().initialize(seed)
    optimizer = Adam(model.parameters)
    train(model, optimizer, steps, np.random.default_rng(seed))
    return model, optimizer


HOSTILE: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**64, -(10**30), 10**400, 0.5, -0.0, 1e400, -1e400, float("nan")),
    *("", "x", "0", "__class__", "\0", "é" * 1000, [], [[]], [None], [["x"], "y"], [1, 2], {}, {"": {}}, {"x": [0]}),
    {"__class__": "x", "steps": {"steps": 1}},
]
"""JSON values, of each kind and at the ends of its range."""


def mutations(value: Any) -> Iterator[Any]:
    """Yield a JSON value with each of its parts replaced by each hostile value, left out, or with another beside it."""
    yield from HOSTILE
    if isinstance(value, dict):
        for key, part in value.items():
            yield from ({**value, key: x} for x in mutations(part))
            rest = {name: x for name, x in value.items() if name != key}
            yield from (rest, {**rest, key + "?": part})
        yield from ({**value, "more": x} for x in HOSTILE)
    if isinstance(value, list):
        for n, part in enumerate(value):
            yield from ([*value[:n], x, *value[n + 1 :]] for x in mutations(part))
            yield [*value[:n], *value[n + 1 :]]
        yield from ([*value, x] for x in HOSTILE)
