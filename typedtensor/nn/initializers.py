"""Initial values of parameters.

An initialiser draws an array of a shape from a generator. Where the generator comes from is explicit: a layer
takes a ``seed``, and :meth:`Module.initialize` draws all the parameters of a model from one seed and their names.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, overload

import numpy as np

from typedtensor.core.axes import Axis, K, Label, U, V, W, label_of, size_of
from typedtensor.core.tensor import Tensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Param
from typedtensor.errors import SizeError

Values = np.ndarray[Any, np.dtype[Any]]

Initializer = Callable[[tuple[int, ...], np.random.Generator], Values]
"""A function that draws an array of a shape. The last axis is the output, the others are the input."""

Seed = int | np.random.SeedSequence | np.random.Generator | None
"""The source of random numbers; None takes entropy from the operating system."""


def constant(value: Any) -> Initializer:
    """Every element is ``value``; it may be an array of the parameter's shape."""
    return functools.partial(_filled, value)


def random_normal(scale: float = 1.0) -> Initializer:
    """Normal with mean zero and standard deviation ``scale``."""
    return functools.partial(_normal, scale)


def random_uniform(limit: float = 1.0) -> Initializer:
    """Uniform between ``-limit`` and ``limit``."""
    return functools.partial(_uniform, limit)


# Module functions instead of lambdas: parameters hold their initializers and must be picklable.


def _filled(value: Any, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Fill with one number or with the elements of an array."""
    return np.full(shape, value)


def _normal(scale: float, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Draw from the normal distribution with mean zero."""
    return generator.normal(0.0, scale, shape)


def _uniform(limit: float, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Draw from the uniform distribution around zero."""
    return generator.uniform(-limit, limit, shape)


zeros: Initializer = constant(0.0)
"""Every element is zero."""


def fans(shape: Sequence[int]) -> tuple[int, int]:
    """The numbers of inputs and outputs that a weight connects."""
    return max(math.prod(shape[:-1]), 1), shape[-1] if shape else 1


def glorot_uniform(shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Uniform between ±√(6 / (inputs + outputs)), for layers before tanh, sigmoid or softmax.

    See also: Glorot and Bengio (2010); ``torch.nn.init.xavier_uniform_``.
    """
    return random_uniform(math.sqrt(6.0 / max(sum(fans(shape)), 1)))(shape, generator)


def he_normal(shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Normal with standard deviation √(2 / inputs), for layers before a relu.

    See also: He et al. (2015); ``torch.nn.init.kaiming_normal_``.
    """
    return random_normal(math.sqrt(2.0 / fans(shape)[0]))(shape, generator)


def each_alone(initializer: Initializer) -> Initializer:
    """Return an initialiser that draws each element along the first axis separately."""
    return functools.partial(_each_alone, initializer)


def _each_alone(initializer: Initializer, shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    drawn = [initializer(shape[1:], generator) for _ in range(shape[0])]
    return np.stack(drawn) if drawn else np.zeros(shape)


def draw_parameter(
    axes: Sequence[Label | Axis], initializer: Initializer, seed: Seed = None, dtype: Any = np.float32
) -> Param[Any]:
    """A parameter with given axes, drawn by an initialiser, which it keeps for :meth:`Module.initialize`.

    Raises:
        SizeError: when an axis has neither a declared size nor one of its own.
    """
    sized = tensor_type("real", tuple(map(label_of, axes)))
    shape = tuple(map(size_of, axes))
    draw = functools.partial(_draw, sized, shape, initializer, dtype)
    return Param(draw(np.random.default_rng(seed)), draw=draw)


@overload
def parameter(axis: type[U] | U, /, *, draw: Initializer, seed: Seed = None, dtype: Any = ...) -> Param[Tensor[U]]: ...
@overload
def parameter(
    first: type[U] | U, second: type[V] | V, /, *, draw: Initializer, seed: Seed = None, dtype: Any = ...
) -> Param[Tensor[U, V]]: ...
@overload
def parameter(
    first: type[U] | U,
    second: type[V] | V,
    third: type[W] | W,
    /,
    *,
    draw: Initializer,
    seed: Seed = None,
    dtype: Any = ...,
) -> Param[Tensor[U, V, W]]: ...
@overload
def parameter(
    first: type[U] | U,
    second: type[V] | V,
    third: type[W] | W,
    fourth: type[K] | K,
    /,
    *,
    draw: Initializer,
    seed: Seed = None,
    dtype: Any = ...,
) -> Param[Tensor[U, V, W, K]]: ...
@overload
def parameter(*, draw: Initializer, seed: Seed = None, dtype: Any = ...) -> Param[Tensor[()]]: ...
def parameter(*axes: Any, draw: Initializer, seed: Seed = None, dtype: Any = np.float32) -> Param[Any]:
    """Return a drawn parameter with up to four axes, each a label with a declared size or a sized axis.

    Args:
        axes: the axes; a label declares its size, or is given with one: ``Hidden(8)``.
        draw: draws the first value, and others for :meth:`Module.initialize`.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision.

    Raises:
        SizeError: when a label has no size.

    >>> class Gate(Axis, size=4): ...
    >>> class Hidden(Axis): ...
    >>> parameter(Gate, Hidden(8), draw=random_normal(0.1)).value.shape
    (4, 8)
    """
    return draw_parameter(axes, draw, seed, dtype)


def _draw(
    sized: TensorType, shape: tuple[int, ...], initializer: Initializer, dtype: Any, generator: np.random.Generator
) -> Any:
    return sized(np.asarray(initializer(shape, generator), dtype=dtype))


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
