"""A recurrent world model: a memory, beliefs about a latent state before and after each observation, and an actor."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import GRUCell, LayerNorm, Linear
from typedtensor.ops import (
    as_real,
    concat,
    dot,
    log,
    log_softmax,
    select,
    softmax,
    softplus,
    square,
    stop_gradient,
    take_along,
    tanh,
)

STEPS = 3


class Batch(Axis): ...


class Time(Axis, size=STEPS): ...


class Observation(Axis, size=6): ...


class Seen(Axis, size=6): ...


class Action(Axis, size=4): ...


class Latent(Axis, size=6): ...


class Memory(Axis, size=6): ...


class Moved(Axis, size=10): ...


class Known(Axis, size=12): ...


class Full(Axis, size=12): ...


Code = Expr[Tensor[Batch, Latent]]
Memories = Expr[Tensor[Batch, Memory]]
Rewards = Expr[Tensor[Batch, Time]]


@dataclass(frozen=True)
class Belief:
    """A normal distribution of the latent state."""

    mean: Code
    deviation: Code

    def sample(self, noise: Code) -> Code:
        return self.mean + self.deviation * noise


def divergence(after: Belief, before: Belief) -> Expr[Tensor[Batch]]:
    """How far a belief is from the one before."""
    spread = square(after.deviation) / square(before.deviation)
    moved = square(after.mean - before.mean) / square(before.deviation)
    return 0.5 * (spread + moved - log(spread) - 1.0).sum(Latent)


def advantages(returns: Rewards, values: Rewards) -> Rewards:
    """How much better it went than was expected, with zero mean and unit variance along the steps."""
    better = returns - values
    centred = better - better.mean(Time).expand_like(better)
    return centred / (square(centred).mean(Time) + 1e-2).expand_like(better)


class World(Module):
    """What happens next."""

    def __init__(self) -> None:
        self.see = Linear(Observation, Seen, seed=0)
        self.normal = LayerNorm(Seen)
        self.memory = GRUCell(Moved, Memory, seed=1)
        self.prior_mean = Linear(Memory, Latent, seed=2)
        self.prior_deviation = Linear(Memory, Latent, seed=3)
        self.posterior_mean = Linear(Known, Latent, seed=4)
        self.posterior_deviation = Linear(Known, Latent, seed=5)
        self.decoder = Linear(Full, Observation, seed=6)
        self.actor = Linear(Full, Action, seed=7)
        self.critic = Linear(Full, Action, seed=8)

    def move(self, latent: Code, action: Expr[Tensor[Batch, Action]], memory: Memories) -> Memories:
        return self.memory(concat(latent, action, Latent, Action, Moved), memory)

    def prior(self, memory: Memories) -> Belief:
        return Belief(self.prior_mean(memory), softplus(self.prior_deviation(memory)) + 0.1)

    def posterior(self, memory: Memories, seen: Expr[Tensor[Batch, Seen]]) -> Belief:
        known = concat(memory, seen, Memory, Seen, Known)
        return Belief(self.posterior_mean(known), softplus(self.posterior_deviation(known)) + 0.1)

    def full(self, memory: Memories, latent: Code) -> Expr[Tensor[Batch, Full]]:
        return concat(memory, latent, Memory, Latent, Full)


observations = Input(Tensor[Batch, Time, Observation])
actions = Input(IntTensor[Batch, Time])
noises = Input(Tensor[Batch, Time, Latent])
rewards = Input(Tensor[Batch, Time])
expected = Input(Tensor[Batch, Time])
alive = Input(BoolTensor[Batch, Time])
first = Input(Tensor[Batch, Memory])

world = World()
taken = actions.one_hot(Action)
advantage = advantages(rewards, expected)


def step(time: int, old: Memories, latent: Code) -> tuple[Expr[Tensor[Batch]], Memories, Code]:
    """The loss of a step, the memory and the latent state after it."""
    memory = world.move(latent, select(taken, Time, time), old)
    observation = select(observations, Time, time)
    prior = world.prior(memory)
    posterior = world.posterior(memory, tanh(world.normal(world.see(observation))))
    believed = posterior.sample(select(noises, Time, time))
    full = world.full(memory, believed)
    error = square(world.decoder(full) - observation).sum(Observation)
    policy, log_policy = softmax(world.actor(full), Action), log_softmax(world.actor(full), Action)
    chosen = take_along(log_policy, select(actions, Time, time), Action)
    gain = chosen * select(advantage, Time, time)
    entropy = -(policy * log_policy).sum(Action)
    value = dot(policy, world.critic(full), Action)
    surprise = square(value - select(rewards, Time, time))
    held = Belief(stop_gradient(posterior.mean), stop_gradient(posterior.deviation))
    losses = error + divergence(held, prior) + 0.1 * divergence(posterior, prior) + surprise - gain - 0.01 * entropy
    return losses * as_real(select(alive, Time, time)), memory, believed


losses, memory, latent = step(0, first, select(noises, Time, 0))
for time in range(1, STEPS):
    more, memory, latent = step(time, memory, latent)
    losses = losses + more
lived = as_real(alive).sum(Time) + 1.0
loss = (losses / lived).mean(Batch)
imagined = world.decoder(world.full(memory, world.prior(memory).mean))
return_by_step = rewards.mean(Batch)


def run() -> float:
    """The loss of random episodes, with its gradients."""
    batch = Batch(3)
    seen = (draw(observations, batch), draw(actions, batch, below=Action), draw(noises, batch), draw(rewards, batch))
    return trial(loss, *seen, draw(expected, batch), draw(alive, batch), draw(first, batch))
