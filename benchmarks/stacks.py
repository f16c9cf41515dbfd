"""Equal layers one after the other: a list of them beside a ``ModuleStack``, and both in JAX, with ``lax.scan``.

    OMP_NUM_THREADS=1 python benchmarks/stacks.py [NAME …] [--engine xla] [--depth 12] [--rounds 100]

A training step on the mean square of the result, with SGD. The layers are those of a perceptron with residual
connections, the same with batch normalization (in JAX without running statistics), and transformer blocks. The table
shows the CPU seconds of the first two steps, which make plans or compile; the least CPU times of later steps, in turns;
and the ratio of the stack to the list. Before, a list of two layers takes two steps, so that imports do not count.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.derivative_costs_in_jax import jax, jnp, lax, linear, transformed
from benchmarks.harness import table
from benchmarks.real_models import Pass, least
from typedtensor import Axis, Buffer, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import BatchNorm, Linear, ModuleStack, Training, TransformerBlock
from typedtensor.ops import tanh
from typedtensor.optim import SGD
from typedtensor.runtime.engines import EngineName

RATE = 1e-3
DATA = np.random.default_rng(1).standard_normal((16, 16, 64), np.float32)
"""16 samples of 16 words."""


class Layer(Axis): ...


class Batch(Axis): ...


class Word(Axis): ...


class Feature(Axis, size=64): ...


class Inner(Axis, size=256): ...


class Head(Axis, size=4): ...


class Width(Axis, size=16): ...


class Plain(Module):
    """A residual connection around a dense layer."""

    def __init__(self, seed: int) -> None:
        self.linear = Linear(Feature, Feature, seed=seed)

    def __call__(self, x: Expr[Tensor[Batch, Word, Feature]]) -> Expr[Tensor[Batch, Word, Feature]]:
        return x + tanh(self.linear(x))


class Normed(Module):
    """The same with batch normalization."""

    def __init__(self, seed: int) -> None:
        self.linear, self.norm = Linear(Feature, Feature, seed=seed), BatchNorm(Feature)

    def __call__(self, x: Expr[Tensor[Batch, Word, Feature]], training: Training) -> Expr[Tensor[Batch, Word, Feature]]:
        return x + tanh(self.norm(self.linear(x), training))


def plain_in_jax(w: Any, x: Any) -> Any:
    """Apply :class:`Plain` in JAX."""
    return x + jnp.tanh(linear(w, "linear", x))


def normed_in_jax(w: Any, x: Any) -> Any:
    """Apply :class:`Normed` in JAX, without running statistics."""
    y = linear(w, "linear", x)
    centred = y - y.mean((0, 1))
    scale = lax.rsqrt((centred * centred).mean((0, 1)) + 1e-5)
    return x + jnp.tanh(centred * (scale * w["norm.scale"]) + w["norm.shift"])


@dataclass(frozen=True)
class Kind:
    """A kind of layers.

    Attributes:
        make: makes a layer from a seed.
        further: the arguments of a layer besides its operand.
        in_jax: the layer in JAX.
    """

    make: Callable[[int], Any]
    further: Callable[[Training], tuple[Any, ...]]
    in_jax: Callable[[Any, Any], Any]


KINDS = {
    "perceptron": Kind(Plain, lambda training: (), plain_in_jax),
    "batch norm": Kind(Normed, lambda training: (training,), normed_in_jax),
    "transformer": Kind(
        lambda seed: TransformerBlock(Feature, Head, Width, Inner, over=Word, seed=seed),
        lambda training: (None,),
        transformed,
    ),
}


class Layers(Module):
    """Layers in a list."""

    def __init__(self, layers: list[Module]) -> None:
        self.layers = layers


def ours(kind: Kind, engine: EngineName, depth: int, stacked: bool) -> Pass:
    """Return a step of this library."""
    x, training = Input(Tensor[Batch, Word, Feature]), Training(Buffer(IntTensor[()](0)))
    stack: Any = ModuleStack(kind.make, Layer(depth), seed=0)
    layers = [kind.make(int(seed)) for seed in np.random.default_rng(0).integers(0, 2**31, depth)]
    y: Any = x
    for layer in [stack.fold] if stacked else layers:
        y = layer(y, *kind.further(training))
    parameters = stack.parameters if stacked else Layers(layers).parameters
    loss, optimizer = (y * y).mean(), SGD(parameters, learning_rate=RATE)
    bound = x.bind(Tensor[Batch, Word, Feature](DATA))

    def step() -> None:
        with given(bound, engine=engine):
            optimizer.step(loss, updates=training.updates)

    return step


def theirs(kind: Kind, depth: int, stacked: bool) -> Pass:
    """Return a step of JAX."""
    parameters = ModuleStack(kind.make, Layer(depth), seed=0).parameters
    weights: Any = {name: jnp.asarray(np.array(p.value.numpy())) for name, p in parameters.items()}
    if not stacked:
        weights = [{name: value[n] for name, value in weights.items()} for n in range(depth)]

    def loss(weights: Any, x: Any) -> Any:
        if stacked:
            x, _ = lax.scan(lambda h, w: (kind.in_jax(w, h), None), x, weights)
        else:
            for w in weights:
                x = kind.in_jax(w, x)
        return (x * x).mean()

    def update(weights: Any, x: Any) -> Any:
        value, slopes = jax.value_and_grad(loss)(weights, x)
        return value, jax.tree.map(lambda w, slope: w - RATE * slope, weights, slopes)

    compiled, x = jax.jit(update, donate_argnums=0), jnp.asarray(DATA)

    def step() -> None:
        nonlocal weights
        value, weights = compiled(weights, x)
        jax.block_until_ready(weights)
        float(value)

    return step


def measured(make: Callable[[int, bool], Pass], depth: int, rounds: int) -> list[str]:
    """Return the seconds of the first two steps and milliseconds of later ones, of a list and a stack, and ratios."""
    passes, first = [], []
    for layers, stacked in ((2, False), (depth, False), (depth, True)):
        start = time.process_time()
        step = make(layers, stacked)
        step()
        step()
        first.append(time.process_time() - start)
        passes.append(step)
    passes, first = passes[1:], first[1:]
    for step in passes:
        for _ in range(30):
            step()
    later = least(passes, rounds)
    return [
        *(f"{seconds:.2f}" for seconds in first),
        *(f"{seconds * 1e3:.2f}" for seconds in later),
        f"{later[1] / later[0]:.2f}",
    ]


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(KINDS), help=f"of {', '.join(KINDS)}")
    parser.add_argument("--engine", choices=("numpy", "xla"), default="numpy")
    parser.add_argument("--depth", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=100)
    options = parser.parse_args()
    rows = []
    for name in options.names:
        mine = partial(ours, KINDS[name], options.engine)
        for library, make in (("typedtensor", mine), ("JAX", partial(theirs, KINDS[name]))):
            rows.append([name, library, *measured(make, options.depth, options.rounds)])
            print(*rows[-1], flush=True)
    header = ["layers", "", "list, first s", "stack, first s", "list, ms", "stack, ms", "ratio"]
    print(table(header, rows))


if __name__ == "__main__":
    main()
