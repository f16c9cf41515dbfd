"""Densities, entropies and divergences of large parameters: no digits are lost in differences of large logarithms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Const, Expr, IntTensor, Tensor, given, gradient
from typedtensor.errors import AxisError
from typedtensor.ops import Deviance, LogBeta, LogGammaCorrection, log_beta
from typedtensor.prob import Bernoulli, Beta, Gamma, Poisson, StudentT

stats = pytest.importorskip("scipy.stats")
special = pytest.importorskip("scipy.special")


class Row(Axis): ...


def of(*elements: float, dtype: Any = np.float64) -> Const[Any]:
    return Const(Tensor[Row](np.array(elements, dtype)))


def value(x: Expr[Any]) -> Any:
    with given():
        return x.value.numpy()


SIZES = (0.01, 0.5, 3.0, 20.0, 1e4, 1e6, 1e8)
NEAR = np.array([0.9, 0.999, 1.0, 1.001, 1.3], np.float32)


@pytest.mark.parametrize("size", SIZES)
def test_single_precision(size: float) -> None:
    """The numbers that stand in single precision, computed by SciPy in double precision."""
    a = np.full(5, size, np.float32)
    b, x = (a * np.float32(1.5)), a * NEAR
    exact = [array.astype(float) for array in (a, b, x)]
    parameters = [Const(Tensor[Row](array)) for array in (a, b, x)]
    share, counts = np.linspace(0.39, 0.41, 5, dtype=np.float32), np.round(x).astype(int)
    for ours, theirs in (
        (Gamma(parameters[0]).log_density(parameters[2]), stats.gamma(exact[0]).logpdf(exact[2])),
        (Beta(*parameters[:2]).log_density(of(*share, dtype=np.float32)), _log_beta_density(exact[0], exact[1], share)),
        (StudentT(parameters[0]).log_density(of(*NEAR, dtype=np.float32)), _log_t_density(exact[0], NEAR)),
        (Poisson(parameters[0]).log_density(Const(IntTensor[Row](counts))), stats.poisson(exact[0]).logpmf(counts)),
        (Gamma(parameters[0]).entropy(), stats.gamma(exact[0]).entropy()),
        (StudentT(parameters[0]).entropy(), stats.t(exact[0]).entropy()),
    ):
        np.testing.assert_allclose(value(ours), theirs, rtol=5e-5, atol=5e-5)


def _log_beta_density(a: Any, b: Any, x: Any) -> Any:
    x = x.astype(float)
    return special.xlogy(a - 1, x) + special.xlog1py(b - 1, -x) - special.betaln(a, b)


def _log_t_density(df: Any, x: Any) -> Any:
    x = x.astype(float)
    constant = special.betaln(df / 2, 0.5) + np.log(df) / 2
    return -(df + 1) / 2 * np.log1p(x * x / df) - constant


# By 60 digits (mpmath) of the numbers as they stand
EXACT: list[tuple[Callable[[], Expr[Any]], float]] = [
    (lambda: Gamma(of(1e12)).log_density(of(1e12 + 1e6)), -15.234449757835447),
    (lambda: Gamma(of(1e12), of(1e12)).log_density(of(1.0)), 12.896572024759518),
    (lambda: Beta(of(1e12), of(3e12)).log_density(of(0.25)), 14.426707422105292),
    (lambda: Poisson(of(1e12)).log_density(Const(IntTensor[Row]([10**12 + 10**6]))), -15.234449424502197),
    (lambda: StudentT(of(1e15)).log_density(of(2.0)), -2.918938533204671),
    (lambda: LogBeta()(of(1e15), of(0.5)), -16.69702325453064),
    (lambda: LogBeta()(of(1e15), of(1e-3)), 6.872640108988943),
    (lambda: Deviance()(of(1e15), of(1e15 + 1e3)), 4.999999999996667e-10),
    (lambda: Gamma(of(1e12)).kl_divergence(Gamma(of(1.000001e12), of(1.000001))), 2.499998367174381e-13),
    (lambda: Beta(of(1e12), of(3e12)).kl_divergence(Beta(of(1.0001e12), of(3e12))), 3749.8437582049705),
    (lambda: Beta(of(1e12), of(3e12)).entropy(), -13.926707422105618),
]


@pytest.mark.parametrize(("found", "exact"), EXACT)
def test_double_precision(found: Callable[[], Expr[Any]], exact: float) -> None:
    np.testing.assert_allclose(value(found()), exact, rtol=1e-12, atol=1e-20)


def test_infinite_degrees_of_freedom_are_the_normal_distribution() -> None:
    df = of(np.inf, 1e40)
    student, normal = StudentT(df, 1.0, 2.0), stats.norm(1.0, 2.0)
    x = of(0.5, 30.0)
    np.testing.assert_allclose(value(student.log_density(x)), normal.logpdf([0.5, 30.0]))
    np.testing.assert_allclose(value(student.entropy()), normal.entropy())
    np.testing.assert_allclose(value(student.variance()), 4.0)
    assert value(gradient(student.log_density(x).sum(), df)).tolist() == [0.0, 0.0]


def test_derivatives_of_large_parameters() -> None:
    """``ψ(a) - ψ(a + 1.5)`` and its derivatives, of numbers for which each of both is the same to single precision."""
    a = of(0.1, 3.0, 50.0, 1e6, 1e9, dtype=np.float32)
    exact = value(a).astype(float)
    slopes = [log_beta(a, 1.5)]
    for _ in range(3):
        slopes.append(gradient(slopes[-1].sum(), a))
    nodes, weights = np.polynomial.legendre.leggauss(40)
    steps = (nodes + 1.0) * 0.75
    for order, slope in enumerate(slopes[1:]):
        expected = -special.polygamma(order + 1, exact[:, None] + steps) @ weights * 0.75
        np.testing.assert_allclose(value(slope), expected, rtol=5e-6)


def test_corrections_of_stirling_fit_together() -> None:
    """Both of its ways are one function where they meet, in all derivatives."""
    below, above = of(np.nextafter(10.0, 0.0)), of(10.0)
    for order in range(5):
        function = LogGammaCorrection(order)
        np.testing.assert_allclose(value(function(below)), value(function(above)), rtol=1e-11)


def test_infinite_numbers() -> None:
    assert value(Gamma(of(2.0, 0.5, 1.0)).log_density(of(*[np.inf] * 3))).tolist() == [-np.inf] * 3
    np.testing.assert_array_equal(
        value(Deviance()(of(0.0, 0.0, 2.0, 2.0, np.inf, -1.0), of(0.0, 2.0, 0.0, np.inf, 1.0, 1.0))),
        [0.0, 2.0, np.inf, np.inf, np.inf, np.inf],
    )


def test_what_is_certain() -> None:
    logits = of(np.inf, -np.inf)
    certain, other = Bernoulli(logits), Bernoulli(of(0.0, 2.0))
    true, false = (Const(BoolTensor[Row]([x, x])) for x in (True, False))
    assert value(certain.log_density(true)).tolist() == [0.0, -np.inf]
    assert value(certain.log_density(false)).tolist() == [-np.inf, 0.0]
    assert value(certain.entropy()).tolist() == value(certain.variance()).tolist() == [0.0, 0.0]
    assert value(gradient(certain.entropy().sum(), logits)).tolist() == [0.0, 0.0]
    np.testing.assert_allclose(value(certain.kl_divergence(other)), [np.log(2.0), np.log1p(np.exp(2.0))])
    assert value(other.kl_divergence(certain)).tolist() == [np.inf, np.inf]


def test_values_of_other_kinds_are_refused() -> None:
    real: Any = of(0.0, 1.0)
    for name, found, wanted in (
        ("Bernoulli", Bernoulli(of(0.0, 1.0)), "BoolTensor"),
        ("Poisson", Poisson(of(0.5, 1.0)), "IntTensor"),
    ):
        with pytest.raises(AxisError) as error:
            found.log_prob(real)
        assert str(error.value) == (
            f"a value of {name} must be an expression of {wanted}[Row], like its draws, not Tensor[Row]"
        )
