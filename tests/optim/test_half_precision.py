"""Steps of all optimizers on parameters of less than single precision, and updates that are not finite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Input, NonFiniteError, Param, Tensor, given, optim
from typedtensor.optim import SGD, Adadelta, Adagrad, Adam, AdamW, NAdam, Optimizer, RMSProp


class Row(Axis): ...


NEED = {"SGD": {"learning_rate": 0.1, "momentum": 0.9}}
OPTIMIZERS: dict[str, Callable[[Any], Optimizer]] = {
    name: lambda p, of=found, name=name: of(p, **NEED.get(name, {}))
    for name, found in vars(optim).items()
    if isinstance(found, type) and issubclass(found, Optimizer) and found not in (Optimizer, optim.Groups)
} | {
    "Adam, lazy": lambda p: Adam(p, lazy=True),
    "Adam, amsgrad": lambda p: Adam(p, amsgrad=True),
    "RMSProp, centred": lambda p: RMSProp(p, centred=True, momentum=0.9),
}
HALVES = [np.float16, ml_dtypes.bfloat16]
GRADIENTS = [0.0, 1e-7, 1e-3, 1.0, 300.0]
START = [1.0, -2.0, 0.5, 3.0]


class Session:
    """Parameters with a gradient that is given."""

    def __init__(self, make: Callable[[Any], Optimizer], start: Any) -> None:
        self.p, self.x = Param(Tensor[Row](start), name="weights"), Input(Tensor[Row])
        self.loss, self.optimizer = (self.p * self.x).sum(), make([self.p])

    def step(self, gradient: Any, **way: Any) -> Any:
        data = np.asarray(gradient, self.p.value.dtype) * np.array([1, -1, 0, 0.5]).astype(self.p.value.dtype)
        with given(self.x.bind(Tensor[Row](data)), **way):
            self.optimizer.step(self.loss)
        return self.p.value.numpy()


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("make", OPTIMIZERS.values(), ids=OPTIMIZERS)
def test_a_step_is_that_in_single_precision_rounded_once(make: Any, half: Any, plan: bool) -> None:
    for gradient in GRADIENTS:
        start = np.array(START, half)
        single, rounded = Session(make, start.astype(np.float32)), Session(make, start)
        expected = single.step(np.asarray(gradient, half), plan=plan)
        found = rounded.step(gradient, plan=plan)
        assert found.dtype == half
        np.testing.assert_array_equal(found, expected.astype(half))
        states = [x for arrays in rounded.optimizer.state.remembered.values() for x in arrays.values()]
        assert all(x.dtype == np.float32 for x in states)


@pytest.mark.parametrize("way", sample([{}, {"engine": "xla"}], first=1), ids=str)
@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("make", OPTIMIZERS.values(), ids=OPTIMIZERS)
def test_all_ways_take_the_same_steps(make: Any, half: Any, way: dict[str, Any]) -> None:
    interpreted, other = Session(make, np.array(START, half)), Session(make, np.array(START, half))
    for number in range(70):
        gradient = GRADIENTS[number % 4]
        expected, found = interpreted.step(gradient, plan=False), other.step(gradient, **way)
        spacing = 2.0**-10 if half is np.float16 else 2.0**-7
        np.testing.assert_allclose(found.astype(float), expected.astype(float), rtol=2 * spacing, atol=2 * spacing)


ZERO = {
    "Adam": lambda p: Adam(p, beta1=0.0, beta2=0.0, epsilon=0.0),
    "AdamW": lambda p: AdamW(p, beta1=0.0, beta2=0.0, epsilon=0.0),
    "NAdam": lambda p: NAdam(p, beta1=0.0, beta2=0.0, epsilon=0.0),
    "RMSProp": lambda p: RMSProp(p, decay=0.0, epsilon=0.0),
    "Adadelta": lambda p: Adadelta(p, decay=0.0, epsilon=0.0),
    "Adagrad": lambda p: Adagrad(p, epsilon=0.0),
}


@pytest.mark.parametrize("before", [0, 1, 8, 70])
@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("make", ZERO.values(), ids=ZERO)
def test_an_update_that_divides_zero_by_zero_is_refused(make: Any, dtype: Any, plan: bool, before: int) -> None:
    session, gradient = Session(make, np.array(START, dtype)), [1.0, 1.0, 0.0, 1.0]
    session.x = Input(Tensor[Row])
    session.loss = (session.p * session.x).sum()

    def step(numbers: Any) -> None:
        with given(session.x.bind(Tensor[Row](np.array(numbers, dtype))), plan=plan):
            session.optimizer.step(session.loss)

    for _ in range(before):
        step([1.0, -1.0, 2.0, 0.5])
    if before and make is ZERO["Adagrad"]:  # which divides by the sum of all squares so far
        return
    values, state = session.p.value.numpy().copy(), session.optimizer.state
    with pytest.raises(
        NonFiniteError, match=f"the update of weights is not finite in a step on .*range of {dtype.__name__}"
    ):
        step(gradient)
    np.testing.assert_array_equal(session.p.value.numpy(), values)
    after = session.optimizer.state
    assert after.steps == state.steps == before
    for name, arrays in state.remembered.items():
        for key, array in arrays.items():
            np.testing.assert_array_equal(after.remembered[name][key], array)
    step([1.0, 1.0, 1.0, 1.0])
    assert session.optimizer.steps == before + 1
    assert np.isfinite(session.p.value.numpy()).all()


@pytest.mark.parametrize("way", [{"plan": False}, {}, {"engine": "xla"}], ids=str)
@pytest.mark.parametrize("before", [0, 6])
def test_an_update_beyond_the_range_of_the_elements_is_refused(way: dict[str, Any], before: int) -> None:
    rate = 1.0
    session = Session(lambda p: SGD(p, learning_rate=lambda step: rate), np.array(START, np.float16))
    for _ in range(before):
        session.step(1.0, **way)
    values, rate = session.p.value.numpy().copy(), 1e4
    with pytest.raises(NonFiniteError, match=r"the update of weights is not finite .* range of float16"):
        session.step(30.0, **way)
    np.testing.assert_array_equal(session.p.value.numpy(), values)
    assert session.optimizer.steps == before
    rate = 1.0
    np.testing.assert_array_equal(session.step(1.0, **way), values - np.array([1, -1, 0, 0.5], np.float16))


def test_an_update_with_given_gradients_is_checked() -> None:
    first, second = (Param(Tensor[Row](np.ones(2, np.float32)), name=name) for name in ("first", "second"))
    optimizer = SGD([first, second], learning_rate=1e30)
    gradients = {p: Tensor[Row](np.array([1.0, x], np.float32)) for p, x in ((first, 1.0), (second, 1e30))}
    with pytest.raises(NonFiniteError, match="the update of second is not finite, so no parameter was changed"):
        optimizer.apply(gradients)
    np.testing.assert_array_equal(first.value.numpy(), 1.0)


def test_a_parameter_that_holds_infinity_keeps_it() -> None:
    session = Session(lambda p: SGD(p, learning_rate=0.5), np.array([1.0, 2.0, -np.inf, 1.0]))
    mask = Tensor[Row](np.array([1.0, 1.0, 0.0, 1.0]))
    with given():
        session.optimizer.apply({session.p: mask})
    np.testing.assert_array_equal(session.p.value.numpy(), [0.5, 1.5, -np.inf, 0.5])


def test_a_state_of_half_precision_is_widened() -> None:
    session = Session(Adam, np.array(START, np.float16))
    session.step(1.0)
    state = session.optimizer.state
    arrays = {key: x.astype(np.float16) for key, x in state.remembered["weights"].items()}
    session.optimizer.state = optim.OptimizerState(1, {"weights": arrays})
    found = session.optimizer.state.remembered["weights"]
    assert all(x.dtype == np.float32 for x in found.values())
    np.testing.assert_array_equal(found["0.mean"], arrays["0.mean"])
