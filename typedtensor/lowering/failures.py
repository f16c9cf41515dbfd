"""Failures of plans: those that are their own, and those that have come from outside while they ran."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from typedtensor.errors import LostProcessError

Result = TypeVar("Result")


def own_failure(do: Callable[[], Result], expected: type[Exception] | tuple[()] = ()) -> Result | Exception:
    """What something gives, or the exception that it fails with each time, which it is to blame for.

    A signal handler (of a time limit, say) can raise anything anywhere. What comes from outside does not come again
    when the same is done once more, and is raised.

    Args:
        do: what is done, and once more if it fails.
        expected: failures that are raised at once.

    Raises:
        MemoryError: is nobody's fault.
        LostProcessError: is that of another process.

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
    """Whether something fails as before when it is done once more."""
    try:
        do()
    except Exception as again:
        return type(again) is type(error)
    return False
