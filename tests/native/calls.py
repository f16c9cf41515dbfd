"""Calls of plans, made by NumPy and by machine code on copies of the same memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.machine import Machine, machine
from typedtensor.targets.numpy.native.sequence import joined

Array = np.ndarray[Any, Any]

Call = Callable[..., BoundCall]
"""Makes a call, given its arrays."""


def compiler() -> Machine:
    """Return the machine; without LLVM the test is skipped."""
    found = machine()
    if found is None:
        pytest.skip("llvmlite is not installed")
    return found


def is_native(calls: list[BoundCall]) -> bool:
    """Whether machine code makes all calls."""
    return all(type(function).__name__ == "Run" for function, _ in calls)


class Memory:
    """Bytes in which arrays lie, with other bytes around them."""

    def __init__(self, seed: int, size: int = 1 << 14) -> None:
        self.bytes = np.random.default_rng(seed).integers(0, 256, size, np.uint8)
        self._used = 64

    def take(self, values: Array, order: tuple[int, ...] | None = None, steps: tuple[int, ...] | None = None) -> Array:
        """Return an array with these values: its axes in an order of memory, each with a step between elements."""
        order = order or tuple(range(values.ndim))
        steps = steps or (1,) * values.ndim
        shape = [values.shape[n] * abs(steps[n]) for n in order]
        count = int(np.prod(shape, dtype=int)) * values.itemsize
        place = self.bytes[self._used : self._used + count].view(values.dtype).reshape(shape)
        self._used += (count + 127) // 64 * 64
        place = place.transpose([order.index(n) for n in range(values.ndim)])
        key: Any = (*(slice(None, None, steps[n]) for n in range(values.ndim)), ...)
        result: Array = place[key]
        result[...] = values
        return result


def check(call: BoundCall, out: Array, around: Array | None = None, *, tolerance: float = 0) -> bool:
    """Compare what NumPy and machine code leave in memory; return whether machine code made the call.

    Args:
        call: the call.
        out: the array that it writes.
        around: the memory of all its arrays, of which it may change nothing else.
        tolerance: the relative difference that is accepted.
    """
    compiler()
    memory = out if around is None else around
    before = memory.copy()
    calls = joined([call], 1)
    assert memory.tobytes() == before.tobytes()  # joining computes nothing
    left = []
    for code in ([call], calls):
        memory[...] = before
        with np.errstate(all="ignore"):
            execute(code)
        left.append(out.copy())
        out[...] = 0
        left.append(memory.copy())
    wanted, beside, found, other = left
    np.testing.assert_allclose(found, wanted, rtol=tolerance, atol=tolerance)
    assert other.tobytes() == beside.tobytes()
    return is_native(calls)
