"""Learning rates that depend on the step: functions from its number, counted from 1, to the rate.

Numbers that are no rates or no numbers of steps are refused by a ScheduleError.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from typedtensor.errors import ScheduleError
from typedtensor.optim import Schedule
from typedtensor.optim.transformations import FINITE, PART, POSITIVE, STEPS, Range


class _Checked:
    """The base of schedules, which validates their numbers on construction.

    Attributes:
        ranges: the accepted ranges of the numbers, by name.
    """

    ranges: ClassVar[tuple[tuple[str, Range], ...]] = ()

    def __post_init__(self) -> None:
        for name, allowed in self.ranges:
            allowed.check(type(self).__name__, name, getattr(self, name))


@dataclass(frozen=True)
class Constant(_Checked):
    """A constant rate; a part of a chain.

    >>> Constant(0.1)(7)
    0.1
    """

    ranges = (("rate", FINITE),)

    rate: float

    def __call__(self, step: int, /) -> float:
        return self.rate


@dataclass(frozen=True)
class Cosine(_Checked):
    """From ``rate`` at the first step to ``end`` at step ``steps`` and after it, along half a cosine.

    See also: Loshchilov and Hutter (2017); ``optax.cosine_decay_schedule``;
    ``torch.optim.lr_scheduler.CosineAnnealingLR``.

    >>> [round(Cosine(1.0, steps=5)(step), 3) for step in (1, 3, 5, 9)]
    [1.0, 0.5, 0.0, 0.0]
    """

    ranges = (("rate", FINITE), ("steps", STEPS), ("end", FINITE))

    rate: float
    steps: int
    end: float = 0.0

    def __call__(self, step: int, /) -> float:
        part = min((step - 1) / max(self.steps - 1, 1), 1.0)
        return self.end + (self.rate - self.end) * (1.0 + math.cos(math.pi * part)) / 2.0


@dataclass(frozen=True)
class ExponentialDecay(_Checked):
    """``rate · decay^((step - 1) / every)``; in jumps, if the exponent is to be a whole number.

    See also: ``torch.optim.lr_scheduler.ExponentialLR``, ``StepLR``, ``optax.exponential_decay``.

    >>> [ExponentialDecay(1.0, decay=0.5, every=2, jumps=True)(step) for step in (1, 2, 3, 5)]
    [1.0, 1.0, 0.5, 0.25]
    """

    ranges = (("rate", FINITE), ("decay", FINITE), ("every", STEPS))

    rate: float
    decay: float
    every: int = 1
    jumps: bool = False

    def __call__(self, step: int, /) -> float:
        power = (step - 1) // self.every if self.jumps else (step - 1) / self.every
        return float(self.rate * self.decay**power)


@dataclass(frozen=True)
class Milestones(_Checked):
    """A rate that is multiplied by a factor after each of some steps.

    See also: ``torch.optim.lr_scheduler.MultiStepLR``, ``optax.piecewise_constant_schedule``.

    >>> [round(Milestones(1.0, {10: 0.1, 20: 0.1})(step), 3) for step in (10, 11, 21)]
    [1.0, 0.1, 0.01]
    """

    ranges = (("rate", FINITE),)

    rate: float
    factors: Mapping[int, float]

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.factors, Mapping):
            raise ScheduleError(
                "the factors of Milestones must be a dict from a step to the factor after it, such as {10: "
                f"0.1}}, not {self.factors!r}"
            )
        for after, factor in self.factors.items():
            FINITE.check("Milestones", "a step in factors", after)
            FINITE.check("Milestones", f"the factor after step {after}", factor)

    def __call__(self, step: int, /) -> float:
        return self.rate * math.prod(factor for after, factor in self.factors.items() if step > after)


@dataclass(frozen=True)
class OneCycle(_Checked):
    """Up along half a cosine from ``peak / start`` to ``peak``, then down to ``peak / start / end``.

    Args:
        peak: the largest rate.
        steps: how many steps the cycle has; the last rate stays.
        up: the part of them on the way up.
        start: by how much the first rate is smaller than the peak.
        end: by how much the last rate is smaller than the first.

    See also: Smith and Topin (2017); ``torch.optim.lr_scheduler.OneCycleLR``, whose rates these are.

    >>> [round(OneCycle(1.0, steps=11, up=0.4)(step), 4) for step in (1, 5, 11)]
    [0.04, 0.9797, 0.0]
    """

    ranges = (("peak", FINITE), ("steps", STEPS), ("up", PART), ("start", POSITIVE), ("end", POSITIVE))

    peak: float
    steps: int
    up: float = 0.3
    start: float = 25.0
    end: float = 1e4

    def __call__(self, step: int, /) -> float:
        first, top, last = self.peak / self.start, self.up * self.steps - 1.0, self.steps - 1.0
        number = min(step - 1.0, last)
        if number <= top:
            return _between(first, self.peak, number / top if top > 0.0 else 1.0)
        return _between(self.peak, first / self.end, (number - top) / (last - top))


@dataclass(frozen=True)
class WarmUp(_Checked):
    """Linearly from ``start`` times a schedule's first rate to that rate in ``steps`` steps, then the schedule.

    The schedule begins after the warm-up, with its step 1.

    See also: ``torch.optim.lr_scheduler.LinearLR``, ``optax.warmup_cosine_decay_schedule``.

    >>> rate = WarmUp(4, Cosine(1.0, steps=3))
    >>> [round(rate(step), 3) for step in range(1, 8)]
    [0.25, 0.5, 0.75, 1.0, 1.0, 0.5, 0.0]
    """

    ranges = (("steps", STEPS),)

    steps: int
    then: Schedule

    def __post_init__(self) -> None:
        super().__post_init__()
        _schedule("WarmUp", "then", self.then)

    def __call__(self, step: int, /) -> float:
        return self.then(1) * step / self.steps if step <= self.steps else self.then(step - self.steps)


@dataclass(frozen=True)
class Chained:
    """Schedules one after the other: each for its number of steps, at last one for all others.

    See also: ``torch.optim.lr_scheduler.SequentialLR``, ``optax.join_schedules``.

    >>> rate = Chained((2, Constant(0.1)), last=ExponentialDecay(0.1, decay=0.5))
    >>> [rate(step) for step in (1, 2, 3, 4)]
    [0.1, 0.1, 0.1, 0.05]
    """

    parts: tuple[tuple[int, Schedule], ...]
    last: Schedule

    def __init__(self, *parts: tuple[int, Schedule], last: Schedule) -> None:
        for part in parts:
            if not isinstance(part, tuple) or len(part) != 2:
                raise ScheduleError(
                    f"a part of Chained must be a pair of a number of steps and a schedule, not {part!r}"
                )
            STEPS.check("Chained", "the number of steps of a part", part[0])
            _schedule("Chained", "the schedule of a part", part[1])
        _schedule("Chained", "last", last)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "last", last)

    def __call__(self, step: int, /) -> float:
        for steps, schedule in self.parts:
            if step <= steps:
                return schedule(step)
            step -= steps
        return self.last(step)


class Plateau:
    """A rate that shrinks when a measured value has not improved for a while; :func:`fit` tells it the value.

    Args:
        rate: the first rate.
        factor: the factor of each reduction.
        patience: the number of epochs without a new smallest value before a reduction.
        least: the smallest rate.

    See also: ``torch.optim.lr_scheduler.ReduceLROnPlateau``.

    >>> rate = Plateau(1.0, factor=0.1, patience=2)
    >>> for value in (3.0, 3.5, 3.2):
    ...     rate.observe(value)
    >>> rate(100)
    0.1
    """

    def __init__(self, rate: float, *, factor: float = 0.1, patience: int = 10, least: float = 0.0) -> None:
        FINITE.check("Plateau", "rate", rate)
        PART.check("Plateau", "factor", factor)
        STEPS.check("Plateau", "patience", patience)
        FINITE.check("Plateau", "least", least)
        self.rate, self.factor, self.patience, self.least = rate, factor, patience, least
        self.best, self.waited = math.inf, 0

    def __call__(self, step: int, /) -> float:
        return self.rate

    def observe(self, value: float) -> None:
        """Record the value of an epoch."""
        if value < self.best:
            self.best, self.waited = value, 0
            return
        self.waited += 1
        if self.waited >= self.patience:
            self.rate, self.waited = max(self.rate * self.factor, self.least), 0

    @property
    def state(self) -> tuple[float, float, int]:
        """The rate, the best value, and the number of epochs since."""
        return self.rate, self.best, self.waited

    @state.setter
    def state(self, state: tuple[float, float, int]) -> None:
        self.rate, self.best, self.waited = state


def _between(first: float, last: float, part: float) -> float:
    return last + (first - last) * (1.0 + math.cos(math.pi * part)) / 2.0


def _schedule(of: str, name: str, given: Any) -> None:
    if not callable(given):
        raise ScheduleError(
            f"{name} of {of} must be a schedule, a function from the step number to a rate, not {given!r}: use "
            f"Constant({given!r}) for a constant rate"
        )
