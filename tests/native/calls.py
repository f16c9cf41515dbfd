"""Calls of plans, made by NumPy and by machine code on copies of the same memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.machine import Machine, machine
from typedtensor.targets.numpy.native.sequence import joined

Array = np.ndarray[Any, Any]


def compiler() -> Machine:
    """Return the machine."""
    found = machine()
    assert found is not None, "the extra native is part of what the tests need"
    return found


def is_native(calls: list[BoundCall]) -> bool:
    """Whether machine code makes all calls."""
    return all(type(function).__name__ == "Run" for function, _ in calls)


def check(call: BoundCall, out: Array) -> bool:
    """Compare what NumPy and machine code leave in the memory of a call; return whether machine code made it."""
    compiler()
    before, calls = out.copy(), joined([call], 1)
    assert out.tobytes() == before.tobytes()  # joining computes nothing
    left = []
    for code in ([call], calls):
        out[...] = before
        with np.errstate(all="ignore"):
            execute(code)
        left.append(out.copy())
    np.testing.assert_array_equal(left[0], left[1])
    return is_native(calls)
