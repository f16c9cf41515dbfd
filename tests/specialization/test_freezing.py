"""Plans for optimizers on some of the parameters: only the required gradients are computed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.specialization.networks import Layers
from typedtensor import GradientError, Param, Tensor, given
from typedtensor.ops import stop_gradient
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.reverse import SideBySide


def instructions() -> list[int]:
    """Of the plans that there are, in the order in which they were made."""
    entries = [entry for form in PLANS._programs.values() for entry in form.entries.values()]
    return [entry.plan.executable.instructions for entry in entries if entry.plan is not None]


def gradients_of_plans() -> list[int]:
    """How many gradients each plan gives."""
    entries = [entry for form in PLANS._programs.values() for entry in form.entries.values()]
    return [len(entry.plan.outputs.places or ()) for entry in entries if entry.plan is not None]


def trained(layers: Layers, optimizers: list[Optimizer], steps: int, **way: Any) -> list[np.ndarray[Any, Any]]:
    """The parameters after some steps, with each optimizer in turn."""
    for _ in range(steps):
        for optimizer in optimizers:
            with given(*layers.data, **way):
                optimizer.step(layers.loss)
    return [p.value.numpy() for p in layers.weights]


@pytest.mark.parametrize("chosen", [(2,), (0,), (1, 2), (0, 2)])
@pytest.mark.parametrize("make", [lambda p: SGD(p, learning_rate=0.1), lambda p: Adam(p, learning_rate=0.1)])
def test_frozen_parameters_stay_and_the_others_move_as_ever(make: Any, chosen: tuple[int, ...]) -> None:
    ours, theirs = Layers(), Layers()
    before = [p.value for p in ours.weights]
    found = trained(ours, [make([ours.weights[n] for n in chosen])], 4)
    expected = trained(theirs, [make([theirs.weights[n] for n in chosen])], 4, plan=False)
    for n, (one, other) in enumerate(zip(found, expected, strict=True)):
        np.testing.assert_allclose(one, other, rtol=1e-10)
        assert (ours.weights[n].value is before[n]) == (n not in chosen)
    assert gradients_of_plans() == [len(chosen)]


def test_a_head_needs_a_part_of_the_instructions() -> None:
    layers = Layers(depth=6)
    for chosen in (layers.weights, layers.weights[-1:], layers.weights[:1]):
        trained(layers, [SGD(chosen, learning_rate=0.1)], 3)
    full, head, first = instructions()
    forward = 2 * len(layers.weights)  # a product and a function each
    assert head <= forward + 8
    assert full - head >= 3 * (len(layers.weights) - 2)  # of each layer a product, a slope, a gradient
    assert full - first >= len(layers.weights) - 2  # the gradients for the others


def test_optimizers_on_halves_of_a_model_have_a_plan_each() -> None:
    layers, other = Layers(depth=4), Layers(depth=4)
    halves = [SGD(layers.weights[:2], learning_rate=0.1), Adam(layers.weights[2:], learning_rate=0.1)]
    found = trained(layers, halves, 4)
    same = [SGD(other.weights[:2], learning_rate=0.1), Adam(other.weights[2:], learning_rate=0.1)]
    for one, expected in zip(found, trained(other, same, 4, plan=False), strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-10)
    assert gradients_of_plans() == [2, 2]


@pytest.mark.filterwarnings("ignore::typedtensor.errors.UnusedParameterWarning")
def test_parameters_that_are_not_in_the_loss_do_not_refuse_the_plan() -> None:
    layers = Layers()
    beside = Param(Tensor[()](np.float64(1.0)))
    optimizer = SGD([beside, *layers.weights[-1:]], learning_rate=0.1)
    for _ in range(3):
        with given(*layers.data) as computation:
            optimizer.step(layers.loss)
            assert computation.counts.planned == 1
    assert beside.value.item() == 1.0
    assert gradients_of_plans() == [1]


def test_gradients_for_parameters_that_are_not_in_the_loss_do_not_refuse_the_plan() -> None:
    layers = Layers()
    beside = Param(Tensor[()](np.float64(1.0)))
    for _ in range(3):
        with given(*layers.data) as computation:
            found = computation.gradients(layers.loss, beside, layers.weights[1], layers.weights[1])
            assert computation.counts.planned == 1
            assert found[beside].item() == 0.0
            assert layers.weights[1] in found
            assert layers.weights[0] not in found


@pytest.mark.parametrize("plan", [True, False])
def test_a_step_on_nothing_in_the_loss_is_an_error(plan: bool) -> None:
    layers, beside = Layers(), Param(Tensor[()](np.float64(1.0)))
    for loss in (layers.loss, layers.loss + stop_gradient(beside)):
        for _ in range(3):
            with given(*layers.data, plan=plan), pytest.raises(GradientError, match="none of the 1 parameters"):
                SGD([beside], learning_rate=0.1).step(loss)


def test_steps_in_one_computation_have_the_gradients_of_their_own_parameters() -> None:
    """Both are from before the first step; gradients for all serve those that follow."""
    for plan in (False, True, True, True):
        layers, other = Layers(), Layers()
        first, second = (SGD([p], learning_rate=0.1) for p in layers.weights[:2])
        with given(*layers.data, plan=plan) as computation:
            first.step(layers.loss)
            second.step(layers.loss)
            all_of_them = computation.gradients(layers.loss)
            assert set(all_of_them) == set(layers.weights)
        with given(*other.data, plan=False) as computation:
            expected = computation.gradients(other.loss)
        for p, q in zip(layers.weights, other.weights, strict=True):
            np.testing.assert_allclose(all_of_them[p].numpy(), expected[q].numpy(), rtol=1e-10)
        for p, q in zip(layers.weights[:2], other.weights[:2], strict=True):
            np.testing.assert_allclose(p.value.numpy(), q.value.numpy() - 0.1 * expected[q].numpy(), rtol=1e-10)


def test_gradients_for_all_serve_a_step_on_some() -> None:
    layers = Layers()
    head = SGD(layers.weights[-1:], learning_rate=0.1)
    for _ in range(3):
        with given(*layers.data) as computation:
            found = computation.gradients(layers.loss)
            assert isinstance(found, SideBySide)
            before = layers.weights[-1].value.numpy()
            head.step(layers.loss)
            assert computation.counts.planned == 1
            after = before - 0.1 * found[layers.weights[-1]].numpy()
            np.testing.assert_allclose(layers.weights[-1].value.numpy(), after, rtol=1e-12)
