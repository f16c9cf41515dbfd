"""Threads that await each other by spinning, without sleeping and without the interpreter lock."""

from __future__ import annotations

import ctypes
import functools


class Signal:
    """A flag that a thread sets and another one awaits by spinning, where :func:`can_spin`; elsewhere it does not wait.

    A wait has no limit, so that somebody has to send the signal in any case, and waiters look again what there is.

    >>> signal = Signal()
    >>> signal.send()
    >>> signal.wait()
    """

    __slots__ = ("_library", "_lock")

    def __init__(self) -> None:
        self._library, self._lock = _spin_locks(), ctypes.pointer(ctypes.c_int())
        if self._library is not None:
            self._library.pthread_spin_init(self._lock, 0)
            self._library.pthread_spin_lock(self._lock)

    def send(self) -> None:
        """Set the flag."""
        if self._library is not None:
            self._library.pthread_spin_unlock(self._lock)

    def wait(self) -> None:
        """Spin until the flag is set, without the interpreter lock, and clear it."""
        if self._library is not None:
            self._library.pthread_spin_lock(self._lock)


def can_spin() -> bool:
    """Whether the C library has locks that spin, as on Linux."""
    return _spin_locks() is not None


@functools.cache
def _spin_locks() -> ctypes.CDLL | None:
    try:
        found = ctypes.CDLL(None)
        return found if hasattr(found, "pthread_spin_lock") else None
    except (OSError, TypeError):  # Windows has no library of this process
        return None
