"""Optimizers: their formulas, whole steps or none, and composition."""

from __future__ import annotations

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    Expr,
    GradientError,
    Input,
    NonFiniteError,
    Param,
    ScopeError,
    Tensor,
    given,
)
from typedtensor.ops import log
from typedtensor.optim import SGD, Adam, AdamScaling, LearningRate, Momentum, Optimizer, WeightDecay


class Row(Axis): ...


def parameter(*numbers: float) -> Param[Tensor[Row]]:
    return Param(Tensor[Row](np.array(numbers)))


def steps(optimizer: Optimizer, loss: Expr[Tensor[()]], count: int) -> None:
    for _ in range(count):
        with given():
            optimizer.step(loss)


def test_sgd_follows_its_formula() -> None:
    p = parameter(1.0, -2.0)
    steps(SGD([p], learning_rate=0.1), (p * p).sum(), 2)
    np.testing.assert_allclose(p.value.numpy(), np.array([1.0, -2.0]) * 0.8**2)


@pytest.mark.parametrize("nesterov", [False, True])
def test_momentum_follows_its_formula(nesterov: bool) -> None:
    p = parameter(1.0, -2.0)
    steps(SGD([p], learning_rate=0.1, momentum=0.9, nesterov=nesterov), (p * p).sum(), 3)
    x, m = np.array([1.0, -2.0]), np.zeros(2)
    for _ in range(3):
        g = 2 * x
        m = 0.9 * m + g
        x = x - 0.1 * (0.9 * m + g if nesterov else m)
    np.testing.assert_allclose(p.value.numpy(), x)


def test_adam_follows_its_formula() -> None:
    p = parameter(1.0, -2.0)
    steps(Adam([p], learning_rate=0.1), (p * p * p).sum(), 5)
    x, m, v = np.array([1.0, -2.0]), np.zeros(2), np.zeros(2)
    for step in range(1, 6):
        g = 3 * x * x
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        x = x - 0.1 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    np.testing.assert_allclose(p.value.numpy(), x)


def test_transformations_compose() -> None:
    p = parameter(1.0, -2.0)
    decoupled = Optimizer([p], AdamScaling(), WeightDecay(0.1), LearningRate(lambda step: 0.1 / step))
    steps(decoupled, (p * p).sum(), 2)
    x, m, v = np.array([1.0, -2.0]), np.zeros(2), np.zeros(2)
    for step in (1, 2):
        g = 2 * x
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        update = (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8) + 0.1 * x
        x = x - 0.1 / step * update
    np.testing.assert_allclose(p.value.numpy(), x)


def test_precision_is_kept() -> None:
    p = Param(Tensor[Row]([1.0, 2.0]))
    steps(Adam([p]), (p * p).sum(), 2)
    assert p.value.dtype == np.float32


def test_values_in_the_scope_stay_those_before_the_step() -> None:
    p = parameter(1.0)
    loss = (p * p).sum()
    with given():
        optimizer = SGD([p], learning_rate=0.5)
        optimizer.step(loss)
        assert loss.value.item() == 1.0
    with given():
        assert loss.value.item() == 0.0


def test_a_parameter_beside_the_loss_is_left_alone() -> None:
    p, q = parameter(1.0), parameter(7.0)
    steps(SGD([p, q], learning_rate=0.1), (p * p).sum(), 1)
    assert q.value.numpy().tolist() == [7.0]


def test_a_nan_loss_changes_nothing() -> None:
    p, x = parameter(1.0, 2.0), Input(Tensor[Row], name="x")
    loss = ((p * x) >> log).sum()
    optimizer = Adam([p])
    with given(x.bind(Tensor[Row](np.array([-1.0, 1.0])))), pytest.warns(RuntimeWarning, match="invalid value"):
        with pytest.raises(NonFiniteError, match="the loss is not finite in a step on .*, so no parameter was changed"):
            optimizer.step(loss)
    assert p.value.numpy().tolist() == [1.0, 2.0]
    assert optimizer.steps == 0


def test_an_infinite_gradient_of_one_parameter_changes_none() -> None:
    p, q = parameter(1.0), parameter(0.0)
    loss = (p * p).sum() + (q**0.5).sum()
    optimizer = SGD([p, q], learning_rate=0.1, momentum=0.9)
    with given(), pytest.warns(RuntimeWarning, match="divide by zero"):
        with pytest.raises(NonFiniteError, match="the gradient of the loss for 1 is not finite"):
            optimizer.step(loss)
    assert p.value.numpy().tolist() == [1.0]
    assert optimizer.steps == 0


def test_steps_are_made_in_a_scope() -> None:
    p = parameter(1.0)
    with pytest.raises(ScopeError, match="an optimizer's step was asked for outside a computation"):
        SGD([p], learning_rate=0.1).step((p * p).sum())


def test_a_loss_that_depends_on_no_parameter() -> None:
    p, q = parameter(1.0), parameter(1.0)
    with given(), pytest.raises(GradientError, match="depends on none of the 1 parameters of the optimizer"):
        SGD([p], learning_rate=0.1).step((q * q).sum())


def test_nothing_to_optimise() -> None:
    with pytest.raises(AxisError, match="there is nothing to optimise"):
        SGD([], learning_rate=0.1)
    with pytest.raises(AxisError, match=r"an optimizer changes parameters, but 0 is Input\(Tensor\[Row\]\)"):
        SGD([Input(Tensor[Row])], learning_rate=0.1)  # type: ignore[list-item]


def test_a_schedule_is_a_function_of_the_step() -> None:
    p = parameter(1.0)
    optimizer = Optimizer([p], Momentum(0.0), LearningRate(lambda step: {1: 0.5, 2: 0.25}[step]))
    steps(optimizer, p.sum(), 2)
    assert p.value.numpy().tolist() == [0.25]
