"""What a namespace can compute in one piece although the array API standard has no function for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from typedtensor.backends.namespace import Array

if TYPE_CHECKING:
    from typedtensor.backends.windows import Geometry, Windows

Sizes = tuple[int, ...]
"""A number along each spatial axis."""


class Pieces:
    """What every namespace that computes more than the standard's functions has in one piece.

    It has no metaclass: kernels ask whether a namespace is one, which takes ten times as long of an abstract class.

    They are told by their type, since a module of arrays can have functions of these names that mean something else:
    ``jax.numpy.correlate`` is one.
    """

    @abstractmethod
    def expit(self, x: Array) -> Array:
        """The logistic function."""

    @abstractmethod
    def accumulate(self, function: str, x: Array, axis: int) -> Array:
        """A function between all elements up to each; see :func:`~typedtensor.backends.gathering.accumulate`."""


class Primitives(Pieces, ABC):
    """The base of the namespaces whose functions are the primitives of array programs."""

    @abstractmethod
    def special(self, name: str, x: Array, order: int) -> Array:
        """A special function; see :mod:`typedtensor.backends.special`."""

    @abstractmethod
    def put_along(self, size: int, index: Array, values: Array, axis: int) -> Array:
        """Zeros with values along a new axis at indices; see :func:`~typedtensor.backends.writing.put_along`."""

    @abstractmethod
    def correlate(self, x: Array, k: Array, geometry: Geometry) -> Array:
        """A convolution; see :func:`typedtensor.backends.convolution.correlate`."""

    @abstractmethod
    def spread(self, k: Array, extent: Sizes, y: Array, geometry: Geometry) -> Array:
        """The gradient of a convolution for its image, whose spatial axes have the sizes ``extent``."""

    @abstractmethod
    def weigh(self, window: Sizes, x: Array, y: Array, geometry: Geometry) -> Array:
        """The gradient of a convolution for its kernel."""

    @abstractmethod
    def max_pool(self, x: Array, windows: Windows) -> Array:
        """A pool; see :func:`typedtensor.backends.pooling.max_pool`."""

    @abstractmethod
    def max_pool_input(self, x: Array, y: Array, windows: Windows) -> Array:
        """The gradient of that pool."""

    @abstractmethod
    def max_pool_output(self, x: Array, values: Array, windows: Windows) -> Array:
        """The transpose of that gradient."""

    @abstractmethod
    def average_pool(self, x: Array, windows: Windows) -> Array:
        """A pool; see :func:`typedtensor.backends.pooling.average_pool`."""

    @abstractmethod
    def average_pool_input(self, y: Array, extent: Sizes, windows: Windows) -> Array:
        """The gradient of that pool for an image whose last two axes have the sizes ``extent``."""

    @abstractmethod
    def add_rows(self, rows: int, index: Array, values: Array) -> Array:
        """A matrix of zeros with rows added at indices; see :func:`typedtensor.backends.writing.add_rows`."""

    @abstractmethod
    def max_rows(self, rows: int, index: Array, values: Array) -> Array:
        """The largest rows at indices; see :func:`typedtensor.backends.writing.max_rows`."""

    @abstractmethod
    def of_matrices(self, name: str, arrays: tuple[Array, ...]) -> tuple[Array, ...]:
        """A function of matrices; see :mod:`typedtensor.backends.linear_algebra`."""

    @abstractmethod
    def uniform(self, key: Array, shape: tuple[int, ...], dtype: Any) -> Array:
        """Random numbers; see :func:`typedtensor.backends.random.uniform`."""

    @abstractmethod
    def fold_in(self, key: Array, number: Array) -> Array:
        """Another key; see :func:`typedtensor.backends.random.fold_in`."""
