"""Failures of plans: which ones are deterministic, and which ones came from outside, such as from a signal handler."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from typedtensor.errors import LostProcessError

Result = TypeVar("Result")


def own_failure(do: Callable[[], Result], expected: type[Exception] | tuple[()] = ()) -> Result | Exception:
    """Return the result of a function, or the exception if a second call raises it again.

    A signal handler (of a time limit, say) can raise any exception anywhere. Such an exception does not recur in a
    second call, and is raised.

    Args:
        do: the function; it is called again if it fails.
        expected: exceptions that are raised at once.

    Raises:
        MemoryError: in any case, since the function is not to blame.
        LostProcessError: in any case, since another process is to blame.

    >>> own_failure(lambda: 1 + 1)
    2
    >>> own_failure(lambda: 1 // 0)
    ZeroDivisionError('integer division or modulo by zero')
    """
    try:
        return do()
    except (MemoryError, LostProcessError):
        raise
    except expected:
        raise
    except Exception as error:
        if comes_again(error, do):
            return error
        raise


def comes_again(error: Exception, do: Callable[[], object]) -> bool:
    """Whether a second call of a function raises the same type of exception."""
    try:
        do()
    except Exception as again:
        return type(again) is type(error)
    return False
