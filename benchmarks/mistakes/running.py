"""Run the wrong files, to find out which of them this library rejects at run time."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from typedtensor import TypedTensorError


@contextmanager
def loaded(name: str, text: str) -> Iterator[Any]:
    """Return a module made of a text; it is registered under its name meanwhile, since dataclasses look it up."""
    module = types.ModuleType(name)
    sys.modules[name] = module
    try:
        exec(compile(text, f"{name}.py", "exec"), vars(module))
        yield module
    finally:
        del sys.modules[name]


def run_time_error(name: str, text: str) -> str | None:
    """Return the message with which the run time rejects a model while it is built or run; None if it does not."""
    try:
        with loaded(name, text) as module:
            trial: Callable[[], float] = module.run
            trial()
    except TypedTensorError as error:
        return str(error)
    return None
