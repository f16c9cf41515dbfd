"""Adaptive algorithms, decay and clipping against their formulas."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Input, Param, Tensor, given
from typedtensor.optim import (
    SGD,
    Adagrad,
    AdamW,
    ClipByGlobalNorm,
    ClipByValue,
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


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("centred", [False, True])
def test_a_gradient_whose_square_overflows_moves_nothing(centred: bool, plan: bool) -> None:
    p, scale = Param(Tensor[Row](np.ones(2, np.float32))), Input(Tensor[()])
    optimizer, values = RMSProp([p], learning_rate=0.01, centred=centred), []
    for number in (1.0, 1.0, 1e30):
        with np.errstate(over="ignore"), given(scale.bind(Tensor[()](np.float32(number))), plan=plan):
            optimizer.step((p * p).sum() * scale)
        values.append(p.value.numpy().tolist())
    assert values[2] == values[1] != values[0]


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
    np.testing.assert_allclose(trained(lambda p: Optimizer(p, ClipByValue(4.0), LearningRate(1.0)), 1), x)


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

    @pytest.mark.parametrize(("precision", "least", "most"), [(np.float32, -100, 125), (np.float64, -1000, 1021)])
    @pytest.mark.parametrize("limit", [1e-30, 1.0, 1e30])
    def test_elements_of_every_size_keep_their_direction(
        self, precision: Any, least: int, most: int, limit: float
    ) -> None:
        directions = np.array([3.0, -4.0, 0.0], precision), np.array([12.0], precision), np.array([], precision)
        for exponent in range(least, most, 25):
            updates = {str(n): np.ldexp(x, exponent - 3) for n, x in enumerate(directions)}
            made, _ = ClipByGlobalNorm(limit).apply_all(updates, updates, {name: {} for name in updates}, 1)
            short = math.ldexp(13.0, exponent - 3) <= limit
            for name, update in updates.items():
                expected = update if short else directions[int(name)] / 13.0 * limit
                np.testing.assert_allclose(made[name], expected, rtol=1e-6)
                assert made[name].dtype == precision

    @pytest.mark.parametrize("large", [1e30, 1e160, 1e307])
    def test_steps_on_large_gradients_are_of_the_length_of_the_limit(self, large: float) -> None:
        p, q = Param(Tensor[Row](np.zeros(2))), Param(Tensor[Row](np.zeros(2, np.float32)))
        slopes = Const(Tensor[Row](np.array([large, 0.0])))
        optimizer = Optimizer([p], ClipByGlobalNorm(1.0), LearningRate(1.0))
        several = Optimizer([p, q], ClipByGlobalNorm(1.0), LearningRate(1.0))
        for step in range(3):
            with given():
                optimizer.step((p * slopes).sum())
            with given():
                several.step((p * slopes).sum() + q.sum())
            np.testing.assert_allclose(p.value.numpy(), [-2.0 * (step + 1), 0.0])


def test_precision_is_kept() -> None:
    for make in (Adagrad, RMSProp, AdamW):
        p = Param(Tensor[Row]([1.0, 2.0]))
        optimizer = Optimizer([p], ClipByGlobalNorm(1.0), ClipByValue(0.5), *make([p]).transformations)
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
