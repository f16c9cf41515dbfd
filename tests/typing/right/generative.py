"""A variational autoencoder, a normalising flow, noise prediction, gradient penalties."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import exp, log, sigmoid, softplus, sqrt, square


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Latent(Axis, size=4): ...


Codes = Expr[Tensor[Batch, Latent]]
Images = Expr[Tensor[Batch, Pixel]]


def divergence(mean: Codes, log_variance: Codes) -> Expr[Tensor[Batch]]:
    return 0.5 * (exp(log_variance) + square(mean) - 1.0 - log_variance).sum(Latent)


def sampled(mean: Codes, log_variance: Codes, noise: Codes) -> Codes:
    return mean + exp(0.5 * log_variance) * noise


def bound(pixels: Images, logits: Images, mean: Codes, log_variance: Codes) -> Expr[Tensor[()]]:
    likelihood = (pixels * logits - softplus(logits)).sum(Pixel)
    return (likelihood - divergence(mean, log_variance)).mean(Batch)


def coupled(x: Codes, shift: Codes, scale: Codes) -> tuple[Codes, Expr[Tensor[Batch]]]:
    gate = sigmoid(scale)
    return x * gate + shift, log(gate).sum(Latent)


def noised(clean: Images, noise: Images, signal: Expr[Tensor[Batch]]) -> Images:
    return sqrt(signal).expand_like(clean) * clean + sqrt(1.0 - signal).expand_like(clean) * noise


def penalty(gradient: Images) -> Expr[Tensor[()]]:
    lengths = sqrt(square(gradient).sum(Pixel) + 1e-12)
    return square(lengths - 1.0).mean(Batch)


def beta_loss(error: Images, mean: Codes, log_variance: Codes, beta: float) -> Expr[Tensor[()]]:
    return square(error).mean() + beta * divergence(mean, log_variance).mean(Batch)
