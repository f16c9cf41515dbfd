"""Values with a step, or after it, come from its program: from before the update, and for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.specialization.networks import Layers, Narrow, Row
from tests.targets.using import using
from typedtensor import BindingError, Input, NonFiniteError, Operand, Param, Tensor, dynamic, given
from typedtensor.backends import Array, Namespace
from typedtensor.core.expr import Expr
from typedtensor.ops import PolyOp1, log, tanh
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.profiling import explain
from typedtensor.runtime import policy
from typedtensor.runtime.cache import PLANS
from typedtensor.targets import ReferenceTarget

OPTIMIZERS: dict[str, Callable[[Any], Optimizer]] = {
    "descent": lambda p: SGD(p, learning_rate=0.1),
    "adam": lambda p: Adam(p, learning_rate=0.1),
}


def metrics(layers: Layers) -> tuple[Any, ...]:
    """A result on the way, one beside the loss that is small, one that is not, one without the model, and the loss."""
    last, first = layers.hidden[-1], layers.hidden[0]
    return last, first.sum(), (tanh(tanh(last) * 2.0) * 3.0 + 1.0).sum(), (layers.x * 2.0).sum(), layers.loss


def expected_of(layers: Layers) -> list[np.ndarray[Any, Any]]:
    with given(*layers.data, plan=False):
        return [x.value.numpy() for x in metrics(layers)]


def known_of(loss: Any) -> Any:
    """The description of a loss without dynamic parts."""
    return PLANS.descriptions.of(loss, lambda part: part, ())


@pytest.mark.parametrize("name", OPTIMIZERS)
@pytest.mark.parametrize("built", [False, True])
@pytest.mark.parametrize("also", [True, False])
def test_values_are_those_from_before_the_step(name: str, built: bool, also: bool) -> None:
    """And stay as they are in the steps that follow."""
    layers = Layers()
    optimizer = OPTIMIZERS[name](layers.weights)
    kept, wanted = [], []
    for time in range(5):
        if built:
            layers.build()
        wanted += expected_of(layers)
        with given(*layers.data) as computation:
            if also:
                found = optimizer.step(layers.loss, metrics(layers))
            else:
                optimizer.step(layers.loss)
                found = tuple(x.value for x in metrics(layers))
            assert computation.counts.planned == 1
            if time > 1 and also:
                assert computation.counts.evaluated == computation.counts.planned_values == 0
            elif time > 1:  # what is small is interpreted, from what the step gave
                assert computation.counts.evaluated == 4  # two sums, a product, its number
                assert computation.counts.planned_values == 1
        kept += [x.numpy() for x in found]
    for one, other in zip(kept, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    if not also:
        assert len(PLANS.programs(known_of(layers.loss)).further) == 2


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.calls += 1
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


@pytest.mark.parametrize("also", [True, False])
def test_there_is_no_second_forward(also: bool) -> None:
    layers, counted = Layers(), Counted()
    middle = counted(layers.hidden[-1])
    loss, beside = (middle * middle).mean(), (tanh(middle) * 2.0 + 1.0).sum()
    optimizer = SGD(layers.weights, learning_rate=0.1)
    calls = []
    for _ in range(4):
        before = counted.calls
        with given(*layers.data):
            if also:
                optimizer.step(loss, (middle, beside))
            else:
                optimizer.step(loss)
                _ = middle.value, beside.value
        calls.append(counted.calls - before)
    assert calls[0] == 1
    assert calls[2:] == [1, 1]


def test_nothing_without_also() -> None:
    layers = Layers()
    optimizer: Any = SGD(layers.weights, learning_rate=0.1)
    for _ in range(3):
        with given(*layers.data):
            assert optimizer.step(layers.loss) is None
        with given(*layers.data):
            assert optimizer.step(layers.loss, ()) == ()


def test_a_value_lasts_beyond_the_next_run_of_the_plan() -> None:
    """Also one that is asked for only then."""
    layers = Layers()
    optimizer = SGD(layers.weights, learning_rate=0.1)
    for _ in range(3):
        with given(*layers.data):
            optimizer.step(layers.loss)
            _ = layers.hidden[0].value
    wanted = []
    with given(*layers.data):
        wanted.append(layers.hidden[0].value.numpy().copy())
    with given(*layers.data):
        optimizer.step(layers.loss)
        with given(layers.x.bind(layers.x.tensor_type(np.zeros((3, 4))))):
            optimizer.step(layers.loss)
            assert not layers.hidden[0].value.numpy().any()
        np.testing.assert_allclose(layers.hidden[0].value.numpy(), wanted[0], rtol=1e-12)


def test_values_by_another_target() -> None:
    with using(ReferenceTarget()):
        layers = Layers()
        optimizer = Adam(layers.weights, learning_rate=0.1)
        for _ in range(3):
            expected = expected_of(layers)
            with given(*layers.data) as computation:
                found = optimizer.step(layers.loss, metrics(layers))
                assert computation.counts.planned == 1
            for one, other in zip(found, expected, strict=True):
                np.testing.assert_allclose(one.numpy(), other, rtol=1e-10)


def test_values_of_a_form_with_dynamic_parts() -> None:
    layers = Layers()

    @dynamic
    async def doubled(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
        return tanh(x) * 2.0

    part = doubled(layers.hidden[-1].sum(Narrow))
    loss = (part * part).mean()
    optimizer = SGD(layers.weights, learning_rate=0.1)
    for _ in range(4):
        with given(*layers.data, plan=False):
            expected = [layers.hidden[0].value.numpy(), part.value.numpy()]
        with given(*layers.data) as computation:
            found = optimizer.step(loss, (layers.hidden[0], part))
            assert computation.counts.planned == 1
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one.numpy(), other, rtol=1e-12)


@pytest.mark.parametrize("plan", [False, True])
def test_a_failure_of_a_value_leaves_the_parameters(plan: bool) -> None:
    layers, unbound = Layers(), Input(Tensor[Row])
    optimizer = SGD(layers.weights, learning_rate=0.1, momentum=0.9)
    for _ in range(3):
        before = [p.value for p in layers.weights]
        with given(*layers.data, plan=plan), pytest.raises(BindingError):
            optimizer.step(layers.loss, (unbound.sum(),))
        assert all(p.value is value for p, value in zip(layers.weights, before, strict=True))
        assert optimizer.steps == 0


def test_a_step_that_is_refused_gives_nothing() -> None:
    w = Param(Tensor[Row](np.array([1.0, 2.0])))
    x = Input(Tensor[Row])
    loss = (log(w * x) * 2.0).sum()
    for data in ([1.0, 1.0], [1.0, 1.0], [-1.0, 1.0]):
        with given(x.bind(Tensor[Row](np.array(data)))):
            if data[0] > 0:
                SGD([w], learning_rate=0.0).step(loss, (w * x,))
            else:
                with pytest.raises(NonFiniteError):
                    SGD([w], learning_rate=0.0).step(loss, (w * x,))


def test_what_had_a_value_before_is_not_computed_with_the_loss() -> None:
    layers = Layers()
    optimizer = SGD(layers.weights, learning_rate=0.1)
    for _ in range(3):
        with given(*layers.data):
            first = layers.hidden[1].value
            [again] = optimizer.step(layers.loss, (layers.hidden[1],))
            assert again is first
            assert layers.hidden[1].value is first
    form = PLANS.programs(known_of(layers.loss))
    assert form.further == ()


def test_what_is_learned_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "MOST_LEARNED", 3)
    layers = Layers(depth=8)
    for _ in range(3):
        with given(*layers.data) as computation:
            computation.gradients(layers.loss)
            for x in layers.hidden[:7]:
                _ = x.value
    form = PLANS.programs(known_of(layers.loss))
    assert len(form.further) == 3


def test_it_is_explained() -> None:
    layers = Layers()
    optimizer = SGD(layers.weights, learning_rate=0.1)
    for _ in range(3):
        with given(*layers.data) as computation:
            optimizer.step(layers.loss, (layers.hidden[-1],))
            _ = (layers.x * 2.0).value
            computation.gradients(layers.loss, layers.hidden[0])
    explanation = explain(computation)
    assert [(r.kind, r.planned) for r in explanation.requests] == [
        ("step", True),
        ("value", True),
        ("value", False),
        ("gradients", True),
    ]
    [small] = explanation.interpreted
    assert "so small" in small.reason
    assert "Mean(): Tensor[()]" in str(explanation)
    with given(*layers.data, plan=False) as computation:
        assert str(explain(computation)) == "nothing was computed"
        _ = layers.loss.value
        assert "given(plan=False)" in str(explain(computation))
