"""Steps on parameters side by side are those on one parameter after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Expr, Input, NonFiniteError, Param, Tensor, given
from typedtensor.ops import log, tanh
from typedtensor.optim import (
    SGD,
    Adagrad,
    Adam,
    AdamScaling,
    AdamW,
    ClipByGlobalNorm,
    ClipByValue,
    LearningRate,
    Optimizer,
    RMSProp,
)


class Row(Axis): ...


class Column(Axis): ...


ALGORITHMS: dict[str, Callable[[Any], Optimizer]] = {
    "SGD": lambda p: SGD(p, learning_rate=0.05),
    "Nesterov": lambda p: SGD(p, learning_rate=0.05, momentum=0.9, nesterov=True, penalty=0.01),
    "Adam": lambda p: Adam(p, learning_rate=0.05),
    "AdamW": lambda p: AdamW(p, learning_rate=lambda step: 0.05 / step),
    "Adagrad": lambda p: Adagrad(p, learning_rate=0.05),
    "RMSProp": lambda p: RMSProp(p, learning_rate=0.05, centred=True, momentum=0.5),
    "clipped": lambda p: Optimizer(p, ClipByValue(0.1), LearningRate(0.5)),
    "clipped by norm": lambda p: Optimizer(p, ClipByGlobalNorm(0.1), AdamScaling(), LearningRate(0.5)),
}

each_algorithm = pytest.mark.parametrize("make", ALGORITHMS.values(), ids=ALGORITHMS)


class Session:
    """A model of three parameters, one of which only the larger loss depends on."""

    def __init__(self, make: Callable[[Any], Optimizer]) -> None:
        generator = np.random.default_rng(0)
        self.w = Param(Tensor[Row, Column](generator.normal(size=(3, 4))), name="w")
        self.b = Param(Tensor[Row](generator.normal(size=3)), name="b")
        self.s = Param(Tensor[()](np.asarray(0.5)), name="s")
        self.x = Input(Tensor[Column])
        y = (self.w.contract(self.x) + self.b) >> tanh
        self.small: Expr[Tensor[()]] = (y * y).sum()
        self.large: Expr[Tensor[()]] = self.small + (self.s * self.s) * y.sum()
        self.parameters: list[Param[Any]] = [self.w, self.b, self.s]
        self.optimizer = make(self.parameters)
        self.planned = 0

    def step(self, loss: Any, seed: int, plan: bool, optimizer: Optimizer | None = None) -> None:
        values = Tensor[Column](np.random.default_rng([1, seed]).normal(size=4))
        with given(self.x.bind(values), plan=plan) as computation:
            (optimizer or self.optimizer).step(loss)
            self.planned += computation.counts.planned

    @property
    def values(self) -> list[Any]:
        return [np.array(p.value.numpy()) for p in self.parameters]


def same(one: Session, other: Session) -> None:
    for a, b in zip(one.values, other.values, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-13)


@each_algorithm
def test_side_by_side_as_one_after_the_other(make: Callable[[Any], Optimizer]) -> None:
    together, apart = Session(make), Session(make)
    for n in range(6):
        together.step(together.large, n, True)
        apart.step(apart.large, n, False)
        same(together, apart)
    assert (together.planned, apart.planned) == (6, 0)


@each_algorithm
def test_the_way_may_change_and_losses_may_depend_on_a_part(make: Callable[[Any], Optimizer]) -> None:
    mixed, apart = Session(make), Session(make)
    order = [(0, True), (0, True), (0, False), (1, True), (1, True), (0, True), (1, True), (1, False), (0, True)]
    for n, (small, plan) in enumerate(order):
        mixed.step(mixed.small if small else mixed.large, n, plan)
        apart.step(apart.small if small else apart.large, n, False)
        same(mixed, apart)
    assert mixed.planned == 7


@each_algorithm
def test_parameters_may_be_assigned_in_between(make: Callable[[Any], Optimizer]) -> None:
    together, apart = Session(make), Session(make)
    for n in range(6):
        for session, plan in ((together, True), (apart, False)):
            session.step(session.large, n, plan)
            if n % 2:
                session.b.assign(Tensor[Row](np.full(3, 0.1 * n)))
                session.s.assign(Tensor[()](np.asarray(0.3)))
        same(together, apart)
    assert together.planned == 6


def test_two_optimizers_on_one_loss() -> None:
    sessions = [Session(ALGORITHMS["Adam"]), Session(ALGORITHMS["Adam"])]
    halves = [(Adam([s.w], learning_rate=0.1), SGD([s.b, s.s], learning_rate=0.1, momentum=0.5)) for s in sessions]
    for n in range(5):
        for session, optimizers, plan in zip(sessions, halves, (True, False), strict=True):
            for optimizer in optimizers:
                session.step(session.large, n, plan, optimizer)
        same(*sessions)


def test_two_optimizers_in_one_computation() -> None:
    sessions = [Session(ALGORITHMS["Adam"]), Session(ALGORITHMS["Adam"])]
    seconds = [SGD(s.parameters, learning_rate=0.1) for s in sessions]
    for n in range(5):
        for session, second, plan in zip(sessions, seconds, (True, False), strict=True):
            values = Tensor[Column](np.random.default_rng(n).normal(size=4))
            with given(session.x.bind(values), plan=plan):
                session.optimizer.step(session.large)
                second.step(session.large)  # against the same gradients
        same(*sessions)


@pytest.mark.parametrize("plan", [True, False], ids=["together", "apart"])
def test_a_gradient_that_is_not_finite_changes_nothing(plan: bool) -> None:
    v, w = Param(Tensor[Row](np.array([1.0, 2.0])), name="v"), Param(Tensor[Row](np.array([1.0, 4.0])), name="w")
    x = Input(Tensor[Row])
    loss = (log(w) * x + v * x).sum()
    optimizer = Adam([v, w], learning_rate=0.1)

    def step(*numbers: float) -> None:
        with np.errstate(all="ignore"), given(x.bind(Tensor[Row](np.array(numbers))), plan=plan):
            optimizer.step(loss)

    for _ in range(3):
        step(1.0, 1.0)
    w.assign(Tensor[Row](np.array([5e-324, 1.0])))
    before, steps = (v.value, w.value), optimizer.steps
    with pytest.raises(NonFiniteError, match="the gradient of the loss for w is not finite"):
        step(1.0, 1.0)
    assert (v.value, w.value) == before
    assert optimizer.steps == steps
    w.assign(Tensor[Row](np.array([1.0, 1.0])))
    step(1.0, 1.0)
    assert optimizer.steps == steps + 1


def test_finite_gradients_whose_sum_overflows_are_finite() -> None:
    w = Param(Tensor[Row](np.zeros(4)))
    loss = (w * 1e308).sum()
    optimizer = SGD([w], learning_rate=1e-309)
    for n in range(3):
        with given():
            optimizer.step(loss)
        np.testing.assert_allclose(w.value.numpy(), -0.1 * (n + 1), rtol=1e-6)


def test_what_is_handed_out_does_not_change_in_later_steps() -> None:
    session = Session(ALGORITHMS["Adam"])
    kept: list[Any] = []
    copies: list[Any] = []
    for n in range(5):
        session.step(session.large, n, True)
        kept.extend(p.value for p in session.parameters)
        copies.extend(session.values)
    for one, other in zip(kept, copies, strict=True):
        np.testing.assert_array_equal(one.numpy(), other)
