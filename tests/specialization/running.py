"""Programs run by plans, and by sequential computation of each value in a separate array."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from typedtensor.ir import (
    Argument,
    Array,
    Elementwise,
    Program,
    Value,
    make,
    new_input,
)
from typedtensor.targets.numpy.emission.steps import execute
from typedtensor.targets.numpy.native.sequence import joined
from typedtensor.targets.numpy.plan import Plan, runs_foreign_code


def first_arguments(patch: pytest.MonkeyPatch, of: object, name: str) -> list[object]:
    """Record the first arguments of all later calls of a method."""
    found: list[object] = []
    method = getattr(of, name)

    def noting(*arguments: Any, **options: Any) -> Any:
        found.append(arguments[0])
        return method(*arguments, **options)

    patch.setattr(of, name, noting)
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
    """Return copies of the outputs of a program by a plan, whose calls machine code makes as Python does."""
    plan = Plan(program)
    for place, array in zip(plan.inputs, arrays, strict=True):
        np.copyto(place, array)
    with np.errstate(all="ignore"):
        plan.run()
    result = [output.copy() for output in plan.outputs]
    if not runs_foreign_code(program):
        check_joined(plan, arrays)
    return result


def check_joined(plan: Plan, arrays: Sequence[Any]) -> None:
    """Compare the outputs of a plan that has run with those of its calls made by machine code."""
    expected = [output.copy() for output in plan.outputs]
    for place, array in zip(plan.inputs, arrays, strict=True):
        np.copyto(place, array)
    with np.errstate(all="ignore"):
        execute(joined(plan.calls, 1))
    for found, wanted in zip(plan.outputs, expected, strict=True):
        tolerance = 0 if found.dtype.kind != "f" else 16 * float(np.finfo(found.dtype).eps)  # of sums in another order
        np.testing.assert_allclose(found, wanted, rtol=tolerance, atol=tolerance)


def in_threads(work: Callable[[int], object], count: int) -> None:
    """Call a function with each number concurrently, on as many threads."""
    workers = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
