"""A mixture of experts: eight small networks, two of them for each point, together learn a patchwork of waves.

    python -m examples.models.moe [--steps N]

The plane has four patches, each with different waves. A router sends each point to two experts. An expert has capacity
for only a part of the points, and additional terms of the loss make the router use all experts equally. The program
prints losses, and the share of the variance of new points that the model explains.

It shows ``MixtureOfExperts`` with a ``Router``, ``EnsembleLinear`` (a layer for each expert), and a loss that has
auxiliary terms.

After Shazeer et al. (2017) and Fedus et al. (2022).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Axis, Binding, Expr, Input, Module, Tensor, given
from typedtensor.nn import EnsembleLinear, LayerNorm, Linear, Mixed, MixtureOfExperts, Router
from typedtensor.ops import relu, square
from typedtensor.optim import Adam


class Batch(Axis, samples=True): ...


class Coordinate(Axis, size=2): ...


class Feature(Axis, size=32): ...


class Expert(Axis, size=8): ...


class Place(Axis, size=48): ...


class Choice(Axis, size=2): ...


class Inner(Axis, size=32): ...


class Height(Axis, size=1): ...


Points = Expr[Tensor[Batch, Coordinate]]


class Patchwork(Module):
    """The predicted height of points."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.features = Linear(Coordinate, Feature, seed=rng) >> relu >> Linear(Feature, Feature, seed=rng)
        self.norm = LayerNorm(Feature)
        self.mixture = MixtureOfExperts(
            Router(Feature, Expert, Place, Choice, normalized=True, seed=rng),
            EnsembleLinear(Expert, Feature, Inner, seed=rng)
            >> relu
            >> EnsembleLinear(Expert, Inner, Feature, seed=rng),
        )
        self.height = Linear(Feature, Height, seed=rng)

    def mixed(self, points: Points) -> Mixed[Batch, Feature]:
        """Return the outputs of the experts for points, and measures of how unevenly the router uses the experts."""
        return self.mixture.mixed(self.norm(self.features(points)))

    def __call__(self, points: Points) -> Expr[Tensor[Batch]]:
        return self.read(points, self.mixed(points))

    def read(self, points: Points, mixed: Mixed[Batch, Feature]) -> Expr[Tensor[Batch]]:
        """Return the height of points, from the outputs of their experts and their own features."""
        return self.height(self.features(points) + mixed.outputs).select(Height, 0)


points, heights = Input(Tensor[Batch, Coordinate]), Input(Tensor[Batch])


def loss_of(model: Patchwork) -> Expr[Tensor[()]]:
    """Return the mean squared error, plus small terms for the uneven use of experts."""
    mixed = model.mixed(points)
    error = square(model.read(points, mixed) - heights).mean()
    return error + 0.01 * mixed.balance + 0.001 * mixed.squares


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind random points and their height; in each of the four patches the waves have a different direction."""
    positions = generator.uniform(-1, 1, (count, 2))
    patch = 2 * (positions[:, 0] > 0) + (positions[:, 1] > 0)
    directions = np.array([[4, 0], [0, 4], [3, 3], [3, -3]])[patch]
    values = np.sin((directions * positions).sum(1)) + 0.5 * patch
    return (
        points.bind(Tensor[Batch, Coordinate](positions.astype(np.float32))),
        heights.bind(Tensor[Batch](values.astype(np.float32))),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of the variance of new points that it explains."""
    parser = argparse.ArgumentParser(description="Learn a patchwork of waves with a mixture of experts.")
    parser.add_argument("--steps", type=int, default=500, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = Patchwork(), np.random.default_rng(0)
    loss, error = loss_of(model), square(model(points) - heights).mean()
    optimizer = Adam(model.parameters, learning_rate=5e-3)
    for step in range(options.steps):
        with given(*batch(generator, 128)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    bindings = batch(generator, 128)
    with given(*bindings):
        explained = 1.0 - float(error.value) / float(bindings[1].value.numpy().var())
    print(f"explained variance: {explained:.0%}")
    return explained


if __name__ == "__main__":
    main()
