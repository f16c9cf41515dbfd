"""Softmax with a mask: what is not allowed has no share, no say and no gradient."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.targets.using import using
from typedtensor import Axis, BoolTensor, Input, Param, Tensor, given, ops
from typedtensor.ad import gradient
from typedtensor.errors import AxisError
from typedtensor.ops import log, log_softmax, log_sum_exp, softmax, where
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget
from typedtensor.testing import refused_plans


class Query(Axis): ...


class Key(Axis): ...


SCORES = np.array([[0.5, np.nan, -1.0], [np.inf, 2.0, 3.0], [1.0, 2.0, 3.0]])
ALLOWED = np.array([[True, False, True], [False, False, False], [True, True, True]])


def expected() -> np.ndarray[Any, Any]:
    """The softmax of the elements that are allowed, row by row."""
    made = np.zeros((3, 3))
    for row in range(3):
        powers = np.exp(SCORES[row, ALLOWED[row]])
        made[row, ALLOWED[row]] = powers / powers.sum() if len(powers) else powers
    return made


def test_what_is_not_allowed_is_not_read() -> None:
    scores, mask = Tensor[Query, Key](SCORES), BoolTensor[Query, Key](ALLOWED)
    np.testing.assert_allclose(softmax(scores, Key, where=mask).numpy(), expected(), rtol=1e-12)
    with np.errstate(divide="ignore"):
        np.testing.assert_allclose(scores.log_softmax(Key, where=mask).numpy(), np.log(expected()), rtol=1e-12)


def test_without_a_mask_it_is_the_softmax() -> None:
    scores = Tensor[Query, Key](np.arange(9.0).reshape(3, 3))
    assert np.array_equal(softmax(scores, Key, where=None).numpy(), softmax(scores, Key).numpy())
    everything = BoolTensor[Key](np.full(3, True))
    assert np.array_equal(scores.softmax(Key, where=everything).numpy(), scores.softmax(Key).numpy())


@pytest.mark.parametrize("name", ["sum", "mean", "max", "min", "var", "std"])
def test_reductions_do_not_read_what_is_not_allowed(name: str) -> None:
    """Nor do their gradients; of nothing at all they are what NumPy says, and have no slope."""
    mask = Tensor[Query, Key](ALLOWED.astype(float)) > 0.5
    initial = {"max": {"initial": -np.inf}, "min": {"initial": np.inf}}.get(name, {})
    with warnings.catch_warnings(action="ignore"):
        wanted = getattr(SCORES, name)(1, where=ALLOWED, **initial)
    param = Param(Tensor[Query, Key](SCORES))
    reduced = getattr(param, name)(Key, where=mask)
    with given() as computation:
        np.testing.assert_allclose(reduced.value.numpy(), wanted, rtol=1e-12)
        slope = computation.gradients(where(Tensor[Query]([1.0, 0.0, 1.0]) > 0.5, reduced, 0.0).sum())[param].numpy()
    assert np.all(slope[~ALLOWED] == 0.0)
    assert np.all(np.isfinite(slope))
    both: Any = getattr(Tensor[Query, Key](SCORES), name)
    np.testing.assert_allclose(
        both(Query, Key, where=mask).numpy(), getattr(SCORES, name)(where=ALLOWED, **initial), rtol=1e-12
    )


@pytest.mark.parametrize("name", ["Sum", "Mean", "Max", "Min", "Variance", "Std"])
def test_a_number_along_no_labels(name: str) -> None:
    operation: Any = getattr(ops, f"Masked{name}")
    assert operation()(1.5, BoolTensor[()](True)).item() == (0.0 if name in ("Variance", "Std") else 1.5)


def test_a_function_without_a_form_for_masks_says_so() -> None:
    unchecked: Any = log_sum_exp
    with pytest.raises(AxisError, match="LogSumExp takes no mask: leave out where="):
        unchecked(Tensor[Key]([1.0]), Key, where=BoolTensor[Key]([True]))


@pytest.mark.parametrize("target", [NumPyTarget, ReferenceTarget, XlaTarget])
def test_gradients_of_all_orders_on_all_targets(target: Callable[[], Target]) -> None:
    scores = Param(Tensor[Query, Key](SCORES))
    mask, w = Input(BoolTensor[Query, Key]), np.arange(9.0).reshape(3, 3)
    weights = Tensor[Query, Key](w)
    shares = softmax(scores, Key, where=mask)
    # 0 · log 0, whose gradient is not a number where nothing is allowed.
    entropy = -where(mask, shares * log(shares), 0.0).sum()
    chosen = where(mask, log_softmax(scores, Key, where=mask), 0.0).sum()
    second = (gradient((shares * weights).sum(), scores) * weights).sum()
    with np.errstate(divide="ignore", invalid="ignore"), using(target()), refused_plans() as reasons:
        y = expected()
        wanted = [
            (entropy, pulled(y, -np.where(ALLOWED, np.log(y), 0.0) - 1.0)),
            (chosen, ALLOWED - y * ALLOWED.sum(1, keepdims=True)),
            (second, pulled(y, w * w - 2.0 * w * (w * y).sum(1, keepdims=True))),
        ]
        for loss, slope in wanted * 3:
            with given(mask.bind(BoolTensor[Query, Key](ALLOWED))) as computation:
                made = computation.gradients(loss)[scores].numpy()
            np.testing.assert_allclose(made, slope, rtol=1e-10, atol=1e-12)
    assert reasons == []


def pulled(y: np.ndarray[Any, Any], dy: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The gradient for the scores, given that for their softmax."""
    pulled: np.ndarray[Any, Any] = y * (dy - (dy * y).sum(1, keepdims=True))
    return pulled
