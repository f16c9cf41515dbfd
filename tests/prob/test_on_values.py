"""Distributions with tensors as parameters: their draws and densities are tensors, those of the same on constants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Tensor, given
from typedtensor.ops import exp, log
from typedtensor.prob import (
    Bernoulli,
    Beta,
    Categorical,
    Dirichlet,
    Exponential,
    Gamma,
    Gumbel,
    Independent,
    LogNormal,
    Mixture,
    MultivariateNormal,
    Normal,
    Poisson,
    StudentT,
    Uniform,
    kl_divergence,
)
from typedtensor.random import Key


class Row(Axis, size=3): ...


class Column(Axis, size=2): ...


class Inner(Axis, size=2): ...


LOC = Tensor[Row, Column]([[0.5, 1.0], [1.5, 2.0], [2.5, 3.0]])
SCALE = Tensor[Column, Inner]([[1.0, 0.0], [0.5, 2.0]])
NUMBERS = Tensor[Row]([0.1, 0.2, 0.3])

MADE: dict[str, Callable[[Callable[[Any], Any]], Any]] = {
    "normal": lambda of: Normal(of(LOC), 2.0),
    "normal with its scale": lambda of: Normal(of(LOC), of(LOC)),
    "log-normal": lambda of: LogNormal(of(LOC), 1.0),
    "uniform": lambda of: Uniform(of(LOC), 4.0),
    "gumbel": lambda of: Gumbel(of(LOC), 1.0),
    "exponential": lambda of: Exponential(of(LOC)),
    "student": lambda of: StudentT(of(LOC)),
    "bernoulli": lambda of: Bernoulli(of(LOC)),
    "categorical": lambda of: Categorical(of(LOC), Column),
    "poisson": lambda of: Poisson(of(LOC)),
    "gamma": lambda of: Gamma(of(LOC), 1.0),
    "beta": lambda of: Beta(of(LOC), of(LOC)),
    "dirichlet": lambda of: Dirichlet(of(LOC), Column),
    "multivariate": lambda of: MultivariateNormal(of(LOC), of(SCALE), Column, Inner),
    "independent": lambda of: Independent(Normal(of(LOC), 1.0), Column),
    "mixture": lambda of: Mixture(of(LOC), Normal(of(LOC), 1.0), Column),
    "mapped": lambda of: Normal(of(LOC), 1.0).map(exp, log, inside=lambda y: y > 0.0),
    "joint": lambda of: Normal(of(NUMBERS), 1.0).bind(lambda x: Normal(x * 2.0, 1.0)),
    "pair": lambda of: Normal(of(NUMBERS), 1.0) & Bernoulli(of(NUMBERS)),
}


def _parts(state: Any) -> tuple[Any, ...]:
    return state if isinstance(state, tuple) else (state,)


@pytest.mark.parametrize("name", MADE)
def test_same_as_on_constants(name: str) -> None:
    on_values, on_constants = MADE[name](lambda value: value), MADE[name](Const)
    drawn = on_values.sample(Key(3))
    constants = tuple(map(Const, _parts(drawn)))
    wanted = on_constants.log_prob(constants if isinstance(drawn, tuple) else constants[0])
    with given():
        for value, expression in zip(_parts(drawn), _parts(on_constants.sample(Key(3))), strict=True):
            assert value.tensor_type is expression.tensor_type
            np.testing.assert_allclose(value.array, expression.value.array, rtol=1e-5)
        np.testing.assert_allclose(on_values.log_prob(drawn).array, wanted.value.array, rtol=1e-5)


def test_divergences() -> None:
    found = kl_divergence(Normal(LOC, 1.0), Gumbel(LOC, 1.0))
    with given():
        wanted = kl_divergence(Normal(Const(LOC), 1.0), Gumbel(Const(LOC), 1.0)).value
    np.testing.assert_allclose(found.array, wanted.array, rtol=1e-5)


def test_other_axes_are_refused() -> None:
    normal, other = Normal(LOC, 1.0), cast(Any, NUMBERS)
    with pytest.raises(AxisError, match="the scale of Normal must be a number or an expression"):
        Normal(LOC, other)
    with pytest.raises(AxisError):
        normal.log_prob(other)
