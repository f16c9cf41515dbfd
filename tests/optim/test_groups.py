"""Steps on parameters that change from step to step, against steps on one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Expr, Param, Tensor, given
from typedtensor.optim import SGD, Adam, ClipByGlobalNorm, LearningRate, Momentum, Optimizer


class Row(Axis): ...


Parameters = list[Param[Tensor[Row]]]

MAKE: dict[str, Callable[[Any], Optimizer]] = {
    "descent": lambda p: SGD(p, learning_rate=0.1),
    "momentum": lambda p: SGD(p, learning_rate=0.1, momentum=0.9),
    "adam": lambda p: Adam(p, learning_rate=0.1),
    "all as one": lambda p: Optimizer(p, ClipByGlobalNorm(0.5), Momentum(0.9), LearningRate(0.1)),
}


def parameters() -> Parameters:
    return [Param(Tensor[Row](np.random.default_rng(n).normal(size=3))) for n in range(6)]


def loss(p: Parameters, chosen: list[int]) -> Expr[Tensor[()]]:
    parts = [(p[n] * p[n]).sum() * (n + 1.0) for n in chosen]
    return sum(parts[1:], parts[0])


@pytest.mark.parametrize("name", MAKE)
def test_more_numbers_than_stand_in_a_block(name: str) -> None:
    """What a norm or a mean of all numbers decides is decided by all of them, not by those of a block."""
    values = np.random.default_rng(0).normal(size=100_000)
    scale = np.linspace(0.1, 3.0, 100_000)

    def trained(parts: int) -> np.ndarray[Any, Any]:
        made = [Param(Tensor[Row](part)) for part in np.split(values, parts)]
        optimizer = MAKE[name](made)
        scales = [Tensor[Row](part) for part in np.split(scale, parts)]
        for _ in range(3):
            terms = [(p * p * Const(s)).sum() for p, s in zip(made, scales, strict=True)]
            total = sum(terms[1:], terms[0])
            with given(plan=parts > 1):
                optimizer.step(total)
        return np.concatenate([p.value.numpy() for p in made])

    np.testing.assert_allclose(trained(4), trained(1), rtol=1e-10)


@pytest.mark.parametrize("name", MAKE)
@pytest.mark.parametrize("seed", sample(range(5), first=2))
def test_changing_parameters_are_stepped_as_one_after_the_other(name: str, seed: int) -> None:
    ours, theirs = parameters(), parameters()
    steppers = [(ours, MAKE[name](ours), True), (theirs, MAKE[name](theirs), False)]
    chance = random.Random(seed)
    forms = [chance.sample(range(6), chance.randint(1, 6)) for _ in range(4)]
    for step in range(24):
        chosen = chance.choice(forms)
        planned = step % 7 != 6  # now and then all are interpreted
        for p, optimizer, plan in steppers:
            if step == 15:
                p[chosen[0]].assign(Tensor[Row](np.ones(3)))
            with given(plan=plan and planned):
                optimizer.step(loss(p, chosen))
        for one, other in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(one.value.numpy(), other.value.numpy(), rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("name", MAKE)
@pytest.mark.filterwarnings("ignore::typedtensor.errors.UnusedParameterWarning")
def test_parameters_that_were_met_apart_are_then_met_together(name: str) -> None:
    ours, theirs = parameters(), parameters()
    steppers = [(ours, MAKE[name](ours), True), (theirs, MAKE[name](theirs), False)]
    for chosen in ([0, 1], [0, 1], [2, 3], [2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]):
        for p, optimizer, plan in steppers:
            with given(plan=plan):
                optimizer.step(loss(p, chosen))
        for one, other in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(one.value.numpy(), other.value.numpy(), rtol=1e-9, atol=1e-12)
