"""Arrays of every layout in one memory, and calls of both kinds on it."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
from hypothesis import strategies as st

from typedtensor.targets.numpy.emission.steps import BoundCall
from typedtensor.targets.numpy.native.entries import entries_of
from typedtensor.targets.numpy.native.machine import machine
from typedtensor.targets.numpy.native.run import Run

DTYPES = [np.dtype(x) for x in ["?", "b", "h", "i", "q", "B", "H", "I", "Q", "e", "f", "d"]]

SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -2.5, np.inf, -np.inf, np.nan, 1e-40, 100.0]


class Memory:
    """Bytes from which arrays are taken one after the other, with unused bytes around each of them."""

    def __init__(self) -> None:
        self.bytes = np.full(1 << 16, 0xA5, np.uint8)
        self._used = 64

    def take(
        self,
        shape: Sequence[int],
        dtype: Any,
        values: Any,
        layout: str = "C",
        order_of_axes: Sequence[int] | None = None,
    ) -> Any:
        """Return an array with these values.

        Args:
            shape: its shape.
            dtype: its dtype.
            values: a generator of random numbers.
            layout: `C`, `apart` (elements with gaps), `reversed`, `unaligned` or `swapped`.
            order_of_axes: the order of its axes in memory.
        """
        dtype = np.dtype(dtype)
        order = [*range(len(shape))] if order_of_axes is None else [*order_of_axes]
        gap = 2 if layout == "apart" else 1
        size = int(np.prod(shape)) * dtype.itemsize * gap
        start = self._used + (1 if layout == "unaligned" else 0)
        self._used = -(-(start + size) // 64) * 64 + 64
        assert self._used < len(self.bytes)
        flat = self.bytes[start : start + size].view(dtype)[::gap]
        result = flat.reshape([shape[n] for n in order]).transpose(np.argsort(order))
        if layout == "reversed":
            result = result[(*(slice(None, None, -1),) * result.ndim, ...)]
        if layout == "swapped":
            result = result.view(dtype.newbyteorder())
        with np.errstate(all="ignore"):
            numbers = values.choice(SPECIAL, shape) if dtype.kind == "f" else values.integers(0, 9, shape)
            result[...] = numbers if dtype.kind != "b" else numbers > 4
        return result

    def same(self, call: BoundCall) -> bool:
        """Assert that machine code leaves the memory as Python's call does; return whether there is such code."""
        before = self.bytes.copy()
        by = machine()
        assert by is not None
        function, arguments = call
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = entries_of(call, by)
            assert np.array_equal(self.bytes, before), "finding entries changes nothing"
            try:
                function(*arguments)
            except (IndexError, TypeError, ValueError, OverflowError) as error:
                expected: Exception | None = error
            else:
                expected = None
            wanted = self.bytes.copy()
            self.bytes[:] = before
            if found is None:
                return False
            raised: Exception | None = None
            try:
                Run([(call, found)], by)()
            except (IndexError, TypeError, ValueError, OverflowError) as error:
                raised = error
        assert (type(raised), str(raised)) == (type(expected), str(expected))
        if expected is not None:
            return True
        differs = np.flatnonzero(self.bytes != wanted)
        assert not len(differs), (differs[:8], self.bytes[differs[:8]], wanted[differs[:8]])
        return True


def shapes(most: int = 4, side: int = 4) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, side), max_size=most).map(tuple)


layouts = st.sampled_from(["C", "C", "C", "apart", "reversed", "unaligned", "swapped"])
dtypes = st.sampled_from(DTYPES)
generators = st.integers(0, 10_000).map(np.random.default_rng)
