"""A gated network, which computes only one of its two parts: the values of its gate decide which one.

    python examples/gated.py

The program makes the same training step with four forms of the network, and prints the loss and how often each part is
computed and differentiated. All forms compute the gate once, and they skip the part that the gate does not choose,
forward and backward. The forms differ only in how you write them.

It shows ``.value`` in an open computation, ``dynamic`` coroutines, ``both``, and an operation of your own with a rule,
a forward and a backward.

After Yang, Zhang, Kirisame and Shi, "Monadic Deep Learning", section 3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from typedtensor import Axis, Expr, Input, Operand, Tensor, both, dynamic, given
from typedtensor.backends import Array, Namespace
from typedtensor.nn import Linear, Module
from typedtensor.ops import PolyOp1, relu
from typedtensor.optim import SGD


class Batch(Axis, samples=True): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=4): ...


Features = Expr[Tensor[Batch, Feature]]
Scalar = Expr[Tensor[()]]


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed and differentiated."""

    def __init__(self) -> None:
        super().__init__()
        self.forwards = self.backwards = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.forwards += 1
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        self.backwards += 1
        return dy


class Gated(Module):
    """A gate, which computes a score for each of two parts, and the parts."""

    def __init__(self) -> None:
        self.counts = {name: Counted() for name in ("gate", "left", "right")}
        self.trunk = Linear(Feature, Hidden) >> relu
        self.gates = [Linear(Hidden, Feature) for _ in range(2)]
        self.parts = [Linear(Feature, Hidden) >> relu >> Linear(Hidden, Feature) for _ in range(2)]

    def scores(self, x: Features) -> tuple[Scalar, Scalar]:
        """Return the score of each part."""
        hidden = self.counts["gate"](self.trunk(x))
        left, right = [gate(hidden).mean() for gate in self.gates]
        return left, right

    def left(self, score: Scalar, x: Features) -> Features:
        """Return the first part, scaled by its score. The gate learns through this factor."""
        return self.counts["left"](self.parts[0](x)) * score.expand_like(x)

    def right(self, score: Scalar, x: Features) -> Features:
        """Return the second part, scaled by its score."""
        return self.counts["right"](self.parts[1](x)) * score.expand_like(x)


def eager(network: Gated, x: Features) -> Features:
    """Read values in an open computation, while the network is built."""
    left, right = network.scores(x)
    return network.left(left, x) if left.value.item() > right.value.item() else network.right(right, x)


@dynamic
async def chained(network: Gated, x: Features) -> Features:
    """Await one value after the other."""
    left, right = network.scores(x)
    left_score = await left
    right_score = await right
    return network.left(left, x) if left_score.item() > right_score.item() else network.right(right, x)


@dynamic
async def applicative(network: Gated, x: Features) -> Features:
    """Await both values together, so that the computation may compute them in parallel."""
    left, right = network.scores(x)
    left_score, right_score = await both(left, right)
    return network.left(left, x) if left_score.item() > right_score.item() else network.right(right, x)


@dynamic
async def direct(network: Gated, x: Features) -> Features:
    """Await values where they are used."""
    left, right = network.scores(x)
    if (await left).item() > (await right).item():
        return network.left(left, x)
    return network.right(right, x)


FORMS: list[Callable[[Gated, Features], Features]] = [eager, chained, applicative, direct]


def main(arguments: Sequence[str] | None = None) -> list[dict[str, tuple[int, int]]]:
    """One step of each form; how often gate and parts were computed and differentiated."""
    x = Input(Tensor[Batch, Feature])
    data = Tensor[Batch, Feature](np.random.default_rng(0).normal(size=(5, 3)).astype(np.float32))
    counts = []
    for form in FORMS:
        network = Gated().initialize(0)
        with given(x.bind(data)):
            y = form(network, x)
            loss = (y * y).mean()
            SGD(network.parameters, learning_rate=0.1).step(loss)
            loss_value = float(loss.value)
        counts.append({name: (op.forwards, op.backwards) for name, op in network.counts.items()})
        print(f"{form.__name__:11} loss {loss_value:.6f}, computed and differentiated:", counts[-1])
    return counts


if __name__ == "__main__":
    main()
