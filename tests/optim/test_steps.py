"""Optimizers: their formulas, whole steps or none, and composition."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    GradientError,
    Input,
    NonFiniteError,
    Param,
    PrecisionWarning,
    ScopeError,
    Tensor,
    given,
    scan,
)
from typedtensor.ops import as_real_like, log, where, zeros_like
from typedtensor.optim import (
    SGD,
    Accumulation,
    Adam,
    AdamScaling,
    LearningRate,
    Momentum,
    Optimizer,
    Transformation,
    WeightDecay,
    scheduled,
)


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
    refused = pytest.raises(NonFiniteError, match="the loss is not finite in a step on .*, so no parameter was changed")
    with given(x.bind(Tensor[Row](np.array([-1.0, 1.0])))), refused:
        optimizer.step(loss)
    assert p.value.numpy().tolist() == [1.0, 2.0]
    assert optimizer.steps == 0


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ([1.0, np.nan], r"x, made at .*test_steps\.py:\d+, holds NaN$"),
        ([], r"Row has size 0 in x, made at .*test_steps\.py:\d+$"),
    ],
)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # of the mean of no elements
def test_data_that_make_a_loss_not_finite_are_named(numbers: list[float], why: str) -> None:
    p, x = Param(Tensor[()](2.0)), Input(Tensor[Row], name="x")
    loss = (x * p).mean()
    optimizer, gradients = SGD([p], learning_rate=0.1), Accumulation([p])
    with given(x.bind(Tensor[Row](np.array(numbers, np.float32)))):
        with pytest.raises(NonFiniteError, match=f"in a step on .*, so no parameter was changed: {why}"):
            optimizer.step(loss)
        with pytest.raises(NonFiniteError, match=f"so its gradients were not added: {why}"):
            gradients.add(loss)
    for _ in range(20):  # also where the step is one call
        with given(x.bind(Tensor[Row]([0.0, 0.0]))):
            optimizer.step(loss)
    with given(x.bind(Tensor[Row](np.array(numbers, np.float32)))), pytest.raises(NonFiniteError, match=why):
        optimizer.step(loss)
    assert p.value.item() == 2.0


def test_an_infinite_gradient_of_one_parameter_changes_none() -> None:
    p, q = parameter(1.0), parameter(0.0)
    loss = (p * p).sum() + (q**0.5).sum()
    optimizer = SGD([p, q], learning_rate=0.1, momentum=0.9)
    with given(), pytest.raises(NonFiniteError, match="the gradient of the loss for 1 is not finite"):
        optimizer.step(loss)
    assert p.value.numpy().tolist() == [1.0]
    assert optimizer.steps == 0


def test_steps_are_made_in_a_scope() -> None:
    p = parameter(1.0)
    with pytest.raises(ScopeError, match="an optimizer's step needs an open computation"):
        SGD([p], learning_rate=0.1).step((p * p).sum())


def test_what_is_asked_for_with_a_step_are_expressions() -> None:
    weight = parameter(1.0)
    loss = weight.sum()
    wrong: list[tuple[Any, str]] = [
        ({"loss": loss}, "takes a tuple or a list of expressions, .* in that order; it was given a value of type dict"),
        (loss, "it was given one expression"),
        ((loss, 3), "item 1 is a value of type int"),
        ([None], "item 0 is a value of type NoneType"),
    ]
    optimizer, before = SGD([weight], learning_rate=0.1), weight.value
    for also, message in wrong:
        with given(), pytest.raises(AxisError, match=message):
            optimizer.step(loss, also=also)
    assert weight.value is before


def test_a_loss_that_depends_on_no_parameter() -> None:
    p, q = parameter(1.0), parameter(1.0)
    with given(), pytest.raises(GradientError, match="depends on none of the 1 parameters of the optimizer"):
        SGD([p], learning_rate=0.1).step((q * q).sum())


def test_nothing_to_optimise() -> None:
    with pytest.raises(AxisError, match="there is nothing to optimise"):
        SGD([], learning_rate=0.1)
    with pytest.raises(AxisError, match=r"an optimizer changes parameters, but 0 is Input\(Tensor\[Row\]\)"):
        SGD([Input(Tensor[Row])], learning_rate=0.1)  # type: ignore[list-item]


def test_what_is_no_group_of_parameters() -> None:
    p: Any = parameter(1.0)
    for given_twice in ([p, p], {"first": p, "second": p}):
        with pytest.raises(AxisError, match=r"(0 and 1|first and second) are the same parameter, .*: pass it once"):
            SGD(given_twice, learning_rate=0.1)
    with pytest.raises(AxisError, match=r"pass \[parameter\], not just Param\(Tensor\[Row\]\)"):
        Adam(p)


def test_a_rate_is_not_assigned() -> None:
    optimizer: Any = Adam([parameter(1.0)])
    for name in ("learning_rate", "lr"):
        with pytest.raises(
            AttributeError, match=f"Adam has no attribute '{name}': the learning rate belongs to the LearningRate"
        ):
            setattr(optimizer, name, 0.1)
        with pytest.raises(AttributeError, match="or assign new optimizer.transformations"):
            getattr(optimizer, name)

    class Mine(Optimizer):
        def __init__(self, parameters: Any, learning_rate: float) -> None:
            super().__init__(parameters, LearningRate(learning_rate))
            self.learning_rate = learning_rate

    assert Mine([parameter(1.0)], 0.5).learning_rate == 0.5


def test_two_threads_make_no_step_of_one_optimizer_at_a_time() -> None:
    """The step that another one began before it was made is refused, whole."""
    p = parameter(1.0, 2.0)
    loss = (p * p).sum()

    def within(step: int) -> float:
        if nested:
            nested.pop()
            with given():  # as another thread would meanwhile
                optimizer.step(loss)
        return 0.1

    nested: list[int] = []
    optimizer = SGD([p], learning_rate=within)
    for number in range(4):
        steps(optimizer, loss, 1)
        before, made = p.value.numpy(), optimizer.steps
        nested.append(number)
        with pytest.raises(ScopeError, match="another thread began a step of SGD"), given():
            optimizer.step(loss)
        assert optimizer.steps == made + 1
        np.testing.assert_allclose(p.value.numpy(), before * 0.8)


def test_a_schedule_is_a_function_of_the_step() -> None:
    p = parameter(1.0)
    optimizer = Optimizer([p], Momentum(0.0), LearningRate(lambda step: {1: 0.5, 2: 0.25}[step]))
    steps(optimizer, p.sum(), 2)
    assert p.value.numpy().tolist() == [0.25]


@pytest.mark.parametrize("plan", [False, True])
def test_transformations_may_be_exchanged(plan: bool) -> None:
    """What they remember of parameters stays."""
    p = parameter(1.0, -2.0)
    optimizer, loss = SGD([p], learning_rate=0.1, momentum=0.9), (p * p).sum()
    x, m = np.array([1.0, -2.0]), np.zeros(2)
    for step in range(6):
        if step == 3:
            optimizer.transformations = (*optimizer.transformations[:-1], LearningRate(0.01))
        with given(plan=plan):
            optimizer.step(loss)
        m = 0.9 * m + 2 * x
        x = x - (0.1 if step < 3 else 0.01) * m
    np.testing.assert_allclose(p.value.numpy(), x)


class Halved(Transformation):
    """A user's, which is applied to one parameter after the other, and asks for the number of the step."""

    def apply(self, xp: Any, update: Any, value: Any, state: Any, step: int) -> tuple[Any, Any]:
        return update * 0.5**step, state


