"""Learn XOR, which no linear model can represent, with a network of two layers.

    python examples/xor.py [--steps N]

The program prints the loss of every hundredth step, and then the trained network's answer to each of the four cases.

It shows labels, inputs, a model composed with ``>>``, an optimizer, and values inside ``given``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from typedtensor import Axis, Input, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import sigmoid, tanh
from typedtensor.optim import Adam


class Case(Axis): ...


class Bit(Axis, size=2): ...


class Hidden(Axis, size=4): ...


class Answer(Axis, size=1): ...


bits = Input(Tensor[Case, Bit])
truth = Input(Tensor[Case, Answer])

model = Linear(Bit, Hidden, seed=0) >> tanh >> Linear(Hidden, Answer, seed=1) >> sigmoid
answer = bits >> model
loss = ((answer - truth) ** 2.0).mean()

CASES = Tensor[Case, Bit]([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
TRUTHS = Tensor[Case, Answer]([[0.0], [1.0], [1.0], [0.0]])


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Train the network, and return its answers to the four cases."""
    parser = argparse.ArgumentParser(description="Learn XOR.")
    parser.add_argument("--steps", type=int, default=500, help="number of training steps")
    options = parser.parse_args(arguments)

    optimizer = Adam(model.parameters, learning_rate=0.05)
    for step in range(options.steps):
        with given(bits.bind(CASES), truth.bind(TRUTHS)):
            optimizer.step(loss)
            if step % 100 == 0:
                print(f"step {step}: loss {loss.value:.4f}")

    with given(bits.bind(CASES)):
        answers: list[float] = answer.value.numpy()[:, 0].tolist()
    for (first, second), guess in zip(CASES.numpy().astype(int), answers, strict=True):
        print(f"{first} xor {second}: {guess:.3f}")
    return answers


if __name__ == "__main__":
    main()
