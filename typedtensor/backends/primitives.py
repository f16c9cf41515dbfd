"""Functions that a namespace can compute as one call beyond the array API standard."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

from typedtensor.backends.namespace import Array, Namespace

F = TypeVar("F", bound=Callable[..., Any])

Sizes = tuple[int, ...]
"""A number for each spatial axis."""


class Pieces:
    """The base of namespaces with functions beyond the standard's.

    It has no metaclass: kernels test for it, which takes ten times as long for an abstract class.

    Namespaces are distinguished by type, since a module of arrays can have functions of these names with other
    meanings, such as ``jax.numpy.correlate``.
    """

    expit: Callable[[Array], Array]
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


def primitive(name: str) -> Callable[[F], F]:
    """Return the decorator of a function of a namespace that is a primitive, by this name, where there are such."""

    def decorated(elsewhere: F) -> F:
        @wraps(elsewhere)
        def function(xp: Namespace, *arguments: Any) -> Any:
            return getattr(xp, name)(*arguments) if isinstance(xp, Primitives) else elsewhere(xp, *arguments)

        return cast(F, function)

    return decorated
