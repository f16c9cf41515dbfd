"""Densities, moments, entropies, divergences and draws of distributions against SciPy's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Const, IntTensor, Tensor, given
from typedtensor.ad import gradients
from typedtensor.ops import where
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
    VectorMixture,
)
from typedtensor.random import Key

stats = pytest.importorskip("scipy.stats")


class Row(Axis): ...


class Draw(Axis, size=3000): ...


class Class(Axis, size=3): ...


class Inner(Axis): ...


class Part(Axis): ...


LEAST = 1e-3


def of(*elements: float) -> Const[Any]:
    return Const(Tensor[Row](np.array(elements)))


@dataclass(frozen=True)
class Case:
    """A distribution with two sets of parameters each, and SciPy's."""

    ours: Callable[..., Any]
    theirs: Callable[..., Any]
    parameters: tuple[tuple[float, float], ...]
    points: tuple[float, float]
    discrete: Any = None


CASES = {
    "Normal": Case(Normal, stats.norm, ((0.5, -3.0), (0.2, 5.0)), (0.3, 7.0)),
    "LogNormal": Case(
        LogNormal, lambda m, s: stats.lognorm(s, scale=np.exp(m)), ((0.5, -1.0), (0.2, 0.5)), (1.3, -1.0)
    ),
    "Uniform": Case(Uniform, lambda a, b: stats.uniform(a, b - a), ((0.5, -3.0), (0.75, 5.0)), (0.6, 7.0)),
    "Gumbel": Case(Gumbel, stats.gumbel_r, ((0.5, -3.0), (0.2, 5.0)), (0.3, 70.0)),
    "Exponential": Case(Exponential, lambda r: stats.expon(scale=1 / r), ((0.5, 30.0),), (0.3, -1.0)),
    "Gamma": Case(Gamma, lambda a, r: stats.gamma(a, scale=1 / r), ((0.3, 20.0), (0.2, 5.0)), (0.3, -7.0)),
    "Beta": Case(Beta, stats.beta, ((0.5, 3.0), (0.2, 5.0)), (0.3, 1.5)),
    "StudentT": Case(StudentT, stats.t, ((3.0, 9.0), (0.5, -2.0), (0.2, 3.0)), (0.3, 70.0)),
    "Bernoulli": Case(
        Bernoulli, lambda z: stats.bernoulli(1 / (1 + np.exp(-z))), ((-1.5, 3.0),), (1, 1), discrete=BoolTensor
    ),
    "Poisson": Case(Poisson, stats.poisson, ((0.3, 40.0),), (2, -1), discrete=IntTensor),
}
each = pytest.mark.parametrize("name", CASES)


@each
def test_densities_and_moments(name: str) -> None:
    case = CASES[name]
    ours, theirs = case.ours(*(of(*p) for p in case.parameters)), case.theirs(*map(np.array, case.parameters))
    points = np.array(case.points)
    kind: Any = case.discrete or Tensor
    x = Const(kind[Row](points.astype({BoolTensor: bool, IntTensor: int}.get(kind, float))))
    with given():
        density = ours.log_density(x)
        expected = theirs.logpmf(points) if case.discrete else theirs.logpdf(points)
        np.testing.assert_allclose(density.value.numpy(), expected, rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(ours.log_prob(x).value.numpy(), expected.sum(), rtol=1e-9)
        np.testing.assert_allclose(ours.mean().value.numpy(), theirs.mean(), rtol=1e-9)
        np.testing.assert_allclose(ours.variance().value.numpy(), theirs.var(), rtol=1e-9)
        if hasattr(ours, "entropy"):
            np.testing.assert_allclose(ours.entropy().value.numpy(), theirs.entropy(), rtol=1e-7)


EDGES = {
    "Gamma": ([1.0, 0.5, 2.0, 1.0], [1.0] * 4, [0.0, 0.0, 0.0, -1e-9]),
    "Beta": ([1.0, 0.5, 2.0, 1.0, 3.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.5, 2.0], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]),
    "Exponential": ([2.0] * 2, [0.0, -1e-9]),
    "Uniform": ([0.0] * 3, [1.0] * 3, [0.0, 1.0, 1.1]),
    "Poisson": ([0.0, 0.0, 2.0], [0, 1, -1]),
}


