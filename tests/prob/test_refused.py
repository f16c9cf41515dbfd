"""Messages for objects that are no distribution, no value of one, or no key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, SizeError, Tensor, given
from typedtensor.prob import (
    Beta,
    Categorical,
    Gamma,
    Independent,
    Mixture,
    MultivariateNormal,
    Normal,
    Poisson,
    StudentT,
    distribution,
    expectation,
)
from typedtensor.random import Key, poisson


class Row(Axis, size=3): ...


class Column(Axis, size=3): ...


KEY = Key(0)
xs: Expr[Tensor[Row]] = Const(Tensor[Row]([1.0, 2.0, 3.0]))
normal = Normal(xs, 1.0)
joint = normal.bind(lambda x: Normal(x, 1.0))
wrong: Any = xs


def as_given(x: object) -> Any:
    """Something whose type is not looked at."""
    return x


not_awaiting = distribution(as_given(lambda: 3))

REFUSED: list[tuple[Callable[[], object], str]] = [
    (
        lambda: Mixture(xs, wrong, Row),
        r"the distribution in Mixture must be a distribution, .*, not a value of Tensor\[Row\]",
    ),
    (lambda: Independent(wrong, Row), r"the distribution in Independent must be a distribution"),
    (lambda: Independent(as_given(joint), Row), r"the distribution in Independent must .*, not Joint"),
    (lambda: normal.bind(lambda x: wrong).sample(KEY), r"the result of the function given to bind must be"),
    (lambda: normal.bind(lambda x: wrong).log_prob((xs, xs)), r"the result of the function given to bind must"),
    (lambda: joint.log_prob(wrong), r"must be a pair, \(x, y\), not a value of Tensor\[Row\]"),
    (lambda: as_given(normal).condition(xs), r"the second of two variables, but Normal has only one"),
    (lambda: expectation(lambda x: x, wrong, KEY), r"the distribution in expectation must be a distribution"),
    (
        lambda: expectation(as_given(lambda x: 3.0), normal, KEY),
        r"must return an expression for a draw, but returned 3.0",
    ),
    (lambda: not_awaiting().sample(KEY), r"<lambda> must be an async def that awaits its variables, but returned 3"),
    (lambda: Categorical(xs, Row).log_density(as_given(1)), r"a value of Categorical must be .*, not 1"),
    (lambda: Categorical(xs, Row).log_density(as_given(xs.sum())), r"a value of Categorical must be .*, not Tensor"),
    (
        lambda: MultivariateNormal(xs, Const(Tensor[Row, Row](np.eye(3))), Row, Row),
        r"the rows and the columns of a scale need different labels, not Row twice",
    ),
]


@pytest.mark.parametrize(("make", "message"), REFUSED, ids=[message[:40] for _, message in REFUSED])
def test_what_is_none_is_said(make: Callable[[], object], message: str) -> None:
    with pytest.raises(AxisError, match=message):
        make()


@pytest.mark.parametrize("count", [0, -1, 2.0], ids=str)
def test_a_key_is_split_into_some(count: Any) -> None:
    with pytest.raises(SizeError, match="count, the number of keys, must be"):
        KEY.split(count)


@pytest.mark.parametrize("number", [np.float32(2.0), np.float64(2.0), np.int64(2)], ids=lambda x: type(x).__name__)
def test_scalars_of_numpy_stand_for_all_elements(number: Any) -> None:
    with given(plan=False):
        for family in (Normal, Gamma, Beta, StudentT):
            one, other = family(xs, number).log_density(xs / 4.0), family(xs, 2.0).log_density(xs / 4.0)
            assert np.array_equal(one.value.numpy(), other.value.numpy())


@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=lambda x: x.__name__)
def test_counts_that_no_integer_has_are_the_largest(dtype: Any) -> None:
    rates = Const(Tensor[Row](np.array([1e20, 1e30, 4.0], dtype)))
    with given():
        found = poisson(KEY, rates).value.numpy()
        assert np.array_equal(Poisson(rates).sample(KEY).value.numpy(), found)
    assert (found[:2] > 9.2e18).all()
    assert 0 <= found[2] < 30
