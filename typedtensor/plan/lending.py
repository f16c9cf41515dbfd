"""Arrays of a plan that others look at until it runs again."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from typedtensor.plan.values import Array


class Lent:
    """An array that a plan writes over when it runs again. What is wanted for longer is copied, at the latest then.

    Args:
        array: the array.
        finite: whether its elements are known to be finite.
    """

    __slots__ = ("__weakref__", "_array", "_copied", "_lock", "finite")

    def __init__(self, array: Array, finite: bool = False) -> None:
        self.finite = finite
        self._array, self._copied, self._lock = array, False, threading.Lock()

    def copy(self) -> Array:
        """The array as it is now, for good."""
        with self._lock:
            return self._copy()

    @contextmanager
    def borrowed(self) -> Iterator[Array]:
        """The array as it is now, within a ``with`` block; it is not to be changed."""
        with self._lock:
            yield self._array

    def give_back(self) -> bool:
        """Copy the array, so that the plan can write over it; gives whether it can, as nobody borrows it."""
        if not self._lock.acquire(blocking=False):
            return False
        try:
            self._copy()
            return True
        finally:
            self._lock.release()

    def _copy(self) -> Array:
        if not self._copied:
            self._array, self._copied = self._array.copy(), True
        return self._array
