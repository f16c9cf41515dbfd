"""A graph attention network, which finds the circle of friends of each person in a network.

    python -m examples.models.gat [--steps N]

The network is a list of edges. Each person receives the features of its neighbours, weighted by attention: a softmax
over the edges with the same target. The data are random: three circles with most edges inside them, and features that
carry little information. The circle of every tenth person is known. The program prints losses, and the share of the
other people whose circle it finds.

It shows ``segment_softmax`` and ``segment_sum`` by the target of an edge, ``take``, and a layer that is generic in its
input, heads and width.

After Veličković et al. (2018).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import numpy as np

from typedtensor import Axis, Binding, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import glorot_uniform, parameter
from typedtensor.ops import (
    SmoothedCrossEntropy,
    as_real,
    contract_along,
    dot,
    elu,
    leaky_relu,
    segment_softmax,
    segment_sum,
    take,
)
from typedtensor.optim import Adam

NONE = -1  # the circle of people whose circle is not known

U = TypeVar("U", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)


class Person(Axis, size=90): ...


class Edge(Axis): ...


class Feature(Axis, size=12): ...


class Head(Axis, size=4): ...


class Part(Axis, size=8): ...


class Hidden(Axis, size=32): ...


class Vote(Axis, size=2): ...


class Circle(Axis, size=3): ...


class GraphAttention(Module, Generic[U, H, D]):
    """The features of each person from those of its neighbours, for several heads."""

    def __init__(self, features: type[U], heads: type[H], width: type[D], *, seed: np.random.Generator) -> None:
        self.weight = parameter(features, heads, width, draw=glorot_uniform, seed=seed)
        self.giving = parameter(heads, width, draw=glorot_uniform, seed=seed)
        self.taking = parameter(heads, width, draw=glorot_uniform, seed=seed)
        self.features, self.width = features, width

    def __call__(
        self, x: Expr[Tensor[Person, U]], source: Expr[IntTensor[Edge]], target: Expr[IntTensor[Edge]]
    ) -> Expr[Tensor[Person, H, D]]:
        nodes = contract_along(x, self.weight, self.features)
        giving, taking = dot(nodes, self.giving, self.width), dot(nodes, self.taking, self.width)
        scores = leaky_relu(take(giving, source, Person) + take(taking, target, Person))
        shares = segment_softmax(scores, target, Edge, Person)
        messages = take(nodes, source, Person)
        return segment_sum(messages * shares.expand_like(messages), target, Edge, Person)


class GAT(Module):
    """Scores of the circles of people."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.first = GraphAttention(Feature, Head, Part, seed=rng)
        self.second = GraphAttention(Hidden, Vote, Circle, seed=rng)

    def __call__(
        self, x: Expr[Tensor[Person, Feature]], source: Expr[IntTensor[Edge]], target: Expr[IntTensor[Edge]]
    ) -> Expr[Tensor[Person, Circle]]:
        hidden = elu(self.first(x, source, target)).merge(Head, Part, Hidden)
        return self.second(hidden, source, target).mean(Vote)


features, known = Input(Tensor[Person, Feature]), Input(IntTensor[Person])
source, target = Input(IntTensor[Edge]), Input(IntTensor[Edge])


def loss_of(model: GAT) -> Expr[Tensor[()]]:
    """Return the mean loss of the people whose circle is known."""
    losses = SmoothedCrossEntropy(Circle, ignored=NONE)(model(features, source, target), known)
    return losses.sum() / as_real(known.ne(NONE)).sum()


def people(generator: np.random.Generator) -> tuple[tuple[Binding[Any], ...], Any]:
    """Bind features, edges and the known circles; return the bindings and all circles."""
    count = Person().size
    circles = generator.permutation(np.arange(count) % Circle().size)
    probability = np.where(circles[:, None] == circles, 0.2, 0.02)
    linked = generator.random((count, count)) < probability
    sources, targets = np.nonzero(linked | linked.T | np.eye(count, dtype=bool))
    values = generator.normal(size=(count, Feature().size))
    values[np.arange(count), circles] += 0.7
    bindings = (
        features.bind(Tensor[Person, Feature](values.astype(np.float32))),
        source.bind(IntTensor[Edge](sources)),
        target.bind(IntTensor[Edge](targets)),
        known.bind(IntTensor[Person](np.where(np.arange(count) % 10 == 0, circles, NONE))),
    )
    return bindings, circles


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model; return its accuracy for the people whose circle is not known."""
    parser = argparse.ArgumentParser(description="Learn to find circles of friends.")
    parser.add_argument("--steps", type=int, default=100, help="number of training steps")
    options = parser.parse_args(arguments)

    model = GAT()
    bindings, circles = people(np.random.default_rng(0))
    loss, guess = loss_of(model), model(features, source, target).argmax(Circle)
    optimizer = Adam(model.parameters, learning_rate=1e-2)
    for step in range(options.steps):
        with given(*bindings):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 20 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*bindings):
        correct = guess.value.numpy() == circles
    accuracy = float(correct[np.arange(len(correct)) % 10 != 0].mean())
    print(f"accuracy: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
