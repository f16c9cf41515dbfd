"""Adaptive algorithms, decay and clipping against their formulas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Param, Tensor, given
from typedtensor.optim import (
    SGD,
    Adagrad,
    AdamW,
    Clip,
    ClipByGlobalNorm,
    LearningRate,
    Momentum,
    Optimizer,
    RMSProp,
)


class Row(Axis): ...


START = np.array([1.0, -2.0])


def trained(make: Callable[[list[Param[Any]]], Optimizer], count: int = 4) -> Any:
    """Where the minimum of the sum of cubes is looked for from the start."""
    p = Param(Tensor[Row](START.copy()))
    optimizer = make([p])
    for _ in range(count):
        with given():
            optimizer.step((p * p * p).sum())
    return p.value.numpy()


def test_adagrad() -> None:
    x, s = START.copy(), np.full(2, 0.5)
    for _ in range(4):
        g = 3 * x * x
        s = s + g * g
        x = x - 0.1 * g / (np.sqrt(s) + 1e-10)
    np.testing.assert_allclose(trained(lambda p: Adagrad(p, learning_rate=0.1, initial=0.5)), x)


@pytest.mark.parametrize("centred", [False, True])
@pytest.mark.parametrize("momentum", [0.0, 0.8])
def test_rmsprop(centred: bool, momentum: float) -> None:
    x, v, m, b = START.copy(), np.zeros(2), np.zeros(2), np.zeros(2)
    for _ in range(4):
        g = 3 * x * x
        v, m = 0.9 * v + 0.1 * g * g, 0.9 * m + 0.1 * g
        b = momentum * b + g / (np.sqrt(v - m * m if centred else v) + 1e-8)
        x = x - 0.01 * b

    def make(p: list[Param[Any]]) -> Optimizer:
        return RMSProp(p, learning_rate=0.01, decay=0.9, centred=centred, momentum=momentum)

    np.testing.assert_allclose(trained(make), x)


def test_adamw_decays_beside_the_scaling() -> None:
    x, m, v = START.copy(), np.zeros(2), np.zeros(2)
    for step in range(1, 5):
        g = 3 * x * x
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        x = x - 0.1 * ((m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8) + 0.2 * x)
    np.testing.assert_allclose(trained(lambda p: AdamW(p, learning_rate=0.1, decay=0.2)), x)


def test_a_penalty_is_a_part_of_the_gradient() -> None:
    x, m = START.copy(), np.zeros(2)
    for _ in range(4):
        m = 0.5 * m + 3 * x * x + 0.1 * x
        x = x - 0.01 * m
    np.testing.assert_allclose(trained(lambda p: SGD(p, learning_rate=0.01, momentum=0.5, penalty=0.1)), x)


def test_elements_are_clipped() -> None:
    x = START - np.clip(3 * START * START, -4, 4)
    np.testing.assert_allclose(trained(lambda p: Optimizer(p, Clip(4.0), LearningRate(1.0)), 1), x)


class TestClippingByTheCommonNorm:
    def step(self, limit: float, *starts: list[float]) -> list[Any]:
        parameters: list[Any] = [Param(Tensor[Row](np.array(start))) for start in starts]
        first, second, third = parameters
        optimizer = Optimizer(parameters, ClipByGlobalNorm(limit), LearningRate(1.0))
        with given():
            optimizer.step((first * 0.0 + second * 3.0 + third * 4.0).sum())
        return [parameter.value.numpy() for parameter in parameters]

    def test_all_gradients_are_scaled_alike(self) -> None:
        # Gradients of 0, 3 and 4 have the norm 5.
        _, second, third = self.step(1.0, [0.0], [0.0], [0.0])
        np.testing.assert_allclose(second, [-0.6])
        np.testing.assert_allclose(third, [-0.8])

    def test_within_the_limit_nothing_changes(self) -> None:
        _, second, third = self.step(5.0, [0.0], [0.0], [0.0])
        assert (second.tolist(), third.tolist()) == ([-3.0], [-4.0])

    def test_one_alone_has_its_own_norm(self) -> None:
        p = ClipByGlobalNorm(1.0)
        clipped, _ = p.apply(np, np.array([3.0, 4.0]), np.zeros(2), {}, 1)
        np.testing.assert_allclose(clipped, [0.6, 0.8])

    def test_large_elements_do_not_overflow(self) -> None:
        p = ClipByGlobalNorm(1.0)
        clipped, _ = p.apply(np, np.array([3e30, 4e30], np.float32), np.zeros(2, np.float32), {}, 1)
        np.testing.assert_allclose(clipped, [0.6, 0.8], rtol=1e-6)
        assert clipped.dtype == np.float32


def test_precision_is_kept() -> None:
    for make in (Adagrad, RMSProp, AdamW):
        p = Param(Tensor[Row]([1.0, 2.0]))
        optimizer = Optimizer([p], ClipByGlobalNorm(1.0), Clip(0.5), *make([p]).transformations)
        with given():
            optimizer.step((p * p).sum())
        assert p.value.dtype == np.float32


def test_they_compose() -> None:
    p = Param(Tensor[Row](START.copy()))
    optimizer = Optimizer([p], ClipByGlobalNorm(1.0), Momentum(0.9), LearningRate(0.1))
    assert repr(optimizer) == (
        "Optimizer(1 parameters, ClipByGlobalNorm(limit=1.0), Momentum(decay=0.9, nesterov=False), "
        "LearningRate(rate=0.1))"
    )
