"""A recurrent world model: it predicts, from pictures, what a ball does that someone pushes along a line.

    python -m examples.models.world_model [--steps N]

The model has a memory and a belief about a latent state: one belief before it sees a picture, from its memory alone,
and one after. It learns to reconstruct the pictures, and to make both beliefs agree. After training it sees a few
pictures and imagines the next ones from the pushes alone. The program prints losses, and the error of the imagined
pictures relative to repeating the last picture.

It shows ``scan`` over a state that is a dataclass, ``GRUCell``, and a module that is generic in its input label.

After Hafner et al. (2019).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor import Axis, Binding, Expr, Input, Module, Tensor, given, scan
from typedtensor.nn import GRUCell, Linear
from typedtensor.ops import concat, log, relu, softplus, square
from typedtensor.optim import Adam

K = TypeVar("K", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis, samples=True): ...


class Time(Axis): ...


class Pixel(Axis, size=16): ...


class Push(Axis, size=1): ...


class Latent(Axis, size=8): ...


class Memory(Axis, size=32): ...


class Cause(Axis, size=9): ...


class Known(Axis, size=48): ...


class Whole(Axis, size=40): ...


class Inner(Axis, size=32): ...


Codes = Expr[Tensor[Batch, Latent]]
Memories = Expr[Tensor[Batch, Memory]]
Pictures = Expr[Tensor[Batch, Pixel]]
Pushes = Expr[Tensor[Batch, Push]]


@dataclass(frozen=True, eq=False)
class State:
    """The memory, and a sample of the latent state."""

    memory: Memories
    latent: Codes


@dataclass(frozen=True, eq=False)
class Belief:
    """A normal distribution of the latent state."""

    mean: Codes
    deviation: Codes

    def divergence(self, other: Belief) -> Expr[Tensor[Batch]]:
        """Return the Kullback-Leibler divergence of this belief from another one."""
        ratio, shift = square(self.deviation / other.deviation), (self.mean - other.mean) / other.deviation
        return 0.5 * (ratio + square(shift) - 1.0 - log(ratio)).sum(Latent)


class BeliefNetwork(Module, Generic[K]):
    """Compute a belief from known features."""

    def __init__(self, known: type[K], *, seed: np.random.Generator) -> None:
        self.inner = Linear(known, Inner, seed=seed)
        self.mean, self.deviation = Linear(Inner, Latent, seed=seed), Linear(Inner, Latent, seed=seed)

    def __call__(self, known: Expr[Tensor[Batch, K]]) -> Belief:
        inner = relu(self.inner(known))
        return Belief(self.mean(inner), softplus(self.deviation(inner)) + 0.1)


class World(Module):
    """The transitions of the memory, the beliefs, and the decoder of pictures."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.memory = GRUCell(Cause, Memory, seed=rng)
        self.before = BeliefNetwork(Memory, seed=rng)
        self.after = BeliefNetwork(Known, seed=rng)
        self.draw = Linear(Whole, Inner, seed=rng) >> relu >> Linear(Inner, Pixel, seed=rng)

    def remember(self, state: State, push: Pushes) -> Memories:
        """Return the memory after a push."""
        return self.memory(concat(state.latent, push, Latent, Push, Cause), state.memory)

    def observe(self, state: State, picture: Pictures, push: Pushes, noise: Codes) -> tuple[State, Expr[Tensor[Batch]]]:
        """Return the state after a push and its picture, and the loss of this picture."""
        memory = self.remember(state, push)
        before, after = self.before(memory), self.after(concat(memory, picture, Memory, Pixel, Known))
        state = State(memory, after.mean + after.deviation * noise)
        return state, square(self.decode(state) - picture).sum(Pixel) + 0.1 * after.divergence(before)

    def imagine(self, state: State, push: Pushes) -> tuple[State, Pictures]:
        """Return the state after a push without a picture, and the picture that the model expects."""
        memory = self.remember(state, push)
        state = State(memory, self.before(memory).mean)
        return state, self.decode(state)

    def decode(self, state: State) -> Pictures:
        """Return the picture of a state."""
        return self.draw(concat(state.memory, state.latent, Memory, Latent, Whole))


class Future(Axis): ...


pictures, pushes = Input(Tensor[Time, Batch, Pixel]), Input(Tensor[Time, Batch, Push])
noises, future = Input(Tensor[Time, Batch, Latent]), Input(Tensor[Future, Batch, Push])


def run_of(model: World) -> tuple[State, Expr[Tensor[Time, Batch]]]:
    """Return the state after all pictures, and the loss of each."""
    nothing = noises.select(Time, 0) * 0.0
    memory = pictures.select(Time, 0).sum(Pixel).expand(Memory).transpose(Batch, Memory) * 0.0
    return scan(model.observe, State(memory, nothing), (pictures, pushes, noises), Time)


def loss_of(model: World) -> Expr[Tensor[()]]:
    """Return the mean loss of pictures."""
    return run_of(model)[1].mean()


def films(generator: np.random.Generator, count: int, length: int) -> tuple[Any, Any]:
    """Return pictures of a ball that is pushed, slows down and turns round at the ends, and the pushes."""
    position, speed = generator.uniform(3, 12, count), generator.uniform(-1, 1, count)
    pushed, frames = generator.uniform(-1, 1, (length, count, 1)), []
    for push in pushed[..., 0]:
        speed = 0.8 * speed + push
        speed = np.where((position + speed < 0) | (position + speed > 15), -speed, speed)
        position = np.clip(position + speed, 0, 15)
        frames.append(np.exp(-0.5 * (np.arange(16) - position[:, None]) ** 2))
    return np.array(frames, np.float32), pushed.astype(np.float32)


def batch(generator: np.random.Generator, count: int, length: int = 8) -> tuple[Binding[Any], ...]:
    """Bind films, their pushes, and noise."""
    frames, pushed = films(generator, count, length)
    return (
        pictures.bind(Tensor[Time, Batch, Pixel](frames)),
        pushes.bind(Tensor[Time, Batch, Push](pushed)),
        noises.bind(Tensor[Time, Batch, Latent](generator.normal(size=(length, count, 8)).astype(np.float32))),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model; return the error of imagined pictures relative to that of repeating the last picture."""
    parser = argparse.ArgumentParser(description="Learn to predict pictures of a ball from pushes.")
    parser.add_argument("--steps", type=int, default=800, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = World(), np.random.default_rng(0)
    loss, optimizer = loss_of(model), Adam(model.parameters, learning_rate=3e-3)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 250 == 0:
            print(f"step {step}: loss {value:.3f}")

    imagined = scan(model.imagine, run_of(model)[0], future, Future)[1]
    frames, pushed = films(generator, 100, 9)
    known, later = frames[:6], frames[6:]
    no_noise = Tensor[Time, Batch, Latent](np.zeros((6, 100, 8), np.float32))
    with given(
        pictures.bind(Tensor[Time, Batch, Pixel](known)),
        pushes.bind(Tensor[Time, Batch, Push](pushed[:6])),
        noises.bind(no_noise),
        future.bind(Tensor[Future, Batch, Push](pushed[6:])),
    ):
        error = np.square(imagined.value.numpy() - later).mean()
    ratio = float(error / np.square(known[-1] - later).mean())
    print(f"error relative to repeating the last picture: {ratio:.0%}")
    return ratio


if __name__ == "__main__":
    main()
