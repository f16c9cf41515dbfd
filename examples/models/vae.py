"""A variational autoencoder, which represents handwritten digits by codes of four numbers.

    python -m examples.models.vae [--steps N]

The encoder maps an image to a normal distribution of its code. The decoder maps a code to the probability that each
pixel is black. Training minimizes the negative evidence lower bound; each batch brings the noise for its codes. The
data are the 1,797 images of 8 × 8 pixels that come with scikit-learn. The program prints losses, six images that it
draws from the model, and the loss on images that it did not train on.

It shows distributions over labels (``Normal``, ``Bernoulli``), ``log_density``, ``kl_divergence``, and a
``distribution`` written as a coroutine, from which you draw samples.

After Kingma and Welling (2014).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from typedtensor import Axis, Binding, BoolTensor, Const, Expr, Input, Module, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import as_real, exp, tanh
from typedtensor.optim import Adam
from typedtensor.prob import Bernoulli, Normal, distribution
from typedtensor.random import Key

Pictures = NDArray[np.bool_]


class Batch(Axis, samples=True): ...


class Pixel(Axis, size=64): ...


class Hidden(Axis, size=64): ...


class Latent(Axis, size=4): ...


Codes = Expr[Tensor[Batch, Latent]]
Images = Expr[BoolTensor[Batch, Pixel]]


class VAE(Module):
    """An encoder and a decoder."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.encoder = Linear(Pixel, Hidden, seed=rng)
        self.mean, self.log_variance = Linear(Hidden, Latent, seed=rng), Linear(Hidden, Latent, seed=rng)
        self.decoder = Linear(Latent, Hidden, seed=rng)
        self.pixels = Linear(Hidden, Pixel, seed=rng)

    def codes(self, image: Images) -> Normal[Batch, Latent]:
        """Return the distribution of the codes of images."""
        hidden = tanh(self.encoder(as_real(image)))
        return Normal(self.mean(hidden), exp(self.log_variance(hidden) * 0.5))

    def images(self, code: Codes) -> Bernoulli[Batch, Pixel]:
        """Return the distribution of the images of codes."""
        return Bernoulli(self.pixels(tanh(self.decoder(code))))


image, noise = Input(BoolTensor[Batch, Pixel]), Input(Tensor[Batch, Latent])


def loss_of(model: VAE) -> Expr[Tensor[()]]:
    """Return the mean negative evidence lower bound."""
    posterior = model.codes(image)
    log_likelihood = model.images(posterior.loc + posterior.scale * noise).log_density(image).sum(Pixel)
    divergence = posterior.kl_divergence(Normal(posterior.loc * 0.0, 1.0)).sum(Latent)
    return (divergence - log_likelihood).mean()


@dataclass
class Generated:
    """An image and its code."""

    image: Images
    code: Codes


@distribution
async def generated(model: VAE, count: int) -> Generated:
    """Draw a number of codes, and an image of each."""
    code = await Normal(Const(Tensor[Batch, Latent](np.zeros((count, 4), np.float32))), 1.0)
    return Generated(await model.images(code), code)


def load() -> Pictures:
    """Load the images, in black and white."""
    from sklearn.datasets import load_digits

    return np.asarray(load_digits().data > 7)


def bind(pictures: Pictures, generator: np.random.Generator) -> tuple[Binding[Any], ...]:
    """Bind images, and noise for their codes."""
    values = generator.normal(size=(len(pictures), 4)).astype(np.float32)
    return image.bind(BoolTensor[Batch, Pixel](pictures)), noise.bind(Tensor[Batch, Latent](values))


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind images whose pixels are black at random."""
    return bind(generator.random((count, 64)) < 0.3, generator)


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the negative bound on the last 297 images, in nats per image."""
    parser = argparse.ArgumentParser(description="Train a variational autoencoder of handwritten digits.")
    parser.add_argument("--steps", type=int, default=800, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator, pictures = VAE(), np.random.default_rng(0), load()
    loss = loss_of(model)
    optimizer = Adam(model.parameters, learning_rate=3e-3)
    for step in range(options.steps):
        with given(*bind(pictures[generator.integers(0, 1500, 64)], generator)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 200 == 0:
            print(f"step {step}: loss {value:.1f}")
    with given(*bind(pictures[1500:], generator)):
        test_loss = float(loss.value)
    with given():
        images = generated(model, 6).sample(Key(1)).image.value.numpy()
    for line in images.reshape(6, 8, 8).transpose(1, 0, 2):
        print("  ".join("".join(".#"[int(pixel)] for pixel in row) for row in line))
    print(f"loss on other images: {test_loss:.1f}")
    return test_loss


if __name__ == "__main__":
    main()
