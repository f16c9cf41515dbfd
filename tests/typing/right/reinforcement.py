"""Policies and values: advantages, clipped updates, entropy, a baseline of a whole rollout."""

from dataclasses import dataclass

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import exp, log_softmax, minimum, square, stop_gradient, take_along


class Time(Axis): ...


class Env(Axis): ...


class Action(Axis, size=3): ...


Rollout = Expr[Tensor[Time, Env]]


@dataclass(frozen=True)
class Losses:
    policy: Expr[Tensor[()]]
    value: Expr[Tensor[()]]


def losses(
    logits: Expr[Tensor[Time, Env, Action]],
    values: Rollout,
    action: Expr[IntTensor[Time, Env]],
    old: Rollout,
    advantages: Rollout,
    returns: Rollout,
) -> Losses:
    log_probs = log_softmax(logits, Action)
    ratio = exp(take_along(log_probs, action, Action) - stop_gradient(old))
    normalized = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    policy = -minimum(ratio * normalized, ratio.clip(0.8, 1.2) * normalized).mean()
    entropy = -(exp(log_probs) * log_probs).sum(Action).mean()
    return Losses(policy - 0.01 * entropy, square(values - returns).mean())


def actor_critic(value: Rollout, returns: Rollout, log_prob: Rollout) -> Expr[Tensor[()]]:
    advantage = stop_gradient(returns - value)
    return -(log_prob * advantage).mean() + 0.5 * square(returns - value).mean()


def explained(values: Rollout, returns: Rollout) -> Expr[Tensor[()]]:
    return 1.0 - (returns - values).var() / returns.var()
