"""Draws have their distributions: Kolmogorov and Smirnov's test, frequencies, moments, with fixed keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Tensor, given
from typedtensor.ad import gradient
from typedtensor.random import (
    Key,
    bernoulli,
    categorical,
    exponential,
    exponential_like,
    gamma,
    gumbel,
    gumbel_like,
    normal,
    normal_like,
    permutation,
    poisson,
    uniform,
    uniform_like,
)

stats = pytest.importorskip("scipy.stats")


class Row(Axis, size=4000): ...


class Word(Axis, size=3): ...


ONES = Tensor[Row](np.ones(4000))
LEAST = 1e-3
"""The probability of a sample that is at least as far away from its distribution."""


@pytest.mark.parametrize(
    ("draw", "like", "name"),
    [
        (uniform, uniform_like, "uniform"),
        (normal, normal_like, "norm"),
        (exponential, exponential_like, "expon"),
        (gumbel, gumbel_like, "gumbel_r"),
    ],
)
def test_standard_distributions(draw: Callable[..., Expr[Any]], like: Any, name: str) -> None:
    with given():
        single = draw(Key(5), Tensor[Row]).value
    double = like(Key(6), ONES)
    assert (single.dtype, double.dtype) == (np.float32, np.float64)
    for found in (single, double):
        assert np.isfinite(found.numpy()).all()
        assert stats.kstest(found.numpy(), name).pvalue > LEAST


@pytest.mark.parametrize("concentration", [0.2, 0.9, 1.0, 4.5, 300.0])
def test_gamma(concentration: float) -> None:
    with given():
        found = gamma(Key(3), Const(ONES * concentration)).value.numpy()
    assert stats.kstest(found, stats.gamma(concentration).cdf).pvalue > LEAST


@pytest.mark.parametrize("rate", [0.0, 0.3, 4.0, 9.99, 10.0, 35.0, 2000.0])
def test_poisson(rate: float) -> None:
    with given():
        found = poisson(Key(3), Const(ONES * rate)).value.numpy()
    assert found.dtype == np.int64
    of = stats.poisson(rate)
    edges = np.unique(of.ppf(np.linspace(0.0, 0.98, 20)[1:])) if rate else np.array([0.0])
    cells = np.diff([0.0, *of.cdf(edges), 1.0])
    counts = np.bincount(np.searchsorted(edges, found), minlength=len(cells))
    if rate:
        assert stats.chisquare(counts, cells * len(found)).pvalue > LEAST
    else:
        assert not found.any()


def test_frequencies() -> None:
    probabilities = np.array([0.5, 0.2, 0.3])
    logits = Tensor[Row, Word](np.broadcast_to(np.log(probabilities) + 4.0, (4000, 3)))
    counts = np.bincount(categorical(Key(1), logits, Word).numpy(), minlength=3)
    assert stats.chisquare(counts, probabilities * 4000).pvalue > LEAST
    assert bernoulli(Key(1), ONES * 0.3).numpy().mean() == pytest.approx(0.3, abs=0.03)
    assert bernoulli(Key(1), ONES).numpy().all()
    assert not bernoulli(Key(1), ONES * 0.0).numpy().any()


def test_a_permutation() -> None:
    with given():
        found = permutation(Key(2), Row).value.numpy()
    assert sorted(found) == list(range(4000))
    assert abs(np.corrcoef(found, np.arange(4000))[0, 1]) < 0.1


def test_no_gradient_flows_to_what_is_only_measured() -> None:
    scale, concentration = Const(ONES * 2.0), Const(ONES * 2.0)
    with given():
        slope = gradient((normal_like(Key(0), scale) * scale).sum(), scale).value
        np.testing.assert_array_equal(slope.numpy(), normal_like(Key(0), ONES).numpy())
        assert not gradient(gamma(Key(0), concentration).sum(), concentration).value.numpy().any()
