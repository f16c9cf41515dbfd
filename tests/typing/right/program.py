"""A whole program, with values that are only looked at, and names that people use."""

import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import Adam


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=10): ...


class Net(Module):
    def __init__(self) -> None:
        self.hidden, self.output = Linear(Pixel, Hidden, seed=0), Linear(Hidden, Digit, seed=1)

    def features(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Hidden]]:
        return relu(self.hidden(x))

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
        return self.output(self.features(x))


image, digit = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
net = Net()
scores = net(image)
loss = cross_entropy(scores, digit, Digit).mean(Batch)
guess = scores.argmax(Digit)
optimizer = Adam(net.parameters, learning_rate=1e-3)


def run(steps: int) -> float:
    random = np.random.default_rng(0)
    bound = image.bind(Tensor[Batch, Pixel](random.random((8, 16)))), digit.bind(IntTensor[Batch](np.arange(8)))
    for _ in range(steps):
        with given(*bound):
            optimizer.step(loss)
    with given(*bound):
        return float((guess.value.numpy() == np.arange(8)).mean())
