"""Distributions of functions of what is drawn, against SciPy's, and what is no such function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, IntTensor, Param, Tensor, given
from typedtensor.errors import AxisError
from typedtensor.ops import exp, log, sigmoid, square, where
from typedtensor.prob import (
    Bernoulli,
    Elements,
    Exponential,
    Gamma,
    Gumbel,
    Independent,
    LogNormal,
    Normal,
    Uniform,
    expectation,
)
from typedtensor.random import Key

stats = pytest.importorskip("scipy.stats")

Real = Callable[[Any], Any]
DRAWS = 3000


class Row(Axis): ...


class Column(Axis): ...


def of(*elements: float) -> Const[Any]:
    return Const(Tensor[Row](np.array(elements)))


def logit(x: Any) -> Any:
    return log(x) - log(1.0 - x)


def positive(x: Any) -> Any:
    return x > 0.0


@dataclass(frozen=True)
class Case:
    """A distribution for elements like a given one, what is made of it, and SciPy's."""

    base: Callable[[Any], Elements[Any, Row]]
    forward: Real
    inverse: Real
    theirs: Any
    points: tuple[float, ...]
    inside: Real | None = None

    def made(self, like: Any) -> Any:
        return self.base(like).map(self.forward, self.inverse, inside=self.inside)


CASES = {
    "log-normal": Case(
        lambda x: Normal(x * 0.0 + 0.5, 0.7), exp, log,
        stats.lognorm(0.7, scale=np.exp(0.5)), (0.2, 3.0, -1.0), positive,
    ),
    "logistic": Case(lambda x: Uniform(x * 0.0, x * 0.0 + 1.0), logit, sigmoid, stats.logistic, (0.0, -3.0, 5.0)),
    "weibull": Case(
        lambda x: Exponential(x * 0.0 + 1.0), lambda x: x**0.5 * 2.0, lambda y: square(y / 2.0),
        stats.weibull_min(2.0, scale=2.0), (0.1, 2.0, -0.5), positive,
    ),
    "decreasing": Case(lambda x: Gumbel(x * 0.0, 1.0), lambda x: -x, lambda y: -y, stats.gumbel_l, (0.3, -2.0, 4.0)),
    "inverse gamma": Case(
        lambda x: Gamma(x * 0.0 + 3.0, 2.0), lambda x: 1.0 / x, lambda y: 1.0 / y,
        stats.invgamma(3.0, scale=2.0), (0.2, 1.0, 0.0), positive,
    ),
    "mapped twice": Case(
        lambda x: Normal(x * 0.0, 1.0).map(lambda x: x * 0.7 + 0.5, lambda y: (y - 0.5) / 0.7), exp, log,
        stats.lognorm(0.7, scale=np.exp(0.5)), (0.2, 3.0, -1.0), positive,
    ),
}  # fmt: skip
each = pytest.mark.parametrize("name", CASES)


@each
def test_densities(name: str) -> None:
    case = CASES[name]
    with given():
        found = case.made(of(*case.points)).log_density(of(*case.points)).value.numpy()
    np.testing.assert_allclose(found, case.theirs.logpdf(case.points), rtol=1e-10)


@each
def test_draws(name: str) -> None:
    with given():
        found = CASES[name].made(of(*[0.0] * DRAWS)).sample(Key(1)).value.numpy()
    assert stats.kstest(found, CASES[name].theirs.cdf).pvalue > 1e-3


def test_it_is_the_one_that_is_there() -> None:
    loc, scale, at = of(0.3, -0.7), of(0.5, 2.0), of(1.5, -2.0)
    there, made = LogNormal(loc, scale), Normal(loc, scale).map(exp, log, inside=positive)
    with given():
        for one, other in ((there.log_density(at), made.log_density(at)), (there.sample(Key(2)), made.sample(Key(2)))):
            np.testing.assert_allclose(other.value.numpy(), one.value.numpy(), rtol=1e-12)


def test_gradients() -> None:
    """Of densities and draws, to the parameters of the distribution and to those of the function."""

    def slopes(density: bool, mapped: bool) -> list[Any]:
        loc, scale = Param(Tensor[Row](np.array([0.3, -0.7]))), Param(Tensor[Row](np.array([0.5, 2.0])))
        if mapped:
            standard = Normal(loc * 0.0, 1.0).map(lambda x: x * scale + loc, lambda y: (y - loc) / scale)
            made: Elements[Any, Row] = standard.map(exp, log, inside=positive)
        else:
            made = LogNormal(loc, scale)
        loss = made.log_prob(of(1.5, 0.2)) if density else made.sample(Key(4)).sum()
        with given() as computation:
            found = computation.gradients(loss)
            return [found[x].numpy() for x in (loc, scale)]

    for density in (True, False):
        np.testing.assert_allclose(slopes(density, True), slopes(density, False), rtol=1e-10)


def test_what_is_outside_changes_no_gradient() -> None:
    loc, at = Param(Tensor[Row](np.array([0.3, -0.7]))), of(2.0, -1.0)
    density = Normal(loc, 1.0).map(exp, log, inside=positive).log_density(at)
    with given() as computation:
        found = computation.gradients(where(at > 0.0, density, 0.0).sum())[loc].numpy()
    np.testing.assert_allclose(found, [np.log(2.0) - 0.3, 0.0])


def test_in_others() -> None:
    rows = Const(Tensor[Row, Column](np.array([[0.5, 1.0], [2.0, 3.0]])))
    made = Independent(Normal(rows * 0.0, 1.0).map(exp, log), Column)
    with given():
        found = made.log_density(rows).value.numpy()
    np.testing.assert_allclose(found, stats.lognorm(1.0).logpdf(rows.value.numpy()).sum(axis=1), rtol=1e-10)


def test_expectations() -> None:
    uniform = Uniform(of(0.0, 1.0), of(1.0, 3.0))
    made = uniform.map(square, lambda y: y**0.5)
    with given():
        found, drawn = expectation(lambda x: x, made, Key(0)).value, uniform.sample(Key(0)).value
    np.testing.assert_allclose(found.numpy(), drawn.numpy() ** 2)


@pytest.mark.parametrize(
    ("base", "inverse", "said"),
    [
        (Normal, lambda y: y - y.mean().expand_like(y), r"mixes elements along Row: Mean\(\)"),
        (Normal, lambda y: y.softmax(Row), r'Softmax\(Row\).*by its rule "\*A U \*B -> \*A U \*B"'),
        (
            Normal,
            lambda y: y.sum(),
            r"inverse of map must return Tensor\[Row\], the type of its argument, not Tensor\[\(\)\]",
        ),
        (
            lambda x, y: Independent(Normal(x, y), Row),
            lambda y: y,
            r"joint density of several elements: densities are Tensor\[\(\)\]",
        ),
    ],
)
def test_what_is_refused(base: Any, inverse: Real, said: str) -> None:
    x = of(1.0, 2.0)
    with pytest.raises(AxisError, match=said):
        base(x, 1.0).map(lambda x: x, inverse).log_density(x)


def test_numbers_of_other_kinds_are_refused() -> None:
    made: Any = Bernoulli(of(1.0))
    with pytest.raises(AxisError, match=r"needs draws of real numbers, not of IntTensor\[Row\]"):
        made.map(exp, log).log_density(IntTensor[Row](np.array([1])))