@pytest.mark.parametrize("name", EDGES)
def test_densities_at_the_edges(name: str) -> None:
    """Where a density is a power of zero, it is one, none or infinite, and gradients of those beside it are finite."""
    case, (*parameters, points) = CASES[name], EDGES[name]
    kind: Any = case.discrete or Tensor
    given_to = [of(*p) for p in parameters]
    density = case.ours(*given_to).log_density(Const(kind[Row](np.array(points))))
    theirs = case.theirs(*map(np.array, parameters))
    finite = where(abs(density) < np.inf, density, 0.0).sum()
    with given(), np.errstate(all="raise"):
        found = density.value.numpy()
        slopes = [slope.value.numpy() for slope in gradients(finite, *given_to)]
    with np.errstate(all="ignore"):
        expected = theirs.logpmf(points) if case.discrete else theirs.logpdf(points)
    np.testing.assert_allclose(found, expected, atol=1e-12)
    assert np.isfinite(slopes).all()


def test_what_no_component_of_a_mixture_gives() -> None:
    logits = Const(Tensor[Row, Class](np.array([[0.0, 1.0, 2.0]] * 3)))
    low = Const(Tensor[Row, Class](np.array([[0.0, 2.0, 4.0]] * 3)))
    points = np.array([9.0, 0.5, 4.5])
    with given(), np.errstate(all="raise"):
        density = Mixture(logits, Uniform(low, low + 1.0), Class).log_density(Const(Tensor[Row](points)))
        weights = np.exp([0.0, 1.0, 2.0]) / np.exp([0.0, 1.0, 2.0]).sum()
        np.testing.assert_allclose(density.value.numpy(), [-np.inf, np.log(weights[0]), np.log(weights[2])])
        found = where(density > -np.inf, density, 0.0).sum()
        [slope] = gradients(found, logits)
        expected = np.array([np.zeros(3), [1.0, 0.0, 0.0] - weights, [0.0, 0.0, 1.0] - weights])
        np.testing.assert_allclose(slope.value.numpy(), expected, atol=1e-15)


def test_probabilities_that_are_zero() -> None:
    spread = Const(Tensor[Row, Class](np.array([[0.0, -np.inf, 0.0], [0.0, -np.inf, -np.inf], [0.0, 1.0, 2.0]])))
    other = Const(Tensor[Row, Class](np.array([[0.0, -np.inf, 1.0], [-np.inf, 0.0, 0.0], [0.5, 1.0, 2.0]])))
    p, q = Categorical(spread, Class), Categorical(other, Class)
    corners = Const(Tensor[Row, Class](np.array([[0.0, 0.5, 0.5], [0.5, 0.0, 0.5], [-0.5, 1.0, 0.5]])))
    with given():
        each = [np.exp(x) / np.exp(x).sum(-1, keepdims=True) for x in (spread.value.numpy(), other.value.numpy())]
        np.testing.assert_allclose(p.entropy().value.numpy(), stats.entropy(each[0], axis=-1), atol=1e-15)
        np.testing.assert_allclose(p.kl_divergence(q).value.numpy(), stats.entropy(*each, axis=-1), atol=1e-15)
        slope, _ = gradients(p.entropy().sum() + p.kl_divergence(p).sum(), spread, other)
        assert np.isfinite(slope.value.numpy()).all()
        density = Dirichlet(Const(Tensor[Row, Class](np.array([[1.0] * 3, [1.0, 2.0, 1.0], [1.0] * 3]))), Class)
        np.testing.assert_allclose(density.log_density(corners).value.numpy(), [np.log(2.0), -np.inf, -np.inf])


@each
def test_draws(name: str) -> None:
    case = CASES[name]
    for n, parameters in enumerate(zip(*case.parameters, strict=True)):
        ours = case.ours(*(Const(Tensor[Draw](np.full(3000, p))) for p in parameters))
        theirs = case.theirs(*parameters)
        with given():
            found = ours.sample(Key(n)).value.numpy()
        if case.discrete:
            assert abs(found.mean() - theirs.mean()) < 4 * theirs.std() / np.sqrt(3000) + 1e-9
        else:
            assert stats.kstest(found, theirs.cdf).pvalue > LEAST


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if hasattr(case.ours, "kl_divergence")])
def test_divergences(name: str) -> None:
    case = CASES[name]
    p = [x[name != "Bernoulli"] for x in case.parameters]
    q = [x + 0.25 if n else x - 0.1 for n, x in enumerate(p)]
    theirs, other = case.theirs(*p), case.theirs(*q)
    if case.discrete:
        counts = np.arange(2 if name == "Bernoulli" else 200)
        expected = np.sum(theirs.pmf(counts) * (theirs.logpmf(counts) - other.logpmf(counts)))
    else:
        ends = theirs.ppf([1e-13, 1 - 1e-13])
        expected = theirs.expect(lambda x: theirs.logpdf(x) - other.logpdf(x), lb=ends[0], ub=ends[1])
    with given():
        found, none = (case.ours(*map(of, p)).kl_divergence(case.ours(*map(of, x))).value.numpy() for x in (q, p))
    np.testing.assert_allclose(found, [expected], rtol=1e-5)
    np.testing.assert_allclose(none, [0.0], atol=1e-12)


