"""Functions that a namespace can compute as one call beyond the array API standard."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from typedtensor.backends.namespace import Array

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


class Primitives(Pieces):
    """The base of namespaces whose functions are the primitives of array programs.

    They have the functions of this package that take a namespace first, by the same names: convolutions, pools,
    segment sums and maxima, functions of matrices, special functions, random numbers.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
