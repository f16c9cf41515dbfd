"""Ascent: an adversarial perturbation, an optimizer of which holds the perturbation alone, and a critic."""

from typedtensor import Axis, Expr, IntTensor, Module, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu, sign, softplus
from typedtensor.optim import SGD, Adam


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=10): ...


class One(Axis, size=1): ...


class Net(Module):
    def __init__(self) -> None:
        self.first, self.second = Linear(Pixel, Hidden), Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
        return self.second(relu(self.first(x)))


def perturb(
    net: Net, noise: Param[Tensor[Batch, Pixel]], x: Expr[Tensor[Batch, Pixel]], digit: Expr[IntTensor[Batch]]
) -> None:
    loss = cross_entropy(net(x + noise), digit, Digit).mean(Batch)
    SGD([noise], learning_rate=0.1).step(-loss)


def signed(
    gradient: Expr[Tensor[Batch, Pixel]], x: Expr[Tensor[Batch, Pixel]], size: float
) -> Expr[Tensor[Batch, Pixel]]:
    return x + size * sign(gradient)


class Critic(Module):
    def __init__(self) -> None:
        self.layer = Linear(Pixel, One)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch]]:
        return self.layer(x).sum(One)


def critic_step(critic: Critic, real: Expr[Tensor[Batch, Pixel]], fake: Expr[Tensor[Batch, Pixel]]) -> None:
    loss = softplus(critic(fake)).mean(Batch) + softplus(-critic(real)).mean(Batch)
    Adam(critic.parameters).step(loss)


def generator_step(generator: Linear[Hidden, Pixel], critic: Critic, noise: Expr[Tensor[Batch, Hidden]]) -> None:
    Adam(generator.parameters).step(-critic(generator(noise)).mean(Batch))