class HalvedTogether(Transformation):
    """The same, traced into the program of a step."""

    traceable = True

    def apply(self, xp: Any, update: Any, value: Any, state: Any, step: Any) -> tuple[Any, Any]:
        return xp.tanh(update) * scheduled(step, lambda n: np.float64(0.5) ** n), {"last": update}

    def start(self, xp: Any, value: Any) -> Any:
        return {"last": xp.zeros_like(value)}


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("precision", [np.float32, np.float64])
def test_transformations_of_users(plan: bool, precision: Any) -> None:
    p, q = Param(Tensor[Row](np.ones(2, precision))), Param(Tensor[Row](np.ones(2, precision)))
    apart, together = Optimizer([p], Halved(), LearningRate(0.1)), Optimizer([q], HalvedTogether(), LearningRate(0.1))
    x, y = np.ones(2), np.ones(2)
    for step in range(1, 5):
        with given(plan=plan):
            apart.step((p * p).sum())
            together.step((q * q).sum())
        x, y = x - 0.1 * 0.5**step * 2 * x, y - 0.1 * 0.5**step * np.tanh(2 * y)
    np.testing.assert_allclose(p.value.numpy(), x, rtol=1e-6)
    np.testing.assert_allclose(q.value.numpy(), y, rtol=1e-6)
    assert p.value.dtype == q.value.dtype == precision


def test_a_copy_remembers_what_it_was_copied_with() -> None:
    p = parameter(1.0, -2.0)
    optimizer, loss = SGD([p], learning_rate=0.1, momentum=0.9), (p * p).sum()
    steps(optimizer, loss, 3)
    start = p.value
    other = copy.copy(optimizer)
    found = []
    for one in (optimizer, other):
        p.assign(start)
        steps(one, loss, 4)
        found.append(p.value.numpy())
    np.testing.assert_allclose(found[1], found[0], rtol=1e-12)


WEIGHT, DATA = Param(Tensor[Row](np.ones(2, np.float32)), name="weight"), Input(Tensor[Row], name="data")


@pytest.mark.parametrize(
    ("loss", "inputs"),
    [
        (lambda: (DATA * WEIGHT).sum(), "data"),
        (lambda: ((WEIGHT * 2.0).exp() - DATA).sum(), "data"),
        (lambda: (WEIGHT * Const(Tensor[Row](np.ones(2)))).sum(), "Const"),
        (lambda: scan(lambda s, x: (s * WEIGHT.sum() + x, s), Const(Tensor[()](0.0)), DATA, Row)[0], "data"),
    ],
)
def test_data_in_float64_that_meet_parameters_in_float32_are_named_once(loss: Any, inputs: str) -> None:
    optimizer, data = SGD([WEIGHT], learning_rate=0.1), Tensor[Row](np.ones(2))
    why = rf"{inputs}.*, made at .*, has float64 elements, .*weight.* has float32 ones: .*array.astype\(np.float32\)"
    with given(DATA.bind(data)), pytest.warns(PrecisionWarning, match=why) as told:
        optimizer.step(loss())
    assert told[0].filename == __file__
    for _ in range(3):
        with given(DATA.bind(data)):
            optimizer.step(loss())


@pytest.mark.parametrize(
    "loss",
    [
        lambda: (WEIGHT * np.float64(2.0) + 1.0).sum(),
        lambda: where(DATA > 0.5, WEIGHT, 0.0).sum(),
        lambda: (WEIGHT + zeros_like(WEIGHT.sum()).expand_like(DATA)).sum(),
        lambda: (WEIGHT * as_real_like(DATA, WEIGHT)).sum(),
    ],
)
def test_what_is_not_promoted_by_data_is_not_named(loss: Any) -> None:
    with given(DATA.bind(Tensor[Row](np.ones(2)))):
        SGD([WEIGHT], learning_rate=0.1).step(loss())
