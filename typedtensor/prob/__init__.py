"""Distributions over labels: densities, draws from keys, entropies, divergences, and programs of them."""

from typedtensor.prob.composed import Independent, Mixture, VectorMixture
from typedtensor.prob.continuous import Exponential, Gumbel, LogNormal, Normal, StudentT, Uniform
from typedtensor.prob.discrete import Bernoulli, Categorical, Poisson
from typedtensor.prob.distribution import Distribution, OnValues, Posterior
from typedtensor.prob.divergences import kl_divergence
from typedtensor.prob.elements import Elements, Mapped
from typedtensor.prob.expectations import expectation
from typedtensor.prob.gammas import Beta, Dirichlet, Gamma
from typedtensor.prob.multivariate import MultivariateNormal
from typedtensor.prob.program import ProgramDistribution, distribution

__all__ = [
    "Bernoulli",
    "Beta",
    "Categorical",
    "Dirichlet",
    "Distribution",
    "Elements",
    "Exponential",
    "Gamma",
    "Gumbel",
    "Independent",
    "LogNormal",
    "Mapped",
    "Mixture",
    "MultivariateNormal",
    "Normal",
    "OnValues",
    "Poisson",
    "Posterior",
    "ProgramDistribution",
    "StudentT",
    "Uniform",
    "VectorMixture",
    "distribution",
    "expectation",
    "kl_divergence",
]
