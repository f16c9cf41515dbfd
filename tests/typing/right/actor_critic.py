"""Ascent: an actor that climbs a critic's value, target networks that follow, and twin critics in either order."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import concat, minimum, relu, square, stop_gradient, tanh
from typedtensor.optim import Adam


class Batch(Axis): ...


class State(Axis, size=6): ...


class Action(Axis, size=2): ...


class Both(Axis, size=8): ...


class Hidden(Axis, size=16): ...


class One(Axis, size=1): ...


class Actor(Module):
    def __init__(self, seed: int = 0) -> None:
        self.hidden, self.out = Linear(State, Hidden, seed=seed), Linear(Hidden, Action, seed=seed + 1)

    def __call__(self, state: Expr[Tensor[Batch, State]]) -> Expr[Tensor[Batch, Action]]:
        return tanh(self.out(relu(self.hidden(state))))


class Critic(Module):
    def __init__(self, seed: int = 0) -> None:
        self.hidden, self.out = Linear(Both, Hidden, seed=seed), Linear(Hidden, One, seed=seed + 1)

    def __call__(self, state: Expr[Tensor[Batch, State]], action: Expr[Tensor[Batch, Action]]) -> Expr[Tensor[Batch]]:
        return self.out(relu(self.hidden(concat(state, action, State, Action, Both)))).sum(One)


def update(
    actor: Actor,
    target_actor: Actor,
    critics: tuple[Critic, Critic],
    target_critics: tuple[Critic, Critic],
    state: Expr[Tensor[Batch, State]],
    action: Expr[Tensor[Batch, Action]],
    reward: Expr[Tensor[Batch]],
    next_state: Expr[Tensor[Batch, State]],
) -> None:
    next_action = target_actor(next_state)
    one, other = (critic(next_state, next_action) for critic in target_critics)
    target = stop_gradient(reward + 0.99 * minimum(one, other))
    for critic in critics:
        error = square(critic(state, action) - target).mean(Batch)
        Adam(critic.parameters).step(error)
    ascent = -critics[0](state, actor(state)).mean(Batch)
    Adam(actor.parameters).step(ascent)
