"""Names of functions in messages, and what arguments they take."""

from __future__ import annotations

import functools
from inspect import signature
from pathlib import Path
from typing import Any


def name_of(function: Any) -> str:
    """The name of a function and the place of its definition; a module as it prints.

    >>> name_of(len)
    'len'
    """
    while isinstance(function, functools.partial):
        function = function.func
    function = getattr(function, "__wrapped__", function)
    code = getattr(function, "__code__", None)
    name = getattr(function, "__qualname__", None)
    if name is None:
        return repr(function)
    name = name.rpartition("<locals>.")[2]
    return name if code is None else f"{name} ({Path(code.co_filename).name}:{code.co_firstlineno})"


def takes(function: Any, *arguments: Any) -> bool:
    """Whether a function can be called with some arguments, as far as is known."""
    try:
        signature(function).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # a function without a signature
        return True
    return True
