"""Noise is predicted where noise was added: the roles of the clean, the noisy and the noise differ by name alone."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu, sqrt, square
from typedtensor.optim import Adam


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


Images = Expr[Tensor[Batch, Pixel]]
Levels = Expr[Tensor[Batch]]


class Denoiser(Module):
    def __init__(self) -> None:
        self.into, self.out = Linear(Pixel, Hidden), Linear(Hidden, Pixel)

    def __call__(self, noisy: Images, level: Levels) -> Images:
        hidden = self.into(noisy)
        return self.out(relu(hidden + level.expand_like(hidden)))


def noised(clean: Images, noise: Images, level: Levels) -> Images:
    return sqrt(level).expand_like(clean) * clean + sqrt(1.0 - level).expand_like(noise) * noise


def loss(model: Denoiser, clean: Images, noise: Images, level: Levels) -> Expr[Tensor[()]]:
    noisy = noised(clean, noise, level)
    return square(model(noisy, level) - noise).mean()


def denoised(model: Denoiser, noisy: Images, level: Levels) -> Images:
    noise = model(noisy, level)
    clean = (noisy - sqrt(1.0 - level).expand_like(noisy) * noise) / sqrt(level).expand_like(noisy)
    return noised(clean, noise, level * 1.05)


def train(model: Denoiser, clean: Images, noise: Images, level: Levels) -> None:
    Adam(model.parameters).step(loss(model, clean, noise, level))
