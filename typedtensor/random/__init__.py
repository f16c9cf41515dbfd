"""Random numbers from explicit keys, equal on every backend, target and platform."""

from typedtensor.random.draws import (
    bernoulli,
    categorical,
    exponential,
    exponential_like,
    gumbel,
    gumbel_like,
    normal,
    normal_like,
    permutation,
    uniform,
    uniform_like,
)
from typedtensor.random.key import Key
from typedtensor.random.rejection import gamma, poisson

__all__ = [
    "Key",
    "bernoulli",
    "categorical",
    "exponential",
    "exponential_like",
    "gamma",
    "gumbel",
    "gumbel_like",
    "normal",
    "normal_like",
    "permutation",
    "poisson",
    "uniform",
    "uniform_like",
]
