"""Result buffers that are valid until the plan's next run."""

from __future__ import annotations

from typedtensor.base.exclusive import Exclusive, LockStatement
from typedtensor.ir import Array


class Lent:
    """A result buffer that the next run overwrites; a result that is still referenced then is copied first.

    Args:
        array: the array.
        finite: whether its elements are known to be finite.

    Attributes:
        array: the array or its copy; read-only by convention.
    """

    __slots__ = ("__weakref__", "_copied", "_use", "array", "finite")

    def __init__(self, array: Array, finite: bool = False) -> None:
        self.array, self.finite = array, finite
        self._copied, self._use = False, Exclusive()

    def copy(self) -> Array:
        """Return a copy that outlives the next run."""
        with self._use.turn():
            return self._copy()

    def borrowed(self) -> LockStatement:
        """Return a context manager; within its block ``array`` does not change."""
        return self._use.turn()

    def give_back(self) -> bool:
        """Copy the array so that its buffer may be overwritten; return False if another thread borrows it."""
        with self._use.attempt() as mine:
            if mine:
                self._copy()
            return mine

    def _copy(self) -> Array:
        if not self._copied:
            self.array, self._copied = self.array.copy(), True
        return self.array
