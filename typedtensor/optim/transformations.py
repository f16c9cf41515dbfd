"""Gradient transformations: the parts that optimizers are composed of.

A transformation turns the update proposed for one parameter (at first its gradient) into another; what it must
remember for the parameter is a mapping from names to arrays. It changes nothing in place, so that a step that
fails half-way has changed nothing. Those that scale by past gradients are in :mod:`typedtensor.optim.scaling`, those
that limit gradients in :mod:`typedtensor.optim.clipping`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from typedtensor.backends import Array, Namespace, namespace_of

State = Mapping[str, Array]
"""What a transformation remembers for one parameter."""

Schedule = Callable[[int], float]
"""A number for each step; steps are counted from 1."""


class Transformation(ABC):
    """A part of an optimizer.

    Attributes:
        together: whether parameters may be handed to :meth:`apply` side by side, as one array: it treats each element
            alone, or all parameters as one.
        in_place: whether there is :meth:`write`, and each element is treated alone.
    """

    together: ClassVar[bool] = False
    in_place: ClassVar[bool] = False

    def start(self, xp: Namespace, value: Array) -> State:
        """What is remembered of a parameter before the first step."""
        return {}

    @abstractmethod
    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        """The new update for a parameter, and what is remembered.

        Args:
            update: the update so far.
            value: the present value of the parameter.
            state: what was remembered.
            step: the number of the step, counted from 1.
        """

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        """The same as :meth:`apply` on arrays of NumPy, which is faster, as no array is made.

        Args:
            update: the update so far; it is not changed, unless it is ``out``.
            value: the present value.
            state: what was remembered.
            after: arrays like those of ``state``, which become what is remembered.
            out: an array like ``update``, or ``update`` itself.
            scratch: another, for anything.
            step: the number of the step, counted from 1.

        Returns:
            The new update: ``out``, or one of ``after``.
        """
        raise TypeError(f"{type(self).__name__} says in_place, but does not define write")

    def factor(self, step: int) -> float | None:
        """The number by which it multiplies updates in a step, if it does nothing else."""
        return None

    def apply_all(
        self,
        updates: Mapping[str, Array],
        values: Mapping[str, Array],
        states: Mapping[str, State],
        step: int,
    ) -> tuple[dict[str, Array], dict[str, State]]:
        """The new updates for all parameters of a step, by their names, and what is remembered of each.

        Most transformations treat each parameter alone. One that has to see all gradients, such as a limit on their
        common norm, defines this method.
        """
        after: dict[str, Array] = {}
        remembered: dict[str, State] = {}
        for name, update in updates.items():
            value = values[name]
            after[name], remembered[name] = self.apply(namespace_of(value), update, value, states[name], step)
        return after, remembered


@dataclass(frozen=True)
class LearningRate(Transformation):
    """``-rate · update``: the last part, which makes the update a descent.

    Args:
        rate: a number, or a schedule: a function from the number of the step to a number.
    """

    together = True
    in_place = True

    rate: float | Schedule

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        return update * self.factor(step), state

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        return np.multiply(update, self.factor(step), out)

    def factor(self, step: int) -> float:
        return -float(self.rate(step) if callable(self.rate) else self.rate)


@dataclass(frozen=True)
class Momentum(Transformation):
    """``m ← decay · m + update``, which becomes the update; with Nesterov's form, ``decay · m + update``.

    See also: ``torch.optim.SGD(momentum=, nesterov=)``, ``optax.trace``.
    """

    together = True
    in_place = True

    decay: float = 0.9
    nesterov: bool = False

    def start(self, xp: Namespace, value: Array) -> State:
        return {"momentum": xp.zeros_like(value)}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        momentum = state["momentum"] * self.decay + update
        return momentum * self.decay + update if self.nesterov else momentum, {"momentum": momentum}

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        momentum = np.multiply(state["momentum"], self.decay, after["momentum"])
        momentum += update
        return np.add(update, np.multiply(momentum, self.decay, scratch), out) if self.nesterov else momentum


@dataclass(frozen=True)
class WeightDecay(Transformation):
    """``update + rate · value``: before the scaling an L2 penalty, after it decoupled decay as in AdamW."""

    together = True
    in_place = True

    rate: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        decayed = value * self.rate
        decayed += update
        return decayed, state

    def write(
        self, update: Array, value: Array, state: State, after: State, out: Array, scratch: Array, step: int
    ) -> Array:
        return np.add(update, np.multiply(value, self.rate, scratch), out)
