"""Gradient transformations: the parts that optimizers are composed of.

A transformation maps the proposed update of one parameter (initially its gradient) to another update; its state for the
parameter is a mapping from names to arrays. It is a pure function of arrays, so that one definition computes steps on
arrays of any library, and is traced into the program of a step. Transformations that scale by past gradients are in
:mod:`typedtensor.optim.scaling`, those that limit gradients in :mod:`typedtensor.optim.clipping`.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from numbers import Real
from typing import Any, ClassVar

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.errors import ScheduleError
from typedtensor.lowering.namespace import namespace_of

State = Mapping[str, Array]
"""The state that a transformation keeps of one parameter."""

Schedule = Callable[[int], float]
"""A number for each step; steps are counted from 1."""


def scheduled(step: Any, schedule: Schedule) -> Any:
    """A number that depends on the step: in a program that is traced an input, which is computed before each step.

    Args:
        step: the step that :meth:`Transformation.apply` gets.
        schedule: a function from the number of the step to the number.

    >>> scheduled(2, lambda step: 1.0 / step)
    0.5
    """
    return float(schedule(step)) if isinstance(step, int) else step.scalar(schedule)


@dataclass(frozen=True)
class Range:
    """An interval of numbers.

    Attributes:
        least: the lower bound.
        most: the upper bound, or infinity.
        within: whether the upper bound is excluded.
        above: whether the lower bound is excluded.
    """

    least: float = 0.0
    most: float = math.inf
    within: bool = False
    above: bool = False

    def check(self, of: str, name: str, number: object) -> None:
        """Check that a number is in the range.

        Args:
            of: the name of the class that takes the number.
            name: the name of the argument.
            number: the argument.

        Raises:
            ScheduleError: the argument is not a number, is NaN, or is outside of the range.

        >>> Range(0.0, 1.0, within=True).check("Adam", "beta1", 1.5)
        Traceback (most recent call last):
        ...
        typedtensor.errors.ScheduleError: beta1 of Adam is a number from 0 to less than 1, not 1.5
        """
        if not isinstance(number, Real) and getattr(number, "shape", None) != ():
            raise ScheduleError(f"{name} of {of} is {self}, not {number!r}")
        value = float(number)  # type: ignore[arg-type]  # an array without axes has a number, too
        outside = not self.least <= value <= self.most
        if outside or (self.within and value == self.most) or (self.above and value == self.least):
            raise ScheduleError(f"{name} of {of} is {self}, not {value:g}")

    def __str__(self) -> str:
        if self.most == math.inf:
            than = "more than" if self.above else "at least"
            return f"a {'finite ' if self.within else ''}number of {than} {self.least:g}"
        first = "more than " if self.above else ""
        return f"a number from {first}{self.least:g} to {'less than ' if self.within else ''}{self.most:g}"


NOT_NEGATIVE = Range()
FINITE = Range(within=True)
LIMIT = Range(above=True)
POSITIVE = Range(within=True, above=True)
DECAY = Range(0.0, 1.0, within=True)
SHARE = Range(0.0, 1.0)
PART = Range(0.0, 1.0, within=True, above=True)
COUNT = Range(1.0)
STEPS = Range(1.0, within=True)


def zeros(xp: Namespace, value: Array) -> Array:
    """Zeros like a parameter, for its state; NumPy's take memory only where they are written, unlike ``zeros_like``."""
    result: Array = np.zeros(value.shape, value.dtype) if xp is np else xp.zeros_like(value)
    return result


def root_mean_square(xp: Namespace, x: Array) -> Array:
    """The root of the mean of squares; 1 for an empty array."""
    return xp.sqrt(xp.mean(x * x)) if x.size else xp.ones_like(xp.sum(x))


