"""Diffusion of points with a network that predicts the noise, weighted by the signal, with guidance when it samples."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import concat, cos, cumprod, sigmoid, silu, sin, sqrt, square, take, where


class Batch(Axis, samples=True): ...


class Step(Axis, size=10): ...


class Point(Axis, size=5): ...


class Coordinate(Axis, size=2): ...


class Kind(Axis, size=4): ...


class Frequency(Axis, size=3): ...


class Wave(Axis, size=3): ...


class Clock(Axis, size=6): ...


class Hidden(Axis, size=8): ...


Cloud = Expr[Tensor[Batch, Point, Coordinate]]


class Denoiser(Module):
    def __init__(self) -> None:
        self.points, self.kinds = Linear(Coordinate, Hidden, seed=0), Embedding(Kind, Hidden, seed=1)
        self.clock, self.middle = Linear(Clock, Hidden, seed=2), Linear(Hidden, Hidden, seed=3)
        self.noise = Linear(Hidden, Coordinate, seed=4)

    def __call__(self, cloud: Cloud, angle: Expr[Tensor[Batch, Frequency]], kind: Expr[IntTensor[Batch]]) -> Cloud:
        clock = concat(sin(angle), cos(angle).rename(Frequency, Wave), Frequency, Wave, Clock)
        hidden = self.points(cloud)
        condition = self.clock(clock) + self.kinds(kind)
        hidden = silu(hidden + condition.expand(Point).transpose(Batch, Point, Hidden))
        context = hidden.mean(Point)
        hidden = silu(self.middle(hidden) + context.expand(Point).transpose(Batch, Point, Hidden))
        return self.noise(hidden)


clean, noise = Input(Tensor[Batch, Point, Coordinate]), Input(Tensor[Batch, Point, Coordinate])
step, kind, dropped = Input(IntTensor[Batch]), Input(IntTensor[Batch]), Input(BoolTensor[Batch])
betas, angle = Input(Tensor[Step]), Input(Tensor[Batch, Frequency])
model = Denoiser()
kept = cumprod(1.0 - 0.1 * sigmoid(betas), Step)
signal = take(kept, step, Step)
noisy = sqrt(signal).expand_like(clean) * clean + sqrt(1.0 - signal).expand_like(noise) * noise
condition = where(dropped, 0, kind)
predicted = model(noisy, angle, condition)
errors = square(predicted - noise).mean(Point, Coordinate)
weights = 1.0 / (1.0 + signal)
loss = (errors * weights).mean(Batch)
conditional, unconditional = model(noisy, angle, kind), model(noisy, angle, where(dropped, kind, 0))
guided = unconditional + 3.0 * (conditional - unconditional)
restored = (noisy - sqrt(1.0 - signal).expand_like(noisy) * guided) / sqrt(signal).expand_like(noisy)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    bound = draw(clean, batch), draw(noise, batch), draw(step, batch, below=Step), draw(kind, batch, below=Kind)
    more = draw(dropped, batch), draw(betas), draw(angle, batch)
    return trial(loss, *bound, *more) + trial(square(restored).mean(), *bound, *more)
