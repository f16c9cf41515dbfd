"""The end of a ``with`` statement, seen also where an interrupt keeps ``__exit__`` from being run.

A statement looks the method ``__exit__`` up before it begins, and holds it where no frame's variables and no traceback
do: it is gone when the block has been left, however that was. An interrupt may come before the call, or in its first
line, or, from Python 3.14 on, between ``__enter__`` and the block; the method is gone then, too.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from types import MethodType
from typing import Any, TypeVar, cast

Statement = weakref.ref[MethodType]
"""A statement, for as long as it lasts."""

Function = TypeVar("Function", bound=Callable[..., Any])


class _Exit:
    """A descriptor that returns a method of its own for each statement; the object refers to it weakly."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function, self.__doc__ = function, function.__doc__

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        if instance is None:
            return self._function
        method = MethodType(self._function, instance)
        instance.statement = weakref.ref(method)
        return method


def exit_method(function: Function) -> Function:
    """An ``__exit__`` that is another method in each statement; ``statement`` refers to the last one weakly.

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
    """Do something when a statement has ended, for as long as what this gives is held.

    Args:
        statement: it; none for what is entered by hand, or by an ``ExitStack``.
        do: is called at once, in the thread of the statement, with an argument that says nothing.
    """
    try:
        return None if statement is None else weakref.ref(statement(), do)  # type: ignore[arg-type]  # see below
    except TypeError:  # there is none to None: somebody has only looked at the method
        return None
