"""Distributions over labels."""

from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Tensor, value_and_grad
from typedtensor.prob import (
    Bernoulli,
    Categorical,
    Dirichlet,
    Distribution,
    Gamma,
    Independent,
    Mixture,
    MultivariateNormal,
    Normal,
    Poisson,
    StudentT,
    distribution,
    kl_divergence,
)
from typedtensor.random import Key

S = TypeVarTuple("S")


class Batch(Axis): ...


class Latent(Axis, size=2): ...


class Pixel(Axis, size=4): ...


class Inner(Axis, size=2): ...


x = Input(Tensor[Batch, Pixel])
mean = Input(Tensor[Batch, Latent])
weight = Input(Tensor[Latent, Pixel])
triangle = Input(Tensor[Latent, Inner])
label = Input(IntTensor[Batch])


def densities(key: Key) -> None:
    normal = Normal(mean, 1.0)
    reveal_type(normal)
    reveal_type(normal.sample(key))
    reveal_type(normal.log_density(mean))
    reveal_type(normal.log_prob(mean))
    reveal_type(normal.entropy())
    reveal_type(kl_divergence(normal, Normal(mean, mean)))
    reveal_type(Bernoulli(x).sample(key))
    reveal_type(Poisson(x).sample(key))
    reveal_type(StudentT(x))
    reveal_type(Categorical(x, Pixel))
    reveal_type(Categorical(x, Pixel).sample(key))
    reveal_type(Categorical(x, Pixel).log_density(label))
    reveal_type(Dirichlet(x, Pixel).log_density(x))
    reveal_type(Independent(normal, Latent))
    reveal_type(Independent(normal, Latent).log_density(mean))
    reveal_type(Mixture(x, Normal(x, 1.0), Pixel).sample(key))
    reveal_type(MultivariateNormal(mean, triangle, Latent, Inner).log_density(mean))


def mistakes(key: Key) -> None:
    normal = Normal(mean, 1.0)
    Normal(mean, x)
    normal.log_prob(x)
    normal.sample(0)
    kl_divergence(normal, Gamma(mean, 1.0))
    kl_divergence(normal, Normal(x, 1.0))
    kl_divergence(StudentT(mean), StudentT(mean))
    Categorical(x, Batch)
    Categorical(x, Pixel).log_density(x)
    Independent(normal, Batch)
    Bernoulli(x).log_density(x)
    MultivariateNormal(mean, triangle, Inner, Latent)
    Poisson(x).entropy()


@distribution
async def model(width: float) -> tuple[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]:
    z = await Normal(mean, width)
    reveal_type(z)
    await Normal(z @ x, width)
    return z, await Normal(z @ weight, width)


def programs(key: Key) -> None:
    reveal_type(model(0.5))
    reveal_type(model(0.5).sample(key))
    bound = Normal(mean, 1.0).bind(lambda z: Normal(z @ weight, 1.0))
    reveal_type(bound)
    reveal_type(bound.condition(x))
    reveal_type(bound.condition(x).log_prob(mean))
    reveal_type(value_and_grad(model(0.5).condition(x).log_prob, mean))
    reveal_type(Normal(mean, 1.0) & Bernoulli(x))
    bound.condition(mean)
    bound.log_prob((x, mean))
    model("wide")
    Normal(mean, 1.0).condition(mean)


def generic(loc: Expr[Tensor[Batch, *S]], key: Key) -> Distribution[Expr[Tensor[Batch, *S]]]:
    reveal_type(Normal(loc, 1.0).sample(key))
    return Normal(loc, 1.0)
