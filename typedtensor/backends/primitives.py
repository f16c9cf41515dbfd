"""What a namespace can compute in one piece although the array API standard has no function for it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from typedtensor.backends.namespace import Array

Pair = tuple[int, int]
"""A number along the height, and one along the width."""


class Primitives(ABC):
    """The base of the namespaces that do.

    They are told by their type, since a module of arrays can have functions of these names that mean something else:
    ``jax.numpy.correlate`` is one.
    """

    @abstractmethod
    def expit(self, x: Array) -> Array:
        """The logistic function."""

    @abstractmethod
    def put_along(self, size: int, index: Array, values: Array, axis: int) -> Array:
        """Zeros with values along a new axis at indices; see :func:`~typedtensor.backends.writing.put_along`."""

    @abstractmethod
    def correlate(self, x: Array, k: Array, stride: Pair, before: Pair, after: Pair) -> Array:
        """A convolution; see :func:`typedtensor.backends.convolution.correlate`."""

    @abstractmethod
    def spread(self, k: Array, extent: Pair, y: Array, stride: Pair, before: Pair, after: Pair) -> Array:
        """The gradient of a convolution for its image, whose last two axes have the sizes ``extent``."""

    @abstractmethod
    def weigh(self, window: Pair, x: Array, y: Array, stride: Pair, before: Pair, after: Pair) -> Array:
        """The gradient of a convolution for its kernel."""
