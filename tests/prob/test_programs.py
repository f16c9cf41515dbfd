"""Distributions composed of others: `bind`, programs, conditioning."""

from __future__ import annotations

import dataclasses
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


@dataclasses.dataclass
class Drawn:
    pixels: Expr[Tensor[Column]]
    code: Rows


@distribution
async def fields(mean: Rows) -> Drawn:
    z = await Normal(mean, 2.0)
    return Drawn(code=z, pixels=await Normal(z @ weight, 0.5))


@distribution
async def entries(mean: Rows) -> dict[str, Any]:
    z = await Normal(mean, 2.0)
    return {"pixels": await Normal(z @ weight, 0.5), "code": z}


@distribution
async def nested(mean: Rows) -> tuple[Drawn, Drawn]:
    first = await fields(mean)
    code, pixels = await Normal(first.code, 1.0).bind(lambda z: Normal(z @ weight, 0.5))
    return Drawn(pixels, code), first


@distribution
async def swapped(mean: Rows) -> tuple[Rows, Rows]:
    x = await Normal(mean, 1.0)
    y = await Normal(x, 2.0)
    return y, x


Z, Y, X = np.array([0.4, -2.0]), np.array([0.1, 0.2, 0.7]), np.array([1.1, 0.2, -0.7])
z, y, x = Const(Tensor[Row](Z)), Const(Tensor[Column](Y)), Const(Tensor[Column](X))
W = weight.value.numpy()
JOINT = stats.norm.logpdf(Z, MEANS, 2.0).sum() + stats.norm.logpdf(X, Z @ W, 0.5).sum()


@pytest.mark.parametrize(
    ("program", "value"),
    [
        (fields(mean), Drawn(x, z)),
        (entries(mean), {"pixels": x, "code": z}),
        (entries(mean), {"code": z, "pixels": x}),
    ],
)
def test_variables_are_returned_in_any_structure_and_order(program: Any, value: Any) -> None:
    with given():
        assert program.log_prob(value).value.item() == pytest.approx(JOINT)
        drawn = program.sample(Key(3))
        assert type(drawn) is type(value)
        program.log_prob(drawn).value.item()


def test_two_variables_of_one_type_are_told_apart() -> None:
    with given():
        found = swapped(mean).log_prob((z, mean * 1.0)).value.item()
    expected = stats.norm.logpdf(MEANS, MEANS, 1.0).sum() + stats.norm.logpdf(Z, MEANS, 2.0).sum()
    assert found == pytest.approx(expected)


@distribution
async def until_positive(mean: Expr[Tensor[()]]) -> list[Expr[Tensor[()]]]:
    steps: list[Expr[Tensor[()]]] = []
    while not steps or steps[-1].value.item() < 0.0:
        steps.append(await Normal(mean, 1.0))
    return steps


def test_variables_are_drawn_together() -> None:
    with given():
        found = nested(mean).log_prob((Drawn(y, mean * 1.0), Drawn(x, z))).value.item()
    second = stats.norm.logpdf(MEANS, Z, 1.0).sum() + stats.norm.logpdf(Y, MEANS @ W, 0.5).sum()
    assert found == pytest.approx(JOINT + second)


def test_values_decide_what_is_awaited() -> None:
    values = [-1.0, -0.5, -2.0, -0.1, 0.5]
    with given():
        found = until_positive(Const(Tensor[()](0.0))).log_prob([Const(Tensor[()](x)) for x in values]).value.item()
    assert found == pytest.approx(stats.norm.logpdf(values).sum())


@distribution
async def hidden(mean: Rows) -> Rows:
    x = await Normal(mean, 1.0)
    return await Normal(x, 2.0)


@distribution
async def twice(mean: Rows) -> tuple[Rows, Rows]:
    x = await Normal(mean, 1.0)
    return x, x


@distribution
async def derived(mean: Rows) -> tuple[Rows, Rows]:
    x = await Normal(mean, 1.0)
    return x, x * 2.0


@distribution
async def nothing(mean: Any) -> Rows:
    x: Rows = await mean
    return x


@distribution
async def undrawn(mean: Rows) -> tuple[Rows, Any]:
    x = await Normal(mean, 1.0)
    return x, Normal(x, 1.0)


class Awaited:
    def __await__(self) -> Any:
        return (yield 3)


normal: Any = Normal
categorical: Any = Categorical
independent: Any = Independent
hiding: Any = hidden
loose: Any = fields


@pytest.mark.parametrize(
    ("density", "reason"),
    [
        (lambda: twice(mean).log_prob((mean, mean * 1.0)), "twice returns Param("),
        (lambda: derived(mean).log_prob((mean, mean * 1.0)), "derived returns Mul"),
        (
            lambda: loose(mean).log_prob((x, z)),
            "fields returns Drawn(pixels=Tensor[Column], code=Tensor[Row]), but",
        ),
        (lambda: hidden(mean).log_prob(mean), "hidden awaits more variables than Tensor[Row] has"),
        (
            lambda: hiding(mean).log_prob((mean, mean * 1.0)),
            "hidden returns Tensor[Row], but the value is (Tensor[Row], Tensor[Row]): it has a density only if",
        ),
        (
            lambda: nothing(Awaited()).sample(Key(0)),
            "nothing may await only distributions, as in await Normal(mean, 1.0), not 3",
        ),
        (lambda: nothing(mean).sample(Key(0)), "as in await Normal(mean, 1.0), not Param("),
        (lambda: undrawn(mean).sample(Key(0)), "undrawn returns Normal, a distribution that nothing is drawn from"),
        (
            lambda: normal(mean, weight),
            "the scale of Normal must be a number or an expression of Tensor[Row], like the",
        ),
        (lambda: categorical(weight, Row), "Categorical runs over the last axis of its parameter, which must be Row"),
        (lambda: independent(Normal(weight, 1.0), Row).log_prob(weight), "Independent runs over the last axis"),
    ],
)
def test_what_is_refused(density: Any, reason: str) -> None:
    with pytest.raises(AxisError) as caught:
        density()
    assert reason in str(caught.value)
