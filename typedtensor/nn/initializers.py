"""Initial values of parameters.

An initialiser draws an array of a shape from a generator. Where the generator comes from is explicit: a layer
takes a ``seed``, and :meth:`Module.initialize` draws all the parameters of a model from one seed and their names.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.axes import Axis, Label, label_of, size_of
from typedtensor.expr import Param
from typedtensor.tensor import tensor_type

Values = np.ndarray[Any, np.dtype[Any]]

Initializer = Callable[[tuple[int, ...], np.random.Generator], Values]
"""Draws an array of a shape, of which the last axis is the output and the others are the input."""

Seed = int | np.random.SeedSequence | np.random.Generator | None
"""Where random numbers come from; None takes entropy from the operating system."""


def constant(value: float) -> Initializer:
    """Every element is ``value``."""
    return lambda shape, generator: np.full(shape, value)


zeros: Initializer = constant(0.0)
"""Every element is zero."""


def normal(scale: float = 1.0) -> Initializer:
    """Normal with mean zero and standard deviation ``scale``."""
    return lambda shape, generator: generator.normal(0.0, scale, shape)


def uniform(limit: float = 1.0) -> Initializer:
    """Uniform between ``-limit`` and ``limit``."""
    return lambda shape, generator: generator.uniform(-limit, limit, shape)


def _fans(shape: Sequence[int]) -> tuple[int, int]:
    """The numbers of inputs and outputs that a weight connects."""
    return max(math.prod(shape[:-1]), 1), shape[-1] if shape else 1


def glorot_uniform(shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Uniform between ±√(6 / (inputs + outputs)), for layers before tanh, sigmoid or softmax.

    See also: Glorot and Bengio (2010); ``torch.nn.init.xavier_uniform_``.
    """
    return uniform(math.sqrt(6.0 / max(sum(_fans(shape)), 1)))(shape, generator)


def he_normal(shape: tuple[int, ...], generator: np.random.Generator) -> Values:
    """Normal with standard deviation √(2 / inputs), for layers before a relu.

    See also: He et al. (2015); ``torch.nn.init.kaiming_normal_``.
    """
    return normal(math.sqrt(2.0 / _fans(shape)[0]))(shape, generator)


def draw_parameter(
    axes: Sequence[Label | Axis], initializer: Initializer, seed: Seed = None, dtype: Any = np.float32
) -> Param[Any]:
    """A parameter with given axes, drawn by an initialiser, which it keeps for :meth:`Module.initialize`.

    Raises:
        SizeError: when an axis has neither a declared size nor one of its own.
    """
    sized = tensor_type("real", tuple(map(label_of, axes)))
    shape = tuple(map(size_of, axes))

    def draw(generator: np.random.Generator) -> Any:
        return sized(np.asarray(initializer(shape, generator), dtype=dtype))

    return Param(draw(np.random.default_rng(seed)), draw=draw)
