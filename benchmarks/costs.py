"""Measure the machine's costs behind the constants of ``typedtensor/targets/numpy/cost_model.py``.

    python benchmarks/costs.py

For each constant the program prints its value, what it measures, and the measurements. If a constant is the limit of a
size, the measurements include sizes below it and above, so that you see whether the limit is right for your machine.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from typedtensor.backends.memory import Memory, memory_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import bind, elementwise, execute
from typedtensor.targets.numpy.tiling import tiled


def least(work: Callable[[], object], seconds: float = 0.2) -> float:
    """Return the least time of some calls, in microseconds."""
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def tiles() -> Iterator[tuple[str, float]]:
    """Microseconds for a chain of three elementwise functions on 8 MiB, in tiles of each size."""
    x, y, z = np.ones((3, 2048, 1024), np.float32)
    code = [elementwise(np.multiply, y, x, x), elementwise(np.add, z, y, x), elementwise(np.subtract, z, z, y)]
    for size in (1 << 16, cost_model.TILE_BYTES >> 2, cost_model.TILE_BYTES, cost_model.TILE_BYTES << 2, 1 << 26):
        calls = bind(tiled(code, cache=size))
        yield f"{size >> 10} KiB", least(partial(execute, calls), 2.0)


def multiplications() -> Iterator[tuple[str, float]]:
    """The number of bytes written in the time of one multiplication of a matrix product."""
    x, out = np.ones((2, 512, 512), np.float32)
    product, written = least(lambda: x.dot(x, out)), least(lambda: np.add(x, x, out))
    yield "bytes", out.nbytes / written * product / 512**3


def sums() -> Iterator[tuple[str, float]]:
    """The time of ``numpy.add.reduce`` of 1,024 rows, divided by that of a product with ones."""
    for count in (cost_model.SUM_LEAST // 2, cost_model.SUM_LEAST, 64, 1024):
        x, ones, out = np.ones((1024, count), np.float32), np.ones(count, np.float32), np.empty(1024, np.float32)
        slow, fast = least(partial(np.add.reduce, x, 1, out=out)), least(partial(x.dot, ones, out))
        yield f"{count} elements", slow / fast


def binding() -> Iterator[tuple[str, float]]:
    """Microseconds to copy an input, and to find out the address of its memory."""
    for size in (cost_model.BOUND_BYTES >> 2, cost_model.BOUND_BYTES, cost_model.BOUND_BYTES << 2):
        array, place = Memory(size, np.dtype(np.uint8)).lend(), np.empty(size, np.uint8)
        yield f"copy {size >> 10} KiB", least(partial(np.copyto, place, array))
    array = Memory(100, np.dtype(np.uint8)).lend()
    yield "find", least(lambda: (memory_of(array), array.__array_interface__["data"][0]))


def threads() -> Iterator[tuple[str, float]]:
    """Microseconds until a sleeping thread answers, and to write ``THREAD_BYTES``."""
    ask, answer = threading.Semaphore(0), threading.Semaphore(0)

    def answering() -> None:
        while True:
            ask.acquire()
            answer.release()

    threading.Thread(target=answering, daemon=True).start()

    def asked() -> None:
        ask.release()
        answer.acquire()

    yield "wake up", least(asked)
    x, out = np.ones((2, cost_model.THREAD_BYTES // 4), np.float32)
    yield "write", least(lambda: np.add(x, x, out))


MEASURED = {
    "TILE_BYTES": tiles,
    "MULTIPLICATION_BYTES": multiplications,
    "SUM_LEAST": sums,
    "BOUND_BYTES": binding,
    "THREAD_BYTES": threads,
}

if __name__ == "__main__":
    for name, measure in MEASURED.items():
        print(f"{name} = {getattr(cost_model, name)}: {measure.__doc__}")
        for what, found in measure():
            print(f"    {what:16s} {found:10.2f}")
