"""Gradients that reach concentrations through draws, and expectations of draws that none flows through."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, BoolTensor, Const, Expr, IntTensor, Tensor, given, map_over
from typedtensor.ad import gradients
from typedtensor.ops import as_real, square
from typedtensor.prob import (
    Bernoulli,
    Beta,
    Categorical,
    Dirichlet,
    Distribution,
    Gamma,
    Normal,
    Poisson,
    StudentT,
    distribution,
    expectation,
)
from typedtensor.prob.implicit import gamma, slope
from typedtensor.random import Key

stats = pytest.importorskip("scipy.stats")


class Row(Axis): ...


class Draw(Axis, size=3000): ...


class Class(Axis, size=3): ...


KINDS = [np.float64, np.float32]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("p", [1e-3, 0.5, 0.999])
def test_quantiles_move_with_concentrations(p: float, kind: Any) -> None:
    a = np.array([0.1, 0.9, 1.0, 5.0, 200.0, 10_000.0])
    step = a * 1e-5
    x, up, down = (stats.gamma.ppf(p, b) for b in (a, a + step, a - step))
    with given():
        found = slope(*(Const(Tensor[Row](y.astype(kind))) for y in (a, x))).value.numpy()
    assert found.dtype == kind
    np.testing.assert_allclose(found, (up - down) / (2 * step), rtol=1e-5 if kind is np.float64 else 2e-3)


def test_nothing_moves_where_a_draw_vanishes() -> None:
    with given():
        assert slope(Const(Tensor[()](0.001)), Const(Tensor[()](0.0))).value.item() == 0.0


def test_second_derivatives() -> None:
    a = Const(Tensor[()](2.5))
    x = gamma(Key(3), a)
    (first,) = gradients(x, a)
    (second,) = gradients(first, a)
    with given():
        p = stats.gamma.cdf(x.value.item(), 2.5)
        found = second.value.item()
    at = [stats.gamma.ppf(p, 2.5 + d) for d in (-1e-3, 0.0, 1e-3)]
    assert found == pytest.approx((at[0] - 2 * at[1] + at[2]) / 1e-6, rel=1e-3)


def many(value: Any) -> Const[Any]:
    return Const(Tensor[Draw](np.full(3000, value)))


def close_on_average(found: Any, expected: float) -> None:
    assert abs(found.mean() - expected) < 4 * found.std() / np.sqrt(3000)


def test_means_move_with_parameters() -> None:
    a, b = many(0.7), many(2.0)
    gamma, beta, student = Gamma(a, b), Beta(a, b), StudentT(many(6.0), a, b)
    of: dict[str, tuple[Expr[Any], Expr[Any], float]] = {
        "gamma, concentration": (gamma.sample(Key(0)), a, 1 / 2.0),
        "gamma, rate": (gamma.sample(Key(1)), b, -0.7 / 4.0),
        "beta, first": (beta.sample(Key(2)), a, 2.0 / 2.7**2),
        "beta, second": (beta.sample(Key(3)), b, -0.7 / 2.7**2),
        "student, scale": (square(student.sample(Key(4))), b, 2 * 2.0 * 6 / 4),
        "student, df": (square(student.sample(Key(5)) - 0.7), student.df, -(2.0**2) * 2 / 16),
    }
    with given():
        for draw, parameter, expected in of.values():
            close_on_average(gradients(draw.sum(), parameter)[0].value.numpy(), expected)


def test_probabilities_move_with_concentrations() -> None:
    concentration = Const(Tensor[Draw, Class](np.broadcast_to([0.5, 2.0, 3.5], (3000, 3)).copy()))
    drawn = Dirichlet(concentration, Class).sample(Key(0))
    first = Const(Tensor[Class]([1.0, 0.0, 0.0]))
    with given():
        found = gradients((drawn * first.expand_like(drawn)).sum(), concentration)[0].value.numpy()
    for n, expected in enumerate([5.5 / 36, -0.5 / 36, -0.5 / 36]):
        close_on_average(found[:, n], expected)


def test_scores_where_no_gradient_flows_through_draws() -> None:
    z, rate = many(0.4), many(3.0)
    logits = Const(Tensor[Draw, Class](np.broadcast_to([0.0, 1.0, -1.0], (3000, 3)).copy()))
    p = 1 / (1 + np.exp(-0.4))
    shares = np.exp([0.0, 1.0, -1.0]) / np.exp([0.0, 1.0, -1.0]).sum()
    with given():
        truths = expectation(as_real, Bernoulli(z), Key(0))
        close_on_average(truths.value.numpy(), p)
        close_on_average(gradients(truths.sum(), z)[0].value.numpy(), p * (1 - p))
        curved = gradients(gradients(truths.sum(), z)[0].sum(), z)[0].value.numpy()
        close_on_average(curved, p * (1 - p) * (1 - 2 * p))
        counts = expectation(lambda n: square(as_real(n)), Poisson(rate), Key(1))
        close_on_average(gradients(counts.sum(), rate)[0].value.numpy(), 2 * 3.0 + 1)
        classes = expectation(lambda n: as_real(n == 1), Categorical(logits, Class), Key(2))
        found = gradients(classes.sum(), logits)[0].value.numpy()
    for n in range(3):
        close_on_average(found[:, n], shares[1] * ((n == 1) - shares[n]))


def test_draws_that_gradients_flow_through() -> None:
    a = many(2.0)
    with given():
        found = gradients(expectation(square, Gamma(a), Key(0)).sum(), a)[0].value.numpy()
    close_on_average(found, 2 * 2.0 + 1)


Scalar = Expr[Tensor[()]]


@distribution
async def switched(logit: Scalar, size: Scalar) -> tuple[Expr[BoolTensor[()]], Scalar]:
    on = await Bernoulli(logit)
    return on, await Normal(as_real(on) * size, 1.0)


def bound(logit: Scalar, size: Scalar) -> Distribution[tuple[Expr[BoolTensor[()]], Scalar]]:
    return Bernoulli(logit).bind(lambda on: Normal(as_real(on) * size, 1.0))


@distribution
async def renamed(logit: Scalar, size: Scalar) -> tuple[Expr[BoolTensor[()]], Scalar]:
    return await switched(logit, size)


@pytest.mark.parametrize("joint", sample([switched, bound, renamed], one_in=3))
def test_scores_and_draws_in_joint_distributions(joint: Any) -> None:
    """The mean of ``x²`` for ``x`` around a number that is there or not: ``p size² + 1``."""
    logit, size, p = Const(Tensor[()](np.float64(0.4))), Const(Tensor[()](np.float64(2.0))), 1 / (1 + np.exp(-0.4))

    def square_of_second(word: Expr[IntTensor[()]]) -> Scalar:
        return expectation(lambda pair: square(pair[1]), joint(logit, size), Key(word))

    mean = map_over(square_of_second, Key(0).along(Draw), Draw).mean()
    of_logit, of_size = gradients(mean, logit, size)
    with given():
        assert mean.value.item() == pytest.approx(p * 4.0 + 1.0, abs=0.3)
        assert of_logit.value.item() == pytest.approx(p * (1 - p) * 4.0, abs=0.3)
        assert of_size.value.item() == pytest.approx(p * 4.0, abs=0.2)


def test_joint_distributions_say_whether_gradients_flow_through_draws() -> None:
    zero = Const(Tensor[()](0.0))
    assert not switched(zero, zero).reparameterised
    assert not bound(zero, zero).reparameterised
    assert not renamed(zero, zero).reparameterised
    assert (Normal(zero, 1.0) & Gamma(zero + 1.0)).reparameterised
    assert distribution(gaussian)(zero).reparameterised


async def gaussian(mean: Scalar) -> Scalar:
    return await Normal(await Normal(mean, 1.0), 1.0)


def test_one_number_of_all_draws_takes_the_score_of_all() -> None:
    z = Const(Tensor[Draw](np.linspace(-1.0, 1.0, 3000)))
    total = expectation(lambda x: as_real(x).sum(), Bernoulli(z), Key(0))
    apart = expectation(as_real, Bernoulli(z), Key(0))
    with given():
        assert total.value.item() == apart.sum().value.item()
        p = 1 / (1 + np.exp(-z.value.numpy()))
        drawn = apart.value.numpy()
        np.testing.assert_allclose(gradients(total, z)[0].value.numpy(), drawn.sum() * (drawn - p), rtol=1e-9)
