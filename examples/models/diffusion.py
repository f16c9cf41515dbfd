"""Diffusion: points of a spiral out of noise, step by step.

Points are given more and more noise, until nothing else is left, and a network learns which noise they were given. It
is then asked again and again what to take away from points that are nothing but noise; averages of the weights over the
last steps are asked. After Ho et al. (2020).
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
RATES = np.linspace(1e-3, 0.2, LEVELS)  # how much of the variance is replaced by noise at each level
KEPT = np.cumprod(1.0 - RATES)  # how much is left of that of the points


class Batch(Axis): ...


class Place(Axis, size=2): ...


class Level(Axis, size=LEVELS): ...


class Hidden(Axis, size=64): ...


SIGNAL = Const(Tensor[Level](np.sqrt(KEPT).astype(np.float32)))
REST = Const(Tensor[Level](np.sqrt(1.0 - KEPT).astype(np.float32)))

Points = Expr[Tensor[Batch, Place]]


class Denoiser(Module):
    """The noise in points of a level."""

    def __init__(self, *, seed: int = 0) -> None:
        draw = np.random.default_rng(seed)
        self.inner = Linear(Place, Hidden, seed=draw)
        self.levels = [Embedding(Level, Hidden, seed=draw) for _ in range(3)]
        self.layers = [Linear(Hidden, Hidden, seed=draw) for _ in range(3)]
        self.outer = Linear(Hidden, Place, seed=draw)

    def __call__(self, points: Points, level: Expr[IntTensor[Batch]]) -> Points:
        x = self.inner(points)
        for at_level, layer in zip(self.levels, self.layers, strict=True):
            x = x + layer(silu(x + at_level(level)))
        return self.outer(silu(x))


clean, noise, level = Input(Tensor[Batch, Place]), Input(Tensor[Batch, Place]), Input(IntTensor[Batch])
noisy = Input(Tensor[Batch, Place])


def loss_of(model: Denoiser) -> Expr[Tensor[()]]:
    """The mean squared error of the noise, of any levels."""
    signal, rest = take(SIGNAL, level, Level), take(REST, level, Level)
    mixed = signal.expand_like(clean) * clean + rest.expand_like(noise) * noise
    return square(model(mixed, level) - noise).mean()


def spiral(generator: np.random.Generator, count: int) -> Any:
    """Points of a spiral, most of them within 1.5 of the middle."""
    turn = 1.5 * np.pi * (1.0 + 2.0 * generator.random(count))
    middle = np.stack([turn * np.cos(turn), turn * np.sin(turn)], 1) / 10
    return (middle + generator.normal(0.0, 0.03, (count, 2))).astype(np.float32)


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Points, the noise that they are given, and how much of it."""
    return (
        clean.bind(Tensor[Batch, Place](spiral(generator, count))),
        noise.bind(Tensor[Batch, Place](generator.normal(size=(count, 2)).astype(np.float32))),
        level.bind(IntTensor[Batch](generator.integers(0, LEVELS, count))),
    )


def drawn(model: Denoiser, generator: np.random.Generator, count: int) -> Any:
    """Points of the model's own, out of noise."""
    predicted, points = model(noisy, level), generator.normal(size=(count, 2)).astype(np.float32)
    for now in reversed(range(LEVELS)):
        with given(noisy.bind(Tensor[Batch, Place](points)), level.bind(IntTensor[Batch](np.full(count, now)))):
            taken = RATES[now] / np.sqrt(1.0 - KEPT[now]) * predicted.value.numpy()
        points = (points - taken) / np.sqrt(1.0 - RATES[now])
        if now:
            points = points + np.sqrt(RATES[now]) * generator.normal(size=(count, 2))
        points = points.astype(np.float32)
    return points


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model; the mean distance of points that it draws from the nearest one of many of the spiral."""
    parser = argparse.ArgumentParser(description="Draw points of a spiral.")
    parser.add_argument("--steps", type=int, default=1000)
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
        points = drawn(model, generator, 300)
    away = np.linalg.norm(points[:, None] - spiral(generator, 2000), axis=-1).min(1).mean()
    print(f"away from the spiral: {away:.3f}")
    return float(away)


if __name__ == "__main__":
    main()
