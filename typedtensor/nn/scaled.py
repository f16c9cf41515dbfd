"""Initializers that scale by the numbers of inputs and outputs (fan-in, fan-out) or draw structured matrices."""

from __future__ import annotations

import functools
import math
from typing import Literal

import numpy as np

from typedtensor.errors import SizeError
from typedtensor.nn.initializers import Initializer, Values, constant, fans, glorot_uniform, he_normal

_WITHIN = 0.87962566103423978
"""The standard deviation of a standard normal distribution truncated at ±2."""

ones: Initializer = constant(1.0)
"""Every element is one."""


def variance_scaling(
    scale: float,
    fan: Literal["inputs", "outputs", "average"] = "inputs",
    distribution: Literal["normal", "truncated", "uniform"] = "normal",
) -> Initializer:
    """Mean zero and variance ``scale / n``, with n the number of inputs or outputs of a weight, or their average.

    Args:
        scale: the variance times n: 1 for linear layers, 2 before a relu, ``2 / (1 + slope²)`` before a leaky one.
        fan: what n is.
        distribution: normal, normal and cut off at two standard deviations, or uniform.

    Raises:
        SizeError: when the scale is negative.

    See also: ``jax.nn.initializers.variance_scaling``.

    >>> weights = variance_scaling(3.0, "inputs", "uniform")((100, 50), np.random.default_rng(0))
    >>> bool(abs(weights).max() <= 0.3)
    True
    """
    if scale < 0:
        raise SizeError(f"the scale of a variance must be at least 0, not {scale}")
    if fan not in ("inputs", "outputs", "average") or distribution not in ("normal", "truncated", "uniform"):
        raise SizeError(
            f'variance_scaling takes "inputs", "outputs" or "average", and "normal", "truncated" or "uniform", not '
            f"{fan!r} and {distribution!r}"
        )
    return functools.partial(_scaled, scale, fan, distribution)


def _scaled(
    scale: float, fan: str, distribution: str, shape: tuple[int, ...], generator: np.random.Generator
) -> Values:
    inputs, outputs = fans(shape)
    count = {"inputs": inputs, "outputs": outputs, "average": (inputs + outputs) / 2}[fan]
    deviation = math.sqrt(scale / max(count, 1))
    if distribution == "uniform":
        limit = math.sqrt(3.0) * deviation
        return generator.uniform(-limit, limit, shape)
    if distribution == "normal":
        return generator.normal(0.0, deviation, shape)
    return _truncated(deviation / _WITHIN, 2.0, shape, generator)


def truncated_normal(scale: float = 1.0, limit: float = 2.0) -> Initializer:
    """Normal with mean zero and deviation ``scale``, truncated at ``limit`` deviations by redrawing.

    Raises:
        SizeError: when the limit is not above 0.

    See also: ``torch.nn.init.trunc_normal_``, ``jax.nn.initializers.truncated_normal``.
    """
    if not limit > 0.0:
        raise SizeError(f"the limit of a truncated normal distribution must be above 0, not {limit}")
    return functools.partial(_truncated, scale, limit)


def _truncated(scale: float, limit: float, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    draws = np.empty(math.prod(shape))
    refused = np.ones(len(draws), bool)
    while count := int(refused.sum()):
        if limit < 0.5:  # normal draws would rarely fall within so small a limit
            some = generator.uniform(-limit, limit, count)
            again = generator.uniform(size=count) > np.exp(-some * some / 2.0)
        else:
            some = generator.normal(0.0, 1.0, count)
            again = abs(some) > limit
        draws[refused] = some
        refused[refused] = again
    return draws.reshape(shape) * scale


def orthogonal(scale: float = 1.0) -> Initializer:
    """Orthogonal rows or columns of length ``scale``, of a matrix with all axes but the last as rows.

    See also: Saxe et al. (2014); ``torch.nn.init.orthogonal_``, ``jax.nn.initializers.orthogonal``.

    >>> q = orthogonal()((4, 3), np.random.default_rng(0))
    >>> np.allclose(q.T @ q, np.eye(3))
    True
    """
    return functools.partial(_orthogonal, scale)


def _orthogonal(scale: float, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    rows, columns = math.prod(shape[:-1]), shape[-1] if shape else 1
    draws = generator.normal(0.0, 1.0, (max(rows, columns), min(rows, columns)))
    q, r = np.linalg.qr(draws)
    q = q * np.where(np.diagonal(r) < 0.0, -1.0, 1.0)  # the sign makes the distribution uniform on orthogonal matrices
    return (q if rows >= columns else q.T).reshape(shape) * scale


def eye(shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Ones where the last two indices are equal, and zeros elsewhere.

    Raises:
        SizeError: when there are fewer than two axes.

    See also: ``torch.nn.init.eye_``.
    """
    if len(shape) < 2:
        raise SizeError(f"eye needs two axes or more, not the shape {shape}")
    return np.broadcast_to(np.eye(shape[-2], shape[-1]), shape).copy()


glorot_normal: Initializer = variance_scaling(1.0, "average", "normal")
"""Normal with variance 2 / (inputs + outputs). See also: ``torch.nn.init.xavier_normal_``."""

he_uniform: Initializer = variance_scaling(2.0, "inputs", "uniform")
"""Uniform with variance 2 / inputs, for layers before a relu. See also: ``torch.nn.init.kaiming_uniform_``."""

lecun_normal: Initializer = variance_scaling(1.0, "inputs", "truncated")
"""Normal, cut off, with variance 1 / inputs, for SELU. See also: ``jax.nn.initializers.lecun_normal``."""

lecun_uniform: Initializer = variance_scaling(1.0, "inputs", "uniform")
"""Uniform with variance 1 / inputs. See also: ``jax.nn.initializers.lecun_uniform``."""

xavier_uniform, xavier_normal = glorot_uniform, glorot_normal
"""The names of PyTorch."""

kaiming_uniform, kaiming_normal = he_uniform, he_normal
"""The names of PyTorch."""
