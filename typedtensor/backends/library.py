"""Array libraries with fused functions beyond the array API standard."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.flow import Flow
from typedtensor.backends.namespace import LIBRARIES, Array, Namespace
from typedtensor.backends.primitives import Pieces

if TYPE_CHECKING:
    import numpy as np

    from typedtensor.backends.windows import Geometry


class Library(Pieces):
    """The namespace of a library: the functions of the standard, and the fused ones below.

    A program on its arrays thus makes the calls that a programmer would write. Axes are nonnegative and distinct.

    Class keywords:
        of: the name of the module with its functions of the standard.

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
        vars(self).update(given)  # these are found without __getattr__

    def __getattr__(self, name: str) -> Any:
        return getattr(vars(self)["_standard"], name)

    def compiles(self, array: Array) -> bool:
        """Whether functions of such an array are compiled if that pays."""
        return False

    def compiled(self, kernel: Callable[..., Array], *arrays: Array) -> Callable[..., Array] | None:
        """Compile a kernel of several calls to one function, with a leading argument for further values that the kernel
        reads.

        Returns None for a kernel of a single call, and for one that cannot be compiled.
        """
        return None

    def shared(self, arrays: Sequence[Array]) -> Sequence[np.ndarray[Any, Any]] | None:
        """Return NumPy arrays in the memory of arrays, for a program that computes the same of them; None if there are
        none."""
        return None

    def of_shared(self, array: np.ndarray[Any, Any]) -> Array:
        """Return the library's array in the memory of an array of NumPy."""
        raise TypeError(f"{self.__name__} shares no memory with NumPy")

    @abstractmethod
    def beside(self, array: Array, like: Array) -> Array:
        """Convert a NumPy array that meets one of the library to an array that its functions accept."""

    stop_gradient: Callable[[Array], Array]
    """The array, as a constant for the library's own derivatives."""

    @abstractmethod
    def with_derivative(self, rules: Derivatives, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """The results of a function, whose derivatives the library takes from ``rules``."""

    def flow(self, arrays: Sequence[Array], /) -> Flow | None:
        """The control flow for bodies on such arrays; None if Python's own follows their values."""
        return None

    relu: Callable[[Array], Array]
    """``max(x, 0)``."""

    gelu: Callable[[Array], Array]
    """The approximation by ``tanh``."""

    silu: Callable[[Array], Array]
    """``x / (1 + e⁻ˣ)``."""

    softplus: Callable[[Array], Array]
    """``ln(1 + eˣ)``."""

    elu: Callable[[Array, float], Array]
    """``x`` where it is positive, else ``α (eˣ - 1)``."""

    leaky_relu: Callable[[Array, float], Array]
    """``x`` where it is positive, else ``slope · x``."""

    clip: Callable[[Array, float | None, float | None], Array]
    """The elements, limited to a range."""

    special: Mapping[str, Callable[[Array], Array]]
    """The special functions that the library has, by their names in :mod:`typedtensor.backends.special`."""

    normalize: Callable[[Array, int, float], Array]
    """``(x - mean x) / √(variance + ε)`` along an axis."""

    rms_normalize: Callable[[Array, int, float], Array]
    """``x / √(mean x² + ε)`` along an axis."""

    @abstractmethod
    def correlate(self, x: Array, k: Array, geometry: Geometry) -> Array:
        """A convolution of arrays that are not empty; see :func:`typedtensor.backends.convolution.correlate`."""

    softmax: Callable[[Array, int], Array]
    """``eˣ / Σ eˣ`` along an axis."""

    log_softmax: Callable[[Array, int], Array]
    """``x - ln Σ eˣ`` along an axis."""

    log_sum_exp: Callable[[Array, int], Array]
    """``ln Σ eˣ`` along an axis that is not empty."""

    cross_entropy: Callable[[Array, Array, int], Array]
    """``-ln softmax(x)`` at an index along an axis that is not empty; the result lacks the axis."""

    descending: Callable[[Array, int], tuple[Array, Array]]
    """The elements along an axis in descending order, and their indices; equal elements keep their order."""

    def length(self, x: Array, axes: tuple[int, ...]) -> Array | None:
        """``√(Σ x²)`` along axes, which overflows only if the result does; None if the library needs several calls."""
        return None

    def unit(self, x: Array, axis: int, epsilon: float) -> Array | None:
        """``x / max(√(Σ x²), ε)`` along an axis, with :meth:`length`; None if the library needs several calls."""
        return None

    def cosine_similarity(self, x1: Array, x2: Array, axis: int, epsilon: float) -> Array | None:
        """The sums of the products of two :meth:`unit` along an axis; None if the library needs several calls."""
        return None

    @abstractmethod
    def add_along(self, size: int, index: Array, x: Array, axis: int) -> Array:
        """Segment sums along an axis: the sums of the elements with equal index, for ``size`` indices."""

    def huber(self, x1: Array, x2: Array, delta: float) -> Array:
        """``½ e²`` for errors up to ``delta``, and ``delta (|e| - ½ delta)`` beyond. One operand may be a Python
        number."""
        size = abs(x1 - x2)
        square = self.clip(size, None, delta)
        return square * (size - square * 0.5)

    @abstractmethod
    def variance(self, x: Array, axes: tuple[int, ...], correction: float, root: bool) -> Array:
        """``Σ (x - mean x)² / (n - correction)`` over the n elements along axes, at least one; or its root."""

    einsum: Callable[..., Array]
    """The product of arrays with a letter for each axis, summed over the letters that are absent after the
    arrow."""

    @abstractmethod
    def pad(self, x: Array, axis: int, before: int, after: int, value: float) -> Array:
        """Padding with one value before and after the elements along an axis."""

    rows: Callable[[Array, Array], Array]
    """The rows of a matrix at indices of any rank."""
