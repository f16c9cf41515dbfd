"""Programs of several processes, under ``jax.distributed``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.errors import LostProcessError


def are_several() -> bool:
    """Whether several processes run the same program."""
    jax: Any = sys.modules.get("jax")
    return jax is not None and jax.distributed.is_initialized() and jax.process_count() > 1


@contextmanager
def together() -> Iterator[None]:
    """Return a context manager that explains the failure of a program of several processes."""
    if not are_several():
        yield
        return
    jax: Any = import_module("jax")
    try:
        yield
    except jax.errors.JaxRuntimeError as error:
        raise LostProcessError(
            f"process {jax.process_index()} of {jax.process_count()} cannot continue, because another process "
            "ended or cannot be reached: see the messages of that process, then restart all processes from the "
            f"last checkpoint ({error})"
        ) from error


def by_one(act: Callable[[], None]) -> None:
    """Call a function in process 0 alone; all processes continue once it has returned, and fail if it fails.

    Raises:
        LostProcessError: the function failed in process 0, or that process has ended.
    """
    if not are_several():
        act()
        return
    jax: Any = import_module("jax")
    failure: BaseException | None = None
    if jax.process_index() == 0:
        try:
            act()
        except BaseException as error:  # the other processes wait
            failure = error
    with together():
        utilities: Any = import_module("jax.experimental.multihost_utils")
        done = utilities.broadcast_one_to_all(np.asarray(failure is None))
    if failure is not None:
        raise failure
    if not done:
        raise LostProcessError(f"process {jax.process_index()} waits for process 0, which has failed: see its messages")
