"""Distributions composed of others: `bind`, programs, conditioning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, Input, IntTensor, Param, Tensor, given, value_and_grad
from typedtensor.ops import exp
from typedtensor.prob import Categorical, Distribution, Independent, Normal, distribution
from typedtensor.random import Key

stats = pytest.importorskip("scipy.stats")


class Row(Axis, size=2): ...


class Column(Axis, size=3): ...


Rows = Expr[Tensor[Row]]
MEANS = np.array([0.5, -1.0])
mean = Param(Tensor[Row](MEANS))
weight = Const(Tensor[Row, Column](np.arange(6.0).reshape(2, 3) / 5))


@distribution
async def model(mean: Rows, scale: float) -> tuple[Rows, Expr[Tensor[Column]]]:
    z = await Normal(mean, exp(mean * 0.1))
    return z, await Normal(z @ weight, scale)


bound = Normal(mean, exp(mean * 0.1)).bind(lambda z: Normal(z @ weight, 0.5))


@pytest.mark.parametrize("joint", [model(mean, 0.5), bound], ids=["program", "bind"])
def test_the_joint_density_is_the_product(joint: Distribution[tuple[Rows, Expr[Tensor[Column]]]]) -> None:
    with given():
        z, x = joint.sample(Key(3))
        density = joint.log_prob((z, x)).value.item()
        again = joint.condition(x).log_prob(z).value.item()
        first = stats.norm.logpdf(z.value.numpy(), MEANS, np.exp(MEANS * 0.1)).sum()
        second = stats.norm.logpdf(x.value.numpy(), z.value.numpy() @ weight.value.numpy(), 0.5).sum()
    assert density == again == pytest.approx(first + second)


def test_draws_repeat_and_are_independent() -> None:
    with given():
        one, again = model(mean, 0.5).sample(Key(3)), model(mean, 0.5).sample(Key(3))
        other = model(mean, 0.5).sample(Key(4))
        assert (one[0].value.numpy() == again[0].value.numpy()).all()
        assert (one[0].value.numpy() != other[0].value.numpy()).all()
        x, y = (Normal(mean, 1.0) & Normal(mean, 1.0)).sample(Key(0))
        assert (x.value.numpy() != y.value.numpy()).all()


def test_the_gradient_of_a_posterior() -> None:
    x = Const(Tensor[Column](np.array([0.3, 0.1, -0.5])))
    posterior = model(mean, 0.5).condition(x)
    with given():
        _, slope = value_and_grad(posterior.log_prob, mean * 2.0)
        z = MEANS * 2.0
        expected = -(z - MEANS) / np.exp(MEANS * 0.1) ** 2
        expected += weight.value.numpy() @ (x.value.numpy() - z @ weight.value.numpy()) / 0.25
        np.testing.assert_allclose(slope.value.numpy(), expected)


def test_draws_in_a_plan() -> None:
    seed = Input(IntTensor[()])
    z, _ = model(mean, 0.5).sample(Key(seed))
    loss = z.sum()
    found = []
    for step in range(4):
        with given(seed.bind(IntTensor[()](step))) as computation:
            computation.gradients(loss)
            found.append(loss.value.item())
    assert len(set(found)) == 4


@distribution
async def swapped(mean: Rows) -> tuple[Rows, Rows]:
    x = await Normal(mean, 1.0)
    y = await Normal(mean, 2.0)
    return y, x


@distribution
async def hidden(mean: Rows) -> Rows:
    x = await Normal(mean, 1.0)
    return await Normal(x, 2.0)


@distribution
async def nothing(mean: Any) -> Rows:
    x: Rows = await mean
    return x


class Awaited:
    def __await__(self) -> Any:
        return (yield 3)


normal: Any = Normal
categorical: Any = Categorical
independent: Any = Independent
hiding: Any = hidden


@pytest.mark.parametrize(
    ("density", "reason"),
    [
        (lambda: swapped(mean).log_prob((mean, mean * 1.0)), "returns something else"),
        (lambda: hidden(mean).log_prob(mean), "it awaits more variables than there are values"),
        (lambda: hiding(mean).log_prob((mean, mean * 1.0)), "returns something else"),
        (
            lambda: nothing(Awaited()).sample(Key(0)),
            "nothing awaits a distribution, as in await Normal(mean, 1.0), not 3",
        ),
        (lambda: normal(mean, weight), "the scale of Normal must be a number or an expression of Tensor[Row], as the"),
        (lambda: categorical(weight, Row), "Categorical is over the last axis of its parameter, which is to be Row"),
        (lambda: independent(Normal(weight, 1.0), Row).log_prob(weight), "Independent is over the last axis"),
    ],
)
def test_what_is_refused(density: Any, reason: str) -> None:
    with pytest.raises(AxisError) as caught:
        density()
    assert reason in str(caught.value)
