"""A variational autoencoder of handwritten digits, with distributions over labels.

    python examples/variational_autoencoder.py

The data are the 1,797 images of 8 × 8 pixels that scikit-learn brings along. See Kingma and Welling (2014).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from sklearn.datasets import load_digits

from typedtensor import Axis, BoolTensor, Const, Expr, Input, IntTensor, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import as_real, exp, tanh
from typedtensor.optim import Adam
from typedtensor.prob import Bernoulli, Independent, Normal, distribution
from typedtensor.random import Key


class Batch(Axis): ...


class Pixel(Axis, size=64): ...


class Hidden(Axis, size=64): ...


class Latent(Axis, size=4): ...


Codes = Expr[Tensor[Batch, Latent]]
Images = Expr[BoolTensor[Batch, Pixel]]

encode = Linear(Pixel, Hidden, seed=0) >> tanh
mean = Linear(Hidden, Latent, seed=1)
log_scale = Linear(Hidden, Latent, seed=2)
decode = Linear(Latent, Hidden, seed=3) >> tanh >> Linear(Hidden, Pixel, seed=4)


def posterior(image: Images) -> Normal[Batch, Latent]:
    """What the encoder takes the codes of images to be."""
    hidden = encode(as_real(image))
    return Normal(mean(hidden), exp(log_scale(hidden) * 0.5))


@distribution
async def model(prior: Normal[Batch, Latent]) -> tuple[Codes, Images]:
    """Codes, and images that are drawn from them."""
    code = await prior
    return code, await Bernoulli(decode(code))


image = Input(BoolTensor[Batch, Pixel])
step = Input(IntTensor[()])

approximate = posterior(image)
prior = Normal(approximate.loc * 0.0, 1.0)
code = approximate.sample(Key(0).fold_in(step))
fit = Independent(Bernoulli(decode(code)), Pixel).log_density(image)
divergence = approximate.kl_divergence(prior).sum(Latent)
loss = (divergence - fit).mean(Batch)


def load() -> NDArray[np.bool_]:
    """The images, black and white."""
    pixels, _ = load_digits(return_X_y=True)
    return np.asarray(pixels > 7)


def train(images: NDArray[np.bool_], epochs: int, batch_size: int = 64) -> list[float]:
    """Train the model; the mean loss of each epoch, a bound of the negative log likelihood."""
    parameters = [p for part in (encode, mean, log_scale, decode) for p in part.parameters.values()]
    optimizer = Adam(parameters, learning_rate=3e-3)
    random = np.random.default_rng(0)
    curve, count = [], 0
    for _ in range(epochs):
        losses = []
        order = random.permutation(len(images))
        for chosen in np.array_split(order, len(order) // batch_size):
            count += 1
            with given(image.bind(BoolTensor[Batch, Pixel](images[chosen])), step.bind(IntTensor[()](count))):
                optimizer.step(loss)
                losses.append(float(loss.value))
        curve.append(float(np.mean(losses)))
    return curve


def dream(count: int) -> NDArray[np.bool_]:
    """Images of the model's own."""
    codes = Const(Tensor[Batch, Latent](np.zeros((count, 4), np.float32)))
    _, drawn = model(Normal(codes, 1.0)).sample(Key(1))
    with given():
        return drawn.value.numpy()


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Train, and show what the model draws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=30)
    options = parser.parse_args(arguments)
    curve = train(load(), options.epochs)
    print(f"loss {curve[0]:.2f} at first, {curve[-1]:.2f} at last")
    for row in dream(6).reshape(6, 8, 8).transpose(1, 0, 2):
        print("  ".join("".join(".#"[int(pixel)] for pixel in line) for line in row))
    return curve


if __name__ == "__main__":
    main()
