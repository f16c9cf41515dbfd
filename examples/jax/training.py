"""A training loop in JAX: a typed module is a pytree, and so are its gradients and the state of the optimizer.

    python -m examples.jax.training

The program trains a classifier of random images, and prints the loss of each step.

It shows a module of the library in ``jit`` and ``value_and_grad`` of ``typedtensor.jax``, ``plain``, which runs it on
tensors, and an optimizer of Optax, to which a module is a tree of arrays.
"""

from typing import Any, TypeVarTuple

import jax
import jax.numpy as jnp
import optax

from typedtensor import Axis, Expr, IntTensor, Module, Tensor, plain
from typedtensor.jax import jit, value_and_grad
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu

N = TypeVarTuple("N")


class Batch(Axis, samples=True): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=32): ...


class Digit(Axis, size=4): ...


class Classifier(Module):
    def __init__(self) -> None:
        self.hidden, self.output = Linear(Pixel, Hidden), Linear(Hidden, Digit)

    def __call__(self, images: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return images >> self.hidden >> relu >> self.output


OPTIMIZER = optax.sgd(0.1, momentum=0.9)


def loss(model: Classifier, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
    """Return the mean cross-entropy."""
    return cross_entropy(plain(model)(images), digits, Digit).mean()


@jit
def step(
    model: Classifier, state: Any, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]
) -> tuple[Classifier, Any, Tensor[()]]:
    """Make one step of the optimizer."""
    value, gradient = value_and_grad(loss)(model, images, digits)
    updates, state = OPTIMIZER.update(gradient, state, model)
    return optax.apply_updates(model, updates), state, value


def main(steps: int = 30) -> list[float]:
    """Train on random images whose label is their brightest quarter, and return the losses."""
    pixels = jax.random.uniform(jax.random.key(0), (64, 16))
    images = Tensor[Batch, Pixel](pixels)
    digits = IntTensor[Batch](jnp.argmax(pixels.reshape(64, 4, 4).sum(2), axis=1))
    model = Classifier().initialize(seed=0)
    state, losses = OPTIMIZER.init(model), []
    for _ in range(steps):
        model, state, value = step(model, state, images, digits)
        losses.append(value.item())
    return losses


if __name__ == "__main__":
    print(main())
