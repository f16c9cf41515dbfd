"""Validation of rates and numbers of steps, by schedules and by their results."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Param, Tensor, given
from typedtensor.errors import ScheduleError
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.training import Chained, Constant, Cosine, ExponentialDecay, Milestones, OneCycle, Plateau, WarmUp

NO_SCHEDULE: Any = 0.1
NO_FACTORS: Any = [10, 20]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Constant(math.nan), "rate of Constant is a finite number of at least 0, not nan"),
        (lambda: Cosine(-1.0, 10), "rate of Cosine is a finite number of at least 0, not -1"),
        (lambda: Cosine(1.0, 0), "steps of Cosine is a finite number of at least 1, not 0"),
        (lambda: Cosine(1.0, 10, end=-0.1), "end of Cosine is a finite number of at least 0, not -0.1"),
        (
            lambda: ExponentialDecay(1.0, decay=-0.5),
            "decay of ExponentialDecay is a finite number of at least 0, not -0.5",
        ),
        (
            lambda: ExponentialDecay(1.0, 0.5, every=0),
            "every of ExponentialDecay is a finite number of at least 1, not 0",
        ),
        (lambda: Milestones(1.0, NO_FACTORS), r"a dict from a step to the factor after it, .* not \[10, 20\]"),
        (lambda: Milestones(1.0, {10: -0.1}), "factor after step 10 of Milestones is .* at least 0, not -0.1"),
        (lambda: OneCycle(1.0, 10, up=1.0), "up of OneCycle is a number from more than 0 to less than 1, not 1"),
        (lambda: OneCycle(1.0, 10, start=0.0), "start of OneCycle is a finite number of more than 0, not 0"),
        (lambda: WarmUp(-3, Constant(1.0)), "steps of WarmUp is a finite number of at least 1, not -3"),
        (
            lambda: WarmUp(3, NO_SCHEDULE),
            r"then of WarmUp must be a schedule, .*, not 0.1: use Constant\(0.1\) for a constant rate",
        ),
        (lambda: Chained((0, Constant(1.0)), last=Constant(0.1)), "a part of Chained is .* of at least 1, not 0"),
        (lambda: Chained(NO_SCHEDULE, last=Constant(0.1)), "a pair of a number of steps and a schedule, not 0.1"),
        (lambda: Chained((2, Constant(1.0)), last=NO_SCHEDULE), "last of Chained must be a schedule, .*, not 0.1"),
        (lambda: Plateau(-1.0), "rate of Plateau is a finite number of at least 0, not -1"),
        (lambda: Plateau(1.0, factor=2.0), "factor of Plateau is a number from more than 0 to less than 1, not 2"),
        (lambda: Plateau(1.0, patience=0), "patience of Plateau is a finite number of at least 1, not 0"),
    ],
)
def test_what_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ScheduleError, match=message):
        make()


def test_numbers_of_numpy_are_taken() -> None:
    assert Cosine(np.float32(1.0), np.int64(5))(5) == 0.0  # type: ignore[arg-type]  # no float, no int to NumPy's stubs


@pytest.mark.parametrize("algorithm", [SGD, Adam])
@pytest.mark.parametrize("wrong", [-0.1, math.nan, math.inf, "0.1"])
def test_a_rate_that_a_schedule_gives_is_held_to_the_same(algorithm: Callable[..., Optimizer], wrong: Any) -> None:
    rates: dict[int, Any] = {1: np.float32(0.1), 2: 0.1, 3: 0, 4: wrong, 5: wrong}
    weight = Param(Tensor[()](1.0))
    optimizer = algorithm([weight], learning_rate=lambda step: rates[step])
    for _ in range(3):
        with given():
            optimizer.step(weight * weight)
    before = weight.value.item()
    for _ in range(2):
        with (
            given(),
            pytest.raises(ScheduleError, match=r"rate of LearningRate, from its schedule for step 4, is a finite"),
        ):
            optimizer.step(weight * weight)
    assert weight.value.item() == before
    rates[4] = 0.1
    with given():
        optimizer.step(weight * weight)
    assert weight.value.item() != before
