"""Functions that a namespace can compute as one call beyond the array API standard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from typedtensor.backends.namespace import Array

if TYPE_CHECKING:
    from typedtensor.backends.windows import Geometry, Windows

Sizes = tuple[int, ...]
"""A number for each spatial axis."""


class Pieces:
    """The base of namespaces with functions beyond the standard's.

    It has no metaclass: kernels test for it, which takes ten times as long for an abstract class.

    Namespaces are distinguished by type, since a module of arrays can have functions of these names with other
    meanings, such as ``jax.numpy.correlate``.
    """

    @abstractmethod
    def expit(self, x: Array) -> Array:
        """The logistic function."""

    @abstractmethod
    def accumulate(self, function: str, x: Array, axis: int) -> Array:
        """An inclusive scan; see :func:`~typedtensor.backends.gathering.accumulate`."""


class Primitives(Pieces, ABC):
    """The base of namespaces whose functions are the primitives of array programs."""

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
        """The gradient of :meth:`max_pool`."""

    @abstractmethod
    def max_pool_output(self, x: Array, values: Array, windows: Windows) -> Array:
        """The transpose of :meth:`max_pool_input`."""

    @abstractmethod
    def average_pool(self, x: Array, windows: Windows) -> Array:
        """A pool; see :func:`typedtensor.backends.pooling.average_pool`."""

    @abstractmethod
    def average_pool_input(self, y: Array, extent: Sizes, windows: Windows) -> Array:
        """The gradient of :meth:`average_pool` for an image whose last two axes have the sizes ``extent``."""

    @abstractmethod
    def add_rows(self, rows: int, index: Array, values: Array) -> Array:
        """Segment sums of rows; see :func:`typedtensor.backends.writing.add_rows`."""

    @abstractmethod
    def max_rows(self, rows: int, index: Array, values: Array) -> Array:
        """Segment maxima of rows; see :func:`typedtensor.backends.writing.max_rows`."""

    @abstractmethod
    def largest(self, x: Array, count: int, axis: int) -> Array:
        """The indices of the largest elements; see :func:`typedtensor.backends.ordering.largest_order`."""

    @abstractmethod
    def of_matrices(self, name: str, arrays: tuple[Array, ...]) -> tuple[Array, ...]:
        """A function of matrices; see :mod:`typedtensor.backends.linear_algebra`."""

    @abstractmethod
    def uniform(self, key: Array, shape: tuple[int, ...], dtype: Any) -> Array:
        """Random numbers; see :func:`typedtensor.backends.random.uniform`."""

    @abstractmethod
    def fold_in(self, key: Array, number: Array) -> Array:
        """A derived key; see :func:`typedtensor.backends.random.fold_in`."""