@pytest.mark.parametrize("ours", [Normal, LogNormal, Uniform, Gumbel])
def test_gradients_of_draws(ours: Any) -> None:
    at = np.array([0.25, 0.5])

    def draw(parameters: Any) -> Any:
        return ours(*map(of, parameters)).sample(Key(1)).value.numpy()

    loc, scale = map(of, at)
    with given():
        found = [x.value.numpy() for x in gradients(ours(loc, scale).sample(Key(1)).sum(), loc, scale)]
        expected = [(draw(at + step) - draw(at - step)) / 2e-6 for step in np.eye(2) * 1e-6]
    np.testing.assert_allclose(found, expected, rtol=1e-6)


def test_classes() -> None:
    logits = np.array([[0.0, 1.0, -1.0], [2.0, 2.0, 2.0]])
    ours = Categorical(Const(Tensor[Row, Class](logits)), Class)
    other = Categorical(Const(Tensor[Row, Class](logits[::-1].copy())), Class)
    p = np.exp(logits) / np.exp(logits).sum(1, keepdims=True)
    with given():
        density = ours.log_density(Const(IntTensor[Row]([1, 0]))).value.numpy()
        np.testing.assert_allclose(density, np.log([p[0, 1], p[1, 0]]))
        np.testing.assert_allclose(ours.entropy().value.numpy(), stats.entropy(p, axis=1))
        np.testing.assert_allclose(ours.kl_divergence(other).value.numpy(), stats.entropy(p, p[::-1], axis=1))


def test_dirichlet() -> None:
    a, b = np.array([0.5, 2.0, 3.5]), np.array([1.0, 1.5, 4.0])
    ours, theirs = Dirichlet(Const(Tensor[Class](a)), Class), stats.dirichlet(a)
    x = np.array([0.2, 0.5, 0.3])
    many = Dirichlet(Const(Tensor[Draw, Class](np.broadcast_to(a, (3000, 3)).copy())), Class)
    with given():
        assert ours.log_density(Const(Tensor[Class](x))).value.item() == pytest.approx(theirs.logpdf(x))
        np.testing.assert_allclose(ours.mean().value.numpy(), theirs.mean())
        np.testing.assert_allclose(ours.variance().value.numpy(), theirs.var())
        assert ours.entropy().value.item() == pytest.approx(theirs.entropy())
        drawn = many.sample(Key(0)).value.numpy()
        other = Dirichlet(Const(Tensor[Class](b)), Class)
        divergence = ours.kl_divergence(other).value.item()
    np.testing.assert_allclose(drawn.sum(1), 1.0)
    for n in range(3):
        assert stats.kstest(drawn[:, n], stats.beta(a[n], a.sum() - a[n]).cdf).pvalue > LEAST
    ratios = theirs.logpdf(drawn.T) - stats.dirichlet(b).logpdf(drawn.T)
    assert divergence == pytest.approx(ratios.mean(), abs=4 * ratios.std() / np.sqrt(3000))


