"""A variational autoencoder of sequences of measurements, with a weight on the divergence that grows."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import exp, relu, square, tanh


class Batch(Axis, samples=True): ...


class Time(Axis, size=5): ...


class Sensor(Axis, size=4): ...


class Hidden(Axis, size=8): ...


class Latent(Axis, size=3): ...


Series = Expr[Tensor[Batch, Time, Sensor]]
Code = Expr[Tensor[Batch, Latent]]


class Encoder(Module):
    def __init__(self) -> None:
        self.hidden = Linear(Sensor, Hidden, seed=0)
        self.mean, self.log_variance = Linear(Hidden, Latent, seed=1), Linear(Hidden, Latent, seed=2)

    def __call__(self, series: Series) -> tuple[Code, Code]:
        summary = relu(self.hidden(series)).mean(Time)
        return self.mean(summary), self.log_variance(summary)


class Decoder(Module):
    def __init__(self) -> None:
        self.hidden, self.sensors = Linear(Latent, Hidden, seed=3), Linear(Hidden, Sensor, seed=4)
        self.steps = Linear(Latent, Time, seed=5)

    def __call__(self, code: Code) -> Series:
        level = self.sensors(tanh(self.hidden(code)))
        shape = self.steps(code)
        return level.expand(Time).transpose(Batch, Time, Sensor) * shape.expand(Sensor).transpose(Batch, Time, Sensor)


series, noise = Input(Tensor[Batch, Time, Sensor]), Input(Tensor[Batch, Latent])
warmup = Input(Tensor[()])
encoder, decoder = Encoder(), Decoder()
mean, log_variance = encoder(series)
code = mean + exp(0.5 * log_variance) * noise
reconstruction = decoder(code)
errors = square(reconstruction - series).sum(Time, Sensor)
divergence = 0.5 * (square(mean) + exp(log_variance) - log_variance - 1.0).sum(Latent)
loss = errors.mean(Batch) + warmup * divergence.mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    return trial(loss, draw(series, batch), draw(noise, batch), draw(warmup))
