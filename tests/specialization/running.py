"""Programs for tests of passes, and threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor.ir import Argument, Array, Elementwise, Program, Value, make, new_input
from typedtensor.runtime.cache import Query
from typedtensor.targets.numpy.target import NumPyTarget


def first_arguments(patch: pytest.MonkeyPatch, of: object, name: str) -> list[object]:
    """Record the first arguments of all later calls of a method."""
    found: list[object] = []
    method = getattr(of, name)

    def noting(*arguments: Any, **options: Any) -> Any:
        found.append(arguments[0])
        return method(*arguments, **options)

    patch.setattr(of, name, noting)
    return found


def plans_made(patch: pytest.MonkeyPatch) -> list[Query]:
    """Record the requests that programs are traced for, other than those that follow from a template."""
    found: list[Query] = []
    trace = Query.trace

    def noting(self: Query, *arguments: Any) -> Any:
        made = trace(self, *arguments)

        def tracing(arrays: Any) -> Any:
            if not any(x is self for x in found[-1:]):
                found.append(self)
            return made(arrays)

        return tracing

    patch.setattr(Query, "trace", noting)
    return found


COLUMNS = (None, None, None)
"""All positions along an axis, in a key."""


def real(name: str, *shape: int) -> Value:
    """Return an input in double precision."""
    return new_input(name, shape, np.dtype(float))


def elementwise(name: str, *operands: Argument) -> Value:
    """Return a universal function by its name."""
    return make(Elementwise(name), *operands)


def run(program: Program, *arrays: Any) -> list[Array]:
    """Return the outputs of a program as it is written, by NumPy."""
    target = NumPyTarget()
    return [*target.compile(target.legalize(program)).run(arrays)]


def in_threads(work: Callable[[int], object], count: int) -> None:
    """Call a function with each number concurrently, on as many threads."""
    workers = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
