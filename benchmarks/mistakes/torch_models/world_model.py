"""A recurrent world model: a memory, beliefs about a latent state before and after each observation, and an actor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Time = IntVar("Time")
Observation = IntVar("Observation")
Seen = IntVar("Seen")
Action = IntVar("Action")
Latent = IntVar("Latent")
Memory = IntVar("Memory")


@dataclass(frozen=True)
class Belief(Generic[B, Latent]):
    """A normal distribution of the latent state."""

    mean: Tensor[[B, Latent]]
    deviation: Tensor[[B, Latent]]

    def sample(self, noise: Tensor[[B, Latent]]) -> Tensor[[B, Latent]]:
        return self.mean + self.deviation * noise


def divergence(after: Belief[B, Latent], before: Belief[B, Latent]) -> Tensor[[B]]:
    """How far a belief is from the one before."""
    spread = after.deviation.square() / before.deviation.square()
    moved = (after.mean - before.mean).square() / before.deviation.square()
    return 0.5 * (spread + moved - torch.log(spread) - 1.0).sum(-1)


def advantages(returns: Tensor[[B, Time]], values: Tensor[[B, Time]]) -> Tensor[[B, Time]]:
    """How much better it went than was expected, with zero mean and unit variance along the steps."""
    better = returns - values
    centred = better - better.mean(1, keepdim=True)
    return centred / (centred.square().mean(1) + 1e-2)[:, None]


class World(nn.Module, Generic[Observation, Seen, Action, Latent, Memory]):
    """What happens next."""

    def __init__(
        self,
        observation: Int[Observation],
        seen: Int[Seen],
        action: Int[Action],
        latent: Int[Latent],
        memory: Int[Memory],
    ) -> None:
        super().__init__()
        self.see = nn.Linear(observation, seen)
        self.normal = nn.LayerNorm(seen)
        self.memory = nn.GRUCell(latent + action, memory)
        self.prior_mean = nn.Linear(memory, latent)
        self.prior_deviation = nn.Linear(memory, latent)
        self.posterior_mean = nn.Linear(memory + seen, latent)
        self.posterior_deviation = nn.Linear(memory + seen, latent)
        self.decoder = nn.Linear(memory + latent, observation)
        self.actor = nn.Linear(memory + latent, action)
        self.critic = nn.Linear(memory + latent, action)

    def move(
        self, latent: Tensor[[B, Latent]], action: Tensor[[B, Action]], memory: Tensor[[B, Memory]]
    ) -> Tensor[[B, Memory]]:
        return self.memory(torch.cat((latent, action), -1), memory)

    def prior(self, memory: Tensor[[B, Memory]]) -> Belief[B, Latent]:
        return Belief(self.prior_mean(memory), F.softplus(self.prior_deviation(memory)) + 0.1)

    def posterior(self, memory: Tensor[[B, Memory]], seen: Tensor[[B, Seen]]) -> Belief[B, Latent]:
        known = torch.cat((memory, seen), -1)
        return Belief(self.posterior_mean(known), F.softplus(self.posterior_deviation(known)) + 0.1)

    def full(self, memory: Tensor[[B, Memory]], latent: Tensor[[B, Latent]]) -> Tensor[[B, Memory + Latent]]:
        return torch.cat((memory, latent), -1)


def advance(
    world: World[Observation, Seen, Action, Latent, Memory],
    old: Tensor[[B, Memory]],
    latent: Tensor[[B, Latent]],
    observation: Tensor[[B, Observation]],
    taken: Tensor[[B, Action]],
    action: Tensor[[B]],
    noise: Tensor[[B, Latent]],
    reward: Tensor[[B]],
    advantage: Tensor[[B]],
    alive: Tensor[[B]],
) -> tuple[Tensor[[B]], Tensor[[B, Memory]], Tensor[[B, Latent]]]:
    """The loss of a step, the memory and the latent state after it."""
    memory = world.move(latent, taken, old)
    prior = world.prior(memory)
    posterior = world.posterior(memory, torch.tanh(world.normal(world.see(observation))))
    believed = posterior.sample(noise)
    full = world.full(memory, believed)
    error = (world.decoder(full) - observation).square().sum(-1)
    policy, log_policy = world.actor(full).softmax(-1), world.actor(full).log_softmax(-1)
    chosen = log_policy.gather(-1, action[:, None]).squeeze(-1)
    gain = chosen * advantage
    entropy = -(policy * log_policy).sum(-1)
    value = (policy * world.critic(full)).sum(-1)
    surprise = (value - reward).square()
    held = Belief(posterior.mean.detach(), posterior.deviation.detach())
    losses = error + divergence(held, prior) + 0.1 * divergence(posterior, prior) + surprise - gain - 0.01 * entropy
    return losses * alive, memory, believed


def step(
    batch: Int[B],
    times: Int[Time],
    observation_size: Int[Observation],
    seen: Int[Seen],
    action_size: Int[Action],
    latent_size: Int[Latent],
    memory_size: Int[Memory],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of random episodes, and what is measured beside it."""
    observations = torch.randn(batch, times, observation_size)
    actions = torch.randint(action_size, (batch, times))
    noises = torch.randn(batch, times, latent_size)
    rewards = torch.randn(batch, times)
    expected = torch.randn(batch, times)
    alive = torch.rand(batch, times).gt(0.5)
    first = torch.randn(batch, memory_size)
    world = World(observation_size, seen, action_size, latent_size, memory_size)
    taken = F.one_hot(actions, action_size).float()
    advantage = advantages(rewards, expected)
    losses, memory, latent = torch.zeros(batch), first, noises[:, 0]
    for time in range(times):
        more, memory, latent = advance(
            world,
            memory,
            latent,
            observations[:, time],
            taken[:, time],
            actions[:, time],
            noises[:, time],
            rewards[:, time],
            advantage[:, time],
            alive[:, time].float(),
        )
        losses = losses + more
    lived = alive.float().sum(1) + 1.0
    loss = (losses / lived).mean(0)
    imagined = world.decoder(world.full(memory, world.prior(memory).mean))
    return_by_step = rewards.mean(0)
    return loss, {"imagined": imagined, "return by step": return_by_step}


def run() -> float:
    """The loss of random episodes, with its gradients."""
    loss, _ = step(3, 3, 6, 6, 4, 6, 6)
    loss.backward()
    return loss.item()
