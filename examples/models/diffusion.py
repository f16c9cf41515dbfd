"""A diffusion model, which draws points of a spiral by removing noise step by step.

    python -m examples.models.diffusion [--steps N]

Training adds noise of a random level to points of the spiral, and the network learns to predict the noise. To draw
points, the program starts with noise alone and removes a part of the predicted noise at each of the 50 levels. It uses
averages of the weights over the last steps of training. It prints losses, and the mean distance of the points that it
draws from the spiral.

It shows embeddings of levels, constants indexed by ``take``, an optimizer composed of transformations, and
``averaged``.

After Ho et al. (2020).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Axis, Binding, Const, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import silu, square, take
from typedtensor.optim import AdamScaling, Average, LearningRate, Optimizer, averaged

LEVELS = 50
RATES = np.linspace(1e-3, 0.2, LEVELS)  # the share of the variance that noise replaces at each level
KEPT = np.cumprod(1.0 - RATES)  # the share of the points' variance that is left at each level


class Batch(Axis, samples=True): ...


class Place(Axis, size=2): ...


class Level(Axis, size=LEVELS): ...


class Hidden(Axis, size=64): ...


SIGNAL = Const(Tensor[Level](np.sqrt(KEPT).astype(np.float32)))
REST = Const(Tensor[Level](np.sqrt(1.0 - KEPT).astype(np.float32)))

Points = Expr[Tensor[Batch, Place]]


class Denoiser(Module):
    """Predict the noise in points, given the level of the noise."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.inner = Linear(Place, Hidden, seed=rng)
        self.levels = [Embedding(Level, Hidden, seed=rng) for _ in range(3)]
        self.layers = [Linear(Hidden, Hidden, seed=rng) for _ in range(3)]
        self.outer = Linear(Hidden, Place, seed=rng)

    def __call__(self, points: Points, level: Expr[IntTensor[Batch]]) -> Points:
        x = self.inner(points)
        for at_level, layer in zip(self.levels, self.layers, strict=True):
            x = x + layer(silu(x + at_level(level)))
        return self.outer(silu(x))


clean, noise, level = Input(Tensor[Batch, Place]), Input(Tensor[Batch, Place]), Input(IntTensor[Batch])
noisy = Input(Tensor[Batch, Place])


def loss_of(model: Denoiser) -> Expr[Tensor[()]]:
    """Return the mean squared error of the predicted noise, for points of any levels."""
    signal, rest = take(SIGNAL, level, Level), take(REST, level, Level)
    mixed = signal.expand_like(clean) * clean + rest.expand_like(noise) * noise
    return square(model(mixed, level) - noise).mean()


def spiral(generator: np.random.Generator, count: int) -> Any:
    """Return points of a spiral with a little noise, most of them within 1.5 of its centre."""
    angle = 1.5 * np.pi * (1.0 + 2.0 * generator.random(count))
    exact = np.stack([angle * np.cos(angle), angle * np.sin(angle)], 1) / 10
    return (exact + generator.normal(0.0, 0.03, (count, 2))).astype(np.float32)


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind points, their noise and its level."""
    return (
        clean.bind(Tensor[Batch, Place](spiral(generator, count))),
        noise.bind(Tensor[Batch, Place](generator.normal(size=(count, 2)).astype(np.float32))),
        level.bind(IntTensor[Batch](generator.integers(0, LEVELS, count))),
    )


def sample(model: Denoiser, generator: np.random.Generator, count: int) -> Any:
    """Draw points with the model, starting from noise."""
    predicted, points = model(noisy, level), generator.normal(size=(count, 2)).astype(np.float32)
    for step in reversed(range(LEVELS)):
        with given(noisy.bind(Tensor[Batch, Place](points)), level.bind(IntTensor[Batch](np.full(count, step)))):
            removed = RATES[step] / np.sqrt(1.0 - KEPT[step]) * predicted.value.numpy()
        points = (points - removed) / np.sqrt(1.0 - RATES[step])
        if step:
            points = points + np.sqrt(RATES[step]) * generator.normal(size=(count, 2))
        points = points.astype(np.float32)
    return points


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model and draw points; return their mean distance from the nearest of many points of the spiral."""
    parser = argparse.ArgumentParser(description="Draw points of a spiral.")
    parser.add_argument("--steps", type=int, default=1000, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = Denoiser(), np.random.default_rng(0)
    loss = loss_of(model)
    optimizer = Optimizer(model.parameters, AdamScaling(), LearningRate(2e-3), Average(decay=0.99))
    for step in range(options.steps):
        with given(*batch(generator, 256)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 500 == 0:
            print(f"step {step}: loss {value:.3f}")
    with averaged(optimizer):
        points = sample(model, generator, 300)
    distance = np.linalg.norm(points[:, None] - spiral(generator, 2000), axis=-1).min(1).mean()
    print(f"mean distance from the spiral: {distance:.3f}")
    return float(distance)


if __name__ == "__main__":
    main()
