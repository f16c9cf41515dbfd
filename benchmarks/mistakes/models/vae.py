"""A variational autoencoder with several samples for each image, and the importance-weighted bound."""

from __future__ import annotations

from math import log, pi

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import exp, log_sum_exp, relu, sigmoid, square, tanh


class Batch(Axis): ...


class Sample(Axis, size=3): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


class Latent(Axis, size=4): ...


Code = Expr[Tensor[Batch, Latent]]
Codes = Expr[Tensor[Sample, Batch, Latent]]


class Encoder(Module):
    """The mean and the log-variance of the latent variables of each image."""

    def __init__(self) -> None:
        self.hidden = Linear(Pixel, Hidden, seed=0)
        self.mean = Linear(Hidden, Latent, seed=1)
        self.log_variance = Linear(Hidden, Latent, seed=2)

    def __call__(self, image: Expr[Tensor[Batch, Pixel]]) -> tuple[Code, Code]:
        hidden = tanh(self.hidden(image))
        return self.mean(hidden), self.log_variance(hidden)


class Decoder(Module):
    """The logits of the pixels of each sample."""

    def __init__(self) -> None:
        self.hidden = Linear(Latent, Hidden, seed=3)
        self.pixel = Linear(Hidden, Pixel, seed=4)

    def __call__(self, code: Codes) -> Expr[Tensor[Sample, Batch, Pixel]]:
        return code >> self.hidden >> relu >> self.pixel


image = Input(Tensor[Batch, Pixel])
noise = Input(Tensor[Sample, Batch, Latent])

encoder, decoder = Encoder(), Decoder()
mean, log_variance = encoder(image)
deviation = exp(log_variance * 0.5)
codes = mean.expand(Sample) + deviation.expand(Sample) * noise
logits = decoder(codes)
pixels = sigmoid(image).expand_like(logits)
log_likelihood = (pixels * logits - relu(logits)).sum(Pixel)
log_prior = -0.5 * (square(codes) + log(2.0 * pi)).sum(Latent)
log_posterior = -0.5 * (square(noise) + log_variance.expand(Sample) + log(2.0 * pi)).sum(Latent)
log_weights = log_likelihood + log_prior - log_posterior
bound = log_sum_exp(log_weights, Sample) - log(Sample().size)
divergence = 0.5 * (exp(log_variance) + square(mean) - 1.0 - log_variance).sum(Latent)
evidence = log_likelihood.mean(Sample) - divergence
importance = log_weights.softmax(Sample)
reconstruction = sigmoid(logits).mean(Sample)
error = square(reconstruction - image).mean(Pixel)
loss = -bound.mean(Batch) - 0.1 * evidence.mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(image, Batch(3)), draw(noise, Batch(3)))
