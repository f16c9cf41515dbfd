"""A conditional generative adversarial network with the loss of least squares and feature matching."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import concat, leaky_relu, relu, select, square, stop_gradient, tanh


class Batch(Axis, samples=True): ...


class Noise(Axis, size=4): ...


class Kind(Axis, size=3): ...


class Condition(Axis, size=2): ...


class Seed(Axis, size=6): ...


class Hidden(Axis, size=8): ...


class Pixel(Axis, size=9): ...


class Seen(Axis, size=11): ...


class Score(Axis, size=1): ...


class Generator(Module):
    def __init__(self) -> None:
        self.kinds = Embedding(Kind, Condition, seed=0)
        self.hidden, self.pixels = Linear(Seed, Hidden, seed=1), Linear(Hidden, Pixel, seed=2)

    def __call__(self, noise: Expr[Tensor[Batch, Noise]], kind: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch, Pixel]]:
        seed = concat(noise, self.kinds(kind), Noise, Condition, Seed)
        return tanh(self.pixels(relu(self.hidden(seed))))


class Discriminator(Module):
    def __init__(self) -> None:
        self.kinds = Embedding(Kind, Condition, seed=3)
        self.hidden, self.score = Linear(Seen, Hidden, seed=4), Linear(Hidden, Score, seed=5)

    def features(self, image: Expr[Tensor[Batch, Pixel]], kind: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch, Hidden]]:
        return leaky_relu(self.hidden(concat(image, self.kinds(kind), Pixel, Condition, Seen)))

    def __call__(self, image: Expr[Tensor[Batch, Pixel]], kind: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch]]:
        return select(self.score(self.features(image, kind)), Score, 0)


real, kind = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
noise = Input(Tensor[Batch, Noise])
generator, discriminator = Generator(), Discriminator()
fake = generator(noise, kind)
real_score = discriminator(real, kind)
fake_score = discriminator(stop_gradient(fake), kind)
discriminator_loss = 0.5 * (square(real_score - 1.0) + square(fake_score)).mean(Batch)
adversarial = 0.5 * square(discriminator(fake, kind) - 1.0).mean(Batch)
real_features = stop_gradient(discriminator.features(real, kind)).mean(Batch)
fake_features = discriminator.features(fake, kind).mean(Batch)
matching = square(real_features - fake_features).sum(Hidden)
generator_loss = adversarial + 0.1 * matching


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(4)
    bound = draw(real, batch), draw(kind, batch, below=Kind), draw(noise, batch)
    return trial(discriminator_loss, *bound) + trial(generator_loss, *bound)
