"""Detection of the end of a ``with`` statement, even where an interrupt prevents the call of ``__exit__``.

The statement looks the method ``__exit__`` up before it begins. The interpreter's stack is the only owner of that
method: no variable and no traceback refers to it. It is freed whenever the block is left. An interrupt may come before
the call of ``__exit__``, in its first line, or, from Python 3.14 on, between ``__enter__`` and the block; the method is
freed in all these cases.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from types import MethodType
from typing import Any, TypeVar, cast

Statement = weakref.ref[MethodType]
"""A weak reference that is alive as long as a statement runs."""

Function = TypeVar("Function", bound=Callable[..., Any])


class _Exit:
    """A descriptor that returns a new method for each statement, to which the object keeps a weak reference."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function, self.__doc__ = function, function.__doc__

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        if instance is None:
            return self._function
        method = MethodType(self._function, instance)
        instance.statement = weakref.ref(method)
        return method


def exit_method(function: Function) -> Function:
    """Make ``__exit__`` a new method for each statement. ``statement`` is a weak reference to the last one.

    >>> class Door:
    ...     def __enter__(self): return self.statement
    ...     @exit_method
    ...     def __exit__(self, *_): print("closed")
    >>> with Door() as statement:
    ...     assert statement() is not None
    closed
    >>> statement() is None
    True
    """
    return cast(Function, _Exit(function))


def at_end(statement: Statement | None, do: Callable[[object], None]) -> Statement | None:
    """Register a callback for the end of a statement. It stays registered as long as the returned reference is alive.

    Args:
        statement: the statement; None for ``__enter__`` called by hand or by an ``ExitStack``.
        do: the callback. It runs at once, in the thread of the statement; its argument is meaningless.
    """
    try:
        return None if statement is None else weakref.ref(statement(), do)  # type: ignore[arg-type]  # see below
    except TypeError:  # no weak reference to None: the method was looked up outside of a statement
        return None
