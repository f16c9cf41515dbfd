"""Initial values of parameters.

An initialiser draws an array of a shape from a generator. Where the generator comes from is explicit: a layer
takes a ``seed``, and :meth:`Module.initialize` draws all the parameters of a model from one seed and their names.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, overload

import numpy as np

from typedtensor.core.axes import Axis, K, Label, U, V, W, label_of, size_of
from typedtensor.core.tensor import Tensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Param

Values = np.ndarray[Any, np.dtype[Any]]

Initializer = Callable[[tuple[int, ...], np.random.Generator], Values]
"""A function that draws an array of a shape. The last axis is the output, the others are the input."""

Seed = int | np.random.SeedSequence | np.random.Generator | None
"""The source of random numbers; None takes entropy from the operating system."""


def constant(value: Any) -> Initializer:
    """Every element is ``value``; it may be an array of the parameter's shape."""
    return functools.partial(_filled, value)


def normal(scale: float = 1.0) -> Initializer:
    """Normal with mean zero and standard deviation ``scale``."""
    return functools.partial(_normal, scale)


def uniform(limit: float = 1.0) -> Initializer:
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
    return uniform(math.sqrt(6.0 / max(sum(fans(shape)), 1)))(shape, generator)


def he_normal(shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Normal with standard deviation √(2 / inputs), for layers before a relu.

    See also: He et al. (2015); ``torch.nn.init.kaiming_normal_``.
    """
    return normal(math.sqrt(2.0 / fans(shape)[0]))(shape, generator)


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
    >>> parameter(Gate, Hidden(8), draw=normal(0.1)).value.shape
    (4, 8)
    """
    return draw_parameter(axes, draw, seed, dtype)


def _draw(
    sized: TensorType, shape: tuple[int, ...], initializer: Initializer, dtype: Any, generator: np.random.Generator
) -> Any:
    return sized(np.asarray(initializer(shape, generator), dtype=dtype))
