"""Tracebacks that end in the user's code: the frames of the library that lead to an error are left out of them.

Functions that users call catch the library's own errors, shorten their tracebacks and raise them again. Of what was
called below them, the user's own functions remain: the body of a loop, a callback. The environment variable
``TYPEDTENSOR_TRACEBACKS=full`` keeps everything, for work on the library itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar, cast

from typedtensor.errors import TypedTensorError

F = TypeVar("F", bound=Callable[..., Any])

_LIBRARY = os.path.dirname(os.path.dirname(__file__)) + os.sep

FULL = os.environ.get("TYPEDTENSOR_TRACEBACKS") == "full"
"""Whether tracebacks keep the frames of the library."""


def shorten(error: TypedTensorError) -> None:
    """Remove from an error's traceback the frames of the library below the one that catches it."""
    last = None if FULL else error.__traceback__
    if last is None:
        return
    below = last.tb_next
    while below is not None:
        if not below.tb_frame.f_code.co_filename.startswith(_LIBRARY):
            last.tb_next = below
            last = below
        below = below.tb_next
    last.tb_next = None


def shortened(function: F) -> F:
    """Return a function whose errors have no frames of the library below it; a user's function as it is."""
    if not isinstance(function, FunctionType) or not function.__code__.co_filename.startswith(_LIBRARY):
        return function

    @wraps(function)
    def apply(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except TypedTensorError as error:
            shorten(error)
            raise

    return cast(F, apply)
