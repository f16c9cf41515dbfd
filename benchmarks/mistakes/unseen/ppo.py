"""Proximal policy optimisation: advantages by a scan backwards, the clipped objective, values and entropy."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, scan
from typedtensor.nn import Linear
from typedtensor.ops import exp, log_softmax, maximum, minimum, select, square, stop_gradient, tanh, zeros_like


class Time(Axis, size=6): ...


class Env(Axis, size=4): ...


class Observation(Axis, size=5): ...


class Hidden(Axis, size=8): ...


class Action(Axis, size=3): ...


class Value(Axis, size=1): ...


Observed = Expr[Tensor[Time, Env, Observation]]
Row = Expr[Tensor[Env]]


class ActorCritic(Module):
    def __init__(self) -> None:
        self.hidden = Linear(Observation, Hidden, seed=0)
        self.actor, self.critic = Linear(Hidden, Action, seed=1), Linear(Hidden, Value, seed=2)

    def __call__(self, x: Observed) -> tuple[Expr[Tensor[Time, Env, Action]], Expr[Tensor[Time, Env]]]:
        hidden = tanh(self.hidden(x))
        return log_softmax(self.actor(hidden), Action), select(self.critic(hidden), Value, 0)


def advantages_of(
    rewards: Expr[Tensor[Time, Env]],
    values: Expr[Tensor[Time, Env]],
    following: Expr[Tensor[Time, Env]],
    going: Expr[Tensor[Time, Env]],
) -> Expr[Tensor[Time, Env]]:
    """Generalised advantages, from the last step to the first."""
    deltas = rewards + 0.99 * going * following - values

    def step(after: Row, now: tuple[Row, Row]) -> tuple[Row, Row]:
        delta, goes = now
        advantage = delta + 0.99 * 0.95 * goes * after
        return advantage, advantage

    _, found = scan(
        lambda after, delta, goes: step(after, (delta, goes)),
        zeros_like(select(rewards, Time, 0)),
        (deltas, going),
        Time,
        reverse=True,
    )
    return found


observed, action = Input(Tensor[Time, Env, Observation]), Input(IntTensor[Time, Env])
rewards, going = Input(Tensor[Time, Env]), Input(Tensor[Time, Env])
old_log_probability = Input(Tensor[Time, Env])
old_values, following = Input(Tensor[Time, Env]), Input(Tensor[Time, Env])
policy = ActorCritic()
log_shares, values = policy(observed)
advantages = advantages_of(rewards, old_values, following, going)
returns = stop_gradient(advantages + old_values)
normalized = stop_gradient((advantages - advantages.mean()) / (advantages.std() + 1e-8))
log_probability = (log_shares * action.one_hot(Action)).sum(Action)
ratio = exp(log_probability - old_log_probability)
clipped = ratio.clip(0.8, 1.2)
policy_loss = -minimum(ratio * normalized, clipped * normalized).mean(Time, Env)
near = old_values + (values - old_values).clip(-0.2, 0.2)
value_loss = 0.5 * maximum(square(values - returns), square(near - returns)).mean(Time, Env)
entropy = -(exp(log_shares) * log_shares).sum(Action).mean(Time, Env)
loss = policy_loss + 0.5 * value_loss - 0.01 * entropy
divergence = (old_log_probability - log_probability).mean()


def run() -> float:
    """The loss of a random batch, with its gradients."""
    bound = draw(observed), draw(action, below=Action), draw(rewards), draw(going)
    return trial(loss, *bound, draw(old_log_probability), draw(old_values), draw(following))