@pytest.mark.parametrize("given_scale", [[[2.0, 0.0], [0.5, 0.3]], [[-2.0, 7.0], [0.5, -0.3]]])
def test_multivariate_normal(given_scale: list[list[float]]) -> None:
    """What is above the diagonal is not read, by draws and densities alike."""
    scale, loc = np.tril(given_scale), np.array([1.0, -1.0])
    theirs = stats.multivariate_normal(loc, scale @ scale.T)
    points = np.array([[0.0, 0.5], [1.0, -1.0], [3.0, 2.0]])
    triangle = Const(Tensor[Row, Inner](np.array(given_scale)))
    ours = MultivariateNormal(Const(Tensor[Draw, Row](np.broadcast_to(loc, (3000, 2)).copy())), triangle, Row, Inner)
    few = MultivariateNormal(Const(Tensor[Class, Row](np.broadcast_to(loc, (3, 2)).copy())), triangle, Row, Inner)
    with given():
        density = few.log_density(Const(Tensor[Class, Row](points))).value.numpy()
        np.testing.assert_allclose(density, theirs.logpdf(points))
        np.testing.assert_allclose(few.entropy().value.numpy(), np.full(3, theirs.entropy()))
        np.testing.assert_allclose(few.variance().value.numpy()[0], np.diag(scale @ scale.T))
        drawn = ours.sample(Key(0)).value.numpy()
        wide = np.array([[1.0, 0.0], [-0.5, 2.0]])
        other = MultivariateNormal(few.loc + 0.5, Const(Tensor[Row, Inner](wide)), Row, Inner)
        divergence = few.kl_divergence(other).value.numpy()
    white = np.linalg.solve(scale, (drawn - loc).T)
    assert min(stats.kstest(x, "norm").pvalue for x in white) > LEAST
    assert abs(np.corrcoef(white)[0, 1]) < 0.1
    inverse = np.linalg.inv(wide @ wide.T)
    ratio = inverse @ scale @ scale.T
    expected = 0.5 * (np.trace(ratio) - 2 - np.log(np.linalg.det(ratio)) + 0.25 * inverse.sum())
    np.testing.assert_allclose(divergence, np.full(3, expected))


@pytest.mark.parametrize("correlated", [False, True])
def test_mixtures_of_vectors(correlated: bool) -> None:
    weights, means = np.array([0.3, 0.7]), np.array([[-4.0, 1.0, 0.0], [3.0, -2.0, 1.0]])
    factor = np.array([[0.5, 0.0, 0.0], [0.3, 1.0, 0.0], [-0.2, 0.4, 0.7]]) if correlated else 0.5 * np.eye(3)
    count = 3000
    logits = Const(Tensor[Draw, Part](np.broadcast_to(np.log(weights), (count, 2)).copy()))
    centres = Const(Tensor[Draw, Part, Row](np.broadcast_to(means, (count, 2, 3)).copy()))
    scale = Const(Tensor[Row, Inner](factor))
    clusters = MultivariateNormal(centres, scale, Row, Inner) if correlated else None
    mixture = VectorMixture(logits, clusters or Independent(Normal(centres, 0.5), Row), Part)
    known = [stats.multivariate_normal(mean, factor @ factor.T) for mean in means]
    with given():
        drawn = mixture.sample(Key(0))
        points = drawn.value.numpy()
        expected = np.log(sum(w * one.pdf(points) for w, one in zip(weights, known, strict=True)))
        np.testing.assert_allclose(mixture.log_density(drawn).value.numpy(), expected)
    first = points[:, 0] < 0.0
    assert abs(first.mean() - 0.3) < 0.05
    np.testing.assert_allclose(points[first].mean(0), means[0], atol=0.15)
    np.testing.assert_allclose(np.cov(points[~first].T), factor @ factor.T, atol=0.15)


def test_mixtures_and_independent_draws() -> None:
    weights, means = np.array([0.2, 0.5, 0.3]), np.array([-4.0, 0.0, 5.0])
    logits = np.broadcast_to(np.log(weights), (3000, 3)).copy()
    modes = Normal(Const(Tensor[Draw, Class](np.broadcast_to(means, (3000, 3)).copy())), 0.5)
    mixture = Mixture(Const(Tensor[Draw, Class](logits)), modes, Class)

    def cdf(x: Any) -> Any:
        return stats.norm(means, 0.5).cdf(np.asarray(x)[..., None]) @ weights

    with given():
        drawn = mixture.sample(Key(0))
        assert stats.kstest(drawn.value.numpy(), cdf).pvalue > LEAST
        expected = np.log(stats.norm(means, 0.5).pdf(drawn.value.numpy()[:, None]) @ weights)
        np.testing.assert_allclose(mixture.log_density(drawn).value.numpy(), expected)
        joint = Independent(modes, Class)
        rows = joint.sample(Key(1))
        np.testing.assert_allclose(joint.log_density(rows).value.numpy(), modes.log_density(rows).value.numpy().sum(1))
        assert joint.reparameterised
