"""Results that are valid until the next run."""

from __future__ import annotations

from typedtensor.base.exclusive import Exclusive, Use
from typedtensor.ir import Array


class Lent:
    """A result that the next run writes over. What is wanted for longer is copied, at the latest then.

    Args:
        array: the array.
        finite: whether its elements are known to be finite.

    Attributes:
        array: the array, or the copy of it; it is not to be changed.
    """

    __slots__ = ("__weakref__", "_copied", "_use", "array", "finite")

    def __init__(self, array: Array, finite: bool = False) -> None:
        self.array, self.finite = array, finite
        self._copied, self._use = False, Exclusive()

    def copy(self) -> Array:
        """The array as it is now, for good."""
        with self._use.turn():
            return self._copy()

    def borrowed(self) -> Use:
        """For a ``with`` block, in which ``array`` stays as it is."""
        return self._use.turn()

    def give_back(self) -> bool:
        """Copy the array, so that it can be written over; returns whether it can, as nobody borrows it."""
        with self._use.attempt() as mine:
            if mine:
                self._copy()
            return mine

    def _copy(self) -> Array:
        if not self._copied:
            self.array, self._copied = self.array.copy(), True
        return self.array
