"""Array libraries that compute in one piece what the array API standard is silent about."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from typedtensor.backends.namespace import LIBRARIES, Array, Namespace
from typedtensor.backends.primitives import Pieces

if TYPE_CHECKING:
    from typedtensor.backends.windows import Geometry


class Library(Pieces):
    """The namespace of a library: the functions of the standard, and those below, in one piece.

    A program on its arrays then calls what would be called by hand. Axes are from the front, and never twice.

    Class keywords:
        of: the name of the module of its functions of the standard.

    Args:
        standard: that module.
    """

    def __init_subclass__(cls, *, of: str) -> None:
        super().__init_subclass__()
        LIBRARIES[of] = cls

    def __init__(self, standard: Namespace) -> None:
        self.__name__ = standard.__name__
        self._standard = standard
        given = {
            name: value for name, value in vars(standard).items() if not (name[0] == "_" or hasattr(type(self), name))
        }
        vars(self).update(given)  # which are found without going through __getattr__

    def __getattr__(self, name: str) -> Any:
        return getattr(vars(self)["_standard"], name)

    @abstractmethod
    def compiles(self, array: Array) -> bool:
        """Whether functions of arrays such as this one are compiled where that pays."""

    @abstractmethod
    def compiled(self, kernel: Callable[..., Array], *arrays: Array) -> Callable[..., Array] | None:
        """A kernel of several calls as one function, after an argument that it reads besides these arrays.

        None of one that is a call, or that cannot be compiled.
        """

    @abstractmethod
    def beside(self, array: Array, like: Array) -> Array:
        """An array of NumPy that meets one of the library, as one that its functions take."""

    @abstractmethod
    def relu(self, x: Array) -> Array:
        """The larger one of an element and 0."""

    @abstractmethod
    def gelu(self, x: Array) -> Array:
        """The approximation by ``tanh``."""

    @abstractmethod
    def silu(self, x: Array) -> Array:
        """``x / (1 + e⁻ˣ)``."""

    @abstractmethod
    def softplus(self, x: Array) -> Array:
        """``ln(1 + eˣ)``."""

    @abstractmethod
    def elu(self, x: Array, alpha: float) -> Array:
        """``x`` where it is positive, else ``α (eˣ - 1)``."""

    @abstractmethod
    def leaky_relu(self, x: Array, slope: float) -> Array:
        """``x`` where it is positive, else ``slope · x``."""

    @abstractmethod
    def clip(self, x: Array, least: float | None, most: float | None) -> Array:
        """The elements, but at least one number and at most another."""

    @abstractmethod
    def special(self, name: str) -> Callable[[Array], Array] | None:
        """A special function by its name in :mod:`typedtensor.backends.special`; None where the library has none."""

    @abstractmethod
    def normalize(self, x: Array, axis: int, epsilon: float) -> Array:
        """``(x - mean x) / √(variance + ε)`` along an axis."""

    @abstractmethod
    def rms_normalize(self, x: Array, axis: int, epsilon: float) -> Array:
        """``x / √(mean x² + ε)`` along an axis."""

    @abstractmethod
    def correlate(self, x: Array, k: Array, geometry: Geometry) -> Array:
        """A convolution of arrays that have elements; see :func:`typedtensor.backends.convolution.correlate`."""

    @abstractmethod
    def softmax(self, x: Array, axis: int) -> Array:
        """``eˣ / Σ eˣ`` along an axis."""

    @abstractmethod
    def log_softmax(self, x: Array, axis: int) -> Array:
        """``x - ln Σ eˣ`` along an axis."""

    @abstractmethod
    def log_sum_exp(self, x: Array, axis: int) -> Array:
        """``ln Σ eˣ`` along an axis that has elements."""

    @abstractmethod
    def cross_entropy(self, x: Array, index: Array, axis: int) -> Array:
        """``-ln softmax(x)`` at an index along an axis that has elements, which is left out."""

    @abstractmethod
    def descending(self, x: Array, axis: int) -> tuple[Array, Array]:
        """The elements along an axis, the largest first, and their indices; equal ones stay in their order."""

    @abstractmethod
    def length(self, x: Array, axes: tuple[int, ...]) -> Array | None:
        """``√(Σ x²)`` along axes, which overflows only if the result does; None where that takes several calls."""

    @abstractmethod
    def unit(self, x: Array, axis: int, epsilon: float) -> Array | None:
        """``x / max(√(Σ x²), ε)`` along an axis, by that :meth:`length`; None where that takes several calls."""

    @abstractmethod
    def cosine_similarity(self, x1: Array, x2: Array, axis: int, epsilon: float) -> Array | None:
        """The sums of the products of two :meth:`unit` along an axis; None where that takes several calls."""

    @abstractmethod
    def add_along(self, size: int, index: Array, x: Array, axis: int) -> Array:
        """The sums of the elements along an axis that have the same number, of so many."""

    @abstractmethod
    def huber(self, x1: Array, x2: Array, delta: float) -> Array:
        """``½ e²`` of errors up to ``delta``, and ``delta (|e| - ½ delta)`` beyond. One may be a Python number."""

    @abstractmethod
    def variance(self, x: Array, axes: tuple[int, ...], correction: float) -> Array:
        """``Σ (x - mean x)² / (n - correction)`` over the n elements along axes, one at least."""

    @abstractmethod
    def einsum(self, equation: str, *arrays: Array) -> Array:
        """The product of arrays with a letter for each axis, summed over those that are not behind the arrow."""

    @abstractmethod
    def pad(self, x: Array, axis: int, before: int, after: int, value: float) -> Array:
        """So many elements of one value before and after those along an axis."""

    @abstractmethod
    def rows(self, table: Array, index: Array) -> Array:
        """The rows of a matrix at indices of any rank."""
