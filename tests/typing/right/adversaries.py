"""A generator and a critic, each with an optimizer of its own; the critic's weights are used, not trained, in one."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.ad import gradient
from typedtensor.nn import Linear
from typedtensor.ops import log, relu, sigmoid, softplus, sqrt, square, tanh
from typedtensor.optim import Adam


class Batch(Axis): ...


class Noise(Axis, size=4): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


Images = Expr[Tensor[Batch, Pixel]]


class Generator(Module):
    def __init__(self) -> None:
        self.hidden, self.out = Linear(Noise, Hidden), Linear(Hidden, Pixel)

    def __call__(self, z: Expr[Tensor[Batch, Noise]]) -> Images:
        return tanh(self.out(relu(self.hidden(z))))


class Critic(Module):
    def __init__(self) -> None:
        self.hidden, self.out = Linear(Pixel, Hidden), Linear(Hidden, Hidden)

    def __call__(self, x: Images) -> Expr[Tensor[Batch]]:
        return self.out(relu(self.hidden(x))).mean(Hidden)


def step(generator: Generator, critic: Critic, z: Expr[Tensor[Batch, Noise]], real: Images) -> None:
    fake = generator(z)
    critic_loss = softplus(-critic(real)).mean(Batch) + softplus(critic(fake)).mean(Batch)
    Adam(critic.parameters).step(critic_loss)
    generator_loss = softplus(-critic(fake)).mean(Batch)
    Adam(generator.parameters).step(generator_loss)


def penalty(critic: Critic, x: Images) -> Expr[Tensor[()]]:
    slope = gradient(critic(x).sum(), x)
    norm = sqrt(square(slope).sum(Pixel) + 1e-12)
    return square(norm - 1.0).mean()


def log_odds(critic: Critic, x: Images) -> Expr[Tensor[Batch]]:
    share = sigmoid(critic(x))
    return log(share) - log(1.0 - share)