class Transformation(ABC):
    """A part of an optimizer.

    Attributes:
        traceable: whether :meth:`apply` only uses operators and functions of ``xp``, is elementwise or treats all
            parameters as one array, keeps arrays of the parameter's shape, and obtains numbers that depend on the step
            by :func:`scheduled`. It is then traced once into the program of a step on flat arrays; others are applied
            to one parameter after the other.
        ranges: for a dataclass, the ranges of its numbers by name; None may stand for no number.
    """

    traceable: ClassVar[bool] = False
    ranges: ClassVar[tuple[tuple[str, Range], ...]] = ()

    def __post_init__(self) -> None:
        for name, allowed in self.ranges:
            if (number := getattr(self, name)) is not None:
                allowed.check(type(self).__name__, name, number)

    def start(self, xp: Namespace, value: Array) -> State:
        """Return the state of a parameter before the first step."""
        return {}

    @abstractmethod
    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        """Return the new update of a parameter and its new state, without modifying any argument.

        Args:
            xp: the namespace of the arrays.
            update: the update so far.
            value: the present value of the parameter.
            state: the state after the previous step.
            step: the number of the step, counted from 1; while a program is traced, an argument for :func:`scheduled`.
        """

    def apply_all(
        self, updates: Mapping[str, Array], values: Mapping[str, Array], states: Mapping[str, State], step: Any
    ) -> tuple[dict[str, Array], dict[str, State]]:
        """Return the new updates of all parameters of a step, by name, and their new states.

        By default each parameter is transformed alone. A transformation that depends on all gradients, such as a limit
        of their common norm, overrides this method.
        """
        after: dict[str, Array] = {}
        remembered: dict[str, State] = {}
        for name, update in updates.items():
            value = values[name]
            after[name], remembered[name] = self.apply(namespace_of(value), update, value, states[name], step)
        return after, remembered


@dataclass(frozen=True)
class LearningRate(Transformation):
    """``-rate · update``: the last transformation, which turns the update into a descent.

    Args:
        rate: a number, or a schedule: a function from the number of the step to a number.

    Raises:
        ScheduleError: when the rate, also one that the schedule gives for a step, is negative, infinite or NaN.
    """

    traceable = True

    rate: float | Schedule

    def __post_init__(self) -> None:
        if not callable(self.rate):
            FINITE.check("LearningRate", "rate", self.rate)

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        return update * (scheduled(step, self._factor) if callable(self.rate) else self._factor(1)), state

    def _factor(self, step: int) -> float:
        if not callable(self.rate):
            return -float(self.rate)
        rate = self.rate(step)
        if not (type(rate) is float and 0.0 <= rate < math.inf):
            FINITE.check(f"LearningRate, from its schedule for step {step},", "rate", rate)
        return -float(rate)


@dataclass(frozen=True)
class Momentum(Transformation):
    """``m ← decay · m + update``, which becomes the update; with Nesterov's form, ``decay · m + update``.

    See also: ``torch.optim.SGD(momentum=, nesterov=)``, ``optax.trace``.
    """

    traceable = True
    ranges = (("decay", NOT_NEGATIVE),)

    decay: float = 0.9
    nesterov: bool = False

    def start(self, xp: Namespace, value: Array) -> State:
        return {"momentum": zeros(xp, value)}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        momentum = state["momentum"] * self.decay + update
        return momentum * self.decay + update if self.nesterov else momentum, {"momentum": momentum}


@dataclass(frozen=True)
class L1Penalty(Transformation):
    """``update + rate · sign(value)``: the gradient of the L1 norm of the parameter, times the rate.

    See also: Tibshirani (1996), the lasso.
    """

    traceable = True
    ranges = (("rate", NOT_NEGATIVE),)

    rate: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        return update + xp.sign(value) * self.rate, state


@dataclass(frozen=True)
class WeightDecay(Transformation):
    """``update + rate · value``: an L2 penalty before the scaling, decoupled weight decay as in AdamW after it."""

    traceable = True
    ranges = (("rate", NOT_NEGATIVE),)

    rate: float

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        return update + value * self.rate, state
