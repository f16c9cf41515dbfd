"""Distributions of small, large and impossible numbers: digits, draws and gradients that are left."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Tensor, given, gradient
from typedtensor.ops import deviance
from typedtensor.prob import (
    Beta,
    Dirichlet,
    Elements,
    Exponential,
    Gamma,
    Gumbel,
    LogNormal,
    Mixture,
    Normal,
    Poisson,
    StudentT,
    Uniform,
)
from typedtensor.prob.implicit import slope_of_logarithm
from typedtensor.random import Key


class Row(Axis): ...


class Part(Axis): ...


def of(*elements: float, dtype: Any = np.float64) -> Const[Any]:
    return Const(Tensor[Row](np.array(elements, dtype)))


def rows(*elements: Any, dtype: Any = np.float64) -> Const[Any]:
    return Const(Tensor[Row, Part](np.array(elements, dtype)))


def value(x: Expr[Any]) -> Any:
    with given():
        return x.value.numpy()


# By 60 digits (mpmath) of the numbers as they stand
@pytest.mark.parametrize(
    ("concentrations", "x", "exact"),
    [
        ([3e9, 5e9, 1.1e10], [0.16, 0.26, 0.58], -645362.0403837612),
        ([1e-3, 2.0, 1e6], [1e-300, 1e-6, 0.999999], 696.0069010549253),
    ],
)
def test_densities_of_dirichlet(concentrations: list[float], x: list[float], exact: float) -> None:
    found = value(Dirichlet(rows(concentrations), Part).log_density(rows(x)))
    np.testing.assert_allclose(found, exact, rtol=1e-13)


@pytest.mark.parametrize(("size", "exact"), [(1e3, 7.574651334387625), (1e5, 12.167137176477217)])
def test_densities_of_dirichlet_in_single_precision(size: float, exact: float) -> None:
    """Where probabilities add up to 1 but for rounding, which counts as often as the concentrations say."""
    concentrations = np.array([0.3, 0.5, 1.1], np.float32) * np.float32(size)
    x = rows([0.158, 0.263, 0.579], dtype=np.float32)
    found = value(Dirichlet(rows(concentrations, dtype=np.float32), Part).log_density(x))
    np.testing.assert_allclose(found, exact, rtol=1e-5)


def test_edges_of_dirichlet() -> None:
    inside, edge = [0.5, 0.5], [0.0, 1.0]
    for concentrations, expected in (([1.0, 3.0], np.log(3.0)), ([2.0, 3.0], -np.inf), ([0.5, 3.0], np.inf)):
        assert value(Dirichlet(rows(concentrations), Part).log_density(rows(edge))) == pytest.approx(expected)
    found = value(
        Dirichlet(rows([2.0, 2.0], [2.0, 2.0], [2.0, 2.0]), Part).log_density(rows(inside, [-0.5, 1.5], [np.nan, 1.0]))
    )
    np.testing.assert_allclose(found, [np.log(1.5), -np.inf, np.nan])


# By 60 digits (mpmath): differences of terms that are ten to a billion times as large
@pytest.mark.parametrize(
    ("df", "x", "exact"),
    [
        (0.1, 2.0, 7.8900104955132795),
        (3.0, 0.5, 0.03774121133856171),
        (100.0, 2.0, -0.00016228090331383123),
        (1e6, 1.5, 1.0937626562095948e-13),
        (1e12, 0.0, 2.5e-25),
        (1e15, 30.0, -2.020497499997574e-25),
    ],
)
def test_gradients_for_degrees_of_freedom(df: float, x: float, exact: float) -> None:
    for dtype, tolerance in ((np.float64, 2e-13), (np.float32, 1e-5)):
        degrees = of(df, dtype=dtype)
        density = StudentT(degrees).log_density(of(x, dtype=dtype))
        np.testing.assert_allclose(value(gradient(density.sum(), degrees)), exact, rtol=tolerance)


def test_gradients_of_the_entropy_for_degrees_of_freedom() -> None:
    df = of(0.1, 3.0, 100.0, 1e6)
    exact = [-104.26616747229127, -0.12320146702978621, -0.00010049495151414228, -1.0000004999995e-12]
    np.testing.assert_allclose(value(gradient(StudentT(df).entropy().sum(), df)), exact, rtol=1e-11)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("size", [1e-4, 0.01])
def test_draws_of_small_concentrations(dtype: Any, size: float) -> None:
    """Of gamma numbers that are smaller than any there is, the ratios are not lost."""
    count = 4000
    column = of(*[size] * count, dtype=dtype)
    share = value(Beta(column, column).sample(Key(0)))
    assert share.dtype == dtype
    assert np.isfinite(share).all()
    assert share.mean() == pytest.approx(0.5, abs=0.03)
    several = rows(*[[size, 2.0 * size, size]] * count, dtype=dtype)
    drawn = value(Dirichlet(several, Part).sample(Key(1)))
    np.testing.assert_allclose(drawn.sum(1), 1.0, rtol=1e-6)
    np.testing.assert_allclose(drawn.mean(0), [0.25, 0.5, 0.25], atol=0.03)
    slopes = value(gradient(Beta(column, column).sample(Key(0)).sum(), column))
    assert np.isfinite(slopes).all()


def test_slopes_of_logarithms_of_gamma_numbers() -> None:
    """By 40 digits (mpmath) of derivatives of the distribution function."""
    a, x = of(0.01, 0.01, 0.5, 2.0, 0.5, 5.0), np.array([1e-30, 1e-10, 1e-25, 1e-25, 0.3, 9.0])
    exact = [
        6851.666733195269,
        2246.4965474394066,
        115.20223459765944,
        29.243705829974804,
        3.366006486496182,
        0.15190202096925043,
    ]
    np.testing.assert_allclose(value(slope_of_logarithm(a, of(*np.log(x)))), exact, rtol=1e-6)


def test_densities_of_what_is_no_number() -> None:
    """It is not outside, as what cannot be drawn is."""
    x, ones = of(np.nan, -1.0), of(1.0, 1.0)
    modes = Uniform(rows([0.0, 0.0], [0.0, 0.0]), 1.0)
    distributions: list[Elements[Any, Row]] = [
        LogNormal(ones, 1.0),
        Uniform(ones, 2.0),
        Exponential(ones),
        Gamma(ones),
        Beta(ones, 1.0),
        Mixture(rows([0.0, 0.0], [0.0, 0.0]), modes, Part),
    ]
    for distribution in distributions:
        np.testing.assert_array_equal(value(distribution.log_density(x)), [np.nan, -np.inf])
    others: list[Elements[Any, Row]] = [Normal(ones, 1.0), Gumbel(ones, 1.0), StudentT(ones)]
    for distribution in others:
        assert np.isnan(value(distribution.log_density(x))).tolist() == [True, False]


def test_deviances_of_ratios_beyond_all_numbers() -> None:
    counts, means = of(0.5, 1e-300, 1e300), of(5e-324, 1e300, 1e-300)
    logarithms = np.log([0.5, 1e-300, 1e300]) - np.log([5e-324, 1e300, 1e-300])
    exact = np.array([0.5, 1e-300, 1e300]) * logarithms + [-0.5, 1e300, -1e300]
    np.testing.assert_allclose(value(deviance(counts, means)), exact, rtol=1e-12)
    np.testing.assert_allclose(value(gradient(deviance(counts, means).sum(), counts)), logarithms, rtol=1e-12)
    tiny = Beta(of(0.01, dtype=np.float32), 0.01).log_density(of(1e-42, dtype=np.float32))
    np.testing.assert_allclose(
        value(tiny), -0.99 * np.log(np.float32(1e-42), dtype=np.float64) + np.log(0.005), rtol=1e-3
    )


@pytest.mark.parametrize("size", [1e4, 1e7, 1e8])
def test_draws_of_large_parameters_in_single_precision(size: float) -> None:
    """What is accepted is told by differences of numbers that are much larger, of which no digits are lost."""
    stats = pytest.importorskip("scipy.stats")
    column = of(*[size] * 20000, dtype=np.float32)
    apart = np.random.default_rng(0).random(20000) - 0.5
    for drawn in (Gamma(column).sample(Key(0)), Poisson(column).sample(Key(0))):
        found = value(drawn)
        moved = (found - size + (apart if found.dtype.kind == "i" else 0.0)) / np.sqrt(size)
        assert stats.kstest(moved, stats.norm.cdf).pvalue > 0.01
        assert stats.kurtosis(moved) == pytest.approx(0.0, abs=0.15)
